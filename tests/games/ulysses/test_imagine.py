"""States imagined from a view are uniform among those the viewer cannot distinguish (U3)."""

import itertools
from collections import Counter
from collections.abc import Sequence

import pytest
from librt.random import Random

from pelagos.core.game import PUBLIC
from pelagos.core.tabletop.card_memory import CardMemory
from pelagos.games import load
from pelagos.games.ulysses.actions import CARDS, KINDS, N_KINDS
from pelagos.games.ulysses.game import UlyssesGame
from pelagos.games.ulysses.position import ANY_GOAL, DISCARDS, PILE
from pelagos.games.ulysses.state import Ulysses
from pelagos.games.ulysses.view import UNKNOWN, View
from tests.kit.games.statistics import assert_uniform
from tests.kit.typed import typed

GAME = typed(UlyssesGame, load("ulysses"))
DRAWS = 4000

Hands = tuple[tuple[int, ...], ...]  # of B, of C and the pile: how many of each kind


def counts(**cards):
    return tuple(cards.get(kind, 0) for kind in KINDS)


def words(cards):
    return " ".join(f"{kind}={count}" for kind, count in zip(KINDS, cards, strict=True) if count)


def position(seats: int, lines: Sequence[tuple[str, str]]) -> Ulysses:
    return typed(Ulysses, GAME.setup(seats, lines))


def imagined(view: View, random: Random) -> Ulysses:
    return typed(Ulysses, GAME.imagine(view, random))


def small_position(hidden, mine, hands, *lines) -> Ulysses:
    """Return a position for three as A sees it. B and C hold hands of these sizes. All cards are open except the hidden
    ones and A's hand."""
    deck = list(itertools.chain.from_iterable([kind] * n for kind, n in zip(KINDS, hidden, strict=True)))
    b, c = deck[: hands[0]], deck[hands[0] : sum(hands)]
    gone = tuple(CARDS[k] - hidden[k] - mine[k] for k in range(N_KINDS))
    given = [("discards", words(gone)), ("hand", "A " + words(mine))]
    given += [("hand", f"{seat} " + words(counts(**Counter(cards)))) for seat, cards in (("B", b), ("C", c)) if cards]
    return position(3, [*given, *lines])


def hands_of(state: Ulysses) -> Hands:
    return tuple(tuple(int(state.count(row, kind)) for kind in range(N_KINDS)) for row in (1, 2, PILE))


def test_hands_and_pile_are_uniform_over_physical_cards():
    """U3.2, U3.3: each way to put the hidden cards on their places counts once, so a kind with two hidden cards is
    twice as likely in a place as a kind with one."""
    hidden = counts(objection=3, wind=2, zeus=1, pandora=1)
    state = small_position(hidden, counts(plague=2), (2, 2))
    cards = [k for k in range(N_KINDS) for _ in range(hidden[k])]
    expected: Counter[Hands] = Counter()
    for deal in itertools.permutations(range(len(cards))):
        rows = (deal[:2], deal[2:4], deal[4:])
        expected[tuple(tuple(sum(cards[i] == k for i in row) for k in range(N_KINDS)) for row in rows)] += 1
    view = GAME.view(state, 0)
    random = Random(7)
    assert_uniform(Counter(hands_of(imagined(view, random)) for _ in range(DRAWS)), expected)


def shuffled_position() -> tuple[Ulysses, tuple[int, ...]]:
    """The pile has just been shuffled from the discards. A held a Pandora card, B two Zeus cards, C two wind cards."""
    hands = {"A": counts(pandora=1), "B": counts(zeus=2), "C": counts(wind=2)}
    rest = tuple(CARDS[k] - sum(hand[k] for hand in hands.values()) for k in range(N_KINDS))
    lines = [("hand", f"{seat} {words(hand)}") for seat, hand in hands.items()]
    state = position(3, [*lines, ("discards", words(rest))])
    state.shuffle_discards()
    return state, rest


def test_the_pile_is_known_right_after_the_shuffle():
    """U3.4, U4.3: the open discards became the pile, so every viewer knows that these cards are all there."""
    state, rest = shuffled_position()
    random = Random(1)
    for who in (PUBLIC, 0, 1, 2):
        view = GAME.view(state, who)
        assert view.shuffled == rest
        assert all(hands_of(imagined(view, random))[2] == rest for _ in range(50))


