"""Records: writing, parsing, replaying and masking them, and detecting every damage."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

from pelagos.core import record as records
from pelagos.core.chance import Seeded
from pelagos.core.game import CHANCE, LETTERS, PUBLIC, Game, InvalidInput
from pelagos.core.match import Match
from pelagos.core.record import Damaged, Record, parse, record_of, replay, write
from pelagos.games.ulysses.board import COLOURS
from tests.kit.games.boards import board_text, loaded
from tests.kit.games.every_game import every_game, every_table, find
from tests.kit.games.forged_records import rehashed as relinked
from tests.kit.games.golden_games import GOLDEN, golden_path
from tests.kit.games.random_play import NAMES, random_match, random_record

Edit = tuple[str, str | Callable[[re.Match[str]], str]]  # a pattern and its replacement
PAGE = Path(__file__).parents[2] / "docs" / "reference" / "record.md"
NO_RIGHT = "only the player with Hades can play face down, once the power is in effect this round"
CHANGED = (
    "{path} was {what} by {version_line!r}. If rules, notation or board were changed on purpose, old records no longer "
    "replay: bump the `version` of the game and make new golden records (see tests/kit/games/golden_games.py)"
)


def short(game: Game) -> str:
    """Return a record that is small enough to try every damage on. One name is not ASCII."""
    return write(record_of(random_match(game, 3, 171, 14), ["Τηθύς", *NAMES[1:3]]))


def lines_of(text: str) -> list[str]:
    return text.split("\n")[:-1]


def joined(lines: list[str]) -> str:
    return "".join(line + "\n" for line in lines)


def first_entry(text: str) -> int:
    """Return the line number of entry 0, counted from 1."""
    return next(i for i, line in enumerate(lines_of(text), 1) if line.startswith("0 "))


def damage(text: str) -> Damaged:
    """Return the error of parse() or replay()."""
    with pytest.raises(Damaged) as caught:
        replay(parse(text, find))
    error = caught.value
    assert str(error) == f"line {error.line}: {error.reason}"
    assert error.line >= 1
    assert error.reason
    return error


def edited(text: str, pattern: str, new: str | Callable[[re.Match[str]], str]) -> tuple[str, int]:
    """Return a forged record, and the number of the changed line: the first one with the pattern. The hashes match."""
    lines = lines_of(text)
    number = next(i for i, line in enumerate(lines) if re.search(pattern, line))
    lines[number] = re.sub(pattern, new, lines[number], count=1)
    return relinked(joined(lines)), number + 1


def golden(game: Game, seats: int = 3) -> str:
    return golden_path(game.name, seats).read_text("utf-8")


def both(**cases: list[tuple[str, ...]]) -> list[object]:
    """Return the cases of both games for one test. The game becomes the first argument of each case."""
    return [pytest.param(find(name), *case, id=f"{name}-{case[1]}") for name in cases for case in cases[name]]


# ---- printing, parsing, replaying
@every_table
def test_print_and_parse_are_inverse(game: Game, seats: int) -> None:
    """Full records and those of each seat and of spectators (U3)."""
    full = random_record(game, seats, 5)
    for record in (full, *(full.seen_by(who) for who in (PUBLIC, *range(seats)))):
        text = write(record)
        assert parse(text, find) == record
        assert write(parse(text, find)) == text


@every_game
@pytest.mark.parametrize("entries", [0, 1, 2, 30])
def test_running_game_can_be_recorded(game: Game, entries: int) -> None:
    record = random_record(game, 4, 2, entries)
    assert record.winners == ()
    assert "\nresult open\n" in write(record)
    assert replay(parse(write(record), find))[-1].actor() not in (-2, CHANCE)


@every_game
def test_record_without_entries_is_valid(game: Game) -> None:
    empty = Record(game, NAMES[:3], (), ())
    assert parse(write(empty), find) == empty
    assert len(replay(empty)) == 1


@every_table
def test_replay_goes_through_the_same_positions(game: Game, seats: int) -> None:
    match = random_match(game, seats, 6)
    states = replay(parse(write(record_of(match, NAMES[:seats])), find))
    assert len(states) == len(match.entries) + 1
    for viewer in (PUBLIC, *range(seats)):
        assert game.view(states[-1], viewer) == game.view(match.state, viewer)
    assert game.facts(states[-1]) == game.facts(match.state)
    assert states[-1].scores() == match.state.scores()


@every_game
def test_replay_passes_every_position_of_the_game(game: Game) -> None:
    match = random_match(game, 3, 8, 60)
    again = replay(record_of(match, NAMES[:3]))
    for count in (1, 2, 7, 31, 60):
        before = random_match(game, 3, 8, count)
        assert game.facts(again[count]) == game.facts(before.state)


@every_game
def test_hashes_are_made_as_the_page_says(game: Game) -> None:
    """relinked() follows docs/reference/record.md and shares no code with Pelagos."""
    for text in (short(game), write(random_record(game, 5, 3, 9).seen_by(2))):
        assert relinked(text) == text


# ---- names
@every_game
@pytest.mark.parametrize("name", ["", " Hera", "Hera ", "He\nra", "Hera\nview public", "\x1b[2J", "x" * 41, "\ud800"])
def test_name_that_would_break_a_record_is_refused(game: Game, name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        record_of(random_match(game, 3, 1, 1), ["Athena", name, "Hermes"])
    text, line = edited(short(game), "^seat B .*", lambda _: f"seat B {name}")
    assert damage(text).line in (line, line + 1)


@every_game
def test_each_seat_needs_a_name(game: Game) -> None:
    for names in (NAMES[:2], NAMES[:4], ()):
        with pytest.raises(ValueError, match="name"):
            record_of(random_match(game, 3, 1, 1), names)


# ---- secrets
def drawn_by_others(text: str, who: int) -> list[str]:
    """Return the outcomes shown in the draws of other seats."""
    words = [word for line in lines_of(text) for word in line.partition(" | ")[2].split(" ")]
    return [part for word in words if "+" in word and word[0] != LETTERS[who] for part in word[2:].split("+")]


# The part of a move that only its player may know, and how the others see it.
SECRETS: dict[str, tuple[str, Callable[[str], str]]] = {
    "ulysses": (r"(?<=return )(\S+)", lambda place: COLOURS[find("ulysses").board.number[place] // 9]),
    "odysseus": (r"(?<=down \w\d )(\S)", lambda card: "?"),
}


def secrets_of_others(game: Game, text: str, who: int) -> list[str]:
    moves = re.findall(r"^\d+ ([A-F]) (.*) #", text, re.MULTILINE)
    mine = LETTERS[who] if who != PUBLIC else ""
    return [what for letter, move in moves if letter != mine for what in re.findall(SECRETS[game.name][0], move)]


@every_table
def test_redacted_record_holds_no_secret(game: Game, seats: int) -> None:
    """U3.2, O3.2: other players' draws are hidden, returned goals show only their colour, face-down cards nothing."""
    full = parse(golden(game, seats), find)
    if (game.name, seats) != ("odysseus", 3):  # where nobody has Hades (O2.2)
        assert secrets_of_others(game, golden(game, seats), PUBLIC)
    for who in (PUBLIC, *range(seats)):
        text = write(full.seen_by(who))
        assert set(drawn_by_others(text, who)) == {"?"}
        assert set(secrets_of_others(game, text, who)) <= {*COLOURS, "?"}


