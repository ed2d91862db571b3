"""Make `python -m pelagos` run the `pelagos` command."""

from pelagos.terminal.cli import main

main(prog_name="pelagos")
