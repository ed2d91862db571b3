"""The lines that an experiment prints: for each bar what was found, what is required, and `ok` or `short`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil


@dataclass
class Report:
    """The bars of an experiment."""

    lines: list[str] = field(default_factory=list)
    short: int = 0  # bars that are not met

    def add(self, name: str, figure: str, bar: str, ok: bool) -> None:
        self.lines.append(f"{name}: {figure}, {bar}, {'ok' if ok else 'short'}")
        self.short += not ok

    def expect_none(self, name: str, found: Sequence[object]) -> None:
        """Add a bar of 0 for things that must not happen. The line names the first three."""
        few = "".join(f" [{one}]" for one in found[:3])
        self.add(name, f"{len(found)}{few}", "bar 0", not found)

    def finish(self) -> int:
        """Print the lines and return the exit code: 1 if a bar is not met."""
        print("\n".join(self.lines), flush=True)
        return 1 if self.short else 0


def percentile(figures: Sequence[float], percent: float) -> float:
    """Return the smallest figure that this percentage of all figures does not exceed; NaN if there are none."""
    return sorted(figures)[max(0, ceil(len(figures) * percent / 100) - 1)] if figures else float("nan")


def spread(seconds: Sequence[float]) -> str:
    """Describe times by p50, p95 and the longest."""
    if not seconds:
        return "never"
    found = (percentile(seconds, 50), percentile(seconds, 95), max(seconds))
    return "p50 {:.2f} s, p95 {:.2f} s, longest {:.2f} s".format(*found)
