"""The log, from a viewer's two views and the entry as that viewer saw it; and the position in sentences."""

from __future__ import annotations

from liars_dice.notation import BID, CHALLENGE, FACE, FACES
from liars_dice.state import ENDED, NOBODY
from liars_dice.view import View
from pelagos.core.game import Entry, Event


def tell(before: View, entry: Entry, after: View) -> list[Event]:
    if not entry.actions:
        return begins(after)
    if entry.actions[0] != CHALLENGE:
        count, face = entry.actions
        return [Event("bid", {"seat": entry.seat, "count": count - BID, "face": face - FACE})]
    return [*settles(before, entry, after), *(ends(after) if after.phase == ENDED else begins(after))]


def settles(before: View, entry: Entry, after: View) -> list[Event]:
    """L4: the challenge, all dice, and who loses one."""
    shows = [Event("shows", {"seat": seat, "cup": words(cup)}) for seat, cup in enumerate(after.shown) if sum(cup)]
    found = sum(cup[before.face - 1] for cup in after.shown)
    loser = next(seat for seat in range(before.seats) if after.dice[seat] < before.dice[seat])
    return [
        Event("challenge", {"seat": entry.seat, "other": before.bidder}),
        *shows,
        Event("counted", {"count": found, "face": before.face}),
        Event("loses", {"seat": loser, "left": after.dice[loser]}),
    ]


def begins(after: View) -> list[Event]:
    """The next round. Only the viewers' own dice are told."""
    own = [Event("rolls", {"seat": after.who, "cup": words(after.cup)})] if sum(after.cup) else []
    return [Event("round", {"round": after.round, "seat": after.turn}), *own]


def ends(after: View) -> list[Event]:
    return [Event("wins", {"seat": after.turn})]


def summary(view: View) -> list[Event]:
    """Return the position in sentences."""
    bid = Event("now-bid", {"seat": view.bidder, "count": view.count, "face": view.face})
    no_bid = Event("now-no-bid", {"seat": view.turn})
    own = [Event("now-cup", {"cup": words(view.cup)})] if sum(view.cup) else []
    last = [bid if view.bidder != NOBODY else no_bid] if view.phase != ENDED else []
    dice = [Event("now-dice", {"seat": seat, "count": count}) for seat, count in enumerate(view.dice)]
    return [Event("now-round", {"round": view.round, "count": sum(view.dice)}), *last, *own, *dice]


def words(cup: tuple[int, ...]) -> str:
    """Return the dice of a cup, such as `2, 3, 3, 6`."""
    return ", ".join(str(face) for face in range(1, FACES + 1) for _ in range(cup[face - 1]))
