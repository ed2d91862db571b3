"""What the player to act can do in Ulysses, as data for clients.

rules.py decides: every list here is read from the rules by trying the verb on a copy. Reasons come from reasons.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from pelagos.core.choice import Option, Part, Reason
from pelagos.core.entry import Event
from pelagos.core.game import Illegal
from pelagos.core.tabletop.verb_table import Verb, VerbTable
from pelagos.games.ulysses.actions import (
    AGREE,
    AT,
    BLACK,
    BLUE,
    BUILD,
    DISCARD,
    DONE,
    END,
    EXCHANGE,
    KINDS,
    LAY,
    N_KINDS,
    NO_SIDE,
    OBJECT,
    OBJECTION,
    PANDORA,
    PANDORA_BY_ZEUS,
    PASS,
    PLACE_BLACK,
    PLAGUE,
    PLAGUE_BY_ZEUS,
    PLAY_PANDORA,
    PLAY_PLAGUE,
    PLAY_WIND,
    PROPOSE,
    RED,
    REMOVE,
    RETURN,
    SUPPORT,
    TEMPLE,
    WIND,
    WIND_BY_ZEUS,
    ZEUS,
)
from pelagos.games.ulysses.board import PER_COLOUR
from pelagos.games.ulysses.position import ACT, ASK, BID, PAY, STAY
from pelagos.games.ulysses.reasons import refusal
from pelagos.games.ulysses.state import Ulysses

SINGLES = ("agree", "pass", "end")
OWN_KIND = {"pandora": PANDORA, "plague": PLAGUE, "wind": WIND}  # verbs that take one card, or Zeus instead
TARGETS = {"propose": "place", "exchange": "colour", "object": "place", "support": "side", "black": "place"}


class UlyssesVerbs(VerbTable):
    """The verbs in the order of a turn."""

    state: Ulysses
    verbs = (
        Verb("propose", range(PROPOSE, OBJECT), (ACT,), "U6.1"),
        Verb("pandora", (PLAY_PANDORA, PANDORA_BY_ZEUS), (ACT,), "U5.1"),
        Verb("plague", (PLAY_PLAGUE, PLAGUE_BY_ZEUS), (ACT,), "U5.2"),
        Verb("remove", (REMOVE,), (ACT,), "U5.3"),
        Verb("exchange", range(EXCHANGE, LAY), (ACT,), "U5.4"),
        Verb("build", (BUILD,), (ACT,), "U5.5"),
        Verb("agree", (AGREE,), (ASK,), "U7.1"),
        Verb("object", range(OBJECT, PLACE_BLACK), (ASK,), "U7.2"),
        Verb("support", range(SUPPORT, EXCHANGE), (BID,), "U7.5"),
        Verb("black", range(PLACE_BLACK, RETURN), (BID,), "U7.8"),
        Verb("pass", (PASS,), (BID,), "U7.4"),
        Verb("wind", (PLAY_WIND, WIND_BY_ZEUS), (STAY,), "U9.1"),
        Verb("end", (END,), (ACT, STAY), "U9.4"),
    )

    def meaning(self, verb: Verb) -> tuple[Event, str]:
        return Event(f"ulysses-does-{verb.name}", {}), verb.clause

    def costs(self, verb: Verb) -> Event | None:
        price = int(self.state.price())
        if verb.name in OWN_KIND:
            return Event("ulysses-costs-kind", {"card": verb.name})
        if verb.name in ("remove", "exchange"):
            return Event("ulysses-costs-any", {"cards": price})
        if verb.name == "build":
            return Event("ulysses-costs-build", {"cards": price})
        if verb.name == "support":
            return Event("ulysses-costs-bid", {"cards": min(int(self.state.need(side)) for side in self.open_sides())})
        if verb.name in ("object", "black"):
            needed = 1 if verb.name == "object" else int(self.state.need(BLACK))
            return Event("ulysses-costs-disk", {"cards": needed, "price": price})
        return None

    def open_sides(self) -> Sequence[int]:
        """U7.6: Return the sides that the player may support."""
        own = int(self.state.side(self.seat))
        return (own,) if own != NO_SIDE else (BLUE, RED, BLACK) if self.state.black >= 0 else (BLUE, RED)

    def gives_up(self, verb: Verb, legal: Sequence[int]) -> Reason | None:
        """Return what is lost without being asked for again: a disk, a place in the discussion, the turn."""
        s, has_others = self.state, len(self.legal) > len(legal)
        if verb.name == "agree" and has_others:
            if s.left_of(self.seat) == s.active:
                return Reason("ulysses-gives-up-last", {"place": s.board.names[int(s.blue)]}, "U7.1")
            return Reason("ulysses-gives-up-agree", {}, "U7.4")
        if verb.name == "pass" and has_others:
            return Reason("ulysses-gives-up-pass", {}, "U7.4")
        if verb.name == "support" and s.side(self.seat) == NO_SIDE:
            return Reason("ulysses-gives-up-support", {}, "U7.6")
        if verb.name == "end" and has_others and s.phase == STAY:
            return Reason("ulysses-gives-up-end", {}, "U9.4")
        return None

    def has_words(self, verb: str) -> bool:
        return verb in (*SINGLES, "remove", "build")

    def refusal(self, state: Ulysses, action: int) -> Illegal:
        return refusal(state, action)

    def promising(self, verb: Verb) -> int:
        s = self.state
        if verb.name == "support" and s.side(self.seat) != NO_SIDE:
            return SUPPORT + int(s.side(self.seat))
        if verb.name == "exchange":
            return next(action for action in verb.actions if action - EXCHANGE != s.ship // PER_COLOUR)
        if verb.name in ("propose", "object", "black"):
            near = [place for place in s.board.neighbours(int(s.ship)) if place not in (s.blue, s.red)]
            return verb.actions[0] + (near[0] if near else 0)
        return verb.actions[0]

    # ---- the parts of each verb
    def parts_of(self, verb: Verb, legal: Sequence[int]) -> Sequence[Part]:
        if verb.name in SINGLES:
            return ()
        if verb.name in OWN_KIND:
            return [self.own_kind(verb, legal), *self.place_of_plague(legal[0])]
        if verb.name == "remove":
            return [*self.place_of_plague(REMOVE), self.pay(self.owing(REMOVE))]
        if verb.name == "build":
            return [self.lay(self.after(BUILD)), self.pay(self.owing(BUILD))]
        options = [self.option(action, self.parts.add(*self.after_target(verb.name, action))) for action in legal]
        return [Part("target", TARGETS[verb.name], tuple(options), barred=self.barred(verb.actions, self.state))]

    def own_kind(self, verb: Verb, legal: Sequence[int]) -> Part:
        """U5.6: Return the part that lays one card of a kind, or a Zeus card in its place."""
        kinds = dict(zip(verb.actions, (OWN_KIND[verb.name], ZEUS), strict=True))
        lacking = [(KINDS[kind], self.refusal(self.state, each)) for each, kind in kinds.items() if each not in legal]
        options = tuple([self.card(kinds[each], each) for each in legal])
        return Part("lay", "card", options, barred=self.grouped(lacking))

    def place_of_plague(self, action: int) -> Sequence[Part]:
        """U5.2, U5.3: the places where a plague can be placed or removed."""
        if action not in (PLAY_PLAGUE, PLAGUE_BY_ZEUS, REMOVE):
            return ()
        return [Part("target", "place", tuple([self.option(at) for at in self.after(action).legal()]))]

    def after_target(self, verb: str, action: int) -> Sequence[Part]:
        """Return the parts after a target: the price and the goal of an exchange, or the cards of a bid."""
        if verb == "propose":
            return ()
        after = self.after(action)
        prices = [self.pay(after)] if after.phase == PAY else []
        pay_off(after)
        return [*prices, self.goals(after) if verb == "exchange" else self.lay(after)]

    def goals(self, after: Ulysses) -> Part:
        return Part("return", "goal", tuple([self.option(action) for action in after.legal()]))

    # ---- cards
    def pay(self, after: Ulysses) -> Part:
        """U5.7: Return the part that pays a price with cards of any kind."""
        price = int(after.owed)
        held = [kind for kind in range(N_KINDS) if self.state.count(self.seat, kind) > 0]
        return Part("pay", "card", tuple([self.card(kind, DISCARD + kind) for kind in held]), price, price)

    def owing(self, action: int) -> Ulysses:
        """Return the position in which the price of a verb must be paid."""
        after: Ulysses = self.after(action)
        while after.phase != PAY:
            after.apply(after.legal()[0])
        return after

    def lay(self, after: Ulysses) -> Part:
        """U5.6, U7.5: cards of one kind, or Zeus in their place: as many as needed for a temple, at least as many for a
        bid."""
        kinds = (TEMPLE if after.purpose == BUILD else OBJECTION, ZEUS)
        held = [kind for kind in kinds if self.state.count(self.seat, kind) > 0]
        lacking = [(KINDS[kind], self.refusal(after, LAY + kind)) for kind in kinds if kind not in held]
        options = tuple([self.card(kind, LAY + kind) for kind in held])
        least, barred = int(after.needed), self.grouped(lacking)
        if after.purpose == BUILD:
            return Part("lay", "card", options, least, least, barred=barred)
        most = sum(option.held for option in options)
        return Part("lay", "card", options, least, most, self.words(DONE), barred)

    def card(self, kind: int, action: int) -> Option:
        """Return a kind of card. Zeus stands in for another kind, except where it pays a price."""
        stands_in = kind == ZEUS and not DISCARD <= action < AT
        words, held = self.words(action), int(self.state.count(self.seat, kind))
        return Option(KINDS[kind], words, held=held, stands_in=stands_in)


def pay_off(state: Ulysses) -> None:
    """Pay the price in any way that the rules allow."""
    while state.phase == PAY:
        state.apply(state.legal()[0])
