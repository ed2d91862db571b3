"""`pelagos check`: check records and scenarios, one line per file."""

from __future__ import annotations

from collections.abc import Callable

from pelagos.core import lesson, record, scenario
from pelagos.core.game import Game
from pelagos.terminal.files import Unreadable, printable, read_text

Find = Callable[[str], Game]


def check(path: str, find: Find) -> tuple[bool, str]:
    """Return whether the file passes, and the line to print: its counts, or the first problem."""
    try:
        text = read_text(path)
    except Unreadable as error:
        return False, printable(f"{path}: {error}")
    try:
        return True, f"{printable(path)}: ok, {counts(text, find)}"
    except record.Damaged as error:
        return False, printable(f"{path}:{error.line}: {error.reason}")


def counts(text: str, find: Find) -> str:
    """Check a text as a record or as scenarios, depending on its first line."""
    if text.startswith("pelagos record"):
        return check_record(text, find)
    return check_scenarios(text, find)


def check_record(text: str, find: Find) -> str:
    found = record.parse(text, find)
    entries = f"{len(found.entries)} entries, {len(found.names)} players"
    if found.viewer != record.FULL:
        return f"{entries}; seen by {record.viewer_word(found.viewer)}, so only its form and hashes were checked"
    record.replay(found)
    return f"{entries}, {'a whole game' if found.winners else 'not over'}"


def check_scenarios(text: str, find: Find) -> str:
    lines = [(number, scenario.clean(line)) for number, line in enumerate(text.split("\n"), 1)]
    number, first = next(((number, line) for number, line in lines if line), (1, ""))
    if not first.startswith("scenario "):
        raise record.Damaged(number, f"neither a record ('{record.FIRST_LINE}') nor a scenario ('scenario …')")
    found = scenario.parse(text, find)
    for example in found:
        lesson.check(example) if example.minutes else scenario.run(example)
    steps = sum(len(example.steps) for example in found)
    return f"{len(found)} scenario{'s' if len(found) > 1 else ''}, {steps} lines played"
