"""People: guests, accounts, sessions that cannot be forged, and pages of other sites that cannot act for them."""

import pytest
from sqlalchemy import select, update

from caravanserai.server.store.people_store import token_hash
from caravanserai.server.store.schema import PEOPLE, SESSIONS
from tests.server.world import HEADERS, World, opened

pytestmark = pytest.mark.anyio
PASSWORD = "a long walk to Samarkand"


async def test_a_guest_needs_only_a_name(world: World) -> None:
    ann = world.nobody()
    assert (await ann.get("/api/me")) == {"person": None}
    me = await ann.post("/api/me/guest", {"name": "  Ann \u202e\x07 of\tKhotan "})
    assert me["person"]["name"] == "Ann of Khotan"
    assert (await ann.get("/api/me")) == me
    assert me["person"]["kind"] == "guest"


@pytest.mark.parametrize("name", ["", " ", "\x00\x01", "x" * 25, "x" * 300, None, 7, {"a": 1}])
async def test_names_that_cannot_be_shown_are_refused(small_world: World, name: object) -> None:
    answer = await small_world.nobody().post("/api/me/guest", {"name": name}, 422)
    assert answer["error"]["message"].endswith(".")


async def test_a_guest_who_registers_keeps_their_games(world: World) -> None:
    ann = await world.guest("Ann")
    table = await ann.open()
    me = await ann.post("/api/me/register", {"name": "Anna", "password": PASSWORD})
    assert me["person"] == {"id": ann.id, "name": "Anna", "kind": "account"}
    assert [found["id"] for found in await ann.get("/api/tables?list=mine")] == [table]
    again = world.nobody()
    await again.post("/api/me/login", {"name": "ANNA", "password": PASSWORD})
    assert [found["id"] for found in await again.get("/api/tables?list=mine")] == [table]


async def test_an_account_name_is_taken_once(world: World) -> None:
    await world.nobody().post("/api/me/register", {"name": "Anna", "password": PASSWORD})
    answer = await world.nobody().post("/api/me/register", {"name": "aNNa", "password": PASSWORD}, 409)
    assert answer["error"]["code"] == "name_taken"


@pytest.mark.parametrize(
    "name",
    [
        *("Anna Lee", "anna lee", "AnnaLee", "An na\u00a0Lee", "Anna\u2800Lee", "Anna\u3164Lee", "\uff21nna\u200bLee"),
        *("\u0410nna Lee", "\u0391\u039dNA LEE", "Anna \u04c0ee", "Anna Iee", "Anna \u217cee", "Anna 1ee"),
    ],
)
async def test_nobody_else_takes_the_name_of_an_account(small_world: World, name: str) -> None:
    anna = small_world.nobody()
    await anna.post("/api/me/register", {"name": "Anna Lee", "password": PASSWORD})
    other = await small_world.guest("Anna Leigh")
    seats = [{"kind": "me"}, {"kind": "shared", "name": name}]
    for answer in (
        await small_world.nobody().post("/api/me/guest", {"name": name}, 409),
        await small_world.nobody().post("/api/me/register", {"name": name, "password": PASSWORD}, 409),
        await other.post("/api/tables", {"game": "spice_road", "seats": seats}, 409),
    ):
        assert answer["error"] == {
            "code": "name_taken",
            "message": "Somebody already has an account with this name.",
        }
    await anna.open(seats)


async def test_a_shared_seat_is_not_called_like_an_account_by_itself(small_world: World) -> None:
    await small_world.nobody().post("/api/me/register", {"name": "Anna 2", "password": PASSWORD})
    anna = small_world.nobody()
    await anna.post("/api/me/register", {"name": "Anna", "password": PASSWORD})
    info = await anna.get(f"/api/tables/{await anna.open([{'kind': 'me'}, {'kind': 'shared'}, {'kind': 'shared'}])}")
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "Guest", "Anna 3"]


async def test_no_account_is_called_like_those_who_told_no_name(small_world: World) -> None:
    answer = await small_world.nobody().post("/api/me/register", {"name": "guest", "password": PASSWORD}, 409)
    assert answer["error"]["code"] == "name_taken"


