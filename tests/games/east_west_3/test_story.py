"""The story a table tells of markets and piles: every event is true, and together they are the whole truth."""

from tests.games.east_west_1.trade import TRADE
from tests.games.east_west_3.table import Collector, table
from tests.games.golden_deals import DEAL
from tests.games.new_world.land import number, tiles
from tests.games.playing import tale


def test_a_fourth_card_and_its_tile_are_told_before_the_row_moves_up() -> None:
    own = Collector([4, 0, 0, 0], pile="yyyy yyr yg")
    state = table(own, market="yyy yy-g g b", trade_deck="rr", stacks={3: "flat native"})
    flat, native = tiles("flat native")
    assert tale(state, "work E2.6", "times 2", "tile 3") == [
        ("worked", 0, {"location": number(state, "E2.6"), "settlers": 1}),
        ("used_card", 0, {"card": TRADE["yy-g"]}),
        ("exchanged", 0, {"gave": [4, 0, 0, 0], "took": [0, 0, 2, 0], "times": 2}),
        ("kept_card", 0, {"card": TRADE["yy-g"], "cards": 4}),
        ("took_tile", 0, {"tile": flat, "stack": 3}),
        ("turned_up_tile", 0, {"tile": native, "stack": 3}),
        ("turned_up_trade", 0, {"card": TRADE["rr"]}),
    ]


def test_a_deal_that_brings_settlers_back_is_told() -> None:
    state = table(Collector(at="C1.1=2"), market="yyy", trade_deck="", deals={"yyy": "gd12"})
    assert tale(state, "work E2.5", "deal", "upgrade y", "done", "recall C1.1", "done") == [
        ("worked", 0, {"location": number(state, "E2.5"), "settlers": 1}),
        ("used_deal", 0, {"card": TRADE["yyy"], "deal": DEAL["gd12"]}),
        ("all_gained", 0, {"cubes": [1, 0, 0, 0]}),
        ("upgraded", 0, {"colour": 0}),
        ("recalled", 0, {"location": number(state, "C1.1")}),
        ("kept_card", 0, {"card": TRADE["yyy"], "cards": 1}),
    ]


def test_new_trade_cards_and_another_turn_are_told() -> None:
    state = table(trade_deck="yyr yg g-rr up3 gg-bb")
    assert tale(state, "work E2.1", "rest") == [
        ("worked", 0, {"location": number(state, "E2.1"), "settlers": 1}),
        ("refreshed_market", 0, {"cards": [TRADE[name] for name in ("yyy", "yr", "g", "b")]}),
        *[("turned_up_trade", 0, {"card": TRADE[name]}) for name in ("yyr", "yg", "g-rr", "up3")],
        ("another_turn", 0, {}),
        ("rested", 0, {"settlers": 1}),
    ]
