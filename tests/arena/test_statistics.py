"""Statistics, against values computed by hand or printed in tables."""

import pytest

from pelagos.arena import Result, RunSettings
from pelagos.arena.decision_times import DecisionTimes, merge_times
from pelagos.arena.report.ratings import ratings
from pelagos.arena.report.statistics import group_interval, student_t, wilson_interval
from pelagos.arena.report.summary import summary
from pelagos.arena.results_file import ResultsFile


def test_wilson_interval():
    low, high = wilson_interval(10, 100)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)
    assert wilson_interval(0, 10)[0] == 0.0 and wilson_interval(10, 10)[1] == pytest.approx(1.0)
    assert wilson_interval(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "value"), [(4, 2.776), (9, 2.262), (24, 2.064), (99, 1.984), (100_000, 1.960)])
def test_student_t_matches_printed_tables(freedom, value):
    assert student_t(freedom) == pytest.approx(value, abs=0.001)


def test_group_interval():
    """Mean 0.5; standard deviation sqrt(0.125 / 4) = 0.1768; t for 4 degrees 2.776; half width 2.776 * 0.1768 /
    2.236."""
    low, high = group_interval([0.25, 0.75, 0.5, 0.5, 0.5])
    assert low == pytest.approx(0.2805, abs=1e-3)
    assert high == pytest.approx(0.7195, abs=1e-3)


def test_equal_groups_count_as_one_game_each():
    assert group_interval([1.0] * 10) == wilson_interval(10, 10)
    assert group_interval([0.25] * 8) == wilson_interval(2, 8)
    assert group_interval([0.0, 1.0]) == wilson_interval(1, 2)


def test_group_interval_stays_between_0_and_1():
    low, high = group_interval([1.0, 1.0, 0.5, 1.0])
    assert 0 < low < high == 1.0


# ---- times
def test_decision_times_are_accurate_to_within_a_bin():
    """Ninety-nine answers of 10 ms and one of a second, with 20 ms allowed: one is late."""
    decision_times = DecisionTimes()
    for _ in range(99):
        decision_times.add(0.010, 0.020)
    decision_times.add(1.0, 0.020)
    found = merge_times([decision_times.as_dict(), DecisionTimes().as_dict()])
    assert found["count"] == 100 and found["late"] == 1 and found["most"] == 1.0
    assert found["mean"] == pytest.approx(0.0199)
    assert found["p50"] == found["p95"] == found["p99"] == pytest.approx(0.010, rel=0.1)
    assert found["p99.9"] == pytest.approx(1.0, rel=0.1)


def test_an_answer_is_late_after_20_ms():
    decision_times = DecisionTimes()
    decision_times.add(0.219, 0.2)
    assert decision_times.late == 0
    decision_times.add(0.221, 0.2)
    assert decision_times.late == 1


def test_no_decision_times():
    assert merge_times([])["count"] == 0


# ---- the whole summary
TIMES = {"count": 1, "total": 0.001, "most": 0.001, "late": 0, "bins": {"40": 1}}


def result(match, deal, seats, scores, moves=10, faults=()):
    return Result(match, deal, list(seats), scores, {"moves": moves}, f"{match}", list(faults), [TIMES] * len(seats))


def results_file_of(results, **settings):
    results_file = ResultsFile(RunSettings("odysseus", ("a", "b", "b"), 6, **settings), {}, None)
    for each in results:
        results_file.add(each)
    return results_file


SIX = [
    result(0, 0, "abb", [1.0, 0.0, 0.0], 10),
    result(1, 0, "bba", [0.0, 0.0, 1.0], 20),
    result(2, 0, "bab", [0.5, 0.5, 0.0], 30),
    result(3, 1, "abb", [0.0, 1.0, 0.0], 40),
    result(4, 1, "bba", [0.0, 0.5, 0.5], 50, [{"seat": 0, "count": 3, "first": "lost"}]),
    result(5, 1, "bab", [0.0, 0.0, 1.0], 60),
]


