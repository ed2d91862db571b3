"""`pelagos verify`: check that every draw of a game follows from its committed seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pelagos.core.committed import Committed, commitment
from pelagos.core.game import LETTERS, Game, State
from pelagos.core.record import FULL, Damaged, Record, draw_words, first_line_of, header, parse, replay, viewer_word
from pelagos.terminal.files import Unreadable, printable, read_text

Find = Callable[[str], Game]


class Unverified(ValueError):
    """A valid record cannot be verified. The message is the reason."""


def verify(path: str, find: Find) -> tuple[bool, list[str]]:
    """Return whether the file verifies, and the lines to print."""
    try:
        return True, [f"{printable(path)}: verified.", *run_checks(read_text(path), find)]
    except Damaged as error:
        return False, [printable(f"{path}:{error.line}: does not verify: {error.reason}")]
    except (Unreadable, Unverified) as error:
        return False, [printable(f"{path}: {error}")]


def run_checks(text: str, find: Find) -> list[str]:
    """Run all checks and return a sentence for each. Raise Damaged or Unverified at the first failure."""
    record = parse(text, find)
    check_complete(record)
    states = replay(record)
    check_seed(record)
    draws = count_draws(record, states)
    return [
        f"  The hashes are right, and the {len(record.entries)} entries follow the rules of the game.",
        "  The seed matches the commitment from before the deal.",
        f"  All {draws} draws follow from this seed and the entropy of the seats, in this order.",
        f"  Compare with what you saw before the deal: commitment {record.commitment}, {entropies(record)}.",
    ]


def entropies(record: Record) -> str:
    """Return the entropy of the seats. A whole record can be forged, so players compare it with what they saw."""
    return ", ".join(f"entropy {LETTERS[seat]} {text}" for seat, text in enumerate(record.entropy))


def check_complete(record: Record) -> None:
    """Refuse a record that lacks a commitment, secrets or the seed."""
    if not record.commitment:
        raise Unverified("cannot be verified: this game was played without a commitment")
    if record.viewer != FULL:
        seen = viewer_word(record.viewer)
        raise Unverified(
            f"cannot be verified: this record holds only what {seen} saw; use the full record, available after the game"
        )
    if not record.seed:
        raise Unverified(
            "cannot be verified yet: its seed is not in it; the server reveals the seed when the game is over"
        )


def check_seed(record: Record) -> None:
    found = commitment(bytes.fromhex(record.seed))
    if found != record.commitment:
        reason = (
            f"the seed does not match the commitment: its SHA-256 is {found}, the commitment is {record.commitment}"
        )
        raise Damaged(header(record).index(f"seed {record.seed}") + 1, reason)


def count_draws(record: Record, states: list[State]) -> int:
    """Compare each draw with the one that the seed gives, and return their number."""
    chance = Committed(bytes.fromhex(record.seed), record.entropy)
    for number, draw, state, outcome in draws_of(record, states):
        expected = int(state.outcome(chance.below(state.rolls())))
        if expected != outcome:
            words = [draw_words(record.game, [(int(state.witness()), found)]) for found in (outcome, expected)]
            reason = f"draw {draw} is '{words[0]}' here, but the seed gives '{words[1]}'"
            raise Damaged(first_line_of(record, number), reason)
    return chance.drawn


def draws_of(record: Record, states: list[State]) -> Iterator[tuple[int, int, State, int]]:
    """Yield each draw: its entry's number, its own number, the state before it, and the outcome."""
    draw = 0
    for number, entry in enumerate(record.entries):
        state = states[number].copy()
        for action in entry.actions:
            state.apply(action)
        for _, outcome in entry.draws:
            yield number, draw, state, outcome
            state.apply(outcome)
            draw += 1
