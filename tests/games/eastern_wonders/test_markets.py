"""Building outposts and trading (EW-24 to EW-32)."""

import pytest

from tests.games.eastern_wonders.sea import Sailor, bonus, built, cubes, make, offered, outposts, refused, turn_of
from tests.games.eastern_wonders.table import NEXT_TURN, table
from tests.games.playing import decision, facts, legal
from tests.rule import rule

TILES = {"B2": "yyy-b", "B3": "yy-g", "C3": "yy-rr", "C2": "r-yyy"}


@rule("EW-24")
def test_one_outpost_of_each_player_on_a_tile() -> None:
    state = table(Sailor(at="B3"), {1: Sailor([2, 0, 0, 0], at="B3")}, tiles=TILES)
    make(state, "stop", "build")
    assert outposts(state) == {"B3"}
    make(state, "stop", "build", "pay y", "pay y")
    assert outposts(state, 1) == {"B3"}
    refused(make(state, "stop"), "build", "already_built", "EW-24")


@rule("EW-24")
def test_building_is_possible_after_staying_and_never_compulsory() -> None:
    state = table(Sailor(at="B3"))
    make(state, "stop", "pass", "stop", "pass", "stop")
    assert {"build", "pass"} <= legal(state)
    assert outposts(make(state, "build")) == {"B3"}


@rule("EW-24")
def test_there_is_no_building_at_a_port() -> None:
    refused(make(table(Sailor(at="A1")), "stop"), "build", "not_a_market", "EW-24")


@rule("EW-25")
@pytest.mark.parametrize(("players", "others", "price"), [(2, 1, 2), (3, 1, 1), (3, 2, 2), (4, 3, 3), (4, 0, 0)])
def test_an_outpost_costs_cubes_for_those_that_are_there(players: int, others: int, price: int) -> None:
    rivals = {seat: Sailor(outposts="B3") for seat in range(1, others + 1)}
    state = table(Sailor([1, 1, 1, 1], at="B3"), rivals, players=players, tiles=TILES)
    before = state.view(0)["spaces"][6]["market"]
    assert before is not None
    assert before["outpost_cost"] == price
    make(state, "stop", "build")
    for colour in "rgb"[:price]:
        assert decision(state) == "pay_outpost"
        make(state, f"pay {colour}")
    assert outposts(state) == {"B3"}
    assert sum(cubes(state)) == 4 - price
    assert cubes(state, 1) == [0, 0, 0, 0]  # the cubes went to the supply


@rule("EW-25")
def test_who_cannot_pay_cannot_build() -> None:
    state = make(table(Sailor([1, 0, 0, 0], at="B3"), {1: Sailor(outposts="B3")}, tiles=TILES), "stop")
    refused(state, "build", "cannot_pay_outpost", "EW-25", price=2)


@rule("EW-25")
def test_cubes_collected_this_turn_may_pay() -> None:
    state = table(Sailor(at="B3"), {1: Sailor(outposts="B3")}, tiles=TILES, loose={"B3": [0, 0, 2, 0]})
    make(state, "stop", "collect g", "collect g", "build")
    refused(state, "pay y", "no_such_cube", "EW-25")
    make(state, "pay g", "pay g")
    assert (outposts(state), cubes(state)) == ({"B3"}, [0, 0, 0, 0])


@rule("EW-26")
def test_the_outpost_comes_from_the_row_of_the_tiles_symbol() -> None:
    for name, row in (("B2", 3), ("B3", 2), ("C3", 1), ("C2", 0)):
        state = make(table(Sailor(at=name), tiles=TILES), "stop", "build")
        assert built(state) == [int(symbol == row) for symbol in range(4)]


@rule("EW-26")
def test_the_leftmost_outpost_leaves_and_its_number_scores() -> None:
    points = []
    for before in range(5):
        state = table(Sailor(at="B3", built=[0, 0, before, 0]), tiles=TILES)
        had = state.scores()[0]
        make(state, "stop", "build")
        points.append(state.scores()[0] - had)
    assert points == [0, 1, 2, 2, 3]


