"""States imagined from a view are uniform among those the viewer cannot distinguish (O3)."""

import itertools
from collections import Counter

import pytest
from librt.random import Random

from pelagos.core.chance import Seeded
from pelagos.core.game import CHANCE, PUBLIC
from pelagos.core.match import Match
from pelagos.games.odysseus.actions import CARDS, KINDS
from tests.kit.games.every_game import find
from tests.kit.games.positions import match_of
from tests.kit.games.random_play import random_move
from tests.kit.games.statistics import assert_uniform

GAME = find("odysseus")
DRAWS = 3000
ALL = dict(zip(KINDS, CARDS, strict=True))


def words(cards):
    """Write counts by kind as in a set-up line."""
    return " ".join(f"{kind}={count}" for kind, count in cards.items() if count)


def worlds(state, who, draws=DRAWS, seed=7):
    view, random = GAME.view(state, who), Random(seed)
    for _ in range(draws):
        yield GAME.imagine(view, random)


def places(world, *keys):
    """Return the facts with these keys."""
    facts = GAME.facts(world)
    return tuple(facts[key] for key in keys)


def ways(hidden, sizes, fits=lambda *rows: True):
    """Count the ways to put the hidden cards, each a separate object, on places of these sizes."""
    deck = [kind for kind in KINDS for _ in range(hidden.get(kind, 0))]
    found: Counter[tuple[str, ...]] = Counter()
    for rows in splits(tuple(range(len(deck))), sizes):
        counts = tuple(Counter(deck[i] for i in row) for row in rows)
        if fits(*counts):
            found[tuple(words({kind: row[kind] for kind in KINDS}) or "none" for row in counts)] += 1
    return found


def splits(things, sizes):
    """Yield every way to put things into places of these sizes. The last place gets the rest."""
    if not sizes:
        yield (things,)
        return
    for row in itertools.combinations(things, sizes[0]):
        for rest in splits(tuple(i for i in things if i not in row), sizes[1:]):
            yield (row, *rest)


def holding(**hidden):
    """Return a set-up line by which A holds all cards except these."""
    return "hand A " + words({kind: ALL[kind] - hidden.get(kind, hidden.get(f"_{kind}", 0)) for kind in KINDS})


# ---- the first round
def test_hands_and_stack_are_uniform_over_physical_cards():
    """O3.2, O3.3: each way to put the hidden cards on their places counts once."""
    state = match_of(GAME, 3, holding(_5=2, _3=2, _1=1, d=2), "hand B 5=1 3=1", "hand C d=2").state
    expected = ways({"5": 2, "3": 2, "1": 1, "d": 2}, (2, 2))
    found = Counter(places(world, "hand B", "hand C", "stack") for world in worlds(state, 0))
    assert_uniform(found, expected)


def test_a_spectator_imagines_every_hand():
    """O3.2: a spectator sees none."""
    state = match_of(GAME, 3, "hand A 5=5 3=8 2=11 1=10", "hand B d=5", "hand C d=3").state
    seen = {places(world, "hand A", "hand B", "hand C") for world in worlds(state, PUBLIC, 200)}
    assert len(seen) > 100
    assert all(places(world, "stack") == ("none",) for world in worlds(state, PUBLIC, 20))


def hidden_five(*more):
    """B has Hades and has played their 5 face down on g1. A holds all cards except five."""
    lines = ("gods A=zeus B=hades C=poseidon D=athena", holding(_5=2, _3=1, _1=1, d=1), "hand B 5=1 d=1", "hand C 5=1")
    match = match_of(GAME, 4, *lines)
    for seat, move in ((1, "power"), (3, "allow"), (1, "down g1 5"), *more):
        match.play(seat, move)
    return match.state


def test_face_down_cards_are_drawn_with_the_rest():
    """O3.2, O6.2: for the other players they may be any card that they do not see."""
    found = Counter(places(world, "hidden B", "hand B", "hand C", "stack") for world in worlds(hidden_five(), 0))
    expected: Counter[tuple[str, ...]] = Counter()
    for rows, count in ways({"5": 2, "3": 1, "1": 1, "d": 1}, (1, 1, 1)).items():
        expected[(rows[0].removesuffix("=1"), *rows[1:])] += count
    assert_uniform(found, expected)


def test_face_down_cards_are_fixed_for_their_owner():
    """O3.2: and they are nowhere else."""
    for world in worlds(hidden_five(), 1, 100):
        assert places(world, "hidden B", "hand B") == ("5", "d=1")
        assert GAME.census(world) == GAME.material


