"""Local games with typed input, and the screen: it shows the right things and no secrets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import click
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from librt.random import Random

from pelagos.core.chance import Seeded
from pelagos.core.game import LETTERS
from pelagos.core.match import Match
from pelagos.games import NAMES, load
from pelagos.games.odysseus.position import WINDOW
from pelagos.games.odysseus.terminal.hints import predicted_course
from pelagos.games.odysseus.view import UNKNOWN
from pelagos.games.ulysses.actions import LAY, N_KINDS, ZEUS
from pelagos.games.ulysses.terminal.shorthand import shortened, spelled_out
from pelagos.locale import say
from pelagos.terminal import local_game, move_builder
from pelagos.terminal.game_ui import chart_of, ui_of
from pelagos.terminal.local_game import LocalGame
from pelagos.terminal.move_builder import MoveBuilder
from pelagos.terminal.rules_text import page

FIRST_OPTION = "1\n\n"  # Enter is the least number of cards of a bid
ANSWERS = 5000  # more than any of these games asks for


def random_move(state, random):
    """Return a random whole move: each action is drawn uniformly."""
    state = state.copy()
    actions: list[int] = []
    while not actions or not state.settled():
        legal = state.legal()
        actions.append(legal[random.randrange(len(legal))])
        state.apply(actions[-1])
    return actions


GAME_SIZES = [(name, seats) for name in NAMES for seats in load(name).seats]


DRIFTERS = ("--bots", "drifter")  # quick, and the same for ever


def play(game: str) -> tuple[str, ...]:
    """Return the command for a game in which B decides first and has the cards that these tests play."""
    return ("play", game, "--seed", {"ulysses": "3", "odysseus": "141"}[game], "--players", "3", *DRIFTERS)


PLAY = play("ulysses")


@pytest.mark.parametrize(("name", "seats"), GAME_SIZES)
def test_whole_game_of_first_options(name: str, seats: int, run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    words = ("play", name, "--seed", "10", "--players", str(seats), "--seat", "B", "--name", "Ann", *DRIFTERS)
    result = run(*words, "--record", str(path), typed=FIRST_OPTION * ANSWERS)
    assert result.exit_code == 0
    assert "The voyage is over" in result.output and " won" in result.output
    assert f"The whole game is saved in {path}." in result.output
    assert "a whole game" in run("check", str(path)).output
    assert "seat B Ann\n" in path.read_text("utf-8")
    lines = re.sub(r"(Your choice|How many).*?> ", "", result.output).replace(str(path), "FILE").split("\n")
    assert max(map(len, lines)) <= 80


ENDINGS = {"it": r"Il viaggio è finito.* vint", "de": r"Die Reise ist nach .* gewonnen", "fr": r"Le voyage s’achève"}


@pytest.mark.parametrize("language", ENDINGS)
@pytest.mark.parametrize(("name", "seats"), [("ulysses", 5), ("odysseus", 6)])
def test_whole_game_in_another_language(name: str, seats: int, language: str, run: Any) -> None:
    words = ("play", name, "--seed", "10", "--players", str(seats), "--seat", "B", "--language", language, *DRIFTERS)
    output = run(*words, typed="help\nlook\nboard\nlog\n" + FIRST_OPTION * ANSWERS).output
    assert re.search(ENDINGS[language], output, re.DOTALL), output[-500:]
    asked = ("play-prompt", "play-bid", "play-bid-jokers")
    prompts = [re.split("[(?]", say(language, id, most=2, least=1, kind="Zeus"))[0] for id in asked]
    lines = re.sub(rf"({'|'.join(prompts)})[(?].*?> ", "", output).split("\n")
    assert [line for line in lines if len(line) > 80] == []


def test_no_file_is_written_without_record_option(
    run: Any, game: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "The game was not saved" in run(*play(game.name), typed="quit\n").output
    assert list(tmp_path.iterdir()) == []


def test_end_of_input_leaves_the_game(run: Any, game: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    result = run(*play(game.name), "--record", str(path), typed="1\n")
    assert result.exit_code == 0 and "Farewell" in result.output and f"saved in {path}" in result.output
    assert "not over" in run("check", str(path)).output


def test_interrupt_leaves_the_game(game: Any, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    session_of(game, 3).run()
    assert "Farewell" in capsys.readouterr().out


def test_same_seed_gives_same_game(run: Any, game: Any) -> None:
    words, typed = play(game.name), "1\n" * 20
    assert run(*words, typed=typed).output == run(*words, typed=typed).output
    assert run(*words, typed=typed).output != run("play", game.name, "--players", "3", typed=typed).output


# ---- input
ANSWERED = {"ulysses": ("u7.2", "U7.2  Red", "propose dido"), "odysseus": ("o6.1", "O6.1  Zeus", "power 3 y1 g2")}


def test_every_command_has_an_answer(run: Any, game: Any) -> None:
    clause, text, example = ANSWERED[game.name]
    typed = ["help", "what", "look", "board", "log", "log 3", "rules", f"rules {clause}", "rules u99", "", "back"]
    typed += ["999", "0", "٣", "²", "nonsense", "\x1b[2J", "propose", "play", "quit"]
    output = run(*play(game.name), "--seat", "B", typed="\n".join(typed)).output
    for words in (
        "takes back one step",
        "At other times",
        "Price: ",
        "Origin: ",
        text,
        example,
        "there is no clause 'U99'",
        "Type the number of a choice",
        "nothing to take back",
        "There is no choice 999",
        "There is no choice 0",
        "a move begins with one of",
    ):
        assert words in output
    assert "\x1b" not in output


def test_a_hint_names_legal_moves_with_reasons(run: Any, game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_game, "HINT_SECONDS", 0.3)
    typed = run(*play(game.name), "--ask-always", typed="hint\nlog\nquit").output
    before, _, hint = typed.partition("The bot is thinking")
    assert re.search(r"\n  1\. [a-z]+[^:]*: You ", hint) and "You take a hint from a bot." in hint
    assert "You take a hint" not in before


def test_refusal_names_reason_clause_and_next_step(run: Any) -> None:
    output = run(*PLAY, "--seat", "B", typed="agree\npropose dido\nquit\n").output
    assert "[U7.1]" in output and "Type 'rules U7.1' for the rule" in output
    assert "No: no route joins Troy and Dido [U6.1]" in output


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("it", "No: nessuna rotta collega questi luoghi: Troia – Didone [U6.1]"),
        ("de", "Nein: keine Linie verbindet Troja und Dido [U6.1]"),
        ("fr", "Non\u00a0: aucune ligne ne relie ces lieux\u00a0: Troie, Didon [U6.1]"),
    ],
)
def test_refusals_and_rules_use_the_chosen_language(run: Any, language: str, said: str) -> None:
    typed = "propose dido\nrules U9.3\nrules u99\nquit\n"
    output = run(*PLAY, "--seat", "B", "--language", language, typed=typed).output
    assert said in output
    assert page(load("ulysses"), "U9.3", language=language)[0] in output
    assert say(language, "rules-unknown-all", clause="U99", some="x").partition(";")[0] in output


def test_typed_move(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run(*PLAY, "--seat", "B", "--record", str(path), typed="PROPOSE  Lemnos\nquit\n")
    assert "\n1 B propose lemnos " in path.read_text("utf-8")


def test_back_undoes_only_an_unfinished_move(run: Any) -> None:
    output = run(*PLAY, "--seat", "B", typed="build\nback\nback\nquit\n").output
    assert "So far: build" in output and "nothing to take back" in output


def test_typed_start_of_a_move_continues_by_number(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run(*PLAY, "--seat", "B", "--record", str(path), typed="build\n1\nquit\n")
    assert "\n1 B build discard objection " in path.read_text("utf-8")


def test_typed_words_continue_a_move_or_start_another(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run(*PLAY, "--seat", "B", "--record", str(path), typed="plague zeus\nat dido\nbuild\npropose delos\nquit\n")
    text = path.read_text("utf-8")
    assert "\n1 B plague dido zeus #" in text and "\n2 B propose delos" in text


def test_refusals_of_odysseus(run: Any) -> None:
    output = run(*play("odysseus"), "--seat", "B", typed="play 3 y1\nstart nowhere\nquit\n").output
    assert "No: not now: Zeus must put the ship on an island [O2.5]" in output and "[O4.2]" in output
    assert "Type 'rules O2.5' for the rule" in output


def test_typed_moves_of_odysseus(run: Any, tmp_path: Path) -> None:
    """Seats may be lower case, and Dionysus may be written out."""
    path = tmp_path / "game.txt"
    typed = "START  Kappa\ntrade c\nplay dionysus G2\nquit\n"
    run(*play("odysseus"), "--seat", "B", "--record", str(path), typed=typed)
    text = path.read_text("utf-8")
    assert " B start kappa " in text and " B trade C " in text and " B play d g2 " in text


TYPED_WORDS = [
    "play",
    "power",
    "down",
    "pass",
    "trade",
    "b",
    "y1",
    "3",
    "d",
    "block",
    "start",
    "kappa",
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
@given(st.lists(st.lists(st.sampled_from(TYPED_WORDS), max_size=5).map(" ".join) | st.text(max_size=20), max_size=8))
def test_any_input_is_handled(game: Any, typed: list[str]) -> None:
    """Any text gets an answer, and a move is played whole or not at all."""
    session = session_of(game, 3)
    session.me = session.match.actor
    session.view = game.view(session.match.state, session.me)
    builder = MoveBuilder(game, session.choices())
    for text in typed:
        if not builder.is_whole and text.partition(" ")[0] not in ("quit", "exit"):
            session.handle(builder, " ".join(text.lower().split()))
    if builder.is_whole:
        session.match.play(session.match.actor, builder.actions)


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
def test_invalid_shorthand_stays(text: str) -> None:
    assert spelled_out(text) == text


# ---- first voyage, and what is not asked
def deciding(game: Any, position: str, moves: str, bots: str = "drifter") -> tuple[LocalGame, MoveBuilder]:
    """Return a session whose player must decide in a position of Ulysses, after some moves."""
    lines: list[Any] = [line.split(" ", 1) for line in position.split("; ")]
    session = LocalGame(game, [bots] * 3, 0, 1, None)
    session.match = Match(game, game.setup(3, lines), lambda state: state.legal()[0])
    for move in filter(None, moves.split("; ")):
        session.match.play(session.match.actor, move)
    session.me = session.match.actor
    session.view = game.view(session.match.state, session.me)
    return session, MoveBuilder(game, session.choices())


BID = ("hand B objection=1; hand C objection=4 zeus=2", "propose delos; object lemnos 1")


def test_a_bid_is_asked_as_a_number(ulysses: Any, capsys: Any) -> None:
    session, builder = deciding(ulysses, *BID)
    session.print_options(builder)
    assert "support red …" in capsys.readouterr().out
    session.handle(builder, "support blue")
    assert session.prompt(builder).startswith("How many cards? 1 to 6")
    for wrong in ("0", "7", "999999"):
        session.handle(builder, wrong)
        assert "a number from 1 to 6" in capsys.readouterr().out
    session.handle(builder, "5")
    assert session.prompt(builder).startswith("How many of them Zeus? 1 to 2")
    session.handle(builder, "back")
    session.handle(builder, "5")
    session.handle(builder, "2")
    assert ulysses.write(builder.actions) == "support blue 5 zeus=2"


def test_enter_lays_the_least(ulysses: Any) -> None:
    session, builder = deciding(ulysses, *BID)
    for text in ("support red", "", ""):
        session.handle(builder, text)
    assert ulysses.write(builder.actions) == "support red 1"


def test_nothing_to_choose_is_not_asked(ulysses: Any, capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """C has no card, so the only answer is to agree. --ask-always asks all the same."""
    asked: list[str] = []

    def first(prompt: str) -> str:
        asked.append(prompt)
        return "1"

    monkeypatch.setattr("builtins.input", first)
    for asks_always in (False, True):
        session, _ = deciding(ulysses, "hand B objection=1", "propose delos; agree")
        session.asks_always = asks_always
        session.decide()
        assert len(asked) == asks_always
        assert ("Nothing to choose: agree." in capsys.readouterr().out) is not asks_always


def test_bots_are_sailors(run: Any, game: Any) -> None:
    assert "sailor" in run("play", game.name, "--players", "3", typed="look\nquit\n").output


def test_first_voyage(run: Any, game: Any, tmp_path: Path) -> None:
    """A whole short game: its record names the variant, and the bots say why."""
    path = tmp_path / "game.txt"
    words = ("play", game.name, "--seed", "4", "--players", "3", "--first-voyage", "--record", str(path))
    output = run(*words, typed=FIRST_OPTION * ANSWERS).output
    assert "First voyage: A short game for learning" in output and " won" in output
    assert re.search(r"sailor [BC]: \w", output)
    assert "\nvariant first-voyage\n" in path.read_text("utf-8")
    assert "a whole game" in run("check", str(path)).output


# ---- options
def test_every_move_can_be_picked_by_number(game: Any) -> None:
    """Every move of a random game can be entered with numbers only."""
    session, random = session_of(game, game.seats[-1]), Random(1)
    while not session.match.is_over and len(session.match.entries) < 150:
        move = random_move(session.match.state, random)
        builder = MoveBuilder(game, session.choices())
        while not builder.is_whole:
            if builder.bid:
                jokers = [action for action in move if action == LAY + ZEUS]
                laid = [action for action in move if LAY <= action < LAY + N_KINDS]
                builder.answer(len(jokers) if builder.count else len(laid))
                continue
            fitting = [o for o in builder.options if move[: len(builder.actions_of(o))] == builder.actions_of(o)]
            assert len(fitting) == 1
            builder.take(fitting[0])
        assert builder.actions == move
        session.match.play(session.match.actor, move)


def test_options_are_few_and_legal(game: Any) -> None:
    session = session_of(game, 4)
    builder = MoveBuilder(game, session.choices())
    assert len(builder.options) <= move_builder.LONGEST_LIST + len(session.match.state.legal())
    for option in builder.options:
        found = builder.typed(builder.actions_of(option))
        assert found is not None and found.words == option.words
    assert builder.typed([0]) is None


# ---- secrets
def session_of(game: Any, seats: int, me: int = 0, seed: int = 11) -> LocalGame:
    return LocalGame(game, ["drifter"] * seats, me, seed, None)


def screen_of(session: LocalGame, state: Any, capsys: pytest.CaptureFixture[str]) -> str:
    """Return everything that a decision prints, including the options of unfinished moves."""
    session.view = session.game.view(state, session.me)
    builder = MoveBuilder(session.game, session.game.choices(state))
    session.look(builder)
    for option in builder.options:
        builder.take(option)
        if not builder.is_whole:
            session.print_options(builder)
        builder.back()
    return capsys.readouterr().out


@pytest.mark.parametrize(("name", "seats"), GAME_SIZES)
def test_screen_shows_no_secrets(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    """The output is identical for any other state that the player cannot distinguish from the true one."""
    game, random = load(name), Random(seats)
    session = session_of(game, seats)
    for _ in range(80):
        state = session.match.state
        if session.match.is_over:
            break
        session.me = session.match.actor
        world = game.imagine(game.view(state, session.me), random)
        assert screen_of(session, state, capsys) == screen_of(session, world, capsys)
        session.match.play(session.match.actor, random_move(state, random))


def test_leak_is_detected(game: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: a menu that shows a secret changes the output."""
    session = session_of(game, 3, me=2)
    for menu in ("menu", "cells"):
        monkeypatch.setattr(LocalGame, menu, lambda self, *shown: [game.facts(self.match.state)["hand A"]])
    state = session.match.state
    world = game.imagine(game.view(state, 2), Random(1))
    before = screen_of(session, state, capsys)
    session.match.state = world
    assert before != screen_of(session, world, capsys)


