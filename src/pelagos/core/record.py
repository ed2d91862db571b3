"""Writes a match as a text file and reads it back. docs/reference/record.md explains the format by an example.

A full record replays without a seed: it holds every outcome of chance. The record of a seat holds what that seat saw.
It has hashes of its own, because a hash over secrets could be broken by trying all possibilities. If the server
committed to a seed before the deal, the record holds the commitment and, once nobody can play on, the seed.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from pelagos.core.committed import ENTROPY_FORMAT, is_entropy
from pelagos.core.game import (
    CHANCE,
    LETTERS,
    LONGEST_NAME,
    OVER,
    PUBLIC,
    Ending,
    Entry,
    Game,
    InvalidInput,
    RulesError,
    State,
    is_name,
)
from pelagos.core.match import Draw, Match, Prepared

FIRST_LINE = "pelagos record 1"
FULL = -2  # the viewer of a record that holds everything
HASH_DIGITS = 16
OWNER = ""  # the decider of an entry that the owner of the seat decided
NAME_FORMAT = f"a name of 1 to {LONGEST_NAME} printable characters, with no space at its ends"
DIGEST_FORMAT = "64 hexadecimal digits, in lower case"
DECIDER_FORMAT = "one word of at most 20 lower-case letters"


class Damaged(ValueError):
    """The record cannot be read or does not replay. Holds the line number, counted from 1, and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True)
class Record:
    game: Game
    names: tuple[str, ...]  # of the seats
    entries: tuple[Entry, ...]
    winners: tuple[int, ...]  # () while the game runs
    viewer: int = FULL
    commitment: str = ""  # to the seed, published before the deal; "" if there was none
    entropy: tuple[str, ...] = ()  # of each seat
    seed: str = ""  # hexadecimal; only in a full record, once nobody can play on
    first: int = CHANCE  # the seat that was chosen to go first; CHANCE if the game decided it
    deciders: tuple[str, ...] = ()  # for each entry OWNER, a bot's level or "clock"; () if all are OWNER

    def __post_init__(self) -> None:
        check_commitment(self)
        if self.deciders and (len(self.deciders) != len(self.entries) or not all(map(is_decider, self.deciders))):
            raise ValueError(f"each entry has a decider: {DECIDER_FORMAT}, or an empty text")

    def seen_by(self, who: int) -> Record:
        """Return the record as a seat, or PUBLIC, may have it. It never has the seed, which reveals every draw."""
        entries = tuple(self.game.mask_entry(entry, who) for entry in self.entries)
        return replace(self, entries=entries, viewer=who, seed="")

    def decider(self, number: int) -> str:
        return self.deciders[number] if self.deciders else OWNER


def check_commitment(record: Record) -> None:
    """Raise ValueError for a record that could be written but not read back."""
    if record.commitment and not is_digest(record.commitment):
        raise ValueError(f"a commitment is {DIGEST_FORMAT}")
    if len(record.entropy) != (len(record.names) if record.commitment else 0) or not all(
        map(is_entropy, record.entropy)
    ):
        raise ValueError(f"a record has entropy if and only if it has a commitment: for each seat {ENTROPY_FORMAT}")
    if record.seed and not (is_digest(record.seed) and record.commitment and record.viewer == FULL):
        raise ValueError(f"a seed is {DIGEST_FORMAT}; only a full record with a commitment can have one")


def is_digest(text: str) -> bool:
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def is_decider(word: str) -> bool:
    return re.fullmatch("[a-z]{0,20}", word) is not None


def record_of(match: Match, names: Sequence[str], first: int = CHANCE) -> Record:
    if len(names) != len(match.state.scores()) or not all(map(is_name, names)):
        raise ValueError(f"each seat needs {NAME_FORMAT}")
    winners = tuple(match.winners) if match.is_over else ()
    return Record(match.game, tuple(names), tuple(match.entries), winners, first=first)


# ---- writing
def write(record: Record) -> str:
    lines = header(record)
    link = chain("", "\n".join(lines))
    for number, entry in enumerate(record.entries):
        body = f"{number} {entry_words(record.game, entry)}{decider_words(record.decider(number))}"
        link = chain(link, body)
        lines.append(f"{body} #{link}")
    body = f"end {len(record.entries)}"
    lines.append(f"{body} #{chain(link, body)}")
    return "\n".join(lines) + "\n"


