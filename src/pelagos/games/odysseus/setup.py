"""Positions for scenarios, from lines such as `gods A=zeus B=poseidon` or `hand A 5=1 d=2`, and the facts to check."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import u8

from pelagos.core.game import CHANCE, LETTERS, OVER, InvalidInput
from pelagos.core.tabletop.cards import WIDTH
from pelagos.core.tabletop.setup_lines import SetupLines, letter
from pelagos.games.odysseus.actions import CARDS, GODS, KINDS, N_KINDS, N_SPACES, SPACES
from pelagos.games.odysseus.board import ADVENTURES, ISLANDS, TASKS, Board
from pelagos.games.odysseus.position import NO_DISK, NO_TASK, NOBODY, NOWHERE, PHASES, SPACE, STACK
from pelagos.games.odysseus.state import Odysseus, start


class Setup(SetupLines):
    """Builds a position line by line, at the beginning of a round.

    The defaults: gods and tasks in order from A on, empty hands, the ship on the first island, and disks laid out in
    the order of the adventures.
    """

    def __init__(self, board: Board, seats: int) -> None:
        super().__init__(seats)
        self.board = board
        self.state = start(board, seats)
        self.state.ship = 0
        self.gods = dict(enumerate(range(seats)))
        self.tasks: dict[int, int] = {}
        self.disks: dict[int, int] | None = None

    # ---- the parts
    def set_gods(self, value: str) -> None:
        for who, god in pairs(value).items():
            if god not in GODS[: self.seats]:
                raise InvalidInput(f"'{god}' is not a god in play: {', '.join(GODS[: self.seats])} (O2.2)")
            self.gods[self.seat(who)] = GODS.index(god)

    def set_tasks(self, value: str) -> None:
        for who, task in pairs(value).items():
            if not 1 <= self.number(task) <= TASKS:
                raise InvalidInput(f"task cards go from 1 to {TASKS} (O1.3)")
            self.tasks[self.seat(who)] = int(task) - 1

    def set_ship(self, value: str) -> None:
        self.state.ship = self.island(value)

    def set_hand(self, value: str) -> None:
        who, _, cards = value.partition(" ")
        self.cards(self.seat(who), cards)

    def set_disks(self, value: str) -> None:
        """`disks alpha=sirens beta=none`: the disks of the islands. Islands not named in such a line have none."""
        self.disks = self.disks or {}
        for island, adventure in pairs(value).items():
            place = self.island(island)
            self.disks[place] = NO_DISK if adventure == "none" else self.adventure(adventure)

    def set_done(self, value: str) -> None:
        for name, count in self.counts(value).items():
            if count > self.board.disks[self.adventure(name)]:
                raise InvalidInput(f"there are only {self.board.disks[self.adventure(name)]} disks of {name} (O1.2)")
            self.state.done[self.adventure(name)] = u8(count)

    def set_idle(self, value: str) -> None:
        if not 0 <= self.number(value) < 3:
            raise InvalidInput("idle must be 0, 1 or 2 rounds (O8.4)")
        self.state.idle = int(value)

    # ---- words
    def island(self, word: str) -> int:
        if word not in self.board.names:
            raise InvalidInput(f"'{word}' is not an island on the board")
        return self.board.names.index(word)

    def adventure(self, word: str) -> int:
        if word not in self.board.adventures:
            raise InvalidInput(f"'{word}' is not an adventure: {', '.join(self.board.adventures)}")
        return self.board.adventures.index(word)

    def cards(self, row: int, value: str) -> None:
        if self.state.row_size(row) > 0:
            raise InvalidInput("these cards are set twice: put them on one line")
        for name, count in self.counts(value).items():
            if name not in KINDS:
                raise InvalidInput(f"'{name}' is not a wind card: {', '.join(KINDS)}")
            kind = KINDS.index(name)
            if count > self.state.cards[STACK * WIDTH + kind]:
                raise InvalidInput(f"there are only {CARDS[kind]} cards of {name} (O1.4)")
            for _ in range(count):
                self.state.move_card(STACK, row, kind)

    # ---- the whole
    def finish(self) -> Odysseus:
        state = self.state
        if sorted(self.gods.values()) != list(range(self.seats)):
            raise InvalidInput("each god in play must have exactly one owner (O2.2)")
        for seat in range(self.seats):
            state.gods[seat] = u8(self.gods[seat])
        self.deal_tasks()
        self.lay_disks()
        if any(state.points(seat) >= self.board.goal for seat in range(self.seats)):
            raise InvalidInput(f"a player has {self.board.goal} points: the game would be over (O8.1)")
        state.begin_round()
        return state

    def deal_tasks(self) -> None:
        if len(set(self.tasks.values())) != len(self.tasks):
            raise InvalidInput("a task card appears twice (O1.3)")
        free = [task for task in range(TASKS) if task not in self.tasks.values()]
        for seat in range(self.seats):
            self.state.tasks[seat] = u8(self.tasks[seat] if seat in self.tasks else free.pop(0))

    def lay_disks(self) -> None:
        """Put disks on the islands and into the reserve: all disks that are neither laid out nor completed."""
        state = self.state
        laid = self.disks if self.disks is not None else self.in_order()
        for island in range(ISLANDS):
            state.disks[island] = u8(laid.get(island, NO_DISK) if island != state.ship else NO_DISK)
        for adventure in range(ADVENTURES):
            on_board = sum(int(state.disk(i)) == adventure for i in range(ISLANDS))
            left = self.board.disks[adventure] - on_board - int(state.done[adventure])
            if left < 0:
                name = self.board.adventures[adventure]
                raise InvalidInput(f"there are only {self.board.disks[adventure]} disks of {name} (O1.2)")
            state.reserve[adventure] = u8(left)

    def in_order(self) -> dict[int, int]:
        laid = [adventure for adventure in range(ADVENTURES) for _ in range(self.board.laid[adventure])]
        return dict(enumerate(laid))


def pairs(value: str) -> dict[str, str]:
    """Parse `A=zeus B=hades` into words by name."""
    found: dict[str, str] = {}
    for word in value.split():
        name, equals, what = word.partition("=")
        if not equals or name in found:
            raise InvalidInput(f"'{word}' is not a pair: write it like A=zeus, each name once")
        found[name] = what
    return found


def setup(board: Board, seats: int, lines: Sequence[tuple[str, str]]) -> Odysseus:
    position = Setup(board, seats)
    for key, value in lines:
        position.line(key, value)
    return position.finish()


# ---- facts
def facts(s: Odysseus) -> dict[str, str]:
    """Return every fact that a scenario can check, by key."""
    board = s.board
    found = {
        "phase": PHASES[int(s.phase)],
        "actor": {CHANCE: "chance", OVER: "nobody"}.get(int(s.who), letter(int(s.who))),
        "round": str(int(s.round)),
        "circuit": str(int(s.circuit)),
        "first": letter(int(s.first)),
        "ship": "none" if s.ship == NOWHERE else board.names[int(s.ship)],
        "reserve": disks(board, [int(count) for count in s.reserve]),
        "done": disks(board, [int(count) for count in s.done]),
        "poseidon": space_name(int(s.poseidon)),
        "aphrodite": space_name(int(s.aphrodite)),
        "face-down": " ".join(SPACES[int(s.down_at[i])] for i in range(s.downs)) or "none",
        "spent": " ".join(GODS[god] for god in range(s.seats) if s.is_spent(god)) or "none",
        "stack": cards(s, STACK),
        "idle": str(int(s.idle)),
        "winners": " ".join(LETTERS[seat] for seat in range(s.seats) if (s.winners >> seat) & 1) or "none",
    }
    for space in range(N_SPACES):
        found[SPACES[space]] = cards(s, SPACE + space)
        found[f"strength {SPACES[space]}"] = str(int(s.strength(space)))
    for island in range(ISLANDS):
        disk = int(s.disk(island))
        found[f"disk {board.names[island]}"] = "none" if disk == NO_DISK else board.adventures[disk]
    for seat in range(s.seats):
        found |= seat_facts(s, seat)
    return found


def seat_facts(s: Odysseus, seat: int) -> dict[str, str]:
    who, god, task = letter(seat), int(s.gods[seat]), int(s.tasks[seat])
    hidden = [KINDS[int(s.down_kind[i])] for i in range(s.downs) if s.down_owner == seat]
    return {
        f"hand {who}": cards(s, seat),
        f"cards {who}": str(int(s.row_size(seat))),
        f"god {who}": GODS[god] if god < len(GODS) else "none",
        f"task {who}": "none" if task == NO_TASK else str(task + 1),
        f"points {who}": "0" if task == NO_TASK else str(int(s.points(seat))),
        f"hidden {who}": " ".join(hidden) or "none",
        f"face-down {who}": "yes" if s.may_down == seat != NOBODY else "no",
    }


def disks(board: Board, counts: list[int]) -> str:
    held = [f"{name}={count}" for name, count in zip(board.adventures, counts, strict=True) if count]
    return " ".join(held) or "none"


def space_name(space: int) -> str:
    return "none" if space == NOWHERE else SPACES[space]


def cards(s: Odysseus, row: int) -> str:
    """Write a row as `5=1 d=2`, or `none`."""
    held = [f"{KINDS[kind]}={s.count(row, kind)}" for kind in range(N_KINDS) if s.count(row, kind)]
    return " ".join(held) or "none"