async def test_seats_tell_who_is_a_guest(db: str) -> None:
    async with opened(db) as world:
        anna, bob = world.nobody(), await world.guest("Bob")
        await anna.post("/api/me/register", {"name": "Anna", "password": PASSWORD})
        table = await anna.open([{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}])
        await bob.post(f"/api/tables/{table}/join", {})
        path = f"/api/tables/{table}"
        assert [seat["guest"] for seat in (await anna.get(path))["seats"]] == [False, True, False]
    async with opened(db) as world:
        again = world.nobody()
        again.http.cookies = bob.http.cookies
        async with again.live(table) as live:
            assert [seat["guest"] for seat in live.table["info"]["seats"]] == [False, True, False]
            await again.post("/api/me/register", {"name": "Robert", "password": PASSWORD})
            seen = (await again.get(path))["seats"][1]
            assert (seen["guest"], seen["name"]) == (False, "Robert")
    async with opened(db) as world:
        seen = (await world.nobody().get(path))["seats"][1]
        assert (seen["guest"], seen["name"]) == (False, "Robert")


async def test_a_wrong_password_and_an_unknown_name_look_the_same(small_world: World) -> None:
    await small_world.nobody().post("/api/me/register", {"name": "Anna", "password": PASSWORD})
    wrong = await small_world.nobody().post("/api/me/login", {"name": "Anna", "password": "guess guess"}, 401)
    unknown = await small_world.nobody().post("/api/me/login", {"name": "Nobody", "password": "guess guess"}, 401)
    assert wrong == unknown


async def test_logging_out_ends_the_session_and_its_sockets(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    table = await ann.open()
    async with ann.live(table) as live:
        cookie = dict(ann.cookie)
        await ann.post("/api/me/logout")
        await live.socket.wait_closed()
        assert live.socket.close_code == 4401
    thief = small_world.nobody()
    thief.http.headers.update(cookie)
    assert (await thief.get("/api/me")) == {"person": None}


async def test_the_cookie_is_out_of_reach_of_scripts(small_world: World) -> None:
    answer = await small_world.nobody().http.post("/api/me/guest", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


async def test_only_hashes_are_kept(small_world: World) -> None:
    ann = small_world.nobody()
    await ann.post("/api/me/register", {"name": "Anna", "password": PASSWORD})
    token = next(iter(ann.http.cookies.values()))
    database = small_world.registry.context.database
    people = await database.read(lambda connection: connection.execute(select(PEOPLE)).all())
    sessions = await database.read(lambda connection: connection.execute(select(SESSIONS)).all())
    assert people[0].password.startswith("$argon2id$")
    assert token_hash(token) == sessions[0].token != token


@pytest.mark.parametrize("token", ["forged", "", "ü", "a" * 3000, "'; drop table people; --"])
async def test_a_forged_token_is_nobody(small_world: World, token: str) -> None:
    nobody = small_world.nobody()
    header = {"Cookie": f"caravanserai={token}".encode()}
    answer = await nobody.http.get("/api/me", headers=header)  # type: ignore[arg-type]
    assert answer.json() == {"person": None}
    refused = await nobody.http.post("/api/tables", json={"game": "spice_road", "seats": []}, headers=header)  # type: ignore[arg-type]
    assert refused.status_code in (401, 422)


async def test_an_expired_session_is_nobody(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    table = await ann.open()
    database = small_world.registry.context.database
    async with ann.live(table) as live:
        connection = next(iter((await small_world.registry.table(table)).audience.connections))
        assert connection.session is not None
        object.__setattr__(connection.session, "expires", 1.0)
        await live.say(type="chat", text="am I still here?")
        await live.socket.wait_closed()
        assert live.socket.close_code == 4401
    await database.write(lambda connection: connection.execute(update(SESSIONS).values(expires=1.0)))
    answer = await ann.post("/api/tables", {"game": "spice_road", "seats": [{"kind": "me"}]}, 401)
    assert answer["error"]["code"] == "no_session"


async def test_requests_of_other_sites_are_refused(small_world: World) -> None:
    nobody = small_world.nobody()
    bare = await nobody.http.post("/api/me/guest", json={"name": "A"}, headers={"X-Caravanserai": "0"})
    assert (bare.status_code, bare.json()["error"]["code"]) == (403, "header_missing")
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        answer = await nobody.http.post("/api/me/guest", json={"name": "A"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign_origin")
    own = await nobody.http.post("/api/me/guest", json={"name": "A"}, headers={"Origin": small_world.url})
    assert own.status_code == 200


async def test_named_origins_are_welcome(file_db: str) -> None:
    async with opened(file_db, origins=("https://cards.example",)) as world:
        headers = {**HEADERS, "Origin": "https://cards.example"}
        answer = await world.nobody().http.post("/api/me/guest", json={"name": "A"}, headers=headers)
        assert answer.status_code == 200
