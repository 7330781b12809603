"""What a host does to tables at the command line: at once, whether or not a server runs, and everybody is told."""

import asyncio
import random

import pytest

from tests.server.hosting import Host
from tests.server.world import SHARED, TWO, opened

pytestmark = pytest.mark.anyio
DONE = "The running server has done it."
NOT_YET = "it takes effect when one starts"


async def test_tables_are_listed_and_found(host: Host) -> None:
    async with opened(host.db) as world:
        ann, bob = await world.guest("Ann"), await world.guest("Олена")
        first = await ann.open(TWO)
        second = await bob.open(SHARED)
        assert [table["id"] for table in await host.listed("tables")] == [second, first]
        assert [table["id"] for table in await host.listed("tables", "--most", 1)] == [second]
        assert [table["id"] for table in await host.listed("tables", "--status", "waiting")] == [first]
        assert [table["id"] for table in await host.listed("tables", "--person", "олен")] == [second]
        assert await host.listed("tables", "--game", "marco_polo") == []
        seats = (await host.listed("tables", "--person", "ann"))[0]["seats"]
        assert seats[0] == {"kind": "person", "name": "Ann", "person": ann.id, "guest": True}
        shown = await host.beside("tables")
        assert f"{first} spice_road waiting" in " ".join(shown.split())
        assert "Ann (guest), (open)" in shown
        assert "There is no such table." in await host.beside("tables", "--person", "%")


async def test_a_table_is_closed_under_its_players(host: Host) -> None:
    async with opened(host.db, admin_tick=0.05) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED)
        async with ann.live(table) as live:
            await live.move(random.Random(1))
            said = await host.beside("close", table, "--wait", 30)
            assert said == f"The table {table} is closed.\n{DONE}\n"
            while live.table["info"]["status"] == "playing":
                await live.next("table")
            assert (live.table["info"]["no_result"], live.log[-1]["kind"]) == ("closed", "end")
            seat = live.table["info"]["your_seats"][0]
            answer = await live.answer(type="move", event=live.table["event"], seat=seat, move=0)
            assert answer["code"] == "game_is_over"
        assert "is over already" in await host.beside("close", table, code=2)


async def test_a_table_that_plays_on_before_the_server_has_looked_loses_nothing(host: Host) -> None:
    async with opened(host.db, admin_tick=3600) as world:  # it never looks by itself
        ann = await world.guest("Ann")
        table = await ann.open(SHARED)
        async with ann.live(table) as live:
            await live.move(random.Random(1))
            before = live.table["info"]
            await host.beside("close", table, "--wait", 0)
            answer = await live.move(random.Random(1))
            assert answer["code"] == "stale", "it was written beside the server"
            while live.table["info"]["status"] == "playing":
                await live.next("table")
            log = await ann.get(f"/api/tables/{table}/log")
            assert [entry["kind"] for entry in log["entries"]] == ["start", "move", "end"]
            assert live.table["info"]["commitment"] == before["commitment"]


async def test_a_table_is_closed_without_a_server(host: Host) -> None:
    async with opened(host.db) as world:
        ann = await world.guest("Ann")
        table = await ann.open(TWO)
    said = await host.beside("close", table, "--wait", 0.1)
    assert f"The table {table} is closed." in said
    assert NOT_YET in said
    async with opened(host.db) as world:
        assert (await world.nobody().get(f"/api/tables/{table}"))["no_result"] == "closed"


async def test_a_line_of_the_chat_is_hidden_from_everybody(host: Host) -> None:
    async with opened(host.db, admin_tick=0.05) as world:
        ann, eve = await world.guest("Ann"), await world.guest("Eve")
        table = await ann.open(SHARED)
        async with ann.live(table) as live, eve.live(table) as other:
            await other.answer(type="chat", text="Buy my spices")
            line = (await live.until(other.table["event"]))["event"]
            lines = await host.listed("chat", table)
            assert [(entry["line"], entry["name"], entry["text"]) for entry in lines] == [
                (line, "Eve", "Buy my spices")
            ]
            assert DONE in await host.beside("hide", table, line, "--wait", 30)
            await live.until(line + 1)
            assert (live.log[-1]["kind"], live.log[-1]["undoes"]) == ("hide", line)
        async with world.nobody().live(table) as late:
            hidden = next(entry for entry in late.log if entry["event"] == line)
            assert (hidden["text"], hidden["hidden"]) == (None, True)
        assert "Buy my spices (hidden)" in await host.beside("chat", table)
        assert "is hidden already" in await host.beside("hide", table, line, code=2)
        assert f"has no line {line + 7}" in await host.beside("hide", table, line + 7, code=2)
        assert "has no line 1" in await host.beside("hide", table, 1, code=2), "the beginning is no line of the chat"


async def test_hosts_may_type_at_the_same_time(host: Host) -> None:
    async with opened(host.db, admin_tick=0.05) as world:
        ann = await world.guest("Ann")
        tables = [await ann.open(TWO) for _ in range(4)]
        said = await asyncio.gather(
            *(
                asyncio.create_subprocess_exec(*command(host.db, table), stdout=asyncio.subprocess.PIPE)
                for table in tables
            )
        )
        for process in said:
            out, _ = await asyncio.wait_for(process.communicate(), 60)
            assert DONE in out.decode()
        for table in tables:
            assert (await ann.get(f"/api/tables/{table}"))["no_result"] == "closed"


def command(db: str, table: str) -> list[str]:
    import sys

    return [sys.executable, "-m", "caravanserai.cli", "admin", "close", table, "--wait", "30", "--db", db]
