"""`python -m pelagos` is `pelagos`."""

from pelagos.terminal.cli import main

main(prog_name="pelagos")
