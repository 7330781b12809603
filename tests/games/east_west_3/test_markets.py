"""Markets: a card is used and collected, every fourth may bring a tile, and new cards are laid out (E3-14 to E3-20)."""

import pytest

from tests.games.east_west_1.trade import market, trade_deck
from tests.games.east_west_3.table import Collector, pile, table
from tests.games.new_world.land import bonus, cubes, tops
from tests.games.playing import decision, facts, legal, make, offered, refused
from tests.rule import rule

THREE = "yyyy yyr yg"
SEVEN = f"{THREE} rr up3 yy-g yy-rr"


@rule("E3-14")
@pytest.mark.parametrize(
    ("place", "card", "before", "moves", "after"),
    [
        ("E2.5", "yyr", [0, 0, 0, 0], [], [2, 1, 0, 0]),
        ("E2.6", "yyr", [0, 0, 0, 0], [], [2, 1, 0, 0]),
        ("D2.1", "rr-gg", [0, 5, 0, 0], ["times 2"], [0, 1, 4, 0]),
        ("D2.2", "up3", [2, 0, 0, 0], ["upgrade y", "upgrade y", "done"], [0, 2, 0, 0]),
        ("E2.5", "up3", [1, 0, 0, 0], ["upgrade y", "upgrade r", "upgrade g"], [0, 0, 0, 1]),
    ],
)
def test_the_card_is_used_and_collected(
    place: str, card: str, before: list[int], moves: list[str], after: list[int]
) -> None:
    names = ["yyy", "yr", "g", "b"]
    names[["E2.5", "E2.6", "D2.1", "D2.2"].index(place)] = card
    state = make(table(Collector(before), market=" ".join(names), trade_deck="yg"), f"work {place}", *moves)
    assert cubes(state) == after
    assert pile(state) == {card}
    assert state.deciding == (1,)
    assert market(state).split() == [name for name in names if name != card] + ["yg"]


@rule("E3-14")
def test_a_card_cannot_be_taken_unused() -> None:
    state = make(table(Collector([0, 4, 0, 0]), market="rr-gg"), "work E2.5")
    assert legal(state) == {"times 1", "times 2"}
    refused(state, "done", "must_exchange", "E1-28")
    refused(state, "times 3", "not_enough_cubes", "E1-28", missing=[0, 2, 0, 0])
    upgrading = make(table(Collector([1, 0, 0, 0]), market="up3"), "work E2.5")
    refused(upgrading, "done", "must_act_once", "E1-27")


@rule("E3-14")
def test_a_market_without_a_card_cannot_be_chosen() -> None:
    state = table(market="yyy yr", trade_deck="")
    refused(state, "work D2.1", "no_card_there", "E3-14")
    refused(state, "work D2.2", "no_card_there", "E3-14")
    assert {"E2.5", "E2.6"} <= offered(state, "work")


@rule("E3-15")
def test_a_market_whose_card_cannot_be_done_cannot_be_chosen() -> None:
    state = table(Collector([0, 1, 0, 0]), market="rr-gg up3 bb-rrrgg g-rr")
    refused(state, "work E2.5", "not_enough_cubes", "E3-15", missing=[0, 1, 0, 0])
    refused(state, "work D2.1", "not_enough_cubes", "E3-15", missing=[0, 0, 0, 2])
    assert "E2.6" in offered(state, "work")
    browns = table(Collector([0, 0, 0, 3]), market="up3")
    refused(browns, "work E2.5", "nothing_to_upgrade", "E3-15")


@rule("E3-15", "E3-11")
def test_cubes_from_tools_count_at_the_market_that_shows_them() -> None:
    cards = "rr-gg yyy rr-yyb g"
    own = Collector(cards="T02 T03")
    refused(table(own, market=cards), "work E2.5", "not_enough_cubes", "E3-15", missing=[0, 2, 0, 0])
    assert cubes(make(table(own, market=cards), "work D2.1", "times 1")) == [2, 0, 0, 1]
    one = table(Collector(cards="T02"), market=cards)
    refused(one, "work D2.1", "not_enough_cubes", "E3-15", missing=[0, 1, 0, 0])


@rule("E3-16")
@pytest.mark.parametrize(
    ("place", "below", "row"),
    [
        ("E2.5", "rr yg", "yr g b rr"),
        ("E2.6", "rr yg", "yyy g b rr"),
        ("D2.2", "rr yg", "yyy yr g rr"),
        ("E2.6", "", "yyy g b"),
    ],
)
def test_the_row_moves_up_and_is_refilled(place: str, below: str, row: str) -> None:
    state = make(table(trade_deck=below), f"work {place}")
    assert market(state) == row
    assert trade_deck(state) == " ".join(below.split()[1:])
    shown = state.view(None)["trade_row"]
    assert len(shown) == 4
    assert [card is None for card in shown] == [False] * len(row.split()) + [True] * (4 - len(row.split()))


