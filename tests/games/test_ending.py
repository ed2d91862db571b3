"""What is told of finished games is true and complete and can be said in every language; others keep their secrets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from pelagos.core.ending import MOMENTS, Ending, last_change_of_lead, ranks
from pelagos.core.game import CHANCE, PUBLIC, Event
from pelagos.core.record import Record, ending_of, parse, replay
from pelagos.games import load
from pelagos.games.odysseus.actions import KINDS as WINDS
from pelagos.games.ulysses.actions import KINDS as CARDS
from pelagos.games.ulysses.actions import LAY, N_KINDS
from pelagos.games.ulysses.ending.voyage import arrivals
from pelagos.locale import LANGUAGES
from pelagos.terminal.ending_text import ending_lines
from pelagos.terminal.log_formatter import LogFormatter
from tests.kit.games.every_game import TABLES, find
from tests.kit.games.golden_games import golden_path
from tests.kit.games.random_play import random_record
from tests.kit.project.message_files import messages

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Finn")


@cache
def golden(name: str, seats: int) -> Record:
    """Return a game that sailors played."""
    return parse(golden_path(name, seats).read_text("utf-8"), load)


@cache
def finished(name: str, seats: int, number: int) -> tuple[Record, Ending]:
    """Return a finished game: the one of the sailors, or one at random."""
    record = random_record(find(name), seats, number) if number else golden(name, seats)
    return record, ending_of(record)


every_finished_game = pytest.mark.parametrize("number", range(3))
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def events_of(ending: Ending) -> Iterator[Event]:
    yield from ending.why
    yield from (event for each in ending.standings for event in each.lines)
    yield from (event for stop in ending.voyage for event in stop.events)
    yield from (moment.event for moment in ending.moments)


def named(events: Any, name: str) -> list[Any]:
    return [event.args for event in events if event.name == name]


# ---- laws
@every_finished_game
@every_table
def test_standings_are_those_of_the_state(game: Any, seats: int, number: int) -> None:
    """The winners come first, and everybody's points and hand are shown."""
    record, ending = finished(game.name, seats, number)
    last = replay(record)[-1]
    assert sorted(each.seat for each in ending.standings) == list(range(seats))
    assert {each.seat for each in ending.standings if each.rank == 1} == {*record.winners}
    keys = [(each.rank, -each.points) for each in ending.standings]
    assert keys == sorted(keys)
    for each in ending.standings:
        view, kinds = game.view(last, each.seat), CARDS if game.name == "ulysses" else WINDS
        (hand,) = named(each.lines, "end-hand") or [{"cards": []}]
        assert hand["cards"] == [kinds[kind] for kind, count in enumerate(view.hand) for _ in range(count)]
        assert each.points == (shown(view) if game.name == "ulysses" else view.points[each.seat])


def shown(view: Any) -> int:
    return sum(slot.shown for slot in view.goals[view.who])


@every_finished_game
@every_table
def test_goals_and_tasks_lie_open(game: Any, seats: int, number: int) -> None:
    record, ending = finished(game.name, seats, number)
    last = replay(record)[-1]
    for each in ending.standings:
        view, board = game.view(last, each.seat), game.board
        if game.name == "ulysses":
            told = {args["goal"] for name in ("end-reached", "end-open") for args in named(each.lines, name)}
            assert told == {board.names[slot.goal] for slot in view.goals[each.seat]}
            assert all(args["steps"] > 0 for args in named(each.lines, "end-open"))
        else:
            task = board.tasks[view.tasks[each.seat]]
            worths = {args["adventure"]: args["worth"] for args in named(each.lines, "end-adventure")}
            assert worths == {board.adventures[i]: worth for i, worth in enumerate(task) if worth}
            assert sum(args["total"] for args in named(each.lines, "end-adventure")) == each.points


@every_finished_game
@every_table
def test_the_voyage_follows_the_board(game: Any, seats: int, number: int) -> None:
    """Each stop is a neighbour of the place before it, and the last one is where the ship is."""
    record, ending = finished(game.name, seats, number)
    states, number_of = replay(record), {name: i for i, name in enumerate(game.board.names)}
    assert number_of[ending.voyage[-1].place] == states[-1].ship  # type: ignore[attr-defined]
    assert [stop.turn for stop in ending.voyage] == sorted(stop.turn for stop in ending.voyage)
    way = [number_of[place] for stop in ending.voyage for place in (*stop.via, stop.place)]
    for here, there in pairwise(way):
        assert here == there or there in neighbours(game, here)


def neighbours(game: Any, place: int) -> list[int]:
    if game.name == "ulysses":
        return list(game.board.neighbours(place))
    return [game.board.beyond(colour, place) for colour in range(3)]


@every_finished_game
@every_table
def test_moments_are_few_different_and_true(game: Any, seats: int, number: int) -> None:
    record, ending = finished(game.name, seats, number)
    assert 0 < len(ending.moments) <= MOMENTS
    assert len({moment.event.name for moment in ending.moments}) == len(ending.moments)
    truths = {"moment-discussion": dearest(record), "moment-contested": most_played(record)}
    for moment in ending.moments:
        if moment.event.name in truths:
            assert moment.event.args["cards"] == truths[moment.event.name]
        if moment.event.name == "moment-gift":
            told = [
                args for stop in ending.voyage if stop.turn == moment.turn for args in named(stop.events, "reveals")
            ]
            place = moment.event.args["place"]
            assert {"seat": moment.event.args["other"], "place": place} in told
        if moment.event.name == "moment-last":
            assert moment.event.args["seat"] in record.winners


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_owner_of_the_disk_steers(seats: int) -> None:
    """Those who only support a side do not."""
    record = golden("ulysses", seats)
    found = list(arrivals(record.game, replay(record), record.entries))  # type: ignore[arg-type]
    assert [each.steerer for each in found] == [disks(record)[each.turn, each.place] for each in found]
    assert any(len(each.party) > 1 for each in found)


