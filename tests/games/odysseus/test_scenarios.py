"""Errors in set-up lines of Odysseus. tests/games/test_scenarios.py plays all scenarios."""

from __future__ import annotations

import pytest

from pelagos.core.record import Damaged
from pelagos.core.scenario import parse, run
from tests.kit.games.every_game import find

HEAD = "scenario x title\ngame odysseus\nseats 3\n"  # lines 1 to 3

REFUSED = [
    pytest.param(["ship beta", "wether fine"], 5, "'wether' is not part of a position", id="unknown-key"),
    pytest.param(["hand D 5=1"], 4, "'D' is not a seat", id="unknown-seat"),
    pytest.param(["hand"], 4, "'' is not a seat", id="hand-of-nobody"),
    pytest.param(["hand A 5=3", "hand B 5=3"], 5, "only 5 cards of 5", id="too-many-cards"),
    pytest.param(["hand A 5=1", "hand A 3=1"], 5, "twice", id="hand-twice"),
    pytest.param(["hand A 4=1"], 4, "'4' is not a wind card", id="unknown-kind"),
    pytest.param(["hand A 5"], 4, "'5' is not a count: write it like name=2", id="no-count"),
    pytest.param(["ship troy"], 4, "'troy' is not an island", id="unknown-ship"),
    pytest.param(["ship beta", "disks troy=sirens"], 5, "'troy' is not an island", id="unknown-island"),
    pytest.param(["disks beta=medusa"], 4, "'medusa' is not an adventure", id="unknown-adventure"),
    pytest.param(["disks beta"], 4, "'beta' is not a pair", id="no-disk-named"),
    pytest.param(["disks beta=lotus beta=sirens"], 4, "each name once", id="island-twice"),
    pytest.param(["disks beta=lotus", "done lotus=5"], 5, "only 5 disks of lotus", id="too-many-disks"),
    pytest.param(["done lotus=6"], 4, "only 5 disks of lotus", id="too-many-done"),
    pytest.param(["done medusa=1"], 4, "'medusa' is not an adventure", id="done-unknown"),
    pytest.param(["disks beta=lotus", "done sirens=4"], 5, "10 points", id="over-already"),
    pytest.param(["gods A=hades"], 4, "'hades' is not a god in play", id="god-of-four"),
    pytest.param(["gods A=poseidon"], 4, "each god in play must have exactly one owner", id="god-twice"),
    pytest.param(["gods D=zeus"], 4, "'D' is not a seat", id="god-of-nobody"),
    pytest.param(["gods A"], 4, "write it like A=zeus", id="no-god"),
    pytest.param(["tasks A=7"], 4, "task cards go from 1 to 6", id="no-such-task"),
    pytest.param(["tasks A=0"], 4, "task cards go from 1 to 6", id="task-0"),
    pytest.param(["tasks A=x"], 4, "'x' is not a number", id="task-x"),
    pytest.param(["tasks A=2 B=2"], 4, "a task card appears twice", id="task-twice"),
    pytest.param(["idle 3"], 4, "idle must be 0, 1 or 2", id="idle-3"),
    pytest.param(["idle often"], 4, "is not a number", id="idle-word"),
]


@pytest.mark.parametrize(("lines", "line", "reason"), REFUSED)
def test_position_is_refused(lines: list[str], line: int, reason: str) -> None:
    with pytest.raises(Damaged) as caught:
        run(parse(HEAD + "\n".join(lines) + "\nplay\n", find)[0])
    assert (caught.value.line, reason in caught.value.reason) == (line, True), str(caught.value)


def test_missing_lines_have_defaults() -> None:
    """As docs/reference/scenario.md says."""
    facts = find("odysseus").facts(run(parse(HEAD + "hand B 5=1\nplay\n", find)[0]).state)
    assert [facts[f"god {seat}"] for seat in "ABC"] == ["zeus", "poseidon", "athena"]
    assert [facts[f"task {seat}"] for seat in "ABC"] == ["1", "2", "3"]
    assert (facts["ship"], facts["disk alpha"], facts["disk beta"]) == ("alpha", "none", "sirens")
    assert (facts["first"], facts["round"], facts["spent"], facts["idle"]) == ("B", "1", "none", "0")
    assert (facts["done"], facts["hand A"]) == ("none", "none")


def test_free_tasks_are_dealt_from_a_on() -> None:
    facts = find("odysseus").facts(run(parse(HEAD + "tasks B=1\nplay\n", find)[0]).state)
    assert [facts[f"task {seat}"] for seat in "ABC"] == ["2", "1", "3"]
