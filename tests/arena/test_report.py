"""The reports of a run: a self-contained page, a table that can be read back, and a summary."""

import json
import re
import sys
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from pelagos.arena.report import report_files
from pelagos.arena.report.summary import summary
from pelagos.arena.results_file import ResultsFile
from tests.arena.kit import SMALL, played

NAMESPACES = ("http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink")
EMPTY = {"meta", "br", "link", "img"}  # HTML elements without an end tag


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    pytest.importorskip("matplotlib")
    pytest.importorskip("pyarrow")
    found = tmp_path_factory.mktemp("run")
    results_file = played(SMALL, 1, found)
    assert report_files.write(results_file, summary(results_file), found, "pelagos arena <odysseus> & more") == []
    return found


class Nesting(HTMLParser):
    """Checks that elements are nested correctly, and collects attributes."""

    def __init__(self):
        super().__init__()
        self.open, self.seen, self.attributes = [], [], []

    def handle_starttag(self, tag, attrs):
        self.seen.append(tag)
        self.attributes += attrs
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.seen.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_the_page_is_well_formed(folder):
    text = (folder / report_files.PAGE).read_text("utf-8")
    found = Nesting()
    found.feed(text)
    assert found.open == []
    assert found.seen.count("svg") == found.seen.count("figure") == 4
    ids = [value for name, value in found.attributes if name == "id"]
    assert len(ids) == len(set(ids)) and len(ids) > 20
    used = re.findall(r'(?:xlink:href="|url\()#([^")]+)', text)
    assert used and set(used) <= set(ids)
    assert "pelagos arena &lt;odysseus&gt; &amp; more" in text


def test_the_page_makes_no_requests(folder):
    """No addresses, no scripts, and no external styles or images."""
    text = (folder / report_files.PAGE).read_text("utf-8")
    assert set(re.findall(r"https?://[^\s\"'<>)]+", text)) <= set(NAMESPACES)
    assert not re.search(r"<script|<link|<img|<iframe|@import|\bsrc=|url\((?!#)|//cdn", text)


def test_plots_are_accessible(folder):
    """Each has a title in words, keeps its labels as text, and uses the page's text colour."""
    text = (folder / report_files.PAGE).read_text("utf-8")
    for svg in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        root = ElementTree.fromstring(svg)
        title = root.find("{http://www.w3.org/2000/svg}title")
        assert title is not None and title.text is not None
        assert root.get("role") == "img" and root.get("aria-labelledby") == title.get("id")
        assert len(title.text) > 10
        assert root.findall(".//{http://www.w3.org/2000/svg}text")
        assert "currentColor" in svg and "#010203" not in svg and "#000000" not in svg


def test_the_same_results_give_the_same_page(folder, tmp_path):
    results_file = played(SMALL, 1, folder)
    report_files.write(results_file, summary(results_file), tmp_path, "pelagos arena <odysseus> & more")
    assert (tmp_path / report_files.PAGE).read_bytes() == (folder / report_files.PAGE).read_bytes()


def test_the_table_reads_back(folder):
    parquet = pytest.importorskip("pyarrow.parquet")
    rows = parquet.read_table(folder / report_files.TABLE).to_pylist()
    results = played(SMALL, 1, folder).results
    assert len(rows) == 6 * 3
    assert [row["score"] for row in rows] == [score for result in results for score in result.scores]
    assert [row["bot"] for row in rows] == [bot for result in results for bot in result.seats]
    assert {row["seat"] for row in rows} == set("ABC")
    assert all(row["rounds"] > 0 and row["time_count"] > 0 and row["faults"] == 0 for row in rows)


def test_the_summary_reads_back(folder):
    found = json.loads((folder / report_files.SUMMARY).read_text())
    assert found["matches"] == 6
    assert sum(row["count"] for row in found["bots"].values()) == pytest.approx(6)
    assert found["origin"]["command"].startswith("pelagos arena")


@pytest.mark.parametrize(("name", "file"), [("matplotlib", report_files.PAGE), ("pyarrow", report_files.TABLE)])
def test_missing_libraries_are_reported(tmp_path, monkeypatch, name, file):
    monkeypatch.setitem(sys.modules, name, None)
    results_file = played(SMALL, 1)
    [said] = report_files.write(results_file, summary(results_file), tmp_path, "")
    assert said.startswith(f"no {file}: a ")
    assert said.endswith(f"needs {name}, which is not installed: pip install 'pelagos[arena]'")
    assert not (tmp_path / file).exists() and (tmp_path / report_files.SUMMARY).exists()


def test_a_run_without_results_can_be_reported(tmp_path):
    pytest.importorskip("matplotlib")
    results_file = ResultsFile(SMALL, {}, None)
    assert report_files.write(results_file, summary(results_file), tmp_path, "") == []
