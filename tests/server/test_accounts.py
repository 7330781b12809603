"""What people do with their own account: password, sessions, name, a copy of their data, and the end of it."""

import json
import random

import pytest
from sqlalchemy import select

from caravanserai.server.limits import ACCOUNT_CHANGES
from caravanserai.server.store.schema import EVENTS, METADATA, PEOPLE
from tests.server.world import TWO, Player, World, opened

pytestmark = pytest.mark.anyio
PASSWORD = "a long walk to Samarkand"
OTHER = "and the long way back"


async def account(world: World, name: str = "Anna") -> Player:
    """Somebody who has just signed up."""
    player = world.nobody()
    answer = await player.post("/api/me/register", {"name": name, "password": PASSWORD})
    player.id = answer["person"]["id"]
    return player


async def signed_in(world: World, name: str = "Anna", password: str = PASSWORD) -> Player:
    player = world.nobody()
    await player.post("/api/me/login", {"name": name, "password": password})
    return player


async def test_a_new_password_takes_the_place_of_the_old_one(world: World) -> None:
    anna, elsewhere = await account(world), await signed_in(world)
    table = await anna.open()
    async with anna.live(table) as mine, elsewhere.live(table) as other:
        await anna.post("/api/me/password", {"old": PASSWORD, "new": OTHER})
        await other.socket.wait_closed()
        assert other.socket.close_code == 4401
        await mine.say(type="chat", text="still here")
        await mine.next("ack")
    assert (await elsewhere.get("/api/me")) == {"person": None}
    assert (await anna.get("/api/me"))["person"]["name"] == "Anna"
    await world.nobody().post("/api/me/login", {"name": "Anna", "password": PASSWORD}, 401)
    await signed_in(world, password=OTHER)


async def test_a_password_is_changed_by_its_owner_only(small_world: World) -> None:
    anna, elsewhere = await account(small_world), await signed_in(small_world)
    answer = await anna.post("/api/me/password", {"old": OTHER, "new": OTHER}, 403)
    assert answer["error"]["code"] == "wrong_password"
    assert (await elsewhere.get("/api/me"))["person"]["name"] == "Anna"
    await signed_in(small_world)
    guest = await small_world.guest("Bob")
    assert (await guest.post("/api/me/password", {"old": OTHER, "new": OTHER}, 409))["error"]["code"] == "no_password"
    answer = await small_world.nobody().post("/api/me/password", {"old": OTHER, "new": OTHER}, 401)
    assert answer["error"]["code"] == "no_session"


async def test_tries_at_a_password_are_counted_by_session(file_db: str) -> None:
    async with opened(file_db, limit_factor=0.2) as world:  # two tries
        anna, owner = await account(world), await signed_in(world)
        wrong = {"old": OTHER, "new": OTHER}
        codes = [(await anna.http.post("/api/me/password", json=wrong)).status_code for _ in range(3)]
        assert codes == [403, 403, 429]
        await owner.post("/api/me/password", {"old": PASSWORD, "new": OTHER})


async def test_signing_out_everywhere_ends_every_session(world: World) -> None:
    anna, elsewhere, bob = await account(world), await signed_in(world), await world.guest("Bob")
    assert (await anna.get("/api/me/account"))["sessions"] == 2
    table = await anna.open()
    async with elsewhere.live(table) as live:
        await anna.post("/api/me/sign-out-everywhere")
        await live.socket.wait_closed()
        assert live.socket.close_code == 4401
    for player in (anna, elsewhere):
        assert (await player.get("/api/me")) == {"person": None}
    assert (await bob.get("/api/me"))["person"]["name"] == "Bob"
    await signed_in(world)


