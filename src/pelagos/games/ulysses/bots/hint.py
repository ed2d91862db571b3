"""Why a player might make a move: from the player's own view, with their goals and cards."""

from __future__ import annotations

from collections.abc import Callable

from pelagos.bots.hint import HintedMove
from pelagos.core.game import Event
from pelagos.games.ulysses.actions import SIDES
from pelagos.games.ulysses.board import PLACES


def sentence(name: str, **args: object) -> Event:
    return Event(f"ulysses-advice-{name}", args)


def own_goals(move: HintedMove) -> list[int]:
    """Return the goals that the player has still to reach."""
    return [slot.goal for slot in move.before.goals[move.seat] if not slot.shown and slot.goal >= 0]


def distances(move: HintedMove, start: int) -> list[int]:
    """Return how many places the ship must sail from `start` to every place."""
    found, front, steps = {start: 0}, [start], 0
    while front:
        steps += 1
        front = sorted({near for place in front for near in move.board.neighbours(place)} - found.keys())
        found |= dict.fromkeys(front, steps)
    return [found.get(place, PLACES) for place in range(PLACES)]


def of_place(move: HintedMove, place: int) -> list[Event]:
    """What it is worth to the player that the ship sails to a place."""
    names, goals = move.board.names, own_goals(move)
    if place in goals:
        return [sentence("goal", place=names[place])]
    here, there = distances(move, move.before.ship), distances(move, place)
    nearer = [goal for goal in goals if there[goal] < here[goal]]
    if not nearer:
        return [sentence("no-goal", place=names[place])]
    goal = min(nearer, key=lambda each: there[each])
    return [sentence("nearer", place=names[place], goal=names[goal], steps=there[goal])]


def hand(move: HintedMove) -> int:
    return sum(move.before.hand)


def place_of(move: HintedMove, side: int) -> int:
    return int((move.before.blue, move.before.red, move.before.black)[side])


def of_proposal(move: HintedMove) -> list[Event]:
    return of_place(move, move.board.number[move.actions[0].what])


def of_objection(move: HintedMove) -> list[Event]:
    return [*of_proposal(move), sentence("keep", count=sum(move.after.hand))]


def of_agreement(move: HintedMove) -> list[Event]:
    return [*of_place(move, int(move.before.blue)), sentence("keep", count=hand(move))]


def of_support(move: HintedMove) -> list[Event]:
    """The lead that the cards bring, and what the side's place is worth."""
    side = SIDES.index(move.actions[0].what)
    laid = [sum(cards) for cards in move.after.laid_cards]
    best = max(laid[:side] + laid[side + 1 :])
    words = {"side": SIDES[side], "own": laid[side], "best": best}
    is_open = move.after.phase == move.before.phase  # the discussion goes on
    leads = [sentence("leads", **words)] if is_open and move.after.leader == side else []
    return [*leads, *of_place(move, place_of(move, side))]


def of_pass(move: HintedMove) -> list[Event]:
    side = move.before.sides[move.seat]
    if side >= len(SIDES):
        return [sentence("keep", count=hand(move))]
    if side == move.before.leader:
        return [sentence("ahead", side=SIDES[side])]
    need = move.before.needs[side]
    if hand(move) < need:
        return [sentence("few", side=SIDES[side], need=need, count=hand(move))]
    return [sentence("price", side=SIDES[side], need=need)]


def of_build(move: HintedMove) -> list[Event]:
    return [sentence("temples", temples=move.after.temples[move.seat])]


def of_remove(move: HintedMove) -> list[Event]:
    return of_place(move, move.board.number[move.actions[1].what])


HINTS: dict[str, Callable[[HintedMove], list[Event]]] = {
    "propose": of_proposal,
    "object": of_objection,
    "black": of_objection,
    "agree": of_agreement,
    "support": of_support,
    "pass": of_pass,
    "build": of_build,
    "remove": of_remove,
}


def hints(move: HintedMove) -> list[Event]:
    reason = HINTS.get(move.actions[0].verb)
    return [] if reason is None else reason(move)