def header(record: Record) -> list[str]:
    game = record.game
    lines = [FIRST_LINE, f"game {game.name} {game.version}", f"board {game.board_mark} {game.board_name}"]
    if game.board_file:
        lines.append(f"file {game.board_file}")
    if game.variant:
        lines.append(f"variant {game.variant}")
    lines += [f"seat {LETTERS[seat]} {name}" for seat, name in enumerate(record.names)]
    if record.first != CHANCE:
        lines.append(f"first {LETTERS[record.first]}")
    if record.commitment:
        lines.append(f"commitment {record.commitment}")
        lines += [f"entropy {LETTERS[seat]} {text}" for seat, text in enumerate(record.entropy)]
    if record.seed:
        lines.append(f"seed {record.seed}")
    lines.append(f"view {viewer_word(record.viewer)}")
    lines.append(f"result {' '.join(LETTERS[seat] for seat in record.winners) or 'open'}")
    return lines


def viewer_word(viewer: int) -> str:
    return {FULL: "full", PUBLIC: "public"}.get(viewer) or LETTERS[viewer]


def chain(before: str, body: str) -> str:
    text = f"{before}\n{body}".encode("utf-8", "surrogatepass")  # a damaged file can contain lone surrogates
    return hashlib.sha256(text).hexdigest()[:HASH_DIGITS]


def entry_words(game: Game, entry: Entry) -> str:
    move = "deal" if entry.seat == CHANCE else f"{LETTERS[entry.seat]} {game.write(entry.actions)}"
    draws = draw_words(game, entry.draws)
    return f"{move} | {draws}" if draws else move


def decider_words(decider: str) -> str:
    return f" ~{decider}" if decider else ""


def draw_words(game: Game, draws: Iterable[tuple[int, int]]) -> str:
    """Write draws as `first=C A+this+that B+?`. Consecutive draws of the same witness are joined."""
    words: list[str] = []
    last = PUBLIC
    for witness, outcome in draws:
        word = game.write([outcome])
        if witness != PUBLIC and witness == last:
            words[-1] += word
        else:
            words.append(word if witness == PUBLIC else LETTERS[witness] + word)
        last = witness
    return " ".join(words)


# ---- reading
def parse(text: str, find: Callable[[str], Game]) -> Record:
    """Parse a record. `find` returns the game with a given name.

    This checks the format and the hashes; replay() checks the moves.
    """
    reader = Reader(text)
    head = reader.read_header(find)
    entries: list[Entry] = []
    deciders: list[str] = []
    while not reader.at_end():
        entry, decider = reader.read_entry(head.game, len(entries), len(head.names))
        if head.viewer != FULL and head.game.mask_entry(entry, head.viewer) != entry:
            raise reader.fail(f"{viewer_word(head.viewer)} cannot have seen this")
        entries.append(entry)
        deciders.append(decider)
    reader.read_end(len(entries))
    return replace(head, entries=tuple(entries), deciders=tuple(deciders) if any(deciders) else ())


def entry_of(game: Game, words: str, seats: int) -> Entry:
    """Parse what entry_words() wrote. Raise Damaged for anything else."""
    return Reader("").read_entry_words(game, words, seats)


