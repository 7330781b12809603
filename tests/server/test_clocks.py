"""Clocks: time runs for who decides, a bot takes over when it is out, and the owner may come back."""

import asyncio
import random
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import select, update

from caravanserai.server.model import clock
from caravanserai.server.model.facts import SeatFacts, Summary, TableFacts
from caravanserai.server.store.schema import TABLES
from tests.server.world import SHARED, TWO, World, opened

pytestmark = pytest.mark.anyio


def facts(kind: dict[str, object]) -> TableFacts:
    seats = [SeatFacts("person", "Ann", "a"), SeatFacts("person", "Bob", "b")]
    now = Summary(deciding=[0], decision_since=[1, 1])
    return TableFacts("t", "g", "1", {}, 1, "a", False, kind, "playing", 0, 0, seats, summary=now)


def test_a_live_clock_runs_for_who_decides() -> None:
    table = facts({"kind": "live", "minutes": 1, "increment": 5})
    clock.start_clock(table, 100)
    assert clock.time_left(table, 0, 110) == 50
    assert clock.time_left(table, 1, 110) == 60
    assert clock.next_deadline(table) == 160
    clock.charge(table, 110)
    table.summary.deciding = [1]
    clock.pass_on(table, [0])
    assert table.summary.left == [55, 60]
    table.summary.deciding = [0]
    clock.pass_on(table, [1], undone=True)
    assert table.summary.left == [50, 60]
    assert clock.out_of_time(table, 159) == []
    assert clock.out_of_time(table, 161) == [0]


def test_a_clock_of_days_begins_anew_with_every_turn() -> None:
    table = facts({"kind": "days", "days": 2})
    clock.start_clock(table, 0)
    clock.charge(table, clock.DAY)
    for number, (before, after) in enumerate([(0, 1), (1, 0)], 1):
        table.move_count, table.summary.deciding = number, [after]
        clock.pass_on(table, [before])
    assert table.summary.left == [2 * clock.DAY, 2 * clock.DAY]


def test_a_turn_reached_again_by_more_moves_has_no_second_term() -> None:
    table = facts({"kind": "days", "days": 2})
    clock.start_clock(table, 0)

    def go(deciding: int, move_count: int, undone: bool = False) -> None:
        before = table.summary.deciding
        table.move_count, table.summary.deciding = move_count, [deciding]
        clock.pass_on(table, before, undone)

    go(1, 1)
    clock.charge(table, clock.DAY)
    go(0, 2)
    go(1, 1, undone=True)
    go(0, 0, undone=True)
    go(0, 1)
    go(1, 2)
    assert table.summary.left == [2 * clock.DAY, clock.DAY]
    go(0, 3)
    go(1, 4)
    assert table.summary.left == [2 * clock.DAY, 2 * clock.DAY], "a turn that is new has its term"


def test_no_clock_has_no_end() -> None:
    table = facts({"kind": "none"})
    clock.start_clock(table, 0)
    clock.charge(table, 1e9)
    assert (table.summary.left, clock.next_deadline(table), clock.out_of_time(table, 1e12)) == (None, None, [])


async def test_a_bot_takes_over_and_the_owner_comes_back(db: str) -> None:
    async with opened(db, bot_pause=0.3) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED, clock={"kind": "live", "minutes": 0.01, "increment": 0})
        async with ann.live(table) as live:
            seat = live.table["info"]["deciding"][0]
            assert live.table["info"]["seats"][seat]["time_left"] <= 0.6
            while live.log[-1]["kind"] != "seat":
                await live.next("table")
            assert (live.log[-1]["seat"], live.log[-1]["text"]) == (seat, "time_ran_out")
            assert live.table["info"]["seats"][seat]["bot_for_owner"]
            assert live.legal(seat) == []
            refused = await live.answer(type="move", seat=seat, move=0, event=live.table["event"])
            assert refused["code"] == "bot_has_seat"
            while not any(entry["kind"] == "move" and entry["seat"] == seat for entry in live.log):
                await live.next("table")
            await ann.post(f"/api/tables/{table}/seats/{seat}/take-back")
            while live.log[-1]["text"] != "took_back":
                await live.next("table")
            assert live.table["info"]["seats"][seat]["time_left"] > 50


