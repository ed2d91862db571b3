"""The door: where a request comes from, whose it is, how long it is, how often it comes; and what never gets out."""

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
from tests.kit.api_player import ApiPlayer as Guest
from tests.kit.api_player import start_game as seated
from tests.kit.server_process import NO_LIMITS, PATIENCE
from tests.kit.server_process import ServerProcess as House

JSON = {"Content-Type": "application/json"}


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def browser(house: House, **headers: str) -> httpx.Client:
    return httpx.Client(base_url=house.url, headers=headers, timeout=PATIENCE)


def come(house: House, client: httpx.Client, **headers: str) -> httpx.Response:
    answer = client.post("/api/people", json={"name": "Anna"}, headers={"Origin": house.url, **headers})
    assert answer.status_code == 200, answer.text
    return answer


# ---- cookies
def test_a_browser_gets_a_cookie_that_no_page_reads_and_no_other_site_sends(house: House) -> None:
    with browser(house) as client:
        answer = come(house, client)
        assert "token" not in answer.json()
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=strict" in cookie and "path=/" in cookie and "secure" not in cookie
        assert len(client.cookies["pelagos"]) >= 43
        assert client.get("/api/me").json() == {"name": "Anna"}
        client.post("/api/session/end", headers={"Origin": house.url})
        assert "pelagos" not in client.cookies
        assert client.get("/api/me").status_code == 401


def test_behind_a_proxy_with_tls_the_cookie_is_for_tls_only(house: House) -> None:
    with browser(house) as client:
        proxied = {"X-Forwarded-Proto": "https", "Origin": house.url.replace("http", "https")}
        assert "; secure" in come(house, client, **proxied).headers["set-cookie"].lower()


def test_a_program_gets_its_token_and_no_cookie(house: House) -> None:
    with browser(house) as client:
        answer = client.post("/api/people", json={"name": "Robot", "bearer": True})
        assert "set-cookie" not in answer.headers and len(answer.json()["token"]) >= 43
        for wrong in ("", "Bearer", "Bearer x", f"Basic {answer.json()['token']}", "Bearer \xff"):
            assert client.get("/api/me", headers={"Authorization": wrong.encode("latin-1")}).status_code == 401
        assert client.get(f"/api/me?token={answer.json()['token']}").status_code == 401, "never from an address"


# ---- origins
@pytest.mark.parametrize("suffix", ["", ".evil.example", ":1", "/"])
@pytest.mark.parametrize("scheme", ["http", "https"])
def test_only_our_own_pages_act(house: House, suffix: str, scheme: str) -> None:
    origin = house.url.replace("http", scheme) + suffix
    ours = origin == house.url
    with browser(house) as client:
        answer = client.post("/api/people", json={"name": "Anna"}, headers={"Origin": origin})
        assert answer.status_code == (200 if ours else 403)
    run(socket_from(house, {"Origin": origin}, 101 if ours else 403))


