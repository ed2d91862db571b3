"""Whatever is fed to the readers of notation, records, scenarios and boards, only their own errors come out."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from helpers import find, golden_path, random_move, random_record, relinked
from pelagos.core import record, scenario
from pelagos.core.chance import Seeded
from pelagos.core.game import Impossible, Malformed, is_name
from pelagos.core.match import Match, drawn_from
from pelagos.core.record import Damaged
from pelagos.games.ulysses import board
from pelagos.games.ulysses.actions import KINDS

GAME = find("ulysses")
SCENARIO = """
scenario X1 a sample with a line of every sort
game ulysses
seats 4
active A
ship libya
plague delos troy
hand A objection=3 temple=2 zeus=1  # a remark
hand B objection=2
discards wind=2 zeus=1
temples A=2 B=1
goals B cyprus ithaca dido sibyl
shown C delphi
under A lotus
used pandora
play
A may propose dido
A pandora ! U5.1
A propose dido
B object zakynthos 1
C pass
D pass
A pass | B+wind C+temple D+zeus A+wind+objection
expect ship zakynthos
expect hand A objection=4 temple=2 wind=1 zeus=1

scenario X2 a new game
game ulysses
seats 3
play
expect ship troy
"""
BOARD = resources.files("pelagos.games.ulysses").joinpath("boards/mediterranean.json").read_text("utf-8")
RECORD = record.write(random_record(GAME, 3, 171, 12))
SENTENCE = "object zakynthos discard objection wind 2 zeus=1"


# ---- the readers
@dataclass(frozen=True)
class Reader:
    """One way in: what reads, what it may raise, and a sample that it takes."""

    read: Callable[[str], object]
    error: type[Exception]
    sample: str

    def takes(self, text: str) -> bool:
        """Any other error than the reader's own comes out, and fails the test."""
        try:
            self.read(text)
        except self.error as error:
            assert type(error) is self.error
            assert str(error)
            return False
        return True


def read_record(text: str) -> None:
    record.replay(record.parse(text, find))


def read_forged(text: str) -> None:
    """Past the hashes, to what lies behind them."""
    read_record(relinked(text))


def read_redacted(text: str) -> None:
    record.parse(relinked(text), find)


def run_scenarios(text: str) -> None:
    for found in scenario.parse(text, find):
        scenario.run(found)


REDACTED = record.write(random_record(GAME, 3, 171, 12).seen_by(0))
READERS = {
    "notation": Reader(GAME.read, Malformed, SENTENCE),
    "record": Reader(read_record, Damaged, RECORD),
    "forged record": Reader(read_forged, Damaged, RECORD),
    "redacted record": Reader(read_redacted, Damaged, REDACTED),
    "scenario": Reader(run_scenarios, Damaged, SCENARIO),
    "board": Reader(board.parse, Impossible, BOARD),
}
every_reader = pytest.mark.parametrize("reader", READERS.values(), ids=READERS)


@every_reader
def test_sample_is_taken(reader: Reader) -> None:
    """So that the spoilt ones below get as far as they can."""
    assert reader.takes(reader.sample)


def is_refused(reader: Reader, text: str) -> bool:
    """Nothing but a sentence can come about by chance: `1` is one."""
    return not reader.takes(text) or reader.error is Malformed


def decoded(data: bytes) -> list[str]:
    """As text, in the ways a program might come by one."""
    return [data.decode("latin-1"), data.decode("utf-8", "replace"), data.decode("utf-8", "surrogateescape")]


# ---- anything at all
@every_reader
@given(data=st.binary(max_size=200))
@example(data=b"")
@example(data=b"\n")
@example(data=b"\xff\xfe\x00")
@example(data=b"[" * 5000)
@example(data=b"9" * 5000)
def test_bytes_are_refused(reader: Reader, data: bytes) -> None:
    for text in decoded(data):
        assert is_refused(reader, text)


@every_reader
@given(text=st.text(max_size=100))
def test_text_is_refused(reader: Reader, text: str) -> None:
    assert is_refused(reader, text)


@every_reader
def test_random_bytes_are_refused(reader: Reader) -> None:
    random = Random(1)
    for size in range(300):
        for text in decoded(random.randbytes(size)):
            assert is_refused(reader, text)


# ---- a sample, spoilt
WORDS = sorted({word for reader in READERS.values() for word in reader.sample.split()} - set(BOARD.split()))
WORDS += ["ithaca", "narnia", "zeus", "F", "F+wind", "A+", "+", "|", "!", "may", "expect", "-1", "0", "999", "²", "="]
WORDS += ["A=0", "A=999", "wind=999", "wind=", "#", "null", "{}", "[]", "NaN"]
WORDS += ["\t", "\r", "\x00", "\ud800", " # ", '"', "9" * 5000]


