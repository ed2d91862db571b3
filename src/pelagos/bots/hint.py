"""Hints: the moves that the olympian would make in a player's place, and why, from this player's view alone."""

from __future__ import annotations

from time import monotonic
from typing import Any, NamedTuple

from librt.random import Random

from pelagos.bots.game_bots import game_bots
from pelagos.bots.olympian import Olympian
from pelagos.bots.search.race import Candidate
from pelagos.core.game import Entry, Event, Game, State, View

LEVEL = "olympian"
LEAST = 2  # moves, if there are so many; a third one only if the search has not ruled it out
MOST = 3
FIRST_SHARE = 0.6  # the part of the time in which the first decisions of all moves are compared
NEXT_SHARE = 0.3  # the part of the time left for a move that its next decision takes


class AdvisedMove(NamedTuple):
    """A move as its player sees it, up to the first draw."""

    board: Any
    actions: list[Any]  # rows of the table of actions
    before: Any  # the player's view
    after: Any  # the player's view

    @property
    def seat(self) -> int:
        return int(self.before.who)


def best_moves(bot: Olympian, game: Game, view: View, random: Random, deadline: float) -> list[list[int]]:
    """Return two or three whole moves, the best first; they differ in their first decision."""
    world = game.imagine(view, random)  # only to carry the player's own decisions out
    start = monotonic()
    ranked = bot.rank(view, random, start + FIRST_SHARE * (deadline - start))
    chosen = varied(game, ranked)
    moves = []
    for i, choice in enumerate(chosen):
        now = monotonic()
        moves.append(completed(bot, game, world, choice.action, random, now + (deadline - now) / (len(chosen) - i)))
    return moves


def varied(game: Game, ranked: list[Candidate]) -> list[Candidate]:
    """Return two or three choices, the best first. The best one of each verb comes before others of the same verb."""
    verbs: set[str] = set()
    order: list[tuple[bool, bool, int]] = []
    for number, choice in enumerate(ranked):
        verb = game.table[choice.action].verb
        order.append((choice.dropped_out, verb in verbs, number))
        verbs.add(verb)
    taken = [number for i, (is_out, _, number) in enumerate(sorted(order)) if i < LEAST or (i < MOST and not is_out)]
    return [ranked[number] for number in sorted(taken)]


def completed(bot: Olympian, game: Game, world: State, first: int, random: Random, deadline: float) -> list[int]:
    """Return the whole move that begins with the action `first`."""
    state, seat, actions = world.copy(), int(world.actor()), [first]
    state.apply(first)
    while not state.settled():
        now, legal = monotonic(), state.legal()
        actions.append(bot.choose(game.view(state, seat), legal, random, now + NEXT_SHARE * (deadline - now)))
        state.apply(actions[-1])
    return actions


class Advice(NamedTuple):
    """A move to play, as the log would tell it, and why: messages without a full stop."""

    move: list[int]
    tells: Event
    reasons: list[Event]


def hint_of(game: Game, view: View, move: list[int]) -> Advice:
    """Say why the player might make this move. If the game has no reason for it, say what the move does."""
    world = game.imagine(view, Random(0))
    after = world.copy()
    for action in move:
        after.apply(action)
    seen = game.view(after, view.who)
    actions, reasons = [game.table[action] for action in move], game_bots(game).advice
    tells = game.tell(view, Entry(view.who, tuple(move), ()), seen)[0]
    found = reasons(AdvisedMove(getattr(game, "board", None), actions, view, seen)) if reasons else []
    does = [choice.does for choice in game.choices(world).verbs if choice.verb == actions[0].verb]
    return Advice(move, tells, found or does)
