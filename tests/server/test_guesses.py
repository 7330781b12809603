"""Guessing passwords: slow for whoever guesses, never in the way of the owner; those guessed first are refused."""

from pathlib import Path

import pytest
from sqlalchemy import select

from caravanserai.server.errors import Refused
from caravanserai.server.limits import Limits
from caravanserai.server.people.choosing import LIST
from caravanserai.server.people.guesses import Guesses
from caravanserai.server.people.turns import AT_ONCE, EVERY, KEPT, LONGEST_QUEUE, MOST_QUEUES, Turns
from caravanserai.server.store.device_store import MOST
from caravanserai.server.store.people_store import token_hash
from caravanserai.server.store.schema import DEVICES
from tests.server.world import Player, World, opened

pytestmark = pytest.mark.anyio
PASSWORD = "a long walk to Samarkand"
WRONG = {"name": "Anna", "password": "guess guess"}
DEVICE = "caravanserai_device"


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def attack(guesses: Guesses, clock: Clock, addresses: int, seconds: int) -> int:
    """Every address tries once a second; how many guesses are let through."""
    through = 0
    for _ in range(seconds):
        clock.now += 1
        for number in range(addresses):
            try:
                guesses.count("Anna", f"10.0.0.{number}", None)
                through += 1
            except Refused:
                pass
    return through


def wait_for_turn(guesses: Guesses, clock: Clock, addresses: int) -> float:
    """The owner at a new device, who comes back when told, while the attack goes on; how long it took."""
    began = clock.now
    while True:
        try:
            guesses.count("Anna", "192.0.2.1", None)
            return clock.now - began
        except Refused as refused:
            attack(guesses, clock, addresses, int(refused.retry_after or 0) + 1)


def test_one_address_is_slowed_down_and_nobody_else() -> None:
    clock = Clock()
    guesses = Guesses(Limits(1.0, clock), clock)
    assert attack(guesses, clock, 1, 3600) <= 10 + 60
    guesses.count("Anna", "192.0.2.1", None)
    guesses.count("Bob", "192.0.2.1", None)
    guesses.count("Anna", "10.0.0.0", "a known device")


@pytest.mark.parametrize("addresses", [3, 20, 55])
def test_the_owner_at_a_new_device_waits_no_longer_than_stated(addresses: int) -> None:
    clock = Clock()
    guesses = Guesses(Limits(1.0, clock), clock)
    through = attack(guesses, clock, addresses, 600)
    assert through <= AT_ONCE + 600 / EVERY + 1
    assert wait_for_turn(guesses, clock, addresses) <= EVERY * (addresses + 1) + 1
    for _ in range(10):
        guesses.count("Anna", "10.0.0.0", "a known device")


def test_a_turn_is_kept_for_a_while_and_used_once() -> None:
    clock = Clock()
    turns = Turns(1.0, clock)
    assert [turns.take("Anna", str(number)) for number in range(AT_ONCE)] == [0.0] * AT_ONCE
    assert turns.take("Anna", "owner") == EVERY
    assert turns.take("Anna", "other") == 2 * EVERY
    assert turns.wait("Anna", "owner") == EVERY
    assert turns.take("Bob", "owner") == 0.0
    clock.now += EVERY + 1
    assert turns.take("Anna", "late") == 3 * EVERY - EVERY - 1
    assert (turns.wait("Anna", "owner"), turns.take("Anna", "owner")) == (0.0, 0.0)
    assert turns.wait("Anna", "owner") is None
    clock.now += EVERY + KEPT + 1
    assert turns.wait("Anna", "other") is None


def test_queues_end_somewhere_and_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    turns = Turns(1.0, clock)
    waits = [turns.take("Anna", str(number)) for number in range(AT_ONCE + LONGEST_QUEUE + 5)]
    assert max(waits) == LONGEST_QUEUE * EVERY == 600
    assert turns.wait("Anna", str(AT_ONCE + LONGEST_QUEUE + 4)) is None
    for number in range(MOST_QUEUES + 10):
        turns.take(f"name {number}", "one")
    assert len(turns._queues) <= MOST_QUEUES + 1


async def test_a_known_device_signs_in_while_others_guess(db: str) -> None:
    async with opened(db, limit_factor=1.0) as world:
        anna = world.nobody()
        await anna.post("/api/me/register", {"name": "Anna", "password": PASSWORD})
        await anna.post("/api/me/logout")
        thief = world.nobody()  # at the same address
        codes = [(await thief.http.post("/api/me/login", json=WRONG)).status_code for _ in range(12)]
        assert codes == [401] * 10 + [429] * 2
        await anna.post("/api/me/login", {"name": "anna", "password": PASSWORD})
        assert [(await anna.http.post("/api/me/login", json=WRONG)).status_code for _ in range(11)][-2:] == [401, 429]


