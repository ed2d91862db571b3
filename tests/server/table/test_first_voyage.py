"""A first voyage at a table: its variant and the reasons of its bots are in the log, so they survive a restart."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from pelagos.core.game import PUBLIC
from pelagos.core.match import whole_moves
from pelagos.core.record import FULL, parse, replay, write
from pelagos.server.table.audience import info
from pelagos.server.table.table import GameStep, Table, events_for
from tests.kit.games.every_game import every_game, find
from tests.kit.servers.api_player import ApiPlayer
from tests.kit.servers.local_table import LocalTable
from tests.kit.servers.server_process import ServerProcess

VOYAGE: dict[str, Any] = {"variant": "first-voyage", "explain": True}


def played(game: str, **settings: Any) -> LocalTable:
    """Play a game of one person and two bots to its end at random."""
    local, luck = LocalTable(game, 3, **settings).seated(1), random.Random(4)
    while (table := local.table).is_playing:
        moves = [move for move, _ in zip(whole_moves(table.match.state), range(40), strict=False)]
        local.add(table.prepare_move(table.actor, luck.choice(moves)))
    return local


def reasons(table: Table, steps: list[Any], who: int) -> list[tuple[int, Any]]:
    told = [(step.seq, event) for step in steps for event in events_for(table, step, who)]
    return [(seq, event) for seq, event in told if event.name.startswith("why-")]


@every_game
def test_the_variant_is_in_the_log_and_in_the_record(game: Any) -> None:
    local = played(game.name, **VOYAGE)
    again = Table("table")
    for line in local.lines:
        again.replay(line)
    assert again.game.variant == "first-voyage" and again.settings.explain
    assert (info(again, (), 0).variant, info(again, (), 0).explain) == ("first-voyage", True)
    record = parse(write(again.record(FULL)), find)
    assert record.game.variant == "first-voyage" and "\nvariant first-voyage\n" in write(record)
    assert replay(record)[-1].scores() == again.match.state.scores()


@every_game
def test_bots_say_why_and_all_hear_the_same(game: Any) -> None:
    local = played(game.name, **VOYAGE)
    table = local.table
    steps = [step for step in table.recent if isinstance(step, GameStep)]
    heard = reasons(table, steps, PUBLIC)
    assert len(heard) > 10
    for who in range(3):
        assert reasons(table, steps, who) == heard
    for seq, event in heard:
        entry = next(step.entry for step in steps if step.seq == seq)
        assert event.args["seat"] == entry.seat != 0, "people do not say why"


@every_game
def test_bots_are_silent_at_other_tables(game: Any) -> None:
    local = played(game.name, variant="first-voyage")
    assert reasons(local.table, list(local.table.recent), PUBLIC) == []


def test_a_server_offers_it(tmp_path: Any) -> None:
    """Over HTTP: an unknown variant is refused, and the table describes its own rules, also to its bots."""

    async def work(url: str) -> None:
        anna = await ApiPlayer.come(url, "Anna")
        refused = await anna.post("/api/tables", game="ulysses", seats=3, variant="last-voyage")
        assert refused["code"] == "variant" and "choose one of: first-voyage" in refused["reason"]
        bots = [None, "navigator", "olympian"]  # both watch the game, also when the first player was chosen
        table = await anna.open("ulysses", 3, bots=bots, pace=0, first=1, **VOYAGE)
        await anna.say(table, "join", entropy="1")
        await anna.say(table, "begin")
        async with anna.look(table) as look:
            update = await look.until(lambda new: new["choices"], patience=60)
        assert [len(goals) for goals in update["view"]["goals"]] == [2, 2, 2]
        log = (await anna.http.get(f"/api/tables/{table}/log")).json()
        assert log["own_board"] and any(
            event["name"][:4] == "why-" for line in log["lines"] for event in line["events"]
        )
        told = (await anna.http.get(f"/api/tables/{table}/game")).json()
        assert (told["variant"], told["numbers"]["goals"]) == ("first-voyage", 2)
        await anna.leave()

    with ServerProcess(tmp_path / "store", "--seconds", "0.05", log=tmp_path / "log") as server:
        asyncio.run(work(server.url))
    assert "default move" not in (tmp_path / "log").read_text()


@pytest.mark.parametrize("level", ["drifter", "sailor", "navigator", "olympian"])
@every_game
def test_bots_of_all_levels_play_it(game: Any, level: str) -> None:
    """In Python tests/bots/test_bots.py plays the printed games; here is one of each variant."""
    from tests.bots.test_bots import played as bots_play

    voyage = game.in_variant("first-voyage")
    match = bots_play(voyage, [level] * 3, 3)
    assert match.is_over and match.winners
