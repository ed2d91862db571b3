"""Import everything that a worker process needs at its start or soon after.

The fork server imports this module (`supervisor.py`), so the workers that it forks start without importing anything.
"""

import uvicorn.protocols.http.h11_impl  # noqa: F401  uvicorn itself imports it only on demand

import pelagos.server.supervisor
import pelagos.store.sqlite.shared.shared_store  # noqa: F401
from pelagos.games import NAMES
from pelagos.locale import bundle
from pelagos.server.table.table import game_of

for name in NAMES:
    game_of(name)
bundle("en")
