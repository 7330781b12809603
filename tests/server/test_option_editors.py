"""Maps and lists of deals are proposed and looked over by the server, and only good ones come to a table."""

from typing import Any

import pytest

import caravanserai as cv
from caravanserai.games.century.eastern_wonders.game import CAPES, RING, STRAIT
from caravanserai.games.century.market.own_deals import our_set
from tests.server.world import SHARED, World

pytestmark = pytest.mark.anyio
MAP = "/api/games/eastern_wonders/options/map"
SEAS = "/api/games/sand_to_sea/options/map"
DEALS = "/api/games/{}/options/golden_deals"
JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize("path", [MAP, SEAS])
async def test_a_proposal_is_a_good_map_and_another_seed_gives_another(small_world: World, path: str) -> None:
    nobody = small_world.nobody()
    found = [await nobody.get(f"{path}/proposal?seed={seed}") for seed in (1, 1, 2)]
    assert found[0] == found[1]
    assert found[0]["value"] != found[2]["value"]
    for one in found:
        assert one["problems"] == []
        assert one["value"] == (await nobody.post(f"{path}/validation", {"value": one["value"]}))["value"]
        kinds = [space["kind"] for space in one["drawn"]["spaces"]]
        assert (kinds.count("market"), kinds.count("port")) == (20, 4)
    unseeded = {(await nobody.get(f"{path}/proposal"))["value"] for _ in range(4)}
    assert len(unseeded) == 4


