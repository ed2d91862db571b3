"""The experiment `load`, small: a few tables, each with a client that never reads. Speed is not judged."""

from __future__ import annotations

from unittest import mock

from faults.experiments import load

FAST = mock.patch.object(load, "THINKING", (0.0, 0.01))
LONGEST = 60.0  # seconds after which something that has not happened counts as broken


def moved(scene: load.Scene, moves: int = 40) -> bool:
    return len(scene.tally.answers) >= moves


def settled(scene: load.Scene) -> bool:
    return moved(scene) and scene.let_go() == len(scene.stalled_sockets)


def test_clients_that_read_get_everything_and_others_are_disconnected() -> None:
    with FAST:
        found = load.run(2, 2, LONGEST, False, "impatient", settled)
    assert found.tally.gaps == [] and found.tally.closed == 0
    assert found.let_go == found.stalled == 2
    assert set(found.tally.refused) <= {"stale"} and "Traceback" not in found.log


def test_a_client_with_too_much_queued_is_disconnected() -> None:
    with FAST:
        found = load.run(1, 1, LONGEST, False, "narrow", settled)
    assert found.let_go == 1 and found.tally.gaps == [] and found.tally.closed == 0


def test_bots_play_under_load() -> None:
    with FAST:
        found = load.run(1, 0, LONGEST, True, until=lambda scene: moved(scene, 3))
    assert len(found.tally.answers) >= 3 and found.tally.gaps == []


def test_a_gap_is_noticed() -> None:
    with FAST:
        assert load.run(1, 0, LONGEST, False, "gappy", lambda scene: bool(scene.tally.gaps)).tally.gaps


def test_waiting_for_clients_that_do_not_read_is_noticed() -> None:
    with FAST:
        assert load.run(1, 1, LONGEST, False, "patient", lambda scene: moved(scene, 150)).let_go == 0
