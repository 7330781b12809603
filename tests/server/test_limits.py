"""Every limit of limits.py holds, says so in a sentence, and lets people go on after a while."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from caravanserai.server import limits
from caravanserai.server.caps import Caps
from caravanserai.server.errors import Refused
from caravanserai.server.limits import LIMITS, Limit, Limits
from tests.server.world import SHARED, Player, World, opened

pytestmark = pytest.mark.anyio
TESTED: set[str] = set()
MAIL = {"smtp_host": "127.0.0.1", "smtp_port": 1, "mail_from": "a@x.example", "public_address": "https://x.example"}


@pytest.mark.parametrize("limit", LIMITS, ids=lambda limit: limit.name)
def test_a_limit_fills_and_drips_empty(limit: Limit) -> None:
    now = [0.0]
    counted = Limits(1.0, lambda: now[0])
    for _ in range(limit.times):
        counted.count(limit, "ann")
    with pytest.raises(Refused) as refused:
        counted.count(limit, "ann")
    assert (refused.value.status, refused.value.message) == (429, limit.message)
    assert refused.value.retry_after is not None
    counted.count(limit, "bob")
    now[0] += refused.value.retry_after + 0.001
    counted.count(limit, "ann")


def test_limits_can_be_switched_off_and_do_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(10_000):
        Limits(0).count(limits.CHAT, "ann")
    monkeypatch.setattr(limits, "OLDEST_BUCKETS", 50)
    counted = Limits()
    for number in range(1000):
        counted.count(limits.CHAT, str(number))
    assert len(counted._full) <= 51


@pytest.fixture
async def strict(file_db: str, monkeypatch: pytest.MonkeyPatch, anyio_backend: str) -> AsyncIterator[World]:
    """A server on which every limit but the one for all requests allows three; its mail server is away."""
    async with opened(file_db, limit_factor=1.0, **MAIL) as world:
        counted = world.registry.context.limits
        plain = counted.count

        def count(limit: Limit, who: str, times: int = 1) -> None:
            most = 1000 if limit is limits.REQUESTS else 3
            plain(Limit(limit.name, most, limit.seconds, limit.message), who, times)

        monkeypatch.setattr(counted, "count", count)
        yield world


async def refused_post(player: Player, path: str, body: Any, limit: Limit, wrong: int = 200) -> None:
    """The fourth time is refused by this limit."""
    TESTED.add(limit.name)
    codes = []
    for _ in range(4):
        answer = await player.http.post(path, json=body)
        codes.append(answer.status_code)
    assert codes == [wrong] * 3 + [429]
    assert answer.json()["error"] == {"code": f"too_fast_{limit.name}", "message": limit.message}
    assert int(answer.headers["retry-after"]) >= 1


async def test_limits_of_people(strict: World) -> None:
    nobody = strict.nobody()
    await refused_post(nobody, "/api/me/guest", {"name": "Ann"}, limits.NEW_GUESTS)
    body = {"name": "Anna", "password": "wrong password"}
    strict.nobody()
    await refused_post(strict.nobody(), "/api/me/login", body, limits.LOGINS_BY_ADDRESS, 401)


async def test_limit_of_logins_by_name(strict: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravanserai.server.people.guesses.LOGINS_BY_ADDRESS", limits.REQUESTS)
    body = {"name": "Anna", "password": "wrong password"}
    await refused_post(strict.nobody(), "/api/me/login", body, limits.LOGINS_BY_NAME, 401)


async def test_limit_of_logins_with_a_known_device(strict: World) -> None:
    anna = strict.nobody()
    await anna.post("/api/me/register", {"name": "Anna", "password": "a long walk"})
    body = {"name": "Anna", "password": "wrong password"}
    await refused_post(anna, "/api/me/login", body, limits.LOGINS_BY_DEVICE, 401)


async def test_limit_of_registrations(strict: World) -> None:
    TESTED.add(limits.REGISTRATIONS.name)
    for number in range(4):
        body = {"name": f"Anna {number}", "password": "a long walk"}
        await strict.nobody().post("/api/me/register", body, 200 if number < 3 else 429)


async def test_limits_of_accounts(strict: World) -> None:
    ann = await strict.guest("Ann")
    await refused_post(ann, "/api/me/name", {"name": "Anna"}, limits.ACCOUNT_CHANGES)
    TESTED.add(limits.DOWNLOADS.name)
    for number in range(4):
        await ann.get("/api/me/data", 200 if number < 3 else 429)
    await ann.post("/api/me/register", {"name": "Anna", "password": "a long walk"})
    wrong = {"old": "wrong password", "new": "a longer walk"}
    await refused_post(ann, "/api/me/password", wrong, limits.PASSWORD_CHECKS, 403)


async def test_limits_of_links(strict: World, monkeypatch: pytest.MonkeyPatch) -> None:
    nobody = strict.nobody()
    await refused_post(nobody, "/api/me/link/follow", {"token": "x"}, limits.LINK_USES, 410)
    TESTED.add(limits.LINKS_BY_ADDRESS.name)
    for number in range(4):
        await nobody.post("/api/me/link", {"mail": f"a{number}@x.example"}, 200 if number < 3 else 429)
    monkeypatch.setattr("caravanserai.server.routes.links.LINKS_BY_ADDRESS", limits.REQUESTS)
    await refused_post(nobody, "/api/me/link", {"mail": "anna@x.example"}, limits.LINKS_BY_MAIL)


async def test_limits_of_tables(strict: World) -> None:
    ann = await strict.guest("Ann")
    wish = {"game": "spice_road", "seats": SHARED}
    await refused_post(ann, "/api/tables", wish, limits.NEW_TABLES)
    bob = await strict.guest("Bob")
    table = await bob.open(SHARED)
    await refused_post(bob, f"/api/tables/{table}/join", {}, limits.SEAT_CHANGES, 409)


WISHES = pytest.mark.parametrize(
    ("wish", "limit"),
    [
        ({"type": "chat", "text": "hello"}, limits.CHAT),
        ({"type": "why", "seat": 0, "move": 0}, limits.QUESTIONS),
        ({"type": "hint", "seat": 5}, limits.HINTS),
        ({"type": "move", "seat": 5, "move": 0, "event": 1}, limits.COMMANDS),
    ],
)


@WISHES
async def test_limits_of_who_has_no_session(strict: World, wish: dict[str, Any], limit: Limit) -> None:
    """They count by address: another socket brings nothing, another address does."""
    ann, nobody = await strict.guest("Ann"), strict.nobody()
    table = await ann.open(SHARED)
    answers = []
    for address in ("127.0.0.1", "127.0.0.1", "127.0.0.2"):
        async with nobody.live(table, local_addr=(address, 0)) as live:
            answers += [await live.answer(**wish) for _ in range(2)]
    codes = [answer["code"] for answer in answers]
    assert codes == ["no_session"] * 3 + [f"too_fast_{limit.name}"] + ["no_session"] * 2


@pytest.mark.parametrize("signed_in", [True, False])
async def test_limit_of_pings_and_an_end_to_patience(
    strict: World, monkeypatch: pytest.MonkeyPatch, signed_in: bool
) -> None:
    TESTED.add(limits.PINGS.name)
    monkeypatch.setattr("caravanserai.server.routes.live.MOST_TOO_FAST", 5)
    ann = await strict.guest("Ann")
    who = ann if signed_in else strict.nobody()
    async with who.live(await ann.open(SHARED)) as live:
        for _ in range(20):
            await live.socket.send('{"type": "ping"}')
        heard = []
        with contextlib.suppress(ConnectionClosedError):
            async for text in live.socket:
                heard.append(json.loads(text))
        assert [each["type"] for each in heard].count("pong") <= 3
        assert {each["code"] for each in heard if each["type"] == "refused"} <= {"too_fast_pings"}
        assert len(heard) <= 3 + 5
        assert live.socket.close_code == 4429


@WISHES
async def test_limits_at_a_table(strict: World, wish: dict[str, Any], limit: Limit) -> None:
    TESTED.add(limit.name)
    ann = await strict.guest("Ann")
    async with ann.live(await ann.open(SHARED)) as live:
        answers = [await live.answer(**wish) for _ in range(4)]
        assert answers[3]["code"] == f"too_fast_{limit.name}"
        assert answers[3]["message"] == limit.message
        assert all(answer.get("code") != answers[3]["code"] for answer in answers[:3])


async def test_limit_of_sockets(strict: World) -> None:
    TESTED.add(limits.NEW_SOCKETS.name)
    ann = await strict.guest("Ann")
    table = await ann.open(SHARED)
    for _ in range(3):
        async with ann.live(table):
            pass
    async with connect(f"{strict.live}/api/tables/{table}/live") as socket:
        assert json.loads(await socket.recv())["code"] == "too_fast_new_sockets"
        await socket.wait_closed()
        assert socket.close_code == 4429


async def closed_by(socket: ClientConnection) -> tuple[str, int | None, str | None]:
    """What a socket is refused with."""
    code = json.loads(await socket.recv())["code"]
    await socket.wait_closed()
    return code, socket.close_code, socket.close_reason


@pytest.mark.parametrize(("cap", "same_table"), [(limits.SOCKETS_AT_TABLE, True), (limits.SOCKETS, False)])
async def test_caps_of_sockets(
    small_world: World, monkeypatch: pytest.MonkeyPatch, cap: limits.Cap, same_table: bool
) -> None:
    """An address has so many sockets, others have theirs, and one that is closed makes room for another."""
    monkeypatch.setattr(small_world.registry.context.caps, "_factor", 3 / cap.most)
    ann = await small_world.guest("Ann")
    tables = [await ann.open(SHARED) for _ in range(1 if same_table else 4)]
    where = [f"{small_world.live}/api/tables/{tables[number % len(tables)]}/live" for number in range(4)]
    async with contextlib.AsyncExitStack() as held:
        first, *_ = [await held.enter_async_context(connect(each)) for each in where[:3]]
        async with connect(where[3]) as fourth:
            assert await closed_by(fourth) == (f"too_many_{cap.name}", 4429, cap.message)
        async with connect(where[3], local_addr=("127.0.0.2", 0)) as other:
            assert json.loads(await other.recv())["type"] == "table"
        await first.close()
        async with asyncio.timeout(30):
            while True:
                async with connect(where[3]) as again:
                    if json.loads(await again.recv())["type"] == "table":
                        break


def test_caps_forget_who_has_nothing() -> None:
    caps = Caps()
    for number in range(100):
        with caps.held(limits.SOCKETS, str(number)):
            pass
    assert not caps._held


def test_caps_can_be_switched_off() -> None:
    switched_off = Caps(0)
    for _ in range(limits.SOCKETS.most + 1):
        switched_off.take(limits.SOCKETS, "ann")
    capped = Caps()
    for _ in range(limits.SOCKETS.most):
        capped.take(limits.SOCKETS, "ann")
    with pytest.raises(Refused):
        capped.take(limits.SOCKETS, "ann")


async def test_limit_of_requests(file_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    TESTED.add(limits.REQUESTS.name)
    monkeypatch.setattr("caravanserai.server.guard.REQUESTS", Limit("requests", 3, 60, limits.REQUESTS.message))
    async with opened(file_db, limit_factor=1.0) as world:
        answers = [await world.nobody().http.get("/api/bots") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert (await world.nobody().http.get("/api/health")).status_code == 200


async def test_limits_of_reports(strict: World) -> None:
    ann = await strict.guest("Ann")
    body = {"about": "other", "seat": 0}
    path = f"/api/tables/{await ann.open(SHARED)}/reports"
    await refused_post(await strict.guest("Eve"), path, body, limits.REPORTS_BY_PERSON)
    TESTED.add(limits.REPORTS_BY_ADDRESS.name)
    answer = await (await strict.guest("Bob")).post(path, body, 429)
    assert answer["error"]["code"] == "too_fast_reports_by_address"


def test_every_limit_was_tried() -> None:
    """Runs last in this file: a limit added to limits.py needs a test above."""
    assert {limit.name for limit in LIMITS} == TESTED