class Reader:
    """Reads the lines one after the other. Every error carries the number of the current line."""

    def __init__(self, text: str) -> None:
        if text and not text.endswith("\n"):
            raise Damaged(text.count("\n") + 1, "the last line is cut off")
        self.lines = text.split("\n")[:-1]
        self.next = 0
        self.link = ""

    @property
    def number(self) -> int:
        return self.next  # of the line taken last, counted from 1

    def fail(self, reason: str) -> Damaged:
        return Damaged(max(1, self.number), reason)

    def take(self) -> str:
        self.next += 1
        if self.next > len(self.lines):
            raise self.fail("the record stops here: its end is missing")
        return self.lines[self.next - 1]

    def next_is(self, key: str) -> bool:
        return self.next < len(self.lines) and self.lines[self.next].startswith(key + " ")

    def take_key(self, key: str) -> str:
        line = self.take()
        if not line.startswith(key + " "):
            raise self.fail(f"expected '{key} …', found '{line[:40]}'")
        return line.removeprefix(key + " ")

    # ---- header
    def read_header(self, find: Callable[[str], Game]) -> Record:
        """Read the header into a record without entries."""
        if self.take() != FIRST_LINE:
            raise self.fail(f"not a Pelagos record: the first line must be '{FIRST_LINE}'")
        game = self.read_game(find)
        names = self.read_names(game)
        first = self.read_first(game, len(names))
        commitment, entropy = self.read_commitment(len(names))
        seed = self.read_digest("seed") if commitment and self.next_is("seed") else ""
        viewer = self.read_viewer(len(names))
        if seed and viewer != FULL:
            raise self.fail("the seed reveals every draw, so only a full record may have it")
        winners = self.read_winners(len(names))
        self.link = chain("", "\n".join(self.lines[: self.next]))
        return Record(game, names, (), winners, viewer, commitment, entropy, seed, first)

    def read_game(self, find: Callable[[str], Game]) -> Game:
        name, _, version = self.take_key("game").partition(" ")
        try:
            game = find(name)
        except ValueError as error:
            raise self.fail(str(error)) from None
        if version != str(game.version):
            raise self.fail(f"played by version '{version[:20]}' of the rules; this is version {game.version}")
        mark, _, board = self.take_key("board").partition(" ")
        if self.next_is("file"):
            game = self.read_board(game)
        if (mark, board) != (game.board_mark, game.board_name):
            ours = f"{game.board_name} ({game.board_mark})"
            raise self.fail(f"played on board {board[:40]} ({mark[:20]}), not on {ours}; give its file with --board")
        return self.read_variant(game)

    def read_variant(self, game: Game) -> Game:
        """Return the game in the variant of the record. Most records name none."""
        variant = self.take_key("variant") if self.next_is("variant") else ""
        try:
            return game if game.variant == variant else game.in_variant(variant)
        except InvalidInput as error:
            raise self.fail(str(error)) from None

    def read_board(self, game: Game) -> Game:
        """Return the game on the board whose file the record holds."""
        text = self.take_key("file")
        try:
            found = game.on_board(text)
        except InvalidInput as error:
            raise self.fail(str(error)) from None
        if found.board_file != text:
            raise self.fail("the board's file is not in the standard form")
        return found

    def read_first(self, game: Game, seats: int) -> int:
        """Read the seat that was chosen to go first. Most records have none: the game decided it."""
        if not self.next_is("first"):
            return CHANCE
        letter = self.take_key("first")
        if len(letter) != 1 or letter not in LETTERS:
            raise self.fail(f"'{letter[:10]}' is not a seat")
        try:
            game.new_game(seats, LETTERS.index(letter))
        except InvalidInput as error:
            raise self.fail(str(error)) from None
        return LETTERS.index(letter)

    def read_names(self, game: Game) -> tuple[str, ...]:
        names: list[str] = []
        while self.next_is("seat"):
            letter, _, name = self.take_key("seat").partition(" ")
            if len(names) == len(LETTERS) or letter != LETTERS[len(names)]:
                raise self.fail(f"seat '{letter[:10]}' is out of order")
            if not is_name(name):
                raise self.fail(f"a seat needs {NAME_FORMAT}")
            names.append(name)
        if len(names) not in game.seats:
            raise self.fail(f"{len(names)} seats; {game.name} takes {', '.join(map(str, game.seats))}")
        return tuple(names)

    def read_commitment(self, seats: int) -> tuple[str, tuple[str, ...]]:
        """Read the commitment and the entropy of each seat. Old records and games on one screen have neither."""
        if not self.next_is("commitment"):
            return "", ()
        return self.read_digest("commitment"), tuple(self.read_entropy(seat) for seat in range(seats))

    def read_digest(self, key: str) -> str:
        text = self.take_key(key)
        if not is_digest(text):
            raise self.fail(f"a {key} is {DIGEST_FORMAT}")
        return text

    def read_entropy(self, seat: int) -> str:
        letter, _, text = self.take_key("entropy").partition(" ")
        if letter != LETTERS[seat]:
            raise self.fail(f"entropy of seat '{letter[:10]}' is out of order")
        if not is_entropy(text):
            raise self.fail(f"the entropy of a seat is {ENTROPY_FORMAT}")
        return text

    def read_viewer(self, seats: int) -> int:
        word = self.take_key("view")
        viewers: dict[str, int] = {viewer_word(who): who for who in (FULL, PUBLIC, *range(seats))}
        if word not in viewers:
            raise self.fail(f"'{word[:40]}' is not a viewer: use full, public or a seat")
        return viewers[word]

    def read_winners(self, seats: int) -> tuple[int, ...]:
        word = self.take_key("result")
        if word == "open":
            return ()
        winners = [LETTERS[:seats].find(letter) if len(letter) == 1 else -1 for letter in word.split(" ")]
        if -1 in winners or sorted(set(winners)) != winners:
            raise self.fail(f"'{word[:40]}' is not a result: 'open', or the winners' seats")
        return tuple(winners)

    # ---- entries
    def at_end(self) -> bool:
        return self.next_is("end")

    def take_linked(self) -> str:
        """Take a line and return it without its hash, which must match all lines up to here."""
        line = self.take()
        found = re.fullmatch(rf"(.*) #([0-9a-f]{{{HASH_DIGITS}}})", line)
        if not found:
            raise self.fail("no hash at the end of the line")
        body, link = found.groups()
        self.link = chain(self.link, body)
        if link != self.link:
            raise self.fail("this line, or one before it, was changed: its hash does not match")
        return str(body)

    def read_entry(self, game: Game, number: int, seats: int) -> tuple[Entry, str]:
        """Read an entry and its decider."""
        body = self.take_linked()
        count, _, words = body.partition(" ")
        if count != str(number):
            raise self.fail(f"entry {number} expected, found '{count[:20]}'")
        words, decided, decider = words.partition(" ~")
        if decided and not (decider and is_decider(decider)):
            raise self.fail(f"'~{decider[:30]}' is not a valid decider: {DECIDER_FORMAT}")
        entry = self.read_entry_words(game, words, seats)
        if decider and entry.seat == CHANCE:
            raise self.fail("a deal has no decider")
        return entry, decider

    def read_entry_words(self, game: Game, words: str, seats: int) -> Entry:
        move, bar, draws = words.partition(" | ")
        outcomes = tuple(self.read_draws(game, draws, seats)) if bar else ()
        seat, actions = self.read_move(game, move, seats)
        entry = Entry(seat, actions, outcomes)
        if entry_words(game, entry) != words:
            raise self.fail(f"not in the standard form; write '{entry_words(game, entry)[:80]}'")
        return entry

    def read_move(self, game: Game, move: str, seats: int) -> tuple[int, tuple[int, ...]]:
        if move == "deal":
            return CHANCE, ()
        letter, _, text = move.partition(" ")
        if len(letter) != 1 or letter not in LETTERS[:seats]:
            raise self.fail(f"'{letter[:10]}' is not a seat")
        return LETTERS.index(letter), tuple(self.read_words(game, text))

    def read_words(self, game: Game, text: str) -> list[int]:
        try:
            return game.read(text)
        except RulesError as error:
            raise self.fail(str(error)) from None

    def read_draws(self, game: Game, text: str, seats: int) -> Iterable[tuple[int, int]]:
        for word in text.split(" "):
            if word[:1] in tuple(LETTERS[:seats]) and word[1:2] == "+":
                for part in word[2:].split("+"):
                    yield LETTERS.index(word[0]), self.read_outcome(game, "+" + part)
            else:
                yield PUBLIC, self.read_outcome(game, word)

    def read_outcome(self, game: Game, word: str) -> int:
        actions = self.read_words(game, word)
        if len(actions) != 1:
            raise self.fail(f"'{word[:20]}' is not an outcome")
        return actions[0]

    def read_end(self, count: int) -> None:
        body = self.take_linked()
        if body != f"end {count}":
            raise self.fail(f"the record ends after {count} entries, but says '{body[:40]}'")
        if self.next != len(self.lines):
            self.next += 1
            raise self.fail("there is text after the end")