@every_table
def test_redacted_record_keeps_everything_else(game: Game, seats: int) -> None:
    """U3.1, U3.2, O3.1, O3.2: everything public, and the seat's own secrets."""
    text = golden(game, seats)
    full = parse(text, find)
    pattern, mask = SECRETS[game.name]
    bodies = [line.rpartition(" #")[0] for line in lines_of(text)]
    for who in range(seats):
        own = LETTERS[who]
        for body, seen in zip(bodies, lines_of(write(full.seen_by(who))), strict=True):
            if not body:
                continue
            open_words = re.sub(rf"\b(?!{own}\+)[A-F]\+\S+", lambda word: masked(word[0]), body)
            if not re.match(rf"\d+ {own} ", body):
                open_words = re.sub(pattern, lambda found: mask(found[1]), open_words)
            assert seen.rpartition(" #")[0] == open_words


def masked(word: str) -> str:
    return word[0] + "+?" * word.count("+")


@every_game
@pytest.mark.parametrize("who", [PUBLIC, 0, 1, 2])
def test_redacted_record_has_hashes_of_its_own(game: Game, who: int) -> None:
    """U3.2: a hash over secrets could be broken by trying all possibilities."""
    full = random_record(game, 3, 5, 40)
    hashes = [set(re.findall(r" #(\w{16})$", write(record), re.MULTILINE)) for record in (full, full.seen_by(who))]
    assert len(hashes[0]) == len(hashes[1]) == 41
    assert not hashes[0] & hashes[1]


