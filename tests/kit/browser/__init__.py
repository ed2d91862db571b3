"""Players who play in a real browser."""
