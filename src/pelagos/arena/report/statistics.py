"""Numbers of many games: spreads, and shares with their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean, median, stdev
from typing import Any

SURE = 1.959964  # standard deviations of a 95 % interval
FEW = 3  # groups from which on their spread says something


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


def grouped(shares: Sequence[float]) -> tuple[float, float]:
    """The interval of a mean over groups, from the spread between the groups: games of one deal have luck in common, so
    they do not count as so many games. Groups that all came out alike have no spread; they count as one game each."""
    groups = len(shares)
    middle, between = mean(shares), stdev(shares) if groups > 1 else 0.0
    if groups < FEW or between == 0:
        return wilson(middle * groups, groups)
    reach = student(groups - 1) * between / sqrt(groups)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def student(freedom: int) -> float:
    """What SURE becomes when the spread itself is estimated: Student's t, by its series in 1 / freedom (Abramowitz and
    Stegun 26.7.5); from two degrees on it is right to a hundredth."""
    x = SURE
    series = (
        (x**3 + x) / 4,
        (5 * x**5 + 16 * x**3 + 3 * x) / 96,
        (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / 384,
        (79 * x**9 + 776 * x**7 + 1482 * x**5 - 1920 * x**3 - 945 * x) / 92160,
    )
    return float(x + sum(term / freedom ** (i + 1) for i, term in enumerate(series)))
