"""Several moves in one command: all of them or none, in one transaction, and never past a revelation."""

import random
from typing import Any

import pytest

from caravanserai.core.state import State
from caravanserai.server.schemas.live import MOST_MOVES
from caravanserai.server.store import table_writer
from tests.server.world import SHARED, Live, World, opened

pytestmark = pytest.mark.anyio
NO_MOVE = 999_999


async def state_of(world: World, table: str) -> State:
    """The game as it stands at the server, to look ahead in."""
    play = (await world.registry.table(table)).play
    assert play is not None
    return play.history.state.copy()


def chain(state: State, seat: int, length: int, chance: random.Random) -> list[int]:
    """So many moves the seat can make one after the other while nothing is revealed; nothing if none were found."""
    for _ in range(30):
        ahead, found = state.copy(), list[int]()
        while len(found) < length and not ahead.over and ahead.may_decide(seat):
            move = chance.choice(ahead.legal(seat))
            ahead.apply(move, seat)
            if ahead.horizon(seat) != state.horizon(seat):
                break
            found.append(move.id)
        if len(found) == length:
            return found
    return []


async def play_to_chain(world: World, live: Live, length: int) -> dict[str, Any]:
    """Play on until a seat can make several moves; gives the command that would make them."""
    table, chance = live.table["info"]["id"], random.Random(length)
    for _ in range(400):
        seat = live.table["info"]["deciding"][0]
        moves = chain(await state_of(world, table), seat, length, chance)
        if moves:
            return {"type": "move", "event": live.table["event"], "seat": seat, "moves": moves}
        await live.move(chance, avoid="claim")
    raise AssertionError("no such chain in a whole game")


async def log_of(live: Live, player: Any) -> list[tuple[int, str]]:
    entries = (await player.get(f"/api/tables/{live.table['info']['id']}/log"))["entries"]
    return [(entry["event"], entry["kind"]) for entry in entries]


async def test_they_are_made_as_if_one_by_one(world: World) -> None:
    ann = await world.guest("Ann")
    table = await ann.open(SHARED)
    async with ann.live(table) as live:
        wish = await play_to_chain(world, live, 3)
        ahead = await state_of(world, table)
        for move in wish["moves"]:
            ahead.apply(move, wish["seat"])
        messages = len(live.texts)
        answer = await live.answer(**wish)
        assert (answer["type"], answer["event"]) == ("ack", wish["event"] + 3), answer
        assert len(live.texts) == messages + 2, "one acknowledgement and one table for all"
        assert [(e["event"], e["kind"], e["seat"]) for e in live.table["log"]] == [
            (wish["event"] + number, "move", wish["seat"]) for number in (1, 2, 3)
        ]
        counts = [entry["move_count"] for entry in live.table["log"]]
        assert counts == list(range(counts[0], counts[0] + 3))
        assert [live.observation(seat)["view"] for seat in (0, 1)] == [ahead.view(seat) for seat in (0, 1)]
        await (await world.registry.table(table)).reload()
        assert (await state_of(world, table)).save() == ahead.save()


async def test_all_or_none(world: World) -> None:
    ann = await world.guest("Ann")
    table = await ann.open(SHARED)
    async with ann.live(table) as live:
        wish = await play_to_chain(world, live, 3)
        before, log = await state_of(world, table), await log_of(live, ann)
        for index in range(4):
            wrong = [*wish["moves"][:index], NO_MOVE, *wish["moves"][index:]]
            answer = await live.answer(**{**wish, "moves": wrong, "key": "again"})
            assert (answer["type"], answer["code"], answer["index"]) == ("refused", "illegal", index)
            assert (answer["reason"]["code"], answer["event"]) == ("unknown_move", wish["event"])
            assert (await state_of(world, table)).save() == before.save()
        assert await log_of(live, ann) == log
        assert (await live.answer(**wish, key="again"))["type"] == "ack", "a refused command has not used its key up"
        one = await live.answer(type="move", seat=wish["seat"], event=live.table["event"], move=NO_MOVE)
        assert one["index"] is None


async def test_a_move_of_the_next_seat_is_not_made(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    table = await ann.open(SHARED)
    async with ann.live(table) as live:
        state = await state_of(small_world, table)
        seat = live.table["info"]["deciding"][0]
        moves = []
        for move in state.legal(seat):
            after = state.copy()
            after.apply(move, seat)
            if after.deciding == (1 - seat,) and after.horizon(seat) == state.horizon(seat):
                moves = [move.id, after.legal(1 - seat)[0].id]
        answer = await live.answer(type="move", event=1, seat=seat, moves=moves)
        assert (answer["code"], answer["index"], answer["reason"]["code"]) == ("illegal", 1, "not_your_turn")
        assert live.table["event"] == 1


async def test_the_same_key_gets_the_same_answer(db: str) -> None:
    async with opened(db) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED)
        async with ann.live(table) as live:
            wish = await play_to_chain(world, live, 2)
            first = await live.answer(**wish, key="once")
            assert await live.answer(**wish, key="once") == first
            stale = await live.answer(**wish, key="twice")
            assert stale["code"] == "stale"
            log = await log_of(live, ann)
        cookies = ann.http.cookies
    async with opened(db) as world:
        ann = world.nobody()
        ann.http.cookies = cookies
        async with ann.live(table) as live:
            assert await live.answer(**wish, key="once") == first
            assert await log_of(live, ann) == log


