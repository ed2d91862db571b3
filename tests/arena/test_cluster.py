"""A Ray cluster gives the same table as the process pool."""

import sys
from dataclasses import replace

import pytest

from arena.kit import SMALL, played, same
from pelagos.arena.run import over, run
from pelagos.arena.summary import summary
from pelagos.core.game import Impossible


@pytest.fixture(scope="module")
def cluster():
    """Two nodes on this machine, with a core each."""
    pytest.importorskip("ray", reason="Ray has no wheel for this Python")
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        found = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        found.add_node(num_cpus=1)
        yield found
        found.shutdown()


# Stays until both nodes have been seen, so that neither can play all matches alone.
NOTE = """
import ray, time
here = pathlib.Path({folder!r})
(here / ray.get_runtime_context().get_node_id()).touch()
while len(list(here.iterdir())) < 2: time.sleep(0.01)
"""


def test_two_nodes_give_the_same_table_as_the_pool(cluster, bot_file, tmp_path):
    where = tmp_path / "where"
    where.mkdir()
    noter = bot_file("noter", NOTE.format(folder=str(where)))
    settings = replace(SMALL, bots=(noter, "drifter", "sailor"))
    found = run(settings, over(cluster.address), tmp_path / "ray")
    assert len(list(where.iterdir())) == 2
    bot_file("noter", "")  # the same name, the same play, and no Ray
    expected = played(settings, 2)
    assert same(found.results) == same(expected.results)
    tables = [summary(book) for book in (found, expected)]
    for table in tables:
        del table["times"]
    assert tables[0] == tables[1]


def test_a_worker_that_dies_costs_a_retry(cluster, bot_file, tmp_path):
    marker = tmp_path / "killed"
    lines = f"marker = pathlib.Path({str(marker)!r})\nif not marker.exists(): marker.touch(); os._exit(1)"
    settings = replace(SMALL, bots=(bot_file("fatal", lines), "drifter", "drifter"), games=3)
    found = run(settings, over(cluster.address))
    assert marker.exists()
    assert same(found.results) == same(played(settings).results)


def test_a_match_that_breaks_down_is_lost_with_its_reason(cluster, tmp_path):
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
    news = []
    settings = replace(SMALL, bots=(f"{path}:Bot", "drifter", "drifter"), games=3)
    run(settings, over(cluster.address), None, lambda book, found: news.append(found))
    assert [found.reason for found in news] == ["ValueError: only once"] * 3
    assert all(found.lost for found in news)


def test_no_cluster_is_said(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Impossible, match=r"a cluster needs ray, which is not installed: pip install 'pelagos\[ray\]'"):
        run(SMALL, over("local"))


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_a_wrong_address_is_said_at_once(address):
    pytest.importorskip("ray", reason="Ray has no wheel for this Python")
    with pytest.raises(Impossible, match=f"no Ray cluster at '{address}'"):
        run(SMALL, over(address))
