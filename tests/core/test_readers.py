"""The readers of notation, records, scenarios and boards raise only their own errors, whatever text they get."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pelagos.core import record, scenario
from pelagos.core.chance import Seeded
from pelagos.core.game import Game, InvalidInput, Malformed, is_name
from pelagos.core.match import drawn_from
from pelagos.core.record import Damaged
from pelagos.games import load
from pelagos.games.odysseus import actions as odysseus
from pelagos.games.ulysses import actions as ulysses
from tests.kit.games.boards import board_text, parse_board
from tests.kit.games.every_game import GAMES, every_game, find
from tests.kit.games.forged_records import rehashed as relinked
from tests.kit.games.golden_games import golden_path
from tests.kit.games.positions import match_of
from tests.kit.games.random_play import random_move, random_record

SCENARIOS = {
    "ulysses": """
scenario X1 a sample with every kind of line
game ulysses
seats 4
active A
ship libya
plague delos troy
hand A objection=3 temple=2 zeus=1  # a comment
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
""",
    "odysseus": """
scenario X1 a sample with every kind of line
game odysseus
seats 4
gods A=athena B=zeus C=hades D=poseidon
tasks A=2 C=1
ship alpha
disks delta=sirens beta=circe eta=none
done sirens=1 lotus=2
hand A 5=1 3=2 d=1  # a comment
hand C 2=2 d=1
idle 1
play
C may play 2 y1
C play 3 y1 ! O4.3
C power
A allow
C down g1 2
D power y2
A block
A trade B
B pass
C pass
D pass
A power | B+1 C+3 D+1 A+5 B+2 C+d D+1 A+1
expect ship eta
expect hand A 5=2 3=2 1=1

