"""What each seat and a spectator see, remember and read in the log (O3)."""

import pytest

from pelagos.core.game import CHANCE, PUBLIC, InvalidInput
from pelagos.core.match import Match
from pelagos.games.odysseus.actions import GODS, KINDS, SPACES
from pelagos.games.odysseus.board import COLOURS
from pelagos.games.odysseus.view import UNKNOWN
from tests.kit.games.every_game import find
from tests.kit.games.positions import match_of, told
from tests.kit.games.random_play import random_match

GAME = find("odysseus")
EVERYBODY = (PUBLIC, 0, 1, 2, 3, 4, 5)
SIX = (
    "gods A=zeus B=hades C=athena D=poseidon E=aphrodite F=hermes",
    "tasks A=4 B=1 C=6 D=2 E=5 F=3",
    "hand B 5=1 3=1 d=1",
    "hand C 2=2",
    "hand F d=1",
)
FACE_DOWN = ((1, "power"), (2, "allow"), (1, "down g1 5"))
ROUND_TO_F = ((2, "play 2 y1"), (3, "pass"), (4, "pass"))


def six(*moves):
    match = match_of(GAME, 6, *SIX)
    for seat, move in moves:
        match.play(seat, move)
    return match


def cards(**counts):
    """`cards(_5=1, d=2)` by kind."""
    return tuple(counts.get(kind, counts.get(f"_{kind}", 0)) for kind in KINDS)


def assert_known_to_its_owner_alone(match, owner, *spaces):
    """O3.1, O3.2: only one 5 lies face down. All see where it lies and whose it is."""
    for who in range(PUBLIC, 6):
        view = GAME.view(match.state, who)
        assert [SPACES[at] for at in view.down_at] == list(spaces)
        assert view.down_owner == owner
        assert view.down_kind == ((KINDS.index("5") if who == owner else UNKNOWN),)


# ---- hands, tasks, the table
def test_a_hand_is_seen_by_its_owner_alone():
    """O3.1, O3.2: the other players see how many cards it has."""
    match = six()
    for who in EVERYBODY:
        view = GAME.view(match.state, who)
        assert view.hand_sizes == (0, 3, 2, 0, 0, 1)
        assert view.hand == {PUBLIC: (), 1: cards(_5=1, _3=1, d=1), 2: cards(_2=2), 5: cards(d=1)}.get(who, cards())
        assert view.stack == 42 - 6, "only the number is known, and no order is stored (O3.3)"


def test_tasks_and_points_are_secret_until_the_end():
    """O3.2: each player knows their own, and a spectator none."""
    match = match_of(GAME, 6, *SIX, "done sirens=2 lotus=1")
    own = [(3, 1), (0, 6), (5, 7), (1, 0), (4, 4), (2, 0)]  # tasks from 0, and their points
    for who in EVERYBODY:
        view = GAME.view(match.state, who)
        wanted = [own[seat] if seat == who else (UNKNOWN, UNKNOWN) for seat in range(6)]
        assert list(zip(view.tasks, view.points, strict=True)) == wanted


def test_all_tasks_are_shown_when_the_game_is_over():
    """O3.2, O8.1: except those that were never dealt (O3.3)."""
    lines = ("tasks A=1 B=3 C=5", "done sirens=2 underworld=1", "disks delta=sirens", "hand B 5=1")
    match = match_of(GAME, 3, *lines)
    for seat, move in ((1, "play 5 y1"), (2, "pass"), (0, "power")):
        match.play(seat, move)
    assert GAME.view(match.state, 1).tasks == (UNKNOWN, 2, UNKNOWN)
    heard = told(match, 2, "allow", 1)
    assert match.is_over
    assert heard["completes"] == {"adventure": "sirens"}
    assert heard["wins"]["seats"] == [0]
    for who in (PUBLIC, 0, 1, 2):
        assert GAME.view(match.state, who).tasks == (0, 2, 4)
        assert GAME.view(match.state, who).points == (11, 0, 3)


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_player_learns_the_tasks_that_were_not_dealt(seats):
    """O2.3, O3.3: only one for each seat is ever drawn, so no view can show another, not even at the end."""
    match = random_match(GAME, seats, 3)
    drawn = [GAME.table[outcome].verb for entry in match.entries for _, outcome in entry.draws]
    assert drawn.count("task") == seats
    for who in range(PUBLIC, seats):
        assert len(GAME.view(match.state, who).tasks) == seats


