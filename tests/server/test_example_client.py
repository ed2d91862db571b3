"""docs/examples/client.py plays whole games with a real server, even if the server is killed meanwhile."""

import asyncio
import re
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.kit.servers.api_player import ApiPlayer
from tests.kit.servers.server_process import NO_LIMITS, ServerProcess

CLIENT = Path(__file__).parents[2] / "docs" / "examples" / "client.py"
LIMITS = [word for limit in NO_LIMITS for word in ("--limit", limit)]
PATIENCE = 300  # seconds; enough for a slow machine


def start(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(CLIENT), *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def result(client: subprocess.Popen[str]) -> str:
    try:
        out, errors = client.communicate(timeout=PATIENCE)
    finally:
        client.kill()
    assert (client.returncode, errors) == (0, ""), errors
    return out


def test_the_client_is_short_and_has_few_imports() -> None:
    text = CLIENT.read_text("utf-8")
    found = re.findall(r"^(?:from|import) (.*?)(?: import .*| +#.*)?$", text, re.MULTILINE)
    modules = {word.split()[0].split(".")[0] for line in found for word in line.split(", ")}
    assert len(text.splitlines()) <= 81 and modules - sys.stdlib_module_names == {"websockets"}


@pytest.mark.parametrize("game", ["ulysses", "odysseus"])
def test_the_client_opens_a_table_and_plays_it_to_the_end(server: ServerProcess, game: str) -> None:
    out = result(start(server.url, game))
    assert "won by ['" in out and "seed kept" in out


def test_the_client_joins_a_table_by_invitation(server: ServerProcess) -> None:
    async def main() -> None:
        host = await ApiPlayer.come(server.url, "Host")
        asked = {"game": "ulysses", "seats": 3, "pace": 0, "bots": [None, None, "sailor"]}
        opened = (await host.http.post("/api/tables", json=asked)).json()
        await host.say(opened["id"], "join")
        async with host.look(opened["id"]) as look:
            uninvited = start(server.url, opened["id"])
            assert "private" in (await asyncio.to_thread(uninvited.communicate))[1]
            client = start(server.url, opened["id"], opened["invite"])
            await look.until(lambda new: new["table"]["seats"][1]["kind"] == "person")
            await look.ask("begin")
            await look.ask("away")
            assert "seed kept" in await asyncio.to_thread(result, client)

    asyncio.run(main())


def test_the_client_continues_after_a_restart_of_the_server(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "store", *LIMITS, log=tmp_path / "log").start().wait()
    client = start(server.url, "ulysses")
    try:
        for _ in range(2):
            wait_for_lines(server, client)
            server.kill()
            server.start().wait()
        assert "seed kept" in result(client)
    finally:
        client.kill()
        server.stop()


def wait_for_lines(server: ServerProcess, client: subprocess.Popen[str], more: int = 12) -> None:
    """Wait until the server has written this many lines since its start."""
    for _ in range(PATIENCE * 20):
        page = httpx.get(server.url + "/metrics", timeout=30).text
        if float(page.split("\npelagos_lines_total ")[1].split("\n")[0]) >= more:
            return
        assert client.poll() is None, client.communicate()
        time.sleep(0.05)
    raise AssertionError("no moves are being played")
