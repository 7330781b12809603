"""Connections that say nothing, or never to the end, are closed; however many there are, others are served."""

import asyncio
import contextlib
import resource
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from bench.load.server import Server

from caravanserai.server import timed_requests
from caravanserai.server.addresses import Proxies
from caravanserai.server.caps import Caps
from caravanserai.server.descriptors import raise_limit, room_for_connections
from caravanserai.server.limits import CONNECTIONS, LARGEST_HEAD, STALLED_SECONDS
from caravanserai.server.metrics import Metrics
from caravanserai.server.tcp_connections import TcpConnections
from tests.server.world import World, opened

pytestmark = pytest.mark.anyio
GET = b"GET /api/health HTTP/1.1\r\nHost: here\r\n"
POST = b"POST /api/me/guest HTTP/1.1\r\nHost: here\r\nX-Caravanserai: 1\r\nContent-Type: application/json\r\n"
LONG = 30  # seconds in which even a busy machine gets there


class Raw:
    """A connection that writes what it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def rest(self) -> bytes:
        """All that comes until the server closes the connection."""
        async with asyncio.timeout(LONG):
            with contextlib.suppress(ConnectionError):
                return await self.reader.read()
        return b""

    async def answer(self) -> bytes:
        """The next answer, which must have a length."""
        async with asyncio.timeout(LONG):
            head = await self.reader.readuntil(b"\r\n\r\n")
            length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
            return head + await self.reader.readexactly(int(length.partition(b":")[2]))


@contextlib.asynccontextmanager
async def raw(url: str, address: str = "127.0.0.1") -> AsyncIterator[Raw]:
    where = httpx.URL(url)
    reader, writer = await asyncio.open_connection(where.host, where.port, local_addr=(address, 0))
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


def closed(world: World, reason: str) -> float:
    """How many connections the server ended for this reason."""
    registry = world.registry.context.metrics.registry
    return registry.get_sample_value("caravanserai_tcp_connections_closed_total", {"reason": reason}) or 0


def still_open(world: World) -> int:
    return len(world.registry.context.tcp._open)


@pytest.fixture
async def hasty(file_db: str, monkeypatch: pytest.MonkeyPatch, anyio_backend: str) -> AsyncIterator[World]:
    """A server that waits half a second for a head and for a body."""
    monkeypatch.setattr(timed_requests, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(timed_requests, "BODY_SECONDS", 0.5)
    async with opened(file_db, limit_factor=1.0) as world:
        yield world


async def test_silence_is_closed(hasty: World) -> None:
    async with raw(hasty.url) as it:
        assert await it.rest() == b""
    assert closed(hasty, "head_late") == 1


@pytest.mark.parametrize("begun", [b"G", GET, b"\r\n", GET + b"X-A: "])
async def test_half_a_head_is_answered_and_closed(hasty: World, begun: bytes) -> None:
    async with raw(hasty.url) as it:
        it.writer.write(begun)
        assert (await it.rest()).startswith(b"HTTP/1.1 408 Request Timeout\r\n")


@pytest.mark.parametrize(
    "begun", [GET, POST + b"Content-Length: 30\r\n\r\n", POST + b"Transfer-Encoding: chunked\r\n\r\n"]
)
async def test_dripping_in_wins_no_time(hasty: World, begun: bytes) -> None:
    async with raw(hasty.url) as it:
        it.writer.write(begun)

        async def drip() -> None:
            while not it.writer.is_closing():
                it.writer.write(b"1\r\na\r\n" if b"chunked" in begun else b"a")
                await asyncio.sleep(0.1)

        dripping = asyncio.create_task(drip())
        answer = await it.rest()
        dripping.cancel()
        await asyncio.gather(dripping, return_exceptions=True)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 408 ")
    assert closed(hasty, "head_late") + closed(hasty, "body_late") == 1


async def test_half_a_body_is_answered_and_the_handler_ends(hasty: World) -> None:
    async with raw(hasty.url) as it:
        it.writer.write(POST + b'Content-Length: 30\r\n\r\n{"name"')
        answer = await it.rest()
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert answer.count(b"HTTP/1.1") == 1
    assert closed(hasty, "body_late") == 1
    async with asyncio.timeout(LONG):
        while still_open(hasty):
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("more", [b"Content-Length: 100\r\n\r\nhalf", b"X-A: " + b"a" * 9000 + b"\r\n\r\n"])
async def test_a_handshake_that_cannot_be_read(hasty: World, more: bytes) -> None:
    upgrade = b"GET /api/tables/x/live HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    async with raw(hasty.url) as it:
        it.writer.write(upgrade + more)
        assert (await it.rest()).startswith(b"HTTP/1.1 4")


async def test_a_further_request_has_its_time_too(hasty: World) -> None:
    async with raw(hasty.url) as it:
        it.writer.write(GET + b"\r\n")
        assert (await it.answer()).startswith(b"HTTP/1.1 200 ")
        it.writer.write(GET + b"\r\n" + GET + b"\r\n")  # two at once
        assert (await it.answer()).startswith(b"HTTP/1.1 200 ")
        assert (await it.answer()).startswith(b"HTTP/1.1 200 ")
        assert closed(hasty, "head_late") == 0
        it.writer.write(b"GET /api")
        assert (await it.rest()).startswith(b"HTTP/1.1 408 ")


async def test_a_head_without_end(small_world: World) -> None:
    async with raw(small_world.url) as it:
        it.writer.write(GET + b"X-A: " + b"a" * (LARGEST_HEAD + 1))
        assert (await it.rest()).startswith(b"HTTP/1.1 431 ")
    assert closed(small_world, "large_head") == 1


async def test_a_large_body_is_no_large_head(small_world: World) -> None:
    body = b'{"name": "' + b"a" * (LARGEST_HEAD + 1) + b'"}'
    async with raw(small_world.url) as it:
        it.writer.write(POST + f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
        assert (await it.answer()).startswith(b"HTTP/1.1 422 ")


async def filled(world: World, many: int, held: contextlib.AsyncExitStack, address: str = "127.0.0.2") -> list[Raw]:
    """So many silent connections of an address."""
    return [await held.enter_async_context(raw(world.url, address)) for _ in range(many)]


async def test_an_address_has_so_many_and_others_are_served(file_db: str) -> None:
    async with opened(file_db, limit_factor=20 / CONNECTIONS.most) as world, contextlib.AsyncExitStack() as held:
        first = await filled(world, 20, held)
        async with raw(world.url, "127.0.0.2") as too_many:
            assert await too_many.rest() == b""
        assert closed(world, "address_full") == 1
        async with raw(world.url, "127.0.0.3") as other:
            other.writer.write(GET + b"\r\n")
            assert (await other.answer()).startswith(b"HTTP/1.1 200 ")
        first[0].writer.close()
        async with asyncio.timeout(LONG):
            while True:
                async with raw(world.url, "127.0.0.2") as again:
                    again.writer.write(GET + b"\r\n")
                    with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
                        assert (await again.answer()).startswith(b"HTTP/1.1 200 ")
                        break


async def test_a_trusted_proxy_has_as_many_as_it_likes(file_db: str) -> None:
    many = {"limit_factor": 2 / CONNECTIONS.most, "trusted_proxies": ("127.0.0.2",)}
    async with opened(file_db, **many) as world, contextlib.AsyncExitStack() as held:
        for it in await filled(world, 10, held):
            it.writer.write(GET + b"\r\n")
            assert (await it.answer()).startswith(b"HTTP/1.1 200 ")
        assert closed(world, "address_full") == 0


class Transport:
    """What the count needs of a transport."""

    def __init__(self) -> None:
        self.aborted = self.closing = False

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.closing


def transports(many: int) -> list[Any]:
    return [Transport() for _ in range(many)]


def count_of(most: int, *trusted: str) -> TcpConnections:
    return TcpConnections(most, Proxies(trusted), Caps(), Metrics())


def test_the_one_that_waited_longest_makes_room() -> None:
    tcp = count_of(3)
    first, second, third, fourth, fifth = transports(5)
    assert all(tcp.add(each, f"192.0.2.{number}") for number, each in enumerate((first, second, third)))
    tcp.work(first)  # its request is being answered
    assert tcp.add(fourth, "192.0.2.9")
    assert [each.aborted for each in (first, second, third, fourth)] == [False, True, False, False]
    tcp.work(third)
    tcp.work(fourth)
    assert not tcp.add(fifth, "192.0.2.10")
    tcp.wait(first)  # answered: it only waits for the next request
    assert tcp.add(fifth, "192.0.2.10")
    assert first.aborted


def test_websockets_leave_room_for_requests() -> None:
    tcp = count_of(8)
    made = transports(8)
    upgraded = [tcp.add(each, None) and tcp.upgrade(each) for each in made]
    assert upgraded == [True] * 6 + [False] * 2
    tcp.remove(made[0])
    tcp.remove(made[0])
    assert tcp.upgrade(made[7])


def test_ipv6_counts_by_household() -> None:
    tcp = count_of(10_000)
    made = transports(CONNECTIONS.most)
    assert all(tcp.add(each, f"2001:db8::{number:x}") for number, each in enumerate(made))
    assert not tcp.add(cast(Any, Transport()), "2001:db8::ffff")
    assert tcp.add(cast(Any, Transport()), "2001:db8:0:1::1")


def test_what_takes_nothing_is_ended() -> None:
    tcp = count_of(10)
    stuck, slow, going, well = transports(4)
    for each in (stuck, slow, going, well):
        tcp.add(each, None)
    tcp.stall(stuck)
    tcp.stall(slow)
    tcp.flow(slow)
    going.closing = True  # and never gets rid of what it still has to say
    now = asyncio.new_event_loop().time()
    tcp.sweep(now)
    assert not any(each.aborted for each in (stuck, slow, going, well))
    tcp.sweep(now + STALLED_SECONDS + 1)
    assert [each.aborted for each in (stuck, slow, going, well)] == [True, False, True, False]


def test_descriptors(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = {"now": (100, 3000)}
    monkeypatch.setattr(resource, "getrlimit", lambda what: limits["now"])
    monkeypatch.setattr(resource, "setrlimit", lambda what, given: limits.update(now=given))
    assert room_for_connections() == 50
    raise_limit()
    assert limits["now"] == (3000, 3000)
    assert room_for_connections() == 2800
    limits["now"] = (1024, resource.RLIM_INFINITY)
    raise_limit()
    assert limits["now"] == (65_536, resource.RLIM_INFINITY)
    limits["now"] = (100_000, 200_000)
    raise_limit()
    assert limits["now"] == (100_000, 200_000)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux takes descriptors from another process")
async def test_a_server_without_descriptors_goes_on(tmp_path: Path) -> None:
    """When nothing more can be accepted, it waits until something can."""
    server = await asyncio.to_thread(Server, tmp_path)
    try:
        async with httpx.AsyncClient(base_url=server.url, timeout=LONG) as client:
            assert (await client.get("/api/health")).status_code == 200
            used = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
            resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (used + 10, used + 10))
            async with contextlib.AsyncExitStack() as held:
                for _ in range(40):
                    with contextlib.suppress(ConnectionError):
                        await held.enter_async_context(raw(server.url))
                await asyncio.sleep(1)
                assert server.process.poll() is None
        async with asyncio.timeout(LONG):
            while True:
                try:
                    async with httpx.AsyncClient(base_url=server.url, timeout=2) as client:
                        assert (await client.get("/api/health")).status_code == 200
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.2)
    finally:
        await asyncio.to_thread(server.stop)
