"""Why a bot may have moved as it did, in one sentence, for tables where people learn the game.

It is made from what everybody saw: the spectator's views and entry. So it cannot give a secret away. It says what the
move does or costs, and never guesses at hidden cards or goals.
"""

from __future__ import annotations

from collections.abc import Callable

from pelagos.bots.reasons import SeenMove
from pelagos.core.game import Event
from pelagos.games.ulysses.actions import BLACK, DISCARD, LAY, N_KINDS, SIDES
from pelagos.games.ulysses.board import PER_COLOUR, TROY, colour_name
from pelagos.games.ulysses.position import ACT, NOWHERE
from pelagos.games.ulysses.slot import Slot


def hand(move: SeenMove) -> int:
    """Return how many cards the seat held before its move."""
    return int(move.before.hand_sizes[move.seat])


def count(move: SeenMove, first: int) -> int:
    """Return how many cards a move lays (LAY) or discards (DISCARD)."""
    return sum(1 for action in move.entry.actions if first <= action < first + N_KINDS)


def is_near(move: SeenMove, place: int) -> bool:
    return place in move.board.neighbours(move.before.ship)


def hidden(move: SeenMove, seat: int) -> list[Slot]:
    return [slot for slot in move.before.goals[seat] if not slot.shown]


# ---- the action phase and the proposal
def of_build(move: SeenMove) -> Event:
    return Event("why-build", {"temples": move.after.temples[move.seat]})


def of_pandora(move: SeenMove) -> Event | None:
    gained = move.after.hand_sizes[move.seat] - hand(move)
    return Event("why-pandora", {}) if gained == 1 else None  # with an empty pile there may be fewer cards


def of_plague(move: SeenMove) -> Event:
    place = move.actions[1].what
    if is_near(move, move.board.number[place]):
        return Event("why-plague-near", {"place": place})
    return Event("why-plague-far", {"place": place})


def of_remove(move: SeenMove) -> Event:
    return Event("why-remove", {"place": move.actions[1].what, "price": count(move, DISCARD)})


def of_exchange(move: SeenMove) -> Event:
    return Event("why-exchange", {"price": count(move, DISCARD)})


def of_end(move: SeenMove) -> Event | None:
    """U6.3: the turn ends in the action phase only if the ship is stuck."""
    if move.before.phase != ACT:
        return None
    return Event("why-stuck", {"price": move.before.temples[move.seat], "count": hand(move)})


def of_proposal(move: SeenMove) -> Event:
    place, words = move.board.number[move.actions[0].what], {"place": move.actions[0].what}
    free = [near for near in move.board.neighbours(move.before.ship) if not (move.before.plagued >> near) & 1]
    if len(free) == 1:
        return Event("why-propose-only", words)
    if place == TROY:
        return Event("why-propose-troy", {})
    if any(slot.shown and slot.goal == place for slots in move.before.goals for slot in slots):
        return Event("why-propose-open", words)
    if not may_hide(hidden(move, move.seat), place):
        return Event("why-propose-way", words)
    others = [slot for seat in range(move.before.seats) if seat != move.seat for slot in hidden(move, seat)]
    words["colour"] = colour_name(place)
    return Event("why-propose-own", words) if may_hide(others, place) else Event("why-propose-alone", words)


def may_hide(slots: list[Slot], place: int) -> bool:
    """Return whether one of these hidden goals can be the goal of a place, by what everybody knows (U3.4)."""
    return any(slot.colour == place // PER_COLOUR and (slot.maybe >> (place % PER_COLOUR)) & 1 for slot in slots)


def of_wind(move: SeenMove) -> Event:
    return Event("why-wind", {})


# ---- the discussion
def of_agreement(move: SeenMove) -> Event:
    if move.after.blue == NOWHERE:
        return Event("why-agree-last", {})
    return Event("why-agree-keep", {"count": hand(move)}) if hand(move) else Event("why-agree-empty", {})


def of_objection(move: SeenMove) -> Event:
    if count(move, DISCARD):
        return Event("why-object-plague", {"place": move.actions[0].what, "price": count(move, DISCARD)})
    return Event("why-object", {"count": count(move, LAY)})


def of_black(move: SeenMove) -> Event:
    return Event("why-black", {"count": count(move, LAY)})


def of_support(move: SeenMove) -> Event:
    name = move.actions[0].what
    side = SIDES.index(name)
    own = sum(move.before.laid_cards[side]) + count(move, LAY)
    best = max(sum(cards) for other, cards in enumerate(move.before.laid_cards) if other != side)
    words = {"side": name, "own": own, "best": best}
    if own == best:
        return Event("why-support-tie", words)
    return Event("why-support-more", words) if move.before.leader == side else Event("why-support", words)


def of_pass(move: SeenMove) -> Event:
    side = move.before.sides[move.seat]
    if not hand(move):
        return Event("why-pass-empty", {})
    if side > BLACK:
        return Event("why-pass-out", {"count": hand(move)})
    words = {"side": SIDES[side]}
    if side == move.before.leader:
        return Event("why-pass-ahead", words)
    need = move.before.needs[side]
    if hand(move) < need:
        return Event("why-pass-few", {**words, "need": need, "count": hand(move)})
    return Event("why-pass-price", {**words, "need": need})


REASONS: dict[str, Callable[[SeenMove], Event | None]] = {
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
