"""kill -9 under load, small: the experiment finds nothing in the server, and finds what is planted in it."""

from typing import Any

import pytest

from faults.experiments import kill


def small(*words: str) -> tuple[kill.Trial, kill.Findings]:
    return kill.trial(kill.read(["--tables", "2", "--times", "2", *words]))


def faults_of(found: kill.Findings) -> list[Any]:
    return [*found.lost, *found.doubled, *found.denied, *found.broken]


def test_what_was_acknowledged_is_there_once_and_every_table_goes_on() -> None:
    made, found = small()
    assert not faults_of(found)
    assert not made.ledger.vanished and not made.ledger.changed
    assert not made.figures.stuck and not made.figures.never
    assert made.ledger.done and found.lines > made.ledger.done


@pytest.mark.parametrize("where", [["--file"], []])
def test_the_tables_of_a_killed_worker_go_on_with_another(where: list[str]) -> None:
    """At once: nobody waits for it to be taken for dead."""
    made, found = small("--victim", "worker", "--plant", "patient", "--times", "4", *where)
    assert not faults_of(found)
    assert not made.ledger.vanished and not made.ledger.changed
    assert not made.figures.stuck and not made.figures.never


@pytest.mark.parametrize("mistake", ["early", "torn"])
def test_a_store_that_loses_lines_is_found_out(mistake: str) -> None:
    made, found = small("--times", "5", "--plant", mistake)  # a line that nobody was told of yet is no loss
    assert found.lost or made.ledger.vanished


def test_a_server_that_forgets_command_ids_is_found_out() -> None:
    made, found = small("--times", "4", "--plant", "forgetful")
    assert made.ledger.changed or found.denied
