"""The commands besides `play`: their output, and one clear line for every refusal."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random

from pelagos.core import record
from pelagos.core.game import PUBLIC, Event
from pelagos.core.laws import LawBroken, Report
from pelagos.core.match import entry_logs
from pelagos.core.playout import playout
from pelagos.games import NAMES
from pelagos.games.odysseus.actions import GODS
from pelagos.terminal import cli, files
from pelagos.terminal.cli import main
from pelagos.terminal.commands import simulate
from tests.kit.games.golden_games import golden_path

STARTS = {"ulysses": ("turn", 1), "odysseus": ("round", 0)}  # a fact about a new game
SECTIONS = {"ulysses": ("u7", "U7.12", "U8.1", "U7.2  Red"), "odysseus": ("o6", "O6.7", "O7.1", "O6.1  Zeus")}


def scenario(game: str) -> str:
    word, number = STARTS[game]
    return f"scenario S1 a start\ngame {game}\nseats 3\nplay\nexpect {word} {number}\n"


def test_help_lists_the_commands() -> None:
    found = subprocess.run([sys.executable, "-m", "pelagos", "--help"], capture_output=True, text=True, check=True)
    for command in ("arena", "board", "check", "laws", "play", "replay", "rules", "simulate", "verify"):
        assert command in found.stdout


def test_help_imports_no_rules() -> None:
    """Help is fast because it imports no more of a game than its manifest."""
    code = "import sys, pelagos.terminal.cli; print(*(m for m in sys.modules if m.startswith('pelagos.games.')))"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert {module.split(".", 3)[-1] for module in found if module.count(".") > 2} == {"manifest"}


def test_games_and_commands() -> None:
    assert tuple(cli.GAMES.choices) == NAMES
    assert set(main.commands) == {
        *("arena", "backup", "board", "bot", "check", "examine", "export", "join", "laws", "learn", "open"),
        *("play", "replay", "rules", "serve", "simulate", "verify"),
    }


# ---- simulate
def test_simulate_is_reproducible(run: Any, game: Any) -> None:
    words = ("simulate", game.name, "--players", "3", "--games", "3", "--seed", "5", "--json")
    first, second = (json.loads(run(*words).stdout) for _ in range(2))
    assert first.pop("time") and second.pop("time")
    assert first == second
    assert first["games"] == 3
    for table in (
        "wins_by_seat",
        {"ulysses": "wins_by_place_in_order", "odysseus": "god_held_by_the_winner"}[game.name],
    ):
        assert sum(row["count"] for row in first["tables"][table].values()) == 3


def test_simulate_plays_as_playout_does(game: Any) -> None:
    for seats in game.seats:
        state = game.start(seats)
        decisions = playout(state, Random(9))
        played = simulate.play(game, seats, 9, keep=False)
        assert played.decisions == decisions
        assert list(played.scores) == state.scores()
        assert played == replace(simulate.play(game, seats, 9, keep=True), record=None)


EXPECTED_WORDS = {
    "ulysses": ("turns", "unopposed", "red", "black", "Wins by place in order"),
    "odysseus": ("rounds", "adventures", "God held by the winner", "hades", "Powers blocked", "cyclops"),
}


def test_simulate_as_text(run: Any, game: Any) -> None:
    text = run("simulate", game.name, "--games", "2").stdout
    for word in ("decisions", "Wins by seat", "decisions per second", *EXPECTED_WORDS[game.name]):
        assert word in text


def public_log(game: Any, seats: int, seed: int) -> tuple[simulate.Played, list[Event]]:
    """Return a simulated game and its log for a spectator."""
    played = simulate.play(game, seats, seed, keep=True)
    assert played.record is not None
    events = entry_logs(game, record.replay(played.record), played.record.entries, PUBLIC)
    return played, [event for entry_events in events for event in entry_events]


def test_tally_of_odysseus_agrees_with_the_log(odysseus: Any) -> None:
    played, events = public_log(odysseus, 6, 7)
    tally: Any = played.tally
    for i, god in enumerate(GODS):
        assert tally.used[i] == sum(event.name == f"power-{god}" for event in events)
        assert tally.blocked[i] == sum(event.name == "block" and event.args["god"] == god for event in events)
    assert sum(tally.done) == sum(event.name == "completes" for event in events)
    assert tally.rounds == sum(event.name == "round" for event in events)


def test_a_shared_win_counts_by_share(odysseus: Any) -> None:
    played = simulate.play(odysseus, 3, 7, keep=False)
    shared = replace(played, scores=(0.5, 0.5, 0.0))
    found = simulate.summary(odysseus, 3, 7, [shared, replace(played, scores=(0.0, 1.0, 0.0))], 1.0)
    assert [row["count"] for row in found["tables"]["wins_by_seat"].values()] == [0.5, 1.5, 0]
    assert sum(row["count"] for row in found["tables"]["god_held_by_the_winner"].values()) == 2
    assert "1.5" in "\n".join(simulate.as_text(found))


def test_tally_of_ulysses_agrees_with_the_log(ulysses: Any) -> None:
    played, events = public_log(ulysses, 3, 7)
    movements = played.tally.movements  # type: ignore[attr-defined]
    sides = [event.args["side"] for event in events if event.name == "arrives"]
    assert sides.count("red") == movements["red"] and sides.count("black") == movements["black"]
    assert len(sides) == sum(movements.values())


def test_simulate_saves_records(record_file: Path, run: Any) -> None:
    assert "a whole game" in run("check", str(record_file)).stdout


# ---- replay
OWN = {"ulysses": ("New goals of drifter", "Your new goals"), "odysseus": ("The task of drifter", "Your task")}


def test_replay_of_full_record_shows_everything(record_file: Path, run: Any, game: Any) -> None:
    text = run("replay", str(record_file)).stdout
    assert "The full log, secrets included." in text and re.search(r"Result: drifter [ABC] won\.", text)
    assert all(f"{OWN[game.name][0]} {letter}" in text for letter in "ABC")
    assert "Cards drawn:" not in text


def test_replay_for_a_seat_shows_its_own_secrets(record_file: Path, run: Any, game: Any) -> None:
    text = run("replay", str(record_file), "--seat", "b").stdout
    assert text == run("replay", str(record_file), "--seat", "2").stdout
    others, own = OWN[game.name]
    assert own in text and others not in text and "Cards drawn: drifter" in text


def test_public_replay_shows_no_secret(record_file: Path, run: Any, game: Any) -> None:
    text = run("replay", str(record_file), "--seat", "public").stdout
    assert not any(words in text for words in (*OWN[game.name], "You"))


def test_replay_of_a_masked_record(record_file: Path, run: Any, game: Any) -> None:
    seen = record.parse(record_file.read_text("utf-8"), lambda name: game).seen_by(1)
    record_file.write_text(record.write(seen), "utf-8")
    text = run("replay", str(record_file)).stdout
    assert "The log as B saw it." in text and "A+?" in text and " won." in text
    assert "B+?" in run("replay", str(record_file), "--seat", "public").stdout
    assert run("replay", str(record_file), "--seat", "A").exit_code == 2
    assert "only its form" in run("check", str(record_file)).stdout


def test_lines_fit_the_terminal(record_file: Path, run: Any, game: Any) -> None:
    for words in (("replay", str(record_file)), ("board", game.name), ("rules", game.name)):
        assert max(map(len, run(*words).stdout.split("\n"))) <= 80


# ---- check
def test_check_prints_ok_or_the_line(record_file: Path, run: Any, tmp_path: Path, game: Any) -> None:
    good = tmp_path / "good.scenario"
    good.write_text(scenario(game.name))
    bad = tmp_path / "bad.scenario"
    word, number = STARTS[game.name]
    bad.write_text(scenario(game.name) + f"expect {word} 2\n")
    assert run("check", str(record_file), str(good)).exit_code == 0
    result = run("check", str(record_file), str(bad), str(good))
    assert result.exit_code == 1
    lines = result.output.splitlines()
    assert [": ok, " in line for line in lines] == [True, False, True]
    assert lines[1].startswith(f"{bad}:6: expected {word} 2, found {number}")


def test_check_finds_a_changed_line(record_file: Path, run: Any) -> None:
    lines = record_file.read_text("utf-8").split("\n")
    lines[10] = lines[10].replace(" #", " x #")
    record_file.write_text("\n".join(lines), "utf-8")
    result = run("check", str(record_file))
    assert result.exit_code == 1 and f"{record_file}:11: " in result.output
    assert run("replay", str(record_file)).exit_code == 2


@pytest.mark.parametrize("content", [b"", b"\n", b"hello\n", b"\xff\xfe\x00", b"\x1b[2J\n", b"pelagos record 1\n"])
def test_check_of_other_files(content: bytes, run: Any, tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(content)
    result = run("check", str(path))
    assert result.exit_code == 1 and result.output.startswith(str(path)) and result.output.count("\n") == 1
    assert "\x1b" not in result.output
    assert run("replay", str(path)).exit_code == 2


# ---- laws
def test_laws_hold(run: Any, game: Any) -> None:
    result = run("laws", game.name, "--positions", "3", "--players", "3")
    assert result.exit_code == 0 and "Every law held." in result.stdout and "conservation" in result.stdout


def test_broken_law_is_reported(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    report = Report(positions=5, broken=LawBroken("odds", "a loaded die"), seed=42)
    monkeypatch.setattr("pelagos.core.laws.run", lambda *_: report)
    result = run("laws", "ulysses", "--positions", "30")
    assert result.exit_code == 1
    assert "odds: a loaded die" in result.output and "--players 3 --seed 42 --positions 30" in result.output


# ---- rules and board
def test_rules_page_section_and_clause(run: Any, game: Any) -> None:
    whole = run("rules", game.name).stdout
    assert all(re.search(rf"^{re.escape(clause)} ", whole, re.MULTILINE) for clause in game.rules)
    assert "**" not in whole and "`" not in whole
    word, inside, outside, clause = SECTIONS[game.name]
    section = run("rules", game.name, word).stdout
    assert inside in section and outside not in section
    assert run("rules", game.name, clause.split(" ")[0]).stdout.startswith(clause)


def test_language_of_the_system_or_of_the_option(run: Any) -> None:
    assert run("rules", "ulysses", "U8").stdout.startswith("U8 Arrival")
    assert run("rules", "ulysses", "U8", lang="it_IT.UTF-8").stdout.startswith("U8 L'arrivo")
    assert run("rules", "ulysses", "U8", "--language", "de", lang="it_IT").stdout.startswith("U8 Ankunft")
    assert run("rules", "ulysses", "U8", lang="la").stdout.startswith("U8 Arrival")
    assert run("rules", "ulysses", "U8", "--language", "la").exit_code == 2
    text = run("replay", str(golden_path("odysseus", 3)), "--language", "fr").stdout
    assert "Le journal complet" in text and "a gagné." in text and "Zeus" in text
    assert "Inseln" in run("board", "odysseus", "--language", "de").stdout


def test_unknown_clause_is_refused_with_similar_ones(run: Any) -> None:
    result = run("rules", "ulysses", "U7.22")
    assert result.exit_code == 2 and "U7.2" in result.output
    assert run("rules", "ulysses", "\x1b").exit_code == 2


def test_board_shows_places_and_origin(run: Any, game: Any) -> None:
    text = run("board", game.name).stdout
    assert all(name.capitalize() in text for name in game.board.names)
    assert re.search("Origin: (Reconstructed|Designed)", text)


def test_board_shows_lines_tasks_and_counts(run: Any) -> None:
    text = run("board", "odysseus").stdout
    assert re.search(r"^  Alpha +Delta +Eta +Beta$", text, re.MULTILINE)
    assert "4  Circe 3, Scylla 2, Lotus 1" in text and re.search(r"^  Lotus +5 +3$", text, re.MULTILINE)


# ---- refusals
BOARDS = {
    "nothing.json": b"",
    "words.json": b"hello",
    "list.json": b"[]",
    "bytes.json": b"\xff\xfe\x00",
    "deep.json": b"[" * 100_000,
    "number.json": b'{"name": ' + b"1" * 5000 + b"}",
    "escape.json": b'{"\\u001b[2J": 1, "\\u001b[2J": 2}',
}


@pytest.mark.parametrize("name", BOARDS)
def test_bad_board_is_refused(name: str, run: Any, tmp_path: Path, game: Any) -> None:
    path = tmp_path / name
    path.write_bytes(BOARDS[name])
    for words in (("play", game.name), ("simulate", game.name), ("board", game.name), ("check", "x"), ("replay", "x")):
        result = run(*words, "--board", str(path))
        assert result.exit_code == 2 and str(path) in result.output and "\x1b" not in result.output


def test_unusable_paths_are_refused(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    large = tmp_path / "large"
    large.write_bytes(b"x" * 101)
    monkeypatch.setattr(files, "LARGEST", 100)
    for path in (str(tmp_path), str(tmp_path / "missing"), str(large), "a\0b"):
        assert run("replay", path).exit_code == 2
        assert run("check", path).exit_code == 1
        assert run("board", "ulysses", "--board", path).exit_code == 2


def test_unreadable_file_is_refused(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "secret"
    path.touch()

    def forbidden(self: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", forbidden)  # root may read anything
    result = run("replay", str(path))
    assert result.exit_code == 2 and f"{path}: Permission denied" in result.output


@pytest.mark.parametrize(
    "words",
    [
        ("play", "ulysses", "--players", "2"),
        ("play", "odysseus", "--players", "2"),
        ("play", "odysseus", "--players", "7"),
        ("play", "odysseus", "--seat", "F"),
        ("laws", "odysseus", "--positions", "5", "--players", "7"),
        ("rules", "odysseus", "U7.2"),
        ("play", "ulysses", "--players", "6"),
        ("play", "ulysses", "--seat", "E"),
        ("play", "ulysses", "--seat", ""),
        ("play", "ulysses", "--name", " "),
        ("play", "ulysses", "--seed", "-1"),
        ("play", "ulysses", "--seed", "99999999999999999999"),
        ("play", "chess"),
        ("simulate", "ulysses", "--players", "9"),
        ("simulate", "ulysses", "--games", "0"),
        ("laws", "ulysses", "--positions", "5", "--players", "1"),
        ("play", "ulysses", "--record", "/nowhere/at/all"),
        ("simulate", "ulysses", "--records", "/dev/null/x"),
    ],
)
def test_invalid_arguments_are_refused(words: tuple[str, ...], run: Any) -> None:
    result = run(*words)
    assert result.exit_code == 2 and result.output


def test_existing_record_is_not_overwritten(record_file: Path, run: Any, game: Any) -> None:
    before = record_file.read_bytes()
    assert run("play", game.name, "--record", str(record_file)).exit_code == 2
    assert record_file.read_bytes() == before


def other_board(game: Any, folder: Path) -> Path:
    """Return the file of the game's board with one change."""
    data = json.loads(json.dumps(game.board.data))
    if game.name == "ulysses":
        data["routes"].append(["circe", "scheria"])
    else:
        data["tasks"].reverse()
    path = folder / "other.json"
    path.write_text(json.dumps(data))
    return path


def test_record_of_another_board_is_refused(record_file: Path, run: Any, tmp_path: Path, game: Any) -> None:
    result = run("check", str(record_file), "--board", str(other_board(game, tmp_path)))
    assert result.exit_code == 1 and f"{record_file}:3: played on board" in result.output


def test_custom_board_is_used_for_its_game_only(run: Any, tmp_path: Path, game: Any) -> None:
    board = str(other_board(game, tmp_path))
    for name in NAMES:
        file = tmp_path / f"{name}.scenario"
        file.write_text(scenario(name))
        assert run("check", str(file), "--board", board).exit_code == 0
        assert run("board", name, "--board", board).exit_code == (0 if name == game.name else 2)
