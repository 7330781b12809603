"""Markets and what trade cards do (E1-10 to E1-19, E1-24, E1-26 to E1-29)."""

import pytest

from tests.games.east_west_1.table import Trader, discard, route, table
from tests.games.east_west_1.trade import TRADE, market, trade_deck
from tests.games.new_world.land import cubes, hand, standing
from tests.games.playing import decision, facts, legal, make, offered, refused, turn_of
from tests.rule import rule

FULL = "yyyy yyr yg rr up3"
NO_TILES = dict.fromkeys(range(1, 7), "")


@rule("E1-10")
def test_a_turn_is_work_route_or_rest() -> None:
    state = table(Trader([1, 0, 0, 0], route="yyyy rr"))
    assert {move.kind for move in state.legal()} == {"work", "route", "rest"}
    for move in ("work A1.3", "route 1", "rest"):
        assert turn_of(state, move).deciding == (1,)
    refused(state, "use", "must_choose_action", "E1-10")


@rule("E1-11")
def test_work_follows_the_rules_of_a_new_world() -> None:
    own = Trader([0, 0, 0, 0], at="E2.2=2", cards="N02 T02 T03")
    state = table(own, {1: Trader(at="C2.2=2 E2.4=3")}, covers={"A1.4": "yg"}, row="S01 S02 S03 X01")
    refused(state, "work A1.4", "covered", "NW-21", tile=0)
    refused(state, "work E2.2", "already_there", "NW-21")
    pushed = turn_of(state, "work C2.2")
    assert (standing(pushed)["C2.2"], cubes(pushed)) == ((0, 3), [1, 2, 1, 0])
    assert hand(pushed, 1) == 12 - 3
    assert standing(turn_of(state, "work E2.4"))["E2.4"] == (0, 3)
    assert cubes(turn_of(state, "work E2.3", "times 1")) == [0, 0, 2, 0]
    few = table(Trader(hand=1), {1: Trader(at="E2.5=1")})
    refused(few, "work E2.5", "not_enough_settlers", "NW-25", needed=2, hand=1)


@rule("E1-11")
def test_basic_locations_forts_and_room_for_trades_are_the_same() -> None:
    refused(table(Trader([0, 1, 8, 0])), "work B1.5", "no_room", "NW-32")
    free = table(Trader([0, 1, 8, 0]), options={"trade_needs_room": False})
    assert make(free, "work B1.5", "times 1").deciding == (0,)
    state = make(table(Trader([2, 2, 0, 0]), stacks={1: "flat"}), "work A1.1", "tile 1", "claim")
    assert state.deciding == (1,)
    assert cubes(make(table(Trader([2, 0, 0, 0])), "work C2.4", "upgrade y", "upgrade r", "done")) == [1, 0, 1, 0]


@rule("E1-12")
def test_a_market_needs_a_card_under_it() -> None:
    state = table(market="yyy yr", trade_deck="")
    assert {"E2.5", "E2.6"} < offered(state, "work")
    refused(state, "work C2.5", "no_card_there", "E1-12")
    refused(state, "work C2.6", "no_card_there", "E1-12")


@rule("E1-13")
@pytest.mark.parametrize(("location", "card"), [("E2.5", "yyy"), ("E2.6", "yr"), ("C2.5", "g"), ("C2.6", "b")])
def test_the_card_under_the_market_is_used_or_taken(location: str, card: str) -> None:
    state = make(table(), f"work {location}")
    position = ["yyy", "yr", "g", "b"].index(card) + 1
    assert (decision(state), facts(state)) == ("market", {"card": TRADE[card], "position": position})
    assert legal(state) == {"use", "take"}
    used, taken = turn_of(state, "use"), turn_of(state, "take")
    assert (discard(used), route(used), sum(cubes(used)) > 0) == ({card}, "", True)
    assert (discard(taken), route(taken), cubes(taken)) == (set(), card, [0, 0, 0, 0])
    assert used.deciding == taken.deciding == (1,)


