"""The bonus cards and the Golden Deals of Spice Road in this game (E1-37 to E1-46)."""

import pytest

from caravanserai.games.century.market.deals import NO_DEAL, whole_pile
from tests.games.east_west_1.table import Trader, discard, fresh, route, table
from tests.games.east_west_1.trade import TRADE, market
from tests.games.golden_deals import DEAL
from tests.games.new_world.land import cubes, hand, points, standing
from tests.games.playing import decision, facts, legal, make, refused, turn_of
from tests.rule import rule


@rule("E1-37")
def test_bonus_cards_are_among_the_trade_cards_only_by_option() -> None:
    special = {TRADE[name] for name in ("r+up1", "yyy-b/rr", "g+up1", "yy+card")}
    for on in (False, True):
        state = fresh(2, bonus_cards=on)
        cards = set(state.market.cards + state.market.deck)
        assert cards & special == (special if on else set())
    seen = [set(fresh(2, seed, bonus_cards=True).market.cards) & special for seed in range(30)]
    assert any(seen)


@rule("E1-37")
def test_bonus_cards_are_taken_and_used_like_others() -> None:
    state = table(market="g+up1 r+up1")
    taken = turn_of(state, "work E2.5", "take")
    assert (route(taken), cubes(taken)) == ("g+up1", [0, 0, 0, 0])
    used = turn_of(state, "work E2.6", "use", "done")
    assert (discard(used), cubes(used)) == ({"r+up1"}, [0, 1, 0, 0])


@rule("E1-38")
@pytest.mark.parametrize(
    ("card", "moves", "after"),
    [
        ("r+up1", ["done"], [1, 1, 0, 0]),
        ("r+up1", ["upgrade r"], [1, 0, 1, 0]),
        ("r+up1", ["upgrade y"], [0, 2, 0, 0]),
        ("g+up1", ["upgrade g"], [1, 0, 0, 1]),
    ],
)
def test_a_cube_and_an_upgrade(card: str, moves: list[str], after: list[int]) -> None:
    state = make(table(Trader([1, 0, 0, 0], route=card)), "route 1")
    assert (decision(state), facts(state)) == ("upgrade", {"left": 1})
    make(state, *moves)
    assert (cubes(state), state.deciding) == (after, (1,))


@rule("E1-39")
def test_one_settler_comes_back_from_anywhere() -> None:
    own = Trader(at="A1.3=1 E2.4=3", route="yyyy=2 yy+card")
    state = make(table(own, {1: Trader(at="B1.4=3")}), "route 2")
    assert cubes(state) == [2, 0, 0, 0]
    assert (decision(state), facts(state), hand(state)) == ("recall", {"left": 1}, 12 - 4 - 2 - 1)
    assert legal(state) == {"recall A1.3", "recall E2.4", "recall-route 1", "recall-route 2", "done"}
    refused(state, "recall B1.4", "nobody_there", "E1-39")
    refused(state, "recall A1.6", "nobody_there", "E1-39")
    refused(state, "recall-route 3", "nobody_there", "E1-39")
    one = turn_of(state, "recall E2.4")
    assert (standing(one)["E2.4"], hand(one), one.deciding) == ((0, 2), 6, (1,))
    last = turn_of(state, "recall A1.3")
    assert ("A1.3" in standing(last), hand(last)) == (False, 6)
    card = turn_of(state, "recall-route 1")
    assert (route(card), hand(card)) == ("yyyy=1 yy+card=1", 6)
    none = turn_of(state, "done")
    assert (route(none), hand(none), none.deciding) == ("yyyy=2 yy+card=1", 5, (1,))


@rule("E1-39")
def test_a_place_with_fewer_settlers_is_cheaper_to_take() -> None:
    own = Trader(at="E2.2=3", route="yy+card")
    state = make(table(own), "route 1", "recall E2.2", "work E2.2")
    assert standing(state) == {"E2.2": (1, 3)}
    assert hand(state) == 12 - 1


