"""A player who is away is not offered moves: a bot plays the seat, and their own moves would be refused."""

import json
from typing import Any

import pytest

from pelagos.server.table.audience import Audience, Viewer
from pelagos.server.table.table import Step
from tests.kit.servers.local_table import PEOPLE, LocalTable


class Connection:
    """Keeps the messages that were sent."""

    def __init__(self) -> None:
        self.received: list[dict[str, Any]] = []

    def tell(self, *messages: bytes) -> None:
        self.received += map(json.loads, messages)

    def let_go(self, why: str) -> None:
        raise AssertionError(why)


def legal_in_last_update(board: LocalTable, audience: Audience, viewer: Viewer, step: Step | None = None) -> list[str]:
    """Send an update, as at a new connection or after a step, and return the legal moves in it."""
    if step is None:
        audience.welcome(board.table, viewer, board.now)
    else:
        audience.tell(board.table, step, board.now)
    update = viewer.line.received[-1]  # type: ignore[attr-defined]
    assert (update["type"], update["you"]) == ("update", viewer.seat)
    assert update["view"]["actor"] == viewer.seat
    return update["legal"]


@pytest.mark.parametrize("game", ["ulysses", "odysseus"])
def test_a_player_who_is_away_gets_no_legal_moves(game: str) -> None:
    board = LocalTable(game).seated(3)
    player = board.actor
    viewer, audience = Viewer(player, Connection()), Audience()
    audience.viewers = [viewer]
    assert legal_in_last_update(board, audience, viewer), "present: the player may move"

    (left,) = board.say(player, "away")
    assert board.chair(player).away and board.actor == player
    assert legal_in_last_update(board, audience, viewer, left) == []
    assert legal_in_last_update(board, audience, viewer) == [], "a new connection gets none either"
    assert board.refused(player, "play", seq=board.table.seq, move=board.moves[0]).code == "away"

    (back,) = board.say(player, "back")
    assert legal_in_last_update(board, audience, viewer, back), "back: the player may move again"


def test_legal_moves_go_only_to_the_player_to_move() -> None:
    board = LocalTable().seated(3)
    viewers = [Viewer(person, Connection()) for person in (*PEOPLE[:3], "stranger")]
    audience = Audience()
    audience.viewers = viewers
    for do in ("away", "back"):
        (step,) = board.say(board.actor, do)
        audience.tell(board.table, step, board.now)
        offered = [viewer.person for viewer in viewers if viewer.line.received[-1]["legal"]]  # type: ignore[attr-defined]
        assert offered == ([board.actor] if do == "back" else [])
