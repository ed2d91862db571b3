"""Why a bot may have moved as it did, in one sentence, for tables where people learn the game.

It is made from what everybody saw: the spectator's views and entry. So it cannot give a secret away. It says what the
move does, by the cards that lie face up, and never guesses at hidden cards or tasks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pelagos.bots.reasons import SeenMove
from pelagos.core.game import LETTERS, Event
from pelagos.games.odysseus.actions import ATHENA, GODS, SPACES
from pelagos.games.odysseus.board import COLOURS, N_COLOURS
from pelagos.games.odysseus.position import NOWHERE
from pelagos.games.odysseus.view import UNKNOWN


def god_of(move: SeenMove) -> int:
    return int(move.before.gods[move.seat])


def is_spent(move: SeenMove, god: int) -> bool:
    return bool((move.before.power_spent >> god) & 1)


# ---- spaces
def strongest(strengths: Sequence[int], ship: int) -> int:
    """Return the strongest colour for a ship (O5.3), or NOWHERE if no card counts there."""
    row = strengths[ship * N_COLOURS : (ship + 1) * N_COLOURS]
    return row.index(max(row)) if max(row) > 0 else NOWHERE


def changed(strengths: Sequence[int], space: int, strength: int) -> list[int]:
    return [strength if i == space else old for i, old in enumerate(strengths)]


def landing(move: SeenMove) -> dict[str, str]:
    """Return the island where the open cards would bring the ship now and its adventure, or {} if it has none."""
    island = move.before.ship
    for colour in move.before.course:
        island = int(move.board.beyond(colour, island))
    disk = move.before.disks[island]
    if island == move.before.ship or disk == UNKNOWN:
        return {}
    return {"island": move.board.names[island], "adventure": move.board.adventures[disk]}


# ---- cards
def of_card(move: SeenMove) -> Event:
    """A card face up: what it does to the strongest colour of its ship."""
    before, after, space = move.before.strengths, move.after.strengths, SPACES.index(move.actions[1].what)
    ship, colour = divmod(space, N_COLOURS)
    was, now = strongest(before, ship), strongest(after, ship)
    words: dict[str, Any] = {"colour": COLOURS[colour], "ship": ship + 1}
    if space == move.before.poseidon:
        return Event("why-play-nothing", {})
    if was == NOWHERE:
        return Event("why-play-first", words)
    if was == colour:
        return Event("why-play-holds", {**words, "own": after[space]})
    rival = after[ship * N_COLOURS + was]
    words |= {"rival": COLOURS[was], "own": after[space], "best": rival}
    if now != colour:
        return Event("why-play-chases", words)
    return Event("why-play-tie", words) if after[space] == rival else Event("why-play-beats", words)


def of_down(move: SeenMove) -> Event:
    return Event("why-down", {})


def of_pass(move: SeenMove) -> Event:
    if move.before.passes + 1 == move.before.seats:
        return Event("why-pass-last", {})
    if not move.before.hand_sizes[move.seat] and (god_of(move) == ATHENA or is_spent(move, god_of(move))):
        return Event("why-pass-empty", {})
    if not move.before.course:
        return Event("why-pass-still", {})
    found = landing(move)
    return Event("why-pass-course", found) if found else Event("why-pass-none", {})


# ---- gods
def of_power(move: SeenMove) -> Event:
    god = GODS[god_of(move)]
    if god == "zeus":
        found = landing(move)
        return Event("why-zeus", found) if found else Event("why-zeus-end", {})
    if god == "hades":
        return Event("why-hades", {})
    if god == "hermes":
        return of_hermes(move)
    space = SPACES.index(move.actions[1].what)
    return of_poseidon(move, space) if god == "poseidon" else of_aphrodite(move, space)


def of_poseidon(move: SeenMove, space: int) -> Event:
    strengths = move.before.strengths
    ship, colour = divmod(space, N_COLOURS)
    if strongest(strengths, ship) != colour:
        return Event("why-poseidon", {"colour": COLOURS[colour], "ship": ship + 1})
    now = strongest(changed(strengths, space, 0), ship)
    if now == NOWHERE:
        return Event("why-poseidon-stop", {"ship": ship + 1})
    return Event("why-poseidon-turn", {"colour": COLOURS[now], "ship": ship + 1})


def of_aphrodite(move: SeenMove, space: int) -> Event:
    strengths = move.before.strengths
    ship, colour = divmod(space, N_COLOURS)
    words = {"colour": COLOURS[colour], "ship": ship + 1, "own": 2 * strengths[space]}
    if space == move.before.poseidon:
        return Event("why-play-nothing", {})
    if not strengths[space]:
        return Event("why-aphrodite-later", {})
    turns = strongest(strengths, ship) != colour == strongest(changed(strengths, space, 2 * strengths[space]), ship)
    return Event("why-aphrodite-turn", words) if turns else Event("why-aphrodite", words)


def of_hermes(move: SeenMove) -> Event:
    card = move.actions[1].what
    number = int(card.removeprefix("down")) - 1 if card.startswith("down") else -1
    source = move.before.down_at[number] if number >= 0 else SPACES.index(card.partition(" ")[2])
    (step, rival), (ship, colour) = divmod(source, N_COLOURS), divmod(SPACES.index(move.actions[2].what), N_COLOURS)
    words = {"rival": COLOURS[rival], "step": step + 1, "colour": COLOURS[colour], "ship": ship + 1}
    return Event("why-hermes", words)


def of_blocking(move: SeenMove) -> Event:
    return Event("why-block", {"god": GODS[move.before.power]})


def of_trade(move: SeenMove) -> Event:
    theirs = move.before.gods[LETTERS.index(move.actions[0].what)]
    words = {"theirs": GODS[theirs]}
    return Event("why-trade-spent", words) if is_spent(move, theirs) else Event("why-trade", words)


# ---- disks and islands
def of_disk(move: SeenMove) -> Event:
    adventure = move.board.adventures.index(move.actions[0].what)
    count = move.before.disks.count(adventure) + 1
    return Event("why-disk", {"adventure": move.actions[0].what, "count": count})


def of_start(move: SeenMove) -> Event:
    island = move.board.names.index(move.actions[0].what)
    near = [move.before.disks[int(move.board.beyond(colour, island))] for colour in range(N_COLOURS)]
    return Event("why-start", {"adventure": [move.board.adventures[disk] for disk in dict.fromkeys(near)]})


REASONS: dict[str, Callable[[SeenMove], Event | None]] = {
    "play": of_card,
    "down": of_down,
    "pass": of_pass,
    "power": of_power,
    "block": of_blocking,
    "trade": of_trade,
    "disk": of_disk,
    "start": of_start,
}
