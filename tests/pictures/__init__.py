"""The pictures of README and about page, taken from real matches on a real server."""
