"""Where a request comes from: only trusted proxies are believed, and IPv6 counts by /64."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from caravanserai.server import limits
from caravanserai.server.addresses import Proxies, address_key
from caravanserai.server.errors import CannotServe
from caravanserai.server.limits import Limit
from caravanserai.server.settings import settings_from
from tests.server.world import World, opened

pytestmark = pytest.mark.anyio
CLIENT = "203.0.113.7"


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_the_key_of_an_address(host: str, key: str) -> None:
    assert address_key(host) == key


@pytest.mark.parametrize(
    ("sender", "forwarded", "client"),
    [
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", [CLIENT], CLIENT),
        ("::ffff:127.0.0.1", [CLIENT], CLIENT),
        ("127.0.0.2", [CLIENT], "127.0.0.2"),  # not trusted: whatever it says is ignored
        ("127.0.0.1", [f"6.6.6.6, {CLIENT}"], CLIENT),  # what the client wrote itself stands to the left
        ("127.0.0.1", ["6.6.6.6", CLIENT], CLIENT),
        ("127.0.0.1", [f"6.6.6.6, {CLIENT}, 10.1.2.3"], CLIENT),  # two trusted proxies in a row
        ("127.0.0.1", ["nonsense, " + CLIENT], CLIENT),
        ("127.0.0.1", [CLIENT + ", nonsense"], "127.0.0.1"),
        ("127.0.0.1", [""], "127.0.0.1"),
        ("127.0.0.1", ["10.1.2.3"], "127.0.0.1"),
        ("127.0.0.1", ["2001:db8::1"], "2001:db8::1"),
        ("127.0.0.1", [",".join(["10.1.2.3"] * 5000)], "127.0.0.1"),
    ],
)
def test_who_is_believed(sender: str, forwarded: list[str], client: str) -> None:
    assert Proxies(["127.0.0.1", "10.0.0.0/8"]).client(sender, forwarded) == client
    assert Proxies([]).client(sender, forwarded) == sender


def test_the_setting() -> None:
    assert settings_from({}).trusted_proxies == ()
    given = {"CARAVANSERAI_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8,::1"}
    assert settings_from(given).trusted_proxies == ("127.0.0.1", "10.0.0.0/8", "::1")
    with pytest.raises(CannotServe, match="'the proxy', which is neither"):
        settings_from({"CARAVANSERAI_TRUSTED_PROXIES": "the proxy"})


@pytest.fixture
async def proxied(file_db: str, monkeypatch: pytest.MonkeyPatch, anyio_backend: str) -> AsyncIterator[World]:
    """A server that believes 127.0.0.1, and lets an address make three requests and three sockets."""
    monkeypatch.setattr("caravanserai.server.guard.REQUESTS", Limit("requests", 3, 60, "wait"))
    monkeypatch.setattr("caravanserai.server.routes.live.NEW_SOCKETS", Limit("new_sockets", 3, 60, "wait"))
    async with opened(file_db, limit_factor=1.0, trusted_proxies=("127.0.0.1",)) as world:
        yield world


async def statuses(world: World, sender: str, forwarded: list[str]) -> list[int]:
    """Four requests by somebody, each with the next of these headers."""
    transport = httpx.AsyncHTTPTransport(local_address=sender)
    async with httpx.AsyncClient(base_url=world.url, transport=transport) as client:
        answers = [await client.get("/api/bots", headers={"X-Forwarded-For": each}) for each in forwarded]
    return [answer.status_code for answer in answers]


async def test_a_client_cannot_choose_its_address(proxied: World) -> None:
    chosen = [f"198.51.100.{number}" for number in range(4)]
    assert await statuses(proxied, "127.0.0.2", chosen) == [200, 200, 200, 429]
    assert await statuses(proxied, "127.0.0.1", chosen) == [200] * 4
    written_by_client = [f"{each}, {CLIENT}" for each in chosen]
    assert await statuses(proxied, "127.0.0.1", written_by_client) == [200, 200, 200, 429]
    neighbours = [f"2001:db8:1:2::{number}" for number in range(4)]
    assert await statuses(proxied, "127.0.0.1", neighbours) == [200, 200, 200, 429]
    assert await statuses(proxied, "127.0.0.1", ["2001:db8:1:3::1"]) == [200]


async def test_sockets_count_by_the_same_address(proxied: World) -> None:
    seen: list[Any] = []
    for number in range(4):
        header = {"X-Forwarded-For": f"198.51.100.{number}, {CLIENT}"}
        async with connect(f"{proxied.live}/api/tables/none/live", additional_headers=header) as socket:
            await socket.wait_closed()
            seen.append(socket.close_code)
    assert seen == [4404, 4404, 4404, 4429]


@pytest.mark.parametrize(("sender", "secure"), [("127.0.0.1", True), ("127.0.0.2", False)])
async def test_a_secure_cookie_behind_https(proxied: World, sender: str, secure: bool) -> None:
    transport = httpx.AsyncHTTPTransport(local_address=sender)
    headers = {"X-Caravanserai": "1", "X-Forwarded-For": CLIENT, "X-Forwarded-Proto": "https"}
    async with httpx.AsyncClient(base_url=proxied.url, transport=transport, headers=headers) as client:
        answer = await client.post("/api/me/guest", json={"name": "Ann"})
    assert ("secure" in answer.headers["set-cookie"].lower()) is secure


async def test_nobody_is_believed_by_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravanserai.server.guard.REQUESTS", limits.Limit("requests", 3, 60, "wait"))
    async with opened(str(tmp_path / "plain.db"), limit_factor=1.0) as world:
        assert await statuses(world, "127.0.0.1", [f"198.51.100.{n}" for n in range(4)]) == [200, 200, 200, 429]


@pytest.mark.parametrize(
    ("sender", "forwarded", "status"),
    [
        ("127.0.0.1", None, 200),
        ("127.0.0.9", None, 200),
        ("127.0.0.1", CLIENT, 403),  # a trusted proxy asks for somebody
        ("127.0.0.1", "127.0.0.1", 403),
        ("127.0.0.9", "127.0.0.1", 403),  # a proxy that is not trusted, or a lie
    ],
)
async def test_metrics_are_for_the_host(proxied: World, sender: str, forwarded: str | None, status: int) -> None:
    transport = httpx.AsyncHTTPTransport(local_address=sender)
    headers = {} if forwarded is None else {"X-Forwarded-For": forwarded}
    async with httpx.AsyncClient(base_url=proxied.url, transport=transport, headers=headers) as client:
        answer = await client.get("/metrics")
    assert answer.status_code == status
    assert ("caravanserai_requests" in answer.text) is (status == 200)


async def test_metrics_from_other_addresses(file_db: str) -> None:
    async with opened(file_db, metrics_from=("192.0.2.0/24", "127.0.0.9")) as world:
        for sender, status in (("127.0.0.1", 403), ("127.0.0.9", 200)):
            transport = httpx.AsyncHTTPTransport(local_address=sender)
            async with httpx.AsyncClient(base_url=world.url, transport=transport) as client:
                assert (await client.get("/metrics")).status_code == status
    with pytest.raises(CannotServe, match="CARAVANSERAI_METRICS_FROM has 'me'"):
        settings_from({"CARAVANSERAI_METRICS_FROM": "me"})