def disks(record: Record) -> dict[tuple[int, str], int]:
    """Return which seat put a disk on a place, by turn and place."""
    found: dict[tuple[int, str], int] = {}
    for state, entry in zip(replay(record), record.entries, strict=False):
        action = None if entry.seat == CHANCE else record.game.table[entry.actions[0]]
        if action and action.verb in ("propose", "object", "black"):
            found[state.turn, action.what] = entry.seat  # type: ignore[attr-defined]
    return found


def dearest(record: Record) -> int:
    """Return the most cards of one discussion, counted by the actions between two arrivals."""
    if record.game.name != "ulysses":
        return 0
    most = cards = 0
    for entry in record.entries:
        verb = "" if entry.seat == CHANCE else record.game.table[entry.actions[0]].verb
        cards = 0 if verb == "propose" else cards
        if verb in ("object", "black", "support"):
            cards += sum(LAY <= action < LAY + N_KINDS for action in entry.actions)
        most = max(most, cards)
    return most


def most_played(record: Record) -> int:
    if record.game.name != "odysseus":
        return 0
    return max(int(state.played_cards()) for state in replay(record))  # type: ignore[attr-defined]


@every_table
def test_every_sentence_can_be_said(game: Any, seats: int) -> None:
    """In every language, to every seat and to a spectator."""
    _, ending = finished(game.name, seats, 0)
    for language in LANGUAGES:
        for reader in (PUBLIC, *range(seats)):
            formatter = LogFormatter(game.name, NAMES[:seats], reader, language)
            sentences = [formatter.sentence(event) for event in events_of(ending)]
            assert all(text and f"{game.name}-" not in text and "{" not in text for text in sentences)
            assert len(ending_lines(ending, formatter)) > seats


@pytest.mark.parametrize("name", ["ulysses", "odysseus"])
def test_every_moment_has_a_sentence(name: str) -> None:
    """Also those that no game above had."""
    moments = {id for id in messages("en") if id.startswith(f"{name}-moment-")}
    args = {"seat": 0, "other": 1, "user": 2, "place": "troy", "side": "red", "island": "alpha", "adventure": "circe"}
    args |= {"mine": "zeus", "theirs": "hades", "god": "zeus", "count": 4, "total": 2, "cards": 9}
    for language in LANGUAGES:
        for reader in (PUBLIC, 0, 1, 2):
            formatter = LogFormatter(name, NAMES, reader, language)
            for id in moments:
                text = formatter.sentence(Event(id.removeprefix(f"{name}-"), args))
                assert "{" not in text and text[-1] in ".!", text


# ---- secrets
@pytest.mark.parametrize(("name", "goal"), [("ulysses", 2), ("odysseus", 5)])
def test_a_first_voyage_is_told_by_its_own_goal(name: str, goal: int) -> None:
    """No more goals are told than were dealt (U10.1, O9.1)."""
    game = find(name).in_variant("first-voyage")
    record = random_record(game, 3, 1)
    ending = ending_of(record)
    assert {each.goal for each in ending.standings} == {goal}
    assert max(each.points for each in ending.standings) >= goal
    for each in ending.standings:
        assert name == "odysseus" or len(named(each.lines, "end-reached") + named(each.lines, "end-open")) == goal


@every_table
def test_an_unfinished_game_keeps_its_secrets(game: Any, seats: int) -> None:
    record = golden(game.name, seats)
    for entries in (record.entries[:1], record.entries[: len(record.entries) // 2], record.entries[:-1]):
        with pytest.raises(ValueError, match="secrets"):
            ending_of(Record(game, record.names, entries, ()))


# ---- examples
def test_a_goal_that_another_player_steers_to_is_a_moment() -> None:
    """In turn 63 Bert's disk takes the ship to Dido, which is the fourth goal of Anna."""
    _, ending = finished("ulysses", 3, 0)
    first = ending.moments[0]
    assert (first.turn, first.event.name) == (63, "moment-gift")
    assert first.event.args == {"seat": 1, "other": 0, "place": "dido"}


def test_a_tie_is_explained() -> None:
    """Two have ten points; the last adventure is worth more to Bert (O8.3)."""
    _, ending = finished("odysseus", 5, 0)
    assert [event.name for event in ending.why] == ["end-tie", "wins"]
    assert [(each.rank, each.points) for each in ending.standings][:2] == [(1, 10), (2, 10)]


def test_face_down_cards_that_change_the_course_are_a_moment() -> None:
    _, ending = finished("odysseus", 4, 0)
    assert ending.moments[0].event == Event("moment-turned", {"seat": 2, "island": "kappa"})


def test_equal_seats_share_a_rank_and_winners_come_first() -> None:
    assert ranks([0.0, 1.0, 0.0, 0.0], [10, 10, 7, 7]) == [2, 1, 3, 3]


def test_a_shared_lead_is_no_lead() -> None:
    totals = [(1, [1, 0]), (2, [1, 1]), (3, [2, 1]), (4, [2, 2]), (5, [2, 3]), (6, [3, 3])]
    assert last_change_of_lead(totals) == (5, 1, 0)
    assert last_change_of_lead(totals[:3]) is None
