"""One live table: its events, commands, deadlines and viewers."""