# For each game: one edit that changes a secret of B, and one that changes a secret of C.
OTHERWISE: dict[str, tuple[Edit, Edit]] = {
    "ulysses": (
        (r" B\+(\w+)\+(\w+)\+(\w+)\+(\w+) ", r" B+\1+\2+\3+libya "),
        (r"(\bC(?:\+\w+)*)\+(objection|temple|wind)\+(zeus|plague|pandora)", r"\1+\3+\2"),
    ),
    "odysseus": (
        (r" B\+task(\d)", lambda task: f" B+task{int(task[1]) % 6 + 1}"),
        (r" C\+(\w) ", lambda card: f" C+{'2' if card[1] == '5' else '5'} "),
    ),
}


@every_game
def test_games_that_look_alike_give_the_same_redacted_record(game: Game) -> None:
    """U3.2, O3.2: the records are equal byte for byte, including the hashes."""
    text = golden(game)
    other, third = (edited(text, *edit)[0] for edit in OTHERWISE[game.name])
    assert len({text, other, third}) == 3
    one, two, three = (parse(found, find) for found in (text, other, third))
    assert write(one.seen_by(0)) == write(two.seen_by(0)) == write(three.seen_by(0))
    assert write(one.seen_by(2)) == write(two.seen_by(2)) != write(three.seen_by(2))


@pytest.mark.parametrize(
    ("game", "pattern", "secret"),
    both(
        ulysses=[(r" B\+\?", " B+wind"), (r"(\d [BCD] .*return) \w+ ", r"\1 ithaca ")],
        odysseus=[(r" B\+\?", " B+5"), (r" B\+\?", " B+task1"), (r"(\d [BCD] down \w\d) \?", r"\1 5")],
    ),
)
def test_secret_in_a_redacted_record_is_damage(game: Game, pattern: str, secret: str) -> None:
    """U3.2, O3.2: a record that claims to be what A saw must not show more."""
    forged, line = edited(write(parse(golden(game, 4), find).seen_by(0)), pattern, secret)
    assert (damage(forged).line, damage(forged).reason) == (line, "A cannot have seen this")


@every_game
@pytest.mark.parametrize("who", [PUBLIC, 0, 1, 2])
def test_redacted_record_is_not_replayed(game: Game, who: int) -> None:
    error = damage(write(parse(golden(game), find).seen_by(who)))
    assert error.line == 7
    assert "cannot be replayed: secrets are missing" in error.reason


# ---- accidental damage: found by the hashes
@every_game
def test_truncation_at_every_line_is_noticed(game: Game) -> None:
    text = short(game)
    lines = lines_of(text)
    for kept in range(len(lines)):
        error = damage(joined(lines[:kept]))
        if kept >= first_entry(text) - 1:
            assert (error.line, error.reason) == (kept + 1, "the record stops here: its end is missing")
        assert error.line <= kept + 1


@every_game
def test_truncation_at_every_character_is_noticed(game: Game) -> None:
    text = short(game)
    for end in range(len(text)):
        error = damage(text[:end])
        assert error.line <= text.count("\n", 0, end) + 1


@every_game
def test_every_missing_line_is_noticed(game: Game) -> None:
    text = short(game)
    lines = lines_of(text)
    for i in range(len(lines)):
        error = damage(joined(lines[:i] + lines[i + 1 :]))
        assert error.line <= max(i + 1, first_entry(text))


@every_game
def test_every_doubled_line_is_noticed(game: Game) -> None:
    lines = lines_of(short(game))
    for i in range(len(lines)):
        damage(joined(lines[: i + 1] + lines[i:]))


@every_game
def test_every_swap_of_two_lines_is_noticed(game: Game) -> None:
    text = short(game)
    for i, j in combinations(range(len(lines_of(text))), 2):
        lines = lines_of(text)
        lines[i], lines[j] = lines[j], lines[i]
        assert damage(joined(lines)).line <= max(i + 1, first_entry(text))


@every_game
@pytest.mark.parametrize("viewer", ["full", "A"])
def test_every_changed_character_is_noticed(game: Game, viewer: str) -> None:
    """It is found at its own line, in the header at the first hash at the latest."""
    record = parse(short(game), find)
    text = write(record if viewer == "full" else record.seen_by(0))
    head = first_entry(text)
    for i, was in enumerate(text):
        line = text.count("\n", 0, i) + 1
        for now in {chr(ord(was) ^ 1), "?", " ", "\n", ""} - {was}:
            error = damage(text[:i] + now + text[i + 1 :])
            if "\n" not in (was, now):
                assert error.line == line if line >= head else error.line <= head


