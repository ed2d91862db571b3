"""The game as a `Game` of core."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from librt.random import Random

from pelagos.core.choice import NO_CHOICES, Choices
from pelagos.core.game import LETTERS, Ending, Entry, Illegal, InvalidInput, State, views_of
from pelagos.core.tabletop.boardgame import BoardGame, number_in
from pelagos.games.ulysses.actions import CARD, CARDS, FIRST, HIDDEN, KINDS, RETURN, RETURN_SOME, SIDES
from pelagos.games.ulysses.board import COLOURS, GOALS, GOALS_EACH, PER_COLOUR, Board, load
from pelagos.games.ulysses.choices import UlyssesVerbs
from pelagos.games.ulysses.ending import ending
from pelagos.games.ulysses.imagine import imagine
from pelagos.games.ulysses.manifest import MANIFEST
from pelagos.games.ulysses.notation import Notation
from pelagos.games.ulysses.position import NO_GOAL, NOWHERE, PHASES, PLAGUES, ROWS, SLOTS, TEMPLES
from pelagos.games.ulysses.reasons import refusal
from pelagos.games.ulysses.rules import FIRST_HAND, PANDORA_GIFT
from pelagos.games.ulysses.setup import facts, setup
from pelagos.games.ulysses.state import Ulysses, start
from pelagos.games.ulysses.tell import UlyssesTeller
from pelagos.games.ulysses.view import View


class UlyssesGame(BoardGame):
    """Ulysses on one board, in one variant."""

    name = MANIFEST.name
    version = 1
    seats = MANIFEST.seats
    material = {
        **dict(zip(KINDS, CARDS, strict=True)),
        "action cards": sum(CARDS),
        "goals": GOALS,
        "temples": TEMPLES,
        "plagues": PLAGUES,
    }

    board: Board
    notation: Notation

    def __init__(self, text: str | None = None, variant: str = "") -> None:
        board = load(text)
        board.goals_each = number_in(MANIFEST.name, GOALS_EACH, variant)
        notation = Notation(board.names)
        super().__init__(str(__package__), text, variant, board, notation, UlyssesTeller(board, notation.table))
        self.numbers = {
            **dict(zip(KINDS, CARDS, strict=True)),  # cards in the box
            "temples": TEMPLES,  # in the box
            "plagues": PLAGUES,
            "goals": int(board.goals_each),
            "hand": FIRST_HAND,  # of the first player
            "gift": PANDORA_GIFT,
        }

    # ---- play
    def start(self, seats: int) -> State:
        self.check_seats(seats, "U2.5")
        return start(self.board, seats)

    def set_first(self, state: State, seat: int) -> None:
        """U2.3: let a seat go first, instead of the lot."""
        if FIRST + seat not in state.legal():
            seats = len(state.scores())
            raise InvalidInput(f"seat {LETTERS[seat]} cannot go first at a table of {seats} players (U2.3)")
        state.apply(FIRST + seat)

    def census(self, state: State) -> Mapping[str, int]:
        """Count all material (U1). Each goal is counted separately, so that a goal in two places is noticed."""
        assert isinstance(state, Ulysses)
        cards = {kind: sum(int(state.count(row, i)) for row in range(ROWS)) for i, kind in enumerate(KINDS)}
        goals = Counter(int(state.goal_at(slot)) for slot in range(SLOTS) if state.goal_at(slot) != NO_GOAL)
        goals.update(goal for goal in range(GOALS) if (state.fresh >> goal) & 1)
        temples = sum(int(count) for count in state.temples)
        return {
            **cards,
            "action cards": sum(int(state.row_size(row)) for row in range(ROWS)),
            "goals": sum(1 for goal in range(GOALS) if goals[goal] == 1),
            "temples": temples + int(state.supply()),
            "plagues": PLAGUES if 0 <= state.plagues() <= PLAGUES and state.supply() >= 0 else -1,
        }

    def refusal(self, state: State, action: int) -> Illegal:
        assert isinstance(state, Ulysses)
        return refusal(state, action)

    def choices(self, state: State) -> Choices:
        assert isinstance(state, Ulysses)
        return UlyssesVerbs(state, self.notation).choices() if state.actor() >= 0 else NO_CHOICES

    # ---- hidden information
    def view(self, state: State, who: int) -> View:
        assert isinstance(state, Ulysses)
        return views_of(state, [who], View)[0]

    def views(
        self, state: State, viewers: Sequence[int], before: State | None = None, seen: Mapping[int, Any] | None = None
    ) -> list[Any]:
        assert isinstance(state, Ulysses)
        return [*views_of(state, viewers, View, before, seen)]

    def imagine(self, view: Any, random: Random) -> State:
        return imagine(view, self.board, random)

    def ending(self, states: Sequence[State], entries: Sequence[Entry]) -> Ending:
        return ending(self, self.board, [state for state in states if isinstance(state, Ulysses)], entries)

    def mask(self, action: int) -> int:
        """U3.2: other players see only the colour of a returned goal, and nothing of a drawn card."""
        if RETURN <= action < CARD:
            return RETURN_SOME + (action - RETURN) // PER_COLOUR
        return HIDDEN if CARD <= action < FIRST else action

    def reveals(self, before: State, after: State) -> bool:
        """Return True for an arrival: it shows a goal, or that no player has the goal of that place (U3.4)."""
        assert isinstance(before, Ulysses) and isinstance(after, Ulysses)
        arrived = before.blue != NOWHERE and after.blue == NOWHERE
        return bool(arrived or after.ship != before.ship or after.winner != before.winner)

    @property
    def names(self) -> Mapping[str, Sequence[str]]:
        return {"places": self.board.names, "colours": COLOURS, "kinds": KINDS, "sides": SIDES, "phases": PHASES}

    # ---- positions for scenarios
    def setup(self, seats: int, lines: Sequence[tuple[str, str]]) -> State:
        self.start(seats)  # raises InvalidInput for a wrong number of seats
        return setup(self.board, seats, lines)

    def facts(self, state: State) -> Mapping[str, str]:
        assert isinstance(state, Ulysses)
        return facts(state)


GAME = UlyssesGame
