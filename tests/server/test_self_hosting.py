"""The pages for hosts, and the files in deploy: options, limits, metrics, the proxy and the restore."""

import asyncio
import json
import re
import shlex
import shutil
import ssl
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
import websockets

from pelagos.server import identity, worker_process
from pelagos.server.http import websocket
from pelagos.server.limits import Limits
from pelagos.server.table import deadlines
from pelagos.store.sql import queries
from pelagos.store.store import ALIVE
from pelagos.terminal.cli import main
from tests.kit.project.documents import ROOT, blocks, page, table
from tests.kit.servers.api_player import start_game
from tests.kit.servers.processes import free_port, wait_until
from tests.kit.servers.programs import required
from tests.kit.servers.server_process import ServerProcess

PAGES = ("how-to/host.md", "how-to/back-up-and-restore.md", "reference/server-settings.md", "reference/metrics.md")
PAGE = "\n".join(page(f"docs/{name}") for name in PAGES)
SERVICE = page("deploy/pelagos.service")
CONTAINER = page("Containerfile")


# ---- the page
def test_options() -> None:
    rows = table(PAGE, "option")
    options = {option.opts[0]: option for option in main.commands["serve"].params}
    assert list(rows) == list(options)
    for name, option in options.items():
        given = option.default if isinstance(option.default, str | int | float) and option.default != "" else None
        assert rows[name][0].startswith("`") == (given is not None), name
        assert given is None or rows[name][0] == f"`{given}`", name


def test_limits() -> None:
    limits = Limits()
    documented = {name: float(cells[0]) for name, cells in table(PAGE, "limit").items()}
    assert documented == {field.name: getattr(limits, field.name) for field in fields(Limits)}


def test_metrics(server: ServerProcess) -> None:
    text = httpx.get(server.url + "/metrics").text
    counted = {name for name, kind in re.findall(r"^# TYPE (\S+) (\S+)$", text, re.MULTILINE)}
    assert set(table(PAGE, "metric")) == {name for name in counted if not name.endswith("_created")}


def test_documented_commands_and_options_exist() -> None:
    found = re.findall(r"pelagos (serve|backup|examine|export|verify|play)\b([^`\n]*)", PAGE)
    found += re.findall(r"/bin/pelagos (serve)(.*)", SERVICE)
    assert len(found) > 8
    for name, rest in found:
        options = {word for option in main.commands[name].params for word in option.opts}
        assert set(re.findall(r"--[a-z]+", rest)) <= options, name + rest


@pytest.mark.parametrize(
    "said",
    [
        f"at most {worker_process.STOP_TIMEOUT} seconds",
        f"{ALIVE:.0f} seconds after its last sign of life",
        f"silent for {websocket.PING_EVERY:.0f} seconds",
        f"| {identity.CODE_LIFETIME // 60_000} minutes, and {identity.HANDOVER_LIFETIME // deadlines.DAY} days |",
        f"| {identity.INVITE_LIFETIME // deadlines.DAY} days, and {identity.LINK_LIFETIME // deadlines.DAY} |",
        f"after {deadlines.PLAY_IDLE // deadlines.DAY} days when nobody goes on",
        f"| processes that have stopped | {'a day' if queries.PROCESS_LIFE == deadlines.DAY else '?'} |",
    ],
)
def test_numbers(said: str) -> None:
    assert said in " ".join(PAGE.split())


def test_postgresql_connections_are_as_documented() -> None:
    source = (ROOT / "src" / "pelagos" / "store" / "postgres" / "postgres_store.py").read_text("utf-8")
    assert len(re.findall(r"= PostgresConnection\(url\)", source)) == 4, "and one that listens, unless Redis does"
    assert "up to five for each process, four with Redis" in PAGE


