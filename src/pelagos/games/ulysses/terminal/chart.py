"""The map as text: places with their colours, routes and distances."""

from __future__ import annotations

import click

from pelagos.games.ulysses.board import COLOURS, GOALS, PER_COLOUR, PLACES, TROY, Board, colour_name
from pelagos.games.ulysses.view import View
from pelagos.locale import name_of
from pelagos.terminal import game_ui
from pelagos.terminal.layout import pad, wrapped

PAINTS = {"violet": "magenta", "green": "green", "red": "red", "blue": "bright_blue"}
SIDES = ("blue", "red", "black")


class Chart(game_ui.Chart):
    """The map of Ulysses."""

    kind = "place"
    board: Board

    def letter(self, place: int) -> str:
        """Return V, G, R or B in the colour of the place, or a dash for Troy."""
        colour = colour_name(place)
        return click.style(colour[0].upper(), fg=PAINTS[colour]) if place < GOALS else "-"

    def colour(self, place: int) -> str:
        return name_of(self.language, "colour", colour_name(place))

    def steps(self, start: int) -> list[int]:
        """Return the number of routes from `start` to each place."""
        found = {start: 0}
        edge = [start]
        while edge:
            edge = [q for p in edge for q in self.new_neighbours(p, found)]
        return [found[place] for place in range(PLACES)]

    def new_neighbours(self, place: int, found: dict[int, int]) -> list[int]:
        new = [q for q in self.board.neighbours(place) if q not in found]
        found.update(dict.fromkeys(new, found[place] + 1))
        return new

    def marks(self, view: View, place: int) -> list[str]:
        """Return the marks of a place for this viewer: ship, own goal, plague, disks."""
        found = [self.say("ulysses-mark-ship")] if place == view.ship else []
        if place in own_goals(view):
            found.append(click.style(self.say("ulysses-mark-goal"), bold=True))
        if (view.plagued >> place) & 1:
            found.append(click.style(self.say("ulysses-mark-plague"), fg="yellow"))
        for side, disk in zip(SIDES, (view.blue, view.red, view.black), strict=True):
            if disk == place:
                found.append(self.say("ulysses-mark-disk", side=name_of(self.language, "side", side)))
        return found

    def rows(self, view: View | None) -> list[str]:
        """Return all places by colour, with their routes."""
        lines: list[str] = []
        for group in [*range(len(COLOURS)), len(COLOURS)]:
            first = group * PER_COLOUR
            lines += ["", self.colour(first).capitalize() if first < TROY else self.say("ulysses-board-start")]
            for place in range(first, min(first + PER_COLOUR, PLACES)):
                lines += self.row(place, view)
        return lines

    def row(self, place: int, view: View | None) -> list[str]:
        marks = ", ".join(self.marks(view, place)) if view else ""
        routes = ", ".join(self.word(q) for q in self.board.neighbours(place))
        typed, indent = ("", 20) if self.is_typed else (f" ({self.board.names[place]})", 36)
        name, *more = wrapped(routes, indent, first=" " * indent)
        line = pad(f"  {self.letter(place)} {self.word(place)}{typed}", indent) + name.lstrip()
        return [line, *more, *([" " * indent + marks] if marks else [])]


def own_goals(view: View) -> list[int]:
    """Return the viewer's goals that are not reached yet."""
    return [] if view.who < 0 else [slot.goal for slot in view.goals[view.who] if not slot.shown and slot.goal >= 0]
