"""Why a bot may have moved as it did, in one sentence, for tables where people learn the game.

It is made from what everybody saw: the spectator's views and entry. So it cannot give a secret away. It says what the
move does or costs, and never guesses at hidden cards or goals.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from pelagos.core.game import Entry, Event
from pelagos.games.ulysses.actions import BLACK, DISCARD, LAY, N_KINDS, SIDES, Action
from pelagos.games.ulysses.board import PER_COLOUR, TROY, Board, colour_name
from pelagos.games.ulysses.position import ACT, NOWHERE
from pelagos.games.ulysses.slot import Slot
from pelagos.games.ulysses.view import View


class Move(NamedTuple):
    """A move as everybody saw it."""

    board: Board
    actions: list[Action]
    before: View
    entry: Entry
    after: View

    @property
    def seat(self) -> int:
        return self.entry.seat

    @property
    def hand(self) -> int:
        return self.before.hand_sizes[self.seat]

    @property
    def place(self) -> int:
        """The place that the first action names."""
        return self.board.number[self.actions[0].what]

    @property
    def laid(self) -> int:
        return sum(1 for action in self.entry.actions if LAY <= action < LAY + N_KINDS)

    @property
    def paid(self) -> int:
        return sum(1 for action in self.entry.actions if DISCARD <= action < DISCARD + N_KINDS)

    def is_near(self, place: int) -> bool:
        return place in self.board.neighbours(self.before.ship)

    def hidden(self, seat: int) -> list[Slot]:
        return [slot for slot in self.before.goals[seat] if not slot.shown]


def explain(board: Board, table: Any, before: View, entry: Entry, after: View) -> Event | None:
    """Return the sentence of a seat's move, or None for moves that speak for themselves."""
    actions = [table[action] for action in entry.actions]
    reason = REASONS.get(actions[0].verb)
    found = reason(Move(board, actions, before, entry, after)) if reason else None
    return found and Event(found.name, {"seat": entry.seat, **found.args})


# ---- the action phase and the proposal
def of_build(move: Move) -> Event:
    return Event("why-build", {"temples": move.after.temples[move.seat]})


def of_pandora(move: Move) -> Event | None:
    gained = move.after.hand_sizes[move.seat] - move.hand
    return Event("why-pandora", {}) if gained == 1 else None  # with an empty pile there may be fewer cards


def of_plague(move: Move) -> Event:
    place = move.actions[1].what
    is_near = move.is_near(move.board.number[place])
    return Event("why-plague-near", {"place": place}) if is_near else Event("why-plague-far", {"place": place})


def of_remove(move: Move) -> Event:
    return Event("why-remove", {"place": move.actions[1].what, "price": move.paid})


def of_exchange(move: Move) -> Event:
    return Event("why-exchange", {"price": move.paid})


def of_end(move: Move) -> Event | None:
    """U6.3: the turn ends in the action phase only if the ship is stuck."""
    if move.before.phase != ACT:
        return None
    return Event("why-stuck", {"price": move.before.temples[move.seat], "count": move.hand})


def of_proposal(move: Move) -> Event:
    place, words = move.place, {"place": move.actions[0].what}
    free = [near for near in move.board.neighbours(move.before.ship) if not (move.before.plagued >> near) & 1]
    if len(free) == 1:
        return Event("why-propose-only", words)
    if place == TROY:
        return Event("why-propose-troy", {})
    if any(slot.shown and slot.goal == place for slots in move.before.goals for slot in slots):
        return Event("why-propose-open", words)
    if not may_hide(move.hidden(move.seat), place):
        return Event("why-propose-way", words)
    others = [slot for seat in range(move.before.seats) if seat != move.seat for slot in move.hidden(seat)]
    words["colour"] = colour_name(place)
    return Event("why-propose-own", words) if may_hide(others, place) else Event("why-propose-alone", words)


def may_hide(slots: list[Slot], place: int) -> bool:
    """Return whether one of these hidden goals can be the goal of a place, by what everybody knows (U3.4)."""
    return any(slot.colour == place // PER_COLOUR and (slot.maybe >> (place % PER_COLOUR)) & 1 for slot in slots)


def of_wind(move: Move) -> Event:
    return Event("why-wind", {})


# ---- the discussion
def of_agreement(move: Move) -> Event:
    if move.after.blue == NOWHERE:
        return Event("why-agree-last", {})
    return Event("why-agree-keep", {"count": move.hand}) if move.hand else Event("why-agree-empty", {})


def of_objection(move: Move) -> Event:
    if move.paid:
        return Event("why-object-plague", {"place": move.actions[0].what, "price": move.paid})
    return Event("why-object", {"count": move.laid})


def of_black(move: Move) -> Event:
    return Event("why-black", {"count": move.laid})


def of_support(move: Move) -> Event:
    name = move.actions[0].what
    side = SIDES.index(name)
    own = sum(move.before.laid_cards[side]) + move.laid
    best = max(sum(cards) for other, cards in enumerate(move.before.laid_cards) if other != side)
    words = {"side": name, "own": own, "best": best}
    if own == best:
        return Event("why-support-tie", words)
    return Event("why-support-more", words) if move.before.leader == side else Event("why-support", words)


def of_pass(move: Move) -> Event:
    side = move.before.sides[move.seat]
    if not move.hand:
        return Event("why-pass-empty", {})
    if side > BLACK:
        return Event("why-pass-out", {"count": move.hand})
    words = {"side": SIDES[side]}
    if side == move.before.leader:
        return Event("why-pass-ahead", words)
    need = move.before.needs[side]
    if move.hand < need:
        return Event("why-pass-few", {**words, "need": need, "count": move.hand})
    return Event("why-pass-price", {**words, "need": need})


REASONS: dict[str, Callable[[Move], Event | None]] = {
    "build": of_build,
    "pandora": of_pandora,
    "plague": of_plague,
    "remove": of_remove,
    "exchange": of_exchange,
    "end": of_end,
    "propose": of_proposal,
    "wind": of_wind,
    "agree": of_agreement,
    "object": of_objection,
    "black": of_black,
    "support": of_support,
    "pass": of_pass,
}
