"""The notation: actions as words and words as actions. `write` and `read` are inverse.

A whole move is one sentence: `object zakynthos 2 zeus=1 discard wind` is five actions. The grammar:

    agree | pass | end | pandora [zeus] | wind [zeus] | plague PLACE [zeus] | propose PLACE
    remove PLACE discard KIND…            exchange COLOUR discard KIND… return GOAL
    build [zeus=Z] discard KIND…          support SIDE N [zeus=Z]
    object PLACE [discard KIND…] N [zeus=Z]     black PLACE [discard KIND…] N [zeus=Z]

N counts all cards laid, Z the Zeus cards among them. Each single action also has words of its own (`lay zeus`, `done`,
`at dido`), so that a half-made move and an outcome of chance can be written too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from pelagos.core.game import Malformed
from pelagos.games.ulysses.actions import (
    AT,
    BUILD,
    DISCARD,
    DONE,
    KINDS,
    LAY,
    N_KINDS,
    OBJECTION,
    PLAGUE_BY_ZEUS,
    PLAY_PLAGUE,
    PROPOSE,
    REMOVE,
    TEMPLE,
    ZEUS,
    Action,
    table,
)

LONGEST = 1500  # characters; a payment with every card in the box is shorter
GRAMMAR = "U4.1"  # the clause cited for text that is not a move: the parts of a turn
# By verb: an example of a move that begins with it, for error messages. PLACE and GOAL are words of the board.
EXAMPLES = {
    "agree": "agree",
    "black": "black PLACE 3",
    "build": "build discard wind",
    "end": "end",
    "exchange": "exchange blue discard wind return GOAL",
    "object": "object PLACE 2 zeus=1",
    "pandora": "pandora",
    "pass": "pass",
    "plague": "plague PLACE",
    "propose": "propose PLACE",
    "remove": "remove PLACE discard wind",
    "return": "return GOAL",
    "support": "support blue 2",
    "wind": "wind",
}


class Notation:
    """The words for one board's places."""

    def __init__(self, places: Sequence[str]) -> None:
        self.table: tuple[Action, ...] = table(places)
        self.words = [words_of(action) for action in self.table]
        self.number = {words: i for i, words in enumerate(self.words)}
        self.places = {place: i for i, place in enumerate(places)}

    # ---- writing
    def write(self, actions: Iterable[int]) -> str:
        left = list(actions)
        phrases: list[str] = []
        while left:
            phrase, used = self.phrase(left, phrases)
            phrases.append(phrase)
            del left[:used]
        return " ".join(phrase for phrase in phrases if phrase)

    def phrase(self, left: list[int], before: Sequence[str]) -> tuple[str, int]:
        """Return the words for the first action, or for several that form one phrase, and how many they are."""
        first = left[0]
        if first in (PLAY_PLAGUE, PLAGUE_BY_ZEUS, REMOVE) and len(left) > 1 and is_place(left[1]):
            place = self.table[left[1]].what
            zeus = " zeus" if first == PLAGUE_BY_ZEUS else ""
            return f"{self.table[first].verb} {place}{zeus}", 2
        if first == BUILD:
            return self.build_phrase(left)
        if is_laid(first) or first == DONE:
            run = run_of(left, is_laid)
            if before and len(run) < len(left) and left[len(run)] == DONE and run and sorted(run) == run:
                return bid_phrase(run), len(run) + 1
            return self.words[first], 1
        if is_discard(first):
            run = run_of(left, is_discard)
            return "discard " + " ".join(self.table[a].what for a in run), len(run)
        return self.words[first], 1

    def build_phrase(self, left: list[int]) -> tuple[str, int]:
        """Return `build` alone, or together with its payment if it is complete: as many temple cards as discards. Only
        the Zeus cards among the temple cards are written."""
        laid = run_of(left[1:], lambda a: a in (LAY + TEMPLE, LAY + ZEUS))
        paid = run_of(left[1 + len(laid) :], is_discard)
        if not paid or len(laid) != len(paid) or sorted(laid) != laid:
            return "build", 1
        zeus = laid.count(LAY + ZEUS)
        return "build" + (f" zeus={zeus}" if zeus else ""), 1 + len(laid)

    # ---- reading
    def read(self, text: str) -> list[int]:
        if len(text) > LONGEST:
            raise Malformed(f"this text has {len(text)} characters; a move has at most {LONGEST}", GRAMMAR)
        tokens = text.split(" ")
        if "" in tokens:
            raise Malformed("write one or more words, separated by single spaces", GRAMMAR)
        actions: list[int] = []
        while tokens:
            actions += self.take_phrase(tokens)
        return actions

    def take_phrase(self, tokens: list[str]) -> list[int]:
        """Read the words of one phrase and remove them from `tokens`."""
        first = tokens[0]
        if first == "discard":
            del tokens[0]
            return self.take_discards(tokens)
        if first.isdigit():
            return take_bid(tokens)
        if first == "build":
            return self.take_build(tokens)
        if first in ("plague", "remove") and len(tokens) > 1 and tokens[1] in self.places:
            zeus = first == "plague" and tokens[2:3] == ["zeus"]
            place = self.places[tokens[1]]
            del tokens[: 3 if zeus else 2]
            return [self.number[first + " zeus" if zeus else first], AT + place]
        for length in (2, 1):
            words = " ".join(tokens[:length])
            if length <= len(tokens) and words in self.number:
                del tokens[:length]
                return [self.number[words]]
        raise Malformed(f"'{' '.join(tokens)[:60]}' cannot be read here; {hint(first)}", GRAMMAR)

    def take_discards(self, tokens: list[str]) -> list[int]:
        """Read kinds in any order and return the discards in ascending order."""
        kinds: list[int] = []
        while tokens and tokens[0] in KINDS:
            kinds.append(KINDS.index(tokens.pop(0)))
        if not kinds:
            raise Malformed(f"'discard' needs the kinds of the cards to pay with: {', '.join(KINDS)}", "U5.7")
        return [DISCARD + kind for kind in sorted(kinds)]

    def take_build(self, tokens: list[str]) -> list[int]:
        """Read a build with its payment: as many temple cards as discards. The text gives the Zeus cards among them."""
        del tokens[0]
        zeus = take_zeus(tokens)
        if zeus == 0 and tokens[:1] in ([], ["lay"]):  # half made
            return [BUILD]
        if tokens[:1] != ["discard"]:
            raise Malformed("'build' needs 'discard' and the cards to pay with: 'build discard wind'", "U5.5")
        del tokens[0]
        paid = self.take_discards(tokens)
        if zeus > len(paid):
            raise Malformed(f"'zeus={zeus}' is too many: a build lays as many temple cards as it discards", "U5.5")
        return [BUILD] + [LAY + TEMPLE] * (len(paid) - zeus) + [LAY + ZEUS] * zeus + paid


