"""The browser's verifier agrees with `pelagos verify` about honest games and about every kind of forged one.

Here it runs in Node, whose WebCrypto is the same as a browser's.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pelagos.bots import SeatedBots, bot_of
from pelagos.core.committed import Committed, commitment
from pelagos.core.game import PUBLIC, Game, State
from pelagos.core.record import Record, write
from pelagos.terminal.commands.verify import verify
from tests.kit.games.boards import board_text, loaded
from tests.kit.games.committed_records import (
    cheating_record,
    entropy_of,
    honest_record,
    record_with_draws,
    seed_of,
    swapped_record,
)
from tests.kit.games.every_game import GAMES, every_game, every_table, find
from tests.kit.games.forged_records import rehashed
from tests.kit.games.random_play import random_record
from tests.kit.project.message_files import parameters
from tests.kit.project.node import PROGRAM, WEB

VERIFIER = WEB / "src" / "verify" / "verify.js"

Judge = Callable[[Sequence[Record | str]], list[dict[str, Any]]]


def script(*words: str) -> list[str]:
    """Run the browser's script with these arguments; return the lines that it prints."""
    command = [str(PROGRAM), str(Path(__file__).parent / "verify.mjs"), *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture
def judge(tmp_path: Path) -> Judge:
    """Return a function that gives the browser's findings about records or texts, and checks that Python agrees."""

    def judged(given: Sequence[Record | str]) -> list[dict[str, Any]]:
        paths = [tmp_path / f"{i}.txt" for i, _ in enumerate(given)]
        for path, each in zip(paths, given, strict=True):
            path.write_text(each if isinstance(each, str) else write(each), "utf-8")
        found = [json.loads(line) for line in script(*map(str, paths))]
        for path, theirs in zip(paths, found, strict=True):
            assert_alike(path, theirs)
        return found

    return judged


def assert_alike(path: Path, theirs: dict[str, Any]) -> None:
    verified, lines = verify(str(path), find)
    assert theirs["ok"] == verified, (lines, theirs["name"], theirs["args"])
    if verified:
        assert f"All {theirs['draws']} draws" in lines[3]


def sailing(game: Game, seats: int, number: int) -> Record:
    """Play a game of bots that are good enough to build temples, exchange goals and use their gods."""
    bots = SeatedBots(game, {seat: bot_of("sailor", game) for seat in range(seats)}, number, 60)
    return honest_record(game, seats, number, move=lambda match: bots.move(match.state))


# ---- the draws
def test_both_reject_the_same_draws() -> None:
    """For these sizes, a quarter or nearly half of the draws are rejected."""
    sizes = [2**62 + 1] * 30 + [2**63 + 1] * 30 + [1, 2, 3, 132]
    chance = Committed(seed_of(1), entropy_of(1, 4))
    found = script("draws", seed_of(1).hex(), ",".join(entropy_of(1, 4)), *map(str, sizes))
    assert [int(line) for line in found] == [chance.below(n) for n in sizes]


# ---- honest games
BOTH_FIT = ["web-verify-seed-fits", "web-verify-draws-fit"]


@every_table
def test_both_verify_games_of_drifters(judge: Judge, game: Game, seats: int) -> None:
    records = [honest_record(game, seats, number) for number in range(100, 106)]
    found = judge(records)
    assert all(each["ok"] for each in found)
    for record, each in zip(records, found, strict=True):
        assert each["draws"] == sum(len(entry.draws) for entry in record.entries)
        assert [check["name"] for check in each["checks"]] == ["web-verify-hashes-fit", *BOTH_FIT]
        assert each["checks"][2]["args"] == {"draws": each["draws"]}


@every_table
def test_both_verify_a_first_voyage(judge: Judge, game: Game, seats: int) -> None:
    """U10.1, O9.1: the variant is in the record. In Ulysses its deal has other draws."""
    record = honest_record(game.in_variant("first-voyage"), seats, 9)
    assert judge([record])[0]["ok"]
    if game.name == "ulysses":
        assert not judge([rehashed(write(record).replace("\nvariant first-voyage", "", 1))])[0]["ok"]


@every_table
def test_both_verify_games_of_sailors(judge: Judge, game: Game, seats: int) -> None:
    """Also of a table with stand-ins: the draws do not depend on who decided."""
    record = sailing(game, seats, 7)
    away = tuple("clock" if i % 5 == 3 else "" for i in range(len(record.entries)))
    assert all(each["ok"] for each in judge([record, replace(record, deciders=away)]))


SAID = {
    "ulysses": [
        *(
            r"build zeus=\d",
            "build discard",
            "exchange",
            "pandora zeus",
            "wind zeus",
            r"plague \w+ zeus",
            "remove",
            "end",
        ),
        *(r"object \w+ discard", r"black \w+ \d", r"support red \d zeus=\d"),
    ],
    "odysseus": ["trade", r"down \w\d \w", r"play d \w\d", "disk", "block", r"power down\d"],
}


def test_the_games_use_the_sentences_that_move_cards() -> None:
    """The sentences that the verifier must understand occur in the games it is tested with."""
    for name, wanted in SAID.items():
        games = [honest_record(find(name), seats, number) for seats in find(name).seats for number in range(100, 106)]
        text = "".join(map(write, games))
        for phrase in wanted:
            assert re.search(rf"^\d+ [A-F] {phrase}", text, re.MULTILINE), phrase
        assert name != "ulysses" or any(drawn_cards(game) > 132 for game in games), "no reshuffle"


def drawn_cards(record: Record) -> int:
    return sum(len(entry.draws) for entry in record.entries) - 1 - 4 * len(record.names)


# ---- forged ones: the rules are kept, the hashes fit
@every_game
def test_both_catch_a_draw_that_the_seed_does_not_give(judge: Judge, game: Game) -> None:
    honest = honest_record(game, 3, 2, 120)
    forged = [cheating_record(game, 3, 2, at, 120) for at in (0, 1, 8, 13, 19, 25, 30, 33, 40, 45)]
    forged = [record for record in forged if record.entries != honest.entries]
    assert len(forged) > 6
    for each in judge(forged):
        assert each["name"] == "web-verify-draw-other"
        assert each["args"]["found"] != each["args"]["expected"]


@every_game
def test_both_name_the_same_draw_and_line(judge: Judge, game: Game, tmp_path: Path) -> None:
    for at in (5, 25, 33):
        record = cheating_record(game, 4, 9, at, 120)
        path = tmp_path / "forged.txt"
        path.write_text(write(record), "utf-8")
        (each,) = judge([record])
        reason = "draw {draw} is '{found}' here, but the seed gives '{expected}'".format(**each["args"])
        assert verify(str(path), find)[1] == [f"{path}:{each['line']}: does not verify: {reason}"]
        assert each["args"]["draw"] == at


@every_game
def test_both_catch_swapped_draws(judge: Judge, game: Game) -> None:
    honest = honest_record(game, 3, 5, 1)
    records = [swapped_record(game, 3, 5, at, 1) for at in range(12, 30)]
    found = judge(records)
    assert [each["ok"] for each in found] == [record.entries == honest.entries for record in records]
    assert sum(not each["ok"] for each in found) > 5


@every_game
def test_both_catch_another_seed_or_entropy(judge: Judge, game: Game) -> None:
    record, other = honest_record(game, 3, 1, 20), seed_of(2)
    forged = [
        replace(record, seed=other.hex()),
        replace(record, seed=other.hex(), commitment=commitment(other)),
        replace(record, commitment=commitment(other)),
        replace(record, entropy=(*record.entropy[:2], "0")),
        replace(record, entropy=record.entropy[::-1]),
    ]
    found = judge(forged)
    assert not any(each["ok"] for each in found)
    assert (found[0]["name"], found[0]["line"]) == ("web-verify-other-seed", 11)
    assert found[0]["args"] == {"digest": commitment(other)}
    assert found[1]["name"] == "web-verify-draw-other"


@every_game
def test_both_catch_a_number_left_out(judge: Judge, game: Game) -> None:
    source = Committed(seed_of(6), entropy_of(6, 3))

    def draw(state: State) -> int:
        source.drawn += source.drawn == 14
        return int(state.outcome(source.below(state.rolls())))

    assert not judge([record_with_draws(game, 3, 6, draw, 1)])[0]["ok"]


@every_game
def test_both_catch_words_changed_in_any_line(judge: Judge, game: Game) -> None:
    """Remove all draws, remove one, repeat one, give one to another seat; the hashes are recomputed."""
    lines = write(honest_record(game, 3, 11, 90)).split("\n")
    places = [i for i, line in enumerate(lines) if " | " in line]
    forged = []
    for i in places[:-1]:
        move, _, rest = lines[i].rpartition(" #")[0].partition(" | ")
        words = rest.split(" ")
        last, letter = words[-1], "ABC"["BCA".index(words[-1][0])]
        ways = [move, f"{move} | {rest} {last}", f"{move} | {' '.join([*words[:-1], letter + last[1:]])}"]
        ways += [f"{move} | {' '.join(words[:-1])}"] if len(words) > 1 else []
        forged += [rehashed("\n".join([*lines[:i], f"{way} #", *lines[i + 1 :]])) for way in ways]
    assert len(forged) > 12
    assert not any(each["ok"] for each in judge(forged))


@pytest.mark.parametrize(
    ("name", "verb", "said"),
    [
        ("ulysses", "end", "web-verify-draw-missing"),
        ("ulysses", "pass", "web-verify-no-turn"),
        ("odysseus", "disk", "web-verify-draw-missing"),
        ("odysseus", "pass", "web-verify-no-cards"),
    ],
)
def test_both_catch_an_invented_deal(judge: Judge, name: str, verb: str, said: str) -> None:
    """The deal is the record's last line, so no later draw has a wrong number because of it."""
    game, record = find(name), honest_record(find(name), 3, 11)
    moves = [game.write(entry.actions).split(" ")[0] for entry in record.entries]
    at = next(i for i, entry in enumerate(record.entries) if moves[i] == verb and entry.draws)
    skipped = msgspec.structs.replace(record.entries[at], draws=())
    forged = replace(record, entries=(*record.entries[:at], skipped, record.entries[at + 1]), winners=())
    assert judge([forged])[0]["name"] == said


@every_game
def test_both_catch_invalid_moves(judge: Judge, game: Game) -> None:
    text = write(honest_record(game, 3, 11, 60))
    word = {"ulysses": "agree", "odysseus": "pass"}[game.name]
    news = (
        "",
        "agre",
        "passs",
        f"{word} ",
        f"{word} {word}",
        "lay zeus",
        "play",
        "build zeus=0 discard wind",
        "support red 0",
    )
    forged = [
        rehashed(re.sub(rf"^(\d+ [ABC]) {word} #", rf"\1 {new} #", text, count=1, flags=re.MULTILINE)) for new in news
    ]
    assert text not in forged
    assert not any(each["ok"] for each in judge(forged))


@every_game
def test_both_catch_cards_that_were_not_dealt(judge: Judge, game: Game) -> None:
    """A move with cards that were not dealt, before anything else is drawn."""
    text = write(honest_record(game, 3, 11, 60))
    pattern, new = {"ulysses": (r"(\d+) zeus=\d", "9 zeus=9"), "odysseus": (r"play \w (\w\d)", r"play 5 \1")}[game.name]
    lines = text.split("\n")
    forged = []
    for i, line in enumerate(lines):
        if re.search(pattern, line):
            forged.append(rehashed("\n".join([*lines[:i], re.sub(pattern, new, line), *lines[i + 1 :]])))
    missed = [each["args"] for each in judge(forged) if each["name"] == "web-verify-no-card"]
    assert missed and all(args["letter"] in "ABC" and args["card"] for args in missed)


@every_game
def test_both_catch_damage(judge: Judge, game: Game) -> None:
    text = write(honest_record(game, 3, 11, 12))
    lines = text.split("\n")[:-1]
    spoilt = [
        text[:-1],
        text + "x\n",
        text.replace("view full", "view fool"),
        text.replace(" #", " ~me #", 2),
        "",
        "\n",
    ]
    spoilt += [text[:i] + chr(ord(text[i]) ^ 1) + text[i + 1 :] for i in range(0, len(text), 37)]
    spoilt += ["".join(f"{line}\n" for j, line in enumerate(lines) if i != j) for i in range(len(lines))]
    spoilt += [rehashed(text.replace("\n1 ", "\n2 ")), rehashed(text.replace("seat B", "seat C"))]
    assert not any(each["ok"] for each in judge(spoilt))


# ---- nothing to prove
@every_game
def test_both_report_that_a_record_has_no_proof(judge: Judge, game: Game) -> None:
    record = honest_record(game, 3, 1, 10)
    given = [random_record(game, 3, 1, 10), replace(record, seed=""), record.seen_by(PUBLIC), record.seen_by(1)]
    found = judge(given)
    said = [("unpromised", {}), ("unrevealed", {}), ("masked", {"view": "public"}), ("masked", {"view": "B"})]
    for each, (name, args) in zip(found, said, strict=True):
        assert (each["name"], each["args"], each["line"]) == (f"web-verify-{name}", args, 0)
        assert each["checks"] == [{"name": "web-verify-hashes-fit", "args": {"entries": 10}}]
        assert each["draws"] == 0


@pytest.mark.parametrize(("name", "old", "new"), [("ulysses", "ithaca", "ithaki"), ("odysseus", "alpha", "alef")])
def test_other_boards_are_left_to_the_program(judge: Judge, name: str, old: str, new: str, tmp_path: Path) -> None:
    """A record holds the file of a board that is not the game's own; older records did not."""
    other = loaded(name, json.loads(board_text(name).replace(f'"{old}"', f'"{new}"')), tmp_path)
    text = write(honest_record(other, 3, 1))
    older = rehashed("".join(line for line in text.splitlines(keepends=True) if not line.startswith("file ")))
    forged = rehashed(text.replace(f'"{new}"', f'"{old}"'))
    found = judge([text, older, forged])
    assert [each["name"] for each in found] == ["", "web-verify-other-board", "web-verify-wrong-board"]


def test_chosen_first_player_is_a_setting_and_not_chance(judge: Judge) -> None:
    """U2.3: draws are verified from the deal on, and a record that hides or changes the choice does not verify."""
    text = write(honest_record(find("ulysses"), 4, 2, first=2))
    assert "\nfirst C\n" in text
    found = judge([text, rehashed(text.replace("\nfirst C", "")), rehashed(text.replace("\nfirst C", "\nfirst D"))])
    assert [each["ok"] for each in found] == [True, False, False]


# ---- the files
def test_boards_in_the_script_are_ours() -> None:
    """Compare the boards' fingerprints: a board that changes must be changed in the script too."""
    source = VERIFIER.read_text("utf-8")
    for game in GAMES:
        assert f'"{game.board_mark}": {{' in source
    for names in find("ulysses").board.names[:9], find("ulysses").board.names[27:36]:
        assert f'"{" ".join(names)}"' in source


def test_page_runs_under_a_strict_policy() -> None:
    """No inline script or style, and no requests to anywhere. tests/web checks the same for the built page."""
    page = (WEB / "verify.html").read_text("utf-8")
    policy = re.search(r'Content-Security-Policy"\s+content="(.*?)"', page)
    assert policy and policy.end() < page.index("<script") and "unsafe" not in policy[1]
    rules = dict(rule.split(" ", 1) for rule in policy[1].split("; "))
    assert {rules[name] for name in ("script-src", "style-src", "font-src")} == {"'self'"}
    assert {rules[name] for name in ("default-src", "connect-src", "form-action", "base-uri")} == {"'none'"}
    assert not re.search(r"<style| style=| on\w+=|https?://", page)


def test_the_script_has_no_dependencies() -> None:
    """The script has no import, sends no request and uses no page."""
    words = r"^\s*import\b|\bimport\(|fetch\(|XMLHttpRequest|WebSocket|document|eval\("
    assert not re.search(words, VERIFIER.read_text("utf-8"), re.MULTILINE)


def test_messages_get_their_parameters() -> None:
    """Every finding has exactly the parameters of its message."""
    source = VERIFIER.read_text("utf-8")
    found = re.findall(r'"(web-verify-[a-z-]+)"(?:, \{ ([^}]*) \})?', source)
    assert len(found) > 25
    for name, args in found:
        assert set(re.findall(r"(\w+)(?=:|,|$)(?:: [^,]*)?", args)) == parameters("en", name), name
