"""Many matches of bots: who sits where, playing them on many cores or machines, and what came of it."""

from __future__ import annotations

from pelagos.arena.plan import Settings, Task, plan
from pelagos.arena.result import Result

__all__ = ["Result", "Settings", "Task", "plan"]
