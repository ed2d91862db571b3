"""The experiment `hostile`, small: the server is not harmed, planted mistakes are noticed. Speed is not judged."""

from __future__ import annotations

from random import Random

import pytest

from faults.experiments import hostile
from tests.kit.servers.raw_websocket import frame
from tests.kit.servers.server_process import NO_LIMITS

FRAMES = 1500
RATE = 3000


def attack(mistake: str = "", frames: int = FRAMES) -> hostile.Outcome:
    return hostile.attack(frames, NO_LIMITS, False, RATE, mistake, apart=False)


def test_hostile_input_does_no_harm() -> None:
    outcome = attack()
    assert outcome.frames >= FRAMES
    assert (outcome.tracebacks, outcome.errors) == (0, [])
    assert outcome.hostile_lines == 0
    assert outcome.honest.commands and outcome.lost == 0 and outcome.honest.wrong == []


def test_an_exception_is_noticed() -> None:
    assert attack("raising").tracebacks > 0


def test_growing_memory_is_noticed() -> None:
    assert attack("hoarding", 6000).growth > hostile.MOST_GROWTH


def test_playing_without_a_seat_is_noticed() -> None:
    assert attack("open door").hostile_lines > 0


@pytest.mark.parametrize("length", [0, 1, 5, 125, 126, 4096, 70_000])
def test_frames_are_written_as_others_read_them(length: int) -> None:
    data = Random(length).randbytes(length)
    sent = frame(data)
    head = 2 if length < 126 else 4 if length < 65536 else 10
    mask, body = sent[head : head + 4], sent[head + 4 :]
    assert bytes(byte ^ mask[i % 4] for i, byte in enumerate(body)) == data
