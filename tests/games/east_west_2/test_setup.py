"""Laying out a table of From East to West II (E2-1 to E2-9)."""

from collections import Counter

import pytest

from caravanserai.core.errors import BadOption
from caravanserai.core.options import FreeOption
from caravanserai.games.century.caravan.card_sets import listed
from caravanserai.games.century.east_west_2.game import GAME
from caravanserai.games.century.islands.maps.hexes import Hex, around
from caravanserai.games.century.islands.maps.island_maps import CHAIN, IslandEditor
from caravanserai.games.century.islands.maps.tiles import FIRST_SEA, MARKETS, SYMBOL_OF
from caravanserai.games.century.settlement.bonus_tiles import BONUS_TILES
from tests.games.east_west_2.table import fresh
from tests.games.east_west_2.voyage import SEA, built, deed, outposts, ship
from tests.games.new_world.land import (
    check_belongings,
    check_points,
    check_two_to_four_play,
    covered,
)
from tests.games.new_world.page import COVERED, mark, page, table_row
from tests.rule import rule


@rule("E2-1")
def test_two_to_four_play() -> None:
    check_two_to_four_play(GAME)


@rule("E2-2")
def test_four_boards_with_the_forts_on_top() -> None:
    view = fresh().view(None)
    assert view["layout"] == [["A2", "B2"], ["C1", "F2"]]
    assert len(view["locations"]) == 22
    forts = {place["fort"]: (place["id"], place["y"]) for place in view["locations"] if place["fort"]}
    assert forts == {1: ("A2.1", 1), 2: ("A2.2", 1), 3: ("B2.1", 1), 4: ("B2.2", 1)}
    assert {place["y"] for place in view["locations"] if place["board"] in ("C1", "F2")} == {4, 5, 6}


@rule("E2-3")
@pytest.mark.parametrize(("players", "number"), [(2, 32), (3, 40), (4, 48)])
def test_white_stars_and_cards_for_more_players_are_out(players: int, number: int) -> None:
    check_points(fresh(players), number, "black")


@rule("E2-4")
@pytest.mark.parametrize("seed", range(5))
def test_four_stacks_of_four_unmarked_tiles_on_the_panels(seed: int) -> None:
    state = fresh(3, seed)
    seen = [(stack["home"], stack["left"]) for stack in state.view(None)["stacks"]]
    assert seen == [("B2.S", 4), ("B2.S", 4), ("F2.S", 4), ("F2.S", 4)]
    tiles = state.settlement.stacks.tiles[:16]
    assert len(set(tiles)) == 16
    assert all(BONUS_TILES[tile].to_json()["mark"] == "none" for tile in tiles)


@rule("E2-5", "E2-V9")
@pytest.mark.parametrize(("players", "marked", "boxed"), [(2, True, 1), (3, True, 1), (4, False, 3)])
def test_exploration_tiles_cover_seven_or_nine_locations(players: int, marked: bool, boxed: int) -> None:
    state = fresh(players)
    always = {"C1.2", "C1.4", "C1.5", "C1.6", "F2.3", "F2.4", "F2.5"}
    assert set(covered(state)) == always | ({"A2.4", "B2.3"} if marked else set())
    assert len(set(covered(state).values())) == len(covered(state))
    assert len(listed(state.settlement.boxed)) == boxed
    assert state.view(None)["beside"] == []
    assert len(state.settlement.country.places) == 22


