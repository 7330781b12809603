"""The worked cases of the rules page (EW-V1 to EW-V20; EW-V15 is with the setup)."""

import pytest

from caravanserai.games.century.islands.maps.charts import FIRST_GAME, Chart
from tests.games.eastern_wonders.sea import (
    FOUR_MARKETS,
    FOUR_PORTS,
    SPACE,
    Sailor,
    at,
    bonus,
    cubes,
    make,
    offered,
    outposts,
    refused,
    shown,
    turn_of,
)
from tests.games.eastern_wonders.table import NEXT_TURN, lying, table
from tests.games.playing import decision, legal
from tests.rule import rule


@rule("EW-V1")
def test_nine_yellow_become_one_two_or_three_brown() -> None:
    state = make(table(Sailor([9, 0, 0, 0], at="B2", outposts="B2"), tiles=FOUR_MARKETS), "stop")
    results = [cubes(turn_of(state, f"trade {times}")) for times in sorted(offered(state, "trade"))]
    assert results == [[6, 0, 0, 1], [3, 0, 0, 2], [0, 0, 0, 3]]


@rule("EW-V2")
def test_one_step_is_free_and_the_second_leaves_a_cube() -> None:
    state = table(Sailor([1, 0, 0, 0], at="A2"))
    assert lying(turn_of(state, "sail B2", "stop")) == {}
    assert lying(turn_of(state, "sail B2", "leave y", "sail C2")) == {"B2": [1, 0, 0, 0]}


@rule("EW-V3")
def test_one_cube_does_not_pay_two_ships() -> None:
    others = {1: Sailor(at="C3"), 2: Sailor(at="C3")}
    state = make(table(Sailor([2, 0, 0, 0], at="A2"), others, players=3), "sail B2", "leave y", "sail C3")
    refused(state, "stop", "cannot_pay_fee", "EW-18", price=2)
    assert legal(state) == {"leave y"}


@rule("EW-V4")
@pytest.mark.parametrize(("players", "others", "price"), [(3, 2, 2), (4, 2, 2), (2, 1, 2), (2, 0, 0), (4, 0, 0)])
def test_what_an_outpost_costs(players: int, others: int, price: int) -> None:
    rivals = {seat: Sailor(outposts="B3") for seat in range(1, others + 1)}
    state = table(Sailor([0, 0, 0, 5], at="B3"), rivals, players=players, tiles=FOUR_MARKETS)
    make(state, "stop", "build", *["pay b"] * price)
    assert (outposts(state), cubes(state), state.deciding) == ({"B3"}, [0, 0, 0, 5 - price], (1,))


@rule("EW-V5")
def test_the_last_outpost_of_a_column_brings_one_tile() -> None:
    state = table(Sailor(at="B3", built=[3, 2, 1, 2]), tiles=FOUR_MARKETS)
    make(state, "stop", "build", "bonus hold")
    assert (bonus(state), state.deciding) == ({"hold": [0]}, (1,))


@rule("EW-V6")
def test_harvests() -> None:
    assert cubes(make(table(Sailor()), "stop", "harvest")) == [2, 0, 0, 0]
    assert cubes(make(table(Sailor(bonus="red")), "stop", "harvest")) == [2, 1, 0, 0]


@rule("EW-V7")
@pytest.mark.parametrize(
    ("tiles", "moves", "fallen"),
    [
        ("", ["sail B2", "leave y", "sail B3", "leave y", "sail B4"], {"B2": [1, 0, 0, 0], "B3": [1, 0, 0, 0]}),
        ("movement", ["sail B2", "sail B3", "leave y", "sail B4"], {"B3": [1, 0, 0, 0]}),
        ("movement movement", ["sail B2", "sail B3", "sail B4"], {}),
    ],
)
def test_where_the_cubes_of_a_path_fall(tiles: str, moves: list[str], fallen: dict[str, list[int]]) -> None:
    state = make(table(Sailor([3, 0, 0, 0], at="A2", bonus=tiles)), *moves, "stop")
    assert (at(state), lying(state)) == ("B4", fallen)


@rule("EW-V8")
def test_the_fee_comes_before_the_loose_cubes() -> None:
    state = table(Sailor([0, 1, 0, 0], at="B2"), {1: Sailor(at="B3")}, loose={"B3": [1, 0, 1, 1]})
    make(state, "sail B3", "stop", "fee r")
    assert decision(state) == "collect"
    make(state, "collect y", "collect g", "collect b")
    assert (cubes(state), cubes(state, 1), lying(state)) == ([1, 0, 1, 1], [0, 1, 0, 0], {})


@rule("EW-V9")
def test_a_row_scores_0_1_3_5_8() -> None:
    scores = [table(Sailor(built=[0, 0, 0, number])).scores()[0] for number in range(1, 6)]
    assert scores == [0, 1, 3, 5, 8]


@rule("EW-V10")
def test_four_rows_bring_one_tile_with_the_fourth_build() -> None:
    state = table(Sailor(at="B2"), tiles=FOUR_MARKETS)
    for number, name in enumerate(("B2", "B3", "C3", "C2")):
        make(state, *(["stop"] if number == 0 else [f"sail {name}"]), "build")
        if number < 3:
            assert bonus(state) == {}
            make(state, "stop", "pass")
    assert decision(state) == "bonus"
    make(state, "bonus vp")
    assert (bonus(state), state.deciding) == ({"vp": [6]}, (1,))


