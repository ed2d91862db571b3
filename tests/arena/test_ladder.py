"""The ladder: which pairs play, what passes the bar, and the page."""

import json
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from pelagos.arena import RunSettings, ladder
from pelagos.arena.ladder import LadderRow, Rung, read_budget, rungs, settings_of

FOUR = ("drifter", "sailor", "navigator", "olympian")


def test_every_level_plays_the_one_below():
    found = list(rungs())
    for game, more in (("ulysses", (3, 5)), ("odysseus", (3, 6))):
        pairs = {(rung.upper, rung.lower, rung.seats) for rung in found if rung.game == game}
        assert pairs == {
            ("sailor", "drifter", 4),
            ("navigator", "sailor", 4),
            ("olympian", "navigator", 4),
            *(("sailor", "drifter", seats) for seats in more),
            *(("navigator", "sailor", seats) for seats in more),
        }


def test_settings_of_a_rung():
    rung = Rung("odysseus", 3, "navigator", "sailor")
    by_count = settings_of(rung, 100, {"navigator": 50}, None)
    assert by_count.bots == ("navigator@50", "sailor", "sailor")
    assert by_count.games == 102 and by_count.duplicate
    by_clock = settings_of(rung, 99, {"navigator": 50}, 0.5)
    assert (by_clock.bots[0], by_clock.games, by_clock.seconds) == ("navigator", 99, 0.5)


@pytest.mark.parametrize(
    ("upper", "share", "low", "holds"),
    [
        ("navigator", 0.45, 0.36, True),
        ("navigator", 0.44, 0.40, False),
        ("navigator", 0.50, 0.35, False),
        ("sailor", 0.69, 0.60, False),
        ("sailor", 0.70, 0.60, True),
    ],
)
def test_a_rung_holds_by_its_share_and_interval(upper, share, low, holds):
    settings = RunSettings("odysseus", (upper, "x", "x", "x"), 4)
    row = {"share": share, "interval_by_deal": [low, 0.9], "fair": 0.25}
    line = LadderRow(Rung("odysseus", 4, upper, "x"), settings, 4, 1, row)
    assert line.holds is holds
    assert line.cells()[-1] == ("ok" if holds else "**short**")
    assert f"odysseus 4: {upper} against x: 1 games had no end" in ladder.page([line], "abc", None)


def test_a_ladder_is_written_and_can_be_continued(tmp_path, monkeypatch):
    pytest.importorskip("matplotlib")
    monkeypatch.setattr(ladder, "rungs", lambda: iter([Rung("odysseus", 3, "sailor", "drifter")]))
    words = ["--games", "6", "--workers", "1", "--docs", str(tmp_path / "docs"), "--runs", str(tmp_path / "runs")]
    first = CliRunner().invoke(ladder.main, words)
    assert first.exit_code == 0, first.output
    page = (tmp_path / "docs" / "ladder.md").read_text()
    assert "| odysseus | 3 | sailor against drifter | 6 |" in page
    ElementTree.fromstring((tmp_path / "docs" / "ladder" / "odysseus.svg").read_text())
    [plan] = (tmp_path / "runs").rglob("plan.json")
    assert json.loads(plan.read_text())["bots"] == ["sailor", "drifter", "drifter"]
    monkeypatch.setattr(ladder, "on_processes", lambda workers: idle)
    assert CliRunner().invoke(ladder.main, words).exit_code == 0
    assert (tmp_path / "docs" / "ladder.md").read_text() == page


def idle(tasks):
    assert list(tasks) == [], "all matches are stored already"
    yield from ()


def test_the_simulations_option():
    assert read_budget("sailor=5") == {"sailor": 5}
    for bad in ("kraken=5", "sailor", "sailor=0", "sailor=x"):
        said = CliRunner().invoke(ladder.main, ["--simulations", bad])
        assert said.exit_code == 2 and "give a level and a number" in said.output
