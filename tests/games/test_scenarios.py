"""Every scenario of every game holds, a changed one does not, and docs/reference/scenario.md is correct."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pelagos.core.game import LETTERS
from pelagos.core.lesson import check
from pelagos.core.record import Damaged
from pelagos.core.scenario import Scenario, parse, run
from pelagos.games import NAMES
from tests.kit.games.every_game import find

TESTS = Path(__file__).parents[1]
SCENARIOS = TESTS / "scenarios"
PAGE = (TESTS.parent / "docs" / "reference" / "scenario.md").read_text(encoding="utf-8")

# The worked examples of the rulebooks, and a clause that none of their refusals cites.
EXAMPLES = {"ulysses": ("examples", ["E1", "E2", "E3", "E4"], "U1.1"), "odysseus": ("example", ["X1"], "O1.1")}

# Rulings about knowledge or the number of players. Python tests check them, not scenarios.
NOT_BY_PLAY = {"ulysses": {"U2.5", "U3.1", "U3.4"}, "odysseus": {"O3.2"}}


def all_scenarios() -> list[Scenario]:
    files = sorted(SCENARIOS.rglob("*.txt"))
    return [scenario for file in files for scenario in parse(file.read_text(encoding="utf-8"), find)]


ALL = all_scenarios()


@pytest.mark.parametrize("scenario", ALL, ids=[scenario.name for scenario in ALL])
def test_scenario_holds(scenario: Scenario) -> None:
    run(scenario)


def test_names_are_unique_and_begin_with_a_clause_or_example() -> None:
    names = [(scenario.game.name, scenario.name) for scenario in ALL]
    assert len(set(names)) == len(names)
    for scenario in ALL:
        assert scenario.name.partition("-")[0] in scenario.game.rules, scenario.name
        assert scenario.title, scenario.name


@pytest.mark.parametrize("name", NAMES)
def test_every_ruling_has_a_scenario_of_its_name(name: str) -> None:
    rulings = {clause for clause, text in find(name).rules.items() if "**R**" in text}
    proven = {scenario.name.partition("-")[0] for scenario in ALL if scenario.game.name == name}
    assert rulings - proven == NOT_BY_PLAY[name]


@pytest.mark.parametrize("name", NAMES)
def test_all_worked_examples_are_present(name: str) -> None:
    assert [scenario.name for scenario in parse(example_text(name), find)] == EXAMPLES[name][1]


def example_text(name: str) -> str:
    return (SCENARIOS / name / f"{EXAMPLES[name][0]}.txt").read_text(encoding="utf-8")


# ---- mutants: one thing changed in the worked examples
def mutants(name: str) -> Iterator[tuple[str, int, str]]:
    """Yield the game, the number of the line to change, and the new line."""
    for scenario in parse(example_text(name), find):
        for number, step in scenario.steps:
            for line in changed(step, scenario.seats, EXAMPLES[name][2]):
                yield name, number, line


def changed(step: str, seats: int, clause: str) -> Iterator[str]:
    if " may " in step:
        return
    if " ! " in step:
        yield step.partition(" ! ")[0] + f" ! {clause}"
        yield step.partition(" ! ")[0]  # played instead of refused
        return
    for found in re.finditer(r"\d+", step):
        yield step[: found.start()] + str(int(found.group()) + 1) + step[found.end() :]
    if step.startswith("expect "):
        yield step.rpartition(" ")[0] + " elsewhere"
    else:
        yield ""  # the step is removed
        yield LETTERS[(LETTERS.index(step[0]) + 1) % seats] + step[1:]


MUTANTS = [mutant for name in NAMES for mutant in mutants(name)]


@pytest.mark.parametrize(("name", "number", "line"), MUTANTS, ids=[f"{a}-{n}-{line[:30]}" for a, n, line in MUTANTS])
def test_changed_example_is_caught(name: str, number: int, line: str) -> None:
    lines = example_text(name).split("\n")
    lines[number - 1] = line
    with pytest.raises(Damaged) as caught:
        for scenario in parse("\n".join(lines), find):
            run(scenario)
    assert caught.value.line >= number


@pytest.mark.parametrize(("name", "least"), [("ulysses", 200), ("odysseus", 150)])
def test_there_are_many_mutants(name: str, least: int) -> None:
    assert len(list(mutants(name))) > least


# ---- the page
def test_the_examples_on_the_page_hold() -> None:
    examples = re.findall(r"^```\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    found = [scenario for text in examples for scenario in parse(text, find)]
    assert [(scenario.game.name, scenario.minutes > 0) for scenario in found] == [
        *[("ulysses", False), ("ulysses", True), ("odysseus", False)]
    ]
    for scenario in found:
        check(scenario) if scenario.minutes else run(scenario)


@pytest.mark.parametrize("name", NAMES)
def test_the_page_names_every_fact_and_every_line(name: str) -> None:
    """For keys that end with a seat or a place, one example is enough: `hand B`, `disk delta`."""
    head = f"scenario x title\ngame {name}\nseats 3\n"
    lines = PAGE.partition(f"### The position of {name.capitalize()}")[2].partition("\n## ")[0]
    named = re.findall(r"`([^`]+)`", lines.partition("### The facts of")[2])
    for key in find(name).facts(run(parse(head + "play\n", find)[0]).state):
        stem, space, _ = key.rpartition(" ")
        assert key in named or (space and any(other.startswith(stem + space) for other in named)), key
    with pytest.raises(Damaged) as caught:
        run(parse(head + "nothing here\nplay\n", find)[0])
    for key in caught.value.reason.partition("the keys are: ")[2].split(", "):
        assert f"| `{key} " in lines, key
