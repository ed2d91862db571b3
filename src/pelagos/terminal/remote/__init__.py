"""Playing on a server from the terminal."""
