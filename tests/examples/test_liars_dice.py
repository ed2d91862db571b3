"""The rules of liar's dice, its views, its bots and its messages."""

import re
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random

from liars_dice.bots import DOUBT, LiarsDiceSailor, chance
from liars_dice.game import LiarsDiceGame
from liars_dice.manifest import MANIFEST
from liars_dice.notation import CHALLENGE, DICE, ROLL
from liars_dice.state import BIDDING, NOBODY, LiarsDice
from pelagos.bots.fallback import default_move
from pelagos.bots.game_bots import belief_of, truths_of
from pelagos.core import laws
from pelagos.core.chance import Seeded
from pelagos.core.game import CHANCE, NOTHING, OVER, PUBLIC, Illegal, InvalidInput, Malformed
from pelagos.core.match import Match
from pelagos.locale import LANGUAGES
from tests.kit.games.third_game import EXAMPLES
from tests.kit.project.message_files import read

GAME = LiarsDiceGame()
A, B, C = range(3)


def rolled(*cups: str) -> Any:
    """Return a match in which every player has rolled these dice, such as `11246`."""
    state = LiarsDice(len(cups))
    state.dice = [len(cup) for cup in cups]
    state.box = GAME.material["dice"] - sum(state.dice)
    for face in "".join(cups):
        state.apply(ROLL + int(face))
    return Match(GAME, state, lambda state: int(state.outcome(0)))


def refused(match: Match, move: str) -> Illegal:
    with pytest.raises(Illegal) as found:
        match.play(match.actor, move)
    return found.value


# ---- for any game
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_law_holds(seats):
    report = laws.run(GAME, seats, 1500, seed=seats)
    assert report.broken is None, f"{report.broken} (seed {report.seed})"
    assert report.games > 3


def test_a_leak_breaks_a_law():
    """The laws look at this game's secrets: a view that shows all cups does not pass."""

    class Leaky(LiarsDiceGame):
        def view(self, state, who):
            view = super().view(state, who)
            view.shown = tuple(map(tuple, state.cups))
            return view

    report = laws.run(Leaky(), 3, 500)
    assert report.broken is not None and report.broken.law == "imagine"


def test_the_numbers_of_players():
    """L1.1, L1.2: two to four players with five dice each."""
    start: Any = GAME.start(4)
    assert start.dice == [DICE] * 4
    for seats in (1, 5):
        with pytest.raises(InvalidInput, match="2 to 4 players"):
            GAME.start(seats)


# ---- the rules
def test_the_first_player_begins_with_a_free_bid():
    """L1.3, L2.1, L3.1, L3.2: nothing to challenge, any face, and no more dice than there are."""
    match: Any = Match.begin(GAME, 3, Seeded(1))
    assert (match.actor, match.state.round) == (A, 1)
    assert refused(match, "challenge").clause == "L3.4"
    assert refused(match, "bid 16 1").clause == "L3.2"
    match.play(A, "bid 15 6")
    assert match.actor == B


@pytest.mark.parametrize("move", ["bid 3 5", "bid 3 6", "bid 4 1", "bid 5 2"])
def test_a_higher_bid(move):
    """L3.3: more dice of any face, or as many of a higher one."""
    match = rolled("11246", "33355")
    match.play(A, "bid 3 4")
    match.play(B, move)
    assert match.actor == A


@pytest.mark.parametrize("move", ["bid 3 4", "bid 3 3", "bid 2 6", "bid 1 1"])
def test_a_bid_that_is_not_higher_is_refused(move):
    match = rolled("11246", "33355")
    match.play(A, "bid 3 4")
    assert refused(match, move).why.name == "liars_dice-no-raise"
    assert refused(match, move).clause == "L3.3"


def test_after_the_highest_bid_only_a_challenge_is_left():
    match = rolled("1", "66")
    match.play(A, "bid 3 6")
    assert match.state.legal() == [CHALLENGE]
    bid, challenge = GAME.choices(match.state).verbs
    assert bid.reason is not None and bid.reason.clause == "L3.3"
    assert challenge.reason is None


@pytest.mark.parametrize(("bid", "loser"), [("bid 3 3", B), ("bid 4 3", B), ("bid 5 3", A), ("bid 1 2", A)])
def test_who_loses_a_die(bid, loser):
    """L4.1, L4.2, L4.4: four dice show 3 and none shows 2."""
    match = rolled("11346", "33355")
    match.play(A, bid)
    match.play(B, "challenge")
    assert [DICE - dice for dice in match.state.dice] == [int(seat == loser) for seat in (A, B)]
    assert (match.actor, match.state.round, match.state.bidder) == (loser, 2, NOBODY)
    assert match.state.shown == [[2, 0, 1, 1, 0, 1], [0, 0, 3, 0, 2, 0]]


