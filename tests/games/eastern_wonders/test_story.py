"""The story a table tells: every event is true, and together they are the whole truth."""

from tests.games.eastern_wonders.sea import DEMAND, SPACE, TILE, Sailor, tale
from tests.games.eastern_wonders.table import fresh, table

TILES = {"B3": "yy-g"}


def test_a_start_is_told() -> None:
    state = fresh(2)
    last = 1 - int(state.first)
    assert tale(state, "set yg", "place C3") == [
        ("took_set", last, {"cubes": [1, 0, 1, 0]}),
        ("placed_ship", last, {"space": SPACE["C3"]}),
    ]


def test_a_journey_is_told_with_its_cubes_and_fees() -> None:
    state = table(Sailor([2, 0, 0, 0], at="A2"), {1: Sailor(at="B3")}, loose={"B3": [0, 0, 0, 1]})
    assert tale(state, "sail B2", "leave y", "sail B3", "stop", "fee y", "collect b", "pass") == [
        ("sailed", 0, {"space": SPACE["B2"], "leaving": SPACE["A2"]}),
        ("left_cube", 0, {"cubes": [1, 0, 0, 0], "space": SPACE["B2"]}),
        ("sailed", 0, {"space": SPACE["B3"], "leaving": SPACE["B2"]}),
        ("paid_fee", 0, {"cubes": [1, 0, 0, 0], "owner": 1}),
        ("picked_up", 0, {"cubes": [0, 0, 0, 1], "space": SPACE["B3"]}),
        ("passed", 0, {}),
    ]


def test_building_upgrading_the_bonus_and_the_trade_are_told() -> None:
    own = Sailor([6, 0, 0, 0], at="B3", built=[2, 2, 1, 2], bonus="upgrade")
    state = table(own, {1: Sailor(outposts="B3")}, players=3, tiles=TILES)
    assert tale(state, "stop", "build", "pay y", "upgrade y", "bonus vp", "trade 2") == [
        ("paid_outpost", 0, {"cubes": [1, 0, 0, 0]}),
        ("built", 0, {"space": SPACE["B3"], "tile": TILE["yy-g"], "symbol": 2, "column": 2, "points": 1}),
        ("upgraded", 0, {"colour": 0}),
        ("took_bonus", 0, {"bonus": 0, "points": 6}),
        (
            "traded",
            0,
            {"space": SPACE["B3"], "tile": TILE["yy-g"], "times": 2, "gave": [4, 0, 0, 0], "took": [0, 0, 2, 0]},
        ),
    ]


def test_a_harvest_and_returned_cubes_are_told() -> None:
    assert tale(table(Sailor([9, 0, 0, 0], bonus="red")), "stop", "harvest", "discard y", "discard r") == [
        ("harvested", 0, {"cubes": [2, 1, 0, 0]}),
        ("returned", 0, {"cubes": [1, 0, 0, 0]}),
        ("returned", 0, {"cubes": [0, 1, 0, 0]}),
    ]


def test_a_claim_is_told_with_what_the_ports_show_next() -> None:
    claim = ("claimed", 0, {"demand": DEMAND["ggbb"], "points": 14, "space": SPACE["A1"], "gave": [0, 0, 2, 2]})
    own = Sailor([0, 0, 2, 2], at="A1")
    state = table(own, ports={"A1": "ggbb"}, pile="ggggg")
    new = ("turned_up_demand", 0, {"demand": DEMAND["ggggg"], "space": SPACE["A1"]})
    assert tale(state, "stop", "claim") == [claim, new]
    state = table(own, ports={"A1": "ggbb"}, pile="closed ggggg")
    assert tale(state, "stop", "claim") == [claim, ("closed_port", 0, {"space": SPACE["A1"]})]
    state = table(own, ports={"A1": "ggbb"}, pile="ggggg", closed="E4")
    moved = ("turned_up_demand", 0, {"demand": DEMAND["ggggg"], "space": SPACE["E4"]})
    assert tale(state, "stop", "claim") == [claim, ("closed_port", 0, {"space": SPACE["A1"]}), moved]


def test_the_last_round_is_told_once() -> None:
    own = Sailor([0, 0, 2, 2], at="A1", claimed="gggg rrbb rrgb")
    state = table(
        own, {1: Sailor([0, 0, 0, 4], at="E4", claimed="bbbbb ggggg yrgb")}, ports={"A1": "ggbb", "E4": "bbbb"}
    )
    told = tale(state, "stop", "claim", "stop", "claim")
    assert [(kind, seat, facts) for kind, seat, facts in told if kind == "last_round"] == [
        ("last_round", 0, {"tiles": 4})
    ]
