"""The commands that are not a game: what they print, and that they refuse in one clear line."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pelagos.core import record
from pelagos.core.laws import Broken, Report
from pelagos.core.playout import playout
from pelagos.games import NAMES
from pelagos.games.ulysses import UlyssesGame
from pelagos.terminal import cli, files, simulate
from pelagos.terminal.cli import main

SCENARIO = """scenario S1 a start
game ulysses
seats 3
play
expect turn 1
"""


def test_help_of_the_module() -> None:
    found = subprocess.run([sys.executable, "-m", "pelagos", "--help"], capture_output=True, text=True, check=True)
    for command in ("board", "check", "laws", "play", "replay", "rules", "simulate"):
        assert command in found.stdout


def test_help_needs_no_game() -> None:
    """Help is quick because it imports no rules."""
    code = "import sys, pelagos.terminal.cli; sys.exit(any(m.startswith('pelagos.games') for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_only_games_that_are_there_can_be_named() -> None:
    assert set(cli.GAMES.choices) <= set(NAMES)
    assert set(main.commands) == {"board", "check", "laws", "play", "replay", "rules", "simulate"}


# ---- simulate
def test_simulate_says_the_same_for_a_seed(run: Any) -> None:
    words = ("simulate", "ulysses", "--players", "3", "--games", "3", "--seed", "5", "--json")
    first, second = (json.loads(run(*words).stdout) for _ in range(2))
    assert first.pop("time") and second.pop("time")
    assert first == second
    assert first["games"] == 3 and sum(row["count"] for row in first["wins_by_seat"].values()) == 3
    assert sum(row["count"] for row in first["wins_by_place_in_order"].values()) == 3


def test_simulate_plays_as_playout_does(game: UlyssesGame) -> None:
    from librt.random import Random

    state = game.start(4)
    decisions = playout(state, Random(9))
    played = simulate.play(game, 4, 9, keep=False)
    assert played.decisions == decisions
    assert state.scores()[played.winner] == 1.0
    assert played == simulate.Played(**{**simulate.play(game, 4, 9, keep=True).__dict__, "record": None})


def test_simulate_in_words(run: Any) -> None:
    text = run("simulate", "ulysses", "--games", "2").stdout
    for word in ("turns", "decisions", "Wins by seat", "unopposed", "red", "black", "decisions a second"):
        assert word in text


def test_simulated_movements_are_those_told(game: UlyssesGame) -> None:
    """The tally counts as the log tells."""
    played = simulate.play(game, 3, 7, keep=True)
    assert played.record is not None
    states = record.replay(played.record)
    told = []
    for i, entry in enumerate(played.record.entries):
        told += game.tell(game.view(states[i], -1), game.seen(entry, -1), game.view(states[i + 1], -1))
    sides = [event.args["side"] for event in told if event.name == "arrives"]
    assert sides.count("red") == played.movements["red"] and sides.count("black") == played.movements["black"]
    assert len(sides) == sum(played.movements.values())


def test_wilson() -> None:
    low, high = simulate.wilson(10, 100)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)
    assert simulate.wilson(0, 10)[0] == 0.0 and simulate.wilson(10, 10)[1] == pytest.approx(1.0)
    assert simulate.wilson(0, 0) == (0.0, 1.0)


def test_simulate_keeps_records(kept: Path, run: Any) -> None:
    assert "a whole game" in run("check", str(kept)).stdout


# ---- replay
def test_replay_tells_the_keeper_all(kept: Path, run: Any) -> None:
    text = run("replay", str(kept)).stdout
    assert "Told in full." in text and re.search(r"Result: drifter [ABC] won\.", text)
    assert all(f"New goals of drifter {letter}" in text for letter in "ABC")
    assert "Cards drawn:" not in text


def test_replay_tells_a_seat_its_own(kept: Path, run: Any) -> None:
    text = run("replay", str(kept), "--seat", "b").stdout
    assert text == run("replay", str(kept), "--seat", "2").stdout
    assert "Your new goals" in text and "New goals of" not in text and "Cards drawn: drifter" in text


def test_replay_tells_the_public_no_secret(kept: Path, run: Any) -> None:
    text = run("replay", str(kept), "--seat", "public").stdout
    assert "ew goals" not in text and "You" not in text


def test_a_seats_record_is_told_as_far_as_it_goes(kept: Path, run: Any, game: UlyssesGame) -> None:
    seen = record.parse(kept.read_text("utf-8"), lambda name: game).seen_by(1)
    kept.write_text(record.write(seen), "utf-8")
    text = run("replay", str(kept)).stdout
    assert "Told as B saw it." in text and "A+?" in text and " won." in text
    assert "B+?" in run("replay", str(kept), "--seat", "public").stdout
    assert run("replay", str(kept), "--seat", "A").exit_code == 2
    assert "only its form" in run("check", str(kept)).stdout


def test_lines_fit_the_terminal(kept: Path, run: Any) -> None:
    for words in (("replay", str(kept)), ("board", "ulysses"), ("rules", "ulysses")):
        assert max(map(len, run(*words).stdout.split("\n"))) <= 80


# ---- check
def test_check_says_ok_or_where(kept: Path, run: Any, tmp_path: Path) -> None:
    good = tmp_path / "good.scenario"
    good.write_text(SCENARIO)
    bad = tmp_path / "bad.scenario"
    bad.write_text(SCENARIO + "expect turn 2\n")
    assert run("check", str(kept), str(good)).exit_code == 0
    result = run("check", str(kept), str(bad), str(good))
    assert result.exit_code == 1
    lines = result.output.splitlines()
    assert [": ok, " in line for line in lines] == [True, False, True]
    assert lines[1].startswith(f"{bad}:6: expected turn 2, found 1")


def test_check_finds_a_changed_line(kept: Path, run: Any) -> None:
    lines = kept.read_text("utf-8").split("\n")
    lines[10] = lines[10].replace(" #", " x #")
    kept.write_text("\n".join(lines), "utf-8")
    result = run("check", str(kept))
    assert result.exit_code == 1 and f"{kept}:11: " in result.output
    assert run("replay", str(kept)).exit_code == 2


@pytest.mark.parametrize("content", [b"", b"\n", b"hello\n", b"\xff\xfe\x00", b"\x1b[2J\n", b"pelagos record 1\n"])
def test_check_of_what_is_no_file_of_ours(content: bytes, run: Any, tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(content)
    result = run("check", str(path))
    assert result.exit_code == 1 and result.output.startswith(str(path)) and result.output.count("\n") == 1
    assert "\x1b" not in result.output
    assert run("replay", str(path)).exit_code == 2


# ---- laws
def test_laws_hold(run: Any) -> None:
    result = run("laws", "ulysses", "--positions", "3", "--players", "3")
    assert result.exit_code == 0 and "Every law held." in result.stdout and "conservation" in result.stdout


def test_a_broken_law_is_told(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    report = Report(positions=5, broken=Broken("odds", "a loaded die"), seed=42)
    monkeypatch.setattr("pelagos.core.laws.run", lambda *_: report)
    result = run("laws", "ulysses", "--positions", "30")
    assert result.exit_code == 1
    assert "odds: a loaded die" in result.output and "--players 3 --seed 42 --positions 30" in result.output


# ---- rules and board
def test_rules_whole_section_and_clause(run: Any, game: UlyssesGame) -> None:
    whole = run("rules", "ulysses").stdout
    assert all(re.search(rf"^{re.escape(clause)} ", whole, re.MULTILINE) for clause in game.rules)
    assert "**" not in whole and "`" not in whole
    section = run("rules", "ulysses", "u7").stdout
    assert "U7.12" in section and "U8.1" not in section
    assert run("rules", "ulysses", "U7.2").stdout.startswith("U7.2  Red")


def test_an_unknown_clause_is_refused_with_near_ones(run: Any) -> None:
    result = run("rules", "ulysses", "U7.22")
    assert result.exit_code == 2 and "U7.2" in result.output
    assert run("rules", "ulysses", "\x1b").exit_code == 2


def test_board_shows_places_and_origin(run: Any, game: UlyssesGame) -> None:
    text = run("board", "ulysses").stdout
    assert all(name.capitalize() in text for name in game.board.names)
    assert "Origin: Reconstructed" in text


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
def test_a_bad_board_is_refused(name: str, run: Any, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(BOARDS[name])
    for words in (("play", "ulysses"), ("simulate", "ulysses"), ("board", "ulysses"), ("check", "x"), ("replay", "x")):
        result = run(*words, "--board", str(path))
        assert result.exit_code == 2 and str(path) in result.output and "\x1b" not in result.output


def test_files_that_are_none(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    large = tmp_path / "large"
    large.write_bytes(b"x" * 101)
    monkeypatch.setattr(files, "LARGEST", 100)
    for path in (str(tmp_path), str(tmp_path / "missing"), str(large), "a\0b"):
        assert run("replay", path).exit_code == 2
        assert run("check", path).exit_code == 1
        assert run("board", "ulysses", "--board", path).exit_code == 2


def test_an_unreadable_file(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
def test_what_cannot_be_asked(words: tuple[str, ...], run: Any) -> None:
    result = run(*words)
    assert result.exit_code == 2 and result.output


def test_a_record_is_not_written_over(kept: Path, run: Any) -> None:
    before = kept.read_bytes()
    assert run("play", "ulysses", "--record", str(kept)).exit_code == 2
    assert kept.read_bytes() == before


def test_a_record_of_another_board(kept: Path, run: Any, tmp_path: Path, game: UlyssesGame) -> None:
    data = dict(game.board.data)
    data["routes"] = [*data["routes"], ["circe", "scheria"]]
    other = tmp_path / "other.json"
    other.write_text(json.dumps(data))
    result = run("check", str(kept), "--board", str(other))
    assert result.exit_code == 1 and f"{kept}:3: played on board" in result.output
