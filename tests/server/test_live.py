"""The live table: everybody sees what is theirs, misses nothing, and nobody slow holds the others up."""

import asyncio
import json
import random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.extensions.permessage_deflate import PerMessageDeflate

from caravanserai.server.limits import LARGEST_BODY
from tests.server.world import SHARED, TWO, World, opened

pytestmark = pytest.mark.anyio


async def test_watchers_see_one_observation_of_no_seat(world: World) -> None:
    ann = await world.guest("Ann")
    table = await ann.open(SHARED)
    async with world.nobody().live(table) as live, ann.live(table) as own:
        assert [observation["seat"] for observation in live.table["observations"]] == [None]
        assert [observation["seat"] for observation in own.table["observations"]] == [0, 1]
        assert live.legal(None) == []
        assert live.observation(None)["view"]["merchants"][0]["hand"] is None
        assert own.observation(0)["view"]["merchants"][0]["hand"] is not None


async def test_catching_up_from_an_event(world: World) -> None:
    ann = await world.guest("Ann")
    table = await ann.open(SHARED)
    chance = random.Random(1)
    async with ann.live(table) as live:
        for _ in range(5):
            await live.move(chance)
        seen = live.table["event"]
    async with world.nobody().live(table):
        pass
    async with ann.live(table) as live:
        for _ in range(4):
            await live.move(chance)
    async with ann.live(table, since=seen) as live:
        assert [entry["event"] for entry in live.log] == [7, 8, 9, 10]
    async with ann.live(table, since=10) as live:
        assert live.log == []
    async with ann.live(table, since=0) as live:
        assert [entry["event"] for entry in live.log] == list(range(1, 11))


async def test_a_reconnect_after_a_restart_loses_nothing(db: str) -> None:
    chance = random.Random(2)
    async with opened(db) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED)
        async with ann.live(table) as live:
            for _ in range(6):
                await live.move(chance)
            before = live.table
        cookies = ann.http.cookies
    async with opened(db) as world:
        ann = world.nobody()
        ann.http.cookies = cookies
        async with ann.live(table, since=before["event"]) as live:
            assert live.table["observations"] == before["observations"]
            assert live.log == []
            assert (await live.move(chance))["type"] == "ack"


async def test_shutting_down_says_so(file_db: str) -> None:
    async with opened(file_db) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED)
        socket = await connect(f"{world.live}/api/tables/{table}/live", additional_headers=ann.cookie)
        await socket.recv()
    await socket.wait_closed()
    assert socket.close_code == 1012


async def test_who_is_online_is_told(small_world: World) -> None:
    ann, bob = await small_world.guest("Ann"), await small_world.guest("Bob")
    table = await ann.open(TWO)
    await bob.post(f"/api/tables/{table}/join", {})
    async with ann.live(table) as live:
        assert [seat["online"] for seat in live.table["info"]["seats"]] == [True, False]
        async with bob.live(table):
            await live.next("table")
            assert [seat["online"] for seat in live.table["info"]["seats"]] == [True, True]
        await live.next("table")
        assert [seat["online"] for seat in live.table["info"]["seats"]] == [True, False]


async def test_chat_is_cleaned_and_told(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    async with ann.live(await ann.open(SHARED)) as live:
        await live.answer(type="chat", text=" <b>hi</b>\x00\u202e\n there ")
        assert (live.log[-1]["text"], live.log[-1]["person"]) == ("<b>hi</b> there", "Ann")
        assert (await live.answer(type="chat", text="\x07"))["code"] == "empty"


async def test_messages_are_packed_each_by_itself(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    async with ann.live(await ann.open(SHARED), compression="deflate") as live:
        (packing,) = live.socket.protocol.extensions
        assert isinstance(packing, PerMessageDeflate)
        assert packing.remote_no_context_takeover


async def test_what_is_said_is_not_packed_with_what_is_hidden(small_world: World) -> None:
    """Everybody may write in the chat, and how well that packs with a hand would tell who listens on the wire of it."""
    ann = await small_world.guest("Ann")
    async with ann.live(await ann.open(SHARED)) as live:
        live.texts.clear()
        await live.answer(type="chat", text="is it yellow?")
        (told,) = [text for text in live.texts if "is it yellow?" in text]
        assert json.loads(told)["observations"] is None
        assert "merchants" not in told


BAD = ["{", "[]", "null", '{"type":"fly"}', '{"type":"move"}', '{"type":"chat","key":"k","text":""}', "[" * 5000]
BAD += ['{"type":"move","key":"k","event":-1,"seat":0,"move":0}', '{"type":"ping","more":1}', '"\\ud800"']


async def test_what_cannot_be_understood_is_said_so(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    async with ann.live(await ann.open(SHARED)) as live:
        for text in BAD:
            await live.socket.send(text)
            assert (await live.next("refused"))["code"] == "malformed", text
        await live.socket.send(b"\x00\xff")
        assert (await live.next("refused"))["code"] == "malformed"
        await live.socket.send('{"type":"ping"}')
        await live.next("pong")
        for _ in range(20):
            await live.socket.send("{")
        await live.socket.wait_closed()
        assert live.socket.close_code == 1008


async def test_an_oversized_message_ends_the_connection(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    async with ann.live(await ann.open(SHARED)) as live:
        await live.socket.send("x" * (LARGEST_BODY + 1))
        await live.socket.wait_closed()
        assert live.socket.close_code == 1009


async def test_other_sites_cannot_listen(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    table = await ann.open(SHARED)
    with pytest.raises(InvalidStatus) as refused:
        async with connect(
            f"{small_world.live}/api/tables/{table}/live",
            additional_headers={**ann.cookie, "Origin": "https://evil.example"},
        ):
            pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("table", ["aaaaaaaaaaaa", "x", "%00"])
async def test_an_unknown_table_is_said_so(small_world: World, table: str) -> None:
    async with connect(f"{small_world.live}/api/tables/{table}/live?since=banana") as socket:
        assert json.loads(await socket.recv())["code"] == "unknown_table"
        await socket.wait_closed()
        assert socket.close_code == 4404


async def test_a_slow_page_is_let_go_and_the_others_play_on(file_db: str) -> None:
    async with opened(file_db, outbox=4) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED)
        address = f"{world.live}/api/tables/{table}/live"
        async with connect(address, max_queue=1, close_timeout=0.2) as slow, ann.live(table) as live:
            await slow.recv()
            found = await world.registry.table(table)
            watcher = next(each for each in found.audience.connections if each.person_id is None)
            stuck = asyncio.Event()

            async def never(message: object) -> None:
                await stuck.wait()

            watcher._socket.send = never  # type: ignore[method-assign]
            watcher._send_now = lambda message: False
            for _ in range(8):
                await live.move(random.Random(1))
            await asyncio.sleep(0.1)
            assert watcher not in found.audience.connections
            assert watcher.closing == 4408
            assert (await live.move(random.Random(2)))["type"] == "ack"
            stuck.set()
            await slow.close()


async def test_idle_tables_leave_memory_and_come_back(file_db: str) -> None:
    async with opened(file_db, idle_seconds=0.2) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED)
        async with ann.live(table) as live:
            await live.move(random.Random(1))
            await asyncio.sleep(0.6)
            assert world.registry.online(table) == {ann.id}
        await asyncio.sleep(0.8)
        assert table not in world.registry._tables
        async with ann.live(table) as live:
            assert (await live.move(random.Random(1)))["type"] == "ack"