@every_game
def test_every_added_character_is_noticed(game: Game) -> None:
    text = short(game)
    for i in range(len(text) + 1):
        for new in ("x", " ", "\n", "\r", "\x00", "\ud800"):
            damage(text[:i] + new + text[i:])


@every_game
def test_changed_name_is_noticed(game: Game) -> None:
    """The hashes cover the header too."""
    error = damage(short(game).replace("Poseidon", "Posidon", 1))
    assert error.line == first_entry(short(game))
    assert "its hash does not match" in error.reason


# ---- forgery: the hashes match, but the game is wrong
@every_game
def test_unchanged_golden_record_passes(game: Game) -> None:
    """So the forgeries below are refused only because of what was forged."""
    assert relinked(golden(game)) == golden(game)
    replay(parse(golden(game), find))


@pytest.mark.parametrize(
    ("game", "pattern", "new", "said"),
    both(
        ulysses=[
            (r"propose \w+", "propose hyperborea", "no route joins Troy and Hyperborea [U6.1]"),
            (r"object \w+ ", "object hyperborea ", "no route joins Troy and Hyperborea [U7.2]"),
            (r"(object \w+) \d.*? #", r"\1 49 #", "you have no objection card [U7.5]"),
            (r"plague (\w+) #", r"remove \1 discard wind #", "there is no plague on the board [U5.3]"),
            (r" agree", " pass", "not now: a destination is proposed: agree or object [U7.4]"),
            (r"(propose \w+)", r"\1 agree", "play only one move at a time [U7.1]"),
        ],
        odysseus=[
            (r"start \w+", "pass", "not now: Zeus must put the ship on an island [O2.5]"),
            (r"play (\w) (\w\d)", r"down \2 \1", f"{NO_RIGHT} [O6.2]"),
            (r" pass", " allow", "not now: play a card, use your power, trade, or pass [O6.6]"),
            (r" (allow|block)", " pass", "not now: a power was used: Athena must allow or block it [O6.6]"),
            (
                r"disk \w+",
                "pass",
                "not now: an adventure was completed: Zeus must choose a disk from the reserve [O7.1]",
            ),
            (r"trade [ABC]", "trade D", "there is no seat D in this game [O2.2]"),
            (r"(play \w \w\d)", r"\1 pass", "play only one move at a time [O4.2]"),
        ],
    ),
)
def test_illegal_move_is_caught_with_line_and_clause(game: Game, pattern: str, new: str, said: str) -> None:
    """Replay uses the same rules as play: U5.3, U6.1, U7.2, U7.4, U7.5, O2.5, O4.2, O6.2, O6.6, O7.1."""
    forged, line = edited(golden(game), pattern, new)
    parse(forged, find)
    assert (damage(forged).line, damage(forged).reason) == (line, said)


@every_game
def test_move_of_another_seat_is_caught(game: Game) -> None:
    """U7.1: only the seat whose turn it is may move."""
    forged, line = edited(golden(game), r"^1 ([ABC]) ", lambda found: f"1 {'B' if found[1] == 'A' else 'A'} ")
    error = damage(forged)
    assert error.line == line
    assert "turn to decide, not" in error.reason


@pytest.mark.parametrize(
    ("game", "pattern", "new"),
    both(
        ulysses=[(r"(support \w+) .*? #", r"\1 #")],
        odysseus=[(r"(play \w) .*? #", r"\1 #"), (r"power [ygr]\d", "power")],
    ),
)
def test_half_a_move_is_caught(game: Game, pattern: str, new: str) -> None:
    """U7.5, O4.3"""
    forged, line = edited(golden(game), pattern, new)
    assert damage(forged).line == line
    assert "the move is not finished" in damage(forged).reason


@pytest.mark.parametrize(
    ("game", "move", "said"),
    both(ulysses=[("end", "the game is over [U8.2]")], odysseus=[("pass", "the game is over [O8.1]")]),
)
def test_move_after_the_end_of_the_game_is_caught(game: Game, move: str, said: str) -> None:
    """U8.2, O8.1"""
    lines = lines_of(golden(game))
    count = int(lines[-1].split()[1])
    lines[-1:] = [f"{count} A {move}", f"end {count + 1}"]
    error = damage(relinked(joined(lines)))
    assert (error.line, error.reason) == (len(lines) - 1, said)


