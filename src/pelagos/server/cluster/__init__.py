"""All live tables of the server, whichever process runs them."""
