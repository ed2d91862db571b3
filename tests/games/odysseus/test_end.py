"""Ends that the default task cards never reach: shared wins (O8.3), and no disk left (O8.4)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pelagos.core.game import Game
from pelagos.core.match import Match
from pelagos.core.scenario import parse, run
from tests.kit.games.boards import board_text, loaded

# The ship sails the red line from alpha to beta, or back.
RED = "B play 5 r1\nC pass\n{}A power\nC allow\n"
OF_THREE = RED.format("")
OF_FOUR = RED.format("D pass\n")


@pytest.fixture
def twins(tmp_path: Path) -> Game:
    """Task cards 1 and 2 are equal, and so are 3 and 4, so their owners are tied in everything."""
    data = board()
    data["tasks"][1] = data["tasks"][0]
    data["tasks"][3] = data["tasks"][2]
    return loaded("odysseus", data, tmp_path)


@pytest.fixture
def modest(tmp_path: Path) -> Game:
    """Three disks of each adventure, and task cards worth 3, 6, 9, 9, 6 and 3 points in all: nobody ever has 10."""
    data = board()
    for counts in data["adventures"].values():
        counts["disks"] = 3
    data["tasks"] = [{name: points} for name, points in zip(data["adventures"], (1, 2, 3, 3, 2, 1), strict=True)]
    return loaded("odysseus", data, tmp_path)


def board() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(board_text("odysseus"))
    return found


def played(game: Game, seats: int, text: str) -> Match:
    """Play a scenario on this board."""
    return run(parse(f"scenario end x\ngame odysseus\nseats {seats}\n{text}", lambda name: game)[0])


# ---- O8.3
def test_a_tie_in_total_and_last_adventure_is_shared(twins: Game) -> None:
    """O8.3"""
    setup = "done sirens=3\nhand B 5=1\nplay\n"
    after = "expect points A 12\nexpect points B 12\nexpect points C 0\nexpect winners A B\nB pass ! O8.1\n"
    match = played(twins, 3, setup + OF_THREE + after)
    assert match.winners == [0, 1]
    assert match.state.scores() == [0.5, 0.5, 0.0]


def test_only_players_tied_in_the_last_adventure_too_share(twins: Game) -> None:
    """O8.3: all four have 10. The last adventure gave A and D 1 point, and B and C 3."""
    setup = (
        "tasks A=1 B=3 C=4 D=2\ndone sirens=2 underworld=1 cyclops=1 circe=2\ndisks beta=cyclops\nhand B 5=1\nplay\n"
    )
    totals = "".join(f"expect points {seat} 10\n" for seat in "ABCD")
    match = played(twins, 4, setup + OF_FOUR + totals + "expect winners B C\n")
    assert match.state.scores() == [0.0, 0.5, 0.5, 0.0]


def test_a_tie_in_the_last_adventure_alone_is_not_shared(tmp_path: Path) -> None:
    """O8.2: the Sirens give 3 points to both A and B, but A has more in all."""
    data = board()
    data["tasks"][1] = {"sirens": 3}
    setup = "done sirens=2 underworld=1\ndisks beta=sirens\nhand B 5=1\nplay\n"
    after = "expect points A 11\nexpect points B 9\nexpect winners A\n"
    played(loaded("odysseus", data, tmp_path), 3, setup + OF_THREE + after)


def test_default_task_cards_never_lead_to_a_shared_win_at_ten() -> None:
    """O1.3, O8.3: no adventure is worth the same on two of them."""
    data = board()
    for adventure in data["adventures"]:
        assert sorted(task[adventure] for task in data["tasks"] if adventure in task) == [1, 2, 3]


# ---- O8.4
def test_the_last_disk_ends_the_game_and_the_most_points_win(modest: Game) -> None:
    """O8.4: A scores the last disk (Sirens) and has 3 points; C has 9."""
    setup = "done sirens=2 underworld=3 cyclops=3 circe=3 scylla=3 lotus=3\ndisks beta=sirens\nhand B 5=1\nplay\n"
    after = "expect phase over\nexpect actor nobody\nexpect points A 3\nexpect points C 9\nexpect winners C\n"
    assert played(modest, 3, setup + OF_THREE + after).winners == [2]


def test_players_tied_at_the_top_share(modest: Game) -> None:
    """O8.4: C and D have 9. Only C scores the last disk, but here the last adventure does not break the tie."""
    setup = "done sirens=3 underworld=3 cyclops=2 circe=3 scylla=3 lotus=3\ndisks beta=cyclops\nhand B 5=1\nplay\n"
    match = played(modest, 4, setup + OF_FOUR + "expect phase over\nexpect winners C D\n")
    assert match.state.scores() == [0.0, 0.0, 0.5, 0.5]


def test_the_game_continues_if_a_new_disk_was_placed(modest: Game) -> None:
    """O8.4: the check for a disk comes after Zeus has placed the new one (O7.1)."""
    setup = "done sirens=1 underworld=3 cyclops=3 circe=3 scylla=3 lotus=3\ndisks beta=sirens\nhand B 5=5\nplay\n"
    between = "expect phase disk\nexpect winners none\nA disk sirens\nexpect phase place\nexpect round 2\n"
    played(modest, 3, setup + OF_THREE + between + OF_THREE + "expect ship alpha\nexpect phase over\n")


def test_the_game_continues_while_any_disk_is_left(modest: Game) -> None:
    """O8.4: neither an empty reserve (O7.1) nor a landing without a disk is the end."""
    setup = (
        "done sirens=2 underworld=3 cyclops=3 circe=3 scylla=3 lotus=2\ndisks beta=sirens pi=lotus\nhand B 5=5\nplay\n"
    )
    between = "expect phase place\nexpect round 2\nexpect disk alpha none\nexpect reserve none\n"
    played(modest, 3, setup + OF_THREE + between + OF_THREE + "expect ship alpha\nexpect phase place\nexpect round 3\n")


def test_default_task_cards_reach_ten_before_the_disks_are_gone() -> None:
    """O8.1, O8.4: each card would give 30 points."""
    data = board()
    for task in data["tasks"]:
        assert sum(points * data["adventures"][name]["disks"] for name, points in task.items()) == 30