@pytest.mark.parametrize("origin", ["null", "", "http://127.0.0.1", "http://localhost", "*"])
def test_strange_origins_are_refused(house: House, origin: str) -> None:
    with browser(house) as client:
        come(house, client)
        answer = client.post("/api/me/code", headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    run(socket_from(house, {"Origin": origin}, 403))


def test_a_cookie_without_an_origin_is_refused_and_a_program_is_not(house: House) -> None:
    with browser(house) as client:
        token = come(house, client).headers["set-cookie"].split("pelagos=")[1].split(";")[0]
        assert client.post("/api/me/code").status_code == 403
        assert client.post("/api/me/code", headers={"Origin": house.url}).status_code == 200
        assert client.get("/api/me").status_code == 200
    with browser(house) as program:
        bearer = {"Authorization": f"Bearer {token}"}
        assert program.post("/api/me/code", headers=bearer).status_code == 200
        assert program.post("/api/me/code", headers={**bearer, "Sec-Fetch-Site": "cross-site"}).status_code == 403
    run(socket_from(house, {"Cookie": f"pelagos={token}"}, 403))
    run(socket_from(house, {"Cookie": f"pelagos={token}", "Origin": house.url}, 101))


async def socket_from(house: House, headers: dict[str, str], status: int) -> None:
    guest = await Guest.come(house.url, "Host")
    table = await guest.open("ulysses", 3)
    address = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
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
def test_every_answer_keeps_browsers_in(house: House, path: str, status: int) -> None:
    with browser(house) as client:
        for method in ("GET", "HEAD"):
            answer = client.request(method, path)
            assert answer.status_code == status, answer.text
            for name, value in HEADERS.items():
                assert answer.headers.get_list(name) == [value]
            assert "server" not in answer.headers
        if path in ("/api/tables", "/api/me"):
            assert answer.headers["cache-control"] == "no-store"


def test_the_policy_lets_nothing_in() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'") and "unsafe" not in policy and "*" not in policy
    for rule in ("frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'", "script-src 'self'"):
        assert rule in policy


# ---- sizes
def test_long_and_deep_bodies_are_refused(house: House) -> None:
    with browser(house) as client:
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


def test_frames_that_are_none_of_ours(house: House) -> None:
    async def work() -> None:
        table, (anna,) = await seated(house.url, "ulysses", ["Anna"], 3)
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
        for frame, code in (("x" * 8193, 1009), (["x" * 5000, "x" * 5000], 1009), (b"{}", 1003)):
            async with anna.look(table) as look:
                await look.until(bool)
                await look.socket.send(frame)
                with pytest.raises(websockets.ConnectionClosed) as caught:
                    while True:
                        await look.next()
                assert caught.value.rcvd is not None and caught.value.rcvd.code == code, frame[:1]
        async with anna.look(table) as look:
            assert await look.until(bool), "the table goes on"

    run(work())


# ---- rates and quotas
def test_a_bucket_holds_so_many_and_fills_again() -> None:
    bucket = Bucket(2.0, 3, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.5) and not bucket.take(0.5)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_who_takes_too_much_waits_for_all_of_it() -> None:
    bucket = Bucket(2.0, 1, 0.0)
    assert [bucket.wait(0.0) for _ in range(3)] == [0.0, 0.5, 1.0]
    assert bucket.wait(1.5) == 0.0


def test_each_address_has_its_own_bucket() -> None:
    now = [0.0]
    buckets = Buckets(1.0, 1, lambda: now[0])
    assert buckets.take("a") and not buckets.take("a") and buckets.take("b")
    now[0] = 1.0
    assert buckets.take("a")


def test_a_crowd_has_two_bounds() -> None:
    crowd = SocketCounter(Limits(sockets=3, sockets_each=2))
    assert crowd.enter("a") and crowd.enter("a") and not crowd.enter("a")
    assert crowd.enter("b") and not crowd.enter("b")
    crowd.leave("a")
    assert crowd.enter("c") and "d" not in crowd.each


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that lets hardly anything pass, for pages of another address."""
    folder = tmp_path_factory.mktemp("strict")
    small = ["tables=2", "sockets_each=2", "messages=5", "burst=3", "people=0.001", "people_burst=9"]
    small += ["codes=0.001", "codes_burst=2", "requests=1000", "requests_burst=1000"]
    options = [word for limit in small for word in ("--limit", limit)]
    with House(
        folder / "store", *options, "--origin", "https://games.example", "--proxies", "10.9.8.7", log=folder / "log"
    ) as found:
        yield found


def test_a_site_that_is_all_tls_has_cookies_for_tls_only(strict: House) -> None:
    with browser(strict) as client:
        answer = client.post("/api/people", json={"name": "Anna"}, headers={"Origin": "https://games.example"})
        assert "; secure" in answer.headers["set-cookie"].lower()


def test_a_stranger_is_no_proxy(tmp_path: Path) -> None:
    with House(
        tmp_path / "store", "--proxies", "10.9.8.7", "--limit", "requests=0.1", "--limit", "requests_burst=30"
    ) as house:
        with browser(house) as client:
            answer = come(house, client, **{"X-Forwarded-Proto": "https"})
            assert "secure" not in answer.headers["set-cookie"].lower()
            found = [
                client.get("/api/tables", headers={"X-Forwarded-For": f"1.2.3.{n}"}).status_code for n in range(40)
            ]
        assert 429 in found and found.count(200) <= 32, "one address, whatever it says"


def test_quotas(strict: House) -> None:
    async def work() -> None:
        anna = await Guest.come(strict.url, "Anna")
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


def test_codes_cannot_be_tried_out_nor_people_made_without_end(strict: House) -> None:
    with browser(strict) as client:
        found = [client.post("/api/session", json={"code": f"CODE{n}"}).status_code for n in range(4)]
        assert found == [400, 400, 429, 429]
        found = [client.post("/api/people", json={"name": "Anna", "bearer": True}).status_code for n in range(12)]
        assert found[-1] == 429 and found.count(200) <= 9


def test_with_an_origin_of_ones_own_only_that_one_counts(strict: House) -> None:
    with browser(strict) as client:
        for origin, status in ((strict.url, 403), ("https://games.example", 400), ("http://games.example", 403)):
            answer = client.post("/api/session", json={}, headers={"Origin": origin})
            assert answer.status_code == status, answer.text


# ---- secrets
def test_no_secret_is_logged_or_stored(tmp_path: Path) -> None:
    """Every token, invitation, code and link that was given out, looked for in the log and in the store's bytes."""
    options = [*(word for limit in NO_LIMITS for word in ("--limit", limit))]
    secrets: list[str] = []

    async def work(house: House) -> None:
        anna, bert = [await Guest.come(house.url, name) for name in ("Anna", "Bert")]
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
    with House(tmp_path / "store", *options, "--log", "json", log=log) as house:
        asyncio.run(work(house))
        alive = b"".join(path.read_bytes() for path in tmp_path.glob("store*"))
    written = alive + b"".join(path.read_bytes() for path in tmp_path.glob("store*"))
    assert len(secrets) == 10 and len(alive) > 10_000
    logged = log.read_text("utf-8", "replace")
    assert "Traceback" not in logged, logged
    for secret in secrets:
        assert secret not in logged
        assert secret.encode() not in written
