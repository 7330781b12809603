"""Bonus cards and Golden Deals at the markets (E3-27 to E3-30)."""

import pytest

from tests.games.east_west_1.trade import market
from tests.games.east_west_3.table import Collector, pile, table
from tests.games.new_world.land import cubes, hand, points, standing
from tests.games.playing import decision, facts, legal, make, refused
from tests.rule import rule

THREE = "yyyy yyr yg"


@rule("E3-27")
def test_a_cube_and_an_upgrade() -> None:
    state = make(table(Collector([1, 0, 0, 0]), market="r+up1"), "work E2.5")
    assert cubes(state) == [1, 1, 0, 0]
    assert legal(state) == {"upgrade y", "upgrade r", "done"}
    make(state, "upgrade r")
    assert cubes(state) == [1, 0, 1, 0]
    assert pile(state) == {"r+up1"}
    left = make(table(market="g+up1"), "work E2.5", "done")
    assert cubes(left) == [0, 0, 1, 0]


@rule("E3-27")
@pytest.mark.parametrize(
    ("choices", "after"),
    [
        (["choose 1", "choose 1"], [0, 0, 0, 2]),
        (["choose 1", "choose 2"], [0, 2, 0, 1]),
        (["choose 2", "done"], [3, 2, 0, 0]),
    ],
)
def test_three_yellow_for_a_brown_or_two_red(choices: list[str], after: list[int]) -> None:
    state = make(table(Collector([6, 0, 0, 0]), market="yyy-b/rr"), "work E2.5")
    refused(state, "done", "must_act_once", "E1-40")
    make(state, *choices)
    assert cubes(state) == after
    assert pile(state) == {"yyy-b/rr"}
    poor = table(Collector([2, 0, 0, 0]), market="yyy-b/rr")
    refused(poor, "work E2.5", "not_enough_cubes", "E3-15", missing=[1, 0, 0, 0])


@rule("E3-27")
def test_one_settler_comes_back_from_a_location() -> None:
    state = make(table(Collector(at="C1.1=2"), {1: Collector(at="E2.2=2")}, market="yyy yy+card"), "work E2.6")
    assert (decision(state), facts(state)) == ("recall", {"left": 1})
    assert legal(state) == {"recall C1.1", "recall E2.6", "done"}
    refused(state, "recall E2.2", "nobody_there", "E3-27")
    before = hand(state)
    make(state, "recall C1.1")
    assert standing(state) == {"C1.1": (0, 1), "E2.2": (1, 2), "E2.6": (0, 1)}
    assert hand(state) == before + 1
    assert cubes(state) == [2, 0, 0, 0]
    assert pile(state) == {"yy+card"}
    assert state.deciding == (1,)


@rule("E3-27")
def test_the_settler_placed_just_now_may_come_back_and_the_market_is_free() -> None:
    state = make(table(market="yy+card"), "work E2.5", "recall E2.5")
    assert standing(state) == {}
    kept = make(table(market="yy+card"), "work E2.5", "done")
    assert standing(kept) == {"E2.5": (0, 1)}


@rule("E3-27")
def test_who_takes_one_of_several_back_holds_the_place_with_fewer() -> None:
    state = make(table(market="yyy yr g yy+card"), "work D2.2", "recall D2.2")
    assert standing(state) == {"D2.2": (0, 2)}
    assert {place["id"]: place["price"] for place in state.view(1)["locations"]}["D2.2"] == 3


@rule("E3-28", "E3-29")
def test_with_golden_deals_there_is_a_choice_at_the_market() -> None:
    state = make(table(Collector([0, 2, 0, 0]), market="rr-gg yyy", deals={"rr-gg": "gd01"}), "work E2.5")
    assert (decision(state), legal(state)) == ("market", {"use", "deal"})
    assert state.view(None)["deals"]
    used = make(state.copy(), "use", "times 1")
    assert (cubes(used), pile(used)) == ([0, 0, 2, 0], {"rr-gg"})
    make(state, "deal")
    assert cubes(state) == [2, 2, 1, 0]
    assert pile(state) == {"rr-gg"}
    assert state.deciding == (1,)


@rule("E3-29", "E3-15")
def test_a_deal_opens_a_market_whose_card_cannot_be_done() -> None:
    state = make(table(market="rr-gg", deals={"rr-gg": "gd04"}), "work E2.5")
    refused(state, "use", "not_enough_cubes", "E3-15", missing=[0, 2, 0, 0])
    assert cubes(make(state, "deal")) == [1, 0, 0, 1]


@rule("E3-29")
def test_cards_used_for_their_deal_count_for_tiles_and_points() -> None:
    state = table(Collector(pile=THREE), market="rr-gg yyy", trade_deck="rr", deals={"rr-gg": "gd01"})
    make(state, "work E2.5", "deal")
    assert decision(state) == "tile"
    assert market(state) == "- yyy"
    make(state, "done")
    assert market(state) == "yyy rr"
    tile = table(Collector(pile="yyyy", bonus="cards"), market="rr-gg", deals={"rr-gg": "gd01"})
    assert "bonus_trade_cards" not in points(tile)
    assert points(make(tile, "work E2.5", "deal"))["bonus_trade_cards"] == 2


@rule("E3-30", "E3-23")
def test_everybody_gains_first_and_the_others_may_stand_above_ten() -> None:
    rivals = {1: Collector([10, 0, 0, 0]), 2: Collector()}
    state = make(table(rivals=rivals, players=3, market="yyy", deals={"yyy": "gd10"}), "work E2.5", "deal")
    assert [cubes(state, seat) for seat in range(3)] == [[1, 0, 2, 0], [11, 0, 0, 0], [1, 0, 0, 0]]
    assert (state.deciding, decision(state)) == ((1,), "turn")
    make(state, "rest")
    assert (decision(state), facts(state)) == ("discard", {"left": 1})


@rule("E3-30")
def test_the_parts_of_a_deal_run_in_order_and_upgrades_and_take_backs_are_optional() -> None:
    own = Collector(at="C1.1=2 A2.3=1")
    state = make(table(own, market="yyy", deals={"yyy": "gd12"}), "work E2.5", "deal")
    assert cubes(state) == [1, 0, 0, 0]
    assert (decision(state), facts(state)) == ("upgrade", {"left": 3})
    make(state, "done")
    assert (decision(state), facts(state)) == ("recall", {"left": 3})
    make(state, "recall C1.1", "recall C1.1")
    assert facts(state) == {"left": 1}
    assert legal(state) == {"recall A2.3", "recall E2.5", "done"}
    make(state, "done")
    assert standing(state) == {"A2.3": (0, 1), "E2.5": (0, 1)}
    assert pile(state) == {"yyy"}


@rule("E3-30")
def test_at_most_so_many_settlers_come_back() -> None:
    state = make(table(Collector(at="C1.1=3"), market="yyy", deals={"yyy": "gd09"}), "work E2.5", "deal")
    make(state, "recall C1.1", "recall C1.1")
    assert state.deciding == (1,)
    assert standing(state) == {"C1.1": (0, 1), "E2.5": (0, 1)}