def test_a_player_without_dice_is_left_out():
    """L3.1, L4.3, L4.4: the next player begins, and turns pass over the empty seat."""
    match = rolled("22", "3", "44")
    match.play(A, "bid 1 2")
    match.play(B, "challenge")
    assert (match.state.dice, match.actor) == ([2, 0, 2], C)
    match.play(C, "bid 1 2")
    assert match.actor == A


def test_the_last_player_with_dice_wins():
    """L5.1"""
    match = rolled("2", "5")
    match.play(A, "bid 1 2")
    match.play(B, "challenge")
    assert (match.actor, match.state.scores()) == (OVER, [1.0, 0.0])
    assert GAME.refusal(match.state, CHALLENGE).clause == "L5.1"


def test_reasons():
    match = rolled("22", "33")
    assert refused(match, "bid 1").why.name == "liars_dice-no-face"
    assert refused(match, "2").why.name == "liars_dice-no-count"
    assert GAME.refusal(match.state, NOTHING).why.name == "liars_dice-no-whole"
    assert GAME.refusal(GAME.start(2), ROLL + 1).why.name == "liars_dice-no-choice"


@pytest.mark.parametrize("text", ["", "bid", "bid 3 7", "bid 21 1", "bid  3 5", "Challenge", "bid_3 5", "x"])
def test_text_that_is_no_move(text):
    with pytest.raises(Malformed, match="bid 3 5"):
        GAME.read(text)


def test_every_clause_is_cited_here_and_the_code_cites_no_other():
    ours, *code = [Path(__file__), *(EXAMPLES / "liars_dice").glob("*.py")]
    cited = [set(re.findall(r"\bL\d\.\d\b", path.read_text("utf-8"))) for path in (ours, *code)]
    assert cited[0] == set(GAME.rules) >= set().union(*cited)


# ---- bots
def test_how_likely_a_bid_is():
    """Own dice are known; each of the others shows a face with one chance in six."""
    view = GAME.view(rolled("55", "1").state, A)
    assert [chance(view, count, 5) for count in (1, 2)] == [1.0, 1.0]
    assert chance(view, 3, 5) == pytest.approx(1 / 6)
    assert chance(view, 1, 2) == pytest.approx(1 / 6)


def test_the_sailor_challenges_unlikely_bids_only():
    for bid, challenges in (("bid 2 5", True), ("bid 1 3", False)):
        match = rolled("55", "33")
        match.play(A, bid)
        view = GAME.view(match.state, B)
        assert (chance(view, view.count, view.face) < DOUBT) == challenges
        chosen = LiarsDiceSailor(GAME).choose(view, match.state.legal(), Random(1), 0.0)
        assert (chosen == CHALLENGE) == challenges


def test_a_seat_that_does_not_answer_challenges(monkeypatch):
    monkeypatch.setattr("pelagos.bots.fallback.manifest_of", lambda name: MANIFEST)
    match = rolled("22", "33")
    assert GAME.write(default_move(GAME, match.state)).startswith("bid 1 ")
    match.play(A, "bid 1 2")
    assert default_move(GAME, match.state) == [CHALLENGE]


def test_a_belief_that_the_game_does_not_have_is_refused():
    """Never that of another game."""
    for part in (belief_of, lambda game: truths_of(game, game.start(2))):
        with pytest.raises(InvalidInput, match="liars_dice has no belief"):
            part(GAME)


# ---- words
def test_nobody_reads_the_dice_of_others():
    match: Any = Match.begin(GAME, 2, Seeded(3))
    assert match.state.phase == BIDDING and match.entries[0].seat == CHANCE
    views = [GAME.view(match.state, who) for who in (PUBLIC, A, B)]
    told = [[event.name for event in GAME.summary(view)].count("now-cup") for view in views]
    assert told == [0, 1, 1]
    assert views[1].cup != views[2].cup and views[0].cup == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_those_of_english(language):
    folder = EXAMPLES / "liars_dice" / "locale"
    files = sorted(path.name for path in (folder / "en").iterdir())
    assert sorted(path.name for path in (folder / language).iterdir()) == files
    for name in files:
        ours, english = read(folder / language / name), read(folder / "en" / name)
        assert {id: use.parameters for id, use in ours.items()} == {id: use.parameters for id, use in english.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_the_same_clauses(language):
    page = (EXAMPLES / "liars_dice" / "rulebook" / f"{language}.md").read_text("utf-8")
    assert re.findall(r"\*\*(L\d\.\d)\*\*", page) == list(GAME.rules)