async def test_the_proposed_map_is_the_one_that_is_played(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    proposed = await ann.get(f"{MAP}/proposal?seed=8")
    wish = {"game": "eastern_wonders", "seats": SHARED, "options": {"map": proposed["value"]}}
    table = await ann.post("/api/tables", wish)
    assert table["options"]["map"] == proposed["value"]
    async with ann.live(table["id"]) as live:
        spaces = live.observation(0)["view"]["spaces"]
    drawn = [(space["q"], space["r"], space["kind"]) for space in proposed["drawn"]["spaces"]]
    assert [(space["q"], space["r"], space["kind"]) for space in spaces] == drawn


async def test_an_own_map_is_tidied_and_drawn(small_world: World) -> None:
    nobody = small_world.nobody()
    seen = await nobody.post(f"{MAP}/validation", {"value": f"  {RING.upper()};"})
    assert seen["problems"] == []
    assert {space["tile"] for space in seen["drawn"]["spaces"]} == {"", "yyy-b", "yy-g", "r-yyy", "rr-gg"}
    assert seen["drawn"]["needs"] == {"islands": 20, "ports": 4, "seas": [0]}
    assert (await nobody.post(f"{SEAS}/validation", {"value": ""}))["drawn"]["needs"]["seas"] == [0, 4]


async def test_the_words_of_the_option_are_values_too(small_world: World) -> None:
    nobody = small_world.nobody()
    first = await nobody.post(f"{MAP}/validation", {"value": "First_Game"})
    assert first["value"] == "first_game"
    assert len(first["drawn"]["spaces"]) == 24
    assert await nobody.post(f"{MAP}/validation", {"value": "random"}) == {
        "value": "random",
        "problems": [],
        "drawn": {},
    }


async def test_every_fault_is_told_with_its_hexes(small_world: World) -> None:
    nobody = small_world.nobody()
    wrong = STRAIT.replace("0,0 port", "0,9 port").replace("10,0 market;", "11,1 market yy-g; 0,0 market yy-g;")
    seen = await nobody.post(f"{MAP}/validation", {"value": wrong})
    assert seen["value"] is None
    problems = {problem["code"]: problem["details"] for problem in seen["problems"]}
    assert problems["islands_over"] == {"count": 1, "needed": 20, "placed": 21}
    assert problems["tile_twice"] == {"tile": "yy-g", "places": [0, 0, 11, 1]}
    assert problems["falls_apart"] == {"count": 1, "places": [0, 9]}
    lonely = [problem["details"] for problem in seen["problems"] if problem["code"] == "touches_few"]
    assert lonely == [{"kind": "market", "needed": 2, "count": 1, "places": [11, 1]}]
    assert len(seen["drawn"]["spaces"]) == 25


@pytest.mark.parametrize("path", [MAP, SEAS])
@pytest.mark.parametrize("choice", [{"map_rules": "connected"}, {"rulings": "as_printed"}])
async def test_a_review_asks_what_the_other_options_ask(small_world: World, path: str, choice: dict[str, str]) -> None:
    nobody = small_world.nobody()
    strict = await nobody.post(f"{path}/validation", {"value": CAPES})
    assert [problem["details"]["places"] for problem in strict["problems"]] == [[1, 0, 3, 5]]
    lenient = await nobody.post(f"{path}/validation", {"value": CAPES, "options": choice})
    assert (lenient["value"], lenient["problems"]) == (CAPES, [])
    apart = {"value": CAPES.replace("1,0 market", "1,9 market"), "options": choice}
    assert [problem["code"] for problem in (await nobody.post(f"{path}/validation", apart))["problems"]] == [
        "falls_apart"
    ]


BAD: list[tuple[str, str, str]] = [
    ("", "islands_missing", "The map needs 20 spaces for markets and sea and 4 ports; this one has 0 and 0."),
    ("atlantis", "not_a_map", "The map cannot be 'atlantis'; it can be first_game, random, or a list of spaces."),
    ("0,0 port; " * 300, "too_long", "The map is too long: 2000 characters are enough."),
    ("0,0 port; 0,0 market", "two_on_one", "Two map spaces lie on 0,0."),
    ("0,0 volcano", "unknown_kind", "A map space is market, sea or port, not 'volcano'."),
    ("0,0 market gold", "unknown_tile", "There is no market tile 'gold'; the tiles are "),
    ("0,0 port yy-g", "only_markets", "Only a market names its tile; 0,0 is a port."),
    (
        "1,2,3 port",
        "unreadable",
        "The map space '1,2,3 port' cannot be read; write it as 0,3 port or 1,2 market yyy-b.",
    ),
    ("0,1 market; " + "é,\u202e" * 200, "unreadable", "The map space 'é,"),
    (STRAIT.replace("0,1 market", "0,1 sea"), "wrong_seas", "The map may mark 0 spaces as sea, not 1."),
    (STRAIT.replace("0,0 port", "0,9 port"), "falls_apart", "The map falls apart: 0,9 cannot be reached from 0,1."),
]


@pytest.mark.parametrize(("value", "code", "sentence"), BAD)
async def test_a_bad_map_is_reviewed_kindly_and_refused_as_an_option(
    small_world: World, value: str, code: str, sentence: str
) -> None:
    ann = await small_world.guest("Ann")
    seen = await ann.post(f"{MAP}/validation", {"value": value})
    assert seen["value"] is None
    assert seen["problems"][0]["code"] == code
    assert seen["problems"][0]["message"].startswith(sentence)
    assert len(seen["problems"]) <= 10
    wish = {"game": "eastern_wonders", "seats": SHARED, "options": {"map": value}}
    refused = (await ann.post("/api/tables", wish, 422))["error"]
    assert refused["code"] == "bad_option"
    assert refused["message"].startswith(sentence)


async def test_what_cannot_be_reviewed(small_world: World) -> None:
    nobody = small_world.nobody()
    body: list[Any] = [{}, {"value": 5}, {"value": None}, {"value": "random", "more": 1}, []]
    for wish in body:
        assert (await nobody.post(f"{MAP}/validation", wish, 422))["error"]["message"]
    half = await nobody.http.post(f"{MAP}/validation", content=b'{"value": "0,0 \\ud800"}', headers=JSON)
    assert half.json()["problems"][0]["details"] == {"kind": "?", "spelled": "0,0"}, "half a character breaks nothing"
    assert (await nobody.get(f"{MAP}/proposal?seed=-1", 422))["error"]["code"] == "wrong_values"
    for path, code in (
        ("/api/games/chess/options/map", "unknown_game"),
        ("/api/games/spice_road/options/map", "no_editor"),
        ("/api/games/dunhuang/options/circle", "no_editor"),
        ("/api/games/eastern_wonders/options/show_scores", "no_editor"),
    ):
        assert (await nobody.get(f"{path}/proposal", 404))["error"]["code"] == code
        assert (await nobody.post(f"{path}/validation", {"value": "random"}, 404))["error"]["code"] == code


WITH_DEALS = ["spice_road", "sand_to_sea", "east_west_1", "east_west_3"]


@pytest.mark.parametrize("game", WITH_DEALS)
async def test_our_own_deals_are_proposed(small_world: World, game: str) -> None:
    nobody = small_world.nobody()
    path = DEALS.format(game)
    proposed = await nobody.get(f"{path}/proposal")
    assert (proposed["value"], proposed["problems"]) == (our_set(), [])
    assert proposed["drawn"]["cards"] >= proposed["drawn"]["needed"] == 47
    assert await nobody.post(f"{path}/validation", {"value": proposed["value"]}) == proposed


@pytest.mark.parametrize("game", WITH_DEALS)
async def test_a_table_plays_with_its_own_deals(small_world: World, game: str) -> None:
    ann = await small_world.guest("Ann")
    seen = await ann.post(f"{DEALS.format(game)}/validation", {"value": "30X yGy # ours\n17x all-b"})
    assert (seen["value"], seen["problems"]) == ("30x yyg; 17x all-b", [])
    assert seen["drawn"]["cards"] == 47
    wish = {"game": game, "seats": SHARED, "options": {"golden_deals": "30X yGy # ours\n17x all-b"}}
    table = await ann.post("/api/tables", wish)
    assert table["options"]["golden_deals"] == "30x yyg; 17x all-b"


async def test_bad_deals_are_reviewed_kindly_and_refused_as_an_option(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    seen = await ann.post(f"{DEALS.format('spice_road')}/validation", {"value": "0x y; 4x zz; up10; card1+card2"})
    assert seen["value"] is None
    assert [problem["code"] for problem in seen["problems"]] == ["copies", "unreadable", "upgrades", "kind_twice"]
    assert seen["problems"][2]["details"] == {"number": 3, "entry": "up10", "amount": 10, "most": 9}
    wish = {"game": "spice_road", "seats": SHARED, "options": {"golden_deals": "4x zz"}}
    refused = (await ann.post("/api/tables", wish, 422))["error"]
    assert refused["code"] == "bad_option"
    assert refused["message"].startswith("Deal 1, '4x zz', cannot be read;")


async def test_rulings_of_a_table_are_chosen_at_once(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    wish = {"game": "dunhuang", "seats": SHARED, "options": {"rulings": "as_printed"}}
    assert (await ann.post("/api/tables", wish))["options"] == cv.load("dunhuang").settle({"rulings": "as_printed"})
