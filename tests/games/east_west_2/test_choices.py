"""What every choice tells of ships and outposts: fees, prices, exchanges, and why a choice is barred."""

import pytest

from tests.games.east_west_2.table import table
from tests.games.east_west_2.voyage import SEA, Sailor, wander
from tests.games.new_world.choosing import barred, check_choices, choice, facts_of, unmeant
from tests.games.new_world.land import make
from tests.rule import rule


def test_all_that_a_player_could_mean_is_told() -> None:
    found = check_choices(state for seed in range(3) for state in wander(table(), seed, 400))
    assert {code for kind, code in found if kind == "work"} >= {"no_outposts", "ship_at_sea", "not_enough_settlers"}
    assert ("sail", "not_adjacent") in found
    assert ("trade", "not_enough_cubes") in found


@rule("E2-14", "E2-18", "E2-19")
def test_a_fee_is_told_where_the_ship_ends() -> None:
    rivals = {1: Sailor(ship=3), 2: Sailor(ship=3)}
    state = make(table(Sailor([2, 0, 0, 0]), rivals, players=3), "work B2.5")
    assert facts_of(state, "sail 3", "space", "kind", "fee", "gave", "took") == [
        3,
        "market",
        2,
        [3, 0, 0, 0],
        [0, 0, 0, 1],
    ]
    assert facts_of(state, "sail 4", "fee") == [0]
    barred(state, "sail 1", "not_adjacent", "E2-14")
    poor = make(table(Sailor([1, 0, 0, 0]), rivals, players=3), "work B2.5")
    barred(poor, "sail 3", "cannot_pay_fee", "E2-19", price=2)


@rule("E2-15", "E2-18")
def test_passing_by_costs_nothing() -> None:
    state = make(table(Sailor([1, 0, 0, 0], ship=1), {1: Sailor(ship=3)}), "work B2.4")
    assert facts_of(state, "sail 3", "fee") == [0]
    make(state, "sail 4")
    assert facts_of(state, "sail 3", "fee") == [1]
    make(state, "sail 3")
    assert choice(state, "fee y").facts == {"colour": 0, "owner": 1}
    assert choice(state, "fee r").reason is not None, "no such cube"


@rule("E2-20", "E2-21")
@pytest.mark.parametrize(("players", "there", "price"), [(2, 0, 0), (2, 1, 2), (3, 2, 2), (4, 3, 3)])
def test_an_outpost_tells_its_price_and_points(players: int, there: int, price: int) -> None:
    rivals = {seat: Sailor(outposts="11") for seat in range(1, there + 1)}
    state = make(table(Sailor([0, 0, 0, 3], outposts="4"), rivals, players=players), "work B2.5", "sail 11")
    assert choice(state, "build").facts == {"symbol": 2, "price": price, "points": 2}, "the second outpost of tea"
    make(state, "build", *["pay b"] * price)
    assert state.islands.board.points(state.islands.captains[0].built) == 1 + 2


@rule("E2-25", "E2-27", "E2-28")
def test_exchanges_of_islands_are_told() -> None:
    state = table(Sailor([3, 2, 0, 0], ship=8, outposts="4"))
    assert facts_of(state, "work F2.2", "kind", "gave", "took") == ["ship_trade", [0, 1, 0, 0], [3, 0, 0, 0]]
    at_sea = table(Sailor([3, 2, 0, 0], ship=SEA))
    assert facts_of(at_sea, "work F2.2", "kind") == ["ship_at_sea"]
    assert choice(at_sea, "work F2.2").reason is not None
    under = make(state.copy(), "work F2.2")
    assert facts_of(under, "trade 2", "times", "gave", "took") == [2, [0, 2, 0, 0], [6, 0, 0, 0]]
    barred(under, "trade 3", "not_enough_cubes", "E2-27", missing=[0, 1, 0, 0])
    make(state, "work F2.3")
    assert facts_of(state, "outpost 4", "space", "gave", "took") == [4, [2, 0, 0, 0], [0, 0, 1, 0]]
    barred(state, "outpost 5", "no_outpost", "E2-28")
    unmeant(state, f"outpost {SEA}")
