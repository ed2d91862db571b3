"""`pelagos verify`: what it verifies, what it catches, and what it says when a record cannot be verified."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pelagos.core.committed import Committed, commitment
from pelagos.core.game import PUBLIC
from pelagos.core.record import Record, first_line_of, write
from tests.kit.games.committed_records import (
    cheating_record,
    entropy_of,
    honest_record,
    record_with_draws,
    seed_of,
    swapped_record,
)
from tests.kit.games.forged_records import rehashed
from tests.kit.games.random_play import random_record


@pytest.fixture
def verify(run: Any, tmp_path: Path) -> Any:
    """Return a function that verifies a record or a text, and returns the exit code and the output without the path."""

    def run_verify(given: Record | str) -> tuple[int, str]:
        path = tmp_path / "game.txt"
        path.write_text(given if isinstance(given, str) else write(given), "utf-8")
        found = run("verify", str(path))
        return found.exit_code, found.stdout.replace(str(path), "game.txt")

    return run_verify


def draws_of(record: Record) -> list[tuple[int, int]]:
    """Return the line and the witness of each draw."""
    return [(first_line_of(record, i), who) for i, entry in enumerate(record.entries) for who, _ in entry.draws]


# ---- verified
def test_whole_game_is_verified(verify: Any, game: Any) -> None:
    for seats in game.seats:
        record = honest_record(game, seats, 4)
        assert record.winners
        code, text = verify(record)
        assert code == 0
        assert text.startswith("game.txt: verified.\n")
        assert f"the {len(record.entries)} entries follow the rules of the game" in text
        assert f"All {len(draws_of(record))} draws follow from this seed" in text
        assert f"commitment {record.commitment}, entropy A {record.entropy[0]}, entropy B" in text


def test_closed_game_is_verified_as_far_as_it_went(verify: Any, game: Any) -> None:
    record = replace(honest_record(game, 3, 1, 20), deciders=("",) * 19 + ("clock",))
    code, text = verify(record)
    assert code == 0
    assert "the 20 entries" in text and f"All {len(draws_of(record))} draws" in text


# ---- caught: each of these games follows the rules and has right hashes
def test_draw_that_the_seed_does_not_give_is_named(verify: Any, game: Any) -> None:
    honest = honest_record(game, 3, 2, 1)
    for at in (0, 11, 25):
        record = cheating_record(game, 3, 2, at, 1)
        code, text = verify(record)
        assert code == 1
        reason = rf"draw {at} is '\S+' here, but the seed gives '\S+'"
        assert re.fullmatch(rf"game\.txt:{draws_of(honest)[at][0]}: does not verify: {reason}\n", text)


def test_late_draw_is_named_by_its_line(verify: Any, game: Any) -> None:
    """Forge the last draw of a long record, so that all draws before it are compared too."""
    record = honest_record(game, 4, 3, 80)
    last = len(draws_of(record)) - 1
    seed, entropy = seed_of(3), entropy_of(3, 4)
    for at in range(last, 0, -1):  # the last draw with more than one possible outcome
        forged = cheating_record(game, 4, 3, at, 80)
        if forged.entries != record.entries:
            break
    line = draws_of(record)[at][0]
    assert line > first_line_of(record, 1)
    code, text = verify(forged)
    assert code == 1
    assert f"game.txt:{line}: does not verify: draw {at} is" in text
    assert (forged.seed, forged.entropy) == (seed.hex(), entropy)


def test_swapped_draws_are_caught(verify: Any, game: Any) -> None:
    """Two cards or goals are drawn in the other order; nothing else changes."""
    honest, found = honest_record(game, 3, 5, 1), 0
    for at in range(12, 30):
        record = swapped_record(game, 3, 5, at, 1)
        code, text = verify(record)
        assert code == (0 if record.entries == honest.entries else 1)
        assert code == 0 or f": draw {at} is '" in text or f": draw {at + 1} is '" in text
        found += code
    assert found > 5


def test_another_seed_is_caught(verify: Any, game: Any) -> None:
    record = honest_record(game, 3, 1, 20)
    code, text = verify(replace(record, seed=seed_of(2).hex()))
    assert code == 1
    assert text.startswith("game.txt:11: does not verify: the seed does not match the commitment: its SHA-256 is ")
    assert commitment(seed_of(2)) in text and record.commitment in text


def test_another_seed_with_its_own_commitment_is_caught(verify: Any, game: Any) -> None:
    other = seed_of(2)
    code, text = verify(replace(honest_record(game, 3, 1, 20), seed=other.hex(), commitment=commitment(other)))
    assert code == 1
    assert "but the seed gives" in text


def test_another_entropy_is_caught(verify: Any, game: Any) -> None:
    code, text = verify(replace(honest_record(game, 3, 1, 20), entropy=("1", "2", "3")))
    assert code == 1
    assert "but the seed gives" in text


def test_reused_or_skipped_number_is_caught(verify: Any, game: Any) -> None:
    """As if an undo had returned draws, or a draw had been discarded."""
    for jump in (-1, 1):
        source = Committed(seed_of(6), entropy_of(6, 3))

        def draw(state: Any, source: Committed = source, jump: int = jump) -> int:
            if source.drawn == 14:
                source.drawn += jump
            outcome = int(state.outcome(source.below(state.rolls())))
            source.drawn += 15 - source.drawn if jump < 0 and source.drawn == 14 else 0
            return outcome

        assert verify(record_with_draws(game, 3, 6, draw, 1))[0] == 1


def test_damage_and_illegal_moves_are_caught_first(verify: Any, game: Any) -> None:
    text = write(honest_record(game, 3, 1, 20))
    assert verify(text.replace(" #", " ~clock #", 3))[1].startswith("game.txt:14: does not verify: this line")
    forged = rehashed(re.sub(r"^5 [ABC] .* #", "5 A pass #", text, flags=re.MULTILINE))
    assert verify(forged)[0] == 1
    assert verify(text[:-1]) == (1, f"game.txt:{text.count(chr(10))}: does not verify: the last line is cut off\n")


# ---- records that cannot be verified
def test_game_without_a_commitment_cannot_be_verified(verify: Any, game: Any) -> None:
    code, text = verify(random_record(game, 3, 1, 10))
    assert (code, "played without a commitment" in text) == (1, True)


def test_game_still_open_cannot_be_verified_yet(verify: Any, game: Any) -> None:
    code, text = verify(replace(honest_record(game, 3, 1, 10), seed=""))
    assert (code, "cannot be verified yet: its seed is not in it" in text) == (1, True)


@pytest.mark.parametrize(("who", "word"), [(PUBLIC, "public"), (1, "B")])
def test_what_one_seat_saw_cannot_be_verified(verify: Any, game: Any, who: int, word: str) -> None:
    code, text = verify(honest_record(game, 3, 1, 10).seen_by(who))
    assert code == 1
    assert f"this record holds only what {word} saw; use the full record" in text


def test_other_file_is_refused_in_one_line(verify: Any, run: Any, tmp_path: Path) -> None:
    assert verify("Sing, Muse\n")[0] == 1
    missing = run("verify", str(tmp_path / "nothing.txt"))
    assert missing.exit_code == 1
    assert missing.stdout.count("\n") == 1 and "No such file" in missing.stdout