async def test_a_page_goes_on_when_a_guest_signs_up_and_ends_when_they_sign_out(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    table = await ann.open()
    async with ann.live(table) as live:
        await ann.post("/api/me/register", {"name": "Anna", "password": PASSWORD})
        await live.answer(type="chat", text="by my new name")
        assert live.log[-1]["person"] == "Anna"
        await ann.post("/api/me/logout")
        await live.socket.wait_closed()
        assert live.socket.close_code == 4401


async def test_a_guest_takes_another_name(world: World) -> None:
    ann, bob = await world.guest("Ann"), await world.guest("Bob")
    table = await ann.open(TWO)
    await bob.post(f"/api/tables/{table}/join", {})
    async with ann.live(table) as mine, bob.live(table) as other:
        me = await ann.post("/api/me/name", {"name": " Ann  of Khotan "})
        assert me["person"]["name"] == "Ann of Khotan"
        seen = await other.next("table")
        assert seen["info"]["seats"][0]["name"] == "Ann of Khotan"
        await mine.answer(type="chat", text="hello")
        assert mine.log[-1]["person"] == "Ann of Khotan"
    assert (await ann.get("/api/me")) == me
    assert (await bob.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Ann of Khotan"


async def test_names_of_accounts_stay_theirs(small_world: World) -> None:
    anna, bob = await account(small_world, "Anna Lee"), await small_world.guest("Bob")
    for name in ("Anna Lee", "anna\u200blee", "\uff21nnaLee"):
        assert (await bob.post("/api/me/name", {"name": name}, 409))["error"]["code"] == "name_taken"
    assert (await bob.post("/api/me/name", {"name": "\x07"}, 422))["error"]["code"] == "bad_name"
    assert (await anna.post("/api/me/name", {"name": "Anna Leigh"}, 409))["error"]["code"] == "name_stays"
    assert (await bob.get("/api/me"))["person"]["name"] == "Bob"


async def test_names_do_not_change_all_the_time(file_db: str) -> None:
    async with opened(file_db, limit_factor=0.1) as world:
        ann = await world.guest("Ann")
        codes = [(await ann.http.post("/api/me/name", json={"name": f"Ann {n}"})).status_code for n in range(4)]
        assert codes == [200, 200, 200, 429]
        assert ACCOUNT_CHANGES.times == 30


async def test_who_goes_leaves_their_games_but_not_their_name(db: str) -> None:
    async with opened(db) as world:
        anna, bob = await account(world), await world.guest("Bob")
        playing, waiting = await anna.open(TWO), await anna.open(TWO)
        for table in (playing, waiting):
            await bob.post(f"/api/tables/{table}/join", {})
        theirs = await bob.open(TWO)
        abandoned = await anna.open(TWO)
        async with anna.live(playing) as mine, anna.live(theirs) as watching, bob.live(playing) as other:
            await mine.answer(type="chat", text="I had a good time")
            await watching.answer(type="chat", text="who plays here?")
            await (mine if 0 in mine.table["info"]["deciding"] else other).move(random.Random(1))
            await anna.post("/api/me/delete", {"password": PASSWORD})
            await mine.socket.wait_closed()
            assert mine.socket.close_code == 4401
            while other.table["info"]["seats"][0]["name"]:
                await other.next("table")
            assert other.table["info"]["seats"][0]["bot_for_owner"]
        assert (await anna.get("/api/me")) == {"person": None}
        await world.nobody().post("/api/me/login", {"name": "Anna", "password": PASSWORD}, 401)
        await bob.get(f"/api/tables/{abandoned}", 404)
        await account(world)  # the name is free again
        cookies = bob.http.cookies
    async with opened(db) as world:
        again = world.nobody()
        again.http.cookies = cookies
        for table in (playing, theirs):
            async with again.live(table) as live:
                told = json.dumps(live.table)
                assert "Anna" not in told
        info = await again.get(f"/api/tables/{playing}")
        assert (info["status"], info["seats"][0]["name"]) == ("playing", "")
        said = [
            entry for entry in (await again.get(f"/api/tables/{playing}/log"))["entries"] if entry["kind"] == "chat"
        ]
        assert [(line["person"], line["text"]) for line in said] == [("", "I had a good time")]
        database = world.registry.context.database
        rows = await database.read(lambda connection: connection.execute(select(EVENTS)).all())
        assert not any(row.name == "Anna" for row in rows)
        gone = await database.read(
            lambda connection: connection.execute(select(PEOPLE).where(PEOPLE.c.id == anna.id)).one()
        )
        assert (gone.kind, gone.name, gone.password, gone.name_key, gone.mail) == ("gone", "", None, None, None)


async def test_going_needs_the_password(small_world: World) -> None:
    anna = await account(small_world)
    for body in ({"password": OTHER}, {}):
        assert (await anna.post("/api/me/delete", body, 403))["error"]["code"] == "wrong_password"
    assert (await anna.get("/api/me"))["person"]["name"] == "Anna"
    guest = await small_world.guest("Bob")
    await guest.post("/api/me/delete", {})
    assert (await guest.get("/api/me")) == {"person": None}


async def test_a_bot_has_the_seat_of_who_has_gone_when_the_others_play_again(small_world: World) -> None:
    anna, bob = await account(small_world), await small_world.guest("Bob")
    table = await anna.open(TWO)
    await bob.post(f"/api/tables/{table}/join", {})
    facts = (await small_world.registry.table(table)).facts
    await anna.post("/api/me/delete", {"password": PASSWORD})
    facts.status = "finished"
    new = await bob.post(f"/api/tables/{table}/rematch")
    assert [(seat["kind"], seat["person"]) for seat in new["seats"]] == [("bot", None), ("person", bob.id)]
    assert new["seats"][0]["name"]


async def test_a_copy_of_ones_data(world: World) -> None:
    anna, bob = await account(world), await world.guest("Bob")
    table = await anna.open(TWO)
    await bob.post(f"/api/tables/{table}/join", {})
    async with anna.live(table) as mine, bob.live(table) as other:
        await mine.answer(type="chat", text="my own words")
        await other.answer(type="chat", text="somebody else's words")
    answer = await anna.http.get("/api/me/data")
    assert answer.headers["content-disposition"] == 'attachment; filename="caravanserai-my-data.json"'
    found = answer.json()
    assert (found["person"]["name"], found["person"]["kind"], found["person"]["mail"]) == ("Anna", "account", None)
    assert [(line["table"], line["text"], line["name"]) for line in found["chat"]] == [(table, "my own words", "Anna")]
    assert [(one["id"], one["host"], one["seats"]) for one in found["tables"]] == [
        (table, True, [{"seat": 0, "name": "Anna"}])
    ]
    assert len(found["sessions"]) == 1
    facts = (await world.registry.table(table)).facts
    for secret in (str(facts.seed), "argon2", next(iter(anna.http.cookies.values())), "somebody else", "Bob"):
        assert secret not in answer.text
    assert {"seed", "moves", "state", "now"}.isdisjoint(found["tables"][0])
    assert (await world.nobody().http.get("/api/me/data")).status_code == 401


def test_every_column_about_a_person_is_thought_of() -> None:
    """A column that refers to people is either told in the copy of their data or named here with its reason."""
    told = {
        ("sessions", "person"),
        ("devices", "person"),
        ("seats", "person"),
        ("tables", "host"),
        ("events", "person"),
    }
    told |= {("reports", "reporter")}
    untold = {
        ("links", "person"),  # good for a quarter of an hour, and secret
        ("bans", "person"),  # told when the ban is met
        ("reports", "reported"),  # what others said in confidence
        ("admin_actions", "person"),  # the host's own notes
    }
    names = ("person", "host", "reporter", "reported")
    columns = {(table.name, column.name) for table in METADATA.sorted_tables for column in table.columns}
    assert {column for column in columns if column[1] in names} == told | untold