@rule("E2-6", "E2-7", "E2-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_every_player_begins_with(players: int) -> None:
    state = fresh(players)
    for seat, pioneer in enumerate(state.view(None)["pioneers"]):
        assert (pioneer["ship"], pioneer["outposts"], pioneer["built"]) == (SEA, [], [0, 0, 0, 0])
        assert (ship(state, seat), outposts(state, seat), built(state, seat)) == (SEA, set(), [0, 0, 0, 0])
        assert state.census()[f"outpost of {seat}"] == 12
    check_belongings(state, state.view(None)["pioneers"])
    assert state.deciding == (int(state.first),)


@rule("E2-6")
def test_a_board_has_four_rows_of_one_two_and_three() -> None:
    board = GAME.components()["player_board"]
    assert board == {"columns": 3, "under_column": [1, 2, 3], "row_points": [0, 1, 3, 6], "source": "reconstructed"}
    assert {int(fresh(3, seed).first) for seed in range(20)} == {0, 1, 2}


@rule("E2-9")
def test_no_ports_no_demands_and_no_sea_bonus_tiles() -> None:
    state = fresh(4)
    assert not [name for name in state.census() if name.startswith(("demand", "bonus vp", "port"))]
    assert state.islands.ports.shown == []
    assert {space["kind"] for space in state.view(None)["spaces"]} == {"market", "sea"}


@rule("E2-8", "E2-8a")
@pytest.mark.parametrize("option", ["default_island", "random", CHAIN])
def test_one_sea_and_three_markets_of_each_symbol(option: str) -> None:
    layouts = set()
    for seed in range(12):
        islands = fresh(2, seed, map=option).islands
        assert Counter(SYMBOL_OF[tile] for tile in islands.tiles if tile < FIRST_SEA) == dict.fromkeys(range(4), 3)
        assert [tile for tile in islands.tiles if tile >= FIRST_SEA] == [FIRST_SEA]
        assert all(len(near) >= 2 for near in islands.chart.neighbours)
        assert min(islands.chart.distances[0]) >= 0  # all of them can be reached
        layouts.add(tuple(islands.tiles))
    assert len(layouts) == 12


@rule("E2-8", "E2-V10")
def test_the_default_island() -> None:
    chart = fresh().islands.chart
    touching = {space + 1: len(near) for space, near in enumerate(chart.neighbours)}
    assert touching == dict.fromkeys([3, 4, 6, 8, 10, 11], 5) | dict.fromkeys([1, 2, 5, 9, 12, 13], 2) | {SEA: 6}
    for seed in range(5):
        assert fresh(2, seed).islands.tiles[SEA - 1] == FIRST_SEA


def grows(placed: set[Hex], rest: set[Hex]) -> bool:
    """Whether all the rest can be added, each touching two tiles that lie there."""
    while rest:
        ready = {place for place in rest if len(placed & set(around(place))) >= 2}
        if not ready:
            return False
        placed, rest = placed | ready, rest - ready
    return True


@rule("E2-8a")
def test_random_islands_grow_from_the_sea() -> None:
    shapes = set()
    for seed in range(25):
        islands = fresh(2, seed, map="random").islands
        sea = islands.chart.hexes[islands.tiles.index(FIRST_SEA)]
        spaces = set(islands.chart.hexes)
        assert any(grows({sea, first}, spaces - {sea, first}) for first in around(sea) if first in spaces)
        shapes.add(tuple(islands.chart.hexes))
    assert len(shapes) > 15


@rule("E2-8")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("first_game", "default_island, random, or a list of spaces"),
        (CHAIN.replace("sea", "market"), "12 markets and 1 sea space; this one has 13 and 0"),
        (CHAIN.replace("5,0 market", "5,0 sea"), "this one has 11 and 2"),
        (CHAIN.replace("6,0 market", "6,0 port"), "12 markets and 1 sea space"),
        (CHAIN + "; 6,1 port", "has no ports"),
        (CHAIN + "; 6,0 market", "6,0"),
        (CHAIN.replace("6,0", "9,9"), "falls apart"),
        (CHAIN.replace("6,0", "6,1"), "touches only 1 other"),
    ],
)
def test_own_maps_that_do_not_keep_the_rules_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        fresh(map=text)


@rule("E2-8")
@pytest.mark.parametrize(
    ("text", "problems"),
    [
        ("", {"islands_missing": 12, "wrong_seas": None}),
        (CHAIN.replace("; 6,0 market", ""), {"islands_missing": 1}),
        (CHAIN + "; 6,1 market", {"islands_over": 1}),
        (CHAIN.replace("1,0 sea; ", ""), {"wrong_seas": None}),
        (CHAIN.replace("1,0 sea", "1,0 market"), {"wrong_seas": None}),
    ],
    ids=["nothing", "too few", "too many", "no sea", "a market for the sea"],
)
def test_islands_are_counted_beside_the_sea(text: str, problems: dict[str, int | None]) -> None:
    found = IslandEditor().validate(text).problems
    counted = {problem.code: problem.details.get("count") for problem in found if problem.code != "touches_few"}
    assert counted == problems
    assert all(problem.details["needed"] == 12 for problem in found if problem.code.startswith("islands_"))


@rule("E2-8")
def test_an_own_map_is_laid_as_written() -> None:
    islands = fresh(3, 4, map=CHAIN).islands
    tile = dict(zip(islands.chart.hexes, islands.tiles, strict=True))
    assert tile[1, 0] == FIRST_SEA
    assert [MARKETS[tile[place]].id for place in ((0, 1), (2, 1), (4, 0))] == ["yyy-b", "r-yyy", "yy-rr"]
    assert fresh(3, 4, map=CHAIN).view(None)["map"] == "custom"
    assert {captain.ship for captain in islands.captains} == {islands.tiles.index(FIRST_SEA)}


@rule("E2-8")
def test_the_workshop_proposes_maps_that_can_be_played() -> None:
    option = GAME.options[0]
    assert isinstance(option, FreeOption)
    assert option.editor is not None
    proposed = {option.editor.propose(seed) for seed in range(8)}
    assert len(proposed) == 8
    assert all(fresh(map=text).options["map"] == text for text in proposed)


def test_disputed_markets_follow_the_option() -> None:
    odd = CHAIN.replace("0,0 market;", "0,0 market b-yyyrr;").replace("1,1 market;", "1,1 market yrg-bb;")
    seen = {}
    for choice in ("source", "spice_road"):
        spaces = fresh(map=odd, market_disputed=choice).view(None)["spaces"]
        markets = [space["market"] for space in spaces if space["market"]]
        seen[choice] = {m["id"]: (m["give"], m["take"]) for m in markets if m["id"] in ("b-yyyrr", "yrg-bb")}
    assert seen["source"] == {"b-yyyrr": ([0, 0, 0, 1], [3, 2, 0, 0]), "yrg-bb": ([1, 1, 1, 0], [0, 0, 0, 2])}
    assert seen["spice_road"] == {"b-yyyrr": ([0, 0, 0, 1], [2, 2, 0, 0]), "yrg-bb": ([2, 0, 1, 0], [0, 0, 0, 2])}


def test_the_rules_page_lists_the_locations_that_are_played_with() -> None:
    components = GAME.components()
    lines = page("east_west_2").splitlines()
    assert len(components["locations"]) == 22
    for location in components["locations"]:
        cells = (location["id"], location["settlers"], deed(location), mark(location), COVERED[location["explore"]])
        assert table_row(*cells) in lines
