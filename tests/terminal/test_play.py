"""A game for one person, typed blind; and that nothing hidden gets on his screen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import click
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from librt.random import Random

from pelagos.core.game import LETTERS
from pelagos.games.ulysses import UlyssesGame
from pelagos.terminal import choose
from pelagos.terminal.choose import Choice
from pelagos.terminal.drifter import drift
from pelagos.terminal.play import Session
from pelagos.terminal.shorthand import shortened, spelled_out

LONG = 5000  # answers; more than any of these games asks for
PLAY = ("play", "ulysses", "--seed", "3", "--players", "3")


def test_a_whole_game_of_first_choices(run: Any, tmp_path: Path) -> None:
    keep = tmp_path / "game.txt"
    words = ("play", "ulysses", "--seed", "10", "--players", "3", "--seat", "B", "--name", "Ann")
    result = run(*words, "--record", str(keep), typed="1\n" * LONG)
    assert result.exit_code == 0
    assert "The voyage is over" in result.output and " won" in result.output
    assert f"The whole game is kept in {keep}." in result.output
    assert "a whole game" in run("check", str(keep)).output
    assert "seat B Ann\n" in keep.read_text("utf-8")
    lines = re.sub(r"Your choice.*?> ", "", result.output).replace(str(keep), "FILE").split("\n")
    assert max(map(len, lines)) <= 80


def test_nothing_is_written_unasked(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "Nothing was written" in run(*PLAY, typed="quit\n").output
    assert list(tmp_path.iterdir()) == []


def test_the_end_of_input_is_a_farewell(run: Any, tmp_path: Path) -> None:
    keep = tmp_path / "game.txt"
    result = run(*PLAY, "--record", str(keep), typed="1\n")
    assert result.exit_code == 0 and "Farewell" in result.output and f"kept in {keep}" in result.output
    assert "not over" in run("check", str(keep)).output


def test_interrupt_is_a_farewell(game: UlyssesGame, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    session_of(game, 3).run()
    assert "Farewell" in capsys.readouterr().out


def test_the_same_seed_is_the_same_game(run: Any) -> None:
    assert run(*PLAY, typed="1\n" * 20).output == run(*PLAY, typed="1\n" * 20).output
    assert run(*PLAY, typed="1\n" * 20).output != run("play", "ulysses", "--players", "3", typed="1\n" * 20).output


# ---- talking
def test_what_can_be_typed(run: Any) -> None:
    typed = ["help", "look", "board", "log", "log 3", "rules", "rules u7.2", "rules u99", "", "back"]
    typed += ["999", "0", "٣", "²", "nonsense", "\x1b[2J", "propose", "quit"]
    output = run(*PLAY, "--seat", "B", typed="\n".join(typed)).output
    for words in (
        "takes back the unfinished",
        "Origin: Reconstructed",
        "U7.2  Red",
        "there is no clause 'U99'",
        "Type the number of a choice",
        "nothing to take back",
        "There is no choice 999",
        "There is no choice 0",
        "a move begins with one of",
    ):
        assert words in output
    assert "\x1b" not in output


def test_refusals_tell_reason_clause_and_what_to_do(run: Any) -> None:
    output = run(*PLAY, "--seat", "B", typed="agree\npropose dido\nquit\n").output
    assert "[U7.1]" in output and "'rules U7.1' shows the clause" in output
    assert "No: no route joins troy and dido [U6.1]" in output


def test_moves_in_words(run: Any, tmp_path: Path) -> None:
    keep = tmp_path / "game.txt"
    run(*PLAY, "--seat", "B", "--record", str(keep), typed="PROPOSE  Lemnos\nquit\n")
    assert "\n1 B propose lemnos " in keep.read_text("utf-8")


def test_back_undoes_only_the_unfinished(run: Any) -> None:
    output = run(*PLAY, "--seat", "B", typed="build\nback\nback\nquit\n").output
    assert "So far: build" in output and "nothing to take back" in output


def test_a_beginning_in_words_goes_on_by_number(run: Any, tmp_path: Path) -> None:
    keep = tmp_path / "game.txt"
    run(*PLAY, "--seat", "B", "--record", str(keep), typed="build\n1\nquit\n")
    assert "\n1 B build discard objection " in keep.read_text("utf-8")


def test_words_go_on_with_a_choice_or_begin_another(run: Any, tmp_path: Path) -> None:
    keep = tmp_path / "game.txt"
    run(*PLAY, "--seat", "B", "--record", str(keep), typed="plague zeus\nat dido\nbuild\npropose delos\nquit\n")
    text = keep.read_text("utf-8")
    assert "\n1 B plague dido zeus #" in text and "\n2 B propose delos" in text


WORDS = [
    "lay",
    "temple",
    "discard",
    "wind",
    "zeus",
    "build",
    "plague",
    "at",
    "dido",
    "back",
    "1",
    "2",
    "wind*3",
    "look",
]


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join) | st.text(max_size=20), max_size=8))
def test_whatever_is_typed(game: UlyssesGame, typed: list[str]) -> None:
    """There is an answer to everything, and a move is made whole or not at all."""
    session = session_of(game, 3, me=2)
    assert session.match.actor == 2
    session.hear()
    choice = Choice(session.match.state)
    for text in typed:
        if not choice.is_whole and text.partition(" ")[0] not in ("quit", "exit"):
            session.answer(choice, " ".join(text.lower().split()))
    if choice.is_whole:
        session.match.play(session.match.actor, choice.actions)


@pytest.mark.parametrize(
    ("long", "short"),
    [
        ("remove dido discard wind wind zeus", "remove dido discard wind*2 zeus"),
        ("build lay temple lay temple lay zeus", "build lay temple*2 lay zeus"),
        ("support blue 2 zeus=1", "support blue 2 zeus=1"),
        ("pandora", "pandora"),
    ],
)
def test_shorthand(long: str, short: str) -> None:
    assert shortened(long) == short and spelled_out(short) == long


@pytest.mark.parametrize("text", ["wind*0", "wind*133", "wind*1000", "wind*", "*3", "wind*-1"])
def test_what_is_no_shorthand_stays(text: str) -> None:
    assert spelled_out(text) == text


# ---- choosing
def test_every_whole_move_can_be_picked(game: UlyssesGame) -> None:
    """Whatever a random player does can be done by numbers alone."""
    session, random = session_of(game, 4), Random(1)
    while not session.match.is_over and len(session.match.entries) < 150:
        move = drift(session.match.state, random)
        choice = Choice(session.match.state)
        while not choice.is_whole:
            fitting = [o for o in choice.options if move[: len(choice.actions) + len(o)] == [*choice.actions, *o]]
            assert len(fitting) == 1
            choice.take(fitting[0])
        assert choice.actions == move
        session.match.play(session.match.actor, move)


def test_few_options_are_whole_moves(game: UlyssesGame) -> None:
    state = session_of(game, 4).match.state
    options = Choice(state).options
    assert len(options) <= choose.MANY + len(state.legal())
    assert all(Choice(state).fits(option) for option in options)
    assert not Choice(state).fits([]) and not Choice(state).fits([0])


# ---- secrets
def session_of(game: UlyssesGame, seats: int, me: int = 0, seed: int = 11) -> Session:
    return Session(game, ["drifter"] * seats, me, seed, None)


def shown(session: Session, state: Any, capsys: pytest.CaptureFixture[str]) -> str:
    """All that a decision puts on the screen, half-made choices included."""
    session.view = session.game.view(state, session.me)
    choice = Choice(state)
    session.look(choice)
    for option in choice.options:
        choice.take(option)
        if not choice.is_whole:
            session.offer(choice)
        choice.back()
    return capsys.readouterr().out


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_screen_shows_nothing_hidden(seats: int, game: UlyssesGame, capsys: pytest.CaptureFixture[str]) -> None:
    """Another world that the person cannot tell from the true one looks the same to him, to the letter."""
    random = Random(seats)
    session = session_of(game, seats)
    for _ in range(80):
        state = session.match.state
        if session.match.is_over:
            break
        session.me = session.match.actor
        world = game.imagine(game.view(state, session.me), random)
        assert shown(session, state, capsys) == shown(session, world, capsys)
        session.match.play(session.match.actor, drift(state, random))


def test_a_leak_would_be_seen(
    game: UlyssesGame, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test above can fail: a menu that peeks gives itself away."""
    session = session_of(game, 3, me=2)
    monkeypatch.setattr(Session, "menu", lambda self, choice, view: [game.facts(choice.state)["hand A"]])
    state = session.match.state
    world = game.imagine(game.view(state, 2), Random(1))
    assert shown(session, state, capsys) != shown(session, world, capsys)


def test_the_screen_does_not_name_others_goals(game: UlyssesGame) -> None:
    session = session_of(game, 4)
    screen = click.unstyle("\n".join(session.screen.draw(game.view(session.match.state, 0))))
    near = {session.screen.chart.word(p) for p in game.board.neighbours(session.view.ship)}
    for seat in range(1, 4):
        for slot in game.view(session.match.state, seat).goals[seat]:
            word = session.screen.chart.word(slot.goal)
            assert word in near or word not in screen
    assert all(f"{letter} drifter" in screen for letter in LETTERS[1:4])


def test_colour_is_never_alone(run: Any) -> None:
    """Without colours, as here, every place still has its letter, and every side its word."""
    output = run(*PLAY, typed="1\n" * 30).output
    for word in ("V Lemnos", "G ", "R ", "blue", "plague", "goal"):
        assert word in output
