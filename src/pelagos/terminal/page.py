"""The rules page, plain and wrapped; a clause or a section of it."""

from __future__ import annotations

import re
from difflib import get_close_matches
from importlib import resources

from pelagos.core.game import Game
from pelagos.terminal.text import WIDTH, wrapped

CLAUSE = re.compile(r"- \*\*([A-Z]\d+(?:\.\d+)?)\*\* (.+)")


class Unknown(ValueError):
    """No such clause: says which are near."""


def page(game: Game, wanted: str = "", width: int = WIDTH) -> list[str]:
    """The whole page, or the clause or section that is wanted."""
    if wanted in game.rules:
        return clause(wanted, game.rules[wanted], width)
    lines = section(game, wanted) if wanted else whole(game)
    return [line for text in lines for line in rendered(text, width)]


def whole(game: Game) -> list[str]:
    text = resources.files(f"pelagos.games.{game.name}").joinpath("rules.md").read_text("utf-8")
    return text.rstrip("\n").split("\n")


def section(game: Game, wanted: str) -> list[str]:
    """The lines under a heading such as `## U7 …`."""
    lines = whole(game)
    starts = [i for i, line in enumerate(lines) if line.startswith(f"## {wanted} ")]
    if not starts:
        raise Unknown(f"there is no clause '{wanted[:20]}'; {nearest(game, wanted)}")
    rest = "\n".join(lines[starts[0] + 1 :]).split("\n## ")[0].strip("\n")
    return [lines[starts[0]], "", *rest.split("\n")]


def nearest(game: Game, wanted: str) -> str:
    """Ids that look like it, else how ids look."""
    near = get_close_matches(wanted, game.rules, n=5, cutoff=0.5)
    return f"near are: {', '.join(near)}" if near else f"there are: {', '.join(list(game.rules)[:5])} and so on"


def rendered(line: str, width: int) -> list[str]:
    """One line of the page, its marks made plain."""
    found = CLAUSE.fullmatch(line)
    if found:
        return clause(found[1], found[2], width)
    if line.startswith("#"):
        title = plain(line.lstrip("# "))
        return [title, ("=" if line.startswith("# ") else "-") * len(title)]
    return wrapped(plain(line), 0, width)


def clause(id: str, text: str, width: int) -> list[str]:
    return wrapped(plain(text), 6, width, first=f"{id:<5} ")


def plain(text: str) -> str:
    """Bold marks go; a ruling keeps its letter, in brackets; code goes in quotes."""
    return text.replace("**R**", "[R]").replace("**", "").replace("`", "'")
