"""The past of a table: positions, chart, record, and the older log."""

import random
from typing import Any

import pytest

from caravanserai.core.chance import commitment
from caravanserai.core.record import Record
from tests.server.world import SHARED, TWO, World, opened, play_out

pytestmark = pytest.mark.anyio


async def test_the_past_of_a_finished_game(db: str) -> None:
    async with opened(db, snapshot_moves=20) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED)
        views: dict[int, Any] = {}
        async with ann.live(table) as live:
            chance = random.Random(3)
            while live.table["info"]["status"] == "playing":
                views[len(views)] = live.observation(0)["view"]
                assert (await live.move(chance))["type"] == "ack"
        info = live.table["info"]
        total = len(views)
        for number in (0, 1, total // 2, total - 1):
            position = await ann.get(f"/api/tables/{table}/positions/{number}")
            assert position["observation"]["view"] == views[number]
            assert position["total"] == total
            assert [entry["move_count"] for entry in position["log"]] == ([number] if number else [])
        shown = await world.nobody().get(f"/api/tables/{table}/positions/5?hidden=true")
        assert [observation["seat"] for observation in shown["observations"]] == [0, 1]
        assert shown["observations"][1]["view"]["merchants"][1]["hand"] is not None
        assert shown["observation"]["seat"] is None
        await ann.get(f"/api/tables/{table}/positions/{total + 1}", 404)
        chart = await ann.get(f"/api/tables/{table}/chart")
        assert chart["scores"][-1] == info["scores"]
        assert chart["moves"][-1] == total
        text = (await ann.http.get(f"/api/tables/{table}/record")).text
        record = Record.from_json(text)
        record.verify()
        assert record.commitment == info["commitment"] == commitment(int(info["seed"]))
        finished = await world.nobody().get("/api/tables?list=finished")
        assert [found["id"] for found in finished] == [table]


async def test_the_past_of_a_running_game_hides_what_is_hidden(small_world: World) -> None:
    ann, bob = await small_world.guest("Ann"), await small_world.guest("Bob")
    table = await ann.open(TWO)
    await bob.post(f"/api/tables/{table}/join", {})
    path = f"/api/tables/{table}/positions/0"
    own = await ann.get(path)
    assert own["observation"]["seat"] == 0
    assert own["observation"]["view"]["merchants"][1]["hand"] is None
    await ann.get(path + "?hidden=true", 403)
    await ann.get(path + "?seat=1", 403)
    await ann.get(f"/api/tables/{table}/chart", 409)
    await ann.get(f"/api/tables/{table}/record", 409)
    waiting = await ann.open(TWO)
    await ann.get(f"/api/tables/{waiting}/positions/0", 409)


async def test_the_log_comes_in_pieces(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    table = await ann.open(SHARED)
    async with ann.live(table) as live:
        for number in range(230):
            await live.answer(type="chat", text=f"line {number}")
    async with ann.live(table) as live:
        assert len(live.log) == 200
        first = live.log[0]["event"]
    older = await ann.get(f"/api/tables/{table}/log?before={first}&limit=20")
    assert [entry["event"] for entry in older["entries"]] == list(range(first - 20, first))
    assert older["more"]
    oldest = await ann.get(f"/api/tables/{table}/log?before=12")
    assert not oldest["more"]
    await ann.get(f"/api/tables/{table}/log?before=0", 422)
    await ann.get(f"/api/tables/{table}/log?limit=100000", 422)


async def test_a_rematch_has_the_same_people(small_world: World) -> None:
    ann, bob = await small_world.guest("Ann"), await small_world.guest("Bob")
    table = await ann.open(SHARED, options={"show_scores": True})
    await ann.post(f"/api/tables/{table}/rematch", None, 409)
    async with ann.live(table) as live:
        await play_out(live, random.Random(1))
        new = await ann.post(f"/api/tables/{table}/rematch")
        told = await live.next("table")
        assert told["info"]["rematch"] == new["id"]
    assert (new["status"], new["options"]["show_scores"], new["your_seats"]) == ("playing", True, [0, 1])
    assert (await ann.post(f"/api/tables/{table}/rematch"))["id"] == new["id"]
    await bob.post(f"/api/tables/{table}/rematch", None, 403)
