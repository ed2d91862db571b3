"""The server's pool of bot processes."""
