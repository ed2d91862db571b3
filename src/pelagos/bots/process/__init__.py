"""Bots in processes of their own, and the protocol between the two."""