async def test_undo_takes_them_back_one_by_one(world: World) -> None:
    ann = await world.guest("Ann")
    table = await ann.open(SHARED)
    async with ann.live(table) as live:
        wish = await play_to_chain(world, live, 3)
        states = [await state_of(world, table)]
        for move in wish["moves"]:
            states.append(states[-1].copy())
            states[-1].apply(move, wish["seat"])
        made = await live.answer(**wish)
        for number in (2, 1, 0):
            answer = await live.answer(type="undo", seat=wish["seat"], event=live.table["event"])
            assert answer["type"] == "ack", answer
            assert live.log[-1]["undoes"] == made["event"] - 2 + number
            await (await world.registry.table(table)).reload()
            assert (await state_of(world, table)).save() == states[number].save()
        assert (await live.answer(**{**wish, "event": live.table["event"]}))["type"] == "ack"


async def test_what_comes_after_a_revelation_is_neither_judged_nor_made(small_world: World) -> None:
    """A refusal of the second move would tell what the first turns up, and the first could then be left undone."""
    ann = await small_world.guest("Ann")
    table = await ann.open(SHARED)
    chance, seen = random.Random(4), 0
    async with ann.live(table) as live:
        for _ in range(60):
            seat = live.table["info"]["deciding"][0]
            state = await state_of(small_world, table)
            move = chance.choice(state.legal(seat))
            after = state.copy()
            after.apply(move, seat)
            event = live.table["event"]
            wish = {"type": "move", "event": event, "seat": seat}
            if not after.over and after.horizon(seat) != state.horizon(seat):
                answer = await live.answer(**wish, moves=[move.id, NO_MOVE])
                assert (answer["type"], answer.get("event")) == ("ack", event + 1)
                assert (await state_of(small_world, table)).save() == after.save()
                seen += 1
            else:
                await live.answer(**wish, move=move.id)
    assert seen > 3


async def test_a_write_that_fails_leaves_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await world.guest("Ann")
    table = await ann.open(SHARED)
    async with ann.live(table) as live:
        wish = await play_to_chain(world, live, 3)
        before, log = await state_of(world, table), await log_of(live, ann)
        write = table_writer._write_entries
        calls = 0

        def half(connection: Any, table_id: str, entries: Any) -> None:
            nonlocal calls
            calls += 1
            write(connection, table_id, entries[:2])
            raise RuntimeError("the disk is full")

        monkeypatch.setattr(table_writer, "_write_entries", half)
        assert (await live.answer(**wish, key="k"))["code"] == "server_error"
        monkeypatch.undo()
        assert calls == 1
        assert await log_of(live, ann) == log
        assert (await state_of(world, table)).save() == before.save()
        answer = await live.answer(**wish, key="k")
        assert (answer["type"], answer["event"]) == ("ack", wish["event"] + 3)


BAD: list[dict[str, Any]] = [
    {},
    {"moves": []},
    {"moves": [0] * (MOST_MOVES + 1)},
    {"move": 0, "moves": [0]},
    {"moves": 0},
]


async def test_one_or_several_and_not_too_many(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    table = await ann.open(SHARED)
    path = f"/api/tables/{table}/commands"
    wish = {"type": "move", "key": "k", "event": 1, "seat": 0}
    async with ann.live(table) as live:
        for bad in BAD:
            assert (await live.answer(**wish, **bad))["code"] == "malformed", bad
            await ann.post(path, {**wish, **bad}, 422)
        answer = await live.answer(**{**wish, "seat": live.table["info"]["deciding"][0]}, moves=[NO_MOVE] * MOST_MOVES)
        assert (answer["code"], answer["index"]) == ("illegal", 0)


async def test_each_counts_against_the_limit(file_db: str) -> None:
    async with opened(file_db, limit_factor=0.2) as world:
        ann = await world.guest("Ann")
        async with ann.live(await ann.open(SHARED)) as live:
            seat = live.table["info"]["deciding"][0]
            codes = [
                (await live.answer(type="move", event=1, seat=seat, moves=[NO_MOVE] * 25))["code"] for _ in range(3)
            ]
    assert codes == ["illegal", "illegal", "too_fast_commands"]
