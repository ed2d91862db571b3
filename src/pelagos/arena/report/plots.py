"""Plots as SVG for HTML pages of any colour scheme. They are drawn in the page's text colour, load nothing, and keep
their labels as text."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from html import escape
from io import StringIO
from typing import Any

from pelagos.arena.optional import import_optional
from pelagos.arena.report.statistics import Z_95

INK = "#010203"  # a placeholder, replaced by `currentColor` in the SVG
BLUE, AMBER = "#3a86c8", "#d98a1f"  # distinguishable with colour blindness, on light and on dark
WIDE = 7.2  # inches
STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "pelagos",  # the same numbers give the same file
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "grid.color": INK,
    "grid.alpha": 0.15,
    "legend.frameon": False,
}

Draw = Callable[[Any], None]  # on the axes of one plot


def render(name: str, title: str, high: float, draw: Draw) -> str:
    """Return one plot as an svg element. `title` describes it in words; `name` makes its ids unique in the page."""
    matplotlib = import_optional("matplotlib", "arena", "a plot")
    figure_class = import_optional("matplotlib.figure", "arena", "a plot").Figure
    with matplotlib.rc_context(STYLE):
        figure = figure_class(figsize=(WIDE, high), layout="constrained")
        axes = figure.add_subplot()
        axes.set_axisbelow(True)
        draw(axes)
        text = StringIO()
        metadata = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        figure.savefig(text, format="svg", transparent=True, metadata=metadata)
    return inline(text.getvalue(), name, title)


def inline(text: str, name: str, title: str) -> str:
    """Turn an SVG file into an element that can be used in a page with others."""
    text = text[text.index("<svg") :].strip()
    text = re.sub(r"<metadata>.*?</metadata>\s*", "", text, flags=re.DOTALL)
    text = re.sub(r"\b(id|xlink:href)=\"(#?)([^\"]+)\"", rf'\1="\2{name}-\3"', text)
    text = re.sub(r"url\(#([^)]+)\)", rf"url(#{name}-\1)", text).replace(INK, "currentColor")
    head, rest = text.split(">", 1)
    return f'{head} role="img" aria-labelledby="{name}-title">\n<title id="{name}-title">{escape(title)}</title>{rest}'


def standalone(svg: str) -> str:
    """Turn an element into an SVG file of its own, in a colour that is readable on light and on dark."""
    ink = "<style>svg{color:#333}@media(prefers-color-scheme:dark){svg{color:#ccc}}</style>"
    return svg.replace("</title>", f"</title>{ink}", 1) + "\n"


# ---- the plots
def shares(rows: Mapping[str, Mapping[str, Any]], name: str = "shares") -> str:
    """Plot win rates: for each row a dot with its interval, and a mark at the fair share."""

    def draw(axes: Any) -> None:
        for place, row in enumerate(rows.values()):
            low, high = row.get("interval_by_deal", row["interval"])
            fair, share = label(place, "fair share"), label(place, "share, 95 % interval")
            axes.plot([low, high], [place, place], color=BLUE, linewidth=3, alpha=0.45, solid_capstyle="round")
            axes.plot([row["fair"]], [place], "|", color=AMBER, markersize=18, markeredgewidth=2.5, label=fair)
            axes.plot([row["share"]], [place], "o", color=BLUE, markersize=8, label=share)
        axes.set_xlim(-0.02, 1.02)
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
        list_rows(axes, list(rows))

    said = "; ".join(f"{key} {row['share']:.1%}" for key, row in rows.items())
    return render(name, f"Share of wins with 95 % intervals: {said}", height(len(rows)), draw)


def rating_ranges(rows: Mapping[str, Mapping[str, float]], name: str = "ratings") -> str:
    def draw(axes: Any) -> None:
        for place, row in enumerate(rows.values()):
            axes.errorbar(row["mu"], place, xerr=Z_95 * row["sigma"], fmt="o", color=BLUE, capsize=4, markersize=8)
        axes.set_xlabel("rating, with its 95 % range")
        list_rows(axes, list(rows))

    said = "; ".join(f"{key} {row['mu']:.1f}" for key, row in rows.items())
    return render(name, f"Ratings: {said}", height(len(rows)), draw)


def decision_times(rows: Mapping[str, Mapping[str, float]], name: str = "times") -> str:
    """Plot decision times on a logarithmic scale, from the median to the longest."""
    marks = (("p50", "o", "median"), ("p95", "s", "95 %"), ("p99", "D", "99 %"), ("most", ">", "longest"))

    def draw(axes: Any) -> None:
        for place, row in enumerate(rows.values()):
            times = {key: max(1e-3, 1000 * row[key]) for key, _, _ in marks}
            axes.plot([times["p50"], times["most"]], [place, place], color=BLUE, linewidth=2, alpha=0.45)
            for key, mark, word in marks:
                axes.plot([times[key]], [place], mark, color=BLUE, markersize=7, label=label(place, word))
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
        axes.set_xlabel("milliseconds for a small decision")
        list_rows(axes, list(rows))

    said = "; ".join(f"{key}: median {1000 * row['p50']:.3g} ms" for key, row in rows.items())
    return render(name, f"Decision times: {said}", height(len(rows)), draw)


def histogram(numbers: Sequence[int], word: str, name: str = "lengths") -> str:
    """Plot how many games had which length."""

    def draw(axes: Any) -> None:
        least, most = min(numbers), max(numbers)
        step = max(1, -(-(most - least + 1) // 40))
        axes.hist(numbers, bins=[each - 0.5 for each in range(least, most + step + 1, step)], color=BLUE, rwidth=0.9)
        axes.set_xlabel(word)
        axes.set_ylabel("matches")
        axes.grid(axis="y")

    return render(name, f"Lengths: from {min(numbers)} to {max(numbers)} {word}", 2.6, draw)


def label(place: int, word: str) -> str:
    """Return the legend text, which only the first row needs."""
    return word if place == 0 else "_"


def height(rows: int) -> float:
    return 1.3 + 0.42 * rows


def list_rows(axes: Any, names: list[str]) -> None:
    """List the rows from the top down, with their names and the legend."""
    axes.set_yticks(range(len(names)), [short(each) for each in names])
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.grid(axis="x")
    if axes.get_legend_handles_labels()[1]:
        axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=4)


def short(name: str) -> str:
    return name if len(name) <= 32 else f"…{name[-31:]}"