def test_face_down_cards_stay_secret_after_a_trade():
    """O4.4, O3.2: C plays, D passes, B trades Hades away. A still imagines any card, and B only B's own."""
    state = hidden_five((2, "pass"), (3, "pass"), (0, "pass"), (1, "trade C"))
    assert {places(world, "hidden B") for world in worlds(state, 1, 100)} == {("5",)}
    for who in (PUBLIC, 0, 2, 3):
        seen = Counter(places(world, "hidden B", "face-down") for world in worlds(state, who, 400))
        assert len(seen) >= 3
        assert {at for _, at in seen} == {"g1"}
    assert {places(world, "hidden B") for world in worlds(state, 0, 400)} == {("5",), ("3",), ("1",)}, "d was traded"


# ---- tasks
def test_tasks_are_uniform_among_those_that_were_not_seen():
    """O2.3, O3.2: both the other players' tasks and those that were not dealt."""
    state = match_of(GAME, 3, "tasks A=2 B=4 C=6").state
    expected = Counter(itertools.permutations("13456", 2))
    found = Counter(places(world, "task B", "task C") for world in worlds(state, 0))
    assert_uniform(found, expected)
    found = Counter(places(world, "task A", "task B", "task C") for world in worlds(state, PUBLIC))
    assert_uniform(found, Counter(itertools.permutations("123456", 3)))


def test_a_task_with_ten_points_is_in_no_hand():
    """O3.3, O8.1: the game goes on, so nobody has card 1 with 12 points or card 6 with 11. Card 5 with 9 may be."""
    state = match_of(GAME, 3, "tasks A=2 B=4 C=3", "disks alpha=circe", "done sirens=4 lotus=1 scylla=1").state
    done = (4, 0, 0, 0, 1, 1)
    assert [sum(n * worth for n, worth in zip(done, task, strict=True)) for task in GAME.board.tasks] == [
        12, 0, 1, 3, 9, 11,
    ]  # fmt: skip
    found = Counter(places(world, "task B", "task C") for world in worlds(state, 0))
    assert_uniform(found, Counter(itertools.permutations("345", 2)))
    for who in range(PUBLIC, 3):
        dealt = [places(world, "task A", "task B", "task C") for world in worlds(state, who, 60)]
        assert not {"1", "6"} & set(itertools.chain.from_iterable(dealt))


def test_the_last_possible_tasks_are_known():
    """O3.3: cards 1, 5 and 6 would have ten points, so the other two players have 3 and 4 in some order."""
    state = match_of(GAME, 3, "tasks A=2 B=3 C=4", "disks alpha=circe", "done sirens=4 lotus=3").state
    found = {places(world, "task B", "task C") for world in worlds(state, 0, 100)}
    assert found == {("3", "4"), ("4", "3")}


# ---- memory of the last deal
def drawn(*kinds):
    """Return a draw function that draws these cards in this order."""
    left = [GAME.read(f"+{kind}")[0] for kind in kinds]
    return lambda state: left.pop(0)


def kept_hands(old, sizes):
    """Return every pair of hands, by kind, that could consist of old cards."""
    deck = [kind for kind, count in old.items() for _ in range(count)]
    found = set()
    for rows in splits(tuple(range(len(deck))), sizes):
        found.add(tuple(tuple(sorted(deck[i] for i in row)) for row in rows[:2]))
    return [(Counter(b), Counter(c)) for b, c in found]


def after_a_round(*moves):
    """A plays two 5s, which go back into the stack. It then has five cards: C gets a 5 and a 3, A two 2s, B a 5."""
    lines = ("gods A=poseidon B=zeus C=athena", holding(_3=3, _2=2, _1=2), "hand B 3=2", "hand C 1=2")
    match = match_of(GAME, 3, *lines)
    match.draw = drawn("5", "2", "5", "3", "2")
    for five in ("play 5 y1", "play 5 y2", "pass"):  # there and back again: no disk is reached
        for seat, move in ((2, "pass"), (0, five), (1, "pass")):
            if places(match.state, "round") == ("1",):
                match.play(seat, move)
    assert places(match.state, "round", "hand B", "hand C", "stack") == ("2", "5=1 3=2", "5=1 3=1 1=2", "none")
    for seat, move in moves:
        match.play(seat, move)
    return match.state


def test_cards_that_went_back_are_remembered():
    """O3.3, O7.2: B got only one card, so B cannot have both 5s. The rest is uniform over physical cards."""
    state = after_a_round()
    view = GAME.view(state, 0)
    assert (view.returned, view.kept_sizes) == ((2, 0, 0, 0, 0), (33, 2, 2))
    old = kept_hands({"3": 3, "2": 2, "1": 2}, (2, 2))  # what A did not see then

    def fits(b, c, _):
        return any(kept_b <= b and kept_c <= c for kept_b, kept_c in old)

    hidden = {"5": 2, "3": 3, "1": 2}
    expected = ways(hidden, (3, 4), fits)
    assert {rows[0] for rows in ways(hidden, (3, 4))} - {rows[0] for rows in expected} == {"5=2 3=1", "5=2 1=1"}
    assert_uniform(Counter(places(world, "hand B", "hand C", "stack") for world in worlds(state, 0)), expected)


