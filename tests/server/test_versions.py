"""New versions of rule sets under games that were begun before: they go on, are lifted, or end; the past stays."""

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy import create_engine, delete, update

from caravanserai.core.secret_chance import keyed
from caravanserai.server.model.archive import unpacked
from caravanserai.server.store.database import address
from caravanserai.server.store.schema import ARCHIVES, SAVES, SNAPSHOTS, TABLES
from tests.server.world import TWO, Live, Player, World, opened, play_out
from tests.tiny_game.versions import FIRST, known, tiny, two_stones_more

pytestmark = pytest.mark.anyio
CHANCE = random.Random(5)


async def played(world: World, moves: int) -> tuple[str, list[Player]]:
    """A table of Ann and Bob at which so many moves were made; gives its id."""
    ann, bob = await world.guest("Ann"), await world.guest("Bob")
    table = await ann.open(TWO, game="tiny_game", clock={"kind": "live", "minutes": 10})
    await bob.post(f"/api/tables/{table}/join", {})
    async with ann.live(table) as hers, bob.live(table) as his:
        await take_turns(hers, his, moves)
    return table, [ann, bob]


async def take_turns(hers: Live, his: Live, moves: int) -> None:
    for _ in range(moves):
        lives = {seat: live for live in (hers, his) for seat in live.table["info"]["your_seats"]}
        mover = lives[hers.table["info"]["deciding"][0]]
        answer = await mover.move(CHANCE)
        assert answer["type"] == "ack", answer
        for live in (hers, his):
            await live.until(answer["event"])


def again(world: World, players: list[Player]) -> list[Player]:
    """The same people at a server that was opened again."""
    found = []
    for player in players:
        twin = world.nobody()
        twin.http.cookies, twin.id = player.http.cookies, player.id
        found.append(twin)
    return found


