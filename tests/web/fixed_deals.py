"""Serves as `pelagos serve` does, but with the same deals every time: `dealt.py NUMBER serve …`.

A test that waits until the cards have allowed everything need not wait long then.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from itertools import count

from pelagos.server.cluster import table_registry
from pelagos.terminal.cli import main

if __name__ == "__main__":
    tables = count()
    table_registry.new_seed = lambda: sha256(f"{sys.argv[1]} {next(tables)}".encode()).digest()
    main(sys.argv[2:], prog_name="pelagos")
