"""People who ask to come in at a private table: who is told, who answers, and how many requests there can be."""

from __future__ import annotations

import pytest

from pelagos.server.table.audience import info
from pelagos.server.table.commands import MAX_ASKS, MAX_ASKS_EACH
from pelagos.server.table.projections import catch_up
from pelagos.server.table.table import MAX_ASKERS, Table
from tests.kit.servers.local_table import LocalTable


def asks(local: LocalTable, *people: str) -> None:
    for person in people:
        local.say(person, "ask", may_enter=False)


def names(local: LocalTable) -> list[str]:
    return [asker.name for asker in info(local.table, (), local.now).askers]


def number(local: LocalTable, person: str) -> int:
    return local.table.askers[person].number


def test_a_player_lets_a_person_in() -> None:
    local = LocalTable().join("anna", "bert")
    asks(local, "cleo", "dora")
    assert names(local) == ["Cleo", "Dora"]
    (step,) = local.say("bert", "admit", asker=number(local, "cleo"))
    assert local.words(step) == ["table-let-in"]
    assert names(local) == ["Dora"] and local.table.guests == ("cleo",)
    local.say("anna", "admit", asker=number(local, "dora"), let=False)
    assert names(local) == [] and local.table.guests == ("cleo",)
    assert local.table.declined == {"dora"}
    asks(local, "dora")
    assert local.table.declined == set(), "they ask again, and wait for an answer"


def test_only_players_and_the_host_answer_and_only_once() -> None:
    local = LocalTable().join("bert")
    asks(local, "cleo")
    asker = number(local, "cleo")
    for person in ("cleo", "dora"):
        assert local.refused(person, "admit", asker=asker).code == "spectator"
    local.say("anna", "admit", asker=asker)
    assert local.refused("bert", "admit", asker=asker).code == "asker"
    assert local.refused("cleo", "ask", may_enter=False).code == "inside"


def test_a_person_who_may_enter_does_not_ask() -> None:
    local = LocalTable().join("anna")
    assert local.refused("bert", "ask").code == "inside"


def test_requests_are_few_and_the_oldest_gives_way() -> None:
    local = LocalTable().join("anna")
    people = [f"stranger {number}" for number in range(MAX_ASKERS + 2)]
    asks(local, *people)
    assert list(local.table.askers) == people[2:]
    assert local.refused(people[-1], "ask", may_enter=False).code == "asking"
    asks(local, people[0])
    assert list(local.table.askers) == [*people[3:], people[0]]


@pytest.mark.parametrize("let", [True, False])
def test_requests_of_a_person_and_at_a_table_are_limited(let: bool) -> None:
    local = LocalTable().join("anna")
    for _ in range(MAX_ASKS_EACH):
        asks(local, "bert")
        local.say("anna", "admit", asker=number(local, "bert"), let=False)
    assert local.refused("bert", "ask", may_enter=False).code == "asks"
    for stranger in range(MAX_ASKS - MAX_ASKS_EACH):
        asks(local, f"stranger {stranger}")
    assert local.refused("cleo", "ask", may_enter=False).code == "asks"
    last = next(reversed(local.table.askers.values()))
    local.say("anna", "admit", asker=last.number, let=let)
    assert len(local.table.guests) == let


def test_requests_are_no_events_and_do_not_disturb_a_move() -> None:
    local = LocalTable().seated(3)
    seq = local.table.seq
    (step,) = local.say("emil", "ask", may_enter=False)
    assert local.words(step) == []
    local.say(local.actor, "play", seq=seq, move=local.moves[0])


def test_requests_and_answers_last() -> None:
    local = LocalTable().join("anna")
    asks(local, "bert", "cleo", "dora")
    local.say("anna", "admit", asker=number(local, "bert"))
    local.say("anna", "admit", asker=number(local, "cleo"), let=False)
    again = Table("table")
    catch_up(again, local.lines)
    for fact in ("askers", "declined", "asks", "guests"):
        assert getattr(again, fact) == getattr(local.table, fact), fact


def test_a_request_ends_when_its_person_takes_a_seat() -> None:
    local = LocalTable().join("anna")
    asks(local, "bert")
    local.join("bert")
    assert names(local) == []
