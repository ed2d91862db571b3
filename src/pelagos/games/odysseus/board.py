"""The map of Odysseus, its adventures and its task cards, as data (O1.1, O1.2, O1.3, O1.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pelagos.core.game import InvalidInput, State
from pelagos.core.tabletop.board_file import (
    board_data,
    built_in,
    check_connected,
    check_name,
    check_numbers,
    mark_of,
    read_pairs,
)
from pelagos.core.tabletop.packed import packed
from pelagos.games.odysseus.manifest import MANIFEST

COLOURS: Final = ("yellow", "green", "red")
N_COLOURS: Final = 3
ISLANDS: Final = 18
ADVENTURES: Final = 6
TASKS: Final = 6
LONGEST: Final = 100  # moves in a list: Hermes can choose among 45 kinds of card on a space and 42 face-down cards
GOALS: Final = {"": 10, "first-voyage": 5}  # points to win, by variant (O8.1, O9.1)
MAX_POINTS: Final = 9  # of an adventure on a task card
MAX_DISKS: Final = 20  # of an adventure
LARGEST: Final = 10_000  # units of the drawing
PARTS: Final = {"name": str, "origin": str, "islands": dict, "lines": dict, "adventures": dict, "tasks": list}


class Board:
    """A map that has passed every check; islands, adventures and task cards go by number."""

    def __init__(
        self,
        data: Mapping[str, Any],
        lines: Sequence[Sequence[tuple[int, int]]],
        disks: Sequence[tuple[int, int]],
        tasks: Sequence[Sequence[int]],
    ) -> None:
        self.data = data  # the whole file, for programs that draw the board
        self.blanks: dict[int, State] = {}  # by number of seats: the state before the deal, to be copied
        self.goal: i64 = GOALS[""]  # the game sets this for its variant
        self.name: str = data["name"]
        self.origin: str = data["origin"]
        self.names = tuple(data["islands"])
        self.adventures = tuple(data["adventures"])
        self.tasks = tuple([tuple(task) for task in tasks])
        self.mark = mark_of([self.names, sorted_lines(lines), self.adventures, list(disks), self.tasks])
        self.disks = tuple([count for count, _ in disks])
        self.laid = tuple([count for _, count in disks])
        self.spare: vec[u8] = packed([count - laid for count, laid in disks])  # disks not laid out at the start
        self.buffer: vec[i64] = vec[i64]([i64(0) for _ in range(LONGEST)])
        other_end = [0] * (N_COLOURS * ISLANDS)
        for colour in range(N_COLOURS):
            for a, b in lines[colour]:
                other_end[colour * ISLANDS + a] = b
                other_end[colour * ISLANDS + b] = a
        self.other_end: vec[u8] = packed(other_end)
        self.points: vec[u8] = packed([points for task in tasks for points in task])

    def beyond(self, colour: i64, island: i64) -> i64:
        """Return the island at the other end of the line of a colour."""
        return i64(self.other_end[colour * ISLANDS + island])

    def worth(self, task: i64, adventure: i64) -> i64:
        return i64(self.points[task * ADVENTURES + adventure])


def sorted_lines(lines: Sequence[Sequence[tuple[int, int]]]) -> list[list[tuple[int, int]]]:
    return [sorted(pairs) for pairs in lines]


def load(text: str | None = None) -> Board:
    """Return the board of a file with this text, by default the one that comes with the game."""
    return parse(built_in("pelagos.games.odysseus", MANIFEST.boards[0]) if text is None else text)


def parse(text: str) -> Board:
    """Check a board file. Raise InvalidInput if it is invalid."""
    data = board_data(text, "odysseus", PARTS)
    names = list(data["islands"])
    for name in names:
        check_name(name, "an island's name", ("none",))
        check_position(name, data["islands"][name])
    size = data.get("size", [1, 1])
    pair = size if isinstance(size, list) and len(size) == 2 else [None]
    check_numbers("size", pair, 1, LARGEST, "needs width and height of the drawing")
    if len(names) != ISLANDS:
        raise InvalidInput(f"the board has {len(names)} islands and needs {ISLANDS} (O1.1)")
    lines = read_lines(data["lines"], names)
    check_connected(names, [pair for pairs in lines for pair in pairs], 0)
    disks = read_disks(data["adventures"])
    return Board(data, lines, disks, read_tasks(data["tasks"], list(data["adventures"])))


def check_position(name: str, value: Any) -> None:
    """Check where an island is drawn. An empty list leaves it out: then the map is a ring."""
    pair = value if isinstance(value, list) and len(value) in (0, 2) else [None]
    check_numbers(name, pair, 0, LARGEST, "needs its position in the drawing, [x, y],")


def read_lines(data: Mapping[str, Any], names: Sequence[str]) -> list[list[tuple[int, int]]]:
    """Read the lines of each colour: they join the islands in pairs, and no pair is joined twice (O1.1)."""
    number = {name: i for i, name in enumerate(names)}
    found: list[list[tuple[int, int]]] = []
    for colour in COLOURS:
        if not isinstance(data.get(colour), list):
            raise InvalidInput(f"the board needs the {colour} lines as a JSON list")
        pairs = read_pairs(data[colour], number, "line", "islands")
        for i, name in enumerate(names):
            count = sum(i in pair for pair in pairs)
            if count != 1:
                raise InvalidInput(f"{name}: has {count} {colour} lines and needs exactly one (O1.1)")
        for a, b in pairs:
            if any((a, b) in others for others in found):
                raise InvalidInput(f"{names[a]}: has two lines to {names[b]}; they must lead to three islands (O1.1)")
        found.append(pairs)
    return found


def read_disks(data: Mapping[str, Any]) -> list[tuple[int, int]]:
    """Read how many disks of each adventure there are, and how many of them are laid out (O1.2, O2.1)."""
    if len(data) != ADVENTURES:
        raise InvalidInput(f"the board has {len(data)} adventures and needs {ADVENTURES} (O1.2)")
    found: list[tuple[int, int]] = []
    for name, counts in data.items():
        check_name(name, "an adventure's name", ("none",))
        disks = count_in(counts, "disks")
        laid = count_in(counts, "laid")
        if not 0 <= laid <= disks <= MAX_DISKS:
            raise InvalidInput(f"{name}: needs 'disks', {MAX_DISKS} at most, and 'laid', not more than disks (O1.2)")
        found.append((disks, laid))
    total = sum([laid for _, laid in found])
    if total != ISLANDS:
        raise InvalidInput(f"{total} disks are laid out; there must be one for each of the {ISLANDS} islands (O2.1)")
    return found


def read_tasks(data: Sequence[Any], adventures: Sequence[str]) -> list[list[int]]:
    """Read the points of each adventure on each task card (O1.3)."""
    if len(data) != TASKS:
        raise InvalidInput(f"the board has {len(data)} task cards and needs {TASKS} (O1.3)")
    found: list[list[int]] = []
    for number, task in enumerate(data, 1):
        if not isinstance(task, dict) or not task:
            raise InvalidInput(f"task {number}: is a JSON object of adventures and points (O1.3)")
        for name in task:
            if name not in adventures:
                raise InvalidInput(f"task {number}: {str(name)[:24]} is not among the adventures (O1.3)")
            if not 0 < count_in(task, name) <= MAX_POINTS:
                raise InvalidInput(f"task {number}: {name} is worth 1 to {MAX_POINTS} points (O1.3)")
        found.append([task.get(name, 0) for name in adventures])
    return found


def count_in(data: Any, key: str) -> int:
    """Return a whole number from the file, or -1 if the value is anything else."""
    value = data.get(key) if isinstance(data, dict) else None
    return value if isinstance(value, int) and not isinstance(value, bool) else -1
