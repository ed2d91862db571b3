"""Read by a process that lies ready to be forked (`workers.py`): all that a process of the server would read at its
start, or soon after."""

import uvicorn.protocols.http.h11_impl  # noqa: F401  uvicorn reads it when it is asked to

import pelagos.server.supervisor
import pelagos.store.sqlite.sqlite_shared  # noqa: F401
from pelagos.games import NAMES
from pelagos.locale import bundle
from pelagos.server.table.table import game_of

for name in NAMES:
    game_of(name)
bundle("en")
