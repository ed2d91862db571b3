"""The screen of Odysseus, drawn from a player's view."""

from __future__ import annotations

import click

from pelagos.core.choice import Walk
from pelagos.games.odysseus.actions import GODS, HERMES, KINDS, SPACES
from pelagos.games.odysseus.board import ADVENTURES, N_COLOURS
from pelagos.games.odysseus.game import OdysseusGame
from pelagos.games.odysseus.position import NEW_DISK, NOWHERE, PHASES, WINDOW
from pelagos.games.odysseus.rules import SHIPS
from pelagos.games.odysseus.terminal.chart import NAME, Chart
from pelagos.games.odysseus.view import UNKNOWN, View
from pelagos.terminal import game_ui
from pelagos.terminal.layout import beside, pad, ruled, wrapped

LINE = 9  # width of the letter and colour of a line
SPACE = 23  # width of one of the nine spaces
PLAYER = 11  # width of a player's name
LEFT = 42  # column of the adventures


class Screen(game_ui.Screen):
    """Draws views of Odysseus."""

    game: OdysseusGame
    chart: Chart

    def draw(self, view: View) -> list[str]:
        lines = [ruled(self.heading(self.turn(view), view)), *self.sea(view)]
        if view.ship != NOWHERE:
            lines += [*self.ships(view), *self.course(view)]
        lines += self.paragraph(self.say("screen-your-hand"), self.hand(view))
        lines += beside(self.players(view), self.adventures(view), LEFT)
        return lines + (self.window(view) if view.phase == WINDOW else [])

    # ---- the voyage
    def turn(self, view: View) -> str:
        if view.round == 0:
            return self.say("odysseus-screen-start")
        you = "yes" if view.first == view.who else "no"
        return self.say(
            "odysseus-screen-turn", round=view.round, phase=view.circuit + 1, you=you, who=self.people[view.first]
        )

    def sea(self, view: View) -> list[str]:
        """Return the ship's island and the islands at the end of its three lines."""
        if view.ship == NOWHERE:
            return []
        rows = [self.line(view, colour, island) for colour, island in enumerate(self.chart.lines(view.ship))]
        here = self.say("odysseus-screen-ship", island=self.chart.word(view.ship), stack=view.stack)
        return [here, *self.block(self.say("odysseus-screen-lines"), rows)]

    def line(self, view: View, colour: int, island: int) -> str:
        name = pad(f"{self.chart.letter(colour)} {self.chart.colour(colour)}", LINE)
        return f"{name} {pad(self.chart.word(island), NAME)} {self.chart.disk(view, island)}"

    # ---- the nine spaces
    def ships(self, view: View) -> list[str]:
        """Return three rows of three spaces. A mark shows the space whose colour the ship follows."""
        return [line for ship in range(SHIPS) for line in self.ship(view, ship)]

    def ship(self, view: View, ship: int) -> list[str]:
        lines: list[str] = []
        for colour in range(N_COLOURS):
            lines = beside(lines, self.space(view, ship * N_COLOURS + colour), colour * SPACE)
        return self.block(self.say("odysseus-screen-ships", ship=ship + 1), lines)

    def space(self, view: View, space: int) -> list[str]:
        """Return the cards and the strength of a space, on several lines if needed."""
        ship, colour = divmod(space, N_COLOURS)
        mark = ">" if course_of(view)[ship : ship + 1] == (colour,) else " "
        text = " ".join([*self.up(view, space), *self.downs(view, space)])
        start = f"{mark}{self.chart.space(space)} "
        indent = len(click.unstyle(start))
        first, *more = wrapped(text, 0, SPACE - indent - 1) if text else ["-"]
        line = start + (click.style(first, bold=True) if mark == ">" else first)
        return [line, *[" " * indent + rest for rest in more]]

    def up(self, view: View, space: int) -> list[str]:
        """Return the face-up cards by kind, the power disks and the resulting strength."""
        found = [kind for kind, count in zip(KINDS, view.spaces[space], strict=True) for _ in range(count)]
        found += [self.say("odysseus-mark-poseidon")] if space == view.poseidon else []
        found += [self.say("odysseus-mark-aphrodite")] if space == view.aphrodite else []
        return [*found, f"={view.strengths[space]}"] if found else []

    def downs(self, view: View, space: int) -> list[str]:
        """Return the face-down cards by number, with the kind if the viewer knows it."""
        return [self.down(view, i) for i, at in enumerate(view.down_at) if at == space]

    def down(self, view: View, number: int) -> str:
        kind = view.down_kind[number]
        return f"down{number + 1}" + (f"({KINDS[kind]})" if kind != UNKNOWN else "")

    def course(self, view: View) -> list[str]:
        """Return where the ship would sail if placing ended now, or where it has just sailed."""
        if view.phase == NEW_DISK:
            return self.paragraph(self.say("odysseus-screen-sailed"), ", ".join(self.steps(view, view.began)) + ".")
        steps = self.steps(view, view.ship)
        count, end = len(steps), click.unstyle(self.chart.end(view, view.course))
        text = self.say("odysseus-screen-course", steps=", ".join(steps), count=count, next=count + 1, end=end)
        blind = f" {self.say('odysseus-screen-blind')}" if UNKNOWN in view.down_kind else ""
        return self.paragraph(self.say("odysseus-screen-sailing"), text + blind)

    def steps(self, view: View, start: int) -> list[str]:
        """Return each colour of the course with the island that it leads to."""
        islands = self.chart.along(course_of(view), start)
        return [
            f"{self.chart.colour(colour)} {self.chart.word(island)}"
            for colour, island in zip(course_of(view), islands, strict=True)
        ]

    # ---- the viewer's hand
    def hand(self, view: View) -> str:
        held = [self.held(kind, count) for kind, count in zip(KINDS, view.hand, strict=True) if count]
        return self.say("screen-hand", count=sum(view.hand), cards=", ".join(held))

    def held(self, kind: str, count: int) -> str:
        word = self.say("odysseus-screen-dionysus") if kind == "d" else kind
        return self.say("odysseus-screen-cards", kind=word, count=count)

    # ---- all players
    def players(self, view: View) -> list[str]:
        head = f"{self.say('screen-players'):{PLAYER + 4}}{self.say('odysseus-screen-columns')}"
        return [click.style(head, bold=True), *[self.seat(view, seat) for seat in range(view.seats)]]

    def seat(self, view: View, seat: int) -> str:
        god = self.chart.god(view.gods[seat])
        return f"{self.player(view, seat, PLAYER)} {god:10}{self.power(view, seat):9}{view.hand_sizes[seat]:>4}"

    def power(self, view: View, seat: int) -> str:
        """Return whether the power is ready, spent, in effect, or waiting after a trade (O4.4)."""
        god = view.gods[seat]
        if view.may_down == seat:
            return self.say("odysseus-power-down")
        if (view.power_spent >> god) & 1:
            return self.say("odysseus-power-spent")
        return self.say("odysseus-power-waits" if view.waits[seat] else "odysseus-power-ready")

    # ---- adventures
    def adventures(self, view: View) -> list[str]:
        """Return the adventures with points and counts, and the viewer's score."""
        head = f"{self.say('odysseus-screen-adventures'):{NAME}}{self.say('odysseus-screen-adventure-columns')}"
        lines = [click.style(head, bold=True)]
        lines += [self.adventure(view, number) for number in range(ADVENTURES)]
        return [
            *lines,
            self.say("odysseus-screen-points", points=view.points[view.who], goal=self.game.numbers["goal"]),
        ]

    def adventure(self, view: View, number: int) -> str:
        worth = self.chart.worth(view, number)
        name = pad(click.style(self.chart.adventure(number), bold=worth > 0), NAME)
        counts = (view.done[number], view.disks.count(number), view.reserve[number])
        return f"{name}{f'+{worth}' if worth else '-':^6}" + "".join(f"{count:^7}" for count in counts).rstrip()

    # ---- Athena's window
    def window(self, view: View) -> list[str]:
        """Return the declared power, its player and its target."""
        text = self.say(
            "odysseus-screen-window",
            who=self.people[view.user],
            god=self.chart.god(view.power),
            target=self.target(view),
        )
        return self.paragraph(self.say("odysseus-screen-power"), text)

    def target(self, view: View) -> str:
        if view.power == HERMES:
            card, _, source = self.game.table[view.chosen].what.partition(" ")
            source = source or SPACES[view.down_at[int(card.removeprefix("down")) - 1]]
            here, there = self.chart.space_name(source), self.chart.space_name(SPACES[view.due])
            return self.say("odysseus-target-card", card=card, source=here, space=there)
        space = self.chart.space_name(SPACES[view.chosen]) if view.chosen >= 0 else ""
        return self.say(f"odysseus-target-{GODS[view.power]}", space=space)

    # ---- for the game loop
    def wanted(self, view: View) -> str:
        return self.say(f"odysseus-now-{PHASES[view.phase]}", island=self.chart.word(max(view.began, 0)))

    def wanted_part(self, walk: Walk) -> str:
        part = walk.left[0]
        if part.of == "taken":
            return self.say("odysseus-now-card")
        if part.of == "card":
            return self.say("odysseus-now-face")
        return self.say("odysseus-now-space", does=walk.choice.does.name.rpartition("-")[2])

    def chapter(self, view: View) -> int:
        return view.round

    def length(self, view: View) -> str:
        return self.say("odysseus-over", rounds=view.round)


def course_of(view: View) -> tuple[int, ...]:
    """Return the colours that the ship would follow, or has just followed."""
    return view.route if view.phase == NEW_DISK else view.course
