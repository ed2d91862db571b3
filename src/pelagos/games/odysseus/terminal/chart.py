"""The map as text: islands with their lines and disks, task cards, counts."""

from __future__ import annotations

from collections.abc import Sequence

import click

from pelagos.games.odysseus.actions import GODS, SPACES
from pelagos.games.odysseus.board import ADVENTURES, COLOURS, ISLANDS, Board
from pelagos.games.odysseus.view import UNKNOWN, View
from pelagos.locale import name_of
from pelagos.terminal import game_ui
from pelagos.terminal.layout import pad

NAME = 11  # width of the name of an island or an adventure
CELL = 18  # width of the island at the end of a line, with its disk


class Chart(game_ui.Chart):
    """The archipelago, its adventures and its tasks."""

    kind = "island"
    board: Board

    # ---- words
    def adventure(self, number: int) -> str:
        return self.named("adventure", str(self.board.adventures[number]))

    def words(self) -> dict[str, str]:
        adventures = {self.named("adventure", word): word for word in self.board.adventures}
        return super().words() | adventures | {self.space_name(word): word for word in SPACES}

    def god(self, number: int) -> str:
        return name_of(self.language, "god", GODS[number])

    def colour(self, number: int) -> str:
        return name_of(self.language, "colour", COLOURS[number])

    def letter(self, number: int) -> str:
        """Return the letter of a line in its colour: Y, G or R in English."""
        return click.style(self.say(f"line-{COLOURS[number]}"), fg=COLOURS[number])

    def space(self, number: int) -> str:
        return click.style(self.space_name(SPACES[number]), fg=COLOURS[number % len(COLOURS)])

    def space_name(self, word: str) -> str:
        return name_of(self.language, "space", word)

    # ---- worth
    def worth(self, view: View, adventure: int) -> int:
        """Return the points of an adventure on the viewer's task card."""
        task = view.tasks[view.who] if view.who >= 0 else UNKNOWN
        return 0 if task == UNKNOWN else self.board.tasks[task][adventure]

    def disk(self, view: View, island: int) -> str:
        """Return the disk on an island and its points for the viewer."""
        adventure = view.disks[island]
        if adventure == UNKNOWN:
            return self.say("odysseus-no-disk")
        worth = self.worth(view, adventure)
        text = f"{self.adventure(adventure)} +{worth}" if worth else self.adventure(adventure)
        return click.style(text, bold=True) if worth else text

    def lines(self, island: int) -> list[int]:
        """Return the islands at the end of the yellow, the green and the red line."""
        return [int(self.board.beyond(colour, island)) for colour in range(len(COLOURS))]

    # ---- the course
    def along(self, colours: Sequence[int], start: int) -> list[int]:
        """Return the islands that the ship reaches, one for each colour that it follows."""
        islands = [start]
        for colour in colours:
            islands.append(int(self.board.beyond(colour, islands[-1])))
        return islands[1:]

    def end(self, view: View, colours: Sequence[int]) -> str:
        """Return a short text about the island where these colours lead the ship."""
        island = [view.ship, *self.along(colours, view.ship)][-1]
        if island == view.ship:
            return self.say("odysseus-course-stays", island=self.word(island), steps=len(colours))
        return self.say("odysseus-course-end", island=self.word(island), disk=self.disk(view, island))

    # ---- the whole board
    def rows(self, view: View | None) -> list[str]:
        return [*self.islands(view), "", *self.tasks(view), "", *self.counts(view)]

    def islands(self, view: View | None) -> list[str]:
        heads = [f"{self.letter(colour)} {self.colour(colour)}" for colour in range(len(COLOURS))]
        head = pad(f"  {self.say('odysseus-board-islands')}", 32 if view else 16)
        lines = ["", head + "".join(pad(title, CELL) for title in heads).rstrip()]
        return lines + [self.row(island, view) for island in range(ISLANDS)]

    def row(self, island: int, view: View | None) -> str:
        ship = ">" if view and island == view.ship else " "
        start = f"{ship} {pad(self.word(island), 14 if view is None else NAME)}"
        if view is not None:
            start += pad(self.say("odysseus-mark-ship") if ship == ">" else self.disk(view, island), 19)
        return (start + "".join(pad(self.word(other), CELL) for other in self.lines(island))).rstrip()

    def tasks(self, view: View | None) -> list[str]:
        lines = [f"  {self.say('odysseus-board-tasks')}"]
        for number, task in enumerate(self.board.tasks):
            own = view is not None and view.who >= 0 and view.tasks[view.who] == number
            lines.append(f"{'>' if own else ' '} {number + 1}  {self.worths(task)}")
        return lines

    def worths(self, task: Sequence[int]) -> str:
        """Return the adventures of a task card, highest points first."""
        found = sorted([(-points, i) for i, points in enumerate(task) if points])
        return ", ".join(f"{self.adventure(i)} {-points}" for points, i in found)

    def counts(self, view: View | None) -> list[str]:
        """Return the disks of each adventure: all of them, and those on islands at the start."""
        lines = [f"  {pad(self.say('odysseus-board-disks'), 14)}{self.say('odysseus-board-counts')}"]
        for i in range(ADVENTURES):
            lines.append(f"  {self.adventure(i):14}{self.board.disks[i]:^7}{self.board.laid[i]:^8}".rstrip())
        return lines
