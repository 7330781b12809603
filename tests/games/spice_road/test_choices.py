"""What a merchant is told of the choices: prices, coins and exchanges, and why something is barred."""

from itertools import islice

import pytest

from tests.games.choosing import barred, check_choices, told
from tests.games.spice_road.table import CARD, POINT_CARD, fresh, make, table, wander
from tests.rule import rule


@pytest.mark.parametrize("options", [{}, {"bonus_cards": True, "golden_deals": True}])
def test_every_move_that_can_be_made_is_among_the_choices(options: dict[str, bool | str]) -> None:
    for state in islice(wander(fresh(3, 5, **options), 5), 250):
        check_choices(state)


@rule("SR-22")
def test_a_card_of_the_row_tells_its_price_and_the_cubes_on_it() -> None:
    state = table(cubes=[0, 1, 0, 0], row=["g", "b"], row_cubes=[[0, 0, 0, 0], [0, 2, 0, 0]])
    assert told(state, "acquire 2") == {"card": CARD["b"], "price": 1, "cubes": [0, 2, 0, 0]}
    assert barred(state, "acquire 3") == ("not_enough_cubes_to_pay", {"price": 2})


@rule("SR-33")
@pytest.mark.parametrize(
    ("coins", "row"),
    [
        ((2, 2), ["gold", "silver", None, None, None]),
        ((2, 0), ["gold", None, None, None, None]),
        ((0, 1), ["silver", None, None, None, None]),
        ((0, 0), [None] * 5),
    ],
)
def test_a_claim_tells_the_coin_that_lies_above_it(coins: tuple[int, int], row: list[str | None]) -> None:
    state = table(points=["yyrr", "rrrr"], coins=coins)
    assert state.view(None)["coin_row"] == row
    for place in range(5):
        facts = told(state, f"claim {place + 1}")
        assert (facts["gold"], facts["silver"]) == (row[place] == "gold", row[place] == "silver")


@rule("SR-30")
def test_a_claim_tells_cost_and_points_and_what_is_missing() -> None:
    state = table(cubes=[2, 1, 0, 0], points=["yyrr"], coins=(0, 0))
    facts = {"card": POINT_CARD["yyrr"], "position": 1, "cost": [2, 2, 0, 0], "points": 6, "gold": 0, "silver": 0}
    assert told(state, "claim 1") == facts
    assert barred(state, "claim 1") == ("not_enough_cubes", {"missing": [0, 1, 0, 0]})


@rule("SR-17")
def test_an_exchange_is_told_once_more_often_than_it_can_be_made() -> None:
    state = make(table(cubes=[5, 0, 0, 0], hand=["yy-g"]), "play yy-g")
    assert told(state, "times 2") == {"times": 2, "gave": [4, 0, 0, 0], "took": [0, 0, 2, 0]}
    assert barred(state, "times 3") == ("not_enough_cubes", {"missing": [1, 0, 0, 0]})


def test_an_exchange_makes_no_sense_while_no_card_is_played() -> None:
    state = table(cubes=[5, 0, 0, 0])
    assert state.move_facts(state.game.moves["times 1"], 0) is None


@rule("SR-50")
def test_the_choice_exchange_tells_both_answers_and_the_card_names_them() -> None:
    state = make(table(cubes=[3, 0, 0, 0], hand=["yyy-b/rr"], options={"bonus_cards": True}), "play yyy-b/rr")
    answers = [told(state, f"choose {number}") for number in (1, 2)]
    assert answers == [{"gave": [3, 0, 0, 0], "took": took} for took in ([0, 0, 0, 1], [0, 2, 0, 0])]
    parts = state.game.components()["trade_cards"]
    assert isinstance(parts, list)
    effects = parts[CARD["yyy-b/rr"]]["effects"]
    assert effects == [{"kind": "choice", "give": [3, 0, 0, 0], "options": [answer["took"] for answer in answers]}]
