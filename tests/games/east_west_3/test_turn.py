"""What From East to West III takes over: placing, work, forts, ships and Rest (E3-10 to E3-13, E3-21, E3-22)."""

import pytest

from caravanserai.games.century.east_west_3.game import GAME
from tests.games.east_west_2.voyage import built, outposts, ship
from tests.games.east_west_3.table import Collector, pile, table
from tests.games.new_world.land import bonus, claimed, cubes, hand, row, standing, tops
from tests.games.playing import decision, legal, make, offered, refused
from tests.rule import rule


@rule("E3-10", "E3-21")
def test_a_turn_is_work_or_rest_and_there_is_no_route() -> None:
    state = table(Collector([2, 2, 2, 2], ship=3, outposts="3", pile="yyyy rr"))
    assert {move.split()[0] for move in legal(state)} == {"work", "rest"}
    for move in ("use", "deal", "sail 3", "trade 1", "recall E2.5", "choose 1", "tile 3"):
        refused(state, move, "must_choose_action", "E3-10")
    kinds = {str(move).split()[0] for move in GAME.moves}
    assert not kinds & {"route", "take", "replace", "swap", "recall-route", "claim"}
    assert not [move for move in map(str, GAME.moves) if move.startswith("work C2")]
    assert make(state, "work A2.3").deciding == (1,)


@rule("E3-11")
@pytest.mark.parametrize(
    ("place", "rival", "cards", "needed"),
    [
        ("E2.5", "", "", 1),
        ("D2.1", "", "", 2),
        ("D2.2", "", "", 3),
        ("D2.2", "", "N02 N03", 1),
        ("E2.5", "E2.5=1", "", 2),
        ("E2.5", "E2.5=1", "N02", 2),
        ("E2.1", "", "", 1),
        ("D2.2", "D2.2=1", "N02", 1),
    ],
)
def test_settlers_at_markets(place: str, rival: str, cards: str, needed: int) -> None:
    state = table(Collector(cards=cards), {1: Collector(at=rival)})
    shown = {location["id"]: location["price"] for location in state.view(0)["locations"]}
    assert shown[place] == needed
    make(state, f"work {place}")
    assert standing(state) == {place: (0, needed)}
    assert hand(state, 1) == 12


@rule("E3-11")
def test_taking_upgrading_and_trading() -> None:
    assert cubes(make(table(), "work E2.4")) == [0, 0, 2, 0]
    assert cubes(make(table(Collector([1, 0, 0, 0])), "work A2.5", "upgrade y", "upgrade r", "done")) == [0, 0, 1, 0]
    state = make(table(Collector([0, 1, 0, 0], cards="T02 T03 T04")), "work E2.3")
    assert offered(state, "times") == {"1", "2"}
    assert cubes(make(state, "times 2")) == [0, 0, 4, 0]
    refused(table(Collector([0, 1, 0, 0])), "work E2.3", "not_enough_cubes", "NW-31", missing=[0, 1, 0, 0])


@rule("E3-12")
def test_a_fort_claims_at_once_and_gives_no_tile() -> None:
    state = table(Collector([2, 2, 0, 0]), deck="N02 N03", stacks={1: "flat", 3: "native"})
    make(state, "work A2.1")
    assert state.deciding == (1,)
    assert (claimed(state), cubes(state), row(state)) == ({"N01"}, [0, 0, 0, 0], "T01 S01 X01 N02")
    assert bonus(state) == []
    refused(table(Collector([1, 2, 0, 0])), "work A2.1", "not_enough_cubes", "E2-13", missing=[1, 0, 0, 0])


@rule("E3-13")
def test_ships_sail_pay_build_and_trade() -> None:
    state = table(Collector([6, 0, 0, 0]), {1: Collector(ship=3, outposts="3")})
    make(state, "work B2.4", "sail 4", "sail 3", "fee y", "build", "pay y", "pay y", "trade 1")
    assert (ship(state), outposts(state), built(state)) == (3, {3}, [0, 0, 0, 1])
    assert (cubes(state), cubes(state, 1)) == ([0, 0, 0, 1], [1, 0, 0, 0])
    make(state, "rest")
    refused(state, "work F2.2", "not_enough_cubes", "E2-27", missing=[3, 0, 0, 0])
    under = make(table(Collector([3, 0, 0, 0], ship=3)), "work F2.2", "trade 1")
    assert cubes(under) == [0, 0, 0, 1]
    at_outpost = make(table(Collector([2, 0, 0, 0], outposts="4")), "work F2.3", "outpost 4", "trade 1")
    assert cubes(at_outpost) == [0, 0, 1, 0]
    assert ship(make(table(), "work F2.4", "sail 13")) == 13


@rule("E3-13")
def test_a_column_brings_a_tile_of_b2_or_f2_but_not_of_d2() -> None:
    stacks = {1: "native", 2: "tools", 3: "flat", 4: "settlers", 7: "settler", 8: "exploration"}
    state = make(table(Collector(outposts="8 6 4"), stacks=stacks), "work B2.5", "sail 3", "build")
    assert decision(state) == "tile"
    assert legal(state) == {"tile 1", "tile 2", "tile 7", "tile 8"}
    for stack in (3, 4, 5, 6):
        refused(state, f"tile {stack}", "stack_elsewhere", "E2-22")
    refused(state, "done", "must_take_tile", "E2-22")
    make(state, "tile 8")
    assert bonus(state) == ["exploration"]
    assert tops(state)[7] == ""


@rule("E3-22")
def test_rest_brings_settlers_home_and_leaves_the_pile() -> None:
    own = Collector(at="E2.5=1 D2.2=3", pile="yyyy rr up3", ship=12, outposts="12")
    state = make(table(own), "rest")
    assert (standing(state), hand(state)) == ({}, 12)
    assert pile(state) == {"yyyy", "rr", "up3"}
    assert (ship(state), outposts(state)) == (12, {12})
