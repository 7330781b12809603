"""The story a table tells: every event is true, and together they are the whole truth."""

from tests.games.east_west_1.table import Trader, table
from tests.games.east_west_1.trade import TRADE
from tests.games.golden_deals import DEAL
from tests.games.new_world.land import number
from tests.games.playing import tale


def test_a_market_card_that_is_used_is_told() -> None:
    state = table(Trader([4, 0, 0, 0]), market="yyy yy-g g b", trade_deck="rr")
    assert tale(state, "work E2.6", "use", "times 2") == [
        ("worked", 0, {"location": number(state, "E2.6"), "settlers": 1}),
        ("used_card", 0, {"card": TRADE["yy-g"]}),
        ("exchanged", 0, {"gave": [4, 0, 0, 0], "took": [0, 0, 2, 0], "times": 2}),
        ("discarded", 0, {"card": TRADE["yy-g"]}),
        ("turned_up_trade", 0, {"card": TRADE["rr"]}),
    ]


def test_a_card_that_is_taken_and_one_that_replaces_another_are_told() -> None:
    state = table(Trader(route="yyyy"), trade_deck="rr")
    assert tale(state, "work E2.5", "take")[1:] == [
        ("took_card", 0, {"card": TRADE["yyy"], "position": 2}),
        ("turned_up_trade", 0, {"card": TRADE["rr"]}),
    ]
    full = table(Trader(route="yyyy yyr yg rr up3"), trade_deck="")
    assert tale(full, "work E2.6", "take", "replace 5")[1:] == [
        ("replaced", 0, {"card": TRADE["yr"], "old": TRADE["up3"], "position": 5}),
    ]


def test_the_route_and_its_deals_are_told() -> None:
    state = table(Trader(route="yyyy rr"), deals={"rr": "gd08"})
    assert tale(state, "route 2", "deal", "recall-route 2") == [
        ("used_route", 0, {"position": 2, "card": TRADE["rr"], "settlers": 2}),
        ("used_deal", 0, {"card": TRADE["rr"], "deal": DEAL["gd08"]}),
        ("gained", 0, {"cubes": [0, 2, 0, 0]}),
        ("recalled_from_route", 0, {"position": 2, "card": TRADE["rr"]}),
    ]


def test_what_everybody_gains_and_settlers_that_come_back_are_told() -> None:
    state = table(Trader(at="A1.3=1", route="yyyy"), deals={"yyyy": "gd12"})
    assert tale(state, "route 1", "deal", "upgrade y", "done", "recall A1.3", "done")[2:] == [
        ("all_gained", 0, {"cubes": [1, 0, 0, 0]}),
        ("upgraded", 0, {"colour": 0}),
        ("recalled", 0, {"location": number(state, "A1.3")}),
    ]


def test_new_trade_cards_a_swap_and_a_rest_are_told() -> None:
    state = table(Trader(route="yyyy=1 rr"), trade_deck="yyr yg g-rr up3 gg-bb")
    told = tale(state, "work E2.1", "work C2.1", "swap 1-2", "rest", "rest")
    assert told == [
        ("worked", 0, {"location": number(state, "E2.1"), "settlers": 1}),
        ("refreshed_market", 0, {"cards": [TRADE[name] for name in ("yyy", "yr", "g", "b")]}),
        *[("turned_up_trade", 0, {"card": TRADE[name]}) for name in ("yyr", "yg", "g-rr", "up3")],
        ("another_turn", 0, {}),
        ("worked", 0, {"location": number(state, "C2.1"), "settlers": 1}),
        ("gained", 0, {"cubes": [1, 0, 0, 0]}),
        ("swapped", 0, {"first": 1, "second": 2}),
        ("rested", 1, {"settlers": 0}),
        ("rested", 0, {"settlers": 3}),
    ]
