"""Moves, undo and chat: safe when acknowledged, the same answer for the same key, and nobody in another's seat."""

import asyncio
import random
from typing import Any

import pytest

from caravanserai.server.store.database import Database
from caravanserai.server.store.table_reader import TableReader
from tests.server.world import SHARED, TWO, Live, World, opened, play_out

pytestmark = pytest.mark.anyio


def first_move(live: Live) -> dict[str, int]:
    seat = live.table["info"]["deciding"][0]
    return {"seat": seat, "move": live.legal(seat)[0], "event": live.table["event"]}


async def made_once(live: Live) -> tuple[dict[str, int], dict[str, Any]]:
    """A first move under the key `once`, and its answer."""
    wish = first_move(live)
    return wish, await live.answer(type="move", key="once", **wish)


async def test_a_move_is_acknowledged_and_told(world: World) -> None:
    ann, bob = await world.guest("Ann"), await world.guest("Bob")
    table = await ann.open(TWO)
    await bob.post(f"/api/tables/{table}/join", {})
    async with ann.live(table) as a, bob.live(table) as b:
        pages = {0: a, 1: b}
        seat = a.table["info"]["deciding"][0]
        answer = await pages[seat].move(random.Random(1))
        assert answer["type"] == "ack"
        other = await pages[1 - seat].until(answer["event"])
        entry = other["log"][-1]
        assert (entry["kind"], entry["seat"], entry["event"]) == ("move", seat, answer["event"])


async def test_the_acknowledgement_comes_before_the_news(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    async with ann.live(await ann.open(SHARED)) as live:
        await live.say(type="move", **first_move(live))
        kinds = [str(await live.socket.recv()).split('"')[3] for _ in range(2)]
        assert kinds == ["ack", "table"]


async def test_the_same_key_gets_the_same_answer(world: World) -> None:
    ann = await world.guest("Ann")
    table = await ann.open(SHARED)
    async with ann.live(table) as live:
        wish = first_move(live)
        first = await live.answer(type="move", key="once", **wish)
        assert first["type"] == "ack"
        await live.move(random.Random(1))
        assert await live.answer(type="move", key="once", **wish) == first
        chat = await live.answer(type="chat", key="hello", text="hello")
        assert await live.answer(type="chat", key="hello", text="hello") == chat
        await live.until(chat["event"])
    log = (await ann.get(f"/api/tables/{table}/log"))["entries"]
    assert [entry["kind"] for entry in log] == ["start", "move", "move", "chat"]


async def test_keys_hold_across_a_restart(db: str) -> None:
    async with opened(db) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED)
        async with ann.live(table) as live:
            wish, first = await made_once(live)
            await live.move(random.Random(1))
        cookies = ann.http.cookies
    async with opened(db) as world:
        ann = world.nobody()
        ann.http.cookies = cookies
        async with ann.live(table) as live:
            assert await live.answer(type="move", key="once", **wish) == first
            assert live.table["info"]["event"] == 3


async def test_a_key_answers_only_for_its_own_command(db: str) -> None:
    async with opened(db) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED)
        async with ann.live(table) as live:
            wish, first = await made_once(live)
            seat = live.table["info"]["deciding"][0]
            now = {"event": live.table["event"], "seat": seat}
            others: list[dict[str, Any]] = [
                {"type": "move", "move": live.legal(seat)[0], **now},
                {"type": "move", "moves": [wish["move"], wish["move"]], **now, "seat": wish["seat"]},
                {"type": "undo", **now, "seat": wish["seat"]},
                {"type": "chat", "text": "hello"},
            ]
            for other in others:
                assert (await live.answer(key="once", **other))["code"] == "key_used", other
            said = await live.answer(type="chat", key="said", text="hello")
            assert (await live.answer(type="chat", key="said", text="goodbye"))["code"] == "key_used"
        cookies = ann.http.cookies
    async with opened(db) as world:
        ann = world.nobody()
        ann.http.cookies = cookies
        async with ann.live(table) as live:
            for other in others:
                refused = await live.answer(key="once", **other)
                assert (refused["code"], refused["event"]) == ("key_used", said["event"])
                assert refused["message"].endswith(".")
            assert await live.answer(type="move", key="once", **wish) == first
            assert await live.answer(type="chat", key="said", text="hello") == said
            assert live.table["event"] == said["event"], "nothing was done"


async def test_another_persons_key_is_another_key(small_world: World) -> None:
    ann, bob = await small_world.guest("Ann"), await small_world.guest("Bob")
    table = await ann.open(SHARED)
    async with ann.live(table) as a, bob.live(table) as b:
        one = await a.answer(type="chat", key="k", text="I am Ann")
        two = await b.answer(type="chat", key="k", text="I am Bob")
        assert two["event"] == one["event"] + 1