def hint(word: str) -> str:
    """Say what to write instead of text that begins with this word."""
    if word in EXAMPLES:
        return f"write it like '{EXAMPLES[word]}'"
    if word.startswith("+"):
        return f"write a draw as + and a goal or one of: {', '.join(KINDS)}"
    return f"a move begins with one of: {', '.join(EXAMPLES)}"


def words_of(action: Action) -> str:
    """Return the words of one action."""
    if action.verb in ("card", "goal", "hidden"):
        return f"+{action.what or '?'}"
    if action.verb == "first":
        return f"first={action.what}"
    words = f"{action.verb} {action.what}" if action.what else action.verb
    return words + " zeus" if action.zeus else words


def is_place(action: int) -> bool:
    return AT <= action < PROPOSE


def is_laid(action: int) -> bool:
    return action in (LAY + OBJECTION, LAY + ZEUS)


def is_discard(action: int) -> bool:
    return DISCARD <= action < DISCARD + N_KINDS


def run_of(actions: list[int], belongs: Callable[[int], bool]) -> list[int]:
    """Return the leading actions for which belongs() is True."""
    found: list[int] = []
    for action in actions:
        if not belongs(action):
            break
        found.append(action)
    return found


def bid_phrase(run: list[int]) -> str:
    zeus = run.count(LAY + ZEUS)
    return f"{len(run)} zeus={zeus}" if zeus else str(len(run))


def take_bid(tokens: list[str]) -> list[int]:
    count = number(tokens.pop(0))
    zeus = take_zeus(tokens)
    if not count > 0 or zeus > count:
        words = f"{count} zeus={zeus}" if zeus else str(count)
        raise Malformed(f"'{words}' is not a bid: write how many cards you lay, at least 1, Zeus included", "U7.5")
    return [LAY + OBJECTION] * (count - zeus) + [LAY + ZEUS] * zeus + [DONE]


def take_zeus(tokens: list[str]) -> int:
    if tokens and tokens[0].startswith("zeus="):
        zeus = number(tokens.pop(0).removeprefix("zeus="))
        if zeus == 0:
            raise Malformed("leave out 'zeus=0'", GRAMMAR)
        return zeus
    return 0


def number(word: str) -> int:
    if word.isascii() and word.isdigit() and len(word) <= 3 and (word == "0" or word[0] != "0"):
        return int(word)
    raise Malformed(f"'{word[:20]}' is not a number of cards: write 1, 2, 3 and so on", GRAMMAR)