@rule("E3-17")
def test_a_fourth_card_may_bring_a_tile_of_d2_before_the_row_is_refilled() -> None:
    stacks = {3: "flat native", 4: "tools", 5: "settler", 6: "exploration"}
    state = make(table(Collector(pile=THREE), stacks=stacks, trade_deck="rr"), "work E2.6")
    assert (decision(state), facts(state)) == ("tile", {"must": 0})
    assert legal(state) == {"tile 3", "tile 4", "tile 5", "tile 6", "done"}
    assert market(state) == "yyy - g b"
    assert state.view(1)["trade_row"][1] is None
    assert len(pile(state)) == 4
    for stack in (1, 2, 7, 8):
        refused(state, f"tile {stack}", "stack_elsewhere", "E3-17")
    make(state, "tile 3")
    assert bonus(state) == ["flat"]
    assert tops(state)[2] == "native"
    assert market(state) == "yyy g b rr"
    assert state.deciding == (1,)


@rule("E3-17")
def test_the_tile_may_be_left() -> None:
    state = make(table(Collector(pile=THREE)), "work E2.6", "done")
    assert bonus(state) == []
    assert market(state) == "yyy g b yyyy"
    assert state.deciding == (1,)


@rule("E3-17")
@pytest.mark.parametrize(("before", "asked"), [(0, False), (1, False), (2, False), (3, True), (4, False), (7, True)])
def test_only_multiples_of_four_count(before: int, asked: bool) -> None:
    own = Collector(pile=" ".join(SEVEN.split()[:before]))
    state = make(table(own, market="yyy", trade_deck=""), "work E2.5")
    assert (state.deciding == (0,)) == asked


@rule("E3-18")
def test_without_a_slot_or_a_tile_the_chance_is_lost() -> None:
    full = Collector(pile=THREE, bonus="flat native settlers tools")
    state = make(table(full, market="yyy"), "work E2.5")
    assert state.deciding == (1,)
    empty = dict.fromkeys((3, 4, 5, 6), "")
    state = make(table(Collector(pile=THREE), market="yyy g", trade_deck="", stacks=empty), "work E2.5")
    assert (state.deciding, bonus(state)) == ((1,), [])
    state.settlement.stacks.left[2] = 1
    make(state, "rest", "rest", "rest", "work E2.5")
    assert len(pile(state)) == 4 + 1
    assert bonus(state) == []


@rule("E3-18")
def test_an_empty_stack_of_d2_is_refused() -> None:
    state = make(table(Collector(pile=THREE), stacks={3: "", 4: "flat"}), "work E2.5")
    refused(state, "tile 3", "stack_empty", "E3-17")


@rule("E3-19")
@pytest.mark.parametrize(("tiles", "asked"), [("flat native settlers", True), ("flat native settlers tools", False)])
def test_the_slots_are_shared(tiles: str, asked: bool) -> None:
    column = table(Collector(outposts="8 6 4", bonus=tiles))
    assert (make(column, "work B2.5", "sail 3", "build").deciding == (0,)) == asked
    card = table(Collector(pile=THREE, bonus=tiles))
    assert (make(card, "work E2.6").deciding == (0,)) == asked


@rule("E3-20")
def test_new_trade_cards_and_another_turn() -> None:
    state = make(table(Collector([1, 0, 0, 0]), trade_deck="yyyy yyr yg rr up3"), "work E2.1")
    assert market(state) == "yyyy yyr yg rr"
    assert trade_deck(state) == "up3 yyy yr g b"
    assert (state.deciding, decision(state)) == ((0,), "turn")
    refused(state, "work E2.1", "already_there", "NW-21")
    make(state, "work E2.5")
    assert pile(state) == {"yyyy"}
    assert state.deciding == (1,)


@rule("E3-20")
def test_new_trade_cards_when_there_are_few_or_none() -> None:
    state = make(table(market="yyy yr", trade_deck=""), "work E2.1")
    assert market(state) == "yyy yr"
    refused(table(market="", trade_deck=""), "work E2.1", "no_trade_cards", "E3-20")
    overfull = make(table(Collector([12, 0, 0, 0])), "work E2.1")
    assert decision(overfull) == "discard"
    assert decision(make(overfull, "discard y", "discard y")) == "turn"
    assert overfull.deciding == (0,)
