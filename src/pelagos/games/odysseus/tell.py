"""The log: the events that one viewer reads about one entry.

It is made from the viewer's own views and masked entry alone, so it cannot leak a secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagos.core.game import CHANCE, LETTERS, Entry, Event
from pelagos.core.tabletop.boardgame import Teller
from pelagos.games.odysseus.actions import (
    CARD,
    GODS,
    HIDDEN,
    KINDS,
    SPACES,
    TASK,
    Action,
)
from pelagos.games.odysseus.board import COLOURS
from pelagos.games.odysseus.position import WINDOW
from pelagos.games.odysseus.view import UNKNOWN, View


class OdysseusTeller(Teller):
    def tell(self, before: View, entry: Entry, after: View) -> list[Event]:
        events = self.deal(before, after) if entry.seat == CHANCE else [self.move(before, entry)]
        if before.phase == WINDOW and entry.actions[0] == self.allowed():
            events += [Event("takes-effect", {"seat": before.user, "god": GODS[before.power]})]
        events += self.voyage(before, entry, after)
        events += self.dealt(entry, after)
        if after.round > before.round:
            events.append(Event("round", {"round": after.round, "seat": after.first}))
        return events

    def allowed(self) -> int:
        return next(i for i, action in enumerate(self.table) if action.verb == "allow")

    # ---- the move itself
    def move(self, before: View, entry: Entry) -> Event:
        actions = [self.table[action] for action in entry.actions]
        first = actions[0]
        args: dict[str, Any] = {"seat": entry.seat}
        if first.verb == "power":
            return self.power(before, entry.seat, actions)
        if first.verb == "play":
            args |= {"card": first.what, "space": actions[1].what}
        elif first.verb == "down":
            args |= {"space": first.what}
            if actions[1].what != "?":
                args["card"] = actions[1].what
        elif first.verb == "trade":
            args |= self.trade(before, entry.seat, LETTERS.index(first.what))
        elif first.verb in ("allow", "block"):
            args |= {"user": before.user, "god": GODS[before.power]}
        elif first.verb == "disk":
            args |= {"adventure": first.what, "island": self.board.names[before.began]}
        elif first.verb == "start":
            args |= {"island": first.what}
        return Event(first.verb, args)

    def power(self, before: View, seat: int, actions: Sequence[Action]) -> Event:
        """Return the event of a power. Each god's power has a message of its own."""
        god = GODS[before.gods[seat]]
        args: dict[str, Any] = {"seat": seat}
        if god == "hermes":
            card, _, source = actions[1].what.partition(" ")
            number = int(card.removeprefix("down")) - 1 if card.startswith("down") else -1
            args |= {"card": "down" if number >= 0 else card, "space": actions[2].what}
            args["source"] = SPACES[before.down_at[number]] if number >= 0 else source
        elif len(actions) > 1:
            args["space"] = actions[1].what
        return Event(f"power-{god}", args)

    def trade(self, before: View, seat: int, other: int) -> dict[str, Any]:
        return {"other": other, "mine": GODS[before.gods[seat]], "theirs": GODS[before.gods[other]]}

    # ---- the effects of the move
    def deal(self, before: View, after: View) -> list[Event]:
        events = [Event("god", {"seat": seat, "god": GODS[god]}) for seat, god in enumerate(after.gods)]
        if after.who >= 0 and after.tasks[after.who] != UNKNOWN:
            task = self.board.tasks[after.tasks[after.who]]
            worth = sorted(((points, i) for i, points in enumerate(task) if points), key=lambda pair: -pair[0])
            names = {"adventures": [self.board.adventures[i] for _, i in worth], "points": [p for p, _ in worth]}
            events.append(Event("task", {"seat": after.who, **names}))
        return events

    def voyage(self, before: View, entry: Entry, after: View) -> list[Event]:
        """Return the events of the round's movement, if this entry caused it. The views before and after show it by the
        ship's island, the round and the completed adventures."""
        if sum(after.done) == sum(before.done) and not self.round_ended(before, after):
            return []
        if self.table[entry.actions[0]].verb in ("disk", "start"):
            return []
        events: list[Event] = []
        if after.turned and before.down_at:
            turned = [(KINDS[kind], SPACES[space]) for space, kind in after.turned]
            events.append(Event("turned", {"seat": before.down_owner, "cards": turned}))
        route = [COLOURS[colour] for colour in after.route]
        end = "moves" if after.ship != before.ship else "returns" if route else "stays"
        events.append(Event("sails", {"island": self.board.names[after.ship], "route": route, "end": end}))
        if sum(after.done) > sum(before.done):
            events.append(Event("completes", {"adventure": self.board.adventures[after.last]}))
        if after.winners:
            winners = [seat for seat in range(after.seats) if (after.winners >> seat) & 1]
            events += [Event("points", {"seat": seat, "points": after.points[seat]}) for seat in range(after.seats)]
            reason = (
                "goal" if max(after.points) >= self.board.goal else "disks" if max(after.disks) == UNKNOWN else "idle"
            )
            events.append(Event("wins", {"seats": winners, "reason": reason}))
        return events

    def round_ended(self, before: View, after: View) -> bool:
        return after.round > before.round or (after.winners != 0 and before.winners == 0)

    def dealt(self, entry: Entry, after: View) -> list[Event]:
        """Return one event for each seat's new cards. Only the viewer's own names the cards."""
        by_seat: dict[int, list[int]] = {}
        for who, outcome in entry.draws:
            if CARD <= outcome < TASK or outcome == HIDDEN:
                by_seat.setdefault(who, []).append(outcome)
        events: list[Event] = []
        for seat, outcomes in by_seat.items():
            hidden = len(outcomes) - (1 if entry.seat == CHANCE else 0)  # the task card is hidden too
            if seat == after.who:
                events.append(Event("draws", {"seat": seat, "cards": [KINDS[a - CARD] for a in outcomes]}))
            elif hidden > 0:
                events.append(Event("draws", {"seat": seat, "count": hidden}))
        return events
