"""Servers for tests: real servers, players and proxies that connect to them, and the services that they need."""
