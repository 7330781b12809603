"""The tiles of Eastern Wonders against their printed totals, and the two doubtful ones."""

import pytest

from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.eastern_wonders.game import GAME
from caravanserai.games.century.islands import bonus_tiles
from caravanserai.games.century.islands.demands import DEMANDS
from caravanserai.games.century.islands.maps.tiles import MARKETS, SYMBOL_OF
from caravanserai.games.century.islands.player_boards import EASTERN_WONDERS_BOARD
from caravanserai.games.century.islands.starting_sets import SET_NAMES
from caravanserai.games.century.market.trade_cards import spelled
from caravanserai.games.century.market.trade_deck import BASE_CARDS
from caravanserai.games.century.spice_road.components import POINT_CARDS
from tests.games.eastern_wonders.sea import Sailor, cubes, make
from tests.games.eastern_wonders.table import table
from tests.rule import rule

EXCHANGES = {
    0: "g-yyyyr b-yyyrr b-yyyg rr-yyyg r-yyy rr-yyb",
    1: "gg-rrb g-rr b-rrr yy-rr bb-rrrgg yyy-rg",
    2: "b-yrg yyyy-gb yyyyy-ggg rr-gg b-gg yy-g",
    3: "yyyyy-bb yr-b gg-bb yrg-bb yyy-b rrr-bb",
}
COSTS = {
    11: "yyybb yyggg",
    12: "yrgb yggb rrrgg rrgb rrbb gggg",
    13: "yyrrgg rrggg",
    14: "yyyrgb yybbb rrrbb ggbb",
    15: "yyrrbb ggggg",
    16: "yrrrgb rrbbb bbbb",
    17: "yyggbb gggbb",
    18: "yrgggb ggbbb",
    19: "rrggbb",
    20: "yrgbbb bbbbb",
}


@rule("EW-5")
def test_there_are_six_markets_of_each_symbol_which_give_their_own_spice() -> None:
    for symbol, names in EXCHANGES.items():
        tiles = [tile for tile in MARKETS if tile.symbol == symbol]
        assert [f"{spelled(counts(tile.give))}-{spelled(counts(tile.take))}" for tile in tiles] == names.split()
        assert [tile.id for tile in tiles] == names.split()
    assert [SYMBOL_OF.count(symbol) for symbol in range(4)] == [6, 6, 6, 6]
    assert all(counts(tile.take)[tile.symbol] > 0 for tile in MARKETS)


def test_all_exchanges_but_the_two_disputed_ones_are_spice_road_cards() -> None:
    cards = {(int(card.give), int(card.take)) for card in BASE_CARDS}
    printed = [(int(tile.give), int(tile.take)) for tile in MARKETS]
    other = [(int(tile.other_give), int(tile.other_take)) for tile in MARKETS]
    assert [MARKETS[number].id for number in range(24) if printed[number] not in cards] == ["b-yyyrr", "yrg-bb"]
    assert all(exchange in cards for exchange in other)


@rule("EW-5")
@pytest.mark.parametrize(
    ("tile", "option", "after"),
    [
        ("b-yyyrr", "source", [4, 3, 2, 0]),
        ("b-yyyrr", "spice_road", [3, 3, 2, 0]),
        ("yrg-bb", "source", [0, 0, 1, 3]),
        ("yrg-bb", "spice_road", None),
    ],
)
def test_the_option_tells_what_counts_on_the_disputed_tiles(tile: str, option: str, after: list[int] | None) -> None:
    own = Sailor([1, 1, 2, 1], at="B3", outposts="B3")
    state = make(table(own, tiles={"B3": tile}, options={"market_disputed": option}), "stop")
    if after is None:
        reason = state.why_not("trade 1")
        assert reason is not None
        assert dict(reason.details) == {"missing": [1, 0, 0, 0]}
    else:
        assert cubes(make(state, "trade 1")) == after


def test_the_26_demands_are_the_point_cards_of_11_to_20_points() -> None:
    for points, names in COSTS.items():
        found = {spelled(counts(demand.cost)) for demand in DEMANDS if demand.points == points}
        assert found == set(names.split())
    cards = sorted((card.cost, card.points) for card in POINT_CARDS if card.points >= 11)
    assert sorted((demand.cost, demand.points) for demand in DEMANDS) == cards
    assert (len(DEMANDS), sum(demand.points for demand in DEMANDS)) == (26, 383)


def test_bonus_tiles_boards_and_starting_sets() -> None:
    stacks = bonus_tiles.shown(bonus_tiles.ALL_KINDS)
    assert {kind: sum(points) for kind, points in stacks.items()} == {
        "vp": 18,
        "movement": 0,
        "hold": 0,
        "upgrade": 8,
        "red": 4,
    }
    assert sum(len(points) for points in stacks.values()) == 20
    assert EASTERN_WONDERS_BOARD.row_points == [0, 0, 1, 3, 5, 8]
    assert SET_NAMES == ["yyyy", "yyr", "rr", "yg"]


def test_the_game_names_its_components_as_facts() -> None:
    facts = GAME.components()
    assert facts["storage"] == 10
    assert facts["room_per_hold_tile"] == 3
    assert facts["demands_to_end"] == 4
    assert facts["free_steps"] == 1
    assert facts["harvest"] == [2, 0, 0, 0]
    assert len(GAME.moves) == 111
