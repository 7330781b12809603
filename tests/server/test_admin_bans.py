"""Whoever is banned loses their connections at once, is told why, and changes nothing any more until the ban ends."""

import asyncio
import contextlib
import json
import random
import time
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from caravanserai.server import bans as server_bans
from caravanserai.server import steady
from caravanserai.server.addresses import address_key
from caravanserai.server.admin import bans as admin_bans
from caravanserai.server.bans import Ban, Bans
from tests.server.hosting import Host
from tests.server.world import SHARED, TWO, Live, Player, World, opened

pytestmark = pytest.mark.anyio
WAIT = ("--wait", 30)
DONE = "The running server has done it."
LOOKING = ("/api/me", "/api/tables", "/api/games")
DOING: list[tuple[str, Any]] = [
    ("/api/me/guest", {"name": "Somebody else"}),
    ("/api/me/register", {"name": "Somebody else", "password": "a long password"}),
    ("/api/tables", {"game": "spice_road", "seats": SHARED}),
    ("/api/play-now", {"game": "spice_road"}),
]


async def goodbye(live: Live) -> tuple[int, dict[str, Any]]:
    """The close code of a socket that the server ends, and what it said last."""
    last: dict[str, Any] = {}
    async with asyncio.timeout(20):
        with contextlib.suppress(ConnectionClosed):
            while True:
                last = json.loads(await live.socket.recv())
    assert live.socket.close_code is not None
    return live.socket.close_code, last


async def refused_at_the_door(player: Player, table: str) -> tuple[int, dict[str, Any]]:
    """The same of a socket that is never let in."""
    async with connect(f"{player.world.live}/api/tables/{table}/live", additional_headers=player.cookie) as socket:
        return await goodbye(Live(socket))


async def assert_kept_out(player: Player, table: str) -> None:
    """They may look, and do nothing."""
    for path in LOOKING:
        await player.get(path)
    for path, body in (
        *DOING,
        (f"/api/tables/{table}/join", {}),
        (f"/api/tables/{table}/leave", None),
        (f"/api/tables/{table}/commands", {"type": "chat", "key": "k", "text": "Let me in"}),
    ):
        assert (await player.post(path, body, 403))["error"]["code"] == "banned", path
    code, last = await refused_at_the_door(player, table)
    assert (code, last["code"]) == (4403, "banned")


async def test_a_banned_person_is_out_at_once_and_back_after_an_unban(host: Host) -> None:
    async with opened(host.db, admin_tick=0.05) as world:
        ann, eve = await world.guest("Ann"), await world.guest("Eve")
        await eve.post("/api/me/register", {"name": "Eve", "password": "a long password"})
        table = await ann.open(TWO)
        await eve.post(f"/api/tables/{table}/join")
        async with eve.live(table) as live, ann.live(table) as other:
            said = await host.beside("ban", "eve", "--days", 2, "--reason", "Spam  in the\nchat", *WAIT)
            assert said == f"Eve ({eve.id}) is banned for 2 days.\n{DONE}\n"
            code, last = await goodbye(live)
            assert (code, last["type"], last["code"]) == (4403, "refused", "banned")
            assert last["message"].endswith("UTC. Reason: Spam in the chat")
            await other.answer(type="chat", text="I am still here")
        await assert_kept_out(eve, table)
        ban = (await eve.get("/api/me/ban"))["ban"]
        assert ban["reason"] == "Spam in the chat"
        assert (await ann.get("/api/me/ban")) == {"ban": None}
        assert [(ban["name"], ban["person"]) for ban in await host.listed("bans")] == [("Eve", eve.id)]
        elsewhere = world.nobody()
        body = {"name": "Eve", "password": "a long password"}
        assert (await elsewhere.post("/api/me/login", body, 403))["error"]["code"] == "banned"
        assert "caravanserai" not in elsewhere.http.cookies
        assert DONE in await host.beside("unban", eve.id, *WAIT)
        await elsewhere.post("/api/me/login", body)
        async with eve.live(table) as live:
            assert (await live.answer(type="chat", text="Sorry"))["type"] == "ack"
        assert await host.listed("bans") == []
        await eve.post("/api/me/logout")


async def test_somebody_who_is_banned_may_log_out(host: Host) -> None:
    async with opened(host.db, admin_tick=0.05) as world:
        eve = await world.guest("Eve")
        await host.beside("ban", eve.id, *WAIT)
        await eve.post("/api/me/logout")
        assert await eve.get("/api/me") == {"person": None}


async def test_a_ban_stands_after_a_restart_and_was_made_without_a_server(host: Host) -> None:
    async with opened(host.db) as world:
        eve = await world.guest("Eve")
        table = await eve.open(SHARED)
        cookies = eve.http.cookies
    assert "takes effect when one starts" in await host.beside("ban", "Eve", "--wait", 0)
    async with opened(host.db) as world:
        eve = world.nobody()
        eve.http.cookies = cookies
        await assert_kept_out(eve, table)
    await host.beside("unban", "Eve", "--wait", 0)
    async with opened(host.db) as world:
        eve = world.nobody()
        eve.http.cookies = cookies
        await eve.open(SHARED)


def come_from(player: Player, address: str) -> Player:
    """A player behind a trusted proxy."""
    player.http.headers["X-Forwarded-For"] = address
    return player


async def from_address(world: World, name: str, address: str) -> Player:
    return await come_from(world.nobody(), address).become(name)


