"""Many matches of bots: who sits where, playing them on many cores or machines, and what came of it."""

from __future__ import annotations

from pelagos.arena.plan import RunSettings, Task, plan
from pelagos.arena.result import Result

__all__ = ["Result", "RunSettings", "Task", "plan"]