async def test_a_stale_command_is_refused_with_the_table(world: World) -> None:
    ann = await world.guest("Ann")
    async with ann.live(await ann.open(SHARED)) as live:
        wish = first_move(live)
        await live.move(random.Random(2))
        before = len(live.texts)
        answer = await live.answer(type="move", **wish)
        assert (answer["type"], answer["code"]) == ("refused", "stale")
        again = await live.next("table")
        assert again["event"] == 2
        assert len(live.texts) > before
        future = await live.answer(type="move", **{**first_move(live), "event": 99})
        assert future["code"] == "stale"


async def test_chat_does_not_make_a_move_stale(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    async with ann.live(await ann.open(SHARED)) as live:
        wish = first_move(live)
        await live.answer(type="chat", text="let me think")
        assert (await live.answer(type="move", **wish))["type"] == "ack"


async def test_reordered_and_repeated_commands_do_no_harm(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    table = await ann.open(SHARED)
    path = f"/api/tables/{table}/commands"
    chance = random.Random(3)
    async with ann.live(table) as live:
        for number in range(10):
            wish: dict[str, Any] = {"type": "move", **first_move(live)}
            later = {**wish, "key": f"later {number}".replace(" ", "-"), "event": wish["event"] + 1}
            requests = [
                later,
                {**wish, "key": f"a{number}"},
                {**wish, "key": f"b{number}"},
                {**wish, "key": f"a{number}"},
            ]
            chance.shuffle(requests)
            answers = await asyncio.gather(*(ann.http.post(path, json=each) for each in requests))
            assert {answer.status_code for answer in answers} <= {200, 409}
            by_key = [answer.json() for answer in answers if answer.json()["key"] == f"a{number}"]
            assert by_key[0]["type"] == by_key[1]["type"]
            await live.until(max(answer.json()["event"] for answer in answers))
    log = (await ann.get(f"/api/tables/{table}/log"))["entries"]
    assert [entry["event"] for entry in log] == list(range(1, len(log) + 1))


async def test_two_players_moving_at_once(world: World) -> None:
    ann, bob = await world.guest("Ann"), await world.guest("Bob")
    table = await ann.open(TWO)
    await bob.post(f"/api/tables/{table}/join", {})
    async with ann.live(table) as a, bob.live(table) as b:
        for _ in range(12):
            seat = a.table["info"]["deciding"][0]
            move = [a, b][seat].legal(seat)[0]
            event = a.table["event"]
            wish = {"type": "move", "event": event, "move": move}
            both = await asyncio.gather(a.answer(seat=0, **wish), b.answer(seat=1, **wish))
            assert both[seat]["type"] == "ack"
            other = both[1 - seat]
            assert other["code"] in ("stale", "illegal")
            await asyncio.gather(a.until(event + 1), b.until(event + 1))
            assert a.table["event"] == b.table["event"] == event + 1
    log = (await ann.get(f"/api/tables/{table}/log"))["entries"]
    assert [entry["event"] for entry in log] == list(range(1, len(log) + 1))


async def test_nobody_moves_for_another(small_world: World) -> None:
    ann, bob = await small_world.guest("Ann"), await small_world.guest("Bob")
    table = await ann.open(SHARED)
    async with bob.live(table) as live, ann.live(table) as own:
        wish = first_move(own)
        answer = await live.answer(type="move", **wish)
        assert (answer["code"], answer["event"]) == ("wrong_seat", 1)
        assert (await live.answer(type="undo", seat=0, event=1))["code"] == "wrong_seat"
        assert (await live.answer(type="why", seat=0, move=0))["code"] == "wrong_seat"
        assert (await live.answer(type="hint", seat=0))["code"] == "wrong_seat"
        assert (await live.answer(type="move", seat=7, move=0, event=1))["code"] == "wrong_seat"
    async with small_world.nobody().live(table) as live:
        assert (await live.answer(type="move", **wish))["code"] == "no_session"
        assert (await live.answer(type="chat", text="hi"))["code"] == "no_session"
    path = f"/api/tables/{table}/commands"
    assert (await bob.post(path, {"type": "move", "key": "x", **wish}, 403))["code"] == "wrong_seat"
    await small_world.nobody().post(path, {"type": "move", "key": "x", **wish}, 401)


async def test_commands_without_a_socket(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    table = await ann.open(SHARED)
    path = f"/api/tables/{table}/commands"
    async with ann.live(table) as live:
        wish = {"type": "move", "key": "x", **first_move(live)}
    assert await ann.post(path, wish) == {"type": "ack", "key": "x", "event": 2}
    assert await ann.post(path, wish) == {"type": "ack", "key": "x", "event": 2}
    assert (await ann.post(path, {**wish, "key": "y"}, 409))["code"] == "stale"
    assert (await ann.post(path, {"type": "why", "key": "w", "seat": 0, "move": 0}))["type"] == "why"


async def test_an_illegal_move_is_refused_with_its_reason(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    async with ann.live(await ann.open(SHARED)) as live:
        seat = live.table["info"]["deciding"][0]
        legal = set(live.legal(seat))
        illegal = next(move for move in range(200) if move not in legal)
        answer = await live.answer(type="move", seat=seat, move=illegal, event=1)
        assert answer["code"] == "illegal"
        why = await live.answer(type="why", seat=seat, move=illegal)
        assert why["reason"] == answer["reason"] is not None
        other = await live.answer(type="move", seat=1 - seat, move=min(legal), event=1)
        assert other["reason"]["code"] == "not_your_turn"
        assert (await live.answer(type="why", seat=seat, move=min(legal)))["reason"] is None
        assert (await live.answer(type="move", seat=seat, move=999999, event=1))["reason"]["code"] == "unknown_move"


async def test_undo_goes_back_to_the_horizon_even_after_a_reload(world: World) -> None:
    ann = await world.guest("Ann")
    table = await ann.open(SHARED)
    chance = random.Random(8)
    undone = 0
    async with ann.live(table) as live:
        for _ in range(120):
            before = [live.observation(seat)["view"] for seat in (0, 1)]
            await live.move(chance, avoid="claim")
            mover = next((seat for seat in (0, 1) if live.observation(seat)["undo"] is None), None)
            if mover is None:
                continue
            await (await world.registry.table(table)).reload()
            answer = await live.answer(type="undo", seat=mover, event=live.table["event"])
            assert answer["type"] == "ack", answer
            await live.until(answer["event"])
            assert [live.observation(seat)["view"] for seat in (0, 1)] == before
            assert (live.log[-1]["kind"], live.log[-1]["undoes"]) == ("undo", answer["event"] - 1)
            undone += 1
            await live.move(chance, avoid="claim")
    assert undone > 10


async def test_undo_says_why_not(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    async with ann.live(await ann.open(SHARED)) as live:
        answer = await live.answer(type="undo", seat=0, event=1)
        assert (answer["code"], answer["reason"]["code"]) == ("no_undo", "nothing_to_undo")


async def test_nothing_moves_after_the_end(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    table = await ann.open(SHARED)
    async with ann.live(table) as live:
        await play_out(live, random.Random(4))
        event = live.table["event"]
        answer = await live.answer(type="move", seat=0, move=0, event=event)
        assert (answer["code"], answer["reason"]["code"]) == ("game_is_over", "game_is_over")
        assert (await live.answer(type="undo", seat=0, event=event))["code"] == "game_is_over"
        assert (await live.answer(type="chat", text="well played"))["type"] == "ack"
        info = live.table["info"]
        assert info["seed"] is not None
        assert info["winners"]
        assert [sum(line["points"] for line in lines) for lines in info["breakdown"]] == info["scores"]
        assert [entry["kind"] for entry in live.log if entry["kind"] != "chat"][-2:] == ["move", "end"]


async def test_not_before_the_game_begins(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    async with ann.live(await ann.open(TWO)) as live:
        assert live.table["observations"] == []
        assert (await live.answer(type="move", seat=0, move=0, event=0))["code"] == "not_started"
        assert (await live.answer(type="hint", seat=0))["code"] == "not_started"


async def test_loading_does_not_grow_with_length(db: str) -> None:
    async with opened(db, snapshot_moves=10) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED)
        async with ann.live(table) as live:
            for _ in range(150):
                await live.move(random.Random(live.table["event"]), avoid="claim")
            seen = [live.observation(seat) for seat in (0, 1)]
        await world.registry.forget(table)
        async with ann.live(table) as live:
            assert [live.observation(seat) for seat in (0, 1)] == seen
        database = Database(db)
        _, snapshot, moves = await TableReader(database).whole(table)
        await database.close()
        assert snapshot is not None
        assert snapshot.move_count > 80
        assert snapshot.move_count + len(moves) == 150


async def test_own_moves_are_taken_back_while_others_play_on(world: World) -> None:
    """Where all act for themselves, an undo leaves what others did since, also after a reload."""
    ann, bob = await world.guest("Ann"), await world.guest("Bob")
    table = await ann.open(TWO, game="merchant_explorers")
    await bob.post(f"/api/tables/{table}/join", {})
    async with ann.live(table) as a, bob.live(table) as b:
        before = a.observation(0)["view"]
        placed = await a.answer(type="move", seat=0, move=a.legal(0)[0], event=a.table["event"])
        other = await b.answer(type="move", seat=1, move=b.legal(1)[0], event=b.table["event"])
        kept = b.observation(1)["view"]
        await (await world.registry.table(table)).reload()
        answer = await a.answer(type="undo", seat=0, event=placed["event"])
        assert (answer["type"], answer["event"]) == ("ack", other["event"] + 1), answer
        assert (a.log[-1]["kind"], a.log[-1]["undoes"]) == ("undo", placed["event"])
        await (await world.registry.table(table)).reload()
        await b.until(answer["event"])
        assert a.observation(0)["view"] == before
        assert b.observation(1)["view"] == kept
        again = await b.answer(type="move", seat=1, move=b.legal(1)[0], event=other["event"])
        assert again["type"] == "ack", "an undo of somebody else does not make a decision stale"
