"""The report of a run as one self-contained HTML page: no scripts, no requests, and the reader's light or dark
scheme."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from pelagos.arena.match_task import MAX_MOVES
from pelagos.arena.report import plots
from pelagos.arena.result import Result

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .8rem .3rem 0; text-align: right; border-bottom: 1px solid #8886; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 1rem 0; overflow-x: auto; } svg { width: 100%; min-width: 30rem; height: auto; }
figcaption { font-size: .9rem; opacity: .8; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1.5rem; }
dd { margin: 0; overflow-wrap: anywhere; }
"""


def page(found: Mapping[str, Any], results: Sequence[Result], origin: Mapping[str, str]) -> str:
    """Return the page. `origin` says how the run was made: the command, the commit, versions."""
    settings = found["settings"]
    title = f"{found['matches']:,} matches of {settings['game'].capitalize()}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(headline(found))}</p>",
        *win_part(found),
        *rating_part(found["ratings"]),
        *time_part(found["times"]),
        *length_part(found["lengths"], results),
        "<h2>The run</h2>",
        facts({**shown(settings), **origin, "all games together": found["digest"]}),
    ]
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def headline(found: Mapping[str, Any]) -> str:
    """Return the result in a sentence or two, with anything that casts doubt on it."""
    name, row = max(found["bots"].items(), key=lambda item: item[1]["share"] / item[1]["fair"])
    low, high = row.get("interval_by_deal", row["interval"])
    verdict = "more than its fair share" if low > row["fair"] else "not clearly more than its fair share"
    said = [f"{name} wins {row['share']:.1%} (95 % interval {low:.1%} to {high:.1%}), {verdict} of {row['fair']:.0%}."]
    if found["endless"]:
        said.append(f"{found['endless']:,} matches had no end after {MAX_MOVES:,} moves and no winner.")
    if found["missing"]:
        said.append(f"{found['missing']:,} matches are missing.")
    said += [
        f"{bot} gave no legal answer {each['faults']['count']:,} times; the first time: {each['faults']['first']}."
        for bot, each in found["bots"].items()
        if each["faults"]["count"]
    ]
    return " ".join(said)


def shown(settings: Mapping[str, Any]) -> dict[str, str]:
    """Return the settings as text, without the limit that does not apply."""
    clock = "seconds" if settings["simulations"] else "simulations"
    said = {name: str(value) for name, value in settings.items() if name != clock}
    return said | {"bots": ", ".join(settings["bots"]), "duplicate": "yes" if settings["duplicate"] else "no"}


# ---- parts
def win_part(found: Mapping[str, Any]) -> list[str]:
    by_deal = found["settings"]["duplicate"]
    head = ["bot", "seats", "wins", "share", "95 % interval", *(["by deal"] if by_deal else []), "fair share"]
    rows = [
        [name, row["seats"], f"{row['count']:,}", f"{row['share']:.1%}", interval(row["interval"])]
        + ([interval(row["interval_by_deal"])] if by_deal else [])
        + [f"{row['fair']:.0%}"]
        for name, row in found["bots"].items()
    ]
    seats = [[seat, f"{row['share']:.1%}", interval(row["interval"])] for seat, row in found["wins_by_seat"].items()]
    return [
        "<h2>Wins</h2>",
        figure(plots.shares(found["bots"]), "A shared win counts in part; several seats of one bot count together."),
        table(head, rows),
        "<h2>Wins by seat</h2>",
        table(("seat", "share", "95 % interval"), seats),
    ]


def rating_part(rows: Mapping[str, Any]) -> list[str]:
    if "none" in rows:
        return ["<h2>Ratings</h2>", f"<p>{escape(str(rows['none']))}</p>"]
    lines = [[name, f"{row['mu']:.2f}", f"{row['sigma']:.2f}", f"{row['sure']:.2f}"] for name, row in rows.items()]
    note = "openskill's Plackett-Luce model, over the matches in the order of their numbers."
    return [
        "<h2>Ratings</h2>",
        figure(plots.rating_ranges(rows), note),
        table(("bot", "rating", "uncertainty", "rating - 3 × uncertainty"), lines),
    ]


def time_part(rows: Mapping[str, Any]) -> list[str]:
    keys = ("mean", "p50", "p95", "p99", "p99.9", "most")
    lines = [
        [name, f"{row['count']:,}", *(f"{1000 * row[key]:.3g}" for key in keys), f"{row['late']:,}"]
        for name, row in rows.items()
    ]
    head = ("bot", "decisions", "mean ms", "median", "95 %", "99 %", "99.9 %", "longest", "late")
    note = "An answer is late if it comes more than 20 ms after its deadline. Quantiles are accurate to within a tenth."
    return ["<h2>Decision times</h2>", figure(plots.decision_times(rows), note), table(head, lines)]


def length_part(rows: Mapping[str, Any], results: Sequence[Result]) -> list[str]:
    if not results:
        return []
    kind = list(rows)[-1]
    lines = [[name, *(f"{row[key]:,}" for key in ("mean", "median", "least", "most"))] for name, row in rows.items()]
    plot = plots.histogram([result.lengths[kind] for result in results], kind)
    return ["<h2>Lengths</h2>", figure(plot), table(("", "mean", "median", "least", "most"), lines)]


# ---- pieces
def table(head: Iterable[object], rows: Iterable[Iterable[object]]) -> str:
    top = "".join(f'<th scope="col">{escape(str(cell))}</th>' for cell in head)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table></div>'


def facts(rows: Mapping[str, str]) -> str:
    body = "\n".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in rows.items())
    return f"<dl>\n{body}\n</dl>"


def figure(svg: str, note: str = "") -> str:
    caption = f"<figcaption>{escape(note)}</figcaption>\n" if note else ""
    return f"<figure>\n{svg}\n{caption}</figure>"


def interval(ends: Sequence[float]) -> str:
    return f"{ends[0]:.1%} to {ends[1]:.1%}"
