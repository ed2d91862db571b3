"""The screen of Ulysses, drawn from a player's view."""

from __future__ import annotations

from collections.abc import Sequence

import click

from pelagos.core.choice import Walk
from pelagos.core.game import LETTERS
from pelagos.games.ulysses.actions import KINDS, NO_SIDE, SIDES
from pelagos.games.ulysses.board import COLOURS
from pelagos.games.ulysses.game import UlyssesGame
from pelagos.games.ulysses.position import NOWHERE, PHASES, TEMPLES
from pelagos.games.ulysses.slot import Slot
from pelagos.games.ulysses.terminal.chart import PAINTS, Chart
from pelagos.games.ulysses.view import View
from pelagos.locale import listed, name_of
from pelagos.terminal import game_ui
from pelagos.terminal.game_ui import MARGIN
from pelagos.terminal.layout import beside, pad, ruled, short, width_of, wrapped

LEFT = 45  # column of the right block
NAME = 14  # width of a player's name
PLACE = 13  # width of a place's name
GOALS_AT = 49  # column of a player's goals


class Screen(game_ui.Screen):
    """Draws views of Ulysses."""

    game: UlyssesGame
    chart: Chart

    def draw(self, view: View) -> list[str]:
        lines = [ruled(self.heading(self.turn(view), view)), *self.sea(view)]
        left = self.block(self.say("ulysses-screen-from-here"), self.neighbours(view))
        right = self.block(self.say("ulysses-screen-your-goals"), self.goals(view))
        lines += beside(left, right, LEFT)
        lines += self.paragraph(self.say("screen-your-hand"), self.hand(view))
        lines += self.players(view)
        return lines + (self.discussion(view) if view.blue != NOWHERE else [])

    # ---- the voyage
    def turn(self, view: View) -> str:
        you = "yes" if view.active == view.who else "no"
        return self.say("ulysses-screen-turn", turn=view.turn, you=you, who=self.people[view.active])

    def sea(self, view: View) -> list[str]:
        plagued = [self.chart.word(p) for p in range(len(self.game.board.names)) if (view.plagued >> p) & 1]
        text = self.say(
            "ulysses-screen-sea",
            place=self.chart.word(view.ship),
            colour=self.chart.colour(view.ship),
            plagues=listed(self.language, plagued) or self.say("ulysses-nowhere"),
        )
        piles = self.say(
            "ulysses-screen-piles", pile=view.pile, discards=sum(view.discards), temples=TEMPLES - sum(view.temples)
        )
        return [*wrapped(text, MARGIN), piles]

    def neighbours(self, view: View) -> list[str]:
        return [self.near(view, place) for place in self.game.board.neighbours(view.ship)]

    def near(self, view: View, place: int) -> str:
        marks = ", ".join(self.chart.marks(view, place))
        return f"{self.chart.letter(place)} {pad(short(self.chart.word(place), PLACE), PLACE)} {marks}"

    # ---- the viewer's goals and hand
    def goals(self, view: View) -> list[str]:
        steps = self.chart.steps(view.ship)
        return [self.goal(slot, steps) for slot in view.goals[view.who] if slot.goal >= 0]

    def goal(self, slot: Slot, steps: Sequence[int]) -> str:
        far = self.say("ulysses-goal-reached") if slot.shown else self.say("ulysses-goal-steps", steps=steps[slot.goal])
        return f"{self.chart.letter(slot.goal)} {pad(short(self.chart.word(slot.goal), PLACE), PLACE)} {far}"

    def hand(self, view: View) -> str:
        held = [self.cards(kind, count) for kind, count in zip(KINDS, view.hand, strict=True) if count]
        return self.say("screen-hand", count=sum(view.hand), cards=", ".join(held))

    def cards(self, kind: str, count: int) -> str:
        return self.say("ulysses-cards-of-a-kind", kind=name_of(self.language, "ulysses-card", kind), count=count)

    # ---- all players
    def players(self, view: View) -> list[str]:
        head = f"{self.say('screen-players'):{NAME + 4}}{self.say('ulysses-screen-columns')}"
        head = f"{head:{GOALS_AT}}{self.say('ulysses-screen-column-goals')}"
        lines = [click.style(head, bold=True)]
        for seat in range(view.seats):
            lines += self.seat(view, seat)
        return lines

    def seat(self, view: View, seat: int) -> list[str]:
        line = f"{self.player(view, seat, NAME)} {view.temples[seat]:^7} {view.hand_sizes[seat]:^5}  "
        line = pad(line + short(self.standing(view, seat), GOALS_AT - 2 - len(line)), GOALS_AT)
        return flow_words(line, [self.shown(slot, seat == view.who) for slot in view.goals[seat]], GOALS_AT)

    def standing(self, view: View, seat: int) -> str:
        """Return the player's position in the discussion: a side, agreed or passed."""
        side, bid = view.sides[seat], view.bids[seat]
        if side != NO_SIDE:
            word = name_of(self.language, "side", SIDES[side])
            passed = "yes" if (view.out >> seat) & 1 else "no"
            return self.say("ulysses-stand-side", side=word, cards=bid, passed=passed)
        if (view.out >> seat) & 1:
            return self.say("ulysses-stand-passed")
        return self.say("ulysses-stand-agreed") if (view.agreed >> seat) & 1 else ""

    def shown(self, slot: Slot, own: bool) -> str:
        """Return a player's goal: open, face down, or face down but remembered by the viewer (U3.4)."""
        if slot.colour < 0:
            return "-"
        colour = COLOURS[slot.colour]
        letter = click.style(colour[0].upper(), fg=PAINTS[colour])
        if slot.shown:
            return f"{letter} {self.chart.word(slot.goal)}"
        return f"{letter}({self.chart.word(slot.goal)})" if slot.goal >= 0 and not own else f"{letter}?"

    # ---- the discussion
    def discussion(self, view: View) -> list[str]:
        """Return the sides in play: place, cards, and whether the side leads or what it needs."""
        disks = (view.blue, view.red, view.black)
        sides = [self.side(view, side, place) for side, place in enumerate(disks) if place != NOWHERE]
        return self.block(self.say("ulysses-screen-discussion"), sides)

    def side(self, view: View, side: int, place: int) -> str:
        people = [LETTERS[seat] for seat in range(view.seats) if view.sides[seat] == side]
        return self.say(
            "ulysses-screen-side",
            side=pad(name_of(self.language, "side", SIDES[side]), 5),
            place=pad(short(self.chart.word(place), PLACE), PLACE),
            cards=sum(view.laid_cards[side]),
            leads="yes" if view.leader == side else "no",
            need=view.needs[side],
            people=", ".join(people),
        )

    # ---- for the game loop
    def wanted(self, view: View) -> str:
        return self.say(f"ulysses-now-{PHASES[view.phase]}")

    def wanted_part(self, walk: Walk) -> str:
        part = walk.left[0]
        if part.name == "pay":
            return self.say("ulysses-now-pay", owed=part.least - walk.taken)
        if part.name == "lay":
            return self.say("ulysses-now-lay", laid=walk.taken, needed=part.least)
        return self.say("ulysses-now-return" if part.name == "return" else "ulysses-now-where")

    def chapter(self, view: View) -> int:
        return view.turn

    def length(self, view: View) -> str:
        return self.say("ulysses-over", turns=view.turn)


def flow_words(start: str, words: Sequence[str], indent: int) -> list[str]:
    """Put words after the start of a line, on as many lines as needed. The words may contain colour codes."""
    lines = [start]
    for word in words:
        if width_of(lines[-1]) + width_of(word) > 80 and width_of(lines[-1]) > indent:
            lines.append(" " * indent)
        lines[-1] += word + "  "
    return [line.rstrip() for line in lines]
