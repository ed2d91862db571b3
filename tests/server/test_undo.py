"""Taking a move back: one's own last one, while nobody else has acted and nothing was drawn or shown."""

from collections.abc import Callable

import pytest

from pelagos.core.game import PUBLIC, Game
from pelagos.core.match import whole_moves
from pelagos.server.messages import Clock
from pelagos.server.table import table_events
from pelagos.server.table.table import LastMove, Table
from tests.kit.games import every_game
from tests.kit.local_table import PEOPLE
from tests.kit.local_table import LocalTable as Board


def why_not(table: Table, move: list[int]) -> str:
    """What would stand against taking this move back."""
    made = table.move(table.actor, move)
    trial = LastMove(table.actor, made.entry, table.match.state, 0, 0)
    now, table.match.state = table.match.state, made.after
    try:
        return table.why_no_undo(trial)
    finally:
        table.match.state = now


def position(game: Game, wanted: Callable[[Table, list[int]], bool]) -> tuple[Board, str]:
    """A table, and a move there of which this is true."""
    for number in range(4):
        board = Board(game.name, 3, number, clock=Clock(60, 30)).seated(3)
        while board.table.is_playing:
            moves = list(whole_moves(board.table.match.state))[:30]
            for move in moves:
                if wanted(board.table, move):
                    return board, game.write(move)
            board.play(game.write(moves[board.table.seq % len(moves)]))
    raise AssertionError("no such position")


def harmless(table: Table, move: list[int]) -> bool:
    return why_not(table, move) == "" and table.seq > 6


@every_game
def test_the_last_move_is_taken_back_and_another_made(game: Game) -> None:
    board, move = position(game, harmless)
    table, mover = board.table, board.actor
    before, drawn, moves = table.match.state.copy(), table.drawn, board.moves
    entries, since, bank = len(table.match.entries), table.since, board.chair(mover).bank
    board.wait(70).play(move)
    assert table.can_undo == table.seat_of(mover)
    assert board.chair(mover).bank == bank - 10_000
    board.wait(2)
    (step,) = board.say(mover, "undo", seq=table.seq)
    assert [event.name for event in step.events] == ["table-undone"]
    assert game.view(table.match.state, PUBLIC) == game.view(before, PUBLIC) and board.moves == moves
    assert (table.since, board.chair(mover).bank) == (since, bank), "time goes on as if the move had not been"
    assert (len(table.match.entries), len(table.deciders), table.drawn) == (entries, entries, drawn)
    assert board.refused(mover, "undo", seq=table.seq).code == "undo"
    board.play(moves[-1])
    assert len(table.match.entries) == entries + 1


@every_game
@pytest.mark.parametrize("why", ["drawn", "revealed"])
def test_what_was_drawn_or_shown_cannot_be_taken_back(game: Game, why: str) -> None:
    board, move = position(game, lambda table, move: why_not(table, move) == why)
    mover = board.actor
    board.play(move)
    assert board.table.can_undo == -1
    if board.table.is_playing:
        refusal = board.refused(mover, "undo", seq=board.table.seq)
        assert refusal.code == "undo" and why in refusal.reason


@every_game
def test_nobody_takes_back_what_is_not_his_or_was_answered(game: Game) -> None:
    board, move = position(game, harmless)
    mover = board.actor
    board.play(move)
    other = next(person for person in PEOPLE[:3] if person != mover)
    assert board.refused(other, "undo", seq=board.table.seq).code == "undo"
    assert board.refused("dora", "undo", seq=board.table.seq).code == "spectator"
    assert board.refused(mover, "undo", seq=board.table.position - 1).code == "stale"
    board.say(other, "say", text="really?")
    assert board.table.can_undo == board.table.seat_of(mover), "talk is no act"
    while board.actor == mover:
        board.play()
    board.play()
    assert board.table.can_undo != board.table.seat_of(mover) or board.table.moved is None


@every_game
def test_a_move_belongs_to_who_made_it(game: Game) -> None:
    board, move = position(game, harmless)
    mover = board.actor
    board.play(move)
    board.hand_over(mover, "dora")
    assert board.refused("dora", "undo", seq=board.table.seq).code == "undo"
    board, move = position(game, harmless)
    board.add(table_events.WentAway(board.table.actor, "asked"))
    board.add(board.table.move(board.table.actor, move, "sailor"))
    assert board.table.moved is None, "a stand-in's move is nobody's to take back"


@every_game
def test_downtime_is_not_charged_by_taking_back(game: Game) -> None:
    board, move = position(game, harmless)
    mover, since = board.actor, board.table.since
    board.wait(1).play(move)
    board.wait(500).add(table_events.Paused(500_000))
    board.say(mover, "undo", seq=board.table.position)
    assert board.table.since == since + 500_000
