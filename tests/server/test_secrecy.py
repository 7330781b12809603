"""Twin worlds: two tables that differ only in what a reader cannot know send them the same bytes."""

import json
import random
from typing import Any

import pytest
from sqlalchemy import insert, select

from caravanserai.contract.exchanging import after
from caravanserai.contract.hidden import Truth, exchanged_world, with_other_chance
from caravanserai.core.registry import GAME_MODULES, load
from caravanserai.core.state import State
from caravanserai.server.store.names import new_id
from caravanserai.server.store.schema import EVENTS, SEATS, SNAPSHOTS, TABLES
from tests.secrecy.truths import TRUTHS
from tests.server.world import TWO, Live, Player, World

pytestmark = pytest.mark.anyio
SEAT = 0
MOVES = 45
QUESTIONS = 25
REFUSALS = 15


async def twin_of(world: World, table: str, state: State) -> str:
    """A copy of a table on which the game stands as it does in another world."""
    found = await world.registry.table(table)
    assert found.play is not None
    saved = state.save()
    assert saved != found.play.state.save()
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
                    "state": saved,
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
    """Every sort of question and refusal a page can provoke."""
    moves = len(load(live.table["info"]["game"]).moves)
    for move in range(0, moves, moves // QUESTIONS):
        await live.answer(type="why", seat=SEAT, move=move, key=f"w{move}")
    for move in range(0, moves, moves // REFUSALS):
        legal = live.legal(SEAT)
        if move not in legal:
            await live.answer(type="move", seat=SEAT, move=move, event=live.table["event"], key=f"m{move}")
    await live.answer(type="move", seat=1, move=3, event=live.table["event"], key="s1")
    await live.answer(type="undo", seat=SEAT, event=live.table["event"], key="u")
    await live.answer(type="why", seat=1, move=3, key="o")
    await live.answer(type="chat", text="what is in the deck?", key="c")


@pytest.mark.parametrize("options", [{}, {"golden_deals": True, "bonus_cards": True}])
async def test_every_byte_is_the_same_in_imagined_worlds(small_world: World, options: dict[str, bool]) -> None:
    ann = await small_world.guest("Ann")
    table, _ = await played(small_world, ann, "spice_road", options)
    found = await small_world.registry.table(table)
    assert found.play is not None
    worlds = [found.play.state.imagine(SEAT, seed) for seed in (1, 2)]
    await check_same_bytes(small_world, ann, table, worlds)


@pytest.mark.parametrize("game", list(GAME_MODULES))
async def test_every_byte_is_the_same_when_what_is_hidden_lies_otherwise(small_world: World, game: str) -> None:
    ann = await small_world.guest("Ann")
    table, truth = await played(small_world, ann, game, {})
    found = await small_world.registry.table(table)
    assert found.play is not None
    one = with_other_chance(found.play.state, 1)
    other = with_other_chance(found.play.state, 2)
    for name in [secret.name for secret in truth.hidden(other.save(), SEAT)]:
        # Read afresh: what was exchanged before may lie in this secret too.
        secret = next(each for each in truth.hidden(other.save(), SEAT) if each.name == name)
        exchanged = exchanged_world(other, truth, SEAT, secret, 7)
        other = exchanged[0] if exchanged is not None else other
    await check_same_bytes(small_world, ann, table, [one, other])


async def played(world: World, ann: Player, game: str, options: dict[str, bool]) -> tuple[str, Truth]:
    """A table of two, Ann on seat 0, where some moves have been made; and the ground truth of what is hidden there."""
    bob = await world.guest("Bob")
    table = await ann.open(TWO, game=game, options=options)
    await bob.post(f"/api/tables/{table}/join", {})
    chance = random.Random(5)
    found = await world.registry.table(table)
    assert found.play is not None
    truth = TRUTHS[game](found.play.state)
    async with ann.live(table) as a, bob.live(table) as b:
        pages = {0: a, 1: b}
        for _ in range(MOVES):
            before = found.play.state.copy()
            seat = chance.choice(before.deciding)
            move = chance.choice(before.legal(seat))
            answer = await pages[seat].answer(type="move", event=a.table["event"], seat=seat, move=move.id)
            await pages[1 - seat].until(answer["event"])
            truth.note(before, seat, move, after(before, move, seat)[1])
    return table, truth


async def check_same_bytes(world: World, ann: Player, table: str, worlds: list[State]) -> None:
    """Ann, and somebody who only looks on, are sent the same of a table in both worlds."""
    twins = [await twin_of(world, table, state) for state in worlds]
    said = [await heard(ann, twin) for twin in twins]
    assert said[0] == said[1]
    nobody = world.nobody()
    seen = [await looked_at(nobody, twin) for twin in twins]
    assert seen[0] == seen[1]


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
    total = live.observation(live.table["observations"][0]["seat"])["view"]["round"]
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
