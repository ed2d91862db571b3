"""What hands can have been: cards are swapped until they fit, the pile included."""

from librt.random import Random

from pelagos.core.tabletop.card_memory import CardMemory


def test_swaps_reach_what_only_the_pile_can_give():
    """The first player held two cards of the first kind at the shuffle, and so few are in the hands that one must come
    from the pile: with the pile left out this never ends."""
    cards, owners = [1, 1, 1, 0, 0, 0, 0, 1], [0, 0, 0, 1, 2, 2, 2, 2]
    held = CardMemory([2, 0], [[0, 3], [1, 0], [3, 1]], [2, 0])
    assert not held.fits()
    held.settle(cards, owners, Random(1))
    assert held.fits()
    dealt = [[sum(o == i and c == k for c, o in zip(cards, owners, strict=True)) for k in (0, 1)] for i in (0, 1, 2)]
    assert dealt == held.had, "the list of cards and the counts tell the same"
    assert dealt[0][0] >= 2
