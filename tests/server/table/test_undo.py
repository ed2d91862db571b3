"""Undo: a player's own last move, while nobody else has acted and nothing was drawn or revealed."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import pytest

from pelagos.core.game import PUBLIC, Game
from pelagos.core.match import whole_moves
from pelagos.server.messages import Clock
from pelagos.server.table import table_events
from pelagos.server.table.bot_seat import BotSeat, BotTable
from pelagos.server.table.table import NOBODY, Table
from tests.kit.games.every_game import every_game
from tests.kit.servers.local_table import PEOPLE, LocalTable


def why_not(table: Table, move: list[int]) -> str:
    """Return why this move could not be undone."""
    trial = table.copy()
    trial.add(table.prepare_move(table.actor, move), table.changed)
    return trial.why_no_undo()


def position(game: Game, wanted: Callable[[Table, list[int]], bool], pace: int = 0) -> tuple[LocalTable, str]:
    """Return a table and a move there for which `wanted` is true."""
    for number in range(4):
        local = LocalTable(game.name, 3, number, clock=Clock(60, 30), pace=pace).seated(3)
        while local.table.is_playing:
            moves = list(whole_moves(local.table.match.state))[:30]
            for move in moves:
                if wanted(local.table, move):
                    return local, game.write(move)
            local.play(game.write(moves[local.table.seq % len(moves)]))
    raise AssertionError("no such position")


def harmless(table: Table, move: list[int]) -> bool:
    return why_not(table, move) == "" and table.seq > 6


@every_game
def test_the_last_move_is_undone_and_another_played(game: Game) -> None:
    local, move = position(game, harmless)
    table, mover = local.table, local.actor
    before, drawn, moves = table.match.state.copy(), table.draw_count, local.moves
    entries, since, bank = len(table.match.entries), table.since, local.chair(mover).bank
    local.wait(70).play(move)
    assert table.can_undo == table.seat_of(mover)
    assert local.chair(mover).bank == bank - 10_000
    local.wait(2)
    (step,) = local.say(mover, "undo", seq=table.seq)
    assert [event.name for event in step.events] == ["table-undone"]
    assert game.view(table.match.state, PUBLIC) == game.view(before, PUBLIC) and local.moves == moves
    assert (table.since, local.chair(mover).bank) == (since, bank), "the clock runs on as if the move had not been made"
    assert (len(table.match.entries), len(table.deciders), table.draw_count) == (entries, entries, drawn)
    assert local.refused(mover, "undo", seq=table.seq).code == "undo"
    local.play(moves[-1])
    assert len(table.match.entries) == entries + 1


@every_game
@pytest.mark.parametrize("why", ["drawn", "revealed"])
def test_a_move_that_drew_or_revealed_something_cannot_be_undone(game: Game, why: str) -> None:
    local, move = position(game, lambda table, move: why_not(table, move) == why)
    mover = local.actor
    local.play(move)
    assert local.table.can_undo == -1
    if local.table.is_playing:
        refusal = local.refused(mover, "undo", seq=local.table.seq)
        assert refusal.code == "undo" and why in refusal.reason


@every_game
def test_only_the_players_own_move_can_be_undone_and_only_before_the_next(game: Game) -> None:
    local, move = position(game, harmless)
    mover = local.actor
    local.play(move)
    other = next(person for person in PEOPLE[:3] if person != mover)
    assert local.refused(other, "undo", seq=local.table.seq).code == "undo"
    assert local.refused("dora", "undo", seq=local.table.seq).code == "spectator"
    assert local.refused(mover, "undo", seq=local.table.position - 1).code == "stale"
    local.say(other, "say", text="really?")
    assert local.table.can_undo == local.table.seat_of(mover), "chat does not prevent an undo"
    while local.actor == mover:
        local.play()
    local.play()
    assert local.table.can_undo != local.table.seat_of(mover) or local.table.last_move is None


@every_game
def test_neither_a_new_owner_nor_a_player_with_a_stand_in_can_undo(game: Game) -> None:
    local, move = position(game, harmless)
    mover = local.actor
    local.play(move)
    local.hand_over(mover, "dora")
    assert local.refused("dora", "undo", seq=local.table.seq).code == "undo"
    local, move = position(game, harmless)
    local.add(table_events.WentAway(local.table.actor, "asked"))
    local.add(local.table.prepare_move(local.table.actor, move, "sailor"))
    assert local.table.last_move is None, "a stand-in's move cannot be undone"


@every_game
def test_undo_does_not_charge_downtime(game: Game) -> None:
    local, move = position(game, harmless)
    mover, since = local.actor, local.table.since
    local.wait(1).play(move)
    local.wait(500).add(table_events.Paused(500_000))
    local.say(mover, "undo", seq=local.table.position)
    assert local.table.since == since + 500_000


@every_game
@pytest.mark.parametrize(("pace", "usual", "undoable"), [(0, 0, 0), (500, 0.5, 2), (1000, 1, 3), (5000, 5, 5)])
def test_a_bot_waits_until_an_undo_was_possible(game: Game, pace: int, usual: float, undoable: float) -> None:
    """Whether it can is public: the wait tells nothing of what the bot holds."""
    local, move = position(game, harmless, pace=pace)
    bot_seat = BotSeat(cast(BotTable, SimpleNamespace(table=local.table)))
    local.play(move)
    assert bot_seat.pace(local.table) == undoable
    while local.table.can_undo != NOBODY:
        local.play()
    assert bot_seat.pace(local.table) == usual
