"""What bench/server.py is made of: raw sockets, tables that play, the two servers."""
