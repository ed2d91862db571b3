"""Why a player might make a move: from the player's own view, with their goals and cards."""

from __future__ import annotations

from collections.abc import Callable

from pelagos.bots.hint import AdvisedMove
from pelagos.core.game import Event
from pelagos.games.ulysses.actions import SIDES
from pelagos.games.ulysses.board import PLACES


def sentence(name: str, **args: object) -> Event:
    return Event(name, args)


def own_goals(move: AdvisedMove) -> list[int]:
    """Return the goals that the player has still to reach."""
    return [slot.goal for slot in move.before.goals[move.seat] if not slot.shown and slot.goal >= 0]


def distances(move: AdvisedMove, start: int) -> list[int]:
    """Return how many places the ship must sail from `start` to every place."""
    found, front, steps = {start: 0}, [start], 0
    while front:
        steps += 1
        front = sorted({near for place in front for near in move.board.neighbours(place)} - found.keys())
        found |= dict.fromkeys(front, steps)
    return [found.get(place, PLACES) for place in range(PLACES)]


def of_place(move: AdvisedMove, place: int) -> list[Event]:
    """What it is worth to the player that the ship sails to a place."""
    names, goals = move.board.names, own_goals(move)
    if place in goals:
        return [sentence("ulysses-advice-goal", place=names[place])]
    here, there = distances(move, move.before.ship), distances(move, place)
    nearer = [goal for goal in goals if there[goal] < here[goal]]
    if not nearer:
        return [sentence("ulysses-advice-no-goal", place=names[place])]
    goal = min(nearer, key=lambda each: there[each])
    return [sentence("ulysses-advice-nearer", place=names[place], goal=names[goal], steps=there[goal])]


def hand(move: AdvisedMove) -> int:
    return sum(move.before.hand)


def place_of(move: AdvisedMove, side: int) -> int:
    return int((move.before.blue, move.before.red, move.before.black)[side])


def of_proposal(move: AdvisedMove) -> list[Event]:
    return of_place(move, move.board.number[move.actions[0].what])


def of_objection(move: AdvisedMove) -> list[Event]:
    return [*of_proposal(move), sentence("ulysses-advice-keep", count=sum(move.after.hand))]


def of_agreement(move: AdvisedMove) -> list[Event]:
    return [*of_place(move, int(move.before.blue)), sentence("ulysses-advice-keep", count=hand(move))]


def of_support(move: AdvisedMove) -> list[Event]:
    """The lead that the cards bring, and what the side's place is worth."""
    side = SIDES.index(move.actions[0].what)
    laid = [sum(cards) for cards in move.after.laid_cards]
    best = max(laid[:side] + laid[side + 1 :])
    words = {"side": SIDES[side], "own": laid[side], "best": best}
    is_open = move.after.phase == move.before.phase  # the discussion goes on
    leads = [sentence("ulysses-advice-leads", **words)] if is_open and move.after.leader == side else []
    return [*leads, *of_place(move, place_of(move, side))]


def of_pass(move: AdvisedMove) -> list[Event]:
    side = move.before.sides[move.seat]
    if side >= len(SIDES):
        return [sentence("ulysses-advice-keep", count=hand(move))]
    if side == move.before.leader:
        return [sentence("ulysses-advice-ahead", side=SIDES[side])]
    need = move.before.needs[side]
    if hand(move) < need:
        return [sentence("ulysses-advice-few", side=SIDES[side], need=need, count=hand(move))]
    return [sentence("ulysses-advice-price", side=SIDES[side], need=need)]


def of_build(move: AdvisedMove) -> list[Event]:
    return [sentence("ulysses-advice-temples", temples=move.after.temples[move.seat])]


def of_remove(move: AdvisedMove) -> list[Event]:
    return of_place(move, move.board.number[move.actions[1].what])


ADVICE: dict[str, Callable[[AdvisedMove], list[Event]]] = {
    "propose": of_proposal,
    "object": of_objection,
    "black": of_objection,
    "agree": of_agreement,
    "support": of_support,
    "pass": of_pass,
    "build": of_build,
    "remove": of_remove,
}


def advice(move: AdvisedMove) -> list[Event]:
    reason = ADVICE.get(move.actions[0].verb)
    return [] if reason is None else reason(move)
