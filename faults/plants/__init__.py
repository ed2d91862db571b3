"""Mistakes planted into the server, which prove that the experiments can fail. The server knows nothing of them."""
