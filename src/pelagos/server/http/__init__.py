"""HTTP and websockets: routes, checks, static files."""
