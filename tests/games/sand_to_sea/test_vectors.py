"""The worked cases of the rules page (SS-V1 to SS-V13)."""

import pytest

from caravanserai.games.century.islands.maps.tiles import SYMBOL_OF, kind_of
from tests.games.eastern_wonders.sea import SPACE, at, bonus, cubes, make, outposts, refused, turn_of
from tests.games.playing import decision, legal
from tests.games.sand_to_sea.table import NEXT_TURN, Voyager, fresh, hand, played, row_cubes, sailed, table
from tests.rule import rule

TILES = {"B2": "yyy-b", "B3": "yy-g"}


@rule("SS-V1")
def test_three_steps_spend_three_cards_of_hand_and_played_area() -> None:
    state = table(Voyager(at="B2", hand="yy up2", played="b rr"))
    make(state, "sail B3", "fare yy", "sail B4", "fare b", "sail B5", "fare rr", "stop", "pass")
    assert (hand(state), played(state), sailed(state)) == ({"up2"}, set(), {"yy", "b", "rr"})


@rule("SS-V2")
def test_the_first_card_is_free_and_the_fourth_costs_three_cubes() -> None:
    assert make(table(Voyager()), "acquire 1").deciding == (1,)
    state = make(table(Voyager([3, 0, 0, 0])), "acquire 4", "pay y", "pay y", "pay y")
    assert row_cubes(state) == [[1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0]]
    assert cubes(state) == [0, 0, 0, 0]


@rule("SS-V3")
def test_one_cube_does_not_pay_two_ships() -> None:
    rivals = {1: Voyager(at="B3"), 2: Voyager(at="B3")}
    state = make(table(Voyager([1, 0, 0, 0], at="B2"), rivals, players=3), "sail B3", "fare yy")
    refused(state, "stop", "cannot_pay_fee", "SS-17", price=2)


@rule("SS-V4")
@pytest.mark.parametrize(("players", "others", "price"), [(2, 1, 2), (3, 2, 2), (4, 1, 1), (4, 0, 0)])
def test_what_an_outpost_costs(players: int, others: int, price: int) -> None:
    rivals = {seat: Voyager(outposts="B3") for seat in range(1, others + 1)}
    state = table(Voyager([0, 0, 0, 5], at="B3"), rivals, players=players, tiles=TILES)
    make(state, "build", *["pay b"] * price)
    assert (outposts(state), cubes(state), state.deciding) == ({"B3"}, [0, 0, 0, 5 - price], (1,))


@rule("SS-V5")
def test_rest_empties_both_piles() -> None:
    state = make(table(Voyager(hand="", played="yy b", sailed="up2 rr")), "rest")
    assert (hand(state), played(state), sailed(state)) == ({"yy", "b", "up2", "rr"}, set(), set())


@rule("SS-V6")
def test_a_movement_tile_saves_one_card() -> None:
    state = make(table(Voyager(at="B2", bonus="movement")), "sail B3")
    assert sailed(turn_of(state, "stop", "pass")) == set()
    make(state, "sail B4", "fare yy", "sail B5", "fare up2")
    assert (at(state), sailed(state), decision(state)) == ("B5", {"yy", "up2"}, "action")


@rule("SS-V7")
def test_two_played_cards_carry_two_steps() -> None:
    state = table(Voyager(at="B2", hand="", played="yy up2"))
    lengths = {len(journey["path"]) for journey in state.view(0)["journeys"]}
    assert lengths == {1, 2}
    make(state, "sail B3", "fare yy", "sail B4", "fare up2")
    assert (at(state), decision(state)) == ("B4", "action")


@rule("SS-V8")
def test_with_all_cards_spent_only_rest_acquire_and_what_the_ship_can_do_are_left() -> None:
    state = table(Voyager([2, 0, 0, 0], at="B3", hand="", sailed="yy up2"), tiles=TILES)
    assert legal(state) == {"rest", "acquire 1", "acquire 2", "acquire 3", "build"}
    port = table(Voyager(at="A1", hand="", sailed="yy up2"))
    assert legal(port) == {"rest", "acquire 1"}


@rule("SS-V9")
def test_the_map_and_the_stock() -> None:
    state = fresh()
    kinds = [kind_of(tile) for tile in state.islands.tiles]
    assert {kind: kinds.count(kind) for kind in kinds} == {"market": 16, "sea": 4, "port": 4}
    symbols = [SYMBOL_OF[tile] for tile in state.islands.tiles if kind_of(tile) == "market"]
    assert [symbols.count(symbol) for symbol in range(4)] == [4, 4, 4, 4]
    assert sum(len(stack) for stack in state.view(None)["bonus_stock"].values()) == 12


@rule("SS-V10")
def test_a_row_scores_1_3_5_8() -> None:
    scores = [table(Voyager(built=[0, number, 0, 0])).scores()[0] for number in range(5)]
    assert scores == [0, 1, 3, 5, 8]


@rule("SS-V11")
def test_the_thirteenth_column_brings_no_tile() -> None:
    rivals = {seat: Voyager(bonus="vp movement hold hold", built=[4, 4, 4, 4]) for seat in (1, 2)}
    rivals[3] = Voyager(bonus="vp vp movement movement", built=[4, 4, 4, 4])
    state = table(Voyager(at="B3", built=[1, 1, 0, 1]), rivals, players=4, tiles=TILES)
    make(state, "build")
    assert (state.deciding, bonus(state)) == ((1,), {})
    assert [len(bonus(state, seat)) for seat in (1, 2, 3)] == [3, 3, 2]


@rule("SS-V12")
def test_at_sea_there_is_no_fee_and_nothing_to_do() -> None:
    rivals = {1: Voyager(at="D5"), 2: Voyager(at="D5")}
    state = make(table(Voyager([1, 0, 0, 0], at="D4"), rivals, players=3), "sail D5", "fare yy", "stop")
    assert (at(state), cubes(state), state.deciding) == ("D5", [1, 0, 0, 0], (1,))


@rule("SS-V13")
def test_a_step_an_outpost_and_up_to_two_trades() -> None:
    moves = [f"sail {SPACE['B3']}", "fare yy", "stop", "build"]
    state = make(table(Voyager([4, 0, 0, 0], at="B2"), tiles=TILES), *moves)
    results = {move: cubes(turn_of(state, move)) for move in legal(state)}
    assert results == {"done": [4, 0, 0, 0], "trade 1": [2, 0, 1, 0], "trade 2": [0, 0, 2, 0]}
    later = make(table(Voyager([4, 0, 0, 0], at="B2"), tiles=TILES, options=NEXT_TURN), *moves)
    assert (later.deciding, outposts(later), cubes(later)) == ((1,), {"B3"}, [4, 0, 0, 0])
