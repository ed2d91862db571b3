"""The browser and the terminal write the same log, letter by letter, in every language."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from pelagos.core.chance import Seeded
from pelagos.core.game import CHANCE, OVER, PUBLIC, Event
from pelagos.core.match import Match, whole_moves
from pelagos.locale import LANGUAGES
from pelagos.terminal.log_formatter import LogFormatter
from tests.kit.games.every_game import find
from tests.kit.project.node import node

# two people share a name, and one name is not English
PEOPLE = ("Anna", "sailor", "sailor", "Łukasz", "Emil", "Finn")
AT_THE_TABLE = [
    Event("table-joined", {"seat": 0, "name": "Anna"}),
    Event("table-away", {"seat": 1, "why": "clock", "level": "sailor"}),
    Event("table-voted", {"seat": 0, "about": 2, "out": 1, "votes": 1, "needed": 2}),
    Event("table-paused", {"seconds": 1234}),
    Event("table-said", {"seat": 0, "name": "Anna", "text": "{ $who } <b>hello</b>"}),
    Event("table-decided", {"seat": 1, "by": "sailor"}),
]


def told(game: str, seats: int, reader: int) -> list[Event]:
    """Return the events that one viewer gets in a whole game of random moves."""
    rules, dice = find(game), random.Random(f"{game} {seats}")
    match = Match.begin(rules, seats, Seeded(seats))
    events: list[Event] = []
    before = rules.view(match.state, reader)
    while match.actor not in (OVER, CHANCE) and len(match.entries) < 400:
        move = dice.choice(list(whole_moves(match.state))[:300])
        match.play(match.actor, rules.write(move))
        after = rules.view(match.state, reader)
        events += rules.tell(before, rules.mask_entry(match.entries[-1], reader), after)
        before = after
    return events


@pytest.mark.parametrize(("game", "seats"), [("ulysses", 4), ("odysseus", 6)])
def test_browser_and_server_write_the_same_log(game: str, seats: int, tmp_path: Path) -> None:
    cases: list[dict[str, Any]] = []
    for reader in (0, PUBLIC):
        events = [*AT_THE_TABLE, *told(game, seats, reader)]
        for language in LANGUAGES:
            scribe = LogFormatter(game, PEOPLE[:seats], reader, language)
            cases.append(
                {
                    "game": game,
                    "names": PEOPLE[:seats],
                    "reader": reader,
                    "language": language,
                    "events": [{"name": event.name, "args": event.args} for event in events],
                    "lines": [line for _, line in scribe.sentences(events)],
                }
            )
    assert len({event["name"] for case in cases for event in case["events"]}) > 15
    (tmp_path / "cases.json").write_text(json.dumps(cases))
    environment = {"CASES": str(tmp_path / "cases.json")}
    done = node("node_modules/.bin/vitest", "run", "test/event-formatter.test.ts", env=environment)
    assert done.returncode == 0, done.stdout[-3000:]
