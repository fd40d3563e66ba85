"""Everything about a table that is true without a web server."""