def test_a_summary_by_hand():
    """a: 1 + 1 + 1/2 + 0 + 1/2 + 0 = 3 of 6; b has the rest with two seats."""
    found = summary(results_file_of(reversed(SIX)))
    a, b = found["bots"]["a"], found["bots"]["b"]
    assert (a["count"], a["share"], a["seats"], a["fair"]) == (3, 0.5, 1, pytest.approx(1 / 3))
    assert (b["count"], b["share"], b["seats"], b["fair"]) == (3, 0.5, 2, pytest.approx(2 / 3))
    assert a["interval"] == [round(end, 4) for end in wilson_interval(3, 6)]
    assert "interval_by_deal" not in a
    assert b["faults"] == {"count": 3, "matches": 1, "first": "lost"} and a["faults"]["count"] == 0
    assert {seat: row["count"] for seat, row in found["wins_by_seat"].items()} == {"A": 1.5, "B": 2, "C": 2.5}
    assert found["lengths"] == {"moves": {"mean": 35, "median": 35, "least": 10, "most": 60}}
    assert (found["matches"], found["missing"]) == (6, 0)
    assert found["times"]["b"]["count"] == 12
    assert found == summary(results_file_of(SIX)), "the order in which results came does not matter"


def test_a_match_without_end_has_no_winner():
    found = summary(results_file_of([*SIX[:5], result(5, 1, "bab", [0.0, 0.0, 0.0])]))
    assert found["endless"] == 1 and summary(results_file_of(SIX))["endless"] == 0
    assert [row["share"] for row in found["bots"].values()] == [0.5, round(2 / 6, 4)]


def test_deals_that_differ_widen_the_interval():
    """By deal, a wins 2.5 of 3 and 0.5 of 3. Two deals are too few for a spread, four are enough."""
    more = [result(each.match + 6, each.deal + 2, each.seats, each.scores) for each in SIX]
    results_file = ResultsFile(RunSettings("odysseus", ("a", "b", "b"), 12, duplicate=True), {}, None)
    for each in SIX + more:
        results_file.add(each)
    row = summary(results_file)["bots"]["a"]
    assert row["interval_by_deal"] == [round(end, 4) for end in group_interval([2.5 / 3, 0.5 / 3] * 2)]
    assert row["interval_by_deal"][0] < row["interval"][0] and row["interval_by_deal"][1] > row["interval"][1]


def test_missing_matches_are_counted():
    found = summary(results_file_of(SIX[:2]))
    assert (found["matches"], found["missing"]) == (2, 4)
    assert summary(results_file_of([]))["matches"] == 0


# ---- ratings
def test_ratings_follow_the_model():
    """One match agrees with openskill itself; a shared win moves both winners equally."""
    models = pytest.importorskip("openskill.models")
    model = models.PlackettLuce()
    after = model.rate([[model.rating()] for _ in range(3)], ranks=[1, 2, 2])
    found = ratings([result(0, 0, "abc", [1.0, 0.0, 0.0])])
    assert found["a"]["mu"] == round(after[0][0].mu, 2) and found["c"]["sigma"] == round(after[2][0].sigma, 2)
    assert found["a"]["sure"] == pytest.approx(found["a"]["mu"] - 3 * found["a"]["sigma"], abs=0.05)
    shared = ratings([result(0, 0, "abc", [0.5, 0.0, 0.5])])
    assert shared["a"] == shared["c"] and shared["a"]["mu"] > 25 > shared["b"]["mu"]


def test_seats_of_one_bot_have_one_rating():
    pytest.importorskip("openskill.models")
    found = ratings(SIX[:2])
    assert set(found) == {"a", "b"}
    assert found["a"]["mu"] > 25 > found["b"]["mu"]


def test_without_openskill_the_rest_is_reported(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "openskill.models", None)
    found = summary(results_file_of(SIX))
    assert found["ratings"] == {
        "none": "a rating needs openskill, which is not installed: pip install 'pelagos[arena]'"
    }
    assert found["bots"]["a"]["count"] == 3
