"""Claiming at the ports, and the closed-port tile (EW-33 to EW-37)."""

import pytest

from caravanserai.games.century.islands.ports import NO_DEMAND
from tests.games.eastern_wonders.sea import CORNERS, Sailor, at, claimed, cubes, make, refused, shown
from tests.games.eastern_wonders.table import fresh, table, wander
from tests.games.playing import legal
from tests.rule import rule

PORTS = {"A1": "ggbb", "A4": "gggg", "E1": "rrbb", "E4": "bbbb"}


@rule("EW-33")
def test_exactly_the_cost_is_returned_and_the_tile_taken() -> None:
    state = table(Sailor([1, 1, 3, 3], at="A2"), ports=PORTS, pile="ggggg")
    make(state, "sail A1", "stop", "claim")
    assert (claimed(state), cubes(state)) == ({"ggbb"}, [1, 1, 1, 1])
    assert state.scores()[0] == 14 + 3


@rule("EW-33")
def test_the_whole_cost_must_be_in_the_hold_and_no_colour_stands_in_for_another() -> None:
    state = make(table(Sailor([9, 0, 1, 9], at="A1"), ports=PORTS), "stop")
    refused(state, "claim", "not_enough_cubes", "EW-33", missing=[0, 0, 1, 0])


@rule("EW-33")
def test_a_ship_that_stayed_may_claim_but_only_one_tile_a_turn() -> None:
    state = make(table(Sailor([0, 0, 4, 4], at="A1"), ports=PORTS, pile="yrgb gggg bbbbb"), "stop", "claim")
    assert (claimed(state), state.deciding) == ({"ggbb"}, (1,))


@rule("EW-33")
def test_there_is_nothing_to_claim_at_a_market() -> None:
    refused(make(table(Sailor([9, 9, 9, 9], at="B3")), "stop"), "claim", "not_a_port", "EW-33")


@rule("EW-34")
def test_a_new_tile_comes_to_the_same_port() -> None:
    state = table(Sailor([0, 0, 2, 2], at="A1"), ports=PORTS, pile="ggggg rrggg")
    make(state, "stop", "claim")
    assert shown(state) == PORTS | {"A1": "ggggg"}
    assert state.view(None)["demand_pile"] == 22


@rule("EW-34")
def test_the_closed_port_tile_stays_where_it_is_drawn_and_nothing_more_is_drawn() -> None:
    state = table(Sailor([0, 0, 2, 2], at="A1"), ports=PORTS, pile="closed ggggg")
    make(state, "stop", "claim")
    assert shown(state) == PORTS | {"A1": "closed"}
    view = state.view(None)
    assert (view["demand_pile"], view["closed_within"]) == (22, None)
    assert view["ports"][0] == {"space": 1, "closed": True, "demand": None, "cost": None, "points": None}


@rule("EW-35")
@pytest.mark.parametrize("port", ["A1", "A4", "E4"])
def test_the_closed_port_tile_moves_to_the_port_of_the_claim_and_the_other_opens(port: str) -> None:
    state = table(Sailor([9, 9, 9, 9], at=port), ports=PORTS, pile="ggggg rrggg", closed="E1")
    make(state, "stop", "claim")
    assert shown(state) == PORTS | {port: "closed", "E1": "ggggg"}


@rule("EW-35")
def test_once_it_is_drawn_exactly_three_ports_are_open() -> None:
    closed = False
    for state in wander(fresh(3, 5), seed=5, most=20000):
        number = len([name for name in shown(state).values() if name not in ("", "closed")])
        closed = "closed" in shown(state).values()
        assert number == (3 if closed else 4)
        claims = sum(len(claimed(state, seat)) for seat in range(3))
        assert closed or claims < 6
    assert closed


@rule("EW-36")
def test_a_closed_port_may_be_entered_crossed_and_stayed_on_but_not_served() -> None:
    state = table(Sailor([9, 9, 9, 9], at="A2"), ports=PORTS, closed="A1")
    make(state, "sail A1")
    assert {"stop", "leave y"} <= legal(state)
    make(state, "stop")
    refused(state, "claim", "port_closed", "EW-36")
    make(state, "harvest", "discard b")
    crossing = table(Sailor([3, 0, 0, 0], at="A2"), ports=PORTS, closed="A1")
    make(crossing, "sail A1", "leave y", "sail B1", "stop")
    assert at(crossing) == "B1"
    staying = table(Sailor(at="A1"), ports=PORTS, closed="A1")
    make(staying, "stop", "pass")
    assert at(staying) == "A1"


@rule("EW-37")
def test_the_tiles_outlast_all_possible_claims() -> None:
    # The fourth tile of a player brings the last round, in which each of the others claims at most once more.
    assert len([demand for demand in fresh().islands.ports.pile if demand != 26]) == 22 > 4 * 4


@rule("EW-37")
def test_a_port_stays_empty_if_the_pile_is_empty() -> None:
    state = table(Sailor([0, 0, 2, 2], at="A1"), {1: Sailor([9, 9, 9, 9], at="A1")}, ports=PORTS)
    state.islands.ports.left = 0
    make(state, "stop", "claim")
    assert state.islands.ports.shown[CORNERS.index("A1")] == NO_DEMAND
    refused(make(state, "stop"), "claim", "port_empty", "EW-37")