@rule("E1-39")
def test_a_place_without_settlers_is_free_for_the_one_who_left_as_well() -> None:
    state = make(table(Trader(at="A1.3=1", route="yy+card")), "route 1", "recall A1.3", "rest")
    assert "work A1.3" in legal(state)
    state = make(table(Trader(route="yyyy yy+card")), "route 2", "recall-route 2", "rest")
    refused(state, "route 2", "card_in_use", "E1-21")
    state = make(table(Trader(route="yy+card")), "route 1", "recall-route 1", "rest")
    assert "route 1" in legal(state)


@rule("E1-39")
def test_at_a_market_the_settlers_just_placed_may_come_back() -> None:
    state = make(table(market="yy+card"), "work E2.5", "use", "recall E2.5")
    assert (standing(state), hand(state), discard(state)) == ({}, 12, {"yy+card"})


@rule("E1-40")
def test_three_yellow_must_be_exchanged_at_least_once() -> None:
    refused(table(Trader([2, 0, 0, 0], route="yyy-b/rr")), "route 1", "not_enough_cubes", "E1-40", missing=[1, 0, 0, 0])
    state = make(table(Trader([7, 0, 0, 0], route="yyy-b/rr")), "route 1")
    assert legal(state) == {"choose 1", "choose 2"}
    refused(state, "done", "must_act_once", "E1-40")
    assert cubes(turn_of(state, "choose 1", "done")) == [4, 0, 0, 1]
    both = turn_of(state, "choose 2", "choose 1")
    assert (cubes(both), both.deciding) == ([1, 2, 0, 1], (1,))


@rule("E1-41")
@pytest.mark.parametrize(("bonus_cards", "number"), [(False, 43), (True, 47)])
def test_every_trade_card_in_use_gets_a_deal(bonus_cards: bool, number: int) -> None:
    state = fresh(2, 5, golden_deals=True, bonus_cards=bonus_cards)
    dealt = [deal for deal in state.deals if deal != NO_DEAL]
    assert len(dealt) == number
    assert all(dealt.count(deal) <= whole_pile(state.designs).count(deal) for deal in dealt)
    assert state.deals[:2] == [NO_DEAL, NO_DEAL]
    assert len({tuple(fresh(2, seed, golden_deals=True).deals) for seed in range(10)}) == 10
    assert set(fresh(2).deals) == {NO_DEAL}
    assert fresh(2).view(None)["deals"] == {}


@rule("E1-41")
def test_a_deal_is_seen_while_its_card_lies_face_up() -> None:
    deals = {"yyy": "gd01", "yyyy": "gd02", "rr": "gd03", "g": "gd04"}
    state = table(Trader(route="rr"), {1: Trader(discard="up3")}, deals=deals)
    seen = state.view(1)["deals"]
    assert {seen[str(TRADE[name])] for name in ("yyy", "rr", "g")} == {DEAL["gd01"], DEAL["gd03"], DEAL["gd04"]}
    assert {int(card) for card in seen} == {TRADE[name] for name in ("yyy", "yr", "g", "b", "rr")}
    refused(make(table(), "work E2.5"), "deal", "no_deals", "E1-41")


@rule("E1-42")
def test_the_deal_of_a_market_card_instead_of_its_action() -> None:
    state = make(table(market="rr-gg yr", deals={"rr-gg": "gd03"}), "work E2.5")
    assert legal(state) == {"deal", "take"}
    make(state, "deal")
    assert (cubes(state), discard(state), route(state)) == ([0, 1, 1, 0], {"rr-gg"}, "")
    assert market(state) == "yr yyyy"
    other = make(table(deals={"yyy": "gd03"}), "work E2.5", "use")
    assert cubes(other) == [3, 0, 0, 0]


