"""Every command three times, small: one entry and one answer each; without looking for doubles, many."""

from faults.experiments import twice


def test_a_command_that_is_sent_three_times_is_carried_out_once_and_answered_alike() -> None:
    tally, found, _ = twice.trial(150, 2)
    assert not tally.unlike
    assert not (found.lost or found.doubled or found.denied or found.broken)
    assert tally.kinds["done"] and tally.kinds["stale"] and tally.kinds["malformed"]


def test_a_server_that_does_not_look_for_doubles_is_found_out() -> None:
    tally, found, _ = twice.trial(40, 1, plant="twofold")
    assert tally.unlike and found.doubled
