"""A Ray cluster gives the same results as the process pool."""

import sys
from dataclasses import replace
from tempfile import TemporaryDirectory

import pytest

from pelagos.arena.report.summary import summary
from pelagos.arena.result import Result, Setback
from pelagos.arena.run import on_ray, run
from pelagos.core.game import InvalidInput
from tests.arena.kit import SMALL, played, same


def test_a_cluster_gives_the_same_results_as_the_process_pool(bot_file, tmp_path):
    """One test for all, because a cluster is slow to start: two nodes on this machine, with one core each."""
    pytest.importorskip("ray", reason="Ray has no wheel for this Python")
    from ray.cluster_utils import Cluster

    with TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_TMPDIR", folder)  # a short path, because it holds sockets
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        try:
            cluster.add_node(num_cpus=1)
            check_the_table(cluster.address, bot_file, tmp_path)
            check_a_worker_that_dies(cluster.address, bot_file, tmp_path)
            check_a_match_that_breaks_down(cluster.address, tmp_path)
        finally:
            cluster.shutdown()


# The bot waits until it has run on both nodes, so that neither node can play all matches.
NOTE = """
import ray, time
here = pathlib.Path({folder!r})
(here / ray.get_runtime_context().get_node_id()).touch()
while len(list(here.iterdir())) < 2: time.sleep(0.01)
"""


def check_the_table(address, bot_file, tmp_path):
    where = tmp_path / "where"
    where.mkdir()
    noter = bot_file("noter", NOTE.format(folder=str(where)))
    settings = replace(SMALL, bots=(noter, "drifter", "sailor"))
    found = run(settings, on_ray(address), tmp_path / "ray")
    assert len(list(where.iterdir())) == 2
    bot_file("noter", "")  # same name and same moves, but without Ray
    expected = played(settings, 2)
    assert same(found.results) == same(expected.results)
    tables = [summary(results_file) for results_file in (found, expected)]
    for table in tables:
        del table["times"]
    assert tables[0] == tables[1]


def check_a_worker_that_dies(address, bot_file, tmp_path):
    marker = tmp_path / "killed"
    lines = f"marker = pathlib.Path({str(marker)!r})\nif not marker.exists(): marker.touch(); os._exit(1)"
    settings = replace(SMALL, bots=(bot_file("fatal", lines), "drifter", "drifter"), games=3)
    found = run(settings, on_ray(address))
    assert marker.exists()
    assert same(found.results) == same(played(settings).results)


def check_a_match_that_breaks_down(address, tmp_path):
    path, marker = tmp_path / "late.py", tmp_path / "checked"
    path.write_text(
        "import pathlib\n"
        "class Bot:\n"
        "    def __init__(self, game):\n"
        f"        marker = pathlib.Path({str(marker)!r})\n"
        "        if marker.exists(): raise ValueError('only once')\n"
        "        marker.touch()\n"
        "    def choose(self, view, legal, random, deadline): return legal[0]\n"
    )
    news: list[Result | Setback] = []
    settings = replace(SMALL, bots=(f"{path}:Bot", "drifter", "drifter"), games=3)
    run(settings, on_ray(address), None, lambda results_file, found: news.append(found))
    setbacks = [found for found in news if isinstance(found, Setback)]
    assert len(setbacks) == len(news)
    assert [found.reason for found in setbacks] == ["ValueError: only once"] * 3
    assert all(found.lost for found in setbacks)


def test_missing_ray_is_reported(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(
        InvalidInput, match=r"a cluster needs ray, which is not installed: pip install 'pelagos\[ray\]'"
    ):
        run(SMALL, on_ray("local"))


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_a_wrong_address_is_reported_at_once(address):
    pytest.importorskip("ray", reason="Ray has no wheel for this Python")
    with pytest.raises(InvalidInput, match=f"no Ray cluster at '{address}'"):
        run(SMALL, on_ray(address))
