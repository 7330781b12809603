"""A server makes only built-in bots: a client cannot name a program or a class to be run."""

from pathlib import Path

import pytest

from caravanserai.bots import UnknownBot
from caravanserai.core.registry import load
from caravanserai.server.bots_at_table.fair_queue import Job
from caravanserai.server.bots_at_table.thinking import think
from tests.server.world import TWO, World

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "name", ["program:touch {mark}", "program@9s:sh", "os:system", "search@999s", "search@9999999"]
)
async def test_clients_cannot_have_programs_run(small_world: World, tmp_path: Path, name: str) -> None:
    mark = tmp_path / "m"
    wish = name.format(mark=mark)
    ann = await small_world.guest("Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": wish}]
    answer = await ann.post("/api/tables", {"game": "spice_road", "seats": seats}, 422)
    assert answer["error"]["code"] in ("unknown_bot", "wrong_values")
    table = await ann.open(TWO)
    answer = await ann.post(f"/api/tables/{table}/seats/1/bot", {"bot": wish}, 422)
    assert answer["error"]["code"] in ("unknown_bot", "wrong_values")
    assert not mark.exists()
    assert wish not in await small_world.nobody().get("/api/bots")


def test_a_name_that_got_into_the_database_is_not_run_either(tmp_path: Path) -> None:
    mark = tmp_path / "m"
    state = load("spice_road").new(2, 1)
    for name in (f"program:touch {mark}", "tests.bots.own_bots:First"):
        with pytest.raises(UnknownBot):
            think(Job(1, "o", "t", 1, "spice_road", state.save(), state.deciding[0], name, 1))
    assert not mark.exists()