# ---- backup and restore
def test_the_documented_restore_works(tmp_path: Path) -> None:
    """Run the page's own commands in another folder. The server was killed, so its write-ahead log is still there."""
    documented = [line for _, text in blocks(PAGE) for line in text.splitlines()]
    (keep,) = [line for line in documented if line.startswith("pelagos backup")]
    (look,) = [line for line in documented if line.startswith("pelagos examine")]
    restore = [line for line in documented if line.startswith(("rm -f", "cp /backup"))]
    for folder in ("backup", "var/lib/pelagos"):
        (tmp_path / folder).mkdir(parents=True)
    store = tmp_path / "var/lib/pelagos/pelagos.sqlite"
    server = ServerProcess(store).start().wait()
    try:
        table, _ = asyncio.run(start_game(server.url, "ulysses", ["Anna"], 3))
        for command in (keep, look):
            do(command, tmp_path)
        asyncio.run(start_game(server.url, "ulysses", ["Bert"], 3))
        server.kill()
        assert len(restore) == 2 and store.with_name(store.name + "-wal").exists()
        for command in restore:
            do(command, tmp_path)
        server.start().wait()
        assert httpx.get(f"{server.url}/api/tables/{table}/record").status_code == 200
    finally:
        server.stop()


def do(command: str, root: Path) -> None:
    words = [str(root) + word if word.startswith("/") else word for word in shlex.split(command)]
    if words[0] == "pelagos":
        words[:1] = [sys.executable, "-m", "pelagos"]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


# ---- a proxy
@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("certificate")
    words = "req -x509 -newkey rsa:2048 -nodes -keyout privkey.pem -out fullchain.pem -days 2 -subj /CN=localhost"
    done = subprocess.run(
        ["openssl", *words.split(), "-addext", "subjectAltName=DNS:localhost"], cwd=folder, capture_output=True
    )
    assert done.returncode == 0, done.stderr
    return folder


def nginx_program() -> str | None:
    return shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")


@pytest.fixture(params=["/", "/games/"])
def proxied(request: pytest.FixtureRequest, tmp_path: Path, certificate: Path) -> Iterator[tuple[str, ServerProcess]]:
    """deploy/nginx.conf, with only names, ports and the path changed."""
    program = required("nginx-light", nginx_program())
    path, port = request.param, free_port()
    text = page("deploy/nginx.conf").replace("443 ssl", f"127.0.0.1:{port} ssl").replace("games.example", "localhost")
    text = text.replace("/etc/letsencrypt/live/localhost", str(certificate))
    text = text.replace("location = /metrics", f"location = {path}metrics").replace(
        "location / {", f"location {path} {{"
    )
    root = ["--root", path.rstrip("/")] if path != "/" else []
    with ServerProcess(tmp_path / "store", *root, log=tmp_path / "log") as server:
        site = text.replace(":8000/", f":{server.port}/")
        temporary = "".join(
            f"{name}_temp_path {tmp_path};" for name in ("client_body", "proxy", "fastcgi", "scgi", "uwsgi")
        )
        whole = f"pid {tmp_path}/pid; error_log {tmp_path}/error; daemon off; events {{}} http {{ {temporary} {site} }}"
        (tmp_path / "nginx.conf").write_text(whole)
        process = subprocess.Popen([program, "-c", str(tmp_path / "nginx.conf"), "-e", str(tmp_path / "error")])
        try:
            wait_until(lambda: (tmp_path / "pid").exists() or process.poll() is not None, "nginx")
            assert process.poll() is None, (tmp_path / "error").read_text()
            yield f"https://localhost:{port}{path}".rstrip("/"), server
        finally:
            process.terminate()
            process.wait(30)


def test_behind_a_proxy(proxied: tuple[str, ServerProcess], certificate: Path) -> None:
    url, _ = proxied
    trust = ssl.create_default_context(cafile=certificate / "fullchain.pem")
    origin = {"Origin": re.sub(r"(https://[^/]+).*", r"\1", url)}
    root = re.sub("https://[^/]+", "", url) or "/"

    async def work() -> None:
        async with httpx.AsyncClient(verify=trust, timeout=30) as client:
            for path, status in (("/", 200), ("/healthz", 200), ("/verify.html", 200), ("/metrics", 404)):
                assert (await client.get(url + path)).status_code == status
            foreign = {"Origin": "http://" + origin["Origin"].removeprefix("https://")}
            assert (await client.post(url + "/api/people", json={"name": "A"}, headers=foreign)).status_code == 403
            answer = await client.post(url + "/api/people", json={"name": "A"}, headers=origin)
            cookie = answer.headers["set-cookie"]
            assert "; Secure" in cookie and f"Path={root};" in cookie
            asked = {"game": "ulysses", "seats": 3, "pace": 0}
            table = (await client.post(url + "/api/tables", json=asked, headers=origin)).json()["id"]
            address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
            headers = {**origin, "Cookie": cookie.split(";")[0]}
            async with websockets.connect(address, ssl=trust, additional_headers=headers) as socket:
                assert json.loads(await socket.recv())["type"] == "update"
                await socket.send('{"do": "join", "id": "a"}')
                while (message := json.loads(await socket.recv()))["type"] != "answer":
                    assert message["type"] in ("update", "here")

    asyncio.run(work())