@pytest.mark.parametrize(
    ("game", "pattern", "new", "said"),
    both(
        ulysses=[
            (r" B\+(\w+)\+\w+\+", r" B+\1+\1+", r"'B\+\w+'"),  # from another pile, and each goal exists once
            (r" B\+\w+\+", " B+wind+", r"'B\+wind'"),  # a card instead of a goal
            (r"first=[ABC]", "first=E", "'first=E'"),  # there is no such seat
            (r"first=[ABC]", "agree", "'agree'"),
            (r" A\+(\w+)", r" +\1 A", r"'\+\w+'"),  # seen by all
            (r" C\+\w+", " C+?", r"'C\+\?'"),  # seen by nobody
            (r"^(\d+) A (.*) \| A", r"\1 A \2 | B", r"'B\+\w+'"),  # into another hand
        ],
        odysseus=[
            (r"A\+task(\d) B\+task\d", r"A+task\1 B+task\1", r"'B\+task\d'"),  # each task exists once
            (r"god=\w+ god=(\w+)", r"god=\1 god=\1", r"'god=\w+'"),
            (r"god=\w+", "god=hermes", "'god=hermes'"),  # not in play with three players
            (r"(isle=\w+ ){4}", "isle=sirens " * 4, "'isle=sirens'"),  # only three are laid
            (r" B\+task\d", " B+5", r"'B\+5'"),  # a card instead of a task
            (r"isle=\w+", "pass", "'pass'"),
            (r" A\+(task\d)", r" +\1", r"'\+task\d'"),  # seen by all
            (r" C\+task\d", " C+?", r"'C\+\?'"),  # seen by nobody
            (r"^(\d+ [ABC] .* \| )[ABC](\+\w) ([ABC])", r"\1\3\2", r"'[ABC]\+\w'"),  # into another hand
        ],
    ),
)
def test_outcome_that_could_not_be_drawn_is_caught(game: Game, pattern: str, new: str, said: str) -> None:
    """U1.2, U2.1, U4.2, O1.3, O2.1, O2.2, O2.3: chance can only draw what is there."""
    forged, line = edited(golden(game), pattern, new)
    assert damage(forged).line == line
    assert re.fullmatch(said + " cannot have been drawn", damage(forged).reason)


@pytest.mark.parametrize(
    ("game", "others", "scarce"),
    both(ulysses=[("wind|temple|objection|plague|zeus", "pandora")], odysseus=[(r"\b[321d]\b", "5")]),
)
def test_card_that_ran_out_is_caught(game: Game, others: str, scarce: str) -> None:
    """U1.3, O1.4: there are only nine Pandora cards, and five cards of strength 5."""
    forged, line = edited(golden(game), "^0 deal .*", lambda deal: re.sub(others, scarce, deal[0]))
    assert damage(forged).line == line
    assert re.fullmatch(rf"'[ABC]\+{scarce}' cannot have been drawn", damage(forged).reason)


CARDS = {"ulysses": "wind", "odysseus": "2"}


@every_game
def test_draw_too_many_is_caught(game: Game) -> None:
    """U4.2, O7.2"""
    card = CARDS[game.name]
    forged, line = edited(golden(game), r"(\d [ABC] .* \| .*) #", rf"\1+{card} #")
    assert (damage(forged).line, damage(forged).reason) == (line, "the line has too many draws")
    forged, line = edited(golden(game), r"(\d [ABC] [^|]*) #", rf"\1 | A+{card} #")
    assert (damage(forged).line, damage(forged).reason) == (line, "the line has too many draws")


@every_game
def test_draw_too_few_is_caught(game: Game) -> None:
    """U4.2, O7.2"""
    forged, line = edited(golden(game), r"(\d [ABC] .* \| .*?)(?: [ABC])?\+\w+ #", r"\1 #")
    assert (damage(forged).line, damage(forged).reason) == (line, "the line has too few draws")
    forged, line = edited(golden(game), r"^0 deal \| .* #", "0 deal #")
    assert (damage(forged).line, damage(forged).reason) == (line, "the line has too few draws")


@every_game
def test_second_deal_is_caught(game: Game) -> None:
    """U2: a game is dealt once."""
    lines = lines_of(short(game))
    count = int(lines[-1].split()[1])
    lines[-1:] = [f"{count} deal", f"end {count + 1}"]
    error = damage(relinked(joined(lines)))
    assert (error.line, error.reason) == (len(lines) - 1, "a deal is not possible here")


