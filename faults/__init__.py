"""Experiments that try to break a real server: see README.md."""
