"""What a captain is told of the choices: prices, fees and gains, and why something is barred."""

import pytest

from caravanserai.games.century.eastern_wonders.game import GAME
from tests.games.choosing import barred, check_choices, choice, told
from tests.games.eastern_wonders.sea import BONUS, DEMAND, SPACE, Sailor, make
from tests.games.eastern_wonders.table import fresh, table, wander
from tests.rule import rule

NOTHING = [0, 0, 0, 0]


@pytest.mark.parametrize("options", [{}, *GAME.samples])
def test_every_move_that_can_be_made_is_among_the_choices(options: dict[str, object]) -> None:
    for state in wander(fresh(3, 5, **options), 5, 250):
        check_choices(state)


@rule("EW-17")
def test_sailing_tells_the_docking_fee_of_a_market_with_ships() -> None:
    rivals = {1: Sailor(at="C4"), 2: Sailor(at="C4")}
    state = table(Sailor([2, 0, 0, 0], "C3"), rivals, players=3, tiles={"C4": "yyy-b"})
    sail = {"space": SPACE["C4"], "kind": "market", "demand": 0, "gave": [3, 0, 0, 0], "took": [0, 0, 0, 1]}
    assert told(state, f"sail {SPACE['C4']}") == sail | {"fee": 2}
    assert told(state, "stop") == {"space": SPACE["C3"], "steps": 0, "fee": 0}
    make(state, "sail C4")
    assert told(state, "stop") == {"space": SPACE["C4"], "steps": 1, "fee": 2}


@rule("EW-17")
def test_ports_have_no_fee_and_tell_what_they_ask_for() -> None:
    state = table(Sailor(at="A2"), {1: Sailor(at="A1")}, ports={"A1": "ggbb"}, closed="A4")
    port = {"kind": "port", "demand": DEMAND["ggbb"], "fee": 0, "gave": NOTHING, "took": NOTHING}
    assert told(state, "sail 1") == port | {"space": 1}
    assert told(state, "sail 4") == port | {"space": 4, "kind": "closed", "demand": 0}


@rule("EW-13", "EW-14")
def test_every_other_space_can_be_pressed() -> None:
    state = table(Sailor(at="A2"))
    sails = {str(one.move) for one in state.choices() if one.move.kind == "sail"}
    assert sails == {f"sail {number}" for number in SPACE.values() if number != SPACE["A2"]}
    assert barred(state, f"sail {SPACE['E4']}") == ("not_adjacent", {})
    state = make(table(Sailor([1, 0, 0, 0], at="A2")), "sail A3")
    assert barred(state, f"sail {SPACE['A2']}") == ("leave_first", {})
    assert choice(state, "leave y").reason is None
    assert barred(state, "leave r") == ("no_such_cube", {})


@rule("EW-15")
def test_a_cube_is_not_left_for_a_free_step() -> None:
    state = make(table(Sailor([1, 0, 0, 0], at="A2", bonus="movement")), "sail A3")
    assert barred(state, "leave y") == ("step_is_free", {})


@rule("EW-18")
def test_a_stop_that_is_too_dear_tells_its_fee() -> None:
    rivals = {1: Sailor(at="B3"), 2: Sailor(at="B3")}
    state = table(Sailor([1, 0, 0, 0], "A3", bonus="movement"), rivals, players=3)
    make(state, "sail B3")
    assert told(state, "stop")["fee"] == 2
    assert barred(state, "stop") == ("cannot_pay_fee", {"price": 2})


@rule("EW-25", "EW-26")
@pytest.mark.parametrize(("players", "price"), [(2, 2), (3, 1)])
def test_an_outpost_tells_its_price_and_the_points_it_uncovers(players: int, price: int) -> None:
    rivals = {1: Sailor(outposts="C3")}
    state = table(Sailor([1, 0, 0, 0], "C3", built=(0, 0, 3, 0)), rivals, players=players, tiles={"C3": "yy-g"})
    make(state, "stop")
    assert told(state, "build") == {"symbol": 2, "price": price, "points": 2}
    if players == 2:
        assert barred(state, "build") == ("cannot_pay_outpost", {"price": 2})
    else:
        assert choice(state, "build").reason is None


@rule("EW-30")
def test_an_exchange_is_told_once_more_often_than_it_can_be_made() -> None:
    state = make(table(Sailor([5, 0, 0, 0], "C3", outposts="C3"), tiles={"C3": "yy-g"}), "stop")
    assert told(state, "trade 2") == {"times": 2, "gave": [4, 0, 0, 0], "took": [0, 0, 2, 0]}
    assert told(state, "trade 3") == {"times": 3, "gave": [6, 0, 0, 0], "took": [0, 0, 3, 0]}
    assert barred(state, "trade 3") == ("not_enough_cubes", {"missing": [1, 0, 0, 0]})
    assert [str(one.move) for one in state.choices() if one.move.kind in ("trade", "build")] == [
        "trade 1",
        "trade 2",
        "trade 3",
    ]


@rule("EW-30", "EW-32")
def test_nobody_means_to_trade_without_an_outpost_nor_to_build_a_second_one() -> None:
    state = make(table(Sailor([5, 0, 0, 0], "C3"), tiles={"C3": "yy-g"}), "stop")
    assert [str(one.move) for one in state.choices()] == ["build", "harvest", "pass"]
    state = make(table(Sailor([1, 0, 0, 0], "C3", outposts="C3"), tiles={"C3": "yy-g"}), "stop")
    assert [str(one.move) for one in state.choices()] == ["trade 1", "harvest", "pass"]


@rule("EW-33", "EW-36", "EW-37")
def test_claiming_tells_the_tile_and_what_is_missing() -> None:
    state = make(table(Sailor([0, 0, 2, 1], "A1"), ports={"A1": "ggbb"}), "stop")
    assert told(state, "claim") == {"demand": DEMAND["ggbb"], "cost": [0, 0, 2, 2], "points": 14}
    assert barred(state, "claim") == ("not_enough_cubes", {"missing": [0, 0, 0, 1]})
    state = make(table(Sailor([0, 0, 2, 1], "A4"), closed="A4"), "stop")
    assert barred(state, "claim") == ("port_closed", {})
    assert told(state, "claim")["points"] == 0


@rule("EW-38")
def test_a_harvest_tells_the_red_cubes_of_bonus_tiles() -> None:
    state = make(table(Sailor(at="A1", bonus="red red")), "stop")
    assert told(state, "harvest") == {"cubes": [2, 2, 0, 0]}
    state = make(table(Sailor(at="A1"), options={"harvest_where": "market"}), "stop")
    assert told(state, "harvest") == {"cubes": [2, 0, 0, 0]}
    assert barred(state, "harvest") == ("harvest_at_a_market", {})


@rule("EW-28")
def test_an_empty_stack_of_bonus_tiles_is_barred() -> None:
    state = table(
        Sailor(at="C3", built=(1, 1, 0, 1), bonus="vp"),
        {1: Sailor(bonus="red red red red")},
        tiles={"C3": "yy-g"},
        options={"trade_timing": "next_turn"},
    )
    make(state, "stop", "build")
    assert told(state, "bonus vp") == {"bonus": BONUS["vp"], "points": 5}
    assert barred(state, "bonus red") == ("no_bonus_left", {})
    assert told(state, "bonus red") == {"bonus": BONUS["red"], "points": 0}
