"""Ships of bots at real tables do not sail in circles, whichever worker thinks for them."""

import asyncio

import pytest

from caravanserai.bots.naming import LEVELS
from caravanserai.core.record import Record
from caravanserai.core.registry import load
from caravanserai.server.bots_at_table import thinking
from caravanserai.server.bots_at_table.fair_queue import Job
from caravanserai.server.bots_at_table.worker import Worker
from tests.server.world import opened

pytestmark = pytest.mark.anyio


async def by_a_stranger(self: Worker, job: Job) -> thinking.Found:
    """A worker that has never seen the table before, as after many others or when another one takes the job."""
    thinking._remembered.clear()
    return thinking.think(job)


def ways_in(record: Record) -> list[list[int]]:
    """Where each turn's piece was, from decision to decision; with more room on board it may be another place."""
    state = load(record.game).new(record.players, record.seed, record.options)
    ways: list[list[int]] = []
    turn = -1
    for seat, text in record.moves:
        if state.turn != turn:
            turn = state.turn
            ways.append([])
        here = state.whereabouts(seat)
        if not ways[-1] or ways[-1][-1] != here:
            ways[-1].append(here)
        state.apply(text, seat)
    return ways


@pytest.mark.parametrize(
    ("game", "bot", "moves"),
    [
        ("sand_to_sea", "easy", 300),
        ("sand_to_sea", "medium", 50),
        ("eastern_wonders", "easy", 300),
    ],
)
async def test_no_ship_at_a_table_sails_in_circles(
    game: str, bot: str, moves: int, file_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "medium", "search@4")
    monkeypatch.setattr(Worker, "run", by_a_stranger)
    async with opened(file_db, snapshot_moves=10_000, bot_wait=100) as world:
        ann = await world.guest("Ann")
        table = await ann.open([{"kind": "bot", "bot": bot}] * 2, game=game)
        async with ann.live(table) as live, asyncio.timeout(120):
            while live.table["event"] < moves and live.table["info"]["status"] == "playing":
                await live.next("table")
        play = (await world.registry.table(table)).play
        assert play is not None
        record = play.history.record
    ways = ways_in(record)
    assert sum(len(way) > 1 for way in ways) > moves // 20
    assert [way for way in ways if len(set(way)) < len(way)] == []


async def test_a_hint_knows_the_way_of_the_turn(file_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: list[Job] = []

    async def noted(self: Worker, job: Job) -> thinking.Found:
        jobs.append(job)
        return thinking.think(job)

    monkeypatch.setitem(LEVELS, "medium", "search@4")
    monkeypatch.setattr(Worker, "run", noted)
    moves = load("eastern_wonders").moves
    async with opened(file_db) as world:
        ann = await world.guest("Ann")
        table = await ann.open([{"kind": "me"}, {"kind": "shared"}], game="eastern_wonders")
        made: list[int] = []
        async with ann.live(table) as live:
            for _ in range(12):
                (seat,) = live.table["info"]["deciding"]
                sailing = [move for move in live.legal(seat) if moves[move].kind == "sail"]
                made += [(sailing or live.legal(seat))[0]] if sailing or made else []
                move = made[-1] if made else live.legal(seat)[0]
                await live.answer(type="move", seat=seat, move=move, event=live.table["event"])
                if len(made) == 2:
                    break
            await live.answer(type="hint", seat=seat)
    (job,) = jobs
    assert job.turn is not None
    assert list(job.turn.made) == made
    state = load("eastern_wonders").restore(job.turn.begun)
    for move in job.turn.made:
        state.apply(moves[move], seat)
    assert state.view(seat) == load("eastern_wonders").restore(job.world).view(seat)
