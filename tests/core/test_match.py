"""Match.play: a move is played whole or not at all, and only by the seat whose turn it is."""

from itertools import islice

import pytest

from pelagos.core.chance import Seeded
from pelagos.core.game import Illegal, Malformed
from pelagos.core.match import Match, whole_moves
from pelagos.games import load
from tests.core.toy import Pebbles, PebblesGame

GAME = load("ulysses")


def position(*lines):
    given = [tuple(line.split(" ", 1)) for line in lines]
    return Match(GAME, GAME.setup(3, given), lambda state: state.legal()[0])


def refused(match, seat, move, clause):
    before = GAME.facts(match.state)
    with pytest.raises(Illegal) as caught:
        match.play(seat, move)
    assert caught.value.clause == clause
    assert GAME.facts(match.state) == before, "a refused move changes nothing"
    assert match.entries == []


def test_a_player_cannot_choose_what_is_drawn():
    """U3.3: an outcome of chance is not a move, alone or after one."""
    match = position("hand A pandora=1")
    refused(match, 0, "+zeus", "U3.3")
    refused(match, 0, [*GAME.read("pandora"), *GAME.read("+zeus"), *GAME.read("+zeus")], "U3.3")


def test_a_move_is_played_whole_or_not_at_all():
    """U5.5: the player holds the first discard but not the second, so nothing is paid."""
    match = position("hand A temple=2 zeus=1 wind=1", "temples A=2")
    refused(match, 0, "build discard wind pandora", "U5.7")


def test_a_half_made_move_is_refused():
    refused(position("hand A objection=2", "plague dido"), 0, "remove dido", "U5.3")


def test_two_moves_at_once_are_refused():
    refused(position("hand A plague=2"), 0, "plague dido plague lotus", "U4.1")


def test_another_seat_is_told_whose_turn_it_is():
    with pytest.raises(Illegal, match="A's turn"):
        position().play(1, "agree")


def test_nothing_moves_after_the_end():
    """U8.2."""
    match = position("ship libya", "goals B zakynthos", "shown B cyprus melita atlantis", "hand B objection=1")
    match.play(0, "propose zakynthos")
    match.play(1, "agree")
    match.play(2, "agree")
    assert match.is_over and match.winners == [1]
    with pytest.raises(Illegal, match="over"):
        match.play(0, "end")


def test_a_prepared_move_changes_nothing_until_it_is_applied():
    match = Match.begin(GAME, 3, Seeded(1))
    before, seat, move = GAME.facts(match.state), match.actor, next(whole_moves(match.state))
    prepared = match.prepare(seat, move, match.draw)
    assert GAME.facts(match.state) == before and len(match.entries) == 1
    other = match.copy()
    match.apply(prepared)
    assert match.state is prepared.after and match.entries[-1] is prepared.entry
    assert GAME.facts(other.state) == before and len(other.entries) == 1


def test_only_the_last_entry_can_be_undone():
    match = Match.begin(GAME, 3, Seeded(1))
    before, entries = GAME.facts(match.state), match.entries.copy()
    match.play(match.actor, next(whole_moves(match.state)))
    match.undo()
    assert GAME.facts(match.state) == before and match.entries == entries
    with pytest.raises(ValueError, match="no entry to undo"):
        match.undo()
    assert match.entries == entries


def test_text_that_is_not_a_move_is_malformed():
    with pytest.raises(Malformed):
        position().play(0, "sail home")


def test_the_same_chance_gives_the_same_deal():
    deals = [Match.begin(GAME, 4, Seeded(5)).entries for _ in range(2)]
    assert deals[0] == deals[1]
    assert deals[0] != Match.begin(GAME, 4, Seeded(6)).entries


def test_whole_moves_are_listed_once_each():
    match = Match.begin(PebblesGame(), 2, Seeded(1))
    assert list(whole_moves(match.state)) == [[0], [1], [2, 3], [2, 4]]


class Endless(Pebbles):
    """A move of thirty actions with eight options each: there are far too many moves to list all of them."""

    made = 0

    def __init__(self, depth=0):
        super().__init__(2)
        self.depth = depth

    def options(self):
        return list(range(8))

    def settled(self):
        return self.depth == 30

    def copy(self):
        return Endless(self.depth)

    def apply(self, action):
        Endless.made += 1
        assert Endless.made < 1000, "more moves were tried than asked for"
        self.depth += 1


def test_the_first_moves_are_quick_to_list():
    assert len(list(islice(whole_moves(Endless()), 16))) == 16
