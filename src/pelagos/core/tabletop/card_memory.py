"""Memory of the last shuffle: which hands are possible? This is a flow problem.

At the shuffle each player held `size` cards. All of these came from the old cards, of which there were `old` of each
kind. `had` counts the cards that each player has had since then: the hand now and the cards played. The three fit
together if every player can have held `size` old cards among the cards they had.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.tabletop.packed import bit, nth_bit

SWAPS = 1000  # swaps of two cards that make a deal nearly independent of the one before
ACCEPT_WORSE = 20  # until the deal fits, accept one in 20 swaps that make it worse, to get out of dead ends


class CardMemory:
    """Hands as they may have been. `had` can have one more row than `size`, for cards in no hand, such as a pile."""

    def __init__(self, size: list[int], had: list[list[int]], old: list[int]) -> None:
        self.size = size
        self.had = had
        self.old = old

    def fits(self) -> bool:
        return self.lack() == 0

    def lack(self) -> i64:
        """Return by how many cards Gale's condition is missed, summed over all groups of players; 0 means that it fits.

        The condition: no group of players held more cards at the shuffle than it can have had of the old cards. The
        cards of a group are those of the group without one of its players, plus that player's.
        """
        lack: i64 = 0
        kinds = i64(len(self.old))
        width = kinds + 1  # the last cell holds the number of cards that the group held
        groups = bit(i64(len(self.size)))
        sums: vec[i64] = vec[i64]([i64(0) for _ in range(groups * width)])
        group: i64 = 1
        while group < groups:
            player = int(nth_bit(group, 0))
            rest = group & (group - 1)
            held = sums[rest * width + kinds] + i64(self.size[player])
            sums[group * width + kinds] = held
            row = self.had[player]
            kind: i64 = 0
            while kind < kinds:
                total = sums[rest * width + kind] + i64(row[kind])
                sums[group * width + kind] = total
                held -= min(total, i64(self.old[kind]))
                kind += 1
            if held > 0:
                lack += held
            group += 1
        return lack

    def swap_until_fit(self, cards: list[int], owners: list[int], random: Random) -> None:
        """Change a deal until it fits, for when random deals hardly ever do.

        Swap two cards of different owners again and again, and undo most swaps that make it fit worse. Once it fits,
        all fitting deals are equally likely in the long run, because a swap is as likely as its reverse.
        """
        lack = self.lack()
        steps = 0
        while lack > 0 or steps < SWAPS:
            i = int(random.randrange(i64(len(cards))))
            j = int(random.randrange(i64(len(cards))))
            if lack == 0:
                steps += 1
            if cards[i] == cards[j] or owners[i] == owners[j]:
                continue
            self.swap(owners[i], cards[i], owners[j], cards[j])
            now = self.lack()
            if now > lack and (lack == 0 or random.randrange(i64(ACCEPT_WORSE)) > 0):
                self.swap(owners[i], cards[j], owners[j], cards[i])
            else:
                lack = now
                cards[i], cards[j] = cards[j], cards[i]

    def swap(self, one: int, given: int, other: int, taken: int) -> None:
        """Let one player give a card of a kind to another and take a card of another kind in return."""
        self.had[one][given] -= 1
        self.had[one][taken] += 1
        self.had[other][taken] -= 1
        self.had[other][given] += 1

    def share(self, random: Random) -> list[list[int]]:
        """Return what each player may have held at the shuffle: some way to share out the old cards.

        There is one if fits() is True.
        """
        kept = [[0] * len(self.old) for _ in self.size]
        left = self.old[:]
        for i in range(len(self.size)):
            for _ in range(self.size[i]):
                self.give(kept, left, i, int(random.randrange(i64(len(self.old)))))
        return kept

    def give(self, kept: list[list[int]], left: list[int], player: int, first: int) -> None:
        """Give a player one more old card, trying the kinds from `first` on.

        If no card is left of any kind that this player can have, another player gives one and takes a card of another
        kind instead. This searches for the shortest such chain.
        """
        came: dict[int, tuple[int, int]] = {}  # by player in need of a card: the kind given up, and to whom
        needy = [player]
        for taker in needy:
            for step in range(len(left)):
                kind = (first + step) % len(left)
                if kept[taker][kind] == self.had[taker][kind]:
                    continue
                if left[kind] > 0:
                    left[kind] -= 1
                    kept[taker][kind] += 1
                    while taker != player:
                        given, to = came[taker]
                        kept[taker][given] -= 1
                        kept[to][given] += 1
                        taker = to
                    return
                for other in range(len(kept)):
                    if other not in needy and kept[other][kind] > 0:
                        came[other] = (kind, taker)
                        needy.append(other)
