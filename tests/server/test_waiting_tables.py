"""The lobby's list of open tables: a fair share for every owner, and only tables whose hosts are around."""

import itertools
from typing import Any

import pytest

from caravanserai.server.caps import Caps
from caravanserai.server.errors import Refused
from caravanserai.server.limits import WAITING_TABLES, WAITING_TABLES_OF_ADDRESS
from caravanserai.server.model.facts import SeatFacts, TableFacts
from caravanserai.server.model.people import OwnerFacts
from caravanserai.server.waiting_tables import HOST_AWAY, HOST_AWAY_WITH_DAYS, WaitingTables
from tests.server.world import TWO, Player, World, opened

pytestmark = pytest.mark.anyio
_numbers = itertools.count(1)
NOBODY: frozenset[str] = frozenset()


def table_of(host: str, **more: Any) -> TableFacts:
    number = next(_numbers)
    given: dict[str, Any] = {
        "id": f"{host}-{number}",
        "game": "spice_road",
        "version": "1",
        "options": {},
        "seed": 1,
        "host": host,
        "private": False,
        "clock": {"kind": "none"},
        "status": "waiting",
        "created": float(number),
        "updated": float(number),
        "seats": [SeatFacts("person", host, host), SeatFacts("open")],
    }
    return TableFacts(**{**given, **more})


def owner_of(host: str, address: str | None = None) -> OwnerFacts:
    return OwnerFacts(host, True, address)


class Lobby:
    """Waiting tables with a clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.tables = WaitingTables(Caps(), lambda: self.now)
        self.online: dict[str, set[str]] = {}

    def open(self, host: str, address: str | None = None, **more: Any) -> TableFacts:
        facts = table_of(host, **more)
        self.tables.add(facts, owner_of(host, address))
        return facts

    def shown(self, most: int = 100) -> list[str]:
        return self.tables.shown(most, lambda table: self.online.get(table, NOBODY))


def test_one_owner_fills_only_what_others_leave() -> None:
    lobby = Lobby()
    quiet = [lobby.open(f"quiet{number}").id for number in range(60)]
    for _ in range(500):
        lobby.open("loud")
    shown = lobby.shown()
    assert len(shown) == 100
    assert set(quiet) < set(shown)
    assert shown[0].startswith("loud-")
    assert set(shown[1:61]) == set(quiet), "all others come before a second table of the same owner"


def test_many_guests_of_one_address_are_one_owner() -> None:
    lobby = Lobby()
    quiet = [lobby.open(f"quiet{number}", f"192.0.2.{number}").id for number in range(50)]
    for number in range(300):
        lobby.open(f"guest{number % 60}", "198.51.100.1")
    shown = lobby.shown()
    assert set(quiet) <= set(shown[:51])
    hosts = [table.partition("-")[0] for table in shown[51:]]
    assert len(set(hosts)) == len(hosts) == 49, "within an address the hosts take turns"


def test_a_table_goes_and_comes_with_its_host() -> None:
    lobby = Lobby()
    away, present, days = lobby.open("ann"), lobby.open("bob"), lobby.open("cat", clock={"kind": "days", "days": 3})
    lobby.online[present.id] = {"bob"}
    lobby.now = HOST_AWAY + 1
    assert lobby.shown() == [days.id, present.id]
    lobby.tables.saw(away.id, "somebody else")
    assert away.id not in lobby.shown()
    lobby.tables.saw(away.id, "ann")
    assert away.id in lobby.shown()
    lobby.now += HOST_AWAY + 1
    assert away.id not in lobby.shown()
    lobby.tables.saw_in_lobby("ann")
    assert away.id in lobby.shown()
    lobby.now += HOST_AWAY_WITH_DAYS + 1
    assert lobby.shown() == [present.id]


def test_what_is_not_shown() -> None:
    lobby = Lobby()
    private, begun, left = lobby.open("ann", private=True), lobby.open("bob"), lobby.open("cat")
    assert private.id not in lobby.shown()
    lobby.tables.look(table_of("bob", id=begun.id, status="playing"))
    left.host = "dan"
    lobby.tables.look(left)
    assert lobby.shown() == [left.id]
    lobby.now = HOST_AWAY
    lobby.tables.saw(left.id, "dan")
    lobby.now += HOST_AWAY
    assert lobby.shown() == [left.id]
    lobby.tables.forget(left.id)
    assert lobby.shown() == []


def test_so_many_wait_at_the_same_time() -> None:
    lobby = Lobby()
    for number in range(WAITING_TABLES_OF_ADDRESS.most):
        host = f"host{number // WAITING_TABLES.most}"
        lobby.tables.check(owner_of(host, "192.0.2.1"), lambda _: NOBODY)
        lobby.open(host, "192.0.2.1")
    for owner in (owner_of("host0"), owner_of("new", "192.0.2.1")):
        with pytest.raises(Refused) as refused:
            lobby.tables.check(owner, lambda _: NOBODY)
        assert (refused.value.status, refused.value.code) == (429, "too_many_waiting_tables")
    lobby.tables.check(owner_of("new", "192.0.2.2"), lambda _: NOBODY)
    lobby.now = HOST_AWAY + 1
    lobby.tables.check(owner_of("host0", "192.0.2.1"), lambda _: NOBODY)
    with pytest.raises(Refused):
        lobby.tables.check(owner_of("host0"), lambda _: {"host0"})


async def listed(player: Player) -> list[str]:
    return [str(table["id"]) for table in await player.get("/api/tables?list=open")]


async def test_over_the_wire_and_after_a_restart(file_db: str) -> None:
    async with opened(file_db) as world:
        ann, eve = await world.guest("Ann"), await world.guest("Eve")
        first = [await ann.open(TWO) for _ in range(2)]
        other = await eve.open(TWO)
        # all are of one address here: the hosts take turns
        assert await listed(eve) == [other, first[1], first[0]]
    async with opened(file_db) as world:
        nobody = world.nobody()
        assert await listed(nobody) == [other, first[1], first[0]]
        bob = await world.guest("Bob")
        await bob.post(f"/api/tables/{other}/join", {})
        assert await listed(nobody) == [first[1], first[0]]


async def test_the_page_of_the_host_keeps_it_shown(small_world: World) -> None:
    ann, bob = await small_world.guest("Ann"), await small_world.guest("Bob")
    table = await ann.open(TWO)
    for each in small_world.registry.context.waiting._tables.values():
        each.patience = 0.0
    assert await listed(bob) == []
    async with bob.live(table):
        assert await listed(bob) == []
    async with ann.live(table):
        assert await listed(bob) == [table]


async def test_a_host_with_too_many(small_world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(small_world.registry.context.caps, "_factor", 2 / WAITING_TABLES.most)
    ann = await small_world.guest("Ann")
    tables = [await ann.open(TWO) for _ in range(2)]
    answer = await ann.post("/api/tables", {"game": "spice_road", "seats": TWO}, 429)
    assert answer["error"]["code"] == "too_many_waiting_tables"
    await ann.post(f"/api/tables/{tables[0]}/leave")
    await ann.open(TWO)
