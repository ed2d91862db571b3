"""Load in small: a few tables, and one who never reads at each. Nothing here is about speed."""

from __future__ import annotations

from unittest import mock

from faults.experiments import load

FAST = mock.patch.object(load, "THINKING", (0.0, 0.01))
LONGEST = 60.0  # seconds until what should happen counts as broken


def moved(scene: load.Scene, moves: int = 40) -> bool:
    return len(scene.tally.answers) >= moves


def settled(scene: load.Scene) -> bool:
    return moved(scene) and scene.let_go() == len(scene.sleepers)


def test_all_who_read_are_told_everything_and_those_who_do_not_are_let_go() -> None:
    with FAST:
        found = load.run(2, 2, LONGEST, False, "impatient", settled)
    assert found.tally.gaps == [] and found.tally.closed == 0
    assert found.let_go == found.stalled == 2
    assert set(found.tally.refused) <= {"stale"} and "Traceback" not in found.log


def test_one_for_whom_too_much_piles_up_is_let_go() -> None:
    with FAST:
        found = load.run(1, 1, LONGEST, False, "narrow", settled)
    assert found.let_go == 1 and found.tally.gaps == [] and found.tally.closed == 0


def test_bots_play_along() -> None:
    with FAST:
        found = load.run(1, 0, LONGEST, True, until=lambda scene: moved(scene, 3))
    assert len(found.tally.answers) >= 3 and found.tally.gaps == []


def test_a_gap_is_noticed() -> None:
    with FAST:
        assert load.run(1, 0, LONGEST, False, "gappy", lambda scene: bool(scene.tally.gaps)).tally.gaps


def test_patience_with_those_who_do_not_read_is_noticed() -> None:
    with FAST:
        assert load.run(1, 1, LONGEST, False, "patient", lambda scene: moved(scene, 150)).let_go == 0
