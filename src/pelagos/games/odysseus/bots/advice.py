"""Why a player might make a move: where the ship would land by the cards that the player knows, and what the adventure
there is worth to them."""

from __future__ import annotations

from typing import Any

from pelagos.bots.hint import AdvisedMove
from pelagos.core.game import Event
from pelagos.games.odysseus.position import HADES_CARD, PLACE
from pelagos.games.odysseus.view import UNKNOWN

CARDS = ("play", "down")  # verbs that change the course
OTHERS = ("pass", "block")  # verbs that leave it as it is


def sentence(name: str, **args: object) -> Event:
    return Event(name, args)


def landing(move: AdvisedMove, course: tuple[int, ...]) -> dict[str, Any]:
    """Return the island where a course brings the ship, its adventure and the player's points for it; {} if there is
    no such adventure, or the ship stays."""
    island = move.before.ship
    for colour in course:
        island = int(move.board.beyond(colour, island))
    disk = move.before.disks[island]
    if island == move.before.ship or disk == UNKNOWN:
        return {}
    points = move.board.tasks[move.before.tasks[move.seat]][disk]
    return {"island": move.board.names[island], "adventure": move.board.adventures[disk], "points": points}


def advice(move: AdvisedMove) -> list[Event]:
    verb, seat = move.actions[0].verb, move.seat
    if verb == "disk":
        adventure = move.board.adventures.index(move.actions[0].what)
        points = move.board.tasks[move.before.tasks[seat]][adventure]
        return [sentence("odysseus-advice-disk", adventure=move.actions[0].what, points=points)]
    if verb not in (*CARDS, *OTHERS) or move.before.tasks[seat] == UNKNOWN:
        return []
    if verb in CARDS and (move.after.round != move.before.round or move.after.phase not in (PLACE, HADES_CARD)):
        return []  # the ship has sailed
    before = landing(move, move.before.course)
    after = landing(move, move.after.course) if verb in CARDS else before
    found = [sentence("odysseus-advice-down")] if verb == "down" else []
    if not after:
        return [*found, sentence("odysseus-advice-none")]
    return [*found, sentence("odysseus-advice-stays" if after == before else "odysseus-advice-lands", **after)]
