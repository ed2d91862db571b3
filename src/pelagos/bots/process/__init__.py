"""Bots that run in a process of their own, and the protocol they speak."""