def spoilt(text: str, random: Random) -> str:
    """One small thing is wrong."""
    lines, words = text.split("\n"), text.split(" ")
    i, j = random.randrange(len(text) + 1), random.randrange(len(text) + 1)
    line, word = random.randrange(len(lines)), random.randrange(len(words))
    how = random.randrange(9)
    if how == 0:
        return text[:i]
    if how == 1:
        return text[: min(i, j)] + text[max(i, j) :]
    if how == 2:
        return text[:i] + chr(random.choice((random.randrange(128), random.randrange(0x110000)))) + text[i + 1 :]
    if how == 3:
        return "\n".join(lines[:line] + lines[line + 1 :])
    if how == 4:
        return "\n".join([*lines[: line + 1], *lines[line:]])
    if how == 5:
        other = random.randrange(len(lines))
        lines[line], lines[other] = lines[other], lines[line]
        return "\n".join(lines)
    if how == 6:
        return " ".join([*words[:word], random.choice(WORDS), *words[word + 1 :]])
    if how == 7:
        return " ".join([*words[:word], random.choice(WORDS), *words[word:]])
    return " ".join(words[:word] + words[word + 1 :])


@every_reader
def test_spoilt_samples_are_taken_or_refused(reader: Reader) -> None:
    """A good part is refused: else the spoiling would prove little."""
    random = Random(2)
    taken = 0
    for _ in range(1500):
        text = reader.sample
        for _ in range(random.choice((1, 1, 2, 4))):
            text = spoilt(text, random)
        taken += reader.takes(text)
    assert taken < 1000


def test_spoilt_bytes_of_a_golden_record_are_refused() -> None:
    """One byte in a whole game: never taken, whatever it becomes."""
    data = golden_path(3).read_bytes()
    random = Random(3)
    for _ in range(150):
        i = random.randrange(len(data))
        other = bytes([data[i] ^ random.randrange(1, 256)])
        for text in decoded(data[:i] + other + data[i + 1 :])[1:]:
            with pytest.raises(Damaged):
                record.parse(text, find)


# ---- boards, by their structure
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def spoilt_boards(draw: Callable[..., Any]) -> Any:
    """The default board with one part, however deep, replaced, renamed or taken out."""
    data = json.loads(BOARD)
    part: Any = data
    while True:
        keys = list(part) if isinstance(part, dict) else list(range(len(part)))
        key = draw(st.sampled_from(keys))
        if isinstance(part[key], dict | list) and part[key] and draw(st.booleans()):
            part = part[key]
            continue
        how = draw(st.sampled_from(["replace", "remove", "rename"]))
        value = part.pop(key)
        if how == "replace" and isinstance(part, dict):
            part[key] = draw(json_values)
        elif how == "replace":
            part.insert(key, draw(json_values))
        elif how == "rename" and isinstance(part, dict):
            part[draw(st.text(max_size=5) | st.sampled_from(WORDS))] = value
        return data


@given(spoilt_boards())
def test_spoilt_board_is_refused_or_fit_for_play(data: Any) -> None:
    """U1.1: what passes has every place, nine a colour, with three to six routes."""
    text = json.dumps(data)
    if READERS["board"].takes(text):
        found = board.parse(text)
        assert len(set(found.names)) == 37
        assert {3, 4, 5, 6} >= {len(found.neighbours(place)) for place in range(37)}
        assert is_name(found.name)


