"""The log: the events that one viewer reads about one entry.

It is made from the viewer's own views and masked entry alone, so it cannot leak a secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagos.core.game import CHANCE, PUBLIC, Entry, Event
from pelagos.core.tabletop.boardgame import Teller
from pelagos.games.ulysses.actions import (
    CARD,
    DISCARD,
    GOAL,
    HIDDEN,
    KINDS,
    LAY,
    N_KINDS,
    SIDES,
    ZEUS,
)
from pelagos.games.ulysses.board import COLOURS, PER_COLOUR
from pelagos.games.ulysses.position import ACT, DEAL_GOALS, NOWHERE
from pelagos.games.ulysses.view import UNKNOWN, View


class UlyssesTeller(Teller):
    def tell(self, before: View, entry: Entry, after: View) -> list[Event]:
        events = [] if entry.seat == CHANCE else [self.move(before, entry, after)]
        events += self.arrival(before, entry, after)
        events += self.draws(before, entry, after)
        return events

    # ---- the move itself
    def move(self, before: View, entry: Entry, after: View) -> Event:
        actions = [self.table[action] for action in entry.actions]
        first = actions[0]
        laid = [a for a in entry.actions if LAY <= a < LAY + N_KINDS]
        args: dict[str, Any] = {"seat": entry.seat}
        if first.verb in ("plague", "remove"):
            args["place"] = actions[1].what
        elif first.verb in ("propose", "object", "black"):
            args["place"] = first.what
        elif first.verb == "support":
            args["side"] = first.what
        elif first.verb == "exchange":
            args |= self.exchange(entry.actions, after)
        elif first.verb == "build":
            args["temples"] = after.temples[entry.seat]
        name = "stuck" if first.verb == "end" and before.phase == ACT else first.verb
        if first.verb in ("object", "black", "support"):
            args["cards"] = len(laid)
        if first.verb in ("object", "black", "support", "build", "plague", "pandora", "wind"):
            args["zeus"] = laid.count(LAY + ZEUS) + int(first.zeus)
        paid = [KINDS[a - DISCARD] for a in entry.actions if DISCARD <= a < DISCARD + N_KINDS]
        if paid:
            args["paid"] = paid
        if first.verb in ("object", "black"):
            args["pays"] = len(paid)  # 0 if no plague is removed
        return Event(name, args)

    def exchange(self, actions: Sequence[int], after: View) -> dict[str, Any]:
        """Return the parameters of an exchange. The colours are public; only the owner reads which goals they are."""
        given = self.table[actions[-1]].what
        found: dict[str, Any] = {"colour": self.table[actions[0]].what}
        if given in COLOURS:
            return found | {"given": given}
        return found | {"given": COLOURS[self.board.number[given] // PER_COLOUR], "goal": given}

    # ---- the effects of the move
    def arrival(self, before: View, entry: Entry, after: View) -> list[Event]:
        """Return the events of an arrival, if this entry ended the discussion."""
        if before.blue == NOWHERE or after.blue != NOWHERE:
            return []
        disks = {before.blue: "blue", before.red: "red", before.black: "black"}
        events = [Event("arrives", {"place": self.board.names[after.ship], "side": self.side(disks, entry, after)})]
        for seat in range(after.seats):
            for old, new in zip(before.goals[seat], after.goals[seat], strict=True):
                if new.shown and not old.shown:
                    events.append(Event("reveals", {"seat": seat, "place": self.board.names[new.goal]}))
        if after.winner != UNKNOWN:
            events.append(Event("wins", {"seat": after.winner}))
        return events

    def side(self, disks: dict[int, str], entry: Entry, after: View) -> str:
        """Return the disk that the ship went to. A disk placed by this same entry is not yet in `disks`."""
        if after.ship in disks:
            return disks[after.ship]
        return SIDES[2] if self.table[entry.actions[0]].verb == "black" else SIDES[1]

    def draws(self, before: View, entry: Entry, after: View) -> list[Event]:
        events: list[Event] = []
        if before.phase <= DEAL_GOALS:  # the deal, in which the lot may also decide who goes first (U2.3)
            events.append(Event("first", {"seat": after.active}))
        events += self.own_goals(before, after)
        if after.pile > 0 and after.shuffled != before.shuffled:
            events.append(Event("shuffle", {"cards": sum(after.shuffled)}))
        if after.turn > before.turn:
            events.append(Event("turn", {"seat": after.active, "turn": after.turn}))
        return events + self.cards(entry, after)

    def own_goals(self, before: View, after: View) -> list[Event]:
        if after.who == PUBLIC:
            return []
        held, holds = before.goals[after.who], after.goals[after.who]
        if held is holds:  # as after most moves: the view has reused them
            return []
        had = {slot.goal for slot in held}
        new = [slot.goal for slot in holds if slot.goal not in had]
        goals = [self.board.names[goal] for goal in new if goal != UNKNOWN]
        return [Event("goals", {"seat": after.who, "goals": goals})] if goals else []

    def cards(self, entry: Entry, after: View) -> list[Event]:
        """Return one event for each seat's draws. Only the viewer's own names the cards."""
        if not entry.draws:
            return []
        by_seat: dict[int, list[int]] = {}
        hidden_goals = (
            int(self.board.goals_each) if entry.seat == CHANCE else int(self.table[entry.actions[0]].verb == "exchange")
        )
        for who, outcome in entry.draws:
            if CARD <= outcome < GOAL or outcome == HIDDEN:
                by_seat.setdefault(who, []).append(outcome)
        events: list[Event] = []
        for seat, outcomes in by_seat.items():
            if seat == after.who:
                events.append(Event("draws", {"seat": seat, "cards": [KINDS[a - CARD] for a in outcomes]}))
            elif len(outcomes) > hidden_goals:
                events.append(Event("draws", {"seat": seat, "count": len(outcomes) - hidden_goals}))
        return events
