"""Every game on the table can be opened, played, taken up again and looked back on at a table."""

import random

import pytest

from caravanserai.core.registry import GAME_MODULES, load
from tests.server.world import World

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", list(GAME_MODULES))
async def test_a_game_at_a_table(small_world: World, game: str) -> None:
    ann = await small_world.guest("Ann")
    seats = [{"kind": "me"}, *({"kind": "shared"} for _ in range(load(game).players[0] - 1))]
    table = (await ann.post("/api/tables", {"game": game, "seats": seats}))["id"]
    chance = random.Random(1)
    async with ann.live(table) as live:
        for _ in range(30):
            assert (await live.move(chance))["type"] == "ack"
        seen = live.table["observations"]
    await small_world.registry.forget(table)
    async with ann.live(table) as live:
        assert live.table["observations"] == seen
        assert [entry["kind"] for entry in live.log] == ["start"] + ["move"] * 30
    position = await ann.get(f"/api/tables/{table}/positions/30")
    assert position["observation"]["view"] == seen[0]["view"]