@given(st.binary(max_size=100))
def test_board_file_of_any_bytes_is_refused(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "any.json"
    path.write_bytes(data)
    with pytest.raises(Impossible):
        board.load(str(path))


@pytest.mark.parametrize("path", ["", "\x00", "a\x00b", "no/such/file", "/", "x" * 5000])
def test_board_path_that_is_none_is_refused(path: str) -> None:
    with pytest.raises(Impossible):
        board.load(path)


# ---- positions, by their parts
seats = st.sampled_from(["A", "B", "C", "D", "a", ""])
places = st.sampled_from([*GAME.board.names, "troy", "narnia"])
counts = st.sampled_from(["0", "1", "2", "3", "9", "23", "24", "255", "256", "999", "1000", "-1", "", "²"])
cards = st.lists(st.builds("{}={}".format, st.sampled_from([*KINDS, "gold"]), counts), max_size=3).map(" ".join)
goals = st.builds("{} {}".format, seats, st.lists(places, max_size=9, unique=True).map(" ".join))
parts = st.one_of(
    st.tuples(st.just("active"), seats),
    st.tuples(st.just("ship"), places),
    st.tuples(st.just("plague"), st.lists(places, max_size=7).map(" ".join)),
    st.tuples(st.just("hand"), st.builds("{} {}".format, seats, cards)),
    st.tuples(st.just("discards"), cards),
    st.tuples(st.just("temples"), st.lists(st.builds("{}={}".format, seats, counts), max_size=3).map(" ".join)),
    st.tuples(st.sampled_from(["goals", "shown", "under"]), goals),
    st.tuples(st.just("used"), st.sampled_from(["pandora", "exchange", "pandora exchange", "wind", ""])),
    st.tuples(st.text(max_size=5), st.text(max_size=5)),
)


def playable(lines: list[tuple[str, str]]) -> bool:
    """Whether there is such a position; if so, nothing is missing in it, and play goes on from it."""
    try:
        state = GAME.setup(3, lines)
    except Impossible as error:
        assert str(error)
        return False
    chance = Seeded(1)
    match = Match(GAME, state, drawn_from(chance))
    for _ in range(12):
        assert GAME.census(match.state) == GAME.material
        if not match.is_over:
            assert match.state.legal(), lines
            match.play(match.actor, random_move(match, chance))
    return True


VIOLET = " ".join(GAME.board.names[:9])


@given(st.lists(parts, max_size=4))
@example([("temples", "A=0"), ("hand", "A wind=3")])
@example([("temples", "A=256")])
@example([("temples", "A=23")])
@example([("under", "A " + VIOLET)])
@example([("goals", "")])
@example([("shown", "A")])
@example([("under", "")])
@example([("hand", "A objection=50"), ("discards", "objection=1")])
@example([("shown", "A " + " ".join(GAME.board.names[:5]))])
def test_position_is_refused_or_fit_for_play(lines: list[tuple[str, str]]) -> None:
    """U1.2, U1.3, U1.4, U2.1, U2.2: what cannot be is refused; what can be is complete and can be played."""
    playable(lines)


@pytest.mark.parametrize("key", ["active", "ship", "plague", "hand", "discards", "temples", "goals", "shown", "under"])
def test_position_can_be_said_with_each_key(key: str) -> None:
    """So that the test above is not one of refusals only."""
    line = next(line for line in SCENARIO.split("\n") if line.startswith(key + " ")).partition("#")[0]
    assert playable([(key, line.removeprefix(key).strip())])


# ---- scenarios: the line that is to blame
def blamed(text: str) -> tuple[int, str]:
    with pytest.raises(Damaged) as caught:
        run_scenarios(text)
    return caught.value.line, caught.value.reason


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("game ulysses", "game chess", "there is no game 'chess'"),
        ("seats 4", "seats 6", "'6' seats; ulysses takes 3, 4, 5"),
        ("seats 4", "chairs 4", "expected 'seats …'"),
        ("ship libya", "ship narnia", "'narnia' is no place of the board"),
        ("temples A=2 B=1", "temples A=0", "temples"),
        ("under A lotus", "under A ithaca", "a goal stands twice"),
        ("shown C delphi", "shown C delphi delphi", "a goal stands twice"),
        ("used pandora", "used wind", "'wind' is not used once a turn"),
        ("A may propose dido", "A may propose sibyl", "should be allowed, but is refused: no route joins"),
        ("A pandora ! U5.1", "A pandora ! U5.2", "should be refused by U5.2, but is refused by U5.1"),
        ("A pandora ! U5.1", "A propose dido ! U5.1", "should be refused by U5.1, but is allowed"),
        ("C pass", "C passes", "'passes' is no move"),
        ("C pass", "E pass", "is neither a seat's move nor 'expect …'"),
        ("C pass", "C pass\nC pass", "it is D's turn to decide, not C's"),
        ("B+wind C+temple", "B+cyprus C+temple", "'B+cyprus' cannot have been drawn"),
        ("B+wind C+temple", "B+gold C+temple", "'+gold' is no move"),
        ("expect ship zakynthos", "expect ship troy", "expected ship troy, found zakynthos"),
        ("expect ship zakynthos", "expect ships 2", "'ships 2' is no fact"),
    ],
)
def test_scenario_that_fails_names_its_line(old: str, new: str, said: str) -> None:
    text = SCENARIO.replace(old, new, 1)
    line, reason = blamed(text)
    wanted = text[: text.index(new)].count("\n") + 1 + new.count("\n")
    assert said in reason
    assert line == wanted


def test_scenario_file_without_a_scenario_is_refused() -> None:
    for text in ("", "\n\n", "# only a remark\n"):
        assert blamed(text) == (1, "no scenario here: the first line must be 'scenario NAME title'")


def test_scenario_without_a_play_line_is_refused() -> None:
    head = "scenario X3 unfinished\ngame ulysses\nseats 3\nship troy\n"
    assert blamed(head) == (4, "X3 has no 'play' line")
    assert blamed(head + SCENARIO) == (6, "X3 has no 'play' line")


def test_line_to_blame_is_not_one_that_a_later_line_completes() -> None:
    """Three goals are too few until the fourth is shown, one line later; the ship is what is wrong."""
    position = "goals A cyprus ithaca dido\nshown A sibyl\nship narnia\n"
    text = f"scenario X4 in parts\ngame ulysses\nseats 3\n{position}play\n"
    assert blamed(text) == (6, "'narnia' is no place of the board")
    run_scenarios(text.replace("narnia", "troy"))


def test_scenario_keeps_all_its_entries() -> None:
    """Those with draws of their own too."""
    first = scenario.run(scenario.parse(SCENARIO, find)[0])
    assert [entry.seat for entry in first.entries] == [0, 1, 2, 3, 0]
    assert len(first.entries[-1].draws) == 5
