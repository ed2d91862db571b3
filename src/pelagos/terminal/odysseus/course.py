"""Where the ship would sail by the cards that a viewer knows (O5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pelagos.games.odysseus.actions import APHRODITE, KINDS, POSEIDON, SPACES, Action
from pelagos.games.odysseus.board import N_COLOURS, Board
from pelagos.games.odysseus.view import UNKNOWN, View

SHIPS = 3
STRENGTH = tuple(int(kind) if kind.isdigit() else 1 for kind in KINDS)  # O1.4
NOWHERE = -1


@dataclass(frozen=True)
class Winds:
    """The strengths of the nine spaces, and the two disks that change them."""

    cards: tuple[int, ...]  # added up, by space
    poseidon: int = NOWHERE
    aphrodite: int = NOWHERE

    def strength(self, space: int) -> int:
        """O5.2."""
        if space == self.poseidon:
            return 0
        return self.cards[space] * (2 if space == self.aphrodite else 1)

    def strongest(self, ship: int) -> int:
        """The space that a ship's step follows, or NOWHERE (O5.3, O5.4)."""
        spaces = range(ship * N_COLOURS, (ship + 1) * N_COLOURS)
        best = max(spaces, key=self.strength)  # the first of equals: yellow, green, red
        return best if self.strength(best) else NOWHERE

    def steps(self) -> list[int]:
        """The spaces that the ship follows, until one of the three has no wind."""
        found: list[int] = []
        for ship in range(SHIPS):
            if self.strongest(ship) == NOWHERE:
                break
            found.append(self.strongest(ship))
        return found

    # ---- what a choice would change
    def with_card(self, space: int, strength: int) -> Winds:
        cards = [count + (strength if i == space else 0) for i, count in enumerate(self.cards)]
        return replace(self, cards=tuple(cards))

    def with_disk(self, god: int, space: int) -> Winds:
        if god == POSEIDON:
            return replace(self, poseidon=space)
        return replace(self, aphrodite=space) if god == APHRODITE else self


def winds(view: View) -> Winds:
    """As far as the viewer knows: face-down cards count when they are his own."""
    found = Winds(tuple(added(cards) for cards in view.spaces), view.poseidon, view.aphrodite)
    for space, kind in zip(view.down_at, view.down_kind, strict=True):
        if kind != UNKNOWN:
            found = found.with_card(space, STRENGTH[kind])
    return found


def added(cards: Sequence[int]) -> int:
    return sum(count * strength for count, strength in zip(cards, STRENGTH, strict=True))


def is_partial(view: View) -> bool:
    """Whether cards lie on the spaces that the viewer does not know."""
    return UNKNOWN in view.down_kind


def course(board: Board, island: int, found: Winds) -> list[int]:
    """The islands that the ship comes to, one for each step."""
    islands = [island]
    for space in found.steps():
        islands.append(int(board.beyond(space % N_COLOURS, islands[-1])))
    return islands[1:]


def moved(view: View, taken: Action, space: int) -> Winds:
    """O6.4: with a card of one space on another. A face-down card of somebody else moves unseen."""
    found = winds(view)
    card, _, source = taken.what.partition(" ")
    if source:
        strength, at = STRENGTH[KINDS.index(card)], SPACES.index(source)
    else:
        number = int(card.removeprefix("down")) - 1
        kind, at = view.down_kind[number], view.down_at[number]
        strength = 0 if kind == UNKNOWN else STRENGTH[kind]
    return found.with_card(at, -strength).with_card(space, strength)
