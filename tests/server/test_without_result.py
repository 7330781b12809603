"""Games that are broken off: nobody has won, everybody is told why, and what was played can still be looked at."""

import random
import time

import pytest

from caravanserai.core.record import Record
from caravanserai.server.model.ending import CLOSED, end_without_result
from caravanserai.server.tables.table import Table
from tests.server.world import SHARED, TWO, World, opened

pytestmark = pytest.mark.anyio


async def close(table: Table) -> None:
    await table.commit([end_without_result(table.facts, CLOSED, time.time())])


async def test_a_game_that_is_broken_off_has_no_result(db: str) -> None:
    async with opened(db) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED, clock={"kind": "live", "minutes": 10})
        path = f"/api/tables/{table}"
        async with ann.live(table) as live:
            for _ in range(6):
                await live.move(random.Random(1))
            seat = live.table["info"]["deciding"][0]
            await world.registry.perform(table, close)
            info = (await live.next("table"))["info"]
            assert (info["status"], info["no_result"], info["deciding"]) == ("finished", "closed", [])
            assert (info["winners"], info["scores"], info["breakdown"]) == ([], None, [])
            assert (live.log[-1]["kind"], live.log[-1]["text"]) == ("end", "closed")
            for observation in live.table["observations"]:
                assert observation["choices"] == []
                assert observation["waiting"]["code"] == observation["undo"]["code"] == "game_is_over"
            event = live.table["event"]
            for wish in ({"type": "move", "event": event, "move": 0}, {"type": "undo", "event": event}):
                assert (await live.answer(seat=seat, **wish))["code"] == "game_is_over"
            for kind in ("why", "hint"):
                more = {"move": 0} if kind == "why" else {}
                assert (await live.answer(type=kind, seat=seat, **more))["code"] == "game_is_over"
            assert (await live.answer(type="chat", text="Why?"))["code"] == "table_closed"
        assert (await ann.post(f"{path}/rematch", status=409))["error"]["code"] == "table_closed"
        record = Record.from_json((await ann.http.get(f"{path}/record")).text)
        assert (record.verify().over, len(record.moves), record.result) == (False, 6, None)
        shown = await world.nobody().get(f"{path}/positions/6?hidden=true")
        assert len(shown["observations"]) == 2
    async with opened(db) as world:
        nobody = world.nobody()
        assert (await nobody.get(path))["no_result"] == "closed"
        async with nobody.live(table) as live:
            assert live.table["info"]["no_result"] == "closed"
            assert live.observation(None)["view"]["over"] is False


async def test_a_game_that_never_began_can_be_broken_off(db: str) -> None:
    async with opened(db) as world:
        ann, bob = await world.guest("Ann"), await world.guest("Bob")
        table = await ann.open(TWO)
        path = f"/api/tables/{table}"
        await world.registry.perform(table, close)
        assert (await bob.post(f"{path}/join", {}, 409))["error"]["code"] == "game_is_over"
        assert (await bob.get("/api/tables?list=open")) == []
    async with opened(db) as world:
        nobody = world.nobody()
        async with nobody.live(table) as live:
            assert (live.table["info"]["no_result"], live.table["observations"]) == ("closed", [])
        assert (await nobody.get(f"{path}/positions/0", 409))["error"]["code"] == "not_started"


async def test_a_clock_stops_when_a_game_is_broken_off(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    table = await ann.open(SHARED, clock={"kind": "live", "minutes": 0.01})
    await small_world.registry.perform(table, close)
    info = await ann.get(f"/api/tables/{table}")
    assert all(seat["kind"] == "person" for seat in info["seats"])
    found = await small_world.registry.context.past.due(time.time() + 60)
    assert found == []
