"""A match as a text file, and back. docs/record.md explains the format by an example.

A full record replays without a seed: it holds every outcome of chance. The record of a seat holds what that seat
saw; its hashes are its own, for a hash over secrets could be tried out. Where the deal was promised beforehand, the
record has the promise, and in the end the seed behind it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from pelagos.core.committed import AN_ENTROPY, is_entropy
from pelagos.core.game import CHANCE, LETTERS, LONGEST_NAME, PUBLIC, Entry, Game, RulesError, State, is_name
from pelagos.core.match import Match

FIRST_LINE = "pelagos record 1"
FULL = -2  # a viewer that sees all: the record's keeper
HASH_DIGITS = 16
OWNER = ""  # a decider that needs no word: whoever sits there
A_NAME = f"a name of 1 to {LONGEST_NAME} printable characters, with no space at its ends"
A_DIGEST = "64 hexadecimal digits, in lower case"
A_DECIDER = "one word of at most 20 small letters"


class Damaged(ValueError):
    """A record that cannot be read or does not replay: the line, counted from 1, and the reason."""

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
    commitment: str = ""  # to the seed, given before the deal; "" when nothing was promised
    entropy: tuple[str, ...] = ()  # what each seat added
    seed: str = ""  # hexadecimal; only when nobody can play on, and in the full record
    deciders: tuple[str, ...] = ()  # of the entries: OWNER, a bot's level, "clock"; () when all are OWNER

    def __post_init__(self) -> None:
        check_promise(self)
        if self.deciders and (len(self.deciders) != len(self.entries) or not all(map(is_decider, self.deciders))):
            raise ValueError(f"each entry has its decider: {A_DECIDER}, or none")

    def seen_by(self, who: int) -> Record:
        """The record as a seat, or PUBLIC, may keep it. Never with the seed, which tells every draw."""
        entries = tuple(self.game.seen(entry, who) for entry in self.entries)
        return replace(self, entries=entries, viewer=who, seed="")

    def decider(self, number: int) -> str:
        return self.deciders[number] if self.deciders else OWNER


def check_promise(record: Record) -> None:
    """Whoever makes a record in code is told at once what could not be read again."""
    if record.commitment and not is_digest(record.commitment):
        raise ValueError(f"a commitment is {A_DIGEST}")
    if len(record.entropy) != (len(record.names) if record.commitment else 0) or not all(
        map(is_entropy, record.entropy)
    ):
        raise ValueError(f"with a commitment, and only then, each seat adds {AN_ENTROPY}")
    if record.seed and not (is_digest(record.seed) and record.commitment and record.viewer == FULL):
        raise ValueError(f"a seed is {A_DIGEST}, behind a commitment, in a full record")


def is_digest(text: str) -> bool:
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def is_decider(word: str) -> bool:
    return re.fullmatch("[a-z]{0,20}", word) is not None


def record_of(match: Match, names: Sequence[str]) -> Record:
    if len(names) != len(match.state.scores()) or not all(map(is_name, names)):
        raise ValueError(f"each seat needs {A_NAME}")
    winners = tuple(match.winners) if match.is_over else ()
    return Record(match.game, tuple(names), tuple(match.entries), winners)


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
    lines += [f"seat {LETTERS[seat]} {name}" for seat, name in enumerate(record.names)]
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
    text = f"{before}\n{body}".encode("utf-8", "surrogatepass")  # a damaged file may hold anything
    return hashlib.sha256(text).hexdigest()[:HASH_DIGITS]


def entry_words(game: Game, entry: Entry) -> str:
    move = "deal" if entry.seat == CHANCE else f"{LETTERS[entry.seat]} {game.write(entry.actions)}"
    draws = draw_words(game, entry.draws)
    return f"{move} | {draws}" if draws else move


def decider_words(decider: str) -> str:
    return f" ~{decider}" if decider else ""


def draw_words(game: Game, draws: Iterable[tuple[int, int]]) -> str:
    """`first=C A+this+that B+?`: each witness once for all that follows of his."""
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
    """The record of a text; `find` gives the game of a name. Checks form and hashes; replay() checks the play."""
    reader = Reader(text)
    head = reader.read_header(find)
    entries: list[Entry] = []
    deciders: list[str] = []
    while not reader.at_end():
        entry, decider = reader.read_entry(head.game, len(entries), len(head.names))
        if head.viewer != FULL and head.game.seen(entry, head.viewer) != entry:
            raise reader.fail(f"{viewer_word(head.viewer)} cannot have seen this")
        entries.append(entry)
        deciders.append(decider)
    reader.read_end(len(entries))
    return replace(head, entries=tuple(entries), deciders=tuple(deciders) if any(deciders) else ())


def entry_of(game: Game, words: str, seats: int) -> Entry:
    """The entry that entry_words() wrote; raises Damaged."""
    return Reader("").read_entry_words(game, words, seats)


class Reader:
    """Goes through the lines once; every refusal has its line."""

    def __init__(self, text: str) -> None:
        if text and not text.endswith("\n"):
            raise Damaged(text.count("\n") + 1, "the last line is cut off")
        self.lines = text.split("\n")[:-1]
        self.next = 0
        self.link = ""

    @property
    def number(self) -> int:
        return self.next  # of the line last taken, from 1

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
        """The record without its entries."""
        if self.take() != FIRST_LINE:
            raise self.fail(f"no record of ours: the first line must be '{FIRST_LINE}'")
        game = self.read_game(find)
        names = self.read_names(game)
        commitment, entropy = self.read_promise(len(names))
        seed = self.read_digest("seed") if commitment and self.next_is("seed") else ""
        viewer = self.read_viewer(len(names))
        if seed and viewer != FULL:
            raise self.fail("the seed tells every draw, so only a full record has it")
        winners = self.read_winners(len(names))
        self.link = chain("", "\n".join(self.lines[: self.next]))
        return Record(game, names, (), winners, viewer, commitment, entropy, seed)

    def read_game(self, find: Callable[[str], Game]) -> Game:
        name, _, version = self.take_key("game").partition(" ")
        try:
            game = find(name)
        except ValueError as error:
            raise self.fail(str(error)) from None
        if version != str(game.version):
            raise self.fail(f"played by version '{version[:20]}' of the rules; this is version {game.version}")
        mark, _, board = self.take_key("board").partition(" ")
        if (mark, board) != (game.board_mark, game.board_name):
            ours = f"{game.board_name} ({game.board_mark})"
            raise self.fail(f"played on board {board[:40]} ({mark[:20]}), not on {ours}; give its file with --board")
        return game

    def read_names(self, game: Game) -> tuple[str, ...]:
        names: list[str] = []
        while self.next_is("seat"):
            letter, _, name = self.take_key("seat").partition(" ")
            if len(names) == len(LETTERS) or letter != LETTERS[len(names)]:
                raise self.fail(f"seat '{letter[:10]}' is out of order")
            if not is_name(name):
                raise self.fail(f"a seat needs {A_NAME}")
            names.append(name)
        if len(names) not in game.seats:
            raise self.fail(f"{len(names)} seats; {game.name} takes {', '.join(map(str, game.seats))}")
        return tuple(names)

    def read_promise(self, seats: int) -> tuple[str, tuple[str, ...]]:
        """The commitment and what each seat added, or nothing of both: old records and games at one screen."""
        if not self.next_is("commitment"):
            return "", ()
        return self.read_digest("commitment"), tuple(self.read_entropy(seat) for seat in range(seats))

    def read_digest(self, key: str) -> str:
        text = self.take_key(key)
        if not is_digest(text):
            raise self.fail(f"a {key} is {A_DIGEST}")
        return text

    def read_entropy(self, seat: int) -> str:
        letter, _, text = self.take_key("entropy").partition(" ")
        if letter != LETTERS[seat]:
            raise self.fail(f"entropy of seat '{letter[:10]}' is out of order")
        if not is_entropy(text):
            raise self.fail(f"each seat adds {AN_ENTROPY}")
        return text

    def read_viewer(self, seats: int) -> int:
        word = self.take_key("view")
        viewers: dict[str, int] = {viewer_word(who): who for who in (FULL, PUBLIC, *range(seats))}
        if word not in viewers:
            raise self.fail(f"'{word[:40]}' is no viewer: full, public or a seat")
        return viewers[word]

    def read_winners(self, seats: int) -> tuple[int, ...]:
        word = self.take_key("result")
        if word == "open":
            return ()
        winners = [LETTERS[:seats].find(letter) if len(letter) == 1 else -1 for letter in word.split(" ")]
        if -1 in winners or sorted(set(winners)) != winners:
            raise self.fail(f"'{word[:40]}' is no result: 'open', or the winners' seats")
        return tuple(winners)

    # ---- entries
    def at_end(self) -> bool:
        return self.next_is("end")

    def take_linked(self) -> str:
        """A line without its hash, which must follow from all lines before."""
        line = self.take()
        found = re.fullmatch(rf"(.*) #([0-9a-f]{{{HASH_DIGITS}}})", line)
        if not found:
            raise self.fail("no hash at the end of the line")
        body, link = found.groups()
        self.link = chain(self.link, body)
        if link != self.link:
            raise self.fail("this line, or one before it, was changed: its hash does not fit")
        return str(body)

    def read_entry(self, game: Game, number: int, seats: int) -> tuple[Entry, str]:
        """And who decided."""
        body = self.take_linked()
        count, _, words = body.partition(" ")
        if count != str(number):
            raise self.fail(f"entry {number} expected, found '{count[:20]}'")
        words, decided, decider = words.partition(" ~")
        if decided and not (decider and is_decider(decider)):
            raise self.fail(f"'~{decider[:30]}' does not say who decided: {A_DECIDER}")
        entry = self.read_entry_words(game, words, seats)
        if decider and entry.seat == CHANCE:
            raise self.fail("nobody decides a deal")
        return entry, decider

    def read_entry_words(self, game: Game, words: str, seats: int) -> Entry:
        move, bar, draws = words.partition(" | ")
        outcomes = tuple(self.read_draws(game, draws, seats)) if bar else ()
        seat, actions = self.read_move(game, move, seats)
        entry = Entry(seat, actions, outcomes)
        if entry_words(game, entry) != words:
            raise self.fail(f"not as we write it: '{entry_words(game, entry)[:80]}'")
        return entry

    def read_move(self, game: Game, move: str, seats: int) -> tuple[int, tuple[int, ...]]:
        if move == "deal":
            return CHANCE, ()
        letter, _, text = move.partition(" ")
        if len(letter) != 1 or letter not in LETTERS[:seats]:
            raise self.fail(f"'{letter[:10]}' is no seat")
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
            raise self.fail(f"'{word[:20]}' is no outcome")
        return actions[0]

    def read_end(self, count: int) -> None:
        body = self.take_linked()
        if body != f"end {count}":
            raise self.fail(f"the record ends after {count} entries, but says '{body[:40]}'")
        if self.next != len(self.lines):
            self.next += 1
            raise self.fail("something follows the end")


# ---- replaying
def first_line_of(record: Record, entry: int) -> int:
    """Where an entry stands in the text."""
    return len(header(record)) + entry + 1


def replay(record: Record) -> list[State]:
    """The states before, between and after the entries. Raises Damaged at the first line that cannot have been."""
    if record.viewer != FULL:
        raise Damaged(
            len(header(record)) - 1,
            f"what {viewer_word(record.viewer)} saw cannot be replayed: secrets are missing",
        )
    states = [record.game.start(len(record.names))]
    for number, entry in enumerate(record.entries):
        line = first_line_of(record, number)
        states.append(replay_entry(record.game, states[-1], entry, line))
    finish = Match(record.game, states[-1], lambda state: -1)
    winners = tuple(finish.winners) if finish.is_over else ()
    if winners != record.winners:
        found = " ".join(LETTERS[seat] for seat in winners) or "open"
        raise Damaged(len(header(record)), f"the result is {found} by the entries")
    return states


def replay_entry(game: Game, state: State, entry: Entry, line: int) -> State:
    """One entry carried out: the same door as in play, with the recorded outcomes in chance's place."""
    left = list(entry.draws)

    def recorded(now: State) -> int:
        if not left:
            raise Damaged(line, "chance drew more than is recorded here")
        witness, outcome = left.pop(0)
        if witness != now.witness() or outcome not in now.legal():
            raise Damaged(line, f"'{draw_words(game, [(witness, outcome)])}' cannot have been drawn")
        return outcome

    match = Match(game, state.copy(), recorded)
    if entry.seat == CHANCE:
        if match.actor != CHANCE:
            raise Damaged(line, "there is nothing to deal here")
        match.deal()
    else:
        try:
            match.play(entry.seat, entry.actions)
        except RulesError as error:
            raise Damaged(line, str(error)) from None
    if left:
        raise Damaged(line, "chance drew less than is recorded here")
    return match.state