scenario X2 a new game
game odysseus
seats 6
play
expect phase launch
""",
}
SENTENCES = {"ulysses": "object zakynthos discard objection wind 2 zeus=1", "odysseus": "power 3 y1 g2"}


# ---- the readers
@dataclass(frozen=True)
class Reader:
    """A reader: its function, the error it may raise, and a sample text that it accepts."""

    read: Callable[[str], object]
    error: type[Exception]
    sample: str

    def accepts(self, text: str) -> bool:
        """Return False if the reader refuses the text. Any other error is not caught and fails the test."""
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
    """Read a record with new hashes, so that later checks are reached."""
    read_record(relinked(text))


def read_redacted(text: str) -> None:
    record.parse(relinked(text), find)


def run_scenarios(text: str) -> None:
    for found in scenario.parse(text, find):
        scenario.run(found)


def readers_of(game: Game) -> dict[str, Reader]:
    full = random_record(game, 3, 171, 12)
    text, redacted = record.write(full), record.write(full.seen_by(0))
    return {
        f"{game.name} notation": Reader(game.read, Malformed, SENTENCES[game.name]),
        f"{game.name} record": Reader(read_record, Damaged, text),
        f"{game.name} forged record": Reader(read_forged, Damaged, text),
        f"{game.name} redacted record": Reader(read_redacted, Damaged, redacted),
        f"{game.name} scenario": Reader(run_scenarios, Damaged, SCENARIOS[game.name]),
        f"{game.name} board": Reader(partial(parse_board, game.name), InvalidInput, board_text(game.name)),
    }


READERS = {name: reader for game in GAMES for name, reader in readers_of(game).items()}
every_reader = pytest.mark.parametrize("reader", READERS.values(), ids=READERS)


@every_reader
def test_sample_is_accepted(reader: Reader) -> None:
    """So the damaged samples below reach as many checks as possible."""
    assert reader.accepts(reader.sample)


def is_refused(reader: Reader, text: str) -> bool:
    """Return True if the text is refused. A random text can be a valid move (`1` is one), so notation may accept it."""
    return not reader.accepts(text) or reader.error is Malformed


def decoded(data: bytes) -> list[str]:
    """Decode bytes in the ways that a program might."""
    return [data.decode("latin-1"), data.decode("utf-8", "replace"), data.decode("utf-8", "surrogateescape")]


# ---- arbitrary input
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


# ---- damaged samples
WORDS = sorted({word for name, reader in READERS.items() if "board" not in name for word in reader.sample.split()})
WORDS += [
    "ithaca",
    "narnia",
    "zeus",
    "F",
    "F+wind",
    "A+5",
    "A=zeus",
    "down42",
    "y1",
    "y4",
    "A+",
    "+",
    "|",
    "!",
    "may",
    "expect",
    "-1",
    "0",
    "999",
    "²",
    "=",
]
WORDS += ["A=0", "A=999", "wind=999", "wind=", "#", "null", "{}", "[]", "NaN"]
WORDS += ["\t", "\r", "\x00", "\ud800", " # ", '"', "9" * 5000]


def damaged(text: str, random: Random) -> str:
    """Return the text with one small damage."""
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
def test_damaged_samples_are_accepted_or_refused(reader: Reader) -> None:
    """At least a third are refused; otherwise the test would prove little."""
    random = Random(2)
    accepted = 0
    for _ in range(1500):
        text = reader.sample
        for _ in range(random.choice((1, 1, 2, 4))):
            text = damaged(text, random)
        accepted += reader.accepts(text)
    assert accepted < 1000


@every_game
def test_changed_bytes_of_a_golden_record_are_refused(game: Game) -> None:
    """Changing any one byte of a whole game is always noticed."""
    data = golden_path(game.name, 3).read_bytes()
    random = Random(3)
    for _ in range(150):
        i = random.randrange(len(data))
        other = bytes([data[i] ^ random.randrange(1, 256)])
        for text in decoded(data[:i] + other + data[i + 1 :])[1:]:
            with pytest.raises(Damaged):
                record.parse(text, find)


# ---- boards with structural damage
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def damaged_boards(draw: Callable[..., Any]) -> Any:
    """Return the default board of a game with one part, at any depth, replaced, renamed or removed."""
    game = draw(st.sampled_from(GAMES))
    data = json.loads(board_text(game.name))
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
        return game.name, data


@given(damaged_boards())
@settings(max_examples=400)
def test_damaged_board_is_refused_or_playable(board: tuple[str, Any]) -> None:
    """A board that is accepted is complete by U1.1, O1.1, O1.2 and O1.3."""
    name, data = board
    text = json.dumps(data)
    if READERS[f"{name} board"].accepts(text):
        found = parse_board(name, text)
        assert is_name(found.name)
        BOARD_CHECKS[name](found)


def check_ulysses_board(board: Any) -> None:
    """U1.1: 37 places with three to six routes each."""
    assert len(set(board.names)) == 37
    assert {3, 4, 5, 6} >= {len(board.neighbours(place)) for place in range(37)}


def check_odysseus_board(board: Any) -> None:
    """O1.1, O1.2, O1.3: 18 islands with three lines in both directions, a disk for each, and tasks worth points."""
    assert len(set(board.names)) == 18
    for island in range(18):
        ends = [board.beyond(colour, island) for colour in range(3)]
        assert len({island, *ends}) == 4
        assert [board.beyond(colour, end) for colour, end in enumerate(ends)] == [island] * 3
    assert sum(board.laid) == 18
    assert all(laid <= disks for laid, disks in zip(board.laid, board.disks, strict=True))
    assert all(0 < max(task) < 10 and min(task) >= 0 for task in board.tasks)


BOARD_CHECKS = {"ulysses": check_ulysses_board, "odysseus": check_odysseus_board}


@every_game
@given(st.binary(max_size=100))
def test_board_file_of_any_bytes_is_refused(game: Game, tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "any.json"
    path.write_bytes(data)
    with pytest.raises(InvalidInput):
        load(game.name, str(path))


@every_game
@pytest.mark.parametrize("path", ["", "\x00", "a\x00b", "no/such/file", "/", "x" * 5000])
def test_invalid_board_path_is_refused(game: Game, path: str) -> None:
    with pytest.raises(InvalidInput):
        load(game.name, path)


# ---- positions from random lines
Line = tuple[str, str]
seats = st.sampled_from(["A", "B", "C", "D", "a", ""])
counts = st.sampled_from(["0", "1", "2", "3", "9", "23", "24", "255", "256", "999", "1000", "-1", "", "²"])


def some(*parts: st.SearchStrategy[str], most: int = 3) -> st.SearchStrategy[str]:
    """Generate a few words like `A=2`."""
    return st.lists(st.builds("{}={}".format, *parts), max_size=most).map(" ".join)


def of_seat(what: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.builds("{} {}".format, seats, what)


def part(key: str, value: st.SearchStrategy[str]) -> st.SearchStrategy[Line]:
    return st.tuples(st.just(key), value)


def names(*others: str) -> st.SearchStrategy[str]:
    return st.sampled_from([*others, "narnia", "none", ""])


places = names(*find("ulysses").board.names)
goals = of_seat(st.lists(places, max_size=9, unique=True).map(" ".join))
islands = names(*find("odysseus").board.names)
adventures = names(*find("odysseus").board.adventures)
PARTS = {
    "ulysses": st.one_of(
        part("active", seats),
        part("ship", places),
        part("plague", st.lists(places, max_size=7).map(" ".join)),
        part("hand", of_seat(some(names(*ulysses.KINDS), counts))),
        part("discards", some(names(*ulysses.KINDS), counts)),
        part("temples", some(seats, counts)),
        part("goals", goals),
        part("shown", goals),
        part("under", goals),
        part("used", st.sampled_from(["pandora", "exchange", "pandora exchange", "wind", ""])),
        st.tuples(st.text(max_size=5), st.text(max_size=5)),
    ),
    "odysseus": st.one_of(
        part("gods", some(seats, names(*odysseus.GODS))),
        part("tasks", some(seats, counts)),
        part("ship", islands),
        part("disks", some(islands, adventures, most=9)),
        part("done", some(adventures, counts)),
        part("hand", of_seat(some(names(*odysseus.KINDS), counts))),
        part("idle", counts),
        st.tuples(st.text(max_size=5), st.text(max_size=5)),
    ),
}


def playable(game: Game, lines: list[Line]) -> bool:
    """Return True if the position is accepted. If it is, check that it is complete and can be played."""
    try:
        match = match_of(game, 3, *(f"{key} {value}" for key, value in lines))
    except InvalidInput as error:
        assert str(error)
        return False
    chance = Seeded(1)
    match.draw = drawn_from(chance)
    for _ in range(12):
        assert game.census(match.state) == game.material
        if not match.is_over:
            assert match.state.legal(), lines
            match.play(match.actor, random_move(match, chance))
    return True


VIOLET = " ".join(find("ulysses").board.names[:9])


@given(st.lists(PARTS["ulysses"], max_size=4))
@example([("temples", "A=0"), ("hand", "A wind=3")])
@example([("temples", "A=256")])
@example([("temples", "A=23")])
@example([("under", "A " + VIOLET)])
@example([("goals", "")])
@example([("shown", "A")])
@example([("under", "")])
@example([("hand", "A objection=50"), ("discards", "objection=1")])
@example([("shown", "A " + " ".join(find("ulysses").board.names[:5]))])
def test_position_of_ulysses_is_refused_or_playable(lines: list[Line]) -> None:
    """U1.2, U1.3, U1.4, U2.1, U2.2: a position is refused, or it is complete and can be played."""
    playable(find("ulysses"), lines)


@given(st.lists(PARTS["odysseus"], max_size=4))
@example([("gods", "A=zeus B=zeus")])
@example([("gods", "A=hades")])
@example([("tasks", "A=1 B=1")])
@example([("tasks", "A=7")])
@example([("hand", "A 5=5"), ("hand", "B 5=1")])
@example([("hand", "A 5=3"), ("hand", "A 5=1")])
@example([("hand", "A 5=5 3=8 2=11 1=10 d=8")])
@example([("disks", "")])
@example([("disks", "alpha=sirens beta=sirens"), ("done", "sirens=5")])
@example([("done", "sirens=4"), ("tasks", "A=1")])
@example([("idle", "3")])
def test_position_of_odysseus_is_refused_or_playable(lines: list[Line]) -> None:
    """O1.2, O1.3, O1.4, O1.5, O2.2: a position is refused, or it is complete and can be played."""
    playable(find("odysseus"), lines)


@every_game
def test_position_accepts_each_key(game: Game) -> None:
    """So the tests above do not see only refusals."""
    said = SCENARIOS[game.name].partition("\nplay\n")[0].split("\n")[4:]
    assert len(said) > 6
    for line in said:
        key, _, value = line.partition("#")[0].strip().partition(" ")
        spare = {"gods": "A=athena B=zeus C=poseidon"}  # Hades is not in play with three players
        assert playable(game, [(key, spare.get(key, value))]), line


# ---- scenarios: the line of an error
def error_of(text: str) -> tuple[int, str]:
    with pytest.raises(Damaged) as caught:
        run_scenarios(text)
    return caught.value.line, caught.value.reason


FAILING = {
    "ulysses": [
        ("game ulysses", "game chess", "there is no game 'chess'"),
        ("seats 4", "seats 6", "'6' seats; ulysses takes 3, 4, 5"),
        ("seats 4", "chairs 4", "expected 'seats …'"),
        ("ship libya", "ship narnia", "'narnia' is not a place on the board"),
        ("temples A=2 B=1", "temples A=0", "temples"),
        ("under A lotus", "under A ithaca", "a goal appears twice"),
        ("shown C delphi", "shown C delphi delphi", "a goal appears twice"),
        ("used pandora", "used wind", "'wind' cannot be used up: write pandora or exchange"),
        ("A may propose dido", "A may propose sibyl", "should be allowed, but is refused: no route joins"),
        ("A pandora ! U5.1", "A pandora ! U5.2", "should be refused by U5.2, but is refused by U5.1"),
        ("A pandora ! U5.1", "A propose dido ! U5.1", "should be refused by U5.1, but is allowed"),
        ("C pass", "C passes", "'passes' cannot be read here"),
        ("C pass", "E pass", "is neither a move of a seat nor 'expect …'"),
        ("C pass", "C pass\nC pass", "it is D's turn to decide, not C's"),
        ("B+wind C+temple", "B+cyprus C+temple", "'B+cyprus' cannot have been drawn"),
        ("B+wind C+temple", "B+gold C+temple", "'+gold' cannot be read here"),
        ("expect ship zakynthos", "expect ship troy", "expected ship troy, found zakynthos"),
        ("expect ship zakynthos", "expect ships 2", "'ships 2' is not a fact"),
    ],
    "odysseus": [
        ("game odysseus", "game chess", "there is no game 'chess'"),
        ("seats 4", "seats 2", "'2' seats; odysseus takes 3, 4, 5, 6"),
        ("C=hades D=poseidon", "C=hermes D=poseidon", "'hermes' is not a god in play"),
        ("D=poseidon", "D=zeus", "each god in play must have exactly one owner (O2.2)"),
        ("tasks A=2 C=1", "tasks A=7", "task cards go from 1 to 6 (O1.3)"),
        ("ship alpha", "ship narnia", "'narnia' is not an island on the board"),
        ("beta=circe", "beta=medusa", "'medusa' is not an adventure"),
        ("done sirens=1", "done sirens=6", "there are only 5 disks of sirens (O1.2)"),
        ("hand A 5=1", "hand A 5=6", "there are only 5 cards of 5 (O1.4)"),
        ("idle 1", "idle 3", "idle must be 0, 1 or 2 rounds (O8.4)"),
        (
            "C may play 2 y1",
            "C may play 5 y1",
            "should be allowed, but is refused: you have no card of strength 5 [O4.3]",
        ),
        ("C play 3 y1 ! O4.3", "C play 3 y1 ! O4.2", "should be refused by O4.2, but is refused by O4.3"),
        ("A block", "A allow | A+5", "the line has too many draws"),
        ("B+1 C+3", "B+task1 C+3", "'B+task1' cannot have been drawn"),
        ("expect ship eta", "expect ship beta", "expected ship beta, found eta"),
        ("expect ship eta", "expect wind 2", "'wind 2' is not a fact"),
    ],
}


@pytest.mark.parametrize(("name", "old", "new", "said"), [(name, *case) for name in FAILING for case in FAILING[name]])
def test_scenario_that_fails_names_its_line(name: str, old: str, new: str, said: str) -> None:
    text = SCENARIOS[name].replace(old, new, 1)
    line, reason = error_of(text)
    wanted = text[: text.index(new)].count("\n") + 1 + new.count("\n")
    assert said in reason
    assert line == wanted


def test_scenario_file_without_a_scenario_is_refused() -> None:
    for text in ("", "\n\n", "# only a comment\n"):
        assert error_of(text) == (1, "no scenario found: the first line must be 'scenario NAME title'")


def test_scenario_without_a_play_line_is_refused() -> None:
    head = "scenario X3 unfinished\ngame ulysses\nseats 3\nship troy\n"
    assert error_of(head) == (4, "X3 has no 'play' line")
    assert error_of(head + SCENARIOS["ulysses"]) == (6, "X3 has no 'play' line")


def test_error_line_is_not_one_that_a_later_line_completes() -> None:
    """Three goals are too few until the next line shows the fourth; the error is in the ship line."""
    position = "goals A cyprus ithaca dido\nshown A sibyl\nship narnia\n"
    text = f"scenario X4 in parts\ngame ulysses\nseats 3\n{position}play\n"
    assert error_of(text) == (6, "'narnia' is not a place on the board")
    run_scenarios(text.replace("narnia", "troy"))


def test_scenario_keeps_all_its_entries() -> None:
    """Entries with given draws are kept too."""
    first = scenario.run(scenario.parse(SCENARIOS["ulysses"], find)[0])
    assert [entry.seat for entry in first.entries] == [0, 1, 2, 3, 0]
    assert len(first.entries[-1].draws) == 5
