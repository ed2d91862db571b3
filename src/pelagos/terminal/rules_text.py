"""The rules page as wrapped plain text: all of it, a section or a clause."""

from __future__ import annotations

from difflib import get_close_matches

from pelagos.core.game import Game
from pelagos.core.rules_page import RulesPage, Section, page_of
from pelagos.locale import say
from pelagos.registry import packages
from pelagos.terminal.layout import WIDTH, wrapped


class UnknownClause(ValueError):
    """There is no such clause. The message names similar ones."""


def page(game: Game, wanted: str = "", width: int = WIDTH, language: str = "en") -> list[str]:
    """Return the whole page, or one section or clause of it."""
    rules = page_of(packages()[game.name], language)
    if not wanted:
        return whole(rules, width)
    for section in rules.sections:
        if section.id == wanted:
            return rendered(section, width)
        for found in section.clauses:
            if found.id == wanted:
                return clause(found.id, found.text, width)
    raise UnknownClause(unknown_clause(game, wanted, language))


def whole(rules: RulesPage, width: int) -> list[str]:
    lines = [*heading(rules.title, "="), "", *wrapped(plain(rules.intro), 0, width)]
    for section in rules.sections:
        lines += ["", *rendered(section, width)]
    return lines


def rendered(section: Section, width: int) -> list[str]:
    lines = [*heading(f"{section.id} {section.title}".strip(), "-"), ""]
    if section.intro:
        lines += [*wrapped(plain(section.intro), 0, width), ""]
    return lines + [line for found in section.clauses for line in clause(found.id, found.text, width)]


def heading(title: str, under: str) -> list[str]:
    return [plain(title), under * len(plain(title))]


def clause(id: str, text: str, width: int) -> list[str]:
    return wrapped(plain(text), 6, width, first=f"{id:<5} ")


def unknown_clause(game: Game, wanted: str, language: str) -> str:
    """Return the error for an unknown clause: it suggests the ids most like it, or some ids as examples."""
    near = get_close_matches(wanted, game.rules, n=5, cutoff=0.5)
    if near:
        return say(language, "rules-unknown", clause=wanted[:20], near=", ".join(near))
    return say(language, "rules-unknown-all", clause=wanted[:20], some=", ".join(list(game.rules)[:5]))


def plain(text: str) -> str:
    """Remove Markdown: bold marks go, the mark of a ruling becomes [R], code gets quotes."""
    return text.replace("**R**", "[R]").replace("**", "").replace("`", "'")
