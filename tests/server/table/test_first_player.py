"""Who goes first (U2.3): by lot, a seat, or the winner of the last game; a setting of the table, and in its log."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pelagos.core.match import whole_moves
from pelagos.core.record import FULL, parse, write
from pelagos.server.messages import Rematch
from pelagos.server.table.commands import CommandHandler, winner_of
from pelagos.server.table.table import RematchOpened, Table
from pelagos.store.store import Session
from tests.kit.games.every_game import find
from tests.kit.servers.local_table import LocalTable


def loaded(local: LocalTable) -> Table:
    """Return the table as another process loads it from its log."""
    table = Table("table")
    for line in local.lines:
        table.replay(line)
    return table


def finished(number: int = 1, **settings: Any) -> LocalTable:
    """Play a game of Anna, Bert and a bot to its end at random."""
    local = LocalTable("ulysses", 3, number, **settings).seated(2)
    luck, table = random.Random(4), local.table
    while table.is_playing:
        moves = [move for move, _ in zip(whole_moves(table.match.state), range(40), strict=False)]
        local.add(local.table.prepare_move(table.actor, luck.choice(moves)))
        table = local.table
    return local


def rematch_of(local: LocalTable, first: Any = "winner") -> LocalTable:
    """Return the table of the rematch. Nobody sits there yet."""
    command = Rematch("r", first)
    (opened,) = CommandHandler(local.table, Session("anna", "Anna"), True).decide(command)
    assert isinstance(opened, RematchOpened)
    again = LocalTable("ulysses", len(local.table.chairs))
    again.table, again.lines = Table("again"), []
    again.add(opened.opening, opened.host)
    return again


@pytest.mark.parametrize("first", range(3))
def test_a_chosen_seat_goes_first(first: int) -> None:
    local = LocalTable("ulysses", 3, first=first).seated(3)
    assert local.table.actor == first
    assert loaded(local).actor == first
    text = write(local.table.record(FULL))
    assert f"\nfirst {'ABC'[first]}\n" in text
    assert write(parse(text, find)) == text


def test_by_lot_chance_draws_and_the_log_is_as_it_was() -> None:
    """A log from before there was a choice holds no field for it."""
    local = LocalTable("ulysses", 3).seated(3)
    assert '"first":' not in local.lines[4].body
    assert "first=" in local.lines[4].body
    assert write(local.table.record(FULL)) == write(loaded(local).record(FULL))


def test_the_first_game_of_a_series_has_no_last_winner() -> None:
    assert "first=" in LocalTable("ulysses", 3, first="winner").seated(2).lines[3].body


def won_by(person: str) -> LocalTable:
    """Return a finished game that this person has won; "" stands for a bot."""
    return next(
        local for local in map(finished, range(1, 40)) if (winner := winner_of(local.table)) and winner.person == person
    )


@pytest.mark.parametrize("seat", range(3))
def test_the_winner_goes_first_wherever_they_sit(seat: int) -> None:
    again = rematch_of(won_by("bert"))
    again.say("bert", "join", seat=seat)
    again.join("anna").begin()
    assert again.table.actor == seat
    assert loaded(again).actor == seat


def test_a_bots_win_stays_with_its_seat() -> None:
    local = won_by("")
    (seat,) = local.table.match.winners
    assert rematch_of(local).join("anna").begin().table.actor == seat
    taken = rematch_of(local)
    taken.say("anna", "join", seat=seat)
    assert "first=" in taken.begin().lines[2].body, "a person sits there: by lot"


def test_a_winner_who_does_not_come_back_is_replaced_by_the_lot() -> None:
    assert "first=" in rematch_of(won_by("bert")).join("anna").begin().lines[2].body


def test_a_rematch_keeps_the_choice_unless_it_is_changed() -> None:
    local = finished(first=1)
    assert rematch_of(local, None).table.settings.first == 1
    assert rematch_of(local, "lot").table.settings.first == "lot"
    assert rematch_of(local, 2).join("anna").begin().table.actor == 2


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    refusal = finished().refused("anna", "rematch", first=3)
    assert (refusal.code, refusal.clause) == ("first", "U2.3")
    assert refusal.reason == "seat D cannot go first at a table of 3"


@pytest.mark.parametrize("first", [0, "winner"])
def test_odysseus_leaves_no_choice(first: Any) -> None:
    """O4.1: the player on the left of Zeus begins."""
    local = LocalTable("odysseus", 3).seated(3)
    local.table.status = "over"
    refusal = local.refused("anna", "rematch", first=first)
    assert (refusal.code, refusal.clause) == ("first", "O4.1")
