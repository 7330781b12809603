"""Opening tables, driver down, getting up, and the lists of the lobby."""

import asyncio
from typing import Any

import pytest

from tests.server.world import SHARED, TWO, World, opened

pytestmark = pytest.mark.anyio


async def test_a_table_without_open_seats_begins_at_once(world: World) -> None:
    ann = await world.guest("Ann")
    info = await ann.post("/api/tables", {"game": "spice_road", "seats": SHARED, "options": {"golden_deals": True}})
    assert (info["status"], info["event"], info["your_seats"]) == ("playing", 1, [0, 1])
    assert info["your_turn"]
    assert info["seed"] is None
    assert len(info["commitment"]) == 64
    assert info["options"]["golden_deals"] is True
    assert [seat["name"] for seat in info["seats"]] == ["Ann", "Ann 2"]


async def test_the_game_begins_with_the_last_seat(world: World) -> None:
    ann, bob, eve = [await world.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = await ann.open(TWO)
    assert [found["id"] for found in await eve.get("/api/tables?list=open")] == [table]
    info = await bob.post(f"/api/tables/{table}/join", {"seat": 1})
    assert (info["status"], info["your_seats"]) == ("playing", [1])
    full = await eve.post(f"/api/tables/{table}/join", {}, 409)
    assert full["error"]["code"] == "already_started"
    assert await eve.get("/api/tables?list=open") == []
    assert [found["id"] for found in await eve.get("/api/tables?list=watch")] == [table]


async def test_seats_are_taken_once(small_world: World) -> None:
    ann, bob, eve = [await small_world.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = await ann.open([*TWO, {"kind": "open"}])
    join = f"/api/tables/{table}/join"
    await bob.post(join, {"seat": 1})
    assert (await bob.post(join, {}, 409))["error"]["code"] == "already_seated"
    assert (await eve.post(join, {"seat": 1}, 409))["error"]["code"] == "seat_taken"
    assert (await eve.post(join, {"seat": 8}, 422))["error"]["code"] == "wrong_seat"
    assert (await eve.post(join, {"seat": 11}, 422))["error"]["code"] == "wrong_values"
    assert (await eve.post(join))["status"] == "playing"


async def test_the_host_begins_without_the_open_seats(small_world: World) -> None:
    ann, bob = await small_world.guest("Ann"), await small_world.guest("Bob")
    table = await ann.open([{"kind": "open"}, *TWO, {"kind": "open"}])
    start = f"/api/tables/{table}/start"
    assert (await bob.post(start, None, 403))["error"]["code"] == "not_host"
    assert (await ann.post(start, None, 409))["error"]["code"] == "not_enough_players"
    await bob.post(f"/api/tables/{table}/join", {"seat": 3})
    info = await ann.post(start)
    assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob"]
    assert (await ann.post(start, None, 409))["error"]["code"] == "already_started"


async def test_leaving_before_the_game(world: World) -> None:
    ann, bob = await world.guest("Ann"), await world.guest("Bob")
    table = await ann.open([*TWO, {"kind": "open"}])
    await bob.post(f"/api/tables/{table}/join", {})
    info = await ann.post(f"/api/tables/{table}/leave")
    assert info["host"] == bob.id
    assert [seat["kind"] for seat in info["seats"]] == ["open", "person", "open"]
    assert (await ann.post(f"/api/tables/{table}/leave", None, 409))["error"]["code"] == "not_seated"
    await bob.post(f"/api/tables/{table}/leave")
    await bob.get(f"/api/tables/{table}", 404)
    assert await bob.get("/api/tables?list=mine") == []


async def test_a_bot_keeps_the_seat_of_who_leaves(world: World) -> None:
    ann, bob = await world.guest("Ann"), await world.guest("Bob")
    table = await ann.open(TWO)
    await bob.post(f"/api/tables/{table}/join", {})
    info = await bob.post(f"/api/tables/{table}/leave")
    seat = info["seats"][1]
    assert (seat["kind"], seat["bot"], seat["bot_for_owner"], seat["name"]) == ("bot", "medium", True, "Bob")
    back = f"/api/tables/{table}/seats/1/take-back"
    assert (await ann.post(back, None, 403))["error"]["code"] == "not_your_seat"
    info = await bob.post(back)
    assert info["seats"][1]["kind"] == "person"
    assert (await bob.post(back, None, 409))["error"]["code"] == "no_bot_there"


async def test_giving_a_seat_to_a_bot(small_world: World) -> None:
    ann, bob = await small_world.guest("Ann"), await small_world.guest("Bob")
    table = await ann.open(TWO)
    seat = f"/api/tables/{table}/seats/1/bot"
    assert (await bob.post(seat, {"bot": "greedy"}, 403))["error"]["code"] == "not_your_seat"
    assert (await ann.post(seat, {"bot": "genius"}, 422))["error"]["code"] == "unknown_bot"
    unknown = f"/api/tables/{table}/seats/7/bot"
    assert (await ann.post(unknown, {"bot": "random"}, 404))["error"]["code"] == "unknown_seat"
    info = await ann.post(seat, {"bot": "random"})
    assert (info["status"], info["seats"][1]["name"]) == ("playing", "Random")
    assert (await bob.post(seat, {"bot": "hard"}, 403))["error"]["code"] == "not_your_seat"
    changed = (await ann.post(seat, {"bot": "hard"}))["seats"][1]
    assert (changed["bot"], changed["name"], changed["bot_for_owner"]) == ("hard", "Hard", False)


async def test_the_host_cannot_have_a_present_players_seat_played(small_world: World) -> None:
    """Neither of somebody with an open page, nor of a program that asks now and then, nor over and over."""
    ann, bob = await small_world.guest("Ann"), await small_world.guest("Bob")
    table = await ann.open(TWO, clock={"kind": "live", "minutes": 9})
    await bob.post(f"/api/tables/{table}/join", {})
    seat = f"/api/tables/{table}/seats/1/bot"
    async with bob.live(table) as live:
        for bot in ("random", "hard"):
            refused = await ann.post(seat, {"bot": bot}, 409)
            assert refused["error"]["code"] == "owner_not_away"
        assert live.table["info"]["seats"][1]["kind"] == "person"
    await bob.get(f"/api/tables/{table}")
    assert (await ann.post(seat, {"bot": "hard"}, 409))["error"]["code"] == "owner_not_away"


@pytest.mark.parametrize("clock", [{"kind": "live", "minutes": 9}, {"kind": "none"}])
async def test_a_fair_bot_plays_for_who_is_away_until_they_return(file_db: str, clock: dict[str, Any]) -> None:
    async with opened(file_db, away_seconds=0.02, bot_pause=60) as world:
        ann, bob = await world.guest("Ann"), await world.guest("Bob")
        table = await ann.open(TWO, clock=clock)
        await bob.post(f"/api/tables/{table}/join", {})
        seat, back = (f"/api/tables/{table}/seats/1/{what}" for what in ("bot", "take-back"))
        await asyncio.sleep(0.3)
        for weak in ("easy", "greedy", "random"):
            assert (await ann.post(seat, {"bot": weak}, 409))["error"]["code"] == "bot_too_weak"
        kept = (await ann.post(seat, {"bot": "medium"}))["seats"][1]
        assert (kept["bot"], kept["bot_for_owner"], kept["name"]) == ("medium", True, "Bob")
        assert (await ann.post(seat, {"bot": "hard"}, 409))["error"]["code"] == "owner_decides"
        async with bob.live(table):
            assert (await bob.post(back))["seats"][1]["kind"] == "person"
            assert (await ann.post(seat, {"bot": "medium"}, 409))["error"]["code"] == "owner_not_away"
            assert (await bob.post(seat, {"bot": "random"}))["seats"][1]["bot"] == "random", "their own choice"
            assert (await ann.post(seat, {"bot": "hard"}, 409))["error"]["code"] == "owner_decides"
            await bob.post(back)
        log = (await ann.get(f"/api/tables/{table}/log"))["entries"]
        told = [entry["text"] for entry in log if entry["kind"] == "seat"]
        assert told == ["joined", "away", "took_back", "bot", "took_back"]


async def test_days_for_a_turn_are_the_players_own(file_db: str) -> None:
    async with opened(file_db, away_seconds=0) as world:
        ann, bob = await world.guest("Ann"), await world.guest("Bob")
        table = await ann.open(TWO, clock={"kind": "days", "days": 3})
        await bob.post(f"/api/tables/{table}/join", {})
        refused = await ann.post(f"/api/tables/{table}/seats/1/bot", {"bot": "hard"}, 409)
        assert refused["error"]["code"] == "owner_not_away"


async def test_who_waits_at_a_table_keeps_their_seat(file_db: str) -> None:
    async with opened(file_db, away_seconds=0) as world:
        ann, bob = await world.guest("Ann"), await world.guest("Bob")
        table = await ann.open([*TWO, {"kind": "open"}])
        await bob.post(f"/api/tables/{table}/join", {"seat": 1})
        refused = await ann.post(f"/api/tables/{table}/seats/1/bot", {"bot": "hard"}, 409)
        assert refused["error"]["code"] == "not_started"
        assert (await ann.get(f"/api/tables/{table}"))["seats"][1]["person"] == bob.id


async def test_play_now_asks_for_nothing(world: World) -> None:
    somebody = world.nobody()
    info = await somebody.post("/api/play-now", {"game": "spice_road"})
    assert (info["status"], info["your_seats"]) == ("playing", [0])
    assert {seat["bot"] for seat in info["seats"][1:]} == {"medium"}
    assert (await somebody.get("/api/me"))["person"]["kind"] == "guest"
    assert (await somebody.post("/api/play-now", {"game": "chess"}, 422))["error"]["code"] == "unknown_game"


async def test_private_tables_are_found_by_link_only(small_world: World) -> None:
    ann, bob = await small_world.guest("Ann"), await small_world.guest("Bob")
    table = await ann.open(TWO, private=True)
    assert await bob.get("/api/tables?list=open") == []
    assert (await bob.get(f"/api/tables/{table}"))["private"]
    await bob.post(f"/api/tables/{table}/join", {})
    assert await small_world.nobody().get("/api/tables?list=watch") == []


async def test_my_tables_begin_with_those_that_wait_for_me(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    mine = await ann.open(SHARED)
    waiting = await ann.open(TWO)
    found = await ann.get("/api/tables?list=mine")
    assert [table["id"] for table in found] == [mine, waiting]
    await small_world.nobody().get("/api/tables?list=mine", 401)
    await ann.get("/api/tables?list=nonsense", 422)


BAD: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess", "seats": SHARED}, "unknown_game"),
    ({"game": "spice_road", "seats": [{"kind": "me"}]}, "bad_players"),
    ({"game": "spice_road", "seats": [{"kind": "me"}] * 2}, "bad_seats"),
    ({"game": "spice_road", "seats": SHARED, "options": {"dragons": True}}, "bad_option"),
    ({"game": "spice_road", "seats": SHARED, "options": {"golden_deals": "yes"}}, "bad_option"),
    ({"game": "spice_road", "seats": [{"kind": "bot", "bot": "genius"}] * 2}, "unknown_bot"),
    ({"game": "spice_road", "seats": SHARED, "clock": {"kind": "live"}}, "wrong_values"),
    ({"game": "spice_road", "seats": SHARED, "clock": {"kind": "days", "days": -1}}, "wrong_values"),
    ({"game": "spice_road", "seats": SHARED, "spectators": 5}, "wrong_values"),
    ({"game": "spice_road", "seats": [{"kind": "shared", "name": "\x00"}, {"kind": "me"}]}, "bad_name"),
]


@pytest.mark.parametrize(("wish", "code"), BAD)
async def test_impossible_tables_are_refused(small_world: World, wish: dict[str, Any], code: str) -> None:
    ann = await small_world.guest("Ann")
    assert (await ann.post("/api/tables", wish, 422))["error"]["code"] == code


@pytest.mark.parametrize("table", ["nosuchtable", "aaaaaaaaaaaa", "%00", "x" * 60, "..", "aaaaaaaaaaa%C3%A9"])
async def test_unknown_tables(small_world: World, table: str) -> None:
    ann = await small_world.guest("Ann")
    for path in ("", "/log", "/chart", "/record", "/positions/3"):
        answer = await ann.http.get(f"/api/tables/{table}{path}")
        assert answer.status_code == 404, path
        assert answer.json()["error"]["message"]
    assert (await ann.http.post(f"/api/tables/{table}/join", json={})).status_code in (404, 405)


async def test_games_and_bots(small_world: World) -> None:
    nobody = small_world.nobody()
    games = await nobody.get("/api/games")
    assert "spice_road" in {game["id"] for game in games}
    game = await nobody.get("/api/games/spice_road")
    assert game["moves"][0]["id"] == 0
    assert game["components"]
    await nobody.get("/api/games/chess", 404)
    assert await nobody.get("/api/bots") == ["easy", "medium", "hard", "greedy", "random"]
    assert (await nobody.get("/api/health"))["status"] == "ok"
    assert "caravanserai_requests_total" in (await nobody.http.get("/metrics")).text