@rule("EW-27")
def test_each_upgrade_tile_allows_one_step_also_of_the_same_cube() -> None:
    state = table(Sailor([1, 1, 0, 0], at="C3", bonus="upgrade upgrade"))
    make(state, "stop", "build")
    assert (decision(state), facts(state)) == ("upgrade", {"left": 2})
    refused(state, "upgrade g", "no_such_cube", "EW-27")
    same = turn_of(state, "upgrade y", "upgrade r")
    assert cubes(same) == [0, 1, 1, 0]
    assert cubes(turn_of(state, "upgrade r", "upgrade g")) == [1, 0, 0, 1]
    assert cubes(turn_of(state, "upgrade y", "done")) == [0, 2, 0, 0]
    assert cubes(turn_of(state, "done")) == [1, 1, 0, 0]


@rule("EW-27")
def test_the_upgrade_comes_after_the_price_and_before_bonus_and_trade() -> None:
    own = Sailor([4, 0, 0, 0], at="B3", bonus="upgrade", built=[1, 1, 0, 1])
    state = table(own, {1: Sailor(outposts="B3")}, players=3, tiles=TILES)
    kinds = []
    for move in ("stop", "build", "pay y", "upgrade y", "bonus vp", "trade 1"):
        kinds.append(decision(state))
        make(state, move)
    assert kinds == ["turn", "action", "pay_outpost", "upgrade", "bonus", "trade"]
    assert cubes(state) == [0, 1, 1, 0]


@rule("EW-27")
def test_without_a_cube_that_can_rise_nothing_is_asked() -> None:
    for held in ([0, 0, 0, 0], [0, 0, 0, 3]):
        state = make(table(Sailor(held, at="C3", bonus="upgrade"), tiles=TILES), "stop", "build")
        assert state.deciding == (1,)


@rule("EW-28")
@pytest.mark.parametrize("kind", ["vp", "movement", "hold", "upgrade", "red"])
def test_the_last_outpost_of_a_column_brings_a_bonus_tile_of_choice(kind: str) -> None:
    state = table(Sailor(at="B3", built=[1, 1, 0, 1]), tiles=TILES)
    make(state, "stop", "build")
    assert legal(state) == {"bonus vp", "bonus movement", "bonus hold", "bonus upgrade", "bonus red"}
    make(state, f"bonus {kind}")
    points = {"vp": 6, "upgrade": 2, "red": 1}.get(kind, 0)
    assert bonus(state) == {kind: [points]}
    assert len(state.view(None)["bonus_stock"][kind]) == 3


@rule("EW-28")
def test_an_outpost_that_leaves_others_in_its_column_brings_nothing() -> None:
    for others in ([1, 1, 0, 0], [2, 2, 1, 1], [5, 5, 1, 1]):
        state = make(table(Sailor(at="B3", built=others), tiles=TILES), "stop", "build")
        assert (state.deciding, bonus(state)) == ((1,), {})


@rule("EW-28")
def test_an_empty_stack_cannot_be_chosen_and_an_empty_stock_gives_nothing() -> None:
    rival = Sailor(bonus="vp vp vp vp red red red red")
    state = make(table(Sailor(at="B3", built=[1, 1, 0, 1]), {1: rival}, tiles=TILES), "stop", "build")
    refused(state, "bonus vp", "no_bonus_left", "EW-28")
    assert offered(state, "bonus") == {"movement", "hold", "upgrade"}
    everything = Sailor(bonus=" ".join(["vp movement hold upgrade red"] * 4))
    bare = make(table(Sailor(at="B3", built=[1, 1, 0, 1]), {1: everything}, tiles=TILES), "stop", "build")
    assert (bare.deciding, bonus(bare)) == ((1,), {})


