"""Rows of the tables about many games."""

from __future__ import annotations

from typing import Any


def spread_line(name: str, found: dict[str, float]) -> str:
    return f"  {name:11}{found['mean']:>8,.1f}{found['median']:>10,.1f}{found['least']:>10,}{found['most']:>10,}"


def share_lines(title: str, found: dict[str, Any]) -> list[str]:
    wide = max(10, *map(len, found))
    lines = [title]
    for name, row in found.items():
        low, high = row["interval"]
        lines.append(f"  {name:{wide}}{row['count']:>9,}{row['share']:>9.1%}   ({low:.1%} to {high:.1%})")
    return [*lines, ""]
