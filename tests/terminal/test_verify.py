"""`pelagos verify`: what it proves, what it catches, and what it says when nothing can be proven."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pelagos.core.committed import Committed, commitment
from pelagos.core.game import PUBLIC
from pelagos.core.record import Record, first_line_of, write
from tests.kit.forged_records import rehashed as relinked
from tests.kit.promised_games import cheating, entropy_of, played, promised, seed_of, swapping
from tests.kit.random_play import random_record


@pytest.fixture
def said(run: Any, tmp_path: Path) -> Any:
    """The exit code and what is printed for a record or a text, the path left out."""

    def verify(given: Record | str) -> tuple[int, str]:
        path = tmp_path / "game.txt"
        path.write_text(given if isinstance(given, str) else write(given), "utf-8")
        found = run("verify", str(path))
        return found.exit_code, found.stdout.replace(str(path), "game.txt")

    return verify


def draws_of(record: Record) -> list[tuple[int, int]]:
    """The line and the witness of each draw."""
    return [(first_line_of(record, i), who) for i, entry in enumerate(record.entries) for who, _ in entry.draws]


# ---- verified
def test_whole_game_is_verified(said: Any, game: Any) -> None:
    for seats in game.seats:
        record = promised(game, seats, 4)
        assert record.winners
        code, text = said(record)
        assert code == 0
        assert text.startswith("game.txt: verified.\n")
        assert f"the {len(record.entries)} entries follow the rules of the game" in text
        assert f"All {len(draws_of(record))} draws follow from this seed" in text
        assert f"commitment {record.commitment}, entropy A {record.entropy[0]}, entropy B" in text


def test_closed_game_is_verified_as_far_as_it_went(said: Any, game: Any) -> None:
    record = replace(promised(game, 3, 1, 20), deciders=("",) * 19 + ("clock",))
    code, text = said(record)
    assert code == 0
    assert "the 20 entries" in text and f"All {len(draws_of(record))} draws" in text


# ---- caught: each of these games keeps the rules, and its hashes fit
def test_draw_that_the_seed_does_not_give_is_named(said: Any, game: Any) -> None:
    honest = promised(game, 3, 2, 1)
    for at in (0, 11, 25):
        record = cheating(game, 3, 2, at, 1)
        code, text = said(record)
        assert code == 1
        reason = rf"draw {at} is '\S+' here, but the seed gives '\S+'"
        assert re.fullmatch(rf"game\.txt:{draws_of(honest)[at][0]}: does not verify: {reason}\n", text)


def test_late_draw_is_named_by_its_line(said: Any, game: Any) -> None:
    """The last draw of a long record, so that every draw before it was compared too."""
    record = promised(game, 4, 3, 80)
    last = len(draws_of(record)) - 1
    seed, entropy = seed_of(3), entropy_of(3, 4)
    for at in range(last, 0, -1):  # the last one that can fall otherwise
        forged = cheating(game, 4, 3, at, 80)
        if forged.entries != record.entries:
            break
    line = draws_of(record)[at][0]
    assert line > first_line_of(record, 1)
    code, text = said(forged)
    assert code == 1
    assert f"game.txt:{line}: does not verify: draw {at} is" in text
    assert (forged.seed, forged.entropy) == (seed.hex(), entropy)


def test_swapped_draws_are_caught(said: Any, game: Any) -> None:
    """Two cards or goals come in the other order; nothing else is changed."""
    honest, found = promised(game, 3, 5, 1), 0
    for at in range(12, 30):
        record = swapping(game, 3, 5, at, 1)
        code, text = said(record)
        assert code == (0 if record.entries == honest.entries else 1)
        assert code == 0 or f": draw {at} is '" in text or f": draw {at + 1} is '" in text
        found += code
    assert found > 5


def test_another_seed_is_caught(said: Any, game: Any) -> None:
    record = promised(game, 3, 1, 20)
    code, text = said(replace(record, seed=seed_of(2).hex()))
    assert code == 1
    assert text.startswith("game.txt:11: does not verify: the seed does not match the commitment: its SHA-256 is ")
    assert commitment(seed_of(2)) in text and record.commitment in text


def test_another_seed_with_its_own_commitment_is_caught(said: Any, game: Any) -> None:
    other = seed_of(2)
    code, text = said(replace(promised(game, 3, 1, 20), seed=other.hex(), commitment=commitment(other)))
    assert code == 1
    assert "but the seed gives" in text


def test_another_entropy_is_caught(said: Any, game: Any) -> None:
    code, text = said(replace(promised(game, 3, 1, 20), entropy=("1", "2", "3")))
    assert code == 1
    assert "but the seed gives" in text


def test_number_used_twice_or_left_out_is_caught(said: Any, game: Any) -> None:
    """As if an undo had given draws back, or one had been drawn for nothing."""
    for jump in (-1, 1):
        source = Committed(seed_of(6), entropy_of(6, 3))

        def draw(state: Any, source: Committed = source, jump: int = jump) -> int:
            if source.drawn == 14:
                source.drawn += jump
            outcome = int(state.outcome(source.below(state.stakes())))
            source.drawn += 15 - source.drawn if jump < 0 and source.drawn == 14 else 0
            return outcome

        assert said(played(game, 3, 6, draw, 1))[0] == 1


def test_damage_and_illegal_moves_are_caught_first(said: Any, game: Any) -> None:
    text = write(promised(game, 3, 1, 20))
    assert said(text.replace(" #", " ~clock #", 3))[1].startswith("game.txt:14: does not verify: this line")
    forged = relinked(re.sub(r"^5 [ABC] .* #", "5 A pass #", text, flags=re.MULTILINE))
    assert said(forged)[0] == 1
    assert said(text[:-1]) == (1, f"game.txt:{text.count(chr(10))}: does not verify: the last line is cut off\n")


# ---- nothing to prove
def test_game_without_a_commitment_cannot_be_verified(said: Any, game: Any) -> None:
    code, text = said(random_record(game, 3, 1, 10))
    assert (code, "played without a commitment" in text) == (1, True)


def test_game_still_open_cannot_be_verified_yet(said: Any, game: Any) -> None:
    code, text = said(replace(promised(game, 3, 1, 10), seed=""))
    assert (code, "cannot be verified yet: its seed is not in it" in text) == (1, True)


@pytest.mark.parametrize(("who", "word"), [(PUBLIC, "public"), (1, "B")])
def test_what_one_seat_saw_cannot_be_verified(said: Any, game: Any, who: int, word: str) -> None:
    code, text = said(promised(game, 3, 1, 10).seen_by(who))
    assert code == 1
    assert f"this record holds only what {word} saw; use the full record" in text


def test_what_is_no_record_is_told_in_one_line(said: Any, run: Any, tmp_path: Path) -> None:
    assert said("Sing, Muse\n")[0] == 1
    missing = run("verify", str(tmp_path / "nothing.txt"))
    assert missing.exit_code == 1
    assert missing.stdout.count("\n") == 1 and "No such file" in missing.stdout
