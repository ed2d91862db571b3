"""What an experiment found, beside what it must show: a table, then one line for each bar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil


@dataclass
class Bars:
    lines: list[str] = field(default_factory=list)
    short: int = 0

    def add(self, name: str, figure: str, bar: str, ok: bool) -> None:
        self.lines.append(f"{name}: {figure}, {bar}, {'ok' if ok else 'short'}")
        self.short += not ok

    def none(self, name: str, found: Sequence[object]) -> None:
        """Something of which there must be none; the first few are named."""
        few = "".join(f" [{one}]" for one in found[:3])
        self.add(name, f"{len(found)}{few}", "bar 0", not found)

    def tell(self) -> int:
        """Prints; returns the exit code."""
        print("\n".join(self.lines), flush=True)
        return 1 if self.short else 0


def percentile(figures: Sequence[float], share: int) -> float:
    """The smallest figure that so many percent do not exceed."""
    return sorted(figures)[max(0, ceil(len(figures) * share / 100) - 1)] if figures else float("nan")


def spread(figures: Sequence[float]) -> str:
    """Seconds, as p50, p95 and the longest."""
    if not figures:
        return "never"
    found = (percentile(figures, 50), percentile(figures, 95), max(figures))
    return "p50 {:.2f} s, p95 {:.2f} s, longest {:.2f} s".format(*found)
