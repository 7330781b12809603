"""Laying out a table of From East to West III (E3-1 to E3-9)."""

from collections import Counter

import pytest

from caravanserai.core.errors import BadOption
from caravanserai.games.century.caravan.card_sets import listed
from caravanserai.games.century.east_west_3.game import GAME
from caravanserai.games.century.islands.maps.island_maps import CHAIN
from caravanserai.games.century.islands.maps.tiles import FIRST_SEA, SYMBOL_OF
from caravanserai.games.century.market.deals import whole_pile
from caravanserai.games.century.market.trade_deck import FIRST_BASE, FIRST_BONUS, TRADE_CARDS
from caravanserai.games.century.settlement.bonus_tiles import BONUS_TILES
from tests.games.east_west_2.voyage import SEA, deed
from tests.games.east_west_3.table import fresh
from tests.games.new_world.land import (
    check_belongings,
    check_points,
    check_two_to_four_play,
    covered,
)
from tests.games.new_world.page import COVERED, mark, page, table_row
from tests.rule import rule


@rule("E3-1")
def test_two_to_four_play() -> None:
    check_two_to_four_play(GAME)


@rule("E3-2")
def test_six_boards_with_forts_and_markets_from_left_to_right() -> None:
    view = fresh().view(None)
    assert view["layout"] == [["A2", "B2", "E2", "D2"], ["C1", "F2"]]
    places = view["locations"]
    forts = {place["fort"]: (place["id"], place["x"], place["y"]) for place in places if place["fort"]}
    assert forts == {1: ("A2.1", 1, 1), 2: ("A2.2", 2, 1), 3: ("B2.1", 3, 1), 4: ("B2.2", 4, 1)}
    markets = {place["market"]: (place["id"], place["x"], place["y"]) for place in places if place["market"]}
    assert markets == {1: ("E2.5", 5, 3), 2: ("E2.6", 6, 3), 3: ("D2.1", 7, 3), 4: ("D2.2", 8, 3)}
    assert {place["x"] for place in places if place["board"] in ("C1", "F2")} == {1, 2, 3, 4}


@rule("E3-2")
def test_the_locations_by_kind_and_settlers() -> None:
    places = GAME.components()["locations"]
    assert Counter(place["kind"] for place in places) == {
        "fort": 4, "market": 4, "refresh_market": 1, "production": 7, "upgrade": 3, "trade": 4,
        "ship_move": 5, "ship_trade": 1, "outpost_trade": 1,
    }  # fmt: skip
    assert [place["settlers"] for place in places if place["kind"] == "fort"] == [1, 1, 2, 3]
    assert [place["settlers"] for place in places if place["kind"] == "market"] == [1, 1, 2, 3]
    assert sorted(place["steps"] for place in places if place["kind"] == "ship_move") == [0, 1, 1, 2, 2]


@rule("E3-3")
@pytest.mark.parametrize(("players", "number"), [(2, 32), (3, 40), (4, 48)])
def test_black_stars_and_cards_for_more_players_are_out(players: int, number: int) -> None:
    check_points(fresh(players), number, "white")


@rule("E3-4", "E3-V4")
def test_all_bonus_tiles_but_one_lie_on_the_panels() -> None:
    boxed = set()
    for seed in range(25):
        state = fresh(3, seed)
        stacks = [(stack["home"], stack["left"]) for stack in state.view(None)["stacks"]]
        assert stacks == [("B2.S", 4)] * 2 + [("D2.S", 2)] * 4 + [("F2.S", 4)] * 2
        tiles = state.settlement.stacks.tiles[:24]
        assert len(set(tiles)) == 24
        boxed |= set(range(25)) - set(tiles)
    assert {BONUS_TILES[tile].to_json()["mark"] for tile in boxed} == {"none", "I", "III"}


@rule("E3-5", "E3-V7")
@pytest.mark.parametrize(("players", "number"), [(2, 9), (3, 9), (4, 7)])
def test_exploration_tiles_cover_seven_or_nine_locations(players: int, number: int) -> None:
    state = fresh(players)
    always = {"C1.2", "C1.4", "C1.5", "C1.6", "F2.3", "F2.4", "F2.5"}
    assert set(covered(state)) == always | ({"A2.4", "B2.3"} if players < 4 else set())
    assert (len(covered(state)), len(listed(state.settlement.boxed))) == (number, 10 - number)
    assert len(state.settlement.country.places) == 30


@rule("E3-6", "E3-7", "E3-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_every_player_begins_with(players: int) -> None:
    state = fresh(players)
    for seat, pioneer in enumerate(state.view(None)["pioneers"]):
        assert (pioneer["ship"], pioneer["outposts"], pioneer["trade_cards"]) == (SEA, [], 0)
        assert state.census()[f"outpost of {seat}"] == 12
    check_belongings(state, state.view(None)["pioneers"])


@rule("E3-8")
@pytest.mark.parametrize("players", [2, 4])
def test_one_trade_card_under_each_market_and_no_starting_cards(players: int) -> None:
    state = fresh(players)
    cards = state.market.cards + state.market.deck[: state.market.left]
    assert len(state.market.cards) == 4
    assert sorted(cards) == list(range(FIRST_BASE, FIRST_BONUS))
    view = state.view(None)
    assert (view["trade_row"], view["trade_deck"], view["trade_bottom"]) == (state.market.cards, 39, [])


@rule("E3-9")
@pytest.mark.parametrize("option", ["default_island", "random", CHAIN])
def test_the_island_is_that_of_part_two(option: str) -> None:
    islands = fresh(3, 4, map=option).islands
    assert Counter(SYMBOL_OF[tile] for tile in islands.tiles if tile < FIRST_SEA) == dict.fromkeys(range(4), 3)
    assert [tile for tile in islands.tiles if tile >= FIRST_SEA] == [FIRST_SEA]
    assert all(len(near) >= 2 for near in islands.chart.neighbours)
    assert {captain.ship for captain in islands.captains} == {islands.tiles.index(FIRST_SEA)}
    with pytest.raises(BadOption, match="falls apart"):
        fresh(map=CHAIN.replace("6,0", "9,9"))


@rule("E3-27", "E3-28")
def test_bonus_cards_and_golden_deals_come_with_their_options() -> None:
    plain, both = fresh(), fresh(bonus_cards=True, golden_deals=True)
    assert set(plain.deals) <= {-1}
    cards = both.market.cards + both.market.deck[: both.market.left]
    assert sorted(cards) == list(range(FIRST_BASE, len(TRADE_CARDS)))
    assert len(cards) == 47
    assert all(both.deals[card] >= 0 for card in cards)
    assert Counter(both.deals[card] for card in cards) <= Counter(whole_pile(both.designs))


def test_the_rules_page_lists_the_locations_that_are_played_with() -> None:
    components = GAME.components()
    lines = page("east_west_3").splitlines()
    assert len(components["locations"]) == 30
    for location in components["locations"]:
        words = deed(location).replace("E1-19", "E3-20")
        cells = (location["id"], location["settlers"], words, mark(location), COVERED[location["explore"]])
        assert table_row(*cells) in lines
