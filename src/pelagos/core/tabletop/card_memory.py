"""What hands can have been: memory of the last shuffle as a question of flow.

At the shuffle each player held `size` cards; all these came from a stock of which so many of each kind were there
(`old`). `had` is what he has held since then: his hand, and what he has played. Do they fit together?
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.tabletop.packed import bit, nth_bit

STEPS = 1000  # swaps of two cards, after which one world says little about the one before
ASTRAY = 20  # before it fits, one in so many swaps may make it worse, or a dead end would be for ever


class CardMemory:
    """`had` may have one more row than `size`: cards that nobody held, such as a pile."""

    def __init__(self, size: list[int], had: list[list[int]], old: list[int]) -> None:
        self.size = size
        self.had = had
        self.old = old

    def fits(self) -> bool:
        return self.lack() == 0

    def lack(self) -> i64:
        """Gale's condition: no group of players held more then than it can have held of the old cards; and by how many
        cards the groups miss it. What a group has had is what it has had without one of its players, and his."""
        lack: i64 = 0
        kinds = i64(len(self.old))
        width = kinds + 1  # the last cell: how many the group held
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

    def settle(self, cards: list[int], owners: list[int], random: Random) -> None:
        """Where a deal hardly ever fits: swaps two cards of different owners, again and again, and takes back most of
        what fits worse. Once it fits, all that fits is equally likely in the long run, as a swap is to its reverse."""
        lack = self.lack()
        steps = 0
        while lack > 0 or steps < STEPS:
            i = int(random.randrange(i64(len(cards))))
            j = int(random.randrange(i64(len(cards))))
            if lack == 0:
                steps += 1
            if cards[i] == cards[j] or owners[i] == owners[j]:
                continue
            self.swap(owners[i], cards[i], owners[j], cards[j])
            now = self.lack()
            if now > lack and (lack == 0 or random.randrange(i64(ASTRAY)) > 0):
                self.swap(owners[i], cards[j], owners[j], cards[i])
            else:
                lack = now
                cards[i], cards[j] = cards[j], cards[i]

    def swap(self, one: int, given: int, other: int, taken: int) -> None:
        """One gives a card of a kind and takes another."""
        self.had[one][given] -= 1
        self.had[one][taken] += 1
        self.had[other][taken] -= 1
        self.had[other][given] += 1

    def share(self, random: Random) -> list[list[int]]:
        """What each may have held at the shuffle: some way to share out the old cards; fits() says there is one."""
        kept = [[0] * len(self.old) for _ in self.size]
        left = self.old[:]
        for i in range(len(self.size)):
            for _ in range(self.size[i]):
                self.give(kept, left, i, int(random.randrange(i64(len(self.old)))))
        return kept

    def give(self, kept: list[list[int]], left: list[int], player: int, first: int) -> None:
        """One more old card for a player. Is every kind that he can have used up, another gives him one and takes a
        different kind in its place: a search for the shortest such chain, tried from kind `first` on."""
        came: dict[int, tuple[int, int]] = {}  # who needs a card: the kind he gave up, and for whom
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
