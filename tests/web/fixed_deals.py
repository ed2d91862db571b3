"""Serve with the same deals every time: `python -m tests.web.fixed_deals NUMBER serve ...`.

The words after the number are those of `pelagos`. With deals chosen by a good number, a test that waits until the cards
have allowed every kind of action need not wait long.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from itertools import count

from pelagos.server.table import table_events
from pelagos.terminal.cli import main

if __name__ == "__main__":
    tables = count()
    table_events.new_seed = lambda: sha256(f"{sys.argv[1]} {next(tables)}".encode()).digest()  # type: ignore[attr-defined]
    main(sys.argv[2:], prog_name="pelagos")