async def test_a_clock_runs_out_though_nobody_looks(file_db: str) -> None:
    async with opened(file_db) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED, clock={"kind": "days", "days": 3})
        assert (await ann.get(f"/api/tables/{table}"))["seats"][0]["time_left"] == pytest.approx(3 * 86400, abs=5)
    async with opened(file_db, bot_pause=60) as world:
        database = world.registry.context.database
        row = await database.read(lambda c: c.execute(select(TABLES.c.now).where(TABLES.c.id == table)).one())
        late = {**row.now, "since": time.time() - 4 * 86400}
        await database.write(lambda c: c.execute(update(TABLES).values(deadline=time.time() - 1, now=late)))
        async with asyncio.timeout(10):
            while True:
                info = await world.nobody().get(f"/api/tables/{table}")
                if any(seat["bot_for_owner"] for seat in info["seats"]):
                    break
                await asyncio.sleep(0.05)


async def test_nobody_is_late_without_a_clock(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    info = await ann.post("/api/tables", {"game": "spice_road", "seats": SHARED})
    assert [seat["time_left"] for seat in info["seats"]] == [None, None]


async def test_there_is_no_time_for_giving_a_seat_away_and_back(file_db: str) -> None:
    async with opened(file_db, bot_pause=60) as world:
        ann = await world.guest("Ann")
        for kind in ({"kind": "live", "minutes": 0.2}, {"kind": "days", "days": 0.0001}):
            table = await ann.open(SHARED, clock=kind)
            path = f"/api/tables/{table}/seats"
            seat = (await ann.get(f"/api/tables/{table}"))["deciding"][0]
            before = (await ann.get(f"/api/tables/{table}"))["seats"][seat]["time_left"]
            for _ in range(3):
                await ann.post(f"{path}/{seat}/bot", {"bot": "random"})
                await asyncio.sleep(0.1)
                info = await ann.post(f"{path}/{seat}/take-back")
            assert info["seats"][seat]["time_left"] <= before - 0.15, "the clock runs on until the bot has moved"


@pytest.mark.parametrize("kind", [{"kind": "live", "minutes": 0.01, "increment": 0}, {"kind": "days", "days": 1e-6}])
async def test_who_is_out_of_time_cannot_hold_the_bot_up(file_db: str, kind: dict[str, object]) -> None:
    async with opened(file_db, bot_pause=1.5) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED, clock=kind)
        async with ann.live(table) as live:
            seat = live.table["info"]["deciding"][0]
            while live.log[-1]["text"] != "time_ran_out":
                await live.next("table")
            path = f"/api/tables/{table}/seats/{seat}/take-back"
            assert (await ann.post(path, status=409))["error"]["code"] == "out_of_time"
            while not any(entry["kind"] == "move" and entry["seat"] == seat for entry in live.log):
                await live.next("table")
            assert seat in (await ann.post(path))["your_seats"]


async def test_an_undo_does_not_eat_up_somebody_elses_days(file_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To move, wait until the other's time is nearly over, take back and move otherwise left them minutes."""
    monkeypatch.setattr(clock, "UNDO_WITHIN", 2.0)
    async with opened(file_db) as world:
        ann, bob = await world.guest("Ann"), await world.guest("Bob")
        table = await ann.open(TWO, clock={"kind": "days", "days": 1})
        await bob.post(f"/api/tables/{table}/join")
        async with ann.live(table) as ann_live, bob.live(table) as bob_live:
            seat = ann_live.table["info"]["deciding"][0]
            live = ann_live if seat in ann_live.table["info"]["your_seats"] else bob_live
            while live.table["info"]["deciding"] == [seat]:
                await live.move(random.Random(4))
            undo = {"type": "undo", "seat": seat}
            assert (await live.answer(**undo, event=live.table["event"]))["type"] == "ack"
            while live.table["info"]["deciding"] == [seat]:
                await live.move(random.Random(4))
            await asyncio.sleep(2.5)
            assert (await live.answer(**undo, event=live.table["event"]))["code"] == "undo_too_late"


def kept(table: TableFacts, seat: int) -> None:
    """A bot plays for the owner."""
    table.seats[seat].kind, table.seats[seat].bot_for_owner = "bot", True
    clock.hand_over(table, seat)


def back(table: TableFacts, seat: int) -> None:
    """The owner plays again."""
    table.seats[seat].kind, table.seats[seat].bot_for_owner = "person", False
    clock.give_grace(table, seat)


def test_grace_comes_once_and_only_after_a_move_of_the_bot() -> None:
    table = facts({"kind": "live", "minutes": 1})
    clock.start_clock(table, 0)
    clock.charge(table, 50)
    kept(table, 0)
    clock.charge(table, 55)
    back(table, 0)
    assert table.summary.left == [5, 60], "the bot has not moved"
    for expected in (60, 20):
        kept(table, 0)
        clock.note_bot_move(table, 0)
        back(table, 0)
        assert table.summary.left is not None
        assert table.summary.left[0] == expected
        clock.charge(table, table.summary.since + 40)


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("wait"), st.floats(0, 200, allow_nan=False)),
        st.tuples(st.sampled_from(["move", "move_on", "undo"]), st.just(0.0)),
        st.tuples(st.sampled_from(["leave", "return", "look"]), st.sampled_from([0.0, 1.0])),
    ),
    max_size=60,
)


