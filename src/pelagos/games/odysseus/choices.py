"""What the player to act can do in Odysseus, as data for clients.

rules.py decides: every list here is read from the rules by trying the verb on a copy. Reasons come from reasons.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from msgspec.structs import replace

from pelagos.core.choice import Option, Part, Reason
from pelagos.core.entry import Event
from pelagos.core.game import Illegal
from pelagos.core.tabletop.verb_table import Verb, VerbTable
from pelagos.games.odysseus.actions import (
    ALLOW,
    BLOCK,
    CARD,
    DISK,
    DOWN,
    FACE,
    GODS,
    HADES,
    KINDS,
    ON,
    PASS,
    PLAY,
    POWER,
    SPACES,
    START,
    TAKE,
    TAKE_DOWN,
    TRADE,
    ZEUS,
)
from pelagos.games.odysseus.position import HADES_CARD, LAUNCH, NEW_DISK, PLACE, WINDOW
from pelagos.games.odysseus.reasons import refusal
from pelagos.games.odysseus.state import Odysseus
from pelagos.games.odysseus.view import course

POWERS = {"zeus": "O6.1", "hades": "O6.2", "aphrodite": "O6.3", "hermes": "O6.4", "poseidon": "O6.5", "athena": "O6.6"}
COSTS = {"play": "card", "down": "card", "trade": "dionysus", "power": "power", "block": "power"}
TARGETS = {"start": "island", "play": "card", "down": "space", "trade": "seat", "disk": "adventure"}


class OdysseusVerbs(VerbTable):
    """The verbs in the order of a game and of a turn."""

    state: Odysseus
    verbs = (
        Verb("start", range(START, CARD), (LAUNCH,), "O2.5"),
        Verb("play", range(PLAY, ON), (PLACE, HADES_CARD), "O4.3"),
        Verb("down", range(DOWN, FACE), (PLACE, HADES_CARD), "O6.2"),
        Verb("power", (POWER,), (PLACE,), "O6.1"),
        Verb("trade", range(TRADE, DISK), (PLACE,), "O4.4"),
        Verb("pass", (PASS,), (PLACE,), "O4.5"),
        Verb("allow", (ALLOW,), (WINDOW,), "O6.6"),
        Verb("block", (BLOCK,), (WINDOW,), "O6.6"),
        Verb("disk", range(DISK, START), (NEW_DISK,), "O7.1"),
    )

    def meaning(self, verb: Verb) -> tuple[Event, str]:
        if verb.name != "power":
            return Event(f"odysseus-does-{verb.name}", {}), verb.clause
        god = GODS[int(self.state.god(self.seat))]
        return Event(f"odysseus-does-{god}", {}), POWERS[god]

    def costs(self, verb: Verb) -> Event | None:
        return Event(f"odysseus-costs-{COSTS[verb.name]}", {}) if verb.name in COSTS else None

    def gives_up(self, verb: Verb, legal: Sequence[int]) -> Reason | None:
        """Return what is lost without being asked for again: the rest of the round, or a power."""
        s = self.state
        if verb.name == "pass" and len(self.legal) > 1 and s.passes == s.seats - 1:
            return Reason("odysseus-gives-up-pass", {}, "O4.7")
        if verb.name == "power" and s.god(self.seat) == ZEUS and s.row_size(self.seat) > 0:
            return Reason("odysseus-gives-up-zeus", {}, "O6.1")
        if verb.name == "trade":
            return Reason("odysseus-gives-up-trade", {}, "O4.4")
        if verb.name == "block":
            return Reason("odysseus-gives-up-block", {}, "O6.6")
        return None

    def has_words(self, verb: str) -> bool:
        return verb not in TARGETS

    def refusal(self, state: Odysseus, action: int) -> Illegal:
        return refusal(state, action)

    def promising(self, verb: Verb) -> int:
        """Return a trade with another player; the first action of other verbs."""
        return next(action for action in verb.actions if action - TRADE != self.seat)

    def parts_of(self, verb: Verb, legal: Sequence[int]) -> Sequence[Part]:
        if verb.name == "power":
            return self.target_of_power(self.after(POWER))
        if verb.name not in TARGETS:
            return ()
        options = tuple([self.target(action, self.state) for action in legal])
        barred = self.barred(verb.actions, self.state) if verb.name != "trade" else ()
        return [Part("target", TARGETS[verb.name], options, barred=barred)]

    def target_of_power(self, after: Odysseus) -> Sequence[Part]:
        """O6.3 to O6.5: a space, or for Hermes a card and its new space. The other powers have no target."""
        if after.settled():
            return ()
        if after.legal()[0] < DOWN:
            return [Part("target", "space", tuple([self.placing(action, after) for action in after.legal()]))]
        return [Part("target", "taken", tuple([self.target(action, after) for action in after.legal()]))]

    def target(self, action: int, state: Odysseus) -> Option:
        """Return the option for an action in `state`, with the last part of the move."""
        after = state.copy()
        after.apply(action)
        then = 0 if after.settled() or after.actor() < 0 else self.parts.add(self.last_part(after))
        if TAKE <= action < TRADE:
            return Option(*self.taken(action), then=then)
        return self.option(action, then, held=self.held(action))

    def last_part(self, after: Odysseus) -> Part:
        """O4.3, O6.2: the space of a card, or the card that is played face down."""
        legal = after.legal()
        name = "space" if legal[0] < DOWN else "card"
        barred = self.barred(range(ON, DOWN), after) if name == "space" else ()
        return Part(name, name, tuple([self.placing(each, after) for each in legal]), barred=barred)

    def placing(self, action: int, state: Odysseus) -> Option:
        """Return the option for the last action of a move, with the course of the ship that it leads to."""
        return replace(self.option(action, held=self.held(action)), leads_to=self.course_after(action, state))

    def taken(self, action: int) -> tuple[str, str, str]:
        """O6.4: return the name of a card that Hermes takes, its words, and the space that it lies on."""
        if action >= TAKE_DOWN:
            space = int(self.state.down_at[action - TAKE_DOWN])
            return self.notation.table[action].what, self.words(action), SPACES[space]
        space, kind = divmod(action - TAKE, len(KINDS))
        return KINDS[kind], self.words(action), SPACES[space]

    # ---- the course of the ship
    @cached_property
    def course(self) -> tuple[int, ...]:
        return course(self.state, self.seat)

    def leads_to(self, action: int) -> tuple[int, ...] | None:
        """O6.6: Athena's answer. The powers of Zeus and Hades leave the course as it is."""
        changes = action == ALLOW and self.state.power not in (ZEUS, HADES)
        return self.course_after(action, self.state) if changes else None

    def course_after(self, action: int, state: Odysseus) -> tuple[int, ...] | None:
        """Return the colours that the ship would follow by the cards that the player knows (O3.2), after an action that
        Athena does not block. None if the action does not change them."""
        after = state.copy()
        after.apply(action)
        if after.phase == WINDOW:
            after.apply(ALLOW)
        found = course(after, self.seat)
        return None if found == self.course else found

    def held(self, action: int) -> int:
        """Return how many cards of the hand an action can choose from; 1 if it chooses no card."""
        if PLAY <= action < ON:
            return int(self.state.count(self.seat, action - PLAY))
        return int(self.state.count(self.seat, action - FACE)) if FACE <= action < TAKE else 1
