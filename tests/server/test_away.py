"""A player who is away is not offered moves: a bot plays the seat, and their own moves would be refused."""

import json
from typing import Any

import pytest

from pelagos.server.table.audience import Audience, Viewer
from pelagos.server.table.table import Step
from tests.kit.servers.local_table import PEOPLE, LocalTable
from tests.kit.typed import typed


class Connection:
    """Keeps the messages that were sent."""

    def __init__(self) -> None:
        self.received: list[dict[str, Any]] = []

    def send_text(self, *messages: bytes) -> None:
        self.received += map(json.loads, messages)

    def disconnect(self, why: str) -> None:
        raise AssertionError(why)


def choices_in_last_update(board: LocalTable, audience: Audience, step: Step | None = None) -> Any:
    """Send the first viewer an update, as at a new connection or after a step, and return the choices in it."""
    viewer = audience.viewers[0]
    if step is None:
        audience.welcome(board.table, viewer, board.now)
    else:
        audience.broadcast(board.table, step, board.now)
    update = typed(Connection, viewer.connection).received[-1]
    assert (update["type"], update["you"]) == ("update", viewer.seat)
    assert update["view"]["actor"] == viewer.seat
    return update["choices"]


@pytest.mark.parametrize("game", ["ulysses", "odysseus"])
def test_a_player_who_is_away_gets_no_choices(game: str) -> None:
    board = LocalTable(game).seated(3)
    player = board.actor
    audience = Audience()
    audience.viewers = [Viewer(player, Connection())]
    assert choices_in_last_update(board, audience), "present: the player may move"

    (left,) = board.say(player, "away")
    assert board.chair(player).away and board.actor == player
    assert choices_in_last_update(board, audience, left) is None
    assert choices_in_last_update(board, audience) is None, "a new connection gets none either"
    assert board.refused(player, "play", seq=board.table.seq, move=board.moves[0]).code == "away"

    (back,) = board.say(player, "back")
    assert choices_in_last_update(board, audience, back), "back: the player may move again"


def test_choices_go_only_to_the_player_to_move() -> None:
    board = LocalTable().seated(3)
    connections = {person: Connection() for person in (*PEOPLE[:3], "stranger")}
    audience = Audience()
    audience.viewers = [Viewer(person, connection) for person, connection in connections.items()]
    for do in ("away", "back"):
        (step,) = board.say(board.actor, do)
        audience.broadcast(board.table, step, board.now)
        offered = [person for person, connection in connections.items() if connection.received[-1]["choices"]]
        assert offered == ([board.actor] if do == "back" else [])
