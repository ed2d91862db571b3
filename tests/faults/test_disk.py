"""A disk that is full, and disks that fail, small: nothing is acknowledged that is not kept, and it goes on."""

from typing import Any

import pytest

from faults.experiments import disk


def small(kind: str, *more: Any, times: int = 2) -> tuple[disk.Trial, disk.Findings]:
    try:
        return disk.trial(disk.DISKS[kind], times, 0.5, 2, *more)
    except disk.Missing as missing:
        pytest.skip(str(missing))


@pytest.mark.parametrize("kind", ["full", "lose", "write"])
def test_what_cannot_be_kept_is_not_acknowledged_and_it_goes_on_when_it_can(kind: str) -> None:
    made, found = small(kind)
    assert not (found.lost or found.doubled or found.denied or found.broken)
    assert not (made.ledger.vanished or made.ledger.changed)
    assert made.ledger.waiting["unavailable"] and made.ledger.troubles
    assert not (made.untold or made.died or made.stuck)


def test_a_store_that_does_not_listen_to_its_disk_is_found_out() -> None:
    _, found = small("lose", "deaf", 1.0, times=1)
    assert found.lost
