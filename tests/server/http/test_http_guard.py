"""Checks on requests: origin, token, length, rate; and what must never be logged or stored."""

import asyncio
import json
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from pelagos.server.http.http_guard import HEADERS
from pelagos.server.limits import Bucket, Buckets, Limits, SocketCounter
from tests.kit.servers.api_player import ApiPlayer, start_game
from tests.kit.servers.server_process import NO_LIMITS, PATIENCE, ServerProcess

JSON = {"Content-Type": "application/json"}


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def browser(server: ServerProcess, **headers: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE)


def sign_up(server: ServerProcess, client: httpx.Client, **headers: str) -> httpx.Response:
    answer = client.post("/api/people", json={"name": "Anna"}, headers={"Origin": server.url, **headers})
    assert answer.status_code == 200, answer.text
    return answer


# ---- cookies
def test_the_cookie_is_http_only_and_same_site(server: ServerProcess) -> None:
    with browser(server) as client:
        answer = sign_up(server, client)
        assert "token" not in answer.json()
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=strict" in cookie and "path=/" in cookie and "secure" not in cookie
        assert len(client.cookies["pelagos"]) >= 43
        assert client.get("/api/me").json() == {"name": "Anna"}
        client.post("/api/session/end", headers={"Origin": server.url})
        assert "pelagos" not in client.cookies
        assert client.get("/api/me").status_code == 401


def test_behind_a_tls_proxy_the_cookie_is_secure(server: ServerProcess) -> None:
    with browser(server) as client:
        proxied = {"X-Forwarded-Proto": "https", "Origin": server.url.replace("http", "https")}
        assert "; secure" in sign_up(server, client, **proxied).headers["set-cookie"].lower()


def test_a_program_gets_its_token_and_no_cookie(server: ServerProcess) -> None:
    with browser(server) as client:
        answer = client.post("/api/people", json={"name": "Robot", "bearer": True})
        assert "set-cookie" not in answer.headers and len(answer.json()["token"]) >= 43
        for wrong in ("", "Bearer", "Bearer x", f"Basic {answer.json()['token']}", "Bearer \xff"):
            assert client.get("/api/me", headers={b"Authorization": wrong.encode("latin-1")}).status_code == 401
        assert client.get(f"/api/me?token={answer.json()['token']}").status_code == 401, "never from an address"


# ---- origins
@pytest.mark.parametrize("suffix", ["", ".evil.example", ":1", "/"])
@pytest.mark.parametrize("scheme", ["http", "https"])
def test_only_pages_of_the_own_origin_can_act(server: ServerProcess, suffix: str, scheme: str) -> None:
    origin = server.url.replace("http", scheme) + suffix
    ours = origin == server.url
    with browser(server) as client:
        answer = client.post("/api/people", json={"name": "Anna"}, headers={"Origin": origin})
        assert answer.status_code == (200 if ours else 403)
    run(socket_from(server, {"Origin": origin}, 101 if ours else 403))


@pytest.mark.parametrize("origin", ["null", "", "http://127.0.0.1", "http://localhost", "*"])
def test_unusual_origins_are_refused(server: ServerProcess, origin: str) -> None:
    with browser(server) as client:
        sign_up(server, client)
        answer = client.post("/api/me/code", headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    run(socket_from(server, {"Origin": origin}, 403))


def test_a_cookie_without_an_origin_is_refused_and_a_program_is_not(server: ServerProcess) -> None:
    with browser(server) as client:
        token = sign_up(server, client).headers["set-cookie"].split("pelagos=")[1].split(";")[0]
        assert client.post("/api/me/code").status_code == 403
        assert client.post("/api/me/code", headers={"Origin": server.url}).status_code == 200
        assert client.get("/api/me").status_code == 200
    with browser(server) as program:
        bearer = {"Authorization": f"Bearer {token}"}
        assert program.post("/api/me/code", headers=bearer).status_code == 200
        assert program.post("/api/me/code", headers={**bearer, "Sec-Fetch-Site": "cross-site"}).status_code == 403
    run(socket_from(server, {"Cookie": f"pelagos={token}"}, 403))
    run(socket_from(server, {"Cookie": f"pelagos={token}", "Origin": server.url}, 101))


async def socket_from(server: ServerProcess, headers: dict[str, str], status: int) -> None:
    player = await ApiPlayer.come(server.url, "Host")
    table = await player.open("ulysses", 3)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    try:
        async with websockets.connect(address, additional_headers=headers) as socket:
            assert status == 101
            assert json.loads(await socket.recv())["type"] == "update"
    except websockets.InvalidStatus as error:
        assert error.response.status_code == status
        for name, value in HEADERS.items():
            assert error.response.headers[name] == value


# ---- headers
@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/t/abcdefghij234567", 200),
        ("/verify.html", 200),
        ("/healthz", 200),
        ("/metrics", 200),
        ("/api/tables", 200),
        ("/api/openapi.json", 200),
        ("/api/me", 401),
        ("/api/tables/nowhere/record", 404),
        ("/api/nothing", 404),
        ("/nothing.html", 404),
        ("/%2e%2e/%2e%2e/etc/passwd", 404),
        ("/api/people", 404),
    ],
)
def test_every_response_has_the_security_headers(server: ServerProcess, path: str, status: int) -> None:
    with browser(server) as client:
        for method in ("GET", "HEAD"):
            answer = client.request(method, path)
            assert answer.status_code == status, answer.text
            for name, value in HEADERS.items():
                assert answer.headers.get_list(name) == [value]
            assert "server" not in answer.headers
        if path in ("/api/tables", "/api/me"):
            assert answer.headers["cache-control"] == "no-store"