@rule("E1-43")
def test_the_deal_of_a_route_card_instead_of_its_action() -> None:
    state = table(Trader(route="yyyy rr"), deals={"rr": "gd03"})
    make(state, "route 2")
    assert (decision(state), facts(state)) == ("route_card", {"card": TRADE["rr"], "position": 2})
    assert legal(state) == {"use", "deal"}
    used, dealt = turn_of(state, "use"), turn_of(state, "deal")
    assert (cubes(used), cubes(dealt)) == ([0, 2, 0, 0], [0, 1, 1, 0])
    assert route(used) == route(dealt) == "yyyy rr=2"
    assert discard(dealt) == set()
    make(dealt, "rest", "rest", "rest", "route 2", "use")
    assert cubes(dealt) == [0, 3, 1, 0]


@rule("E1-43")
def test_a_card_that_cannot_be_done_may_be_used_for_its_deal() -> None:
    state = make(table(Trader(route="gg-bb"), deals={"gg-bb": "gd01"}), "route 1")
    refused(state, "use", "not_enough_cubes", "E1-28", missing=[0, 0, 2, 0])
    assert cubes(make(state, "deal")) == [2, 0, 1, 0]


@rule("E1-44")
def test_there_are_no_other_ways_to_make_a_deal() -> None:
    state = table(Trader([9, 0, 0, 0], route="yyyy"), deals={})
    assert {move.kind for move in state.legal()} == {"work", "route", "rest"}
    assert all(merchant.hand == 0 and merchant.played == 0 for merchant in state.merchants)
    refused(state, "deal", "must_choose_action", "E1-10")


@rule("E1-45")
def test_everybody_gains_and_others_keep_too_many_until_their_own_turn() -> None:
    rivals = {1: Trader([5, 5, 0, 0]), 2: Trader([1, 0, 0, 0])}
    state = make(table(Trader(route="yyyy"), rivals, players=3, deals={"yyyy": "gd10"}), "route 1", "deal")
    assert [cubes(state, seat) for seat in range(3)] == [[1, 0, 2, 0], [6, 5, 0, 0], [2, 0, 0, 0]]
    assert (decision(state), state.deciding) == ("turn", (1,))
    make(state, "rest")
    assert (decision(state), facts(state)) == ("discard", {"left": 1})


@rule("E1-45")
def test_of_an_overfull_storage_ten_cubes_count_at_the_end() -> None:
    state = table(Trader(route="yyyy"), {0: Trader([0, 10, 0, 0])}, turn=1, deals={"yyyy": "gd11"})
    state.last_round = True
    make(state, "route 1", "deal", "done")
    assert (state.over, cubes(state, 0)) == (True, [0, 11, 0, 0])
    assert points(state, 0) == {"goods": 10}


@rule("E1-45")
def test_the_parts_of_a_deal_come_in_order_and_only_gains_are_compulsory() -> None:
    state = make(table(Trader(at="A1.3=1", route="yyyy"), deals={"yyyy": "gd12"}), "route 1", "deal")
    assert (cubes(state), cubes(state, 1), decision(state)) == ([1, 0, 0, 0], [1, 0, 0, 0], "upgrade")
    make(state, "done")
    assert (decision(state), facts(state)) == ("recall", {"left": 3})
    assert make(state, "done").deciding == (1,)


@rule("E1-46")
def test_a_deal_takes_back_as_many_settlers_as_it_says() -> None:
    own = Trader(at="E2.4=3", route="yyyy yyr")
    state = make(table(own, deals={"yyr": "gd09"}), "route 2", "deal")
    assert (cubes(state), facts(state)) == ([3, 0, 0, 0], {"left": 2})
    make(state, "recall E2.4")
    assert (decision(state), facts(state)) == ("recall", {"left": 1})
    make(state, "recall-route 2")
    assert (standing(state), route(state), state.deciding) == ({"E2.4": (0, 2)}, "yyyy yyr=1", (1,))


@rule("E1-46")
def test_nobody_is_asked_when_no_settler_is_left_to_take_back() -> None:
    state = make(table(market="yyy", deals={"yyy": "gd09"}), "work E2.5", "deal", "recall E2.5")
    assert (state.deciding, standing(state)) == ((1,), {})