def test_screen_does_not_name_goals_of_others(ulysses: Any) -> None:
    game = ulysses
    session = session_of(game, 4)
    screen = click.unstyle("\n".join(session.screen.draw(game.view(session.match.state, 0))))
    near = {session.chart.word(p) for p in game.board.neighbours(session.view.ship)}
    for seat in range(1, 4):
        for slot in game.view(session.match.state, seat).goals[seat]:
            word = session.chart.word(slot.goal)
            assert word in near or word not in screen
    assert all(f"{letter} drifter" in screen for letter in LETTERS[1:4])


def test_colour_is_never_the_only_sign(run: Any) -> None:
    """Without colours every place still has its letter, and every side its word."""
    output = run(*PLAY, typed="1\n" * 30).output
    for word in ("V Lemnos", "G ", "R ", "blue", "plague", "goal"):
        assert word in output


# ---- the table of Odysseus
TABLE = (
    "gods A=zeus B=poseidon C=hades D=athena",
    "tasks A=3 B=2 C=1 D=4",
    "ship alpha",
    "hand A 5=1 1=1 2=1",
    "hand B 3=1 1=1 d=1",
    "hand C 5=1 2=1 d=1",
    "hand D 5=1 3=1 2=1",
)


def table_of(game: Any, *moves: str, seats: int = 4, lines: tuple[str, ...] = TABLE) -> Match:
    """Return a match of Odysseus from a given position, after some moves."""
    given: list[Any] = [line.split(" ", 1) for line in lines]
    match = Match(game, game.setup(seats, given), lambda state: state.legal()[0])
    for move in moves:
        match.play(match.actor, move)
    return match