def test_the_content_security_policy_is_strict() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'") and "unsafe" not in policy and "*" not in policy
    for rule in ("frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'", "script-src 'self'"):
        assert rule in policy


# ---- sizes
def test_long_and_deep_bodies_are_refused(server: ServerProcess) -> None:
    with browser(server) as client:
        for body, reason in (
            (b'{"name":"' + b"x" * 9000 + b'"}', "8192"),
            (b'{"name":' + b"[" * 100, "deeper"),
            (b"", "trunc"),
            (b"\xff\xfe", ""),
            (b'{"name":"Anna","admin":true}', "admin"),
            (b'{"name":5}', "$.name"),
        ):
            answer = client.post("/api/people", content=body, headers=JSON)
            assert answer.status_code == 400 and reason in answer.json()["reason"], answer.text
        chunks = (b" " * 1000 for _ in range(100))
        assert client.post("/api/people", content=chunks).status_code == 400


def test_invalid_frames_are_refused(server: ServerProcess) -> None:
    async def work() -> None:
        table, (anna,) = await start_game(server.url, "ulysses", ["Anna"], 3)
        async with anna.look(table) as look:
            for frame in ("", "[]", "{", '{"do":"fly","id":"a"}', "[" * 200, "x" * 8000, '{"do":"say","id":"a"}'):
                await look.socket.send(frame)
                while (message := await look.next())["type"] != "refused":
                    pass
                assert message["code"] == "malformed" and message["reason"]
                assert message["id"] == ("a" if '"a"' in frame else "")
            padded = '{"do":"say","id":"pad","text":"hi"}'
            await look.socket.send(padded + " " * (8192 - len(padded)))
            while "pad" not in look.answers:
                await look.next()
        too_much: tuple[tuple[str | bytes | list[str], int], ...] = (
            ("x" * 8193, 1009),
            (["x" * 5000, "x" * 5000], 1009),
            (b"{}", 1003),
        )
        for wrong, code in too_much:
            async with anna.look(table) as look:
                await look.until(bool)
                await look.socket.send(wrong)
                with pytest.raises(websockets.ConnectionClosed) as caught:
                    while True:
                        await look.next()
                assert caught.value.rcvd is not None and caught.value.rcvd.code == code, wrong[:1]
        async with anna.look(table) as look:
            assert await look.until(bool), "the table still works"

    run(work())


# ---- rates and quotas
def test_a_bucket_empties_and_refills() -> None:
    bucket = Bucket(2.0, 3, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.5) and not bucket.take(0.5)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_an_overdrawn_bucket_makes_the_client_wait_for_all_of_it() -> None:
    bucket = Bucket(2.0, 1, 0.0)
    assert [bucket.wait(0.0) for _ in range(3)] == [0.0, 0.5, 1.0]
    assert bucket.wait(1.5) == 0.0


def test_each_address_has_its_own_bucket() -> None:
    now = [0.0]
    buckets = Buckets(1.0, 1, lambda: now[0])
    assert buckets.take("a") and not buckets.take("a") and buckets.take("b")
    now[0] = 1.0
    assert buckets.take("a")


