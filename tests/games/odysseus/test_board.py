"""Boards of Odysseus with disks and tasks: the default board, other boards, and reasons for refusing one.

The checks for boards of all games are tested in tests/games/test_boards.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pelagos.games.odysseus.board import COLOURS, Board
from tests.kit.games.boards import board_refusal, board_text, loaded, parse_board
from tests.kit.games.every_game import find
from tests.kit.games.random_play import random_match

Data = dict[str, Any]
GAME = find("odysseus")
TEXT = board_text("odysseus")
BOARD: Board = parse_board("odysseus", TEXT)
ISLANDS = range(18)


def refusal(content: object) -> str:
    return board_refusal("odysseus", content)


def changed(change: Callable[[Data], object]) -> Data:
    """Return the default board with one change."""
    found: Data = json.loads(TEXT)
    change(found)
    return found


def ends(island: int, board: Board = BOARD) -> list[int]:
    """Return the islands at the other ends of the yellow, the green and the red line."""
    return [int(board.beyond(colour, island)) for colour in range(3)]


# ---- the board that comes with the game
def test_default_has_eighteen_islands_with_a_line_of_each_colour() -> None:
    """O1.1: each leads to a different island, and back."""
    assert len(set(BOARD.names)) == 18
    for island in ISLANDS:
        assert len({island, *ends(island)}) == 4
        assert [ends(end)[colour] for colour, end in enumerate(ends(island))] == [island] * 3


def test_default_lines_are_those_of_its_file() -> None:
    """O1.1: 27 lines, nine of each colour."""
    lines = json.loads(TEXT)["lines"]
    assert [len(lines[colour]) for colour in COLOURS] == [9, 9, 9]
    for number, colour in enumerate(COLOURS):
        for a, b in lines[colour]:
            assert BOARD.names[ends(BOARD.names.index(a))[number]] == b
            assert BOARD.names[ends(BOARD.names.index(b))[number]] == a


def distances(start: int) -> dict[int, int]:
    found = {start: 0}
    for island in (queue := [start]):
        for end in ends(island):
            if end not in found:
                found[end] = found[island] + 1
                queue.append(end)
    return found


def test_default_is_the_pappus_graph() -> None:
    """O1.1: from any island there are 1, 3, 6, 6 and 2 islands at a distance of 0 to 4 lines. All islands at the same
    distance have the same number of lines that lead nearer and farther: only the Pappus graph is like this. The
    shortest ring has six lines."""
    for island in ISLANDS:
        away = distances(island)
        assert [list(away.values()).count(steps) for steps in range(6)] == [1, 3, 6, 6, 2, 0]
        for other in ISLANDS:
            steps = [away[end] - away[other] for end in ends(other)]
            assert (steps.count(-1), steps.count(1)) == [(0, 3), (1, 2), (1, 2), (2, 1), (3, 0)][away[other]]
        assert not any(ends_meet(island, steps) for steps in range(3, 6))
        assert ends_meet(island, 6)


def ends_meet(island: int, steps: int) -> bool:
    """Return True if a walk of this many lines, never straight back, can return to the island."""
    walks = [(island, -1)]
    for _ in range(steps):
        walks = [(ends(at)[colour], colour) for at, last in walks for colour in range(3) if colour != last]
    return any(at == island for at, _ in walks)


def test_default_has_thirty_disks_of_which_eighteen_are_laid() -> None:
    """O1.2, O2.1: five of each adventure, three of them on islands."""
    assert BOARD.adventures == ("sirens", "underworld", "cyclops", "circe", "scylla", "lotus")
    assert BOARD.disks == (5,) * 6
    assert BOARD.laid == (3,) * 6
    match = random_match(GAME, 3, 1, entries=1)
    facts = GAME.facts(match.state)
    laid = [facts[f"disk {name}"] for name in BOARD.names]
    assert {name: laid.count(name) for name in BOARD.adventures} == dict.fromkeys(BOARD.adventures, 3)
    assert facts["reserve"] == " ".join(f"{name}=2" for name in BOARD.adventures)


def test_default_tasks_are_cyclic() -> None:
    """O1.3: card i gives 3 points for adventure i, 2 for the next and 1 for the one after; O8.3 requires this."""
    for i, task in enumerate(BOARD.tasks):
        assert {j: points for j, points in enumerate(task) if points} == {i: 3, (i + 1) % 6: 2, (i + 2) % 6: 1}
    for adventure in range(6):
        assert sorted(task[adventure] for task in BOARD.tasks) == [0, 0, 0, 1, 2, 3]


def test_default_says_that_it_is_a_new_design() -> None:
    """O1.7, O1.2, O1.3"""
    assert "Designed for this project" in BOARD.origin
    assert "is not in the rule text" in BOARD.origin
    assert "task cards are ours" in BOARD.origin
    assert "our own design" in GAME.rules["O1.7"]


# ---- other boards
PRISM = [[[i, (i + 1) % 18] for i in range(0, 18, 2)], [[i, (i + 1) % 18] for i in range(1, 18, 2)]]


def ring(*chords: tuple[int, int]) -> Data:
    """Return eighteen islands in a ring of yellow and green lines, joined by red chords."""
    names = BOARD.names
    lines = dict(zip(COLOURS, [*PRISM, chords], strict=True))
    return {colour: [[names[a], names[b]] for a, b in pairs] for colour, pairs in lines.items()}


ACROSS = [(i, i + 9) for i in range(9)]


def test_another_board_can_be_played(tmp_path: Path) -> None:
    """O1.1, O1.7: any valid map, with its own islands and adventures."""
    content = json.loads(TEXT.replace('"alpha"', '"aeaea"').replace('"lotus"', '"charybdis"'))
    content |= {"name": "Ring", "lines": json.loads(json.dumps(ring(*ACROSS)).replace('"alpha"', '"aeaea"'))}
    content["adventures"]["sirens"] = {"disks": 9, "laid": 0}
    content["adventures"]["charybdis"] = {"disks": 6, "laid": 6}
    game = loaded("odysseus", content, tmp_path)
    assert (game.board_name, game.material["sirens"]) == ("Ring", 9)
    assert game.board_mark != GAME.board_mark
    assert game.read("start aeaea") == GAME.read("start alpha")
    match = random_match(game, 4, 1, entries=1)
    laid = [value for key, value in game.facts(match.state).items() if key.startswith("disk ")]
    assert (laid.count("sirens"), laid.count("charybdis"), len(laid)) == (0, 6, 18)
    assert all(random_match(game, seats, 1).is_over for seats in game.seats)


def test_the_ship_follows_the_lines_of_another_board(tmp_path: Path) -> None:
    """O1.1, O5.1"""
    game = loaded("odysseus", json.loads(TEXT) | {"lines": ring(*ACROSS)}, tmp_path)
    match = random_match(game, 3, 2, entries=1)
    zeus = match.actor
    match.play(zeus, f"start {BOARD.names[0]}")
    for space in ("y1", "g2", "r3"):
        seat = match.actor
        card = game.facts(match.state)[f"hand {'ABC'[seat]}"][0]
        match.play(seat, f"play {card} {space}")
    for _ in range(3):
        match.play(match.actor, "pass")
    assert game.facts(match.state)["ship"] == BOARD.names[11], "one on, one on, and across: 0, 1, 2, 11"


def test_another_set_of_tasks_can_be_played(tmp_path: Path) -> None:
    """O1.3, O8.3: two cards may be equal, and a card may name from one to all six adventures."""
    tasks = [{"sirens": 9}, {"sirens": 9}, dict.fromkeys(BOARD.adventures, 1)]
    game = loaded("odysseus", json.loads(TEXT) | {"tasks": [*tasks, *json.loads(TEXT)["tasks"][3:]]}, tmp_path)
    state = game.setup(3, [("done", "sirens=1")])
    assert [game.facts(state)[f"points {seat}"] for seat in "ABC"] == ["9", "9", "1"]
    assert all(random_match(game, seats, 1).is_over for seats in game.seats)


def test_mark_depends_on_lines_disks_and_tasks() -> None:
    """O1.1, O1.2, O1.3: a record depends on all of them, but not on the order of the lines in the file."""
    turned = changed(lambda data: data["lines"].update(red=[[b, a] for a, b in reversed(data["lines"]["red"])]))
    assert parse_board("odysseus", json.dumps(turned)).mark == BOARD.mark
    for change in (
        lambda data: data["lines"].update(ring(*ACROSS)),
        lambda data: data["adventures"]["sirens"].update(disks=6),
        lambda data: (data["adventures"]["sirens"].update(laid=2), data["adventures"]["lotus"].update(laid=4)),
        lambda data: data["tasks"][0].update(sirens=2),
        lambda data: data["tasks"].reverse(),
        lambda data: data["lines"].update(red=data["lines"]["green"], green=data["lines"]["red"]),
    ):
        assert parse_board("odysseus", json.dumps(changed(change))).mark != BOARD.mark


# ---- invalid boards: the error says where and why
def with_lines(colour: str, change: Callable[[list[Any]], object]) -> Data:
    return changed(lambda data: change(data["lines"][colour]))


def with_tasks(change: Callable[[list[Any]], object]) -> Data:
    return changed(lambda data: change(data["tasks"]))


def with_disks(name: str, counts: object) -> Data:
    return changed(lambda data: data["adventures"].update({name: counts}))


@pytest.mark.parametrize("colour", COLOURS)
def test_island_that_lacks_a_colour_is_refused(colour: str) -> None:
    """O1.1"""
    a, b = json.loads(TEXT)["lines"][colour][4]
    said = refusal(with_lines(colour, lambda lines: lines.pop(4)))
    assert said == f"{a}: has 0 {colour} lines and needs exactly one (O1.1)"
    assert BOARD.names.index(a) < BOARD.names.index(b), "the first of the two is named"


@pytest.mark.parametrize("colour", COLOURS)
def test_island_with_two_lines_of_a_colour_is_refused(colour: str) -> None:
    """O1.1"""
    (a, _), (c, _) = json.loads(TEXT)["lines"][colour][:2]
    said = refusal(with_lines(colour, lambda lines: lines.append([c, a])))
    assert said == f"{a}: has 2 {colour} lines and needs exactly one (O1.1)"


def test_two_lines_between_the_same_islands_are_refused() -> None:
    """O1.1: they must lead to three islands."""
    chords = [(0, 1), (2, 10), (3, 11), (4, 12), (5, 13), (6, 14), (7, 15), (8, 16), (9, 17)]
    said = refusal(changed(lambda data: data["lines"].update(ring(*chords))))
    assert said == "alpha: has two lines to beta; they must lead to three islands (O1.1)"


def test_board_in_two_parts_is_refused() -> None:
    """O1.1: two rings of yellow and green lines with red chords, and no line between them."""
    names = BOARD.names
    lines: Data = {colour: [] for colour in COLOURS}
    for part in (names[:8], names[8:]):
        n = len(part)
        lines["yellow"] += [[part[i], part[i + 1]] for i in range(0, n, 2)]
        lines["green"] += [[part[i], part[(i + 1) % n]] for i in range(1, n, 2)]
        lines["red"] += [[part[i], part[i + n // 2]] for i in range(n // 2)]
    said = refusal(changed(lambda data: data["lines"].update(lines)))
    assert said == f"{names[8]}: cannot be reached from {names[0]}"


def test_line_to_nowhere_to_itself_or_twice_is_refused() -> None:
    """O1.1"""
    said = refusal(with_lines("red", lambda lines: lines[0].__setitem__(1, "narnia")))
    assert said == "narnia: is in a line but is not among the islands"
    said = refusal(with_lines("red", lambda lines: lines.append(["alpha", "alpha"])))
    assert said == "alpha: has a line to itself"
    a, b = json.loads(TEXT)["lines"]["red"][0]
    assert refusal(with_lines("red", lambda lines: lines.append([b, a]))) == f"{b}: its line to {a} is listed twice"


@pytest.mark.parametrize("line", [None, "alphabeta", [], ["alpha"], ["alpha", "beta", "mu"], ["alpha", 5], [[], []]])
def test_line_that_is_not_a_pair_is_refused(line: object) -> None:
    said = refusal(with_lines("green", lambda lines: lines.insert(0, line)))
    assert said == f"{json.dumps(line)}: a line is a list of two island names"


@pytest.mark.parametrize("colour", COLOURS)
def test_lines_that_are_not_a_list_are_refused(colour: str) -> None:
    wanted = f"the board needs the {colour} lines as a JSON list"
    not_lists: tuple[object, ...] = (None, {}, "alpha", 9)
    for wrong in not_lists:
        data: Data = json.loads(TEXT)
        data["lines"][colour] = wrong
        assert refusal(data) == wanted
    assert refusal(changed(lambda data: data["lines"].pop(colour))) == wanted


def test_other_than_eighteen_islands_are_refused() -> None:
    """O1.1"""
    more = changed(lambda data: data["islands"].update(tau=[0, 0]))
    assert refusal(more) == "the board has 19 islands and needs 18 (O1.1)"
    fewer = changed(lambda data: data["islands"].pop("alpha"))
    assert refusal(fewer) == "the board has 17 islands and needs 18 (O1.1)"


def test_other_than_six_adventures_are_refused() -> None:
    """O1.2"""
    assert refusal(with_disks("medusa", {"disks": 5, "laid": 3})) == "the board has 7 adventures and needs 6 (O1.2)"
    fewer = changed(lambda data: data["adventures"].pop("circe"))
    assert refusal(fewer) == "the board has 5 adventures and needs 6 (O1.2)"


@pytest.mark.parametrize("name", ["", "Circe", "lotus-eaters", "two words", "κιρκη", "c" * 25])
def test_adventure_that_does_not_fit_the_notation_is_refused(name: str) -> None:
    """O1.2"""
    said = refusal(TEXT.replace('"circe"', json.dumps(name)))
    assert said.startswith(f"{name[:24]!r}: an adventure's name is one word of lower-case letters a-z")


@pytest.mark.parametrize(
    "counts",
    [
        {"disks": 2, "laid": 3},
        {"disks": 21, "laid": 3},
        {"disks": 5, "laid": -1},
        {"disks": 5},
        {"laid": 3},
        {"disks": True, "laid": True},
        {"disks": "5", "laid": 3},
        {"disks": 5.0, "laid": 3},
        {},
        None,
        5,
        [5, 3],
    ],
)
def test_wrong_number_of_disks_is_refused(counts: object) -> None:
    """O1.2"""
    wanted = "circe: needs 'disks', 20 at most, and 'laid', not more than disks (O1.2)"
    assert refusal(with_disks("circe", counts)) == wanted


@pytest.mark.parametrize("laid", [2, 4, 0])
def test_other_than_one_disk_for_each_island_is_refused(laid: int) -> None:
    """O2.1"""
    said = refusal(with_disks("circe", {"disks": 5, "laid": laid}))
    assert said == f"{15 + laid} disks are laid out; there must be one for each of the 18 islands (O2.1)"


def test_other_than_six_tasks_are_refused() -> None:
    """O1.3"""
    assert refusal(with_tasks(lambda tasks: tasks.pop())) == "the board has 5 task cards and needs 6 (O1.3)"
    more = with_tasks(lambda tasks: tasks.append({"circe": 1}))
    assert refusal(more) == "the board has 7 task cards and needs 6 (O1.3)"


@pytest.mark.parametrize("task", [None, {}, [], ["circe", 3], "circe", 3])
def test_task_that_is_not_an_object_is_refused(task: object) -> None:
    """O1.3"""
    said = refusal(with_tasks(lambda tasks: tasks.__setitem__(2, task)))
    assert said == "task 3: is a JSON object of adventures and points (O1.3)"


def test_unknown_adventure_in_a_task_is_refused() -> None:
    """O1.3"""
    said = refusal(with_tasks(lambda tasks: tasks[5].update(medusa=1)))
    assert said == "task 6: medusa is not among the adventures (O1.3)"


@pytest.mark.parametrize("points", [0, 10, -1, 1000, True, False, None, "3", 3.0, [3]])
def test_points_other_than_one_to_nine_are_refused(points: object) -> None:
    """O1.3"""
    said = refusal(with_tasks(lambda tasks: tasks[0].update(sirens=points)))
    assert said == "task 1: sirens is worth 1 to 9 points (O1.3)"


@pytest.mark.parametrize("key", ['"sirens": {"disks": 5, "laid": 3},', '"red": [],', '"underworld": 2,'])
def test_repeated_key_is_refused(key: str) -> None:
    """A key of the adventures, the lines or a task."""
    name = key.split('"')[1]
    place = {"sirens": '"adventures": {', "red": '"lines": {', "underworld": '{"sirens": 3,'}[name]
    assert refusal(TEXT.replace(place, f"{place} {key}", 1)) == f"{name}: appears twice in the board file"
