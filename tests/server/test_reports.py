"""What players report reaches the host of the server with what happened there, and with no secret of the game."""

import json
import random
from pathlib import Path

import pytest

from caravanserai.core.record import Record
from tests.server.hosting import Host
from tests.server.world import SHARED, TWO, World, opened, play_out

pytestmark = pytest.mark.anyio


async def test_a_line_of_the_chat_is_reported_with_the_log(host: Host, tmp_path: Path) -> None:
    async with opened(host.db) as world:
        ann, eve = await world.guest("Ann"), await world.guest("Eve")
        table = await ann.open(SHARED)
        path = f"/api/tables/{table}/reports"
        async with ann.live(table) as live, eve.live(table) as other:
            for _ in range(4):
                await live.move(random.Random(1))
            said = await other.answer(type="chat", text="Rude words")
            line = said["event"]
            for n in range(210):
                await other.answer(type="chat", text=f"More {n}")
        wish = {"about": "chat", "line": line, "text": "  This was\nunkind "}
        assert await ann.post(path, wish) == {"sent": True}
        listed = await host.listed("reports")
        assert [(report["reporter_name"], report["reported_name"], report["text"]) for report in listed] == [
            ("Ann", "Eve", "This was unkind")
        ]
        whole = await host.listed("reports", 1)
        assert (whole["table_id"], whole["line"], whole["about"]) == (table, line, "chat")
        texts = [entry["text"] for entry in whole["log"] if entry["kind"] == "chat"]
        assert texts[0] == "Rude words", "also a line that is older than the rest of the log"
        assert len(texts) == 201
        shown = await host.beside("reports", 1)
        assert f"> {line}" in shown
        assert f"Ann ({ann.id}) reports Eve ({eve.id}) at table {table}" in shown


async def test_no_secret_of_a_running_game_is_in_a_report(host: Host, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    async with opened(host.db) as world:
        ann, eve = await world.guest("Ann"), await world.guest("Eve")
        table = await ann.open(TWO)
        await eve.post(f"/api/tables/{table}/join")
        seed = (await world.registry.table(table)).facts.seed
        async with ann.live(table) as first, eve.live(table) as second:
            for _ in range(6):
                deciding = first.table["info"]["deciding"][0]
                await (first, second)[deciding].move(random.Random(1))
                await first.until(max(first.table["event"], second.table["event"]))
                await second.until(first.table["event"])
            await ann.post(f"/api/tables/{table}/reports", {"about": "play", "seat": 1})
            said = await host.beside("reports", 1, "--record", file)
            assert f"There is no record now: what everybody could see of the game is in {file}." in said
            for text in (file.read_text(encoding="utf-8"), json.dumps(await host.listed("reports", 1))):
                assert str(seed) not in text
            events = json.loads(file.read_text(encoding="utf-8"))["events"]
            public = (await world.nobody().get(f"/api/tables/{table}/log"))["entries"]
            assert [entry["story"] for entry in events] == [entry["story"] for entry in public]
            assert all("move" not in entry for entry in events)
        await host.beside("close", table, "--wait", 0)
        assert f"The record of the game is in {file}." in await host.beside("reports", 1, "--record", file)
        record = Record.from_json(file.read_text(encoding="utf-8"))
        assert (record.seed, len(record.moves)) == (seed, 6)
        record.verify()


async def test_a_report_of_a_finished_game_has_its_record_and_is_put_aside(host: Host, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    async with opened(host.db) as world:
        ann, eve = await world.guest("Ann"), await world.guest("Eve")
        table = await ann.open(SHARED)
        async with ann.live(table) as live:
            await play_out(live, random.Random(3))
        await eve.post(f"/api/tables/{table}/reports", {"about": "name", "seat": 0})
    await host.beside("reports", 1, "--record", file)
    Record.from_json(file.read_text(encoding="utf-8")).verify()
    assert "cannot be written" in await host.beside("reports", 1, "--record", tmp_path, code=2, printed=True)
    assert "Report 1 is done." in await host.beside("reports", 1, "--done")
    assert await host.beside("reports") == "There are no reports.\n"
    assert "1 (done)" in await host.beside("reports", "--all")
    assert "Report 1 is done already." in await host.beside("reports", 1, "--done", code=2, printed=True)


async def test_what_cannot_be_reported_is_said(small_world: World) -> None:
    ann, eve = await small_world.guest("Ann"), await small_world.guest("Eve")
    table = await ann.open([{"kind": "me"}, {"kind": "bot"}, {"kind": "open"}])
    path = f"/api/tables/{table}/reports"
    async with eve.live(table) as live:
        line = (await live.answer(type="chat", text="Hello"))["event"]
    for body, code in (
        ({"about": "chat", "line": line + 1}, "no_line"),
        ({"about": "chat", "line": line}, "own_report"),
        ({"about": "play", "seat": 1}, "nobody_there"),
        ({"about": "play", "seat": 2}, "nobody_there"),
        ({"about": "play", "seat": 9}, "nobody_there"),
        ({"about": "play"}, "wrong_values"),
        ({"about": "play", "seat": 0, "line": line}, "wrong_values"),
        ({"about": "love", "seat": 0}, "wrong_values"),
        ({"about": "play", "seat": 0, "text": "x" * 501}, "wrong_values"),
    ):
        assert (await eve.post(path, body, 422))["error"]["code"] == code, body
    assert (await eve.post("/api/tables/abcabcabcabc/reports", {"about": "play", "seat": 0}, 404)) is not None
    await small_world.nobody().post(path, {"about": "play", "seat": 0}, 401)


async def test_reports_are_limited_by_person_and_by_address(file_db: str) -> None:
    async with opened(file_db, limit_factor=1) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED)
        body = {"about": "other", "seat": 0}
        for sender in range(4):
            eve = await world.guest(f"Eve {sender}")
            for _ in range(5):
                await eve.post(f"/api/tables/{table}/reports", body)
            refused = await eve.post(f"/api/tables/{table}/reports", body, 429)
            assert refused["error"]["code"] == "too_fast_reports_by_person"
        last = await world.guest("Eve 5")
        refused = await last.post(f"/api/tables/{table}/reports", body, 429)
        assert refused["error"]["code"] == "too_fast_reports_by_address"
