"""Numbers of many games: spreads, and shares with their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean, median
from typing import Any

SURE = 1.959964  # standard deviations of a 95 % interval


def spread(numbers: Sequence[int]) -> dict[str, float]:
    return {"mean": round(mean(numbers), 2), "median": median(numbers), "least": min(numbers), "most": max(numbers)}


def share(count: float, total: float) -> dict[str, Any]:
    """A count, its share of the total, and the 95 % interval of that share. A win that is shared counts in part."""
    low, high = wilson(count, total)
    part = count / total if total else 0.0
    return {"count": plain(count), "share": round(part, 4), "interval": [round(low, 4), round(high, 4)]}


def plain(count: float) -> float:
    """Whole numbers look whole."""
    return int(count) if count == int(count) else round(count, 2)


def wilson(count: float, total: float) -> tuple[float, float]:
    """Wilson's interval: sound for small counts too, and never outside 0 to 1."""
    if total == 0:
        return 0.0, 1.0
    part, square = count / total, SURE * SURE / total
    middle = (part + square / 2) / (1 + square)
    reach = SURE * sqrt(part * (1 - part) / total + square / (4 * total)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


# ---- showing
def spread_line(name: str, found: dict[str, float]) -> str:
    return f"  {name:11}{found['mean']:>8,.1f}{found['median']:>10,.1f}{found['least']:>10,}{found['most']:>10,}"


def share_lines(title: str, found: dict[str, Any]) -> list[str]:
    wide = max(10, *map(len, found))
    lines = [title]
    for name, row in found.items():
        low, high = row["interval"]
        lines.append(f"  {name:{wide}}{row['count']:>9,}{row['share']:>9.1%}   ({low:.1%} to {high:.1%})")
    return [*lines, ""]