@rule("EW-V11")
def test_the_vp_stack_gives_6_5_4_3_and_then_nothing() -> None:
    for taken, points in enumerate([6, 5, 4, 3]):
        rival = Sailor(bonus=" ".join(["vp"] * taken))
        state = make(
            table(Sailor(at="B3", built=[1, 1, 0, 1]), {1: rival}, tiles=FOUR_MARKETS), "stop", "build", "bonus vp"
        )
        assert bonus(state) == {"vp": [points]}
    late = table(Sailor(at="B3", built=[1, 1, 0, 1]), {1: Sailor(bonus="vp vp vp vp")}, tiles=FOUR_MARKETS)
    assert legal(make(late, "stop", "build")) == {"bonus movement", "bonus hold", "bonus upgrade", "bonus red"}


@rule("EW-V12")
def test_the_closed_port_wanders() -> None:
    other = Sailor([0, 2, 0, 2], at="E1")
    state = table(Sailor([0, 0, 2, 2], at="A1"), {1: other}, ports=FOUR_PORTS, pile="closed ggggg")
    make(state, "stop", "claim")
    assert shown(state) == FOUR_PORTS | {"A1": "closed"}
    make(state, "stop", "claim")
    assert shown(state) == FOUR_PORTS | {"A1": "ggggg", "E1": "closed"}


@rule("EW-V13")
def test_a_hold_tile_makes_the_limit_13() -> None:
    state = make(table(Sailor([11, 0, 0, 0], bonus="hold")), "stop", "harvest")
    assert (cubes(state), state.deciding) == ([13, 0, 0, 0], (1,))
    over = make(table(Sailor([12, 0, 0, 0], bonus="hold")), "stop", "harvest")
    assert decision(over) == "discard"


@rule("EW-V14")
def test_after_the_fourth_tile_of_seat_1_seats_2_and_3_still_play() -> None:
    own = Sailor([0, 0, 2, 2], at="A1", claimed="rrgb yrgb bbbbb")
    state = make(table(own, players=3, ports=FOUR_PORTS), "stop", "claim")
    for seat in (1, 2):
        assert (state.deciding, state.over) == ((seat,), False)
        make(state, "stop", "pass")
    assert state.over


@rule("EW-V16")
def test_a_score_of_86() -> None:
    own = Sailor([4, 1, 1, 0], claimed="yyrrgg bbbb gggbb bbbbb", built=[4, 3, 2, 1], bonus="vp upgrade red")
    state = table(own)
    assert {line["item"]: line["points"] for line in state.breakdown(0)} == {
        "demands": 66,
        "outposts": 9,
        "bonus_vp": 6,
        "bonus_upgrade": 2,
        "bonus_red": 1,
        "spices": 2,
    }
    assert state.scores()[0] == 86


@rule("EW-V17")
def test_trading_in_the_turn_of_building_or_in_the_next() -> None:
    state = make(table(Sailor([9, 0, 0, 0], at="B2"), tiles=FOUR_MARKETS), "stop", "build")
    assert legal(state) == {"done", "trade 1", "trade 2", "trade 3"}
    later = make(table(Sailor([9, 0, 0, 0], at="B2"), tiles=FOUR_MARKETS, options=NEXT_TURN), "stop", "build")
    assert later.deciding == (1,)
    make(later, "stop", "pass", "stop")
    assert offered(later, "trade") == {"1", "2", "3"}


@rule("EW-V18")
def test_with_an_empty_hold_a_busy_market_is_not_offered() -> None:
    state = table(Sailor(at="A2"), {1: Sailor(at="B2")})
    assert offered(state, "sail") == {"A1", "A3", "B3"}
    assert "stop" in legal(state)


@rule("EW-V18")
def test_one_cube_and_two_ships_need_a_paid_step_to_where_one_can_stop() -> None:
    two = {1: Sailor(at="B3"), 2: Sailor(at="B3")}
    assert "B3" in offered(table(Sailor([1, 0, 0, 0], at="B2"), two, players=3), "sail")
    # On a good map three ships cannot bar every way on, so here A2 is the only neighbour of B3.
    barred = table(Sailor([1, 0, 0, 0], at="A2"), two | {3: Sailor(at="A2")}, players=4)
    chart = Chart(
        [FIRST_GAME.hexes[space] for space in FIRST_GAME.islands()],
        [FIRST_GAME.hexes[space] for space in FIRST_GAME.ports],
    )
    chart.neighbours[SPACE["B3"] - 1] = [SPACE["A2"] - 1]
    barred.islands.chart = chart
    refused(barred, "sail B3", "no_way_on", "EW-18a")


@rule("EW-V19")
def test_harvest_at_a_port() -> None:
    assert "harvest" in legal(make(table(Sailor(at="A1")), "stop"))
    assert "harvest" not in legal(make(table(Sailor(at="A1"), options={"harvest_where": "market"}), "stop"))


@rule("EW-V20")
def test_an_upgrade_may_spoil_the_trade_or_be_declined() -> None:
    own = Sailor([1, 0, 0, 0], at="B3", bonus="upgrade")
    state = make(table(own, tiles=FOUR_MARKETS), "stop", "build")
    raised = turn_of(state, "upgrade y")
    assert (cubes(raised), raised.deciding) == ([0, 1, 0, 0], (1,))
    declined = turn_of(state, "done")
    assert (cubes(declined), declined.deciding) == ([1, 0, 0, 0], (1,))