def test_everything_public_is_seen_by_all():
    """O3.1: board, disks, reserve, completed adventures, gods, spent powers, face-up cards, hand sizes."""
    match = match_of(GAME, 6, *SIX, "ship beta", "disks alpha=circe mu=lotus", "done sirens=2")
    for seat, move in ((1, "play 3 r2"), (2, "pass"), (3, "power r2"), (2, "block"), (4, "power y1"), (5, "pass")):
        match.play(seat, move)
    for who in EVERYBODY:
        view = GAME.view(match.state, who)
        assert view.ship == 1
        assert {i: disk for i, disk in enumerate(view.disks) if disk != UNKNOWN} == {0: 3, 11: 5}
        assert view.reserve == (3, 5, 5, 4, 5, 4)
        assert view.done == (2, 0, 0, 0, 0, 0)
        assert [GODS[god] for god in view.gods] == ["zeus", "hades", "athena", "poseidon", "aphrodite", "hermes"]
        assert [GODS[god] for god in range(6) if (view.power_spent >> god) & 1] == ["poseidon", "athena", "aphrodite"]
        assert (view.poseidon, view.aphrodite) == (UNKNOWN, SPACES.index("y1"))
        assert view.spaces[SPACES.index("r2")] == cards(_3=1)
        assert view.strengths[SPACES.index("r2")] == 3


def test_a_power_that_waits_is_seen_by_all():
    """O3.1, O4.4: both gods of a trade wait for the next phase."""
    match = six((1, "trade C"))
    for who in EVERYBODY:
        view = GAME.view(match.state, who)
        assert [GODS[god] for god in view.gods][1:3] == ["athena", "hades"]
        assert [GODS[god] for god in range(6) if view.ready[god] > view.circuit] == ["athena", "hades"]


def test_a_dionysus_used_for_a_trade_is_public():
    """O3.1, O4.4: it lies open until the round ends."""
    match = six((1, "trade C"))
    for who in EVERYBODY:
        view = GAME.view(match.state, who)
        assert view.traded == cards(d=1)
        assert view.spent[1] == cards(d=1)
        assert view.hand_sizes[1] == 2
    for who in EVERYBODY:
        heard = told(six(), 1, "trade C", who)
        assert heard == {"trade": {"seat": 1, "other": 2, "mine": "hades", "theirs": "athena"}}


# ---- face-down cards
def test_a_face_down_card_is_known_to_its_owner():
    """O3.1, O3.2, O6.2: the other players see that it lies there, but not which it is."""
    match = six(*FACE_DOWN)
    assert_known_to_its_owner_alone(match, 1, "g1")
    for who in EVERYBODY:
        view = GAME.view(match.state, who)
        assert view.spaces[SPACES.index("g1")] == cards()
        assert view.strengths[SPACES.index("g1")] == 0
        assert view.spent[1] == cards(), "a hidden card is not counted as spent"
        assert view.hand_sizes[1] == 2


def test_the_course_follows_from_the_cards_the_viewer_knows():
    """O3.2, O5.1: a 5 lies face down on g1, a 2 face up on y1. Only the owner of the 5 knows that green is stronger."""
    match = six(*FACE_DOWN, *ROUND_TO_F)
    assert {who: GAME.view(match.state, who).course for who in EVERYBODY} == {
        who: (COLOURS.index("green" if who == 1 else "yellow"),) for who in EVERYBODY
    }


def test_a_face_down_card_stays_hidden_after_hermes_moved_it():
    """O6.4, O3.2: the player who moves it does not see it."""
    match = six(*FACE_DOWN, *ROUND_TO_F, (5, "power down1 r3"), (2, "allow"))
    assert_known_to_its_owner_alone(match, 1, "r3")


@pytest.mark.parametrize("other", [0, 2, 4])
def test_a_face_down_card_stays_hidden_after_a_trade(other):
    """O4.4, O3.2: it belongs to the player who played it, not to the player who has Hades now."""
    match = six(*FACE_DOWN, *ROUND_TO_F, (5, "pass"), (0, "pass"), (1, f"trade {'ABCDEF'[other]}"))
    assert GAME.view(match.state, PUBLIC).gods[other] == GODS.index("hades")
    assert_known_to_its_owner_alone(match, 1, "g1")
    match = six(*FACE_DOWN, *ROUND_TO_F, (5, "trade B"))
    assert_known_to_its_owner_alone(match, 1, "g1")


def test_two_face_down_cards_are_distinguished_by_their_order():
    """O6.4: all players know which was played first, but only the owner knows which card is which."""
    match = six(*FACE_DOWN, *ROUND_TO_F, (5, "pass"), (0, "pass"), (1, "down r2 d"))
    for seat, move in ((2, "play 2 y1"), (3, "pass"), (4, "pass")):
        match.play(seat, move)
    assert told(match, 5, "power down2 y3", PUBLIC)["power-hermes"]["source"] == "r2"
    match.play(2, "allow")
    for who in EVERYBODY:
        view = GAME.view(match.state, who)
        assert [SPACES[at] for at in view.down_at] == ["g1", "y3"]
        assert view.down_kind == ((0, 4) if who == 1 else (UNKNOWN, UNKNOWN))


