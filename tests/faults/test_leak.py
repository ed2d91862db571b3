"""The experiment `leak`, small: a few positions of both games, and every planted leak is noticed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from faults.experiments import leak
from faults.kit.twin_matches import differs_for_somebody, real_play, twin_of
from faults.plants.leaks import PLANTS, planted
from pelagos.core.game import PUBLIC
from pelagos.games import load

SMALL: dict[str, Any] = {"longest": 16, "changes": 6, "wild": 1.0}  # without compiled rules, bots are slow
CASES = [("ulysses", 3, 0), ("ulysses", 3, PUBLIC), ("odysseus", 3, 1), ("odysseus", 3, PUBLIC)]


def compare(name: str, seats: int, who: int, seed: int, **how: Any) -> leak.Found:
    found = leak.Found()
    case = leak.Case(load(name), seats, who, seed, **{**SMALL, **how})
    leak.run_one(case, found)
    return found


@pytest.mark.parametrize(("name", "seats", "who"), CASES)
def test_messages_leak_no_secret(name: str, seats: int, who: int) -> None:
    found = compare(name, seats, who, 4)
    assert found.leaks == []
    assert found.positions > 5 and found.messages > 50 and found.imagined > 5


@pytest.mark.parametrize("plant", PLANTS)
def test_planted_leaks_are_noticed(plant: str) -> None:
    with planted(plant):
        for seed in range(1, 13):
            for name, seats, who in CASES[1:3]:
                if compare(name, seats, who, seed, longest=40).leaks:
                    return
    raise AssertionError("not noticed")


@pytest.mark.parametrize(("name", "seats", "who"), CASES)
def test_twin_matches_look_alike_only_to_the_viewer(name: str, seats: int, who: int) -> None:
    game = load(name)
    true = real_play(game, seats, 4, 20, 1.0)
    twin = twin_of(game, true, who, Random(4), 12)
    pairs = list(zip(true.states, twin.states, strict=True))
    assert all(game.view(one, who) == game.view(other, who) for one, other in pairs)
    entries = zip(true.entries, twin.entries, strict=True)
    assert all(game.mask_entry(one, who) == game.mask_entry(other, who) for one, other in entries)
    assert any(differs_for_somebody(game, one, other) for one, other in pairs)