@rule("EW-28")
def test_a_new_upgrade_tile_does_not_act_on_its_own_build_but_a_hold_tile_gives_room_at_once() -> None:
    own = Sailor([13, 0, 0, 0], at="B3", built=[1, 1, 0, 1])
    state = make(table(own, tiles=TILES), "stop", "build")
    upgraded = turn_of(state, "bonus upgrade", "done")
    assert (decision(upgraded), facts(upgraded), cubes(upgraded)) == ("discard", {"left": 3}, [13, 0, 0, 0])
    wide = turn_of(state, "bonus hold", "done")
    assert (wide.deciding, cubes(wide)) == ((1,), [13, 0, 0, 0])


@rule("EW-28")
def test_several_tiles_of_a_kind_may_be_owned() -> None:
    state = table(Sailor(at="B3", built=[2, 2, 1, 2], bonus="movement"), tiles=TILES)
    assert bonus(make(state, "stop", "build", "bonus movement")) == {"movement": [0, 0]}


@rule("EW-29")
def test_a_build_empties_at_most_one_column_and_there_are_five() -> None:
    for before in range(5):
        state = table(Sailor(at="B3", built=[5, 5, before, 5]), tiles=TILES)
        make(state, "stop", "build", "bonus vp")
        assert (bonus(state), state.deciding) == ({"vp": [6]}, (1,))
    assert built(state) == [5, 5, 5, 5]


@rule("EW-30")
def test_a_trade_is_repeated_at_will_but_made_at_least_once() -> None:
    state = make(table(Sailor([5, 0, 0, 0], at="B3", outposts="B3"), tiles=TILES), "stop")
    assert offered(state, "trade") == {"1", "2"}
    refused(state, "trade 3", "not_enough_cubes", "EW-30", missing=[1, 0, 0, 0])
    assert cubes(turn_of(state, "trade 1")) == [3, 0, 1, 0]
    assert cubes(turn_of(state, "trade 2")) == [1, 0, 2, 0]
    assert "done" not in legal(state)


@rule("EW-30")
def test_a_trade_needs_an_own_outpost() -> None:
    state = make(table(Sailor([5, 0, 0, 0], at="B3"), {1: Sailor(outposts="B3")}, tiles=TILES), "stop")
    refused(state, "trade 1", "no_outpost", "EW-30")


@rule("EW-30")
def test_a_trade_may_overfill_the_hold_until_the_end_of_the_turn() -> None:
    state = table(Sailor([0, 10, 0, 0], at="C2", outposts="C2"), tiles=TILES)
    make(state, "stop", "trade 10")
    assert (cubes(state), decision(state), facts(state)) == ([30, 0, 0, 0], "discard", {"left": 20})


@rule("EW-31")
def test_who_builds_may_trade_at_once_or_not() -> None:
    state = make(table(Sailor([5, 0, 0, 0], at="B3"), tiles=TILES), "stop", "build")
    assert legal(state) == {"trade 1", "trade 2", "done"}
    assert cubes(turn_of(state, "trade 2")) == [1, 0, 2, 0]
    assert turn_of(state, "trade 1").deciding == (1,)
    assert cubes(turn_of(state, "done")) == [5, 0, 0, 0]


@rule("EW-31")
def test_with_next_turn_the_action_is_either_building_or_trading() -> None:
    state = make(table(Sailor([5, 0, 0, 0], at="B3"), tiles=TILES, options=NEXT_TURN), "stop", "build")
    assert state.deciding == (1,)
    make(state, "stop", "pass", "stop")
    assert offered(state, "trade") == {"1", "2"}


@rule("EW-32")
def test_outposts_elsewhere_give_nothing() -> None:
    own = Sailor([5, 0, 0, 0], at="B3", outposts="B2 C3")
    refused(make(table(own, tiles=TILES), "stop"), "trade 1", "no_outpost", "EW-30")
    at_port = Sailor([5, 0, 0, 0], at="A1", outposts="B2 C3")
    refused(make(table(at_port, tiles=TILES), "stop"), "trade 1", "not_a_market", "EW-32")
