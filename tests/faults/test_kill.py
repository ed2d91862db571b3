"""The experiment `kill`, small: it finds nothing in the server, and finds planted mistakes."""

from typing import Any

import pytest

from faults.experiments import kill
from faults.kit.log_check import Findings


def small(*words: str) -> tuple[kill.Trial, Findings]:
    return kill.trial(kill.read(["--tables", "2", "--times", "2", *words]))


def log_errors(found: Findings) -> list[Any]:
    return [*found.lost, *found.doubled, *found.denied, *found.broken]


def test_acknowledged_commands_are_stored_once_and_every_table_goes_on() -> None:
    done, found = small()
    assert not log_errors(found)
    assert not done.replies.vanished and not done.replies.changed
    assert not done.figures.stuck and not done.figures.never
    assert done.replies.done and found.lines > done.replies.done


@pytest.mark.parametrize("where", [["--file"], []])
def test_a_killed_workers_tables_go_on_with_another(where: list[str]) -> None:
    """At once: the other workers notice that it has ended. With `patient`, its lease cannot end in time."""
    done, found = small("--victim", "worker", "--plant", "patient", "--times", "4", *where)
    assert not log_errors(found)
    assert not done.replies.vanished and not done.replies.changed
    assert not done.figures.stuck and not done.figures.never


@pytest.mark.parametrize("mistake", ["early", "torn"])
def test_a_store_that_loses_lines_is_noticed(mistake: str) -> None:
    done, found = small("--times", "5", "--plant", mistake)  # five times: a line that no player was shown is no loss
    assert found.lost or done.replies.vanished


def test_a_server_that_forgets_command_ids_is_noticed() -> None:
    done, found = small("--times", "4", "--plant", "forgetful")
    assert done.replies.changed or found.denied
