"""The game as a `Game` of core."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.random import Random

from pelagos.core.choice import NO_CHOICES, Choices
from pelagos.core.game import Ending, Entry, Illegal, InvalidInput, State, views_of
from pelagos.core.tabletop.boardgame import BoardGame, number_in
from pelagos.games.odysseus.actions import (
    CARD,
    CARDS,
    DIONYSUS,
    FACE,
    FACE_HIDDEN,
    GOD,
    GODS,
    HIDDEN,
    KINDS,
    SPACES,
    STRENGTH,
    TAKE,
)
from pelagos.games.odysseus.board import COLOURS, GOALS, ISLANDS, TASKS, Board, load
from pelagos.games.odysseus.choices import OdysseusVerbs
from pelagos.games.odysseus.ending import ending
from pelagos.games.odysseus.imagine import imagine
from pelagos.games.odysseus.manifest import MANIFEST
from pelagos.games.odysseus.notation import Notation
from pelagos.games.odysseus.position import ENDED, LAUNCH, NEW_DISK, NO_DISK, NO_GOD, NO_TASK, PHASES, ROWS
from pelagos.games.odysseus.reasons import refusal
from pelagos.games.odysseus.rules import FIRST_HAND, NEW_CARDS
from pelagos.games.odysseus.setup import facts, setup
from pelagos.games.odysseus.state import Odysseus, start
from pelagos.games.odysseus.tell import OdysseusTeller
from pelagos.games.odysseus.view import View


class OdysseusGame(BoardGame):
    """Odysseus on one board, in one variant."""

    name = MANIFEST.name
    version = 1
    seats = MANIFEST.seats

    board: Board
    notation: Notation

    def __init__(self, text: str | None = None, variant: str = "") -> None:
        board = load(text)
        board.goal = number_in(MANIFEST.name, GOALS, variant)
        self.numbers = {
            **dict(zip(KINDS, CARDS, strict=True)),  # cards in the box
            "goal": int(board.goal),  # points to win
            "dionysus": STRENGTH[DIONYSUS],
            "hand": FIRST_HAND,
            "new": NEW_CARDS,  # in each round
        }
        notation = Notation(board.names, board.adventures)
        super().__init__(str(__package__), text, variant, board, notation, OdysseusTeller(board, notation.table))
        self.material = {
            **dict(zip(KINDS, CARDS, strict=True)),
            "wind cards": sum(CARDS),
            **dict(zip(self.board.adventures, self.board.disks, strict=True)),
            "tasks": TASKS,
            "gods": len(GODS),
        }

    # ---- play
    def start(self, seats: int) -> State:
        self.check_seats(seats, "O2.2")
        return start(self.board, seats)

    def set_first(self, state: State, seat: int) -> None:
        raise InvalidInput("in Odysseus nobody chooses the first player: the player on the left of Zeus begins (O4.1)")

    def census(self, state: State) -> Mapping[str, int]:
        """Count all material (O1). The gods must be a permutation of those in play, and the tasks all different."""
        assert isinstance(state, Odysseus)
        cards = {kind: sum(int(state.count(row, i)) for row in range(ROWS)) for i, kind in enumerate(KINDS)}
        disks = [int(state.reserve[i]) + int(state.done[i]) for i in range(len(self.board.adventures))]
        for island in range(ISLANDS):
            if state.disk(island) != NO_DISK:
                disks[int(state.disk(island))] += 1
        gods = [int(god) for god in state.gods if god != NO_GOD]
        tasks = [int(task) for task in state.tasks if task != NO_TASK]
        dealt = state.phase >= LAUNCH
        return {
            **cards,
            "wind cards": sum(int(state.row_size(row)) for row in range(ROWS)),
            **dict(zip(self.board.adventures, disks, strict=True)),
            "tasks": TASKS if len(set(tasks)) == len(tasks) and (len(tasks) == state.seats or not dealt) else -1,
            "gods": len(GODS) if sorted(gods) == list(range(state.seats)) or (not dealt and distinct(gods)) else -1,
        }

    def refusal(self, state: State, action: int) -> Illegal:
        assert isinstance(state, Odysseus)
        return refusal(state, action)

    def choices(self, state: State) -> Choices:
        assert isinstance(state, Odysseus)
        return OdysseusVerbs(state, self.notation).choices() if state.actor() >= 0 else NO_CHOICES

    # ---- hidden information
    def view(self, state: State, who: int) -> View:
        assert isinstance(state, Odysseus)
        return views_of(state, [who], View)[0]

    def views(
        self, state: State, viewers: Sequence[int], before: State | None = None, seen: Mapping[int, Any] | None = None
    ) -> list[Any]:
        assert isinstance(state, Odysseus)
        return [*views_of(state, viewers, View, before, seen)]

    def imagine(self, view: Any, random: Random) -> State:
        return imagine(view, self.board, random)

    def ending(self, states: Sequence[State], entries: Sequence[Entry]) -> Ending:
        return ending(self, self.board, [state for state in states if isinstance(state, Odysseus)], entries)

    def mask(self, action: int) -> int:
        """O3.2: other players see that a card lies face down, but not which, and nothing of dealt cards and tasks."""
        if FACE <= action < TAKE:
            return FACE_HIDDEN
        return HIDDEN if CARD <= action < GOD else action

    def reveals(self, before: State, after: State) -> bool:
        """Return True for a movement: it turns face-down cards up and completes adventures that score secretly (O5)."""
        assert isinstance(before, Odysseus) and isinstance(after, Odysseus)
        sailed = before.phase != NEW_DISK and after.phase in (NEW_DISK, ENDED)
        return bool(sailed or after.round != before.round or after.ship != before.ship)

    @property
    def names(self) -> Mapping[str, Sequence[str]]:
        board = self.board
        map_names = {"islands": board.names, "adventures": board.adventures, "tasks": board.tasks, "colours": COLOURS}
        return {**map_names, "kinds": KINDS, "gods": GODS, "spaces": SPACES, "phases": PHASES}

    # ---- positions for scenarios
    def setup(self, seats: int, lines: Sequence[tuple[str, str]]) -> State:
        self.start(seats)  # raises InvalidInput for a wrong number of seats
        return setup(self.board, seats, lines)

    def facts(self, state: State) -> Mapping[str, str]:
        assert isinstance(state, Odysseus)
        return facts(state)


def distinct(gods: list[int]) -> bool:
    """Return True if no god is dealt twice."""
    return len(set(gods)) == len(gods)


GAME = OdysseusGame