@pytest.mark.parametrize(
    "kind",
    [
        {"kind": "live", "minutes": 1.5, "increment": 0},
        {"kind": "live", "minutes": 0.5, "increment": 7},
        {"kind": "days", "days": 0.001},
    ],
)
@given(steps=STEPS)
@settings(max_examples=300, deadline=None)
def test_nothing_adds_time_but_increments_turns_and_one_grace(kind: dict[str, object], steps: list[Any]) -> None:
    """Two seats take turns of one or more moves, leave, return, take back moves and let time pass.

    Whatever they do: what a seat has thought and still has is never more than it got. It gets its time at the start, an
    increment for each turn that stands or a term for each turn of days, and one grace.
    """
    table = facts(kind)
    clock.start_clock(table, 0)
    full, increment = clock.full_time(table), float(str(kind.get("increment", 0)))
    assert full is not None
    thought = [0.0, 0.0]
    now = 0.0
    stack: list[int] = []  # who made each move that stands, and so who decides again after an undo
    furthest = passed = 0  # moves, and turns handed over
    terms = [1, 0]  # the turns a seat has begun, those reached again after an undo left out
    for what, how in steps:
        decider = table.summary.deciding[0]
        if what == "wait":
            now += how
            if table.seats[decider].by_person:
                thought[decider] += min(how, clock.time_left(table, decider, now - how) or 0.0)
            for late in clock.out_of_time(table, now):
                clock.charge(table, now)
                kept(table, late)
        elif what in ("move", "move_on"):
            clock.charge(table, now)
            stack.append(decider)
            table.move_count += 1
            table.summary.deciding = [1 - decider] if what == "move" else [decider]
            clock.pass_on(table, [decider])
            clock.note_bot_move(table, decider)
            handed_over = sum(
                one != other for one, other in zip(stack, [*stack, *table.summary.deciding][1:], strict=True)
            )
            if what == "move" and (table.move_count > furthest or handed_over > passed):
                terms[1 - decider] += 1
            passed = max(passed, handed_over)
            furthest = max(furthest, table.move_count)
        elif what == "undo" and stack:
            clock.charge(table, now)
            table.move_count -= 1
            table.summary.deciding = [stack.pop()]
            clock.pass_on(table, [decider], undone=True)
        elif what == "leave" and table.seats[int(how)].by_person:
            clock.charge(table, now)
            kept(table, int(how))
        elif what == "return" and table.seats[int(how)].bot_for_owner:
            clock.charge(table, now)
            back(table, int(how))
        elif what == "look":
            clock.charge(table, now)
        charged = table.copy()
        clock.charge(charged, now)
        left = charged.summary.left  # below nothing where an increment was spent whose turn was then taken back
        assert left is not None
        turns = [
            sum(
                who == seat and follows != seat
                for who, follows in zip(stack, [*stack, *table.summary.deciding][1:], strict=True)
            )
            for seat in (0, 1)
        ]
        for seat in (0, 1):
            got = full + increment * turns[seat] if kind["kind"] == "live" else full * max(1, terms[seat])
            assert thought[seat] + left[seat] <= got + clock.GRACE + 0.1 * (len(steps) + 1)
        assert len(table.summary.graced) == len(set(table.summary.graced))