@pytest.mark.parametrize(
    ("game", "move", "said"),
    both(
        ulysses=[("propose lemnos", "this is decided by chance, not by a player [U3.3]")],
        odysseus=[("start alpha", "this is decided by chance, not by a player [O3.3]")],
    ),
)
def test_move_before_the_deal_is_caught(game: Game, move: str, said: str) -> None:
    """U2, O2"""
    forged, line = edited(golden(game), r"^0 deal \| .* #", f"0 A {move} #")
    assert (damage(forged).line, damage(forged).reason) == (line, said)


@every_game
@pytest.mark.parametrize("result", ["A", "B", "C", "open", "A B", "A B C"])
def test_wrong_result_is_caught(game: Game, result: str) -> None:
    """U8.2"""
    found = re.search(r"^result (.*)$", golden(game), re.MULTILINE)
    assert found
    forged, line = edited(golden(game), "^result .*$", f"result {result}")
    if result == found[1]:
        replay(parse(forged, find))
    else:
        assert (damage(forged).line, damage(forged).reason) == (
            line,
            f"the result is {found[1]} according to the entries",
        )


@every_game
def test_result_of_an_open_game_is_caught(game: Game) -> None:
    """U8.2"""
    forged, line = edited(short(game), "^result .*$", "result A")
    assert (damage(forged).line, damage(forged).reason) == (line, "the result is open according to the entries")


@every_game
@pytest.mark.parametrize(
    ("pattern", "new", "said"),
    [
        ("^pelagos record 1$", "pelagos record 2", "not a Pelagos record"),
        ("^game NAME 1$", "game NAME 2", "played by version '2' of the rules; this is version 1"),
        ("^game NAME 1$", "game NAME", "played by version ''"),
        ("^game NAME 1$", "game chess 1", "there is no game 'chess'"),
        (r"^board \w+", "board 0123456789abcdef", "give its file with --board"),
        ("BOARD$", "Baltic", "played on board Baltic"),
        ("^seat B", "seat C", "seat 'C' is out of order"),
        ("^view full$", "view D", "'D' is not a viewer"),
        ("^view full$", "view", "expected 'view …'"),
        ("^view full$", "view fulll", "'fulll' is not a viewer"),
        ("^result open$", "result D", "'D' is not a result"),
        ("^result open$", "result B A", "'B A' is not a result"),
        ("^result open$", "result A A", "'A A' is not a result"),
        ("^result open$", "result ", "'' is not a result"),
        ("^1 ", "2 ", "entry 1 expected, found '2'"),
        ("^1 ", "01 ", "entry 1 expected, found '01'"),
        ("^1 [ABC]", "1 D", "'D' is not a seat"),
        ("^1 [ABC] ", "1 ", "is not a seat"),
        ("^end 14", "end 13", "ends after 14 entries, but says 'end 13'"),
        ("^end 14", "end 14 ", "ends after 14 entries, but says"),
    ],
)
def test_invalid_line_is_refused(game: Game, pattern: str, new: str, said: str) -> None:
    """Even if the hashes match."""
    pattern, new = (text.replace("NAME", game.name).replace("BOARD", game.board_name) for text in (pattern, new))
    refused_at_its_line(game, pattern, new, said)


@pytest.mark.parametrize(
    ("game", "pattern", "new", "said"),
    both(
        ulysses=[
            ("^1 ([ABC]) .* #", r"1 \1 #", "one or more words"),
            (r"^0 deal \|", "0 deal | |", "cannot be read here"),
            (r"^0 deal \| .* #", "0 deal |  #", "one or more words"),
            (r"first=C", "first=C 1", "'1' is not an outcome"),
            (r" A(\+\w+)(\+\w+)", r" A\1 A\2", "not in the standard form"),  # a witness named twice
            ("discard objection objection", "discard objection discard objection", "not in the standard form"),
        ],
        odysseus=[
            ("^1 ([ABC]) .* #", r"1 \1 #", "words, separated by single spaces"),
            (r"^0 deal \|", "0 deal | |", "cannot be read here"),
            (r"^0 deal \| .* #", "0 deal |  #", "words, separated by single spaces"),
            (r"isle=(\w+)", r"isle", "'isle' cannot be read here"),
            (r"play (\w) (\w\d)", r"play \1 on \2", "not in the standard form"),
        ],
    ),
)
def test_invalid_entry_is_refused(game: Game, pattern: str, new: str, said: str) -> None:
    """Even if the hashes match. Each game has its own words."""
    refused_at_its_line(game, pattern, new, said)


