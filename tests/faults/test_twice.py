"""The experiment `twice`, small: one entry and one answer for each command. A planted mistake is noticed."""

from faults.experiments import twice


def test_a_command_sent_three_times_is_carried_out_once_with_one_answer() -> None:
    tally, found, _ = twice.trial(150, 2)
    assert not tally.differing
    assert not (found.lost or found.doubled or found.denied or found.broken)
    assert tally.kinds["done"] and tally.kinds["stale"] and tally.kinds["malformed"]


def test_a_server_that_does_not_check_for_duplicates_is_noticed() -> None:
    tally, found, _ = twice.trial(40, 1, plant="twofold")
    assert tally.differing and found.doubled