async def positions(player: Player, table: str, total: int, most: int = 200) -> list[Any]:
    """The past of a finished game, as everybody saw it; with many moves not every one of it."""
    path = f"/api/tables/{table}/positions"
    numbers = sorted({0, 1, total - 1, total, *range(0, total, total // most + 1)})
    found = [await player.get(f"{path}/{number}?hidden=true") for number in numbers]
    for position in found:
        position["observation"] = None
    return found


async def archived(world: World, table: str) -> None:
    """Wait until the archive of a finished game is written."""
    async with asyncio.timeout(20):
        while table in {name for name, _, _ in await world.registry.context.archives.unarchived()}:
            await asyncio.sleep(0.02)


def without(db: str, *names: Any) -> None:
    """Empty some tables of a database, as a server would leave them that was killed."""
    engine = create_engine(address(db))
    with engine.begin() as connection:
        for name in names:
            connection.execute(delete(name))
    engine.dispose()


async def test_a_game_goes_on_under_its_own_version_where_the_code_still_plays_it(db: str) -> None:
    with known(FIRST):
        async with opened(db) as world:
            table, players = await played(world, 7)
    with known(tiny("2", earlier={"1": keyed})):
        async with opened(db) as world:
            ann, bob = again(world, players)
            async with ann.live(table) as hers, bob.live(table) as his:
                assert hers.table["info"]["version"] == hers.table["observations"][0]["view"]["version"] == "1"
                assert [entry["kind"] for entry in hers.log].count("rules") == 0
                await take_turns(hers, his, 3)
            assert (await ann.get(f"/api/tables/{table}"))["lifted"] is False


@pytest.mark.parametrize("killed", [False, True])
async def test_a_game_is_lifted_to_other_rules(db: str, killed: bool) -> None:
    with known(FIRST):
        async with opened(db, snapshot_moves=1) as world:
            table, players = await played(world, 7)
            assert (await players[0].get(f"/api/tables/{table}/positions/7"))["observation"]["view"]["pile"] > 50
        if killed:
            without(db, SAVES)  # then the newest snapshot is lifted, and the moves since are made again
    with known(tiny("2", migrations={"1": two_stones_more})):
        async with opened(db) as world:
            ann, bob = again(world, players)
            async with ann.live(table) as hers, bob.live(table) as his:
                info, view = hers.table["info"], hers.table["observations"][0]["view"]
                assert (info["status"], info["version"], info["lifted"]) == ("playing", "2", True)
                assert view["pile"] + sum(view["taken"]) == 102
                assert (hers.log[-1]["kind"], hers.log[-1]["text"], hers.log[-1]["move_count"]) == ("rules", "2", 7)
                assert hers.table["observations"][0]["undo"] is not None
                await take_turns(hers, his, 4)
            # what the present rules did not play is shown from what was kept
            path = f"/api/tables/{table}/positions"
            before = (await ann.get(f"{path}/6"))["observation"]["view"]
            assert (before["version"], before["pile"] + sum(before["taken"])) == ("1", 100)
            after = (await ann.get(f"{path}/7"))["observation"]["view"]
            assert (after["version"], after["pile"] + sum(after["taken"])) == ("2", 102)
            await ann.get(f"{path}/6?seat=1", 403)
            await ann.get(f"{path}/6?hidden=true", 403)
    # and it goes on from there when the server is opened again, and to its end
    with known(tiny("2", migrations={"1": two_stones_more})):
        async with opened(db) as world:
            ann, bob = again(world, players)
            async with ann.live(table) as hers, bob.live(table) as his:
                assert [entry["kind"] for entry in hers.log].count("rules") == 1
                while hers.table["info"]["status"] == "playing":
                    await take_turns(hers, his, 1)
                info = hers.table["info"]
            assert sum(info["scores"]) == 102
            chart = await ann.get(f"/api/tables/{table}/chart")
            assert chart["moves"] == sorted(set(chart["moves"]))
            assert (chart["moves"][0], chart["scores"][-1]) == (0, info["scores"])
            total = chart["moves"][-1]
            refused = await ann.get(f"/api/tables/{table}/record", 409)
            assert refused["error"]["code"] == "rules_changed"
            await archived(world, table)
            whole = await positions(world.nobody(), table, total)
    # a third version that plays neither still shows all of it
    with known(tiny("3")):
        async with opened(db) as world:
            assert await positions(world.nobody(), table, total) == whole
            assert await world.nobody().get(f"/api/tables/{table}/chart") == chart


async def test_moves_that_other_rules_do_not_allow_are_not_forgotten_in_silence(db: str) -> None:
    """When the newest snapshot is lifted and a move since then is impossible now, the game ends without a result."""

    def nothing_left(saved: dict[str, Any]) -> dict[str, Any]:
        saved["pile"], saved["version"] = 0, "2"
        return saved

    with known(FIRST):
        async with opened(db, snapshot_moves=1) as world:
            table, players = await played(world, 7)
    without(db, SAVES)
    with known(tiny("2", migrations={"1": nothing_left})):
        async with opened(db) as world:
            [ann, _] = again(world, players)
            info = await ann.get(f"/api/tables/{table}")
            assert (info["status"], info["no_result"], info["version"]) == ("finished", "old_rules", "1")


async def test_an_undo_after_the_save_is_not_lifted_over(small_world: World, file_db: str) -> None:
    """A save that holds a move taken back since, by a server that was killed, is not used."""
    store, past = small_world.registry.context.archives, small_world.registry.context.past
    ann = await small_world.guest("Ann")
    table = await ann.open([{"kind": "me"}, {"kind": "shared"}])
    async with ann.live(table) as live:
        for _ in range(3):
            await live.move(CHANCE)
        await small_world.registry.forget(table)
    saved, since = await store.newest_saved(table)
    assert saved is not None
    assert (saved.move_count, since) == (3, [])
    async with ann.live(table) as live:
        seat = next(seat for seat in (0, 1) if live.observation(seat)["undo"] is None)
        event = live.table["event"]
        assert (await live.answer(type="undo", event=event, seat=seat))["type"] == "ack"
        assert await store.newest_saved(table) == (None, [])
        assert table in {name for name, _, _ in await store.unsaved()}
    assert len(await past.moves(table)) == 2


@pytest.mark.parametrize("opens_it", [False, True])
async def test_without_a_migration_a_game_ends_without_a_result(db: str, opens_it: bool) -> None:
    with known(FIRST):
        async with opened(db) as world:
            table, players = await played(world, 7)
            views = [
                (await player.get(f"/api/tables/{table}/positions/7"))["observation"]["view"] for player in players
            ]
    path = f"/api/tables/{table}"
    with known(tiny("2")):
        async with opened(db) as world:
            ann, bob = again(world, players)
            if not opens_it:  # the sweep at the start finds it by itself
                async with asyncio.timeout(10):
                    while (await world.registry.context.archives.running()) != []:
                        await asyncio.sleep(0.02)
                [listed] = await ann.get("/api/tables?list=mine")
                assert (listed["your_turn"], listed["no_result"]) == (False, "old_rules")
            async with ann.live(table) as live:
                info = live.table["info"]
                assert (info["status"], info["no_result"], info["your_turn"]) == ("finished", "old_rules", False)
                assert (info["winners"], info["scores"], info["deciding"]) == ([], None, [])
                assert (live.log[-1]["kind"], live.log[-1]["text"]) == ("end", "old_rules")
                [observation] = live.table["observations"]
                assert (observation["view"], observation["choices"]) == (views[0], [])
                assert observation["waiting"]["code"] == observation["undo"]["code"] == "game_is_over"
                answer = await live.answer(type="move", event=live.table["event"], seat=0, move=0)
                assert answer["code"] == "game_is_over"
                assert (await live.answer(type="chat", text="What a pity."))["type"] == "ack"
            assert len(await positions(world.nobody(), table, 7)) == 8
            assert (await bob.get(f"{path}/positions/7"))["observation"]["view"] == views[1]
            # nobody's clock runs any more, and the same people can play by the new rules
            assert await world.registry.context.past.due(9e9) == []
            assert (await bob.post(f"{path}/rematch"))["version"] == "2"
    with known(tiny("2")):
        async with opened(db) as world, world.nobody().live(table) as live:
            assert live.observation(None)["view"]["pile"] == views[0]["pile"]
            assert [entry["text"] for entry in live.log if entry["kind"] == "end"] == ["old_rules"]


async def test_a_game_of_which_nothing_was_kept_ends_all_the_same(db: str) -> None:
    with known(FIRST):
        async with opened(db) as world:
            table, players = await played(world, 7)
    without(db, SAVES, SNAPSHOTS, ARCHIVES)
    with known(tiny("2", migrations={"1": two_stones_more})):
        async with opened(db) as world:
            [ann, _] = again(world, players)
            async with ann.live(table) as live:
                assert (live.table["info"]["no_result"], live.table["observations"]) == ("old_rules", [])
            refused = await ann.get(f"/api/tables/{table}/positions/3", 409)
            assert refused["error"]["code"] == "other_version"
            assert (await ann.get(f"/api/tables/{table}/chart", 409))["error"]["code"] == "other_version"


async def test_a_table_that_waits_begins_under_the_newest_rules(db: str) -> None:
    with known(FIRST):
        async with opened(db) as world:
            ann = await world.guest("Ann")
            table = await ann.open(TWO, game="tiny_game")
    with known(tiny("2")):
        async with opened(db) as world:
            bob = await world.guest("Bob")
            assert (await bob.post(f"/api/tables/{table}/join", {}))["version"] == "2"
            async with bob.live(table) as live:
                assert live.observation(1)["view"]["version"] == "2"
    with known(tiny("2")):
        async with opened(db) as world:
            assert (await world.nobody().get(f"/api/tables/{table}"))["status"] == "playing"


async def test_a_game_of_a_rule_set_that_is_gone_ends(db: str) -> None:
    with known(FIRST):
        async with opened(db) as world:
            table, players = await played(world, 3)
    async with opened(db) as world:
        assert (await world.nobody().get(f"/api/tables/{table}"))["no_result"] == "old_rules"
        assert (await again(world, players)[0].get(f"/api/tables/{table}/positions/2"))["total"] == 3


@pytest.mark.parametrize("game", ["tiny_game", "spice_road"])
async def test_a_finished_game_is_shown_for_ever(db: str, game: str) -> None:
    """What is shown by the archive is what was shown by the rules; every move of it is compared in test_archive.py."""
    with known(FIRST):
        async with opened(db) as world:
            ann = await world.guest("Ann")
            table = await ann.open(game=game)
            async with ann.live(table) as live:
                await play_out(live, random.Random(2))
                end = live.table
            total = (await ann.get(f"/api/tables/{table}/positions/0"))["total"]
            await archived(world, table)
            by_rules = await positions(world.nobody(), table, total, 10)
            watched = [(await world.nobody().get(f"/api/tables/{table}/positions/{n}"))["observation"] for n in (0, 9)]
            chart = await ann.get(f"/api/tables/{table}/chart")
            record = (await ann.http.get(f"/api/tables/{table}/record")).text
    to_version(db, "0")  # of which this server has no rules
    with known(FIRST):
        async with opened(db) as world:
            nobody = world.nobody()
            by_archive = await positions(nobody, table, total, 10)
            for one, other in zip(by_rules, by_archive, strict=True):
                assert one == other
            for number, observation in zip((0, 9), watched, strict=True):
                found = await nobody.get(f"/api/tables/{table}/positions/{number}")
                assert found["observation"] == observation
            assert await nobody.get(f"/api/tables/{table}/chart") == chart
            assert (await nobody.http.get(f"/api/tables/{table}/record")).text == record.replace(
                f'"version":"{end["info"]["version"]}"', '"version":"0"'
            ).replace(f'"version": "{end["info"]["version"]}"', '"version": "0"')
            async with nobody.live(table) as live:
                assert live.observation(None)["view"]["over"] is True
                assert live.table["info"]["scores"] == end["info"]["scores"]
            [twin] = again(world, [ann])
            async with twin.live(table) as live:
                for seat in (0, 1):
                    then, now = end["observations"][seat], live.observation(seat)
                    assert (now["view"], now["waiting"], now["undo"]) == (then["view"], then["waiting"], then["undo"])


def to_version(db: str, version: str) -> None:
    """Write down that all games were played by another version."""
    engine = create_engine(address(db))
    with engine.begin() as connection:
        connection.execute(update(TABLES).values(version=version))
    engine.dispose()


async def test_the_sweep_archives_games_that_were_finished_before(db: str) -> None:
    with known(FIRST):
        async with opened(db) as world:
            ann = await world.guest("Ann")
            table = await ann.open(game="tiny_game")
            async with ann.live(table) as live:
                await play_out(live, random.Random(2))
            running = await ann.open(game="tiny_game")
            async with ann.live(running) as live:
                await live.move(CHANCE)
        without(db, ARCHIVES, SAVES)
        async with opened(db) as world:
            await archived(world, table)
            await archived(world, running)
            store = world.registry.context.archives
            assert await store.unsaved() == []
            saved, since = await store.newest_saved(running)
            assert saved is not None
            assert (saved.move_count, since) == (1, [])
            assert (await store.newest_saved(table))[0] is None
            found = await store.archive(table, 10**6)
            assert found is not None
            assert found == unpacked(found.packed())


async def test_an_archive_follows_a_running_game(small_world: World) -> None:
    """Its moves are added to it, and those taken back are not in it any more."""
    registry = small_world.registry
    ann = await small_world.guest("Ann")
    table = await ann.open()
    path = f"/api/tables/{table}"
    lasts: list[int] = []
    for _ in range(3):
        async with ann.live(table) as live:
            await live.move(CHANCE)
            await live.move(CHANCE)
            seat = next((seat for seat in (0, 1) if live.observation(seat)["undo"] is None), None)
            if seat is not None:
                await live.answer(type="undo", event=live.table["event"], seat=seat)
                await live.move(CHANCE)
        await registry.forget(table)
        await archived(small_world, table)
        found = await registry.context.archives.archive(table, 0)
        assert found is not None
        lasts.append(found.last)
        total = (await ann.get(f"{path}/positions/0"))["total"]
        assert found.last == total
        for number in range(total + 1):
            position = await ann.get(f"{path}/positions/{number}?seat=1")
            assert found.seen(number).view(1) == position["observation"]["view"]
    assert lasts == [2, 4, 6]
