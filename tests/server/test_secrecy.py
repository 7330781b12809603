"""Twin worlds: two tables that differ only in what a reader cannot know send them the same bytes."""

import json
import random
from typing import Any

import pytest
from sqlalchemy import insert, select

from caravanserai.core.registry import load
from caravanserai.server.store.names import new_id
from caravanserai.server.store.schema import EVENTS, SEATS, SNAPSHOTS, TABLES
from tests.server.world import TWO, Live, Player, World

pytestmark = pytest.mark.anyio
SEAT = 0


async def twin_of(world: World, table: str, seed: int) -> str:
    """A copy of a table in which everything that seat 0 cannot know is drawn afresh."""
    found = await world.registry.table(table)
    assert found.play is not None
    imagined = found.play.state.imagine(SEAT, seed).save()
    assert imagined != found.play.state.save()
    twin = new_id()
    facts, movers = found.facts, found.play.history.movers

    def work(connection: Any) -> None:
        for kept, column in ((TABLES, "id"), (SEATS, "table_id"), (EVENTS, "table_id")):
            rows = connection.execute(select(kept).where(kept.c[column] == table)).mappings().all()
            connection.execute(insert(kept), [{**row, column: twin} for row in rows])
        connection.execute(
            insert(SNAPSHOTS),
            [
                {
                    "table_id": twin,
                    "move_count": facts.move_count,
                    "event": facts.event,
                    "state": imagined,
                    "movers": movers,
                }
            ],
        )

    await world.registry.context.database.write(work)
    return twin


def plain(text: str, table: str) -> str:
    """A message without what may differ between any two tables: the id and the times."""
    message = json.loads(text)
    _forget(message, table)
    return json.dumps(message)


def _forget(part: Any, table: str) -> None:
    if isinstance(part, dict):
        for key, value in part.items():
            if key in ("at", "updated", "created"):
                part[key] = 0
            elif value == table:
                part[key] = "table"
            else:
                _forget(value, table)
    elif isinstance(part, list):
        for value in part:
            _forget(value, table)


async def say_everything(live: Live) -> None:
    """Every question and every refusal a page can provoke."""
    moves = len(load("spice_road").moves)
    for move in range(0, moves, 7):
        await live.answer(type="why", seat=SEAT, move=move, key=f"w{move}")
    for move in range(0, moves, 11):
        legal = live.sight(SEAT)["legal"]
        if move not in legal:
            await live.answer(type="move", seat=SEAT, move=move, event=live.table["event"], key=f"m{move}")
    await live.answer(type="move", seat=1, move=3, event=live.table["event"], key="s1")
    await live.answer(type="undo", seat=SEAT, event=live.table["event"], key="u")
    await live.answer(type="why", seat=1, move=3, key="o")
    await live.answer(type="chat", text="what is in the deck?", key="c")


@pytest.mark.parametrize("options", [{}, {"golden_deals": True, "bonus_cards": True}])
async def test_every_byte_is_the_same_in_twin_worlds(small_world: World, options: dict[str, bool]) -> None:
    ann, bob = await small_world.guest("Ann"), await small_world.guest("Bob")
    table = await ann.open(TWO, options=options)
    await bob.post(f"/api/tables/{table}/join", {})
    chance = random.Random(5)
    async with ann.live(table) as a, bob.live(table) as b:
        pages = {0: a, 1: b}
        for _ in range(60):
            seat = a.table["info"]["deciding"][0]
            answer = await pages[seat].move(chance, avoid="claim")
            await pages[1 - seat].until(answer["event"])
    while True:  # a snapshot stands only where nothing can be taken back
        play = (await small_world.registry.table(table)).play
        assert play is not None
        if play.history.settled:
            break
        async with ann.live(table) as a, bob.live(table) as b:
            await {0: a, 1: b}[a.table["info"]["deciding"][0]].move(chance, avoid="claim")
    await small_world.registry.forget(table)
    real = await twin_of(small_world, table, 1)
    twin = await twin_of(small_world, table, 2)
    assert await heard(ann, real) == await heard(ann, twin)
    nobody = small_world.nobody()
    assert await looked_at(nobody, real) == await looked_at(nobody, twin)


async def heard(player: Player, table: str) -> list[str]:
    """Everything the server ever says to a player about a table."""
    async with player.live(table) as live:
        await say_everything(live)
        texts = [plain(text, table) for text in live.texts]
    return texts + await looked_at(player, table)


async def looked_at(player: Player, table: str) -> list[str]:
    """Everything REST tells about a table, refusals included."""
    async with player.live(table) as live:
        texts = [plain(text, table) for text in live.texts]
    total = live.sight(live.table["sights"][0]["seat"])["view"]["round"]
    paths = ["", "/log", "/chart", "/record", "/positions/0?hidden=true", "/positions/0?seat=1", "/positions/9999"]
    for path in paths:
        answer = await player.http.get(f"/api/tables/{table}{path}")
        texts.append(plain(answer.text, table))
    return [*texts, str(total)]


async def test_the_seed_is_told_only_at_the_end(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    table = await ann.open([{"kind": "me"}, {"kind": "shared"}])
    seed = str((await small_world.registry.table(table)).facts.seed)
    async with ann.live(table) as live:
        chance = random.Random(6)
        while live.table["info"]["status"] == "playing":
            assert all(seed not in text for text in live.texts)
            live.texts.clear()
            await live.move(chance)
        assert live.table["info"]["seed"] == seed
