"""What a captain with trade cards is told of the choices: prices, fees and gains, and why something is barred."""

import pytest

from caravanserai.games.century.sand_to_sea.game import GAME
from tests.games.choosing import barred, check_choices, choice, told
from tests.games.eastern_wonders.sea import DEMAND, SPACE, make
from tests.games.sand_to_sea.table import CARD, Voyager, fresh, table, wander
from tests.rule import rule


@pytest.mark.parametrize("options", [{}, *GAME.samples])
def test_every_move_that_can_be_made_is_among_the_choices(options: dict[str, object]) -> None:
    for state in wander(fresh(3, 5, **options), 5, 250):
        check_choices(state)


@rule("SS-11")
def test_a_card_of_the_row_tells_its_price_and_the_cubes_on_it() -> None:
    state = table(Voyager((1, 0, 0, 0)), row="g b", row_cubes=[[0, 0, 0, 0], [0, 2, 0, 0]])
    assert told(state, "acquire 2") == {"card": CARD["b"], "price": 1, "cubes": [0, 2, 0, 0]}
    assert told(state, "acquire 3")["price"] == 2
    assert barred(state, "acquire 3") == ("not_enough_cubes_to_pay", {"price": 2})
    assert [place["price"] for place in state.view(0)["trade_row"]] == [0, 1, 2, 3]


@rule("SS-12")
def test_a_card_that_cannot_be_played_tells_what_is_missing() -> None:
    state = table(Voyager((1, 0, 0, 0), hand="yyy-b yy"))
    assert barred(state, "play yyy-b") == ("not_enough_cubes", {"missing": [2, 0, 0, 0]})


@rule("SS-13")
def test_a_step_without_a_card_is_barred_and_one_with_a_movement_tile_is_not() -> None:
    state = table(Voyager(at="C3", hand=""))
    assert barred(state, f"sail {SPACE['C4']}") == ("cannot_pay_fare", {})
    assert barred(state, f"sail {SPACE['A1']}") == ("cannot_pay_fare", {})
    state = table(Voyager(at="C3", hand="", bonus="movement"))
    assert choice(state, f"sail {SPACE['C4']}").reason is None
    assert barred(state, f"sail {SPACE['A1']}") == ("not_adjacent", {})


@rule("SS-13")
def test_the_cards_that_can_pay_for_a_step_say_where_they_lie() -> None:
    state = make(table(Voyager(at="C3", hand="yy", played="up2")), "sail C4")
    assert told(state, "fare yy") == {"card": CARD["yy"], "played": 0}
    assert told(state, "fare up2") == {"card": CARD["up2"], "played": 1}


@rule("SS-17")
def test_a_stop_tells_the_docking_fee() -> None:
    state = make(table(Voyager((1, 0, 0, 0), at="C3"), {1: Voyager(at="C4")}), "sail C4", "fare yy")
    assert told(state, "stop") == {"space": SPACE["C4"], "steps": 1, "fee": 1}


@rule("SS-16", "SS-19", "SS-20")
def test_what_can_be_done_where_the_ship_lies_is_told_in_the_turn() -> None:
    state = table(Voyager((1, 0, 0, 0), at="C3", built=(0, 0, 1, 0)), {1: Voyager(outposts="C3")}, tiles={"C3": "yy-g"})
    assert told(state, "build") == {"symbol": 2, "price": 2, "points": 2}
    assert barred(state, "build") == ("cannot_pay_outpost", {"price": 2})
    assert not [one for one in state.choices() if one.move.kind in ("trade", "claim")]
    state = table(Voyager((2, 0, 0, 0), at="C3", outposts="C3"), tiles={"C3": "yy-g"})
    assert told(state, "trade 1") == {"times": 1, "gave": [2, 0, 0, 0], "took": [0, 0, 1, 0]}
    assert barred(state, "trade 2") == ("not_enough_cubes", {"missing": [2, 0, 0, 0]})
    state = table(Voyager((0, 0, 2, 2), at="A1"), ports={"A1": "ggbb"})
    assert told(state, "claim") == {"demand": DEMAND["ggbb"], "cost": [0, 0, 2, 2], "points": 14}
    assert choice(state, "claim").reason is None


@rule("SS-19")
def test_a_cube_says_what_it_pays_for() -> None:
    state = make(table(Voyager((1, 0, 0, 0))), "acquire 2")
    assert told(state, "pay y") == {"colour": 0, "purpose": "card"}
    state = make(table(Voyager((2, 0, 0, 0), at="C3"), {1: Voyager(at="D3", outposts="C3")}), "build")
    assert told(state, "pay y") == {"colour": 0, "purpose": "outpost"}


@rule("SS-24")
def test_a_rest_counts_played_cards_and_those_spent_for_sailing() -> None:
    state = table(Voyager(hand="", played="yy", sailed="up2"))
    assert told(state, "rest") == {"cards": 2}
