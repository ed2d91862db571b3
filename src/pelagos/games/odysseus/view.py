"""The view of a seat or of a spectator (O3).

A view is built up from nothing: a secret that is never put in cannot leak. imagine.py draws full states from a view.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pelagos.core import game as core
from pelagos.core.game import PUBLIC, State
from pelagos.core.tabletop.cards import SUM, WIDTH, row_of
from pelagos.games.odysseus.actions import N_KINDS, N_SPACES
from pelagos.games.odysseus.board import ADVENTURES, ISLANDS
from pelagos.games.odysseus.position import ENDED, NO_DISK, NO_TASK, PLACE, RETURNED, SPACE, STACK, TRADED
from pelagos.games.odysseus.rules import SHIPS, Rules

UNKNOWN: Final = -1


@dataclass(unsafe_hash=True)
class View(core.View):
    """Everything that the viewer `who` knows and remembers (O3).

    Islands, seats, gods, adventures and kinds are numbers.
    """

    # the voyage
    round: int
    first: int
    circuit: int
    passes: int
    ship: int
    began: int
    route: tuple[int, ...]  # the colours the ship followed in the last movement
    turned: tuple[tuple[int, int], ...]  # space and kind of the cards turned up in the last movement
    disks: tuple[int, ...]  # by island, or UNKNOWN if it has none
    reserve: tuple[int, ...]
    done: tuple[int, ...]
    last: int
    idle: int
    winners: int
    # gods and tasks
    gods: tuple[int, ...]  # by seat
    ready: tuple[int, ...]  # by god: the phase of the round from which the power may be used
    waits: tuple[bool, ...]  # by seat: True if the power is not usable yet (O4.4)
    power_spent: int
    may_down: int
    poseidon: int
    aphrodite: int
    tasks: tuple[int, ...]  # by seat, or UNKNOWN; all are known once the game is over
    points: tuple[int, ...]  # by seat, or UNKNOWN
    # cards
    hand: tuple[int, ...]  # the viewer's own, by kind; () for a spectator
    hand_sizes: tuple[int, ...]
    stack: int
    spaces: tuple[tuple[int, ...], ...]  # the face-up cards on each space
    strengths: tuple[int, ...]  # of the spaces, by face-up cards only
    course: tuple[int, ...]  # the colours the ship would follow now, by all cards the viewer knows
    leading: tuple[tuple[int, ...], ...]  # by step, by the same cards: the strongest colours; the first decides a tie
    traded: tuple[int, ...]
    down_at: tuple[int, ...]  # the space of each face-down card, in the order they were played
    down_kind: tuple[int, ...]  # the kinds of these cards, or UNKNOWN
    down_owner: int
    # cards remembered since the last deal
    returned: tuple[int, ...]  # what went back into the stack then
    kept: tuple[int, ...]  # what the viewer held then
    kept_sizes: tuple[int, ...]
    spent: tuple[tuple[int, ...], ...]  # what each seat has played openly since
    # what is being dealt, used or chosen
    drawer: int
    due: int
    dealt: int
    user: int
    power: int
    chosen: int

    def set_public(self, state: State) -> None:
        """Fill in what every viewer sees (O3)."""
        assert isinstance(state, Rules)
        s = state
        seats = range(s.seats)
        self.seats = s.seats
        self.actor = s.who
        self.phase = s.phase
        self.round = s.round
        self.first = s.first
        self.circuit = s.circuit
        self.passes = s.passes
        self.ship = s.ship
        self.began = s.began
        self.route = digits(int(s.route))
        self.turned = tuple([(int(s.down_at[i]), int(s.down_kind[i])) for i in range(s.turned)])
        self.disks = tuple([UNKNOWN if s.disk(i) == NO_DISK else int(s.disk(i)) for i in range(ISLANDS)])
        self.reserve = numbers(s.reserve, 0, ADVENTURES)
        self.done = numbers(s.done, 0, ADVENTURES)
        self.last = s.last
        self.idle = s.idle
        self.winners = s.winners
        self.gods = numbers(s.gods, 0, s.seats)
        self.ready = numbers(s.ready, 0, s.seats)
        self.waits = tuple([s.phase >= PLACE and s.phase != ENDED and s.is_waiting(seat) for seat in seats])
        self.power_spent = s.power_spent
        self.may_down = s.may_down
        self.poseidon = s.poseidon
        self.aphrodite = s.aphrodite
        self.hand_sizes = tuple([int(s.row_size(seat)) for seat in seats])
        self.stack = s.row_size(STACK)
        self.spaces = tuple([row_of(s.cards, SPACE + space, N_KINDS) for space in range(N_SPACES)])
        self.strengths = tuple([int(s.strength(space)) for space in range(N_SPACES)])
        self.traded = row_of(s.cards, TRADED, N_KINDS)
        self.down_at = numbers(s.down_at, 0, s.downs)
        self.down_owner = s.down_owner
        self.returned = row_of(s.cards, RETURNED, N_KINDS)
        self.kept_sizes = tuple([int(s.kept[seat * WIDTH + SUM]) for seat in seats])
        self.spent = tuple([row_of(s.spent, seat, N_KINDS) for seat in seats])
        self.drawer = s.drawer
        self.due = s.due
        self.dealt = s.dealt
        self.user = s.user
        self.power = s.power
        self.chosen = s.chosen

    def copy_public(self, of: core.View) -> None:
        assert isinstance(of, View)
        self.seats, self.phase, self.actor, self.round = of.seats, of.phase, of.actor, of.round
        self.first, self.circuit, self.passes, self.ship = of.first, of.circuit, of.passes, of.ship
        self.began, self.route, self.turned, self.disks = of.began, of.route, of.turned, of.disks
        self.reserve, self.done, self.last, self.idle = of.reserve, of.done, of.last, of.idle
        self.winners, self.gods, self.ready, self.waits = of.winners, of.gods, of.ready, of.waits
        self.power_spent, self.may_down, self.poseidon, self.aphrodite = (
            of.power_spent,
            of.may_down,
            of.poseidon,
            of.aphrodite,
        )
        self.hand_sizes, self.stack, self.spaces, self.strengths = of.hand_sizes, of.stack, of.spaces, of.strengths
        self.traded, self.down_at, self.down_owner, self.returned = of.traded, of.down_at, of.down_owner, of.returned
        self.kept_sizes, self.spent, self.drawer, self.due = of.kept_sizes, of.spent, of.drawer, of.due
        self.dealt, self.user, self.power, self.chosen = of.dealt, of.user, of.power, of.chosen

    def set_secret(self, state: State, who: int, earlier: core.View | None) -> None:
        """Fill in what differs from viewer to viewer (O3.2)."""
        assert isinstance(state, Rules)
        s = state
        self.who = who
        tasks = tuple([task(s, seat, who) for seat in range(s.seats)])
        self.tasks = tasks
        self.points = tuple([UNKNOWN if found == UNKNOWN else int(s.points_of(found)) for found in tasks])
        self.hand = () if who == PUBLIC else row_of(s.cards, who, N_KINDS)
        known = with_known_cards(s, who)
        self.course = tuple(known.course())
        self.leading = tuple([tuple(known.leading(ship)) for ship in range(SHIPS)])
        self.down_kind = (
            numbers(s.down_kind, 0, s.downs) if who == s.down_owner != PUBLIC else (UNKNOWN,) * int(s.downs)
        )
        self.kept = () if who == PUBLIC else row_of(s.kept, who, N_KINDS)


def numbers(cells: vec[u8], first: int, count: i64) -> tuple[int, ...]:
    return tuple([int(cells[first + i]) for i in range(count)])


def digits(route: int) -> tuple[int, ...]:
    found: list[int] = []
    while route:
        found.insert(0, route % 4 - 1)
        route //= 4
    return tuple(found)


def course(s: Rules, who: int) -> tuple[int, ...]:
    """Return the colours the ship would follow by the face-up cards and the viewer's own face-down cards."""
    return tuple(with_known_cards(s, who).course())


def with_known_cards(s: Rules, who: int) -> Rules:
    """Return the state with the viewer's own face-down cards turned up. Those of other players stay out of account."""
    if s.downs == 0 or who != s.down_owner:
        return s
    turned = s.copy()
    assert isinstance(turned, Rules)
    turned.turn_up()
    return turned


def task(s: Rules, seat: int, who: int) -> int:
    """Return a task if the viewer may know it (O3.2): their own, and all tasks once the game is over."""
    found = int(s.tasks[seat])
    return found if found != NO_TASK and (seat == who or s.phase == ENDED) else UNKNOWN