def test_player_who_has_not_drawn_since_the_shuffle_holds_old_cards():
    """U3.4: B draws a plague and a temple and plays a Zeus. C still has two of the four old cards, B at least one."""
    state, _ = shuffled_position()
    for kind in ("plague", "temple"):
        state.move_card(PILE, 1, KINDS.index(kind))
    state.spend(1, KINDS.index("zeus"), DISCARDS)
    view, random = GAME.view(state, 0), Random(4)
    old = [KINDS.index("zeus"), KINDS.index("wind")]
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(DRAWS // 4):
        b, c, _ = hands_of(imagined(view, random))
        assert sum(c[k] for k in old) == 2, "C has drawn nothing new"
        assert sum(b[k] for k in old) >= 1, "B has one old card left"
        found[c] += 1
    assert set(found) == {counts(wind=2), counts(zeus=1, wind=1), counts(zeus=2)}
    assert found[counts(zeus=2)] == min(found.values()), "B must have drawn the Zeus that B played"


def brute_fits(size, had, old):
    """Return True if the old cards can be shared out like this, by trying every way."""
    if not size:
        return not any(old)
    for share in itertools.product(*[range(min(h, o) + 1) for h, o in zip(had[0], old, strict=True)]):
        if sum(share) == size[0]:
            rest = [o - s for o, s in zip(old, share, strict=True)]
            if brute_fits(size[1:], had[1:], rest):
                return True
    return False


@pytest.mark.parametrize("seed", range(40))
def test_the_condition_for_old_hands_is_exact(seed):
    """Gale's condition holds exactly if there is a way to share out the old cards (U3.4)."""
    random = Random(seed)
    others = [0, 1, 2]
    had = [[int(random.randrange(3)) for _ in range(4)] + [0, 0] for _ in others]
    size = [int(random.randrange(sum(row) + 1)) for row in had]
    old = [0] * N_KINDS
    for _ in range(sum(size)):
        old[int(random.randrange(4))] += 1
    held = CardMemory(size, had, old)
    assert held.fits() == brute_fits(size, had, old)
    if held.fits():
        shares = held.share(random)
        assert [sum(share) for share in shares] == size
        assert [sum(share[k] for share in shares) for k in range(N_KINDS)] == old
        assert all(share[k] <= row[k] for share, row in zip(shares, had, strict=True) for k in range(N_KINDS))


def test_goals_are_uniform_among_what_is_possible():
    """U3.4: nobody holds the goals of places reached without a reveal; all others are equally likely."""
    lines = [("goals", "A cyprus olympus melita atlantis"), ("goals", "B minotaur zakynthos lopadusa calypso")]
    state = position(3, [*lines, ("goals", "C libya ithaca cyclops pityusae")])
    for name in ("rhodes", "lemnos", "cicones", "phoenicia"):
        state.rule_out(state.board.number[name])
    possible = [state.board.number[name] for name in ("minotaur", "libya", "pharos", "delos")]
    expected: Counter[tuple[int, ...]] = Counter(itertools.permutations(possible, 2))
    view, random = GAME.view(state, 0), Random(3)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(DRAWS // 2):
        world = imagined(view, random)
        found[int(world.goal_at(4)), int(world.goal_at(8))] += 1
    assert_uniform(found, expected)


def test_slots_with_different_pasts_are_counted_exactly():
    """U3.4: B held their first violet goal when Rhodes was reached, and drew the second later."""
    lines = [("goals", "A cyprus olympus melita atlantis"), ("goals", "B minotaur libya lopadusa calypso")]
    state = position(3, [*lines, ("goals", "C pharos ithaca cyclops pityusae")])
    names = ("rhodes", "lemnos", "cicones", "phoenicia", "delos")
    for name in names:
        state.rule_out(state.board.number[name])
    state.maybe[5] = ANY_GOAL  # B's second slot, drawn after that
    view, random = GAME.view(state, 0), Random(5)
    early = [state.board.number[name] for name in ("minotaur", "libya", "pharos")]
    late = [*early, *(state.board.number[name] for name in names)]
    expected: Counter[tuple[int, ...]] = Counter(
        {(b1, b2, c): 1 for b1 in early for b2 in late for c in early if len({b1, b2, c}) == 3}
    )
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(DRAWS):
        world = imagined(view, random)
        found[int(world.goal_at(4)), int(world.goal_at(5)), int(world.goal_at(8))] += 1
    assert_uniform(found, expected)


def test_a_spectator_imagines_every_hand():
    """U3.1, U3.2: a spectator sees no hand and no hidden goal."""
    state = small_position(counts(objection=2, zeus=1), counts(wind=1), (1, 1))
    view, random = GAME.view(state, PUBLIC), Random(2)
    assert view.hand == () and all(slot.goal == UNKNOWN for seat in view.goals for slot in seat)
    seen = {hands_of(imagined(view, random)) for _ in range(300)}
    assert len(seen) > 4


def test_large_old_hands_are_imagined():
    """U4.4, U3.4: C kept thirty objection cards over the shuffle and drew two cards, and B drew twelve others. A random
    deal would hardly ever give C all those old cards, but a fitting state is found."""
    hands = {"A": counts(pandora=1), "B": counts(wind=2), "C": counts(objection=30)}
    rest = tuple(CARDS[k] - sum(hand[k] for hand in hands.values()) for k in range(N_KINDS))
    lines = [("hand", f"{seat} {words(hand)}") for seat, hand in hands.items()]
    state = position(3, [*lines, ("discards", words(rest))])
    state.shuffle_discards()
    for seat, drawn in ((1, counts(temple=6, plague=6)), (2, counts(zeus=2))):
        for kind in range(N_KINDS):
            for _ in range(drawn[kind]):
                state.move_card(PILE, seat, kind)
    view, random = GAME.view(state, 0), Random(9)
    for _ in range(5):
        world = imagined(view, random)
        assert GAME.view(world, 0) == view
        assert sum(hands_of(world)[1][k] for k in (KINDS.index("objection"), KINDS.index("wind"))) >= 30