def test_limits_use_the_address_that_the_proxy_saw(proxied: tuple[str, ServerProcess], certificate: Path) -> None:
    """Limits use the address that nginx saw, not one that the client made up."""
    url, _ = proxied
    trust = ssl.create_default_context(cafile=certificate / "fullchain.pem")
    with httpx.Client(verify=trust) as client:
        found = [
            client.post(
                url + "/api/session", json={"code": "A"}, headers={"X-Forwarded-For": f"192.0.2.{n}"}
            ).status_code
            for n in range(Limits().codes_burst + 5)
        ]
    assert found[-1] == 429


# ---- files it mentions
def test_the_service_starts_what_is_installed() -> None:
    (command,) = re.findall(r"^ExecStart=(.*)$", SERVICE, re.MULTILINE)
    assert command.startswith("/opt/pelagos/bin/pelagos serve --store %S/pelagos/")
    assert "python3 -m venv /opt/pelagos" in PAGE and "StateDirectory=pelagos" in SERVICE
    seconds = int(re.findall(r"^TimeoutStopSec=(\d+)$", SERVICE, re.MULTILINE)[0])
    assert seconds > worker_process.STOP_TIMEOUT and f"within {worker_process.STOP_TIMEOUT} seconds" in SERVICE
    for word in ("DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes", "CapabilityBoundingSet=\n"):
        assert word in SERVICE


def test_systemd_accepts_the_service(tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("there is no systemd-analyze here")
    unit = tmp_path / "pelagos.service"
    unit.write_text(SERVICE.replace("/opt/pelagos/bin/pelagos", "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert unit.name not in done.stderr, done.stderr


def test_the_containerfile_fits_the_project() -> None:
    lines = re.sub(r"\\\n\s*", "", CONTAINER).splitlines()
    copied = [word for line in lines if re.match(r"COPY (?!--from)", line) for word in line.split()[1:-1]]
    assert {"pyproject.toml", "hatch_build.py", "src", "web"} <= set(copied)
    ignored = (ROOT / ".containerignore").read_text().splitlines()
    for word in copied:
        assert (ROOT / word).exists() and f"!{word}" in ignored, word
    project = page("pyproject.toml")
    for extra in re.findall(r"\[([a-z,]+)\]", CONTAINER)[0].split(","):
        assert re.search(rf"^{extra} = ", project, re.MULTILINE)
    assert len(lines) and lines.index("USER pelagos") < lines.index("EXPOSE 8000")
    (program,) = [json.loads(line.removeprefix("ENTRYPOINT ")) for line in lines if line.startswith("ENTRYPOINT ")]
    (words,) = [json.loads(line.removeprefix("CMD ")) for line in lines if line.startswith("CMD ")]
    assert program == ["/opt/pelagos/bin/pelagos"] and "[project.scripts]\npelagos = " in project
    options = {name for option in main.commands[words[0]].params for name in option.opts}
    assert {word for word in words if word.startswith("--")} <= options


def test_the_health_check_of_the_container_works(server: ServerProcess) -> None:
    (check,) = re.findall(r'CMD \["/opt/pelagos/bin/python", "-c", "(.*)"\]', CONTAINER)
    for port, code in ((server.port, 0), (free_port(), 1)):
        done = subprocess.run([sys.executable, "-c", check.replace(":8000/", f":{port}/")], capture_output=True)
        assert done.returncode == code, done.stderr
