"""The experiment `disk`, small: nothing is acknowledged that is not stored, and service returns."""

from typing import Any

import pytest

from faults.experiments import disk
from faults.kit.log_check import Findings


def small(kind: str, *more: Any, times: int = 2) -> tuple[disk.Trial, Findings]:
    try:
        return disk.trial(disk.DISKS[kind], times, 0.5, 2, *more)
    except disk.Missing as missing:
        pytest.skip(str(missing))


@pytest.mark.parametrize("kind", ["full", "lose", "write"])
def test_what_cannot_be_stored_is_not_acknowledged_and_play_goes_on(kind: str) -> None:
    done, found = small(kind)
    assert not (found.lost or found.doubled or found.denied or found.broken)
    assert not (done.replies.vanished or done.replies.changed)
    assert done.replies.waiting["unavailable"] and done.replies.troubles
    assert not (done.unnoticed or done.died or done.stuck)


def test_a_store_that_ignores_disk_errors_is_noticed() -> None:
    _, found = small("lose", "deaf", 1.0, times=1)
    assert found.lost