async def test_only_hashes_of_devices_are_kept_and_a_copy_is_worth_nothing_later(world: World) -> None:
    anna = world.nobody()
    await anna.post("/api/me/register", {"name": "Anna", "password": PASSWORD})
    first = anna.http.cookies[DEVICE]
    await anna.post("/api/me/login", {"name": "Anna", "password": PASSWORD})
    second = anna.http.cookies[DEVICE]
    database = world.registry.context.database
    rows = await database.read(lambda connection: connection.execute(select(DEVICES)).all())
    assert [(row.token, row.person) for row in rows] == [
        (token_hash(second), (await anna.get("/api/me"))["person"]["id"])
    ]
    assert first != second
    cookie = (await anna.http.post("/api/me/login", json={"name": "Anna", "password": PASSWORD})).headers
    assert all("HttpOnly" in one and "SameSite=lax" in one for one in cookie.get_list("set-cookie"))


async def test_a_device_is_known_to_everybody_who_has_signed_in_with_it(small_world: World) -> None:
    shared = small_world.nobody()
    for name in ("Anna", "Bob"):
        await shared.post("/api/me/register", {"name": name, "password": PASSWORD})
    devices, people = small_world.registry.context.devices, small_world.registry.context.people
    token = shared.http.cookies[DEVICE]
    for name in ("Anna", "Bob"):
        found = await people.account(name)
        assert found is not None
        assert await devices.known(token, found[0])
    await shared.post("/api/me/password", {"old": PASSWORD, "new": "and the long way back"})
    bob = await people.account("Bob")
    assert bob is not None
    assert await devices.known(shared.http.cookies[DEVICE], bob[0])


async def test_a_new_password_makes_other_devices_new_ones(small_world: World) -> None:
    anna, elsewhere = small_world.nobody(), small_world.nobody()
    await anna.post("/api/me/register", {"name": "Anna", "password": PASSWORD})
    await elsewhere.post("/api/me/login", {"name": "Anna", "password": PASSWORD})
    await anna.post("/api/me/password", {"old": PASSWORD, "new": "and the long way back"})
    found = await small_world.registry.context.people.account("Anna")
    assert found is not None
    known = [
        await small_world.registry.context.devices.known(player.http.cookies[DEVICE], found[0])
        for player in (anna, elsewhere)
    ]
    assert known == [True, False]


async def test_so_many_devices_are_remembered_and_no_more(small_world: World) -> None:
    await small_world.nobody().post("/api/me/register", {"name": "Anna", "password": PASSWORD})
    people, devices = small_world.registry.context.people, small_world.registry.context.devices
    found = await people.account("Anna")
    assert found is not None
    tokens = [await devices.remember(None, found[0]) for _ in range(MOST + 3)]
    assert await devices.known(tokens[-1], found[0])
    assert not await devices.known(tokens[0], found[0])


@pytest.mark.parametrize("password", ["password", "Password1", "12345678", "iloveyou", "QWERTYUIOP", "пароль123"])
async def test_the_commonest_passwords_are_refused(small_world: World, password: str) -> None:
    anna = small_world.nobody()
    answer = await anna.post("/api/me/register", {"name": "Anna", "password": password}, 422)
    assert answer["error"]["code"] == "common_password"
    assert (await anna.get("/api/me")) == {"person": None}


@pytest.mark.parametrize("password", ["Anna Lee of Khotan", "anna lee of khotan", "AnnaLeeOfKhotan"])
async def test_the_name_is_no_password(small_world: World, password: str) -> None:
    anna: Player = small_world.nobody()
    name = "Anna Lee of Khotan"
    answer = await anna.post("/api/me/register", {"name": name, "password": password}, 422)
    assert answer["error"]["code"] == "password_is_name"
    await anna.post("/api/me/register", {"name": name, "password": PASSWORD})
    for new, code in ((password, "password_is_name"), ("sunshine", "common_password")):
        answer = await anna.post("/api/me/password", {"old": PASSWORD, "new": new}, 422)
        assert answer["error"]["code"] == code
    await anna.post("/api/me/login", {"name": name, "password": PASSWORD})


def test_the_list_is_as_the_check_needs_it() -> None:
    words = Path(LIST).read_text(encoding="utf-8").split()
    assert len(words) == len(set(words)) == 1000
    assert words == sorted(words)
    assert all(word == word.casefold() and len(word) >= 8 for word in words)
