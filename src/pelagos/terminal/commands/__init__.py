"""The work behind the subcommands of `pelagos`."""
