"""What a game says about itself as plain data. Each game's folder has a `manifest.py` with a MANIFEST."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Note:
    """A rule that is explained the first time that it matters to a player. Its message is GAME-note-NAME.

    A note is due after one of its events, when one of its verbs is possible, or, with neither, as soon as its thing is
    on the screen."""

    name: str
    clause: str
    events: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()
    thing: str = ""  # the thing beside which it is shown: its kind and word, as in Manifest.about


@dataclass(frozen=True)
class Manifest:
    """What others need to know of a game without loading its rules. A game may leave out what it does not have."""

    name: str  # one lower-case word, perhaps with underscores; the ids of the game's messages begin with it
    seats: tuple[int, ...]  # possible numbers of players
    clauses: str  # the letter that the ids of its clauses begin with
    boards: tuple[str, ...] = ()  # files in `boards`, the default first; empty if the game is not played on a board
    variants: tuple[str, ...] = ()  # changes of the rules that a table can choose; the message is variant-WORD
    first_clause: str = ""  # the clause that says which player goes first
    is_first_free: bool = False  # people may choose that player
    levels: tuple[str, ...] = ("drifter",)  # the levels of bots that play it, the weakest first

    # The move of a seat that does not answer: the verbs in order of preference, then the cards, the cheapest first.
    default_verbs: tuple[str, ...] = ()
    default_cards: tuple[str, ...] = ()

    # Messages: parameters that are words of the game, or lists of such words, and the kind of name of each. A name is
    # the message KIND-WORD.
    kinds: Mapping[str, str] = field(default_factory=dict)
    # Lists that belong together, by the parameter that they become: a list of the message GAME-PARAMETER-row.
    rows: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    # The log, by the names of events.
    chapters: tuple[str, ...] = ()  # begin a new part of the log
    implied: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # left out before one of these: it says more
    times: Mapping[str, int] = field(default_factory=dict)  # milliseconds in which an event is shown; others take none
    sounds: Mapping[str, str] = field(default_factory=dict)  # `card` or `ship`; others are silent
    # What nobody should miss: `mark` marks the sentence, `card` also shows it on a card over the board.
    moments: Mapping[str, str] = field(default_factory=dict)
    results: tuple[str, ...] = ("wins",)  # tell who has won; they are shown after what led to it

    # Help: the things that a player can ask about, as "KIND WORD" or "KIND" for all words of a kind, with the clause.
    about: Mapping[str, str] = field(default_factory=dict)
    notes: tuple[Note, ...] = ()  # the most urgent first


# For messages that belong to no game, such as refusals of the server.
NO_GAME = Manifest("", (), "")
COMMON_KINDS: Mapping[str, str] = {"game": "game"}  # parameters that are words in the messages of every game
