"""The parts of bench/server.py: raw sockets in one loop, tables that play, and the two servers."""
