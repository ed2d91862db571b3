"""The course that the ship would take: now, in ties, and after each choice. As far as the player can know (O3)."""

import pytest

from pelagos.core.choice import Walk
from pelagos.core.game import PUBLIC
from pelagos.games.odysseus.board import COLOURS
from tests.kit.games.every_game import find
from tests.kit.games.positions import match_of

GAME = find("odysseus")
FOUR = ("gods A=zeus B=poseidon C=hades D=athena", "hand B 5=1 2=1", "hand C 3=1 1=1", "hand D 2=1", "hand A 1=2")


def four(*moves):
    match = match_of(GAME, 4, *FOUR)
    for seat, move in moves:
        match.play(seat, move)
    return match


def view(match, who=PUBLIC):
    return GAME.view(match.state, who)


def colours(*names):
    return tuple(COLOURS.index(name) for name in names)


def courses(match):
    """Return the course after each move that ends with an option that knows it."""
    choices = GAME.choices(match.state)
    found = {}

    def follow(walk):
        for option in walk.options():
            after = walk.copy()
            after.take(option)
            if after.is_whole:
                found[after.move] = option.leads_to
            else:
                follow(after)

    for choice in choices.possible:
        if choice.then:
            follow(Walk(choices, choice))
        else:
            found[choice.words] = choice.leads_to
    return found


def test_a_tie_names_the_colours_that_share_it():
    """O5.3: the first of them is followed."""
    match = four((1, "play 2 g1"), (2, "pass"), (3, "play 2 r1"))
    assert view(match).leading == (colours("green", "red"), (), ())
    assert view(match).course == colours("green")


def test_a_step_without_cards_that_count_leads_nowhere():
    """O5.4: cards at a later ship, or on the space of Poseidon, do not move the ship on."""
    match = four((1, "power y1"), (3, "allow"), (2, "play 3 y1"), (3, "play 2 g2"))
    assert view(match).leading == ((), colours("green"), ())
    assert view(match).course == ()


def test_only_its_owner_counts_a_card_that_lies_face_down():
    """O3.2."""
    match = four((1, "play 2 g1"), (2, "power"), (3, "allow"), (2, "down r1 3"))
    assert view(match, 2).leading[0] == colours("red")
    for who in (PUBLIC, 0, 1, 3):
        assert view(match, who).leading[0] == colours("green")


@pytest.mark.parametrize(
    "moves",
    [
        (),
        ((1, "play 2 g1"),),
        ((1, "play 2 g1"), (2, "power"), (3, "allow")),
        ((1, "play 2 g1"), (2, "power"), (3, "allow"), (2, "down r1 3"), (3, "pass"), (0, "pass")),
        ((1, "pass"), (2, "play 3 y1"), (3, "pass"), (0, "pass")),
    ],
    ids=["first", "second", "Hades", "blind", "Poseidon"],
)
def test_each_choice_tells_the_course_that_it_leads_to(moves):
    """It is what the player sees after the move, if Athena allows it."""
    match = four(*moves)
    seat = match.state.actor()
    now = view(match, seat).course
    told = courses(match)
    for move, course in told.items():
        after = match.copy()
        after.play(seat, move)
        if after.state.actor() == 3 and "allow" in courses(after):
            after.play(3, "allow")
        assert (now if course is None else course) == view(after, seat).course, move
    assert any(course is not None for course in told.values())


def test_the_answer_of_athena_tells_what_allowing_leads_to():
    match = four((1, "pass"), (2, "play 3 y1"), (3, "play 2 g1"), (0, "pass"), (1, "power y1"))
    assert courses(match) == {"allow": colours("green"), "block": None}


def test_hidden_cards_do_not_change_what_is_told():
    """O3.2: the player who does not know the card is told the same course, whatever it is."""
    told = []
    for card in "31":
        match = four((1, "play 2 g1"), (2, "power"), (3, "allow"), (2, f"down r1 {card}"))
        told.append(courses(match))
    assert told[0] == told[1]