def test_cards_played_since_the_last_draw_are_remembered():
    """O3.3: B has played a 5 and got only one card. So B's other cards are old, and C may have the other 5."""
    state = after_a_round((2, "pass"), (0, "pass"), (1, "play 5 y1"))
    old = kept_hands({"3": 3, "2": 2, "1": 2}, (2, 2))

    def fits(b, c, _):
        return any(kept_b <= b + Counter("5") and kept_c <= c for kept_b, kept_c in old)

    expected = ways({"5": 1, "3": 3, "1": 2}, (2, 4), fits)
    assert not any("5" in rows[0] for rows in expected)
    assert_uniform(Counter(places(world, "hand B", "hand C", "stack") for world in worlds(state, 0)), expected)


def test_player_without_a_new_card_holds_nothing_that_went_back():
    """O3.3, O7.2: D plays all five 5s, and nothing else is in the stack. B to F get one each, and A, who has Zeus, gets
    none. All players know where the 5s are."""
    hands = ("A 3=4 2=3", "B 3=4 2=3", "C 2=5 1=2", "D 5=5 1=2", "E 1=6 d=1", "F d=7")
    match = match_of(GAME, 6, *(f"hand {hand}" for hand in hands))
    fives = ["y1", "y2", "y1", "y2", "y1"]  # there and back again: no disk is reached
    while places(match.state, "round") == ("1",):
        plays = match.actor == 3 and fives
        match.play(match.actor, f"play 5 {fives.pop()}" if plays else "pass")
    assert places(match.state, "round", "hand A", "stack", "cards D") == ("2", "3=4 2=3", "none", "3")
    for who in (PUBLIC, 1, 3):
        for world in worlds(match.state, who, 20):
            assert "5=" not in places(world, "hand A")[0]
            assert all(places(world, f"hand {seat}")[0].startswith("5=1 ") for seat in "BCDEF")


def test_every_imagined_world_keeps_the_hands_of_the_last_deal():
    """O3.3: imagined hands fit the public sizes of the kept hands and the viewer's own kept hand."""
    chance = Seeded(5)
    for seats in GAME.seats:
        match = Match.begin(GAME, seats, chance)
        while not match.is_over and len(match.entries) < 120:
            match.play(match.actor, random_move(match, chance))
            for who in (PUBLIC, len(match.entries) % seats):
                view = GAME.view(match.state, who)
                for world in worlds(match.state, who, 1, seed=len(match.entries)):
                    assert GAME.view(world, PUBLIC).kept_sizes == view.kept_sizes
                    for seat in range(seats):
                        kept = GAME.view(world, seat).kept
                        assert sum(kept) == view.kept_sizes[seat]
                        assert seat != who or kept == view.kept


@pytest.mark.parametrize("who", [PUBLIC, 0, 1, 2])
def test_the_deal_can_be_imagined_half_made(who):
    """O2.1 to O2.4: while disks, gods, tasks and hands are dealt, every imagined state is complete."""
    state, random = GAME.start(3), Random(3)
    while state.actor() == CHANCE:
        for world in worlds(state, who, 2):
            assert GAME.census(world) == GAME.material
            assert GAME.view(world, who) == GAME.view(state, who)
        state.apply(state.outcome(random.randrange(state.rolls())))


def test_large_old_hands_are_imagined():
    """O7.2, O3.3: C keeps all 1s and 2s while A and B play everything else. Of the cards that went back, C can hold
    only the two dealt since. A random deal would hardly ever give this, but a fitting state is found."""
    match = match_of(GAME, 3, "hand A 5=5 d=8", "hand B 3=8", "hand C 2=11 1=10")
    played = {0: ["5"] * 5 + ["d"] * 8, 1: ["3"] * 8, 2: []}
    while GAME.facts(match.state)["round"] == "1":
        if GAME.facts(match.state)["phase"] == "disk":
            match.play(match.actor, match.state.legal()[:1])
        else:
            left = played[match.actor]
            match.play(match.actor, f"play {left.pop()} y1" if left else "pass")
    view, random = GAME.view(match.state, 0), Random(4)
    assert view.kept_sizes == (0, 0, 21)
    for _ in range(5):
        world = GAME.imagine(view, random)
        assert GAME.view(world, 0) == view
        hand = GAME.view(world, 2).hand
        assert hand[2] + hand[3] >= 21, "C can have kept only 1s and 2s"
