"""CardMemory: cards are swapped until the hands fit, and the pile takes part."""

from librt.random import Random

from pelagos.core.tabletop.card_memory import CardMemory


def test_swaps_include_the_pile():
    """The first player held two cards of the first kind at the shuffle. The hands have so few that one must come from
    the pile: without the pile this would never end."""
    cards, owners = [1, 1, 1, 0, 0, 0, 0, 1], [0, 0, 0, 1, 2, 2, 2, 2]
    held = CardMemory([2, 0], [[0, 3], [1, 0], [3, 1]], [2, 0])
    assert not held.fits()
    held.swap_until_fit(cards, owners, Random(1))
    assert held.fits()
    dealt = [[sum(o == i and c == k for c, o in zip(cards, owners, strict=True)) for k in (0, 1)] for i in (0, 1, 2)]
    assert dealt == held.had, "the list of cards and the counts agree"
    assert dealt[0][0] >= 2
