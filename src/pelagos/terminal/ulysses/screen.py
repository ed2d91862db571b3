"""What a player of Ulysses sees, from his view alone."""

from __future__ import annotations

from collections.abc import Sequence

import click

from pelagos.core.game import LETTERS
from pelagos.games.ulysses import UlyssesGame
from pelagos.games.ulysses.actions import KINDS, NO_SIDE, SIDES
from pelagos.games.ulysses.board import COLOURS
from pelagos.games.ulysses.position import NOWHERE, PHASES, TEMPLES
from pelagos.games.ulysses.view import Slot, View
from pelagos.locale import listed, name_of, say
from pelagos.terminal.sentences import labels
from pelagos.terminal.text import beside, entitled, pad, ruled, short, width_of, wrapped
from pelagos.terminal.ulysses.chart import PAINTS, Chart

MARGIN = 11  # where the titles of the blocks end
LEFT = 45  # where the right block begins
NAME = 14
GOALS_AT = 49  # where a player's goals begin


class Screen:
    """Draws views of one game for one reader."""

    def __init__(self, game: UlyssesGame, names: Sequence[str], language: str = "en") -> None:
        self.game = game
        self.language = language
        self.chart = Chart(game.board, language)
        self.names = names
        self.people = labels(names)

    def say(self, message: str, **args: str | int) -> str:
        return say(self.language, message, **args)

    def draw(self, view: View) -> list[str]:
        lines = [ruled(self.heading(view)), *self.sea(view)]
        left = entitled(self.say("screen-from-here"), self.neighbours(view), MARGIN)
        right = entitled(self.say("screen-your-goals"), self.goals(view), MARGIN)
        lines += beside(left, right, LEFT)
        lines += entitled(self.say("screen-your-hand"), wrapped(self.hand(view), 0, 80 - MARGIN), MARGIN)
        lines += self.players(view)
        return lines + (self.discussion(view) if view.blue != NOWHERE else [])

    # ---- the voyage
    def heading(self, view: View) -> str:
        """Whose turn it is, and what is wanted of whom."""
        you = "yes" if view.active == view.who else "no"
        turn = self.say("screen-turn", turn=view.turn, you=you, who=self.people[view.active])
        if view.actor < 0:
            return turn
        mine = "yes" if view.actor == view.who else "no"
        return f"{turn} ── {self.say('screen-decides', you=mine, who=self.people[view.actor])}"

    def sea(self, view: View) -> list[str]:
        plagued = [self.chart.word(p) for p in range(len(self.game.board.names)) if (view.plagued >> p) & 1]
        text = self.say(
            "screen-sea",
            place=self.chart.word(view.ship),
            colour=self.chart.colour(view.ship),
            plagues=listed(self.language, plagued) or self.say("nowhere"),
        )
        piles = self.say(
            "screen-piles", pile=view.pile, discards=sum(view.discards), temples=TEMPLES - sum(view.temples)
        )
        return [*wrapped(text, MARGIN), piles]

    def neighbours(self, view: View) -> list[str]:
        return [self.near(view, place) for place in self.game.board.neighbours(view.ship)]

    def near(self, view: View, place: int) -> str:
        marks = ", ".join(self.chart.marks(view, place))
        return f"{self.chart.letter(place)} {self.chart.word(place):14.14} {marks}"

    # ---- the viewer's own
    def goals(self, view: View) -> list[str]:
        steps = self.chart.steps(view.ship)
        return [self.goal(slot, steps) for slot in view.goals[view.who] if slot.goal >= 0]

    def goal(self, slot: Slot, steps: Sequence[int]) -> str:
        far = self.say("goal-reached") if slot.shown else self.say("goal-steps", steps=steps[slot.goal])
        return f"{self.chart.letter(slot.goal)} {self.chart.word(slot.goal):14.14} {far}"

    def hand(self, view: View) -> str:
        held = [self.cards(kind, count) for kind, count in zip(KINDS, view.hand, strict=True) if count]
        return self.say("screen-hand", count=sum(view.hand), cards=", ".join(held))

    def cards(self, kind: str, count: int) -> str:
        return self.say("cards-of-a-kind", kind=name_of(self.language, "card", kind), count=count)

    # ---- everybody
    def players(self, view: View) -> list[str]:
        head = f"{self.say('screen-players'):{NAME + 4}}{self.say('screen-columns')}"
        head = f"{head:{GOALS_AT}}{self.say('screen-column-goals')}"
        lines = [click.style(head, bold=True)]
        for seat in range(view.seats):
            lines += self.player(view, seat)
        return lines

    def player(self, view: View, seat: int) -> list[str]:
        mark = ">" if seat == view.actor else " "
        name = short(self.say("you") if seat == view.who else self.names[seat], NAME)
        line = f"{mark}{LETTERS[seat]} {name:{NAME}} {view.temples[seat]:^7} {view.hand_sizes[seat]:^5}  "
        line = pad(line + short(self.stand(view, seat), GOALS_AT - 2 - len(line)), GOALS_AT)
        return flowed(line, [self.shown(slot, seat == view.who) for slot in view.goals[seat]], GOALS_AT)

    def stand(self, view: View, seat: int) -> str:
        """How he stands in the discussion."""
        side, bid = view.sides[seat], view.bids[seat]
        if side != NO_SIDE:
            word = name_of(self.language, "side", SIDES[side])
            passed = "yes" if (view.out >> seat) & 1 else "no"
            return self.say("stand-side", side=word, cards=bid, passed=passed)
        if (view.out >> seat) & 1:
            return self.say("stand-passed")
        return self.say("stand-agreed") if (view.agreed >> seat) & 1 else ""

    def shown(self, slot: Slot, own: bool) -> str:
        """A goal on somebody's table: its back, what it is, or what the viewer remembers it to be (U3.4)."""
        if slot.colour < 0:
            return "-"
        colour = COLOURS[slot.colour]
        letter = click.style(colour[0].upper(), fg=PAINTS[colour])
        if slot.shown:
            return f"{letter} {self.chart.word(slot.goal)}"
        return f"{letter}({self.chart.word(slot.goal)})" if slot.goal >= 0 and not own else f"{letter}?"

    # ---- the discussion
    def discussion(self, view: View) -> list[str]:
        """The three sides: where, how many cards, who leads, what it takes to lead."""
        disks = (view.blue, view.red, view.black)
        sides = [self.side(view, side, place) for side, place in enumerate(disks) if place != NOWHERE]
        return entitled(self.say("screen-discussion"), sides, MARGIN)

    def side(self, view: View, side: int, place: int) -> str:
        people = [LETTERS[seat] for seat in range(view.seats) if view.sides[seat] == side]
        return self.say(
            "screen-side",
            side=pad(name_of(self.language, "side", SIDES[side]), 5),
            place=pad(self.chart.word(place), 14),
            cards=sum(view.laid_cards[side]),
            leads="yes" if view.leader == side else "no",
            need=view.needs[side],
            people=", ".join(people),
        )


def flowed(start: str, words: Sequence[str], indent: int) -> list[str]:
    """Words after a beginning, on as many lines as they need; they may carry colour."""
    lines = [start]
    for word in words:
        if width_of(lines[-1]) + width_of(word) > 80 and width_of(lines[-1]) > indent:
            lines.append(" " * indent)
        lines[-1] += word + "  "
    return [line.rstrip() for line in lines]


def phase_of(view: View) -> str:
    """What the viewer has to decide, as a word."""
    return PHASES[view.phase]
