"""The notation: actions as words and words as actions. `write` and `read` are inverse.

    pass | power | power SPACE | power KIND SPACE SPACE | power downN SPACE | allow | block
    play KIND SPACE | down SPACE KIND | trade SEAT | disk ADVENTURE | start ISLAND

KIND is 5, 3, 2, 1 or d (Dionysus). SPACE is a colour and a ship, like y1. The power of Hermes names the card, the space
it lies on and the space it moves to; downN is the N-th card that was played face down. Each single action also has
words of its own (`on y1`, `face 3`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pelagos.core.game import Malformed
from pelagos.games.odysseus.actions import (
    DOWN,
    FACE,
    FACE_HIDDEN,
    KINDS,
    N_KINDS,
    ON,
    PLAY,
    POWER,
    SPACES,
    TAKE,
    TRADE,
    Action,
    table,
)

LONGEST = 80  # characters
GRAMMAR = "O4.2"  # the clause cited for text that is not a move: the possible turns


class Notation:
    """The words for one board's islands and adventures."""

    def __init__(self, islands: Sequence[str], adventures: Sequence[str]) -> None:
        self.table: tuple[Action, ...] = table(islands, adventures)
        self.words = [words_of(action) for action in self.table]
        self.number = {words: i for i, words in enumerate(self.words)}

    def write(self, actions: Iterable[int]) -> str:
        """Write a move. Its later actions are written without a verb: `play 3 y1`, `power 3 y1 g2`, `down g1 3`."""
        found: list[str] = []
        last = -1
        for action in actions:
            found.append(self.table[action].what if follows(last, action) else self.words[action])
            last = action
        return " ".join(found)

    def read(self, text: str) -> list[int]:
        tokens = text.split(" ") if len(text) <= LONGEST else [""]
        if "" in tokens:
            raise Malformed(
                f"write one or more words, separated by single spaces, {LONGEST} characters at most", GRAMMAR
            )
        actions: list[int] = []
        while tokens:
            actions.append(self.take(tokens, actions[-1] if actions else -1))
        return actions

    def take(self, tokens: list[str], last: int) -> int:
        """Read the words of one action and remove them from `tokens`. Only the first action of a move needs a verb."""
        for length in (3, 2, 1):
            words = " ".join(tokens[:length])
            for verb in ("", *VERBS):
                action = self.number.get(verb + words)
                if length <= len(tokens) and action is not None and (verb == "" or follows(last, action)):
                    del tokens[:length]
                    return action
        raise Malformed(f"'{' '.join(tokens)[:60]}' cannot be read here; {hint(tokens[0], last)}", GRAMMAR)


VERBS = ("on ", "take ", "face ")
NEEDS = {"trade": "a seat: 'trade B'", "disk": "an adventure of the board", "start": "an island of the board"}


def follows(last: int, action: int) -> bool:
    """Return True if `action` can continue the move after `last`."""
    if PLAY <= last < ON or TAKE <= last < TRADE:
        return ON <= action < DOWN
    if last == POWER:
        return ON <= action < DOWN or TAKE <= action < TRADE
    return DOWN <= last < FACE and (FACE <= action < FACE + N_KINDS or action == FACE_HIDDEN)


def words_of(action: Action) -> str:
    """Return the words of one action."""
    if action.verb in ("card", "hidden"):
        return f"+{action.what or '?'}"
    if action.verb == "task":
        return f"+task{action.what}"
    if action.verb in ("god", "isle"):
        return f"{action.verb}={action.what}"
    return f"{action.verb} {action.what}" if action.what else action.verb


def hint(word: str, last: int) -> str:
    """Say what to write instead of text that begins with this word, after the action `last`."""
    if word == "play" or PLAY <= last < ON:
        return f"'play' needs a card ({' '.join(KINDS)}) and a space ({' '.join(SPACES)})"
    if word == "down" or DOWN <= last < FACE:
        return "'down' needs a space and a card: 'down g1 3'"
    if last == POWER or TAKE <= last < TRADE:
        return "write 'power', 'power y1', 'power 3 y1 g2' or 'power down1 y1'"
    if word.startswith("+"):
        return f"write a draw as '+task1' or as + and one of: {', '.join(KINDS)}"
    if word in NEEDS:
        return f"'{word}' needs {NEEDS[word]}"
    return "a move begins with one of: pass, power, play, down, trade, allow, block, disk, start"