# ---- replaying
def first_line_of(record: Record, entry: int) -> int:
    """Return the line number of an entry in the text of its record."""
    return len(header(record)) + entry + 1


def replay(record: Record) -> list[State]:
    """Return the states before, between and after the entries. Raise Damaged at the first line that is impossible."""
    if record.viewer != FULL:
        raise Damaged(
            len(header(record)) - 1,
            f"what {viewer_word(record.viewer)} saw cannot be replayed: secrets are missing",
        )
    match = Match(record.game, record.game.new_game(len(record.names), record.first))
    states = [match.state]
    for number, entry in enumerate(record.entries):
        match.apply(prepare_recorded(match, entry, first_line_of(record, number)))
        states.append(match.state)
    winners = tuple(match.winners) if match.is_over else ()
    if winners != record.winners:
        found = " ".join(LETTERS[seat] for seat in winners) or "open"
        raise Damaged(len(header(record)), f"the result is {found} according to the entries")
    return states


def ending_of(record: Record) -> Ending:
    """Return what is told of a finished game. Raise ValueError while it runs, because it lays all secrets open."""
    states = replay(record)
    if states[-1].actor() != OVER:
        raise ValueError("the game is not over: its secrets stay hidden")
    return record.game.ending(states, record.entries)


def prepare_recorded(match: Match, entry: Entry, line: int) -> Prepared:
    """Prepare an entry of a record like any move, with the recorded outcomes instead of chance. Raise Damaged."""
    left = list(entry.draws)

    def recorded(now: State) -> int:
        if not left:
            raise Damaged(line, "the line has too few draws")
        witness, outcome = left.pop(0)
        if witness != now.witness() or outcome not in now.legal():
            raise Damaged(line, f"'{draw_words(match.game, [(witness, outcome)])}' cannot have been drawn")
        return outcome

    prepared = prepare_entry(match, entry, recorded, line)
    if left:
        raise Damaged(line, "the line has too many draws")
    return prepared


def prepare_entry(match: Match, entry: Entry, draw: Draw, line: int) -> Prepared:
    if entry.seat == CHANCE:
        if match.actor != CHANCE:
            raise Damaged(line, "a deal is not possible here")
        return match.prepare_deal(draw)
    try:
        return match.prepare(entry.seat, entry.actions, draw)
    except RulesError as error:
        raise Damaged(line, str(error)) from None
