"""Positions for scenarios, from lines such as `hand A objection=3 zeus=1` or `ship libya`, and the facts to check."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import u8

from pelagos.core.game import CHANCE, LETTERS, OVER, InvalidInput
from pelagos.core.tabletop.cards import SUM, WIDTH
from pelagos.core.tabletop.packed import bit
from pelagos.core.tabletop.setup_lines import SetupLines, letter
from pelagos.games.ulysses.actions import BLACK, CARDS, KINDS, N_KINDS, SIDES
from pelagos.games.ulysses.board import COLOURS, GOALS, PER_COLOUR, PLACES, Board
from pelagos.games.ulysses.position import (
    ANY_GOAL,
    BID,
    DISCARDS,
    LAID,
    LAY_CARDS,
    NO_GOAL,
    NOWHERE,
    PER_SEAT,
    PHASES,
    PILE,
    PLAGUES,
    TEMPLES,
    UNDER,
)
from pelagos.games.ulysses.state import Ulysses, start


class Setup(SetupLines):
    """Builds a position line by line. The defaults: the ship at Troy, one temple each, empty hands, and goals in the
    order of the board."""

    def __init__(self, board: Board, seats: int) -> None:
        super().__init__(seats)
        self.board = board
        self.state = start(board, seats)
        self.goals: dict[int, list[int]] = {}
        self.shown: dict[int, list[int]] = {}
        self.under: dict[int, list[tuple[int, int]]] = {}  # by colour: (the seat that returned it, goal)

    # ---- the parts
    def set_active(self, value: str) -> None:
        self.state.active = self.seat(value)

    def set_ship(self, value: str) -> None:
        self.state.ship = self.place(value)

    def set_plague(self, value: str) -> None:
        for word in value.split():
            self.state.plagued |= bit(self.place(word))
        if self.state.plagues() > PLAGUES:
            raise InvalidInput(f"there are only {PLAGUES} plagues (U1.4)")

    def set_hand(self, value: str) -> None:
        who, _, cards = value.partition(" ")
        self.cards(self.seat(who), cards)

    def set_discards(self, value: str) -> None:
        self.cards(DISCARDS, value)

    def set_temples(self, value: str) -> None:
        for who, count in self.counts(value).items():
            if not 1 <= count <= TEMPLES:
                raise InvalidInput(f"each player has a temple (U2.2), and there are only {TEMPLES} temples (U1.4)")
            self.state.temples[self.seat(who)] = u8(count)
        if self.state.supply() < 0:
            raise InvalidInput(f"there are only {TEMPLES} temples (U1.4)")

    def set_goals(self, value: str) -> None:
        who, *names = value.split() or [""]
        self.goals[self.seat(who)] = [self.goal(name) for name in names]

    def set_shown(self, value: str) -> None:
        who, *names = value.split() or [""]
        self.shown[self.seat(who)] = [self.goal(name) for name in names]

    def set_under(self, value: str) -> None:
        """`under A ithaca`: A has returned Ithaca. Name the goals of one colour in the order of their return."""
        who, *names = value.split() or [""]
        seat = self.seat(who)
        for name in names:
            goal = self.goal(name)
            self.under.setdefault(goal // PER_COLOUR, []).append((seat, goal))

    def set_used(self, value: str) -> None:
        for word in value.split():
            if word not in ("pandora", "exchange"):
                raise InvalidInput(f"'{word}' cannot be used up: write pandora or exchange")
        self.state.pandora_used = "pandora" in value.split()
        self.state.exchanged = "exchange" in value.split()

    # ---- words
    def place(self, word: str) -> int:
        if word not in self.board.number:
            raise InvalidInput(f"'{word}' is not a place on the board")
        return self.board.number[word]

    def goal(self, word: str) -> int:
        place = self.place(word)
        if place >= GOALS:
            raise InvalidInput(f"{word} has no goal card (U1.1)")
        return place

    def cards(self, row: int, value: str) -> None:
        cards = self.state.cards
        if self.state.row_size(row) > 0:
            raise InvalidInput("these cards are set twice: put them on one line")
        for name, count in self.counts(value).items():
            if name not in KINDS:
                raise InvalidInput(f"'{name}' is not a kind of action card: {', '.join(KINDS)}")
            kind = KINDS.index(name)
            if count > cards[PILE * WIDTH + kind]:
                raise InvalidInput(f"there are only {CARDS[kind]} {name} cards (U1.3)")
            for _ in range(count):
                self.state.move_card(PILE, row, kind)

    # ---- the whole
    def finish(self) -> Ulysses:
        state = self.state
        self.deal_goals()
        # Assume that there was no shuffle yet, and that the active player spent all discards.
        for kind in range(N_KINDS):
            state.spent[state.active * WIDTH + kind] = state.cards[DISCARDS * WIDTH + kind]
        state.spent[state.active * WIDTH + SUM] = state.cards[DISCARDS * WIDTH + SUM]
        state.turn = 1
        state.begin_actions()
        return state

    def deal_goals(self) -> None:
        """Deal the goals of the set-up lines. Seats without such a line get the first free goal of each colour."""
        named = [goal for part in (self.goals, self.shown) for goals in part.values() for goal in goals]
        named += [goal for pile in self.under.values() for _, goal in pile]
        if len(set(named)) != len(named):
            raise InvalidInput("a goal appears twice (U1.2)")
        free = [goal for goal in range(GOALS) if goal not in named]
        for seat in range(self.seats):
            hidden, shown = self.goals.get(seat), self.shown.get(seat, [])
            if hidden is None:
                hidden = self.spare_goals(free, shown)
            if len(hidden) + len(shown) != self.board.goals_each or not hidden:
                each = int(self.board.goals_each)
                clause = "U2.1" if each == PER_SEAT else "U10.1"
                raise InvalidInput(f"{LETTERS[seat]} must have {each} goals, not all of them shown ({clause})")
            for i, goal in enumerate(hidden + shown):
                slot = seat * PER_SEAT + i
                self.state.put(slot, goal, ANY_GOAL, bit(seat))
                if goal in shown:
                    self.state.shown |= bit(slot)
        for colour, pile in self.under.items():
            for i, (seat, goal) in enumerate(pile):
                self.state.put(UNDER + colour * PER_COLOUR + i, goal, ANY_GOAL, bit(seat))
        self.state.fresh = sum(1 << goal for goal in free)

    def spare_goals(self, free: list[int], shown: list[int]) -> list[int]:
        found: list[int] = []
        for colour in range(len(COLOURS)):
            if all(goal // PER_COLOUR != colour for goal in shown):
                spare = [goal for goal in free if goal // PER_COLOUR == colour]
                if not spare:
                    raise InvalidInput(f"no {COLOURS[colour]} goal is left for a player without a goals line (U1.2)")
                found.append(spare[0])
        for goal in found[int(self.board.goals_each) - len(shown) :]:
            found.remove(goal)
        for goal in found:
            free.remove(goal)
        return found


def setup(board: Board, seats: int, lines: Sequence[tuple[str, str]]) -> Ulysses:
    position = Setup(board, seats)
    for key, value in lines:
        position.line(key, value)
    return position.finish()


# ---- facts
def facts(s: Ulysses) -> dict[str, str]:
    """Return every fact that a scenario can check, by key."""
    found = {
        "phase": PHASES[int(s.phase)],
        "actor": {CHANCE: "chance", OVER: "nobody"}.get(int(s.who), letter(int(s.who))),
        "active": letter(int(s.active)),
        "turn": str(int(s.turn)),
        "ship": s.board.names[int(s.ship)],
        "plagues": names(s, [p for p in range(PLACES) if s.is_plagued(p)]),
        "winner": letter(int(s.winner)),
        "pile": cards(s, PILE),
        "discards": cards(s, DISCARDS),
        "supply": str(int(s.supply())),
        "leader": SIDES[int(s.leader())] if s.phase in (BID, LAY_CARDS) else "none",
    }
    for side, place in enumerate((s.blue, s.red, s.black)):
        found[SIDES[side]] = "none" if place == NOWHERE else s.board.names[int(place)]
        found[f"bid {SIDES[side]}"] = str(int(s.row_size(LAID + side)))
    for colour in range(len(COLOURS)):
        found[f"goals in {COLOURS[colour]}"] = str(int(s.pile_of_goals(colour)))
    for seat in range(s.seats):
        found |= seat_facts(s, seat)
    return found


def seat_facts(s: Ulysses, seat: int) -> dict[str, str]:
    who = letter(seat)
    slots = range(seat * PER_SEAT, (seat + 1) * PER_SEAT)
    held = [(int(s.goal_at(i)), s.is_shown(i)) for i in slots if s.goal_at(i) != NO_GOAL]
    side = int(s.side(seat))
    return {
        f"hand {who}": cards(s, seat),
        f"cards {who}": str(int(s.row_size(seat))),
        f"temples {who}": str(int(s.temples[seat])),
        f"hidden {who}": names(s, sorted(goal for goal, shown in held if not shown)),
        f"shown {who}": names(s, sorted(goal for goal, shown in held if shown)),
        f"side {who}": SIDES[side] if side <= BLACK else "none",
    }


def names(s: Ulysses, places: list[int]) -> str:
    return " ".join(s.board.names[place] for place in places) or "none"


def cards(s: Ulysses, row: int) -> str:
    """Write a row as `objection=3 zeus=1`, or `none`."""
    held = [f"{KINDS[kind]}={s.count(row, kind)}" for kind in range(N_KINDS) if s.count(row, kind)]
    return " ".join(held) or "none"
