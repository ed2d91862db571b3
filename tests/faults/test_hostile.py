"""Hostile frames in small, and that the experiment sees what it looks for. Nothing here is about speed."""

from __future__ import annotations

from random import Random

import pytest

from faults.experiments import hostile
from tests.kit.raw_websocket import frame
from tests.kit.server_process import NO_LIMITS

FRAMES = 1500
RATE = 3000


def storm(mistake: str = "", frames: int = FRAMES) -> hostile.Seen:
    return hostile.storm(frames, NO_LIMITS, False, RATE, mistake, apart=False)


def test_rubbish_does_no_harm() -> None:
    seen = storm()
    assert seen.frames >= FRAMES
    assert (seen.tracebacks, seen.errors) == (0, [])
    assert seen.hostile_lines == 0
    assert seen.honest.commands and seen.lost == 0 and seen.honest.wrong == []


def test_an_exception_is_noticed() -> None:
    assert storm("raising").tracebacks > 0


def test_a_hoard_is_noticed() -> None:
    assert storm("hoarding", 6000).growth > hostile.MOST_GROWTH


def test_an_open_door_is_noticed() -> None:
    seen = storm("open door")
    assert seen.hostile_lines > 0


@pytest.mark.parametrize("length", [0, 1, 5, 125, 126, 4096, 70_000])
def test_frames_are_written_as_others_read_them(length: int) -> None:
    data = Random(length).randbytes(length)
    sent = frame(data)
    head = 2 if length < 126 else 4 if length < 65536 else 10
    mask, body = sent[head : head + 4], sent[head + 4 :]
    assert bytes(byte ^ mask[i % 4] for i, byte in enumerate(body)) == data