def test_face_down_cards_are_turned_up_at_the_movement():
    """O5.1, O3.3: then all see them, and remember them as cards that went back into the stack."""
    match = six(*FACE_DOWN, *ROUND_TO_F, (5, "pass"), (0, "power"))
    match.play(2, "allow")
    view = GAME.view(match.state, PUBLIC)
    assert view.down_at == () and view.down_owner < 0
    assert view.spaces[SPACES.index("g1")] == cards(_5=1), "they lie face up while Zeus chooses a disk"
    match.play(0, "disk circe")
    for who in EVERYBODY:
        view = GAME.view(match.state, who)
        assert view.down_kind == ()
        assert view.returned == cards(_5=1, _2=1)
        assert view.kept_sizes == (0, 2, 1, 0, 0, 1)
        assert view.kept == {PUBLIC: (), 1: cards(_3=1, d=1), 2: cards(_2=1), 5: cards(d=1)}.get(who, cards())


def test_games_that_differ_in_a_face_down_card_look_alike():
    """O3.2: for all except its owner, in the view, the entry and the log."""
    for who in EVERYBODY:
        stories = []
        for card in ("5", "3", "d"):
            match = six(*FACE_DOWN[:2])
            heard = told(match, 1, f"down g1 {card}", who)
            stories.append((GAME.mask_entry(match.entries[-1], who), heard, GAME.view(match.state, who)))
        assert all((story == stories[0]) == (who != 1) for story in stories[1:])


# ---- the log
def test_the_log_hides_the_value_of_a_face_down_card():
    """O3.1, O3.2"""
    for who in EVERYBODY:
        match = six(*FACE_DOWN[:2])
        heard = told(match, 1, "down g1 5", who)
        assert heard == {"down": {"seat": 1, "space": "g1"} | ({"card": "5"} if who == 1 else {})}
        assert GAME.write(GAME.mask_entry(match.entries[-1], who).actions) == ("down g1 5" if who == 1 else "down g1 ?")


def test_the_log_names_the_spaces_of_a_moved_face_down_card():
    """O3.2, O6.4: nobody reads which card was moved, only that it was face down."""
    for who in EVERYBODY:
        match = six(*FACE_DOWN, *ROUND_TO_F)
        heard = told(match, 5, "power down1 r3", who)
        assert heard == {"power-hermes": {"seat": 5, "card": "down", "source": "g1", "space": "r3"}}
        assert told(match, 2, "allow", who)["takes-effect"] == {"seat": 5, "god": "hermes"}


def test_the_log_names_the_blocked_power():
    """O3.1, O6.6"""
    for who in EVERYBODY:
        match = six((1, "power"))
        assert told(match, 2, "block", who) == {"block": {"seat": 2, "user": 1, "god": "hades"}}


def test_the_log_counts_new_cards_and_names_them_to_their_owner():
    """O3.2, O7.2: two for each player, from the left of Zeus."""
    for who in (PUBLIC, 0, 1, 2):
        match = match_of(GAME, 3, "hand A 5=1")
        for seat in (1, 2):
            match.play(seat, "pass")
        before = GAME.view(match.state, who)
        match.play(0, "power")
        entry = GAME.mask_entry(match.play(2, "allow"), who)
        events = GAME.tell(before, entry, GAME.view(match.state, who))
        draws = [event.args for event in events if event.name == "draws"]
        assert [args["seat"] for args in draws] == [1, 2, 0]
        assert [args.get("count", len(args.get("cards", ()))) for args in draws] == [2, 2, 2]
        assert [args["seat"] for args in draws if "cards" in args] == ([who] if who >= 0 else [])
        assert {GAME.write([outcome]) for seat, outcome in entry.draws if seat != who} == {"+?"}


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_log_shows_each_player_their_own_deal(seats):
    """O2.2, O2.3, O2.4, O3.2: all read the gods, but only the owner a task and the three cards."""
    match = Match(GAME, GAME.start(seats), lambda state: state.legal()[0])
    before = {who: GAME.view(match.state, who) for who in range(PUBLIC, seats)}
    entry = match.deal()
    assert entry.seat == CHANCE
    for who, view in before.items():
        events = GAME.tell(view, GAME.mask_entry(entry, who), GAME.view(match.state, who))
        gods = [(event.args["seat"], event.args["god"]) for event in events if event.name == "god"]
        assert gods == list(enumerate(GODS[:seats]))
        tasks = [event.args for event in events if event.name == "task"]
        assert [args["seat"] for args in tasks] == ([who] if who >= 0 else [])
        if who == 0:
            assert tasks[0]["adventures"] == ["sirens", "underworld", "cyclops"]
        sizes = {event.args["seat"]: event.args for event in events if event.name == "draws"}
        assert {seat: args["count"] for seat, args in sizes.items() if "count" in args} == {
            seat: 3 for seat in range(seats) if seat != who
        }
        assert [seat for seat, args in sizes.items() if len(args.get("cards", ())) == 3] == ([who] if who >= 0 else [])


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_other_numbers_of_players_are_refused(seats):
    """O2.2"""
    with pytest.raises(InvalidInput, match="3 to 6 players"):
        GAME.start(seats)