def refused_at_its_line(game: Game, pattern: str, new: str, said: str) -> None:
    forged, line = edited(short(game), pattern, new)
    with pytest.raises(Damaged) as caught:
        parse(forged, find)
    assert caught.value.line == line
    assert said in caught.value.reason


@every_game
def test_record_of_the_other_game_is_refused(game: Game) -> None:
    """The other game does not have the board of this record."""
    other = next(name for name in GOLDEN if name != game.name)
    forged, line = edited(short(game), f"^game {game.name} ", f"game {other} ")
    assert damage(forged).line == line + 1
    assert f"played on board {game.board_name}" in damage(forged).reason


@every_game
def test_wrong_number_of_seats_is_refused(game: Game) -> None:
    """U2.5, O2.2"""
    for wanted in {2, 6} - set(game.seats):
        lines = [line for line in lines_of(short(game)) if not line.startswith("seat ")]
        lines[3:3] = [f"seat {letter} {letter}" for letter in LETTERS[:wanted]]
        error = damage(relinked(joined(lines)))
        assert error.reason == f"{wanted} seats; {game.name} takes {', '.join(map(str, game.seats))}"


@every_game
def test_lines_after_the_end_are_refused(game: Game) -> None:
    text = short(game)
    count = len(lines_of(text))
    for extra in ("14 A end\n", "\n", "end 14\n", "pelagos record 1\n", text):
        error = damage(text + extra)
        assert (error.line, error.reason) == (count + 1, "there is text after the end")
        assert damage(relinked(text + extra)).line >= 1


@pytest.mark.parametrize(("game", "old", "new"), both(ulysses=[("ithaca", "ithaki")], odysseus=[("alpha", "alef")]))
def test_record_of_another_board_needs_that_board(game: Game, old: str, new: str, tmp_path: Path) -> None:
    """U1.1, O1.1: a record replays only on the map it was played on. The record holds its file; older ones did not."""
    other = loaded(game.name, json.loads(board_text(game.name).replace(f'"{old}"', f'"{new}"')), tmp_path)
    text = write(random_record(other, 3, 1))
    assert write(parse(text, find)) == text
    replay(parse(text, find))
    older = relinked("".join(line for line in text.splitlines(keepends=True) if not line.startswith("file ")))
    error = damage(older)
    assert error.line == 3
    assert "give its file with --board" in error.reason
    replay(parse(older, lambda name: other))


@pytest.mark.parametrize(("game", "old", "new"), both(ulysses=[("ithaca", "ithaki")], odysseus=[("alpha", "alef")]))
def test_board_in_a_record_is_checked_like_any_other(game: Game, old: str, new: str, tmp_path: Path) -> None:
    other = loaded(game.name, json.loads(board_text(game.name).replace(f'"{old}"', f'"{new}"')), tmp_path)
    text = write(random_record(other, 3, 1))
    for was, put, reason in (
        (f'"{new}"', f'"{old}"', "played on board"),  # a valid board, but not this one
        (f'"{new}":', '"":', "one word of lower-case letters"),
        ('file {"game":', 'file {"game": ', "not in the standard form"),
        ("file {", "file ", "the board is not JSON"),
    ):
        error = damage(relinked(text.replace(was, put)))
        assert error.line == 4
        assert reason in error.reason


# ---- the first player
def chosen(first: int) -> Record:
    game = find("ulysses")
    match = Match.begin(game, 4, Seeded(3), first)
    return record_of(match, ["Athena", "Poseidon", "Hermes", "Zeus"], first)


@pytest.mark.parametrize("first", range(4))
def test_chosen_first_player_is_in_the_record(first: int) -> None:
    """U2.3: any way to choose the first player. U2.4: that player has the smallest hand, as after the lot."""
    text = write(chosen(first))
    assert f"\nfirst {'ABCD'[first]}\n" in text and "first=" not in text
    record = parse(text, find)
    assert write(record) == text
    facts = record.game.facts(replay(record)[-1])
    assert facts["actor"] == "ABCD"[first]
    assert min("ABCD", key=lambda letter: int(facts[f"cards {letter}"])) == "ABCD"[first]