def test_sockets_are_limited_in_total_and_by_address() -> None:
    counter = SocketCounter(Limits(sockets=3, sockets_each=2))
    assert counter.enter("a") and counter.enter("a") and not counter.enter("a")
    assert counter.enter("b") and not counter.enter("b")
    counter.leave("a")
    assert counter.enter("c") and "d" not in counter.each


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with very low limits, for pages of another origin."""
    folder = tmp_path_factory.mktemp("strict")
    small = ["tables=2", "sockets_each=2", "messages=5", "burst=3", "people=0.001", "people_burst=9"]
    small += ["codes=0.001", "codes_burst=2", "requests=1000", "requests_burst=1000"]
    options = [word for limit in small for word in ("--limit", limit)]
    with ServerProcess(
        folder / "store", *options, "--origin", "https://games.example", "--proxies", "10.9.8.7", log=folder / "log"
    ) as found:
        yield found


def test_with_tls_origins_only_the_cookie_is_secure(strict: ServerProcess) -> None:
    with browser(strict) as client:
        answer = client.post("/api/people", json={"name": "Anna"}, headers={"Origin": "https://games.example"})
        assert "; secure" in answer.headers["set-cookie"].lower()


def test_forwarded_headers_count_only_from_known_proxies(tmp_path: Path) -> None:
    with ServerProcess(
        tmp_path / "store", "--proxies", "10.9.8.7", "--limit", "requests=0.1", "--limit", "requests_burst=30"
    ) as server:
        with browser(server) as client:
            answer = sign_up(server, client, **{"X-Forwarded-Proto": "https"})
            assert "secure" not in answer.headers["set-cookie"].lower()
            found = [
                client.get("/api/tables", headers={"X-Forwarded-For": f"1.2.3.{n}"}).status_code for n in range(40)
            ]
        assert 429 in found and found.count(200) <= 32, "one address, whatever the header says"


def test_open_tables_and_sockets_of_a_person_are_limited(strict: ServerProcess) -> None:
    async def work() -> None:
        anna = await ApiPlayer.come(strict.url, "Anna")
        tables = [await anna.open("ulysses", 3) for _ in range(2)]
        answer = await anna.http.post("/api/tables", json={"game": "ulysses", "seats": 3})
        assert (answer.status_code, answer.json()["code"]) == (429, "quota")
        assert "2" in answer.json()["reason"]
        await anna.say(tables[0], "close")
        await anna.open("ulysses", 3)
        async with anna.look(tables[1]) as first, anna.look(tables[1]):
            with pytest.raises(websockets.InvalidStatus) as caught:
                async with anna.look(tables[1]):
                    pass
            assert caught.value.response.status_code == 429
            await first.until(bool)
            began = time.monotonic()
            answers = [await first.ask("leave") for _ in range(8)]
            assert {answer["code"] for answer in answers} == {"spectator"}
            assert time.monotonic() - began >= 0.9, "three at once, then five a second"
        await asyncio.sleep(0.1)
        async with anna.look(tables[1]) as again:
            await again.until(bool)

    run(work())


def test_code_attempts_and_new_people_are_limited(strict: ServerProcess) -> None:
    with browser(strict) as client:
        found = [client.post("/api/session", json={"code": f"CODE{n}"}).status_code for n in range(4)]
        assert found == [400, 400, 429, 429]
        found = [client.post("/api/people", json={"name": "Anna", "bearer": True}).status_code for n in range(12)]
        assert found[-1] == 429 and found.count(200) <= 9


def test_with_the_origin_option_only_that_origin_counts(strict: ServerProcess) -> None:
    with browser(strict) as client:
        for origin, status in ((strict.url, 403), ("https://games.example", 400), ("http://games.example", 403)):
            answer = client.post("/api/session", json={}, headers={"Origin": origin})
            assert answer.status_code == status, answer.text


# ---- secrets
def test_no_secret_is_logged_or_stored(tmp_path: Path) -> None:
    """Look for every token, invitation, code and link that was handed out in the log and in the store's bytes."""
    options = [*(word for limit in NO_LIMITS for word in ("--limit", limit))]
    secrets: list[str] = []

    async def work(server: ServerProcess) -> None:
        anna, bert = [await ApiPlayer.come(server.url, name) for name in ("Anna", "Bert")]
        answer = (await anna.http.post("/api/tables", json={"game": "ulysses", "seats": 3, "pace": 0})).json()
        table, invite = answer["id"], answer["invite"]
        code = (await anna.http.post("/api/me/code")).json()["word"]
        link = (await anna.http.post("/api/me/link")).json()["word"]
        await anna.say(table, "join")
        handover = (await anna.http.post(f"/api/tables/{table}/handover")).json()["word"]
        unused = (await anna.http.post("/api/me/code")).json()["word"]
        secrets.extend([anna.token, bert.token, invite, code, code.replace("-", ""), link, handover, unused])
        for word in (code, link):
            back = await bert.http.post("/api/session", json={"code": word, "bearer": True})
            secrets.append(back.json()["token"])
        await bert.post(f"/api/tables/{table}/enter", invite=invite)
        await bert.say(table, "join")
        async with anna.look(table) as look:
            await anna.say(table, "begin")
            await look.until(lambda new: new["view"])
            await look.socket.send("noise " + anna.token)
            await look.next()
        for path in (f"/api/tables/{table}/record?token={anna.token}", f"/t/{table}", "/nothing", "/metrics"):
            page = (await anna.http.get(path)).text
            assert not any(secret in page for secret in secrets)
        await bert.post(f"/api/tables/{table}/take", handover=handover, id="a")
        await bert.http.post("/api/people", content=b"\xff")
        await bert.http.get("/api/tables/" + "%00" * 5 + "/record")

    log = tmp_path / "log"
    with ServerProcess(tmp_path / "store", *options, "--log", "json", log=log) as server:
        asyncio.run(work(server))
        alive = b"".join(path.read_bytes() for path in tmp_path.glob("store*"))
    written = alive + b"".join(path.read_bytes() for path in tmp_path.glob("store*"))
    assert len(secrets) == 10 and len(alive) > 10_000
    logged = log.read_text("utf-8", "replace")
    assert "Traceback" not in logged, logged
    for secret in secrets:
        assert secret not in logged
        assert secret.encode() not in written