def screen_text(game: Any, match: Match, who: int) -> str:
    view = game.view(match.state, who)
    screen = ui_of("odysseus").screen(game, chart_of(game), ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"][: view.seats])
    text = click.unstyle("\n".join([*screen.draw(view), screen.wanted(view)]))
    assert max(map(len, text.split("\n"))) <= 80
    return text


def test_window_of_athena_names_player_power_and_target(odysseus: Any) -> None:
    """O6.6: Athena knows everything that was declared."""
    text = screen_text(odysseus, table_of(odysseus, "power g1"), 3)
    assert "Bob uses Poseidon: g1 would not count." in text and "You are Athena." in text
    assert ">D you" in text
    assert "Cid uses Hades: to play cards face down." in screen_text(odysseus, table_of(odysseus, "pass", "power"), 3)
    six = ("gods A=zeus B=hermes C=poseidon D=athena E=hades F=aphrodite", "hand A 5=1", "hand B 3=1", "hand F 2=1")
    hermes = table_of(odysseus, "play 3 y1", *["pass"] * 5, "power 3 y1 g2", seats=6, lines=six)
    assert "Bob uses Hermes: 3 would move from y1 to g2." in screen_text(odysseus, hermes, 3)


def test_only_the_owner_counts_face_down_cards(odysseus: Any) -> None:
    """O3.2, O5.1: others see that the cards are there, and that the course does not count them."""
    match = table_of(odysseus, "play 1 y1", "power", "allow", "down g1 5")
    own, others = screen_text(odysseus, match, 2), screen_text(odysseus, match, 0)
    assert ">g1 down1(5) " in own and "not counted" not in own and "green Eta" in own
    assert " g1 down1 " in others and ">y1 1 =1" in others
    course = " ".join(others.split())
    assert "yellow Delta; no wind at ship 2. It ends at Delta: " in course
    assert "Other players' face-down cards are not counted" in course


def test_disks_and_powers_are_marked(odysseus: Any) -> None:
    """O4.4, O6.3, O6.5: in words, because colour is never the only sign."""
    gods = "gods A=zeus B=aphrodite C=poseidon D=athena E=hades"
    five = (gods, "hand B 3=1", "hand C 2=1", "hand E d=1", "ship alpha")
    match = table_of(odysseus, "power y1", "allow", "power g1", "allow", "pass", "trade A", "pass", seats=5, lines=five)
    text = screen_text(odysseus, match, 1)
    assert "y1 Aphrodite =0" in text and "g1 Poseidon =0" in text
    assert re.search(r"Ann +Hades +waiting", text) and re.search(r"Cid +Poseidon +spent", text)
    assert re.search(r"Eve +Zeus +waiting", text) and re.search(r"Dan +Athena +ready", text)


def test_predicted_course_is_the_one_sailed(odysseus: Any) -> None:
    """O5: the rules do what the hint of a move predicts, if all cards are known and Athena allows it."""
    chart: Any = chart_of(odysseus)
    random, sailed, later, blind = Random(4), 0, 0, 0
    for seed in range(12):
        match = Match.begin(odysseus, 6, Seeded(seed))
        while not match.is_over:
            before, move = odysseus.view(match.state, match.actor), random_move(match.state, random)
            found = predicted_course(odysseus, before, move)
            match.play(match.actor, move)
            after = odysseus.view(match.state, before.who)
            if after.phase == WINDOW:
                continue
            if "sails" not in {event.name for event in odysseus.tell(before, match.entries[-1], after)}:
                assert before.round == 0 or after.round > before.round or found == after.course
                later += 1
            elif UNKNOWN in before.down_kind:
                assert found is None
                blind += 1
            else:
                assert found == after.route
                assert [before.ship, *chart.along(found, before.ship)][-1] == after.ship
                sailed += 1
    assert min(sailed, later) > 50 and blind > 0


def test_hint_says_where_the_ship_would_sail(odysseus: Any) -> None:
    """The hint uses the cards that the player knows, also within an unfinished move."""
    hints = ui_of("odysseus").hints(odysseus, chart_of(odysseus))

    def hint(match: Match, *words: str) -> str:
        """Return the hint of the last words after taking the words before."""
        builder = MoveBuilder(odysseus, odysseus.choices(match.state))
        for actions in map(odysseus.read, words):
            option = builder.typed(actions)
            assert option
            builder.take(option)
        assert builder.walk
        return click.unstyle(hints.of_whole(odysseus.view(match.state, match.actor), builder.walk, actions))

    match = table_of(odysseus, "play 1 y1", "power", "allow")
    assert hint(match, "play 5 g1").startswith("ends at Eta: ")
    assert hint(match, "play 5 g1") == hint(match, "down g1 5") == hint(match, "play 5", "on g1")
    assert hint(match, "play 2 g2") != hint(match, "play 5 g1")
    assert hint(table_of(odysseus, "power g1"), "allow") == "ends at Alpha, without a wind"
    zeus = ("play 1 y1", "power", "allow", "down g1 5", "pass", "power")
    assert hint(table_of(odysseus, *zeus), "allow") == "the ship sails, and the face-down cards decide"
    assert hint(table_of(odysseus, "play 1 y1", "pass", "pass", "power"), "allow").startswith("ends at Delta: ")


def test_new_disk_is_asked_with_the_course_sailed(odysseus: Any) -> None:
    """O7.1: the ship has arrived, so the screen shows the course it has sailed."""
    match = table_of(odysseus, "play 1 y1", "pass", "pass", "power", "allow")
    text = screen_text(odysseus, match, 0)
    assert "Ship on Delta" in text and "Sailed     yellow Delta." in text and "which disk do you put on Alpha?" in text