@pytest.mark.parametrize(
    ("banned", "inside", "outside"),
    [
        ("203.0.113.7", "203.0.113.7", "203.0.113.8"),
        ("203.0.113.0/24", "203.0.113.99", "203.0.114.1"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2:ffff::1", "2001:db8:1:3::1"),
        ("2001:db8::/32", "2001:db8:77::1", "2001:db9::1"),
        ("::ffff:203.0.113.7", "203.0.113.7", "203.0.113.8"),
    ],
)
async def test_an_address_is_banned_with_everybody_there(host: Host, banned: str, inside: str, outside: str) -> None:
    async with opened(host.db, admin_tick=0.05, trusted_proxies=("127.0.0.1",)) as world:
        eve, ann = await from_address(world, "Eve", inside), await from_address(world, "Ann", outside)
        table = await eve.open(SHARED)
        headers = {**eve.cookie, "X-Forwarded-For": inside}
        address = f"{world.live}/api/tables/{table}/live"
        async with connect(address, additional_headers=headers) as socket:
            live = Live(socket)
            await live.next("table")
            assert DONE in await host.beside("ban", banned, "--reason", "bots", *WAIT)
            assert await goodbye(live) == (4403, {**(await goodbye_of(address, headers)), "event": 0})
        for path, body in DOING:
            assert (await eve.post(path, body, 403))["error"]["message"] == (
                "The host of this server has banned you. Reason: bots"
            )
        stranger = come_from(world.nobody(), inside)
        await stranger.post("/api/me/guest", {"name": "Eve's other name"}, 403)
        await ann.open(SHARED)
        listed = await host.listed("people", "--address", address_key(inside))
        assert [person["name"] for person in listed] == ["Eve"]
        await host.beside("unban", banned, *WAIT)
        await stranger.post("/api/me/guest", {"name": "Eve's other name"})


async def goodbye_of(address: str, headers: dict[str, str]) -> dict[str, Any]:
    async with connect(address, additional_headers=headers) as socket:
        return (await goodbye(Live(socket)))[1]


async def test_a_ban_ends_by_itself(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(host.db, admin_tick=0.05) as world:
        eve = await world.guest("Eve")
        await host.beside("ban", eve.id, "--days", 2, *WAIT)
        body = {"game": "spice_road", "seats": SHARED}
        await eve.post("/api/tables", body, 403)
        for days, status, left in ((1.9, 403, 1), (2.1, 200, 0)):
            seconds = days * 86400
            monkeypatch.setattr(server_bans, "steady", SimpleNamespace(now=lambda s=seconds: steady.now() + s))
            monkeypatch.setattr(admin_bans, "time", SimpleNamespace(time=lambda s=seconds: time.time() + s))
            await eve.post("/api/tables", body, status)
            assert len(await host.listed("bans")) == left


async def test_a_command_of_somebody_banned_is_not_done_even_before_the_connection_ends(host: Host) -> None:
    async with opened(host.db, admin_tick=3600) as world:
        eve = await world.guest("Eve")
        table = await eve.open(SHARED)
        async with eve.live(table) as live:
            world.app.state.context.bans.replace([Ban(None, eve.id, None, "")])
            await live.say(type="chat", text="One more word")
            code, last = await goodbye(live)
            assert (code, last["code"]) == (4403, "banned")
        log = await world.nobody().get(f"/api/tables/{table}/log")
        assert [entry["kind"] for entry in log["entries"]] == ["start"]


async def test_whoever_is_meant_must_be_clear(host: Host) -> None:
    async with opened(host.db) as world:
        guests = [await world.guest("Bob") for _ in range(2)]
        said = await host.beside("ban", "Bob", code=2)
        assert "Several guests are called 'Bob'" in said
        assert all(guest.id in said for guest in guests)
        await guests[0].post("/api/me/register", {"name": "Bob", "password": "a long password"})
        assert f"Bob ({guests[0].id}) is banned." in await host.beside("ban", "bob", "--wait", 0)
        assert f"Bob ({guests[0].id}) is banned for 1 days." in await host.beside(
            "ban", "Bob", "--days", 1, "--wait", 0
        )
        bans = await host.listed("bans")
        assert len(bans) == 1, "the new ban is in place of the old one"
        assert bans[0]["until"] is not None


async def test_people_are_listed_and_found(host: Host) -> None:
    async with opened(host.db) as world:
        ann, olena = await world.guest("Ann"), await world.guest("Олена")
        await olena.post("/api/me/register", {"name": "Олена", "password": "a long password"})
        await ann.open(SHARED)
        assert [person["name"] for person in await host.listed("people")] == ["Олена", "Ann"]
        assert [person["id"] for person in await host.listed("people", "--name", "ОЛЕ")] == [olena.id]
        assert [person["id"] for person in await host.listed("people", "--kind", "guest")] == [ann.id]
        found = (await host.listed("people", "--name", "ann"))[0]
        assert (found["tables"], found["addresses"]) == (1, ["127.0.0.1"])
        assert f"{ann.id}  guest    Ann" in await host.beside("people")


def test_addresses_that_cannot_be_told_are_banned_by_nothing() -> None:
    bans = Bans()
    bans.replace([Ban(None, None, "10.0.0.0/8", ""), Ban(0.0, "a", None, ""), Ban(None, "b", None, "")])
    assert bans.of(None, "nowhere") is None
    assert bans.of("a", "nowhere") is None, "long over"
    assert bans.of("b", "nowhere") is not None
    assert bans.of("a", "10.1.2.3") is not None
    chance = random.Random(1)
    for _ in range(300):
        parts = [chance.randrange(256) for _ in range(4)]
        assert (bans.of(None, ".".join(map(str, parts))) is not None) == (parts[0] == 10)
