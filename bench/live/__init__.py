"""What bench/server.py is made of: raw sockets in one loop, tables that play, the two servers."""