@rule("E1-14")
def test_a_used_card_goes_to_the_pile_when_its_action_is_done() -> None:
    state = make(table(Trader([4, 0, 0, 0]), market="yyy yy-g up3 b"), "work E2.6", "use")
    assert (decision(state), discard(state), market(state)) == ("times", set(), "yyy yy-g up3 b")
    make(state, "times 2")
    assert (discard(state), market(state), cubes(state)) == ({"yy-g"}, "yyy up3 b yyyy", [0, 0, 2, 0])
    assert (discard(state, 1), route(state)) == (set(), "")


@rule("E1-15")
def test_a_taken_card_goes_to_the_right_end() -> None:
    state = make(table(Trader(route="yyyy rr=1")), "work E2.5", "take")
    assert route(state) == "yyyy rr=1 yyy"
    assert cubes(state) == [0, 0, 0, 0]


@rule("E1-16")
@pytest.mark.parametrize("position", [1, 3, 5])
def test_on_a_full_route_the_new_card_takes_the_place_of_another(position: int) -> None:
    state = make(table(Trader(route=FULL, discard="rr-gg")), "work E2.6", "take")
    assert (decision(state), facts(state)) == ("replace", {"card": TRADE["yr"]})
    assert offered(state, "replace") == {"1", "2", "3", "4", "5"}
    make(state, f"replace {position}")
    cards = FULL.split()
    old = cards[position - 1]
    cards[position - 1] = "yr"
    assert (route(state), discard(state)) == (" ".join(cards), {old, "rr-gg"})
    assert market(state) == "yyy g b yyyy"


@rule("E1-16")
def test_below_five_cards_nothing_is_replaced() -> None:
    state = make(table(Trader(route="yyyy yyr yg rr")), "work E2.5", "take")
    assert (route(state), discard(state), state.deciding) == ("yyyy yyr yg rr yyy", set(), (1,))


@rule("E1-17")
def test_settlers_on_a_replaced_card_stay_for_the_new_one() -> None:
    state = make(table(Trader(route="yyyy yyr=2 yg rr up3")), "work E2.5", "take", "replace 2")
    assert route(state) == "yyyy yyy=2 yg rr up3"
    assert (cubes(state), hand(state)) == ([0, 0, 0, 0], 12 - 2 - 1)
    make(state, "rest")
    refused(state, "route 2", "card_in_use", "E1-21")
    make(state, "rest", "rest")
    assert route(state) == "yyyy yyy yg rr up3"
    assert "route 2" in legal(state)


@rule("E1-18")
@pytest.mark.parametrize("choice", ["use", "take"])
def test_the_row_moves_up_and_is_refilled_while_there_are_cards(choice: str) -> None:
    state = make(table(trade_deck="yyyy"), "work E2.6", choice)
    assert (market(state), trade_deck(state)) == ("yyy g b yyyy", "")
    make(state, "work E2.5", choice)
    assert market(state) == "g b yyyy"
    assert state.view(None)["trade_row"] == [TRADE["g"], TRADE["b"], TRADE["yyyy"], None]
    refused(state, "work C2.6", "no_card_there", "E1-12")


@rule("E1-18")
def test_discard_piles_never_come_back() -> None:
    own = Trader(discard="rr-gg g-rr up3 gg-bb")
    state = make(table(own, market="yyy", trade_deck=""), "work E2.5", "use")
    assert (market(state), trade_deck(state), len(discard(state))) == ("", "", 5)
    for location in ("E2.5", "E2.6", "C2.5", "C2.6"):
        refused(state, f"work {location}", "no_card_there", "E1-12")


@rule("E1-19")
def test_new_trade_cards_and_another_turn() -> None:
    state = make(table(trade_deck="yyyy yyr yg rr up3"), "work E2.1")
    assert (market(state), trade_deck(state)) == ("yyyy yyr yg rr", "up3 yyy yr g b")
    assert (decision(state), state.deciding, standing(state)) == ("turn", (0,), {"E2.1": (0, 1)})
    refused(state, "work E2.1", "already_there", "NW-21")
    assert make(state, "work A1.3").deciding == (1,)


