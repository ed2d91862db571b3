"""Runs of many bot matches: planning them, playing them on many cores or machines, and reporting the results."""

from __future__ import annotations

from pelagos.arena.plan import RunSettings, Task, plan
from pelagos.arena.result import Result

__all__ = ["Result", "RunSettings", "Task", "plan"]
