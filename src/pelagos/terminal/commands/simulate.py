"""`pelagos simulate`: play many random games and sum them up."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from librt.random import Random

from pelagos.arena.report.statistics import share, spread
from pelagos.bots.drifter import NAME
from pelagos.core.game import CHANCE, LETTERS, OVER, Entry, Game, State
from pelagos.core.record import Record, write
from pelagos.terminal.commands.stats_lines import share_lines, spread_line
from pelagos.terminal.game_ui import Tally, ui_of


@dataclass(frozen=True)
class Played:
    """What a simulation keeps of a game."""

    scores: tuple[float, ...]  # 1 for the winner; several winners share it
    decisions: int
    tally: Tally
    record: Record | None


# ---- playing
def play(game: Game, seats: int, seed: int, keep: bool, first: int = CHANCE) -> Played:
    """Play one game, with statistics. The same seed gives the same game in core.playout."""
    state: Any = game.new_game(seats, first)
    random, buffer, tally, entries = Random(seed), state.new_buffer(), ui_of(game.name).tally(), Entries()
    decisions = 0
    while (actor := int(state.actor())) != OVER:
        if actor == CHANCE:
            draw = state.outcome(random.randrange(state.rolls()))
            if keep:
                entries.draw(int(state.witness()), int(draw))
            state.apply(draw)
            continue
        action = buffer[random.randrange(state.moves(buffer))]
        tally.before(state, int(action))
        state.apply(action)
        tally.after(state)
        decisions += 1
        if keep:
            entries.decide(actor, int(action), state)
    tally.finish(state)
    scores = tuple(state.scores())
    return Played(scores, decisions, tally, entries.record(game, scores, first) if keep else None)


class Entries:
    """Groups actions and draws into the entries of a record."""

    def __init__(self) -> None:
        self.parts: list[tuple[int, list[int], list[tuple[int, int]]]] = [(CHANCE, [], [])]
        self.is_open = False  # the last move is not finished

    def draw(self, witness: int, outcome: int) -> None:
        self.parts[-1][2].append((witness, outcome))

    def decide(self, seat: int, action: int, after: State) -> None:
        if not self.is_open:
            self.parts.append((seat, [], []))
        self.parts[-1][1].append(action)
        self.is_open = not after.settled()

    def record(self, game: Game, scores: Sequence[float], first: int) -> Record:
        made = [Entry(seat, tuple(actions), tuple(draws)) for seat, actions, draws in self.parts]
        winners = tuple(seat for seat, score in enumerate(scores) if score > 0)
        return Record(game, (NAME,) * len(scores), tuple(made), winners, first=first)


def run(
    game: Game,
    seats: int,
    seeds: Iterable[int],
    folder: Path | None,
    first: int = CHANCE,
    winner_first: bool = False,
) -> tuple[list[Played], float]:
    """Play a game for each seed. The seconds returned exclude the writing of records.

    `first` is the seat that goes first, or CHANCE. With `winner_first`, the winner of the last game goes first.
    """
    games: list[Played] = []
    seconds, winner = 0.0, CHANCE
    for seed in seeds:
        begun = time.perf_counter()
        played = play(game, seats, seed, folder is not None, winner if winner_first else first)
        seconds += time.perf_counter() - begun
        if folder is not None and played.record is not None:
            folder.joinpath(f"{game.name}-{seats}-{seed}.txt").write_text(write(played.record), "utf-8")
        games.append(replace(played, record=None))
        winner = played.scores.index(1.0) if 1.0 in played.scores else CHANCE
    return games, seconds


# ---- counting
def summary(game: Game, seats: int, seed: int, games: Sequence[Played], seconds: float) -> dict[str, Any]:
    """Return the report as plain data. Only `time` differs between two runs of one seed."""
    decisions = [played.decisions for played in games]
    scores = [played.scores for played in games]
    tallies = [played.tally for played in games]
    tally = ui_of(game.name).tally
    wins = {LETTERS[seat]: share(sum(found[seat] for found in scores), len(games)) for seat in range(seats)}
    return {
        "game": game.name,
        "version": game.version,
        "board": {"name": game.board_name, "mark": game.board_mark},
        "variant": game.variant,
        "players": seats,
        "seed": seed,
        "games": len(games),
        "length": {name: spread(found) for name, found in (tally.lengths(tallies) | {"decisions": decisions}).items()},
        "tables": {"wins_by_seat": wins} | tally.tables(game, seats, tallies, scores),
        "time": {
            "seconds": round(seconds, 3),
            "decisions_per_second": round(sum(decisions) / seconds) if seconds else 0,
        },
    }


# ---- showing
def as_json(found: dict[str, Any]) -> str:
    return json.dumps(found, indent=2)


def as_text(found: dict[str, Any]) -> list[str]:
    time = found["time"]
    return [
        f"{found['games']:,} games of {variant_title(found)}, {found['players']} players, first seed {found['seed']}",
        "",
        "Length         mean    median     least      most",
        *[spread_line(name, row) for name, row in found["length"].items()],
        "",
        *[line for name, table in found["tables"].items() for line in share_lines(title(name), table)],
        f"{time['seconds']:.1f} s, {time['decisions_per_second']:,} decisions per second",
    ]


def variant_title(found: dict[str, Any]) -> str:
    return f"{found['game']} ({found['variant']})" if found["variant"] else str(found["game"])


def title(name: str) -> str:
    return name.replace("_", " ").capitalize()
