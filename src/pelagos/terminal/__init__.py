"""The command line, and the game in a terminal."""
