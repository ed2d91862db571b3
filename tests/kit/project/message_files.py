"""The messages of the program and of its games, and the message ids that our code builds from parts."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, TermReference, VariableReference
from fluent.syntax.visitor import Visitor

from pelagos.core.lesson import lessons_of
from pelagos.games.odysseus import actions as odysseus
from pelagos.games.odysseus import position as odysseus_position
from pelagos.games.odysseus.actions import GODS
from pelagos.games.odysseus.choices import COSTS as odysseus_costs
from pelagos.games.odysseus.choices import OdysseusVerbs
from pelagos.games.ulysses import actions as ulysses
from pelagos.games.ulysses import position as ulysses_position
from pelagos.games.ulysses.actions import SIDES
from pelagos.games.ulysses.board import COLOURS
from pelagos.games.ulysses.choices import UlyssesVerbs
from pelagos.locale import BROWSER
from pelagos.registry import manifest_of
from tests.kit.project.documents import ROOT

PACKAGE = ROOT / "src" / "pelagos"
PARTS = {
    "done",
    "lay",
    "discard",
    "at",
    "return",
    "on",
    "face",
    "take",
    "power",
}  # parts of a move or of a name, without an event of their own


# ---- the files
@dataclass
class MessageUse(Visitor):
    """The parameters of one message, and the messages that it refers to."""

    parameters: set[str] = field(default_factory=set)
    others: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.parameters.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.others.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        raise AssertionError(f"terms are not for parameters: {node.id.name}")


def files(language: str) -> list[Path]:
    """Return our files and those of our games."""
    return [
        *sorted((PACKAGE / "locale" / language).glob("*.ftl")),
        *sorted(PACKAGE.glob(f"games/*/locale/{language}/*.ftl")),
    ]


def is_browsers(path: Path) -> bool:
    return path.name.startswith(BROWSER)


@cache
def read(path: Path) -> dict[str, MessageUse]:
    """Return the messages of a file by id."""
    found: dict[str, MessageUse] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, Junk), f"{path}: {str(entry.content)[:60]}"
        if isinstance(entry, Message):
            assert entry.id.name not in found and not entry.attributes and entry.value, str(entry.id.name)
            found[entry.id.name] = MessageUse()
            found[entry.id.name].visit(entry)
    return found


@cache
def messages(language: str) -> dict[str, MessageUse]:
    found: dict[str, MessageUse] = {}
    for path in files(language):
        twice = found.keys() & read(path).keys()
        assert not twice, f"{path}: {twice}"
        found |= read(path)
    return found


def parameters(language: str, id: str) -> set[str]:
    """Return the parameters of a message and of all messages that it refers to."""
    message = messages(language)[id]
    return message.parameters.union(*(parameters(language, other) for other in message.others))


# ---- ids that the code builds
def event_names(game: Any) -> set[str]:
    """Return the verbs that begin a move, and the events that tell.py names."""
    end = {"ulysses": ulysses.RETURN, "odysseus": odysseus.CARD}[game.name]
    verbs = {action.verb for action in game.table[:end]} - PARTS
    folder = ROOT / "src" / "pelagos" / "games" / game.name
    return verbs | named_events([folder / "tell.py"]) | set(MORE_EVENTS[game.name])


def unrecorded_names(game: Any) -> set[str]:
    """Return the events that are in no record: of a finished game, and why bots moved."""
    folder = ROOT / "src" / "pelagos" / "games" / game.name
    return named_events([*(folder / "ending").glob("*.py"), folder / "bots" / "why.py"])


def named_events(paths: Iterable[Path]) -> set[str]:
    return {name for path in paths for name in re.findall(r'Event\("([a-z-]+)"', path.read_text("utf-8"))}


PHASES = {"ulysses": ulysses_position.PHASES[4:-1], "odysseus": odysseus_position.PHASES[5:-1]}
MORE_EVENTS = {"ulysses": ("stuck",), "odysseus": tuple(f"power-{god}" for god in GODS if god != "athena")}
VARIED = {
    "ulysses": ("examples", "cards-of-a-kind", "first-voyage", "end-points", "end-turn"),
    "odysseus": ("examples", "cards-of-a-kind", "cards-on", "worths-row", "first-voyage", "end-points", "end-turn"),
}
LINES = ("yellow", "green", "red")
WORDS = {
    "ulysses": {
        "variant": ("first-voyage",),
        "colour": (*COLOURS, "none"),
        "side": SIDES,
        "ulysses-card": ulysses.KINDS,
    },
    "odysseus": {
        **{"colour": LINES, "line": LINES, "space": odysseus.SPACES},
        **{"god": GODS, "odysseus-card": (*odysseus.KINDS, "down")},
    },
}
DOES = {
    "ulysses": [verb.name for verb in UlyssesVerbs.verbs],
    "odysseus": [*[verb.name for verb in OdysseusVerbs.verbs if verb.name != "power"], *GODS],
}
DECISIONS = {
    "ulysses": {ulysses_position.PHASES[phase] for verb in UlyssesVerbs.verbs for phase in verb.phases},
    "odysseus": {odysseus_position.PHASES[phase] for verb in OdysseusVerbs.verbs for phase in verb.phases},
}
COSTS: dict[str, set[str]] = {"ulysses": set(), "odysseus": set(odysseus_costs.values())}


def built(game: Any) -> set[str]:
    """Return the message ids that Python builds from the words of a game."""
    name, events = game.name, event_names(game) | unrecorded_names(game)
    found = {
        f"game-{name}",
        *[f"{name}-{event}" for event in (*events, *VARIED[name])],
        *[f"{name}-does-{verb}" for verb in DOES[name]],
        *[id for event in events for id in forms_of(f"{name}-{event}")],
        *[f"{name}-costs-{price}" for price in COSTS[name]],
        *about(game),
    }
    found |= {f"{kind}-{word}" for kind, words in WORDS[name].items() for word in words}
    found |= {id for lesson in lessons_of(game) for id in lesson.messages}
    found |= {f"{name}-now-{phase}" for phase in PHASES[name]}
    if name == "ulysses":
        return found | {f"place-{place}" for place in game.board.names}
    found |= {f"{name}-target-{god}" for god in GODS if god not in ("athena", "hermes")}
    return found | {f"island-{i}" for i in game.board.names} | {f"adventure-{a}" for a in game.board.adventures}


def about(game: Any) -> set[str]:
    """Return the ids of the texts that help with a game: its verbs, its things, its notes, what comes next."""
    name, manifest = game.name, manifest_of(game.name)
    found = {f"{name}-verb-{verb}" for verb in DOES[name]} | {f"{name}-note-{note.name}" for note in manifest.notes}
    found |= {f"{name}-soon-{phase}" for phase in DECISIONS[name]}
    for thing in manifest.about:
        kind, _, word = thing.partition(" ")
        found.add("-".join(filter(None, (f"{name}-about", kind, word))))
        found |= {f"{manifest.kinds[kind]}-{word}"} if word else set()
    return found


def forms_of(id: str) -> set[str]:
    """Return the other messages of an event: for several players, and for when a parameter is known."""
    return {other for other in messages("en") if re.fullmatch(rf"{id}-(all|item|with-[a-z]+)", other)}
