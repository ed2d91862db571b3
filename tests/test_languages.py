"""The four languages have the same messages, no message is missing or unused, and every message can be formatted."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from pelagos.core.game import LETTERS
from pelagos.core.rules_page import RulesPage, page_of
from pelagos.games import NAMES
from pelagos.games.odysseus.actions import KINDS
from pelagos.locale import LANGUAGES, bundle, has_message, say
from pelagos.locale.formatter import Formatter
from pelagos.registry import packages
from tests.kit.games.every_game import find
from tests.kit.project.documents import ROOT
from tests.kit.project.message_files import PHASES, built, files, is_browsers, messages, parameters, read

OTHERS = [language for language in LANGUAGES if language != "en"]
BROWSER = ROOT / "web" / "src"
ID = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+"


# ---- the same messages everywhere
@pytest.mark.parametrize("language", OTHERS)
def test_files_and_ids_are_those_of_english(language: str) -> None:
    assert [path.name for path in files(language)] == [path.name for path in files("en")]
    for ours, english in zip(files(language), files("en"), strict=True):
        assert read(ours).keys() == read(english).keys(), ours.name


@pytest.mark.parametrize("language", OTHERS)
def test_parameters_are_those_of_english(language: str) -> None:
    assert {id for id in messages("en") if parameters(language, id) - parameters("en", id)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_referenced_messages_exist(language: str) -> None:
    assert {other for said in messages(language).values() for other in said.others} <= messages(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_python_has_every_message_it_loads(language: str) -> None:
    """Fluent skips messages that it cannot parse."""
    assert all(has_message(language, id) for path in files(language) if not is_browsers(path) for id in read(path))
    assert bundle(language) is bundle(language)


# ---- no message is missing or unused
@cache
def python_source() -> str:
    return "\n".join(path.read_text("utf-8") for path in (ROOT / "src" / "pelagos").rglob("*.py"))


@cache
def browser_source() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(BROWSER.rglob("*.[jt]s*")))


def quoted_ids(source: str) -> set[str]:
    return set(re.findall(rf"""["'`]({ID}|you)["'`]""", source))


def id_templates() -> Iterator[tuple[str, str]]:
    """Yield the start and the end of each id that the browser builds, such as `web-tab-${each}`."""
    yield from re.findall(r"`([a-z][a-z0-9-]*-)\$\{[^`]*\}(-[a-z0-9-]+)?`", browser_source())


def is_built_by_the_browser(id: str) -> bool:
    return any(
        id.startswith(head) and id.endswith(tail) and is_named(head, id[len(head) : len(id) - len(tail)])
        for head, tail in id_templates()
    )


def is_named(head: str, word: str) -> bool:
    """After a kind (`web-tab-`) any word is allowed. After a bare prefix (`web-`) the source must contain the word."""
    return head.count("-") > 1 or f'"{word}"' in browser_source()


def test_no_message_is_unused() -> None:
    used = quoted_ids(python_source()) | quoted_ids(browser_source())
    used |= {id for name in NAMES for id in built(find(name))}
    used |= {other for said in messages("en").values() for other in said.others}
    assert {id for id in messages("en") if id not in used and not is_built_by_the_browser(id)} == set()


def test_no_message_is_missing() -> None:
    assert {id for name in NAMES for id in built(find(name))} - messages("en").keys() == set()
    kinds = "screen|play|learn|join|table|board|list|replay|rules|refused|ulysses|odysseus|web"
    named = {id for id in quoted_ids(python_source()) if re.match(f"({kinds})-", id)} - NO_MESSAGES
    used = {id for id in quoted_ids(browser_source()) if id.startswith("web-")}
    used |= set(re.findall(r'\bsay\("([^"]+)"', browser_source()))
    assert (named | used) - messages("en").keys() == set()


NO_MESSAGES = {f"{name}-{kind}" for name in NAMES for kind in ("card", "thing")}  # kinds of names, not messages


# ---- refusals
def test_every_refusal_has_a_sentence_in_every_language() -> None:
    found = list(refusals())
    assert {name for name, _ in found} >= {id for id in messages("en") if is_refusal(id)}
    for (name, keys), language in product(found, LANGUAGES):
        formatter = Formatter(language, name.partition("-")[0], LETTERS, reader=0)
        for args in samples(name, keys):
            text = formatter.reason(name, args)
            assert text != name and "{" not in text and "\n" not in text and not text.endswith("."), text


def is_refusal(id: str) -> bool:
    is_part = any(id in said.others for said in messages("en").values())
    return bool(re.match("(refused|ulysses-no|odysseus-no)-", id)) and id != "odysseus-no-disk" and not is_part


def refusals() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the message and the parameter names of every Illegal and Refusal in the source."""
    yield "refused-malformed", ("detail",)
    for path in (ROOT / "src" / "pelagos").rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") in ("Illegal", "Refusal"):
                keys = tuple(keyword.arg for keyword in call.keywords if keyword.arg)
                place = 1 if getattr(call.func, "id", "") == "Refusal" else 0
                for word in ast.walk(call.args[place]):
                    if isinstance(word, ast.Constant) and isinstance(word.value, str):
                        yield word.value, keys


def samples(name: str, keys: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """Yield parameters as the code passes them, with every case that a message could distinguish."""
    game = "odysseus" if name.startswith("odysseus") else "ulysses"
    cases: dict[str, tuple[Any, ...]] = {
        **{"phase": PHASES[game], "kind": KINDS, "card": ("wind",), "place": ("sirens", "anywhere"), "ship": ("troy",)},
        **{"side": ("black",), "colour": ("green",), "god": ("zeus",), "game": NAMES, "space": ("y1",)},
        **{"seat": (1, 2), "other": (0, 2), "letter": ("B",), "free": ("C, D",), "table": ("abc",), "board": ("Sea",)},
        **{"detail": ("what",), "there": ("en, it",)},
    }
    for values in product(*(cases.get(key, (1, 2, 5)) for key in keys)):
        yield dict(zip(keys, values, strict=True))


# ---- the rules
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_rules_have_the_same_clauses_and_rulings(name: str, language: str) -> None:
    assert outline(page_of(packages()[name], language)) == outline(page_of(packages()[name]))
    assert page_of(packages()[name], language) != page_of(packages()[name])


def outline(page: RulesPage) -> list[Any]:
    """Return the ids of the clauses, with the number of rulings and the clauses cited in each."""
    return [
        (section.id, bool(section.intro), clause.id, clause.text.count("**R**"), set(re.findall(CITED, clause.text)))
        for section in page.sections
        for clause in section.clauses
    ]


CITED = r"\b[UO]\d+(?:\.\d+)?\b"


# ---- names that players could confuse
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kind", ["place", "island", "adventure", "god", "colour", "side", "ulysses-card", "line", "space"]
)
def test_names_of_a_kind_differ(language: str, kind: str) -> None:
    names = [say(language, id) for id in messages(language) if id.startswith(f"{kind}-")]
    assert len(names) > 2 and len(set(names)) == len(names)
