"""Was everything drawn as the seed promised? For people: what was checked, or the first thing that is not so."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pelagos.core.committed import Committed, commitment
from pelagos.core.game import LETTERS, Game, State
from pelagos.core.record import FULL, Damaged, Record, draw_words, first_line_of, header, parse, replay, viewer_word
from pelagos.terminal.files import Unreadable, printable, read_text

Find = Callable[[str], Game]


class Unverified(ValueError):
    """A sound record from which nothing can be proven: the reason."""


def verify(path: str, find: Find) -> tuple[bool, list[str]]:
    """Whether the file verifies, and the lines to print."""
    try:
        return True, [f"{printable(path)}: verified.", *checked(read_text(path), find)]
    except Damaged as error:
        return False, [printable(f"{path}:{error.line}: does not verify: {error.reason}")]
    except (Unreadable, Unverified) as error:
        return False, [printable(f"{path}: {error}")]


def checked(text: str, find: Find) -> list[str]:
    """Every check in turn, each as a sentence. Raises Damaged or Unverified at the first that fails."""
    record = parse(text, find)
    check_complete(record)
    states = replay(record)
    check_seed(record)
    draws = count_draws(record, states)
    return [
        f"  The hashes fit, and the {len(record.entries)} entries are a game by the rules.",
        "  The seed is the one that was promised before the deal.",
        f"  All {draws} draws are what this seed and the seats' entropy give, in this order.",
        f"  Compare with what you saw before the deal: commitment {record.commitment}, {entropies(record)}.",
    ]


def entropies(record: Record) -> str:
    """A record could be made up as a whole; that it is the one of your game, only you can tell."""
    return ", ".join(f"entropy {LETTERS[seat]} {text}" for seat, text in enumerate(record.entropy))


def check_complete(record: Record) -> None:
    """Whether there is something to prove, and all that it takes."""
    if not record.commitment:
        raise Unverified("cannot be verified: this game was played without a commitment, so nothing was promised")
    if record.viewer != FULL:
        seen = viewer_word(record.viewer)
        raise Unverified(f"cannot be verified: this is what {seen} saw; it takes the full record, open after the game")
    if not record.seed:
        raise Unverified("cannot be verified yet: its seed is not in it, which is revealed when the game is over")


def check_seed(record: Record) -> None:
    found = commitment(bytes.fromhex(record.seed))
    if found != record.commitment:
        reason = f"the seed is not the one promised: its SHA-256 is {found}, the commitment {record.commitment}"
        raise Damaged(header(record).index(f"seed {record.seed}") + 1, reason)


def count_draws(record: Record, states: list[State]) -> int:
    """How many draws there are, each of them compared with the seed's."""
    chance = Committed(bytes.fromhex(record.seed), record.entropy)
    for number, draw, state, outcome in draws_of(record, states):
        expected = int(state.outcome(chance.below(state.stakes())))
        if expected != outcome:
            words = [draw_words(record.game, [(int(state.witness()), found)]) for found in (outcome, expected)]
            reason = f"draw {draw} is '{words[0]}' here, and '{words[1]}' by the seed"
            raise Damaged(first_line_of(record, number), reason)
    return chance.drawn


def draws_of(record: Record, states: list[State]) -> Iterator[tuple[int, int, State, int]]:
    """Each draw: the number of its entry, its own number, the state on chance's turn, and what was drawn."""
    draw = 0
    for number, entry in enumerate(record.entries):
        state = states[number].copy()
        for action in entry.actions:
            state.apply(action)
        for _, outcome in entry.draws:
            yield number, draw, state, outcome
            state.apply(outcome)
            draw += 1
