"""Statistics over many games: spreads, and shares with confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean, median, stdev
from typing import Any

Z_95 = 1.959964  # half the width of a 95 % interval, in standard deviations
MIN_GROUPS = 3  # with fewer groups, their spread is no useful estimate


def spread(numbers: Sequence[int]) -> dict[str, float]:
    return {"mean": round(mean(numbers), 2), "median": median(numbers), "least": min(numbers), "most": max(numbers)}


def share(count: float, total: float) -> dict[str, Any]:
    """Return a count, its share of the total, and the 95 % interval of that share. A shared win counts in part."""
    low, high = wilson_interval(count, total)
    part = count / total if total else 0.0
    return {"count": whole_if_possible(count), "share": round(part, 4), "interval": [round(low, 4), round(high, 4)]}


def whole_if_possible(count: float) -> float:
    """Return whole numbers as int, others rounded to two digits."""
    return int(count) if count == int(count) else round(count, 2)


def wilson_interval(count: float, total: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval. It is sound for small counts too, and stays within 0 and 1."""
    if total == 0:
        return 0.0, 1.0
    part, square = count / total, Z_95 * Z_95 / total
    middle = (part + square / 2) / (1 + square)
    reach = Z_95 * sqrt(part * (1 - part) / total + square / (4 * total)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def group_interval(shares: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of a mean over groups, from the spread between the groups.

    Games of one deal share their luck, so they are not independent games. Groups with equal results have no spread;
    they count as one game each.
    """
    groups = len(shares)
    middle, between = mean(shares), stdev(shares) if groups > 1 else 0.0
    if groups < MIN_GROUPS or between == 0:
        return wilson_interval(middle * groups, groups)
    reach = student_t(groups - 1) * between / sqrt(groups)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def student_t(freedom: int) -> float:
    """Return Student's t, which replaces Z_95 when the spread is itself an estimate.

    Computed by its series in 1 / freedom (Abramowitz and Stegun 26.7.5), accurate to a hundredth from two degrees on.
    """
    x = Z_95
    series = (
        (x**3 + x) / 4,
        (5 * x**5 + 16 * x**3 + 3 * x) / 96,
        (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / 384,
        (79 * x**9 + 776 * x**7 + 1482 * x**5 - 1920 * x**3 - 945 * x) / 92160,
    )
    return float(x + sum(term / freedom ** (i + 1) for i, term in enumerate(series)))
