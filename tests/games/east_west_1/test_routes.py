"""The personal trade route (E1-20 to E1-25)."""

import pytest

from tests.games.east_west_1.table import TRADE, Trader, discard, fresh, route, table, wander
from tests.games.new_world.land import cubes, decision, hand, legal, make, offered, refused, reserve, standing, turn_of
from tests.rule import rule

FIVE = "yyyy yyr yg rr g"


@rule("E1-20")
@pytest.mark.parametrize(
    ("swap", "after"), [("1-2", "yyr yyyy=2 yg=1"), ("1-3", "yg=1 yyr yyyy=2"), ("2-3", "yyyy=2 yg=1 yyr")]
)
def test_two_cards_change_places_with_the_settlers_on_them(swap: str, after: str) -> None:
    state = make(table(Trader(route="yyyy=2 yyr yg=1")), "work C2.1")
    assert (cubes(state), decision(state)) == ([1, 0, 0, 0], "swap")
    assert legal(state) == {"swap 1-2", "swap 1-3", "swap 2-3", "done"}
    refused(state, "swap 1-4", "no_card_there", "E1-20")
    make(state, f"swap {swap}")
    assert (route(state), state.deciding, hand(state)) == (after, (1,), 12 - 3 - 1)


@rule("E1-20")
def test_the_swap_is_optional_and_needs_two_cards() -> None:
    state = make(table(Trader(route=FIVE)), "work C2.1")
    assert len(offered(state, "swap")) == 10
    assert route(make(state, "done")) == FIVE
    for cards in ("", "yyyy"):
        alone = make(table(Trader(route=cards)), "work C2.1")
        assert (alone.deciding, cubes(alone), route(alone)) == ((1,), [1, 0, 0, 0], cards)


@rule("E1-21")
def test_a_card_without_settlers_on_it() -> None:
    state = table(Trader([0, 0, 0, 0], route="yyyy=1 yyr yg=2"))
    assert offered(state, "route") == {"2"}
    refused(state, "route 1", "card_in_use", "E1-21")
    refused(state, "route 3", "card_in_use", "E1-21")
    refused(state, "route 4", "no_card_there", "E1-21")


@rule("E1-22")
@pytest.mark.parametrize(
    ("cards", "position", "price"),
    [
        ("yyyy yyr yg rr g", 5, 5),
        ("yyyy=1 yyr yg rr g", 5, 4),
        ("yyyy yyr=2 yg=3 rr g", 5, 3),
        ("yyyy yyr=2 yg rr=1 g=1", 1, 1),
        ("yyyy yyr yg=3 rr=1 g=1", 2, 2),
    ],
)
def test_one_settler_and_one_for_each_free_card_to_the_left(cards: str, position: int, price: int) -> None:
    state = table(Trader(route=cards))
    seen = state.view(None)["pioneers"][0]["route"][position - 1]
    assert (seen["price"], seen["settlers"]) == (price, 0)
    before = hand(state)
    make(state, f"route {position}")
    assert state.settlement.routes[0].settlers[position - 1] == price
    assert hand(state) == before - price


@rule("E1-22")
def test_settlers_come_from_the_hand_alone() -> None:
    state = table(Trader(hand=2, at="A1.3=1", route=FIVE))
    assert reserve(state) == 9
    assert offered(state, "route") == {"1", "2"}
    refused(state, "route 3", "not_enough_settlers", "E1-22", needed=3, hand=2)
    make(state, "route 2")
    assert (hand(state), reserve(state)) == (0, 9)


@rule("E1-23")
def test_the_card_is_carried_out_and_stays() -> None:
    state = make(table(Trader(route="yyyy yyr")), "route 2")
    assert (cubes(state), route(state), discard(state)) == ([2, 1, 0, 0], "yyyy yyr=2", set())
    assert state.deciding == (1,)
    make(state, "rest", "route 1")
    assert (cubes(state), route(state)) == ([6, 1, 0, 0], "yyyy=1 yyr=2")


@rule("E1-24")
def test_native_and_tools_cards_do_nothing_for_the_route() -> None:
    own = Trader(cards="N02 N03 T02 T03", route="yyyy yyr")
    state = make(table(own, row="S01 S02 S03 X01"), "route 2")
    assert (route(state), cubes(state)) == ("yyyy yyr=2", [2, 1, 0, 0])


@rule("E1-24")
def test_nobody_uses_or_clears_the_route_of_another() -> None:
    state = table(rivals={1: Trader(route="yyyy=1 rr")})
    assert offered(state, "route") == set()
    refused(state, "route 2", "no_card_there", "E1-21")
    for move in sorted(offered(state, "work")):
        twin = turn_of(state, f"work {move}")
        assert route(twin, 1) == "yyyy=1 rr"


@rule("E1-25")
def test_a_rest_brings_settlers_home_from_boards_and_route() -> None:
    own = Trader(at="A1.3=1 E2.5=2", route="yyyy=1 yyr yg=3", reserve=2)
    state = make(table(own, {1: Trader(route="rr=1")}), "rest")
    assert (hand(state), reserve(state), route(state), standing(state)) == (10, 2, "yyyy yyr yg", {})
    assert (route(state, 1), hand(state, 1)) == ("rr=1", 11)


@rule("E1-16", "E1-22")
def test_routes_of_random_games_keep_their_limits() -> None:
    full = 0
    for state in wander(fresh(3, 4, golden_deals=True, bonus_cards=True), 4, most=1500):
        for trader in state.view(None)["pioneers"]:
            assert len(trader["route"]) <= 5
            full += len(trader["route"]) == 5
            for position, card in enumerate(trader["route"]):
                left = [other for other in trader["route"][:position] if other["settlers"] == 0]
                assert card["price"] == (1 + len(left) if card["settlers"] == 0 else None)
            settlers = sum(card["settlers"] for card in trader["route"])
            assert trader["settlers_on_route"] == settlers
            parts = trader["settlers_in_hand"] + trader["settlers_placed"] + trader["settlers_in_reserve"]
            assert parts + settlers == 12
    assert full > 100


def test_route_cards_are_shown_by_number() -> None:
    seen = table(Trader(route="yyyy=1 rr", discard="g b yg")).view(1)["pioneers"][0]
    assert seen["route"] == [
        {"card": TRADE["yyyy"], "settlers": 1, "price": None, "enough_settlers": False},
        {"card": TRADE["rr"], "settlers": 0, "price": 1, "enough_settlers": True},
    ]
    assert (seen["discard_count"], seen["trade_cards"]) == (3, 5)
