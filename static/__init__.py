"""The server's half of what board and phones share: link, guard and front-end files."""