def test_first_player_that_cannot_be_is_refused() -> None:
    text = write(chosen(1))
    for was, put, reason in (
        ("first B", "first E", "seat E cannot go first at a table of 4 players (U2.3)"),
        ("first B", "first X", "'X' is not a seat"),
        ("first B", "first ", "'' is not a seat"),
    ):
        error = damage(relinked(text.replace(was, put)))
        assert (error.line, error.reason) == (8, reason)
    odysseus = write(random_record(find("odysseus"), 3, 1)).replace("\nview", "\nfirst A\nview")
    assert "the player on the left of Zeus begins (O4.1)" in damage(relinked(odysseus)).reason


def test_deal_must_fit_the_first_player() -> None:
    """With a chosen first player the lot is not drawn; without, it must be."""
    by_lot = write(random_record(find("ulysses"), 3, 1)).replace("\nview", "\nfirst A\nview")
    assert "cannot have been drawn" in damage(relinked(by_lot)).reason
    assert "cannot have been drawn" in damage(relinked(write(chosen(2)).replace("first C\n", ""))).reason


@every_game
def test_unknown_game_is_refused_at_its_line(game: Game) -> None:
    def nothing(name: str) -> Game:
        raise InvalidInput(f"no {name} here")

    with pytest.raises(Damaged, match=f"line 2: no {game.name} here"):
        parse(short(game), nothing)


# ---- golden games
@every_table
def test_golden_game_is_replayed_and_written_as_it_was(game: Game, seats: int) -> None:
    text = golden(game, seats)
    told = {"path": golden_path(game.name, seats).name, "version_line": lines_of(text)[1]}
    try:
        record = parse(text, find)
        states = replay(record)
    except Damaged as error:
        pytest.fail(f"{error}. {CHANGED.format(what='played', **told)}")
    assert states[-1].actor() == -2
    assert record.names == NAMES[:seats]
    assert write(record) == text, CHANGED.format(what="written", **told)


# The first words of all moves, and patterns of moves that must occur.
SAID = {
    "ulysses": (
        "agree pass end pandora wind plague remove exchange build object support black propose",
        [r"build zeus=\d", "pandora zeus", "wind zeus", r"plague \w+ zeus", r"object \w+ discard"]
        + [rf"support {side} \d zeus=" for side in ("blue", "red", "black")],
    ),
    "odysseus": (
        "pass power allow block play down trade disk start",
        [r"play d \w\d", r"down \w\d d", "power$", r"power \w\d$", r"power \w \w\d \w\d", r"power down\d+ \w\d"],
    ),
}


@every_game
def test_golden_games_are_small_and_have_every_kind_of_move(game: Game) -> None:
    """U5 to U9, O2.5 to O7.1: so a change to any of these rules is noticed."""
    texts = [golden(game, seats) for seats in game.seats]
    assert all(len(text) < 60_000 for text in texts)
    moves = re.findall(r"^\d+ [A-F] (.*?)(?: \|.*)? #", "".join(texts), re.MULTILINE)
    kinds, phrases = SAID[game.name]
    assert {move.split(" ")[0] for move in moves} == set(kinds.split(" "))
    for phrase in phrases:
        assert any(re.match(phrase, move) for move in moves), phrase


# ---- the page
def examples() -> list[str]:
    return re.findall(r"```text\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def test_page_shows_a_record_that_replays_and_what_a_seat_sees_of_it() -> None:
    full, seat = examples()
    record = parse(full, find)
    replay(record)
    assert write(record) == full
    assert write(record.seen_by(0)) == seat
    assert parse(seat, find).viewer == 0


def test_page_quotes_its_example() -> None:
    """Every line quoted in the explanations is in the example."""
    full = examples()[0]
    page = PAGE.read_text("utf-8")
    quoted = re.findall(r"^\| `([a-z].*?)` \|", page.partition("### Entries")[0], re.MULTILINE)
    for line in re.findall(r"^- (`.*`)$", page.partition("### Hashes")[0], re.MULTILINE):
        quoted += re.findall("`(.*?)`", line)
    assert len(quoted) > 10
    for quote in quoted:
        assert "\n" + quote.removesuffix("…") in "\n" + full, quote


def test_reasons_on_the_page_exist() -> None:
    """Every reason in the tables of the page is in the source code."""
    source = inspect.getsource(records)
    cells = re.findall(r"^\| (`.*?) \|", PAGE.read_text("utf-8").partition("## When")[2], re.MULTILINE)
    reasons = [reason for cell in cells for reason in re.findall("`(.*?)`", cell)]
    assert len(reasons) > 15
    for reason in reasons:
        assert reason in source, reason