@rule("E1-19")
def test_few_trade_cards_are_laid_out_from_the_left() -> None:
    state = make(table(market="yyy yr", trade_deck="g"), "work E2.1")
    assert (market(state), trade_deck(state)) == ("g yyy yr", "")
    refused(state, "work C2.6", "no_card_there", "E1-12")
    refused(table(market="", trade_deck=""), "work E2.1", "no_trade_cards", "E1-19")


@rule("E1-26")
@pytest.mark.parametrize(("card", "taken"), [("yyyy", [4, 0, 0, 0]), ("yg", [1, 0, 1, 0]), ("b", [0, 0, 0, 1])])
def test_a_card_that_produces(card: str, taken: list[int]) -> None:
    assert cubes(make(table(market=card), "work E2.5", "use")) == taken
    assert cubes(make(table(Trader(route=card)), "route 1")) == taken


@rule("E1-27")
def test_a_card_that_upgrades() -> None:
    state = make(table(Trader([2, 0, 0, 0]), market="up3"), "work E2.5", "use")
    assert (decision(state), facts(state)) == ("upgrade", {"left": 3})
    refused(state, "done", "must_act_once", "E1-27")
    assert cubes(turn_of(state, "upgrade y", "done")) == [1, 1, 0, 0]
    assert cubes(turn_of(state, "upgrade y", "upgrade r", "upgrade g")) == [1, 0, 0, 1]
    on_route = make(table(Trader([2, 0, 0, 0], route="up3")), "route 1")
    refused(on_route, "done", "must_act_once", "E1-27")
    assert make(on_route, "upgrade y", "upgrade y", "upgrade r").deciding == (1,)


@rule("E1-28")
def test_a_card_that_exchanges_needs_no_room() -> None:
    state = make(table(Trader([0, 10, 0, 0], route="r-yyy")), "route 1")
    assert (decision(state), facts(state)) == ("times", {"card": TRADE["r-yyy"]})
    assert len(offered(state, "times")) == 10
    make(state, "times 5")
    assert cubes(state) == [15, 5, 0, 0]
    assert (decision(state), facts(state)) == ("discard", {"left": 10})
    at_market = make(table(Trader([4, 2, 0, 0]), market="rr-gg"), "work E2.5", "use")
    refused(at_market, "times 2", "not_enough_cubes", "E1-28", missing=[0, 2, 0, 0])


@rule("E1-29")
def test_a_card_that_cannot_be_done_may_only_be_taken() -> None:
    poor = make(table(Trader([1, 0, 0, 0]), market="rr-gg"), "work E2.5")
    assert legal(poor) == {"take"}
    refused(poor, "use", "not_enough_cubes", "E1-28", missing=[0, 2, 0, 0])
    browns = make(table(Trader([0, 0, 0, 4]), market="up3"), "work E2.5")
    refused(browns, "use", "nothing_to_upgrade", "E1-29")
    on_route = table(Trader([0, 0, 0, 4], route="up3 rr-gg"))
    refused(on_route, "route 1", "nothing_to_upgrade", "E1-29")
    refused(on_route, "route 2", "not_enough_cubes", "E1-28", missing=[0, 2, 0, 0])


@rule("E1-24")
def test_native_and_tools_cards_work_at_markets() -> None:
    own = Trader(cards="N02 N03 T02")
    state = make(table(own, row="S01 S02 S03 X01"), "work C2.6", "take")
    assert standing(state) == {"C2.6": (0, 1)}
    state = make(table(own, row="S01 S02 S03 X01"), "work C2.5", "take")
    assert (standing(state), cubes(state)) == ({"C2.5": (0, 2)}, [0, 1, 0, 0])
