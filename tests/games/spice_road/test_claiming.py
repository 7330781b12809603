"""Claiming point cards and the coins above them (SR-30 to SR-39)."""

import pytest

import caravanserai as cv
from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.spice_road.components import POINT_CARDS
from tests.games.playing import legal, make, refused
from tests.games.spice_road.table import (
    POINT_CARD,
    Trader,
    claimed,
    coins,
    cubes,
    fresh,
    hand,
    played,
    points,
    table,
    wander,
)
from tests.rule import rule

every_point_card = pytest.mark.parametrize("card", list(POINT_CARD))
ROW = ["yyrr", "yyyrr", "yyrrr", "rrrr", "rrrrr"]


def cost(card: str) -> list[int]:
    return counts(POINT_CARDS[POINT_CARD[card]].cost)


@rule("SR-30")
@every_point_card
def test_a_claim_returns_exactly_the_cost(card: str) -> None:
    carried = [number + 1 for number in cost(card)]
    state = make(table(cubes=carried, points=[card]), "claim 1")
    assert cubes(state) == [1, 1, 1, 1]
    assert claimed(state) == {card}


@rule("SR-30")
@every_point_card
def test_a_claim_needs_the_whole_cost_and_higher_colours_do_not_help(card: str) -> None:
    for colour, number in enumerate(cost(card)):
        if number:
            carried = [9, 9, 9, 9]
            carried[colour] = number - 1
            missing = [0, 0, 0, 0]
            missing[colour] = 1
            refused(table(cubes=carried, points=[card]), "claim 1", "not_enough_cubes", "SR-30", missing=missing)


@rule("SR-30")
def test_all_that_is_missing_is_told() -> None:
    state = table(cubes=[1, 0, 2, 0], points=["yrgbbb"])
    refused(state, "claim 1", "not_enough_cubes", "SR-30", missing=[0, 1, 0, 3])


@rule("SR-31")
def test_the_card_goes_face_down_to_the_claimed_cards() -> None:
    state = make(table(cubes=[2, 2, 0, 0], points=ROW), "claim 1")
    assert claimed(state) == {"yyrr"}
    assert state.view(0)["merchants"][0]["claimed"] == [POINT_CARD["yyrr"]]
    assert state.view(1)["merchants"][0]["claimed"] is None
    assert state.view(None)["merchants"][0]["claimed"] is None


@rule("SR-32")
@pytest.mark.parametrize(("position", "coin"), [(1, (1, 0)), (2, (0, 1)), (3, (0, 0)), (4, (0, 0)), (5, (0, 0))])
def test_the_first_position_brings_gold_and_the_second_silver(position: int, coin: tuple[int, int]) -> None:
    state = make(table(cubes=[5, 5, 0, 0], points=ROW), f"claim {position}")
    assert coins(state) == coin
    assert (state.gold, state.silver) == (4 - coin[0], 4 - coin[1])


@rule("SR-33")
def test_silver_moves_to_the_first_position_when_the_last_gold_leaves() -> None:
    rich = Trader(cubes=[5, 5, 0, 0])
    state = table(players=3, cubes=[5, 5, 0, 0], points=ROW, coins=(1, 3), rivals={1: rich, 2: rich})
    make(state, "claim 1")  # the last gold coin, and no silver besides
    assert coins(state, 0) == (1, 0)
    make(state, "claim 2")  # nothing lies there any more
    assert coins(state, 1) == (0, 0)
    make(state, "claim 1")
    assert coins(state, 2) == (0, 1)
    assert (state.gold, state.silver) == (0, 2)


@rule("SR-32", "SR-33")
def test_silver_stays_at_the_second_position_while_one_gold_coin_is_left() -> None:
    state = table(cubes=[5, 5, 0, 0], points=ROW, coins=(1, 3), rivals={1: Trader(cubes=[5, 5, 0, 0])})
    make(state, "claim 2", "claim 1")
    assert coins(state, 0) == (0, 1)
    assert coins(state, 1) == (1, 0)
    assert (state.gold, state.silver) == (0, 2)


@rule("SR-34")
def test_gold_stays_when_silver_runs_out_first() -> None:
    state = table(cubes=[5, 5, 0, 0], points=ROW, coins=(2, 1), rivals={1: Trader(cubes=[5, 5, 0, 0])})
    make(state, "claim 2", "claim 2")
    assert coins(state, 0) == (0, 1)
    assert coins(state, 1) == (0, 0)
    make(state, "claim 1")
    assert coins(state, 0) == (1, 1)


@rule("SR-34")
@pytest.mark.parametrize("position", [1, 2, 3, 4, 5])
def test_no_coins_are_given_when_all_are_gone(position: int) -> None:
    state = make(table(cubes=[9, 9, 0, 0], points=ROW, coins=(0, 0)), f"claim {position}")
    assert coins(state) == (0, 0)


@rule("SR-35")
def test_the_position_before_the_row_moves_decides_the_coin() -> None:
    state = table(cubes=[2, 7, 0, 0], points=ROW, rivals={1: Trader(cubes=[5, 5, 0, 0])})
    make(state, "claim 3", "claim 2")  # position 3 moved no coin; position 2 still carries silver
    assert (coins(state, 0), coins(state, 1)) == ((0, 0), (0, 1))
    make(state, "claim 2")  # rrrr began at position 4 and has moved up to 2
    assert claimed(state) == {"yyrrr", "rrrr"}
    assert coins(state, 0) == (0, 1)


@rule("SR-36")
def test_point_cards_move_left_and_a_new_one_comes_from_the_deck() -> None:
    state = table(cubes=[0, 5, 0, 0], points=["yyrr", "rrrr", "gggg", "bbbb", "ggggg"], point_deck=["bbbbb", "rrrrr"])
    make(state, "claim 2")
    assert points(state) == ["yyrr", "gggg", "bbbb", "ggggg", "bbbbb"]
    assert state.points.left == 1


@rule("SR-36")
def test_without_a_point_deck_the_row_gets_shorter() -> None:
    state = table(cubes=[0, 9, 0, 0], points=["rrrr"], point_deck=["rrrrr"])
    make(state, "claim 1", "rest")
    assert points(state) == ["rrrrr"]
    refused(state, "claim 2", "no_card_there", "SR-36")
    make(state, "claim 1", "rest")
    assert points(state) == []
    assert state.revealed == 0
    assert not any(move.startswith("claim") for move in legal(state))


@rule("SR-36")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_point_deck_always_suffices(players: int) -> None:
    assert fresh(players).cards_to_end * players <= 25
    for state in wander(fresh(players, seed=players), seed=3):
        assert len(state.points.cards) == 5


@rule("SR-37")
def test_one_point_card_per_turn() -> None:
    state = make(table(cubes=[5, 5, 0, 0], points=ROW), "claim 1")
    assert state.deciding == (1,)
    assert state.why_not("claim 1", 0) == cv.Reason("not_your_turn", "SR-12")
    assert state.claimed_count(0) == 1


@rule("SR-38")
def test_a_claim_leaves_hand_and_played_cards_alone() -> None:
    state = table(cubes=[2, 2, 0, 0], points=ROW, hand=["yy", "b"], played=["up2", "rr"])
    make(state, "claim 1")
    assert hand(state) == {"yy", "b"}
    assert played(state) == {"up2", "rr"}


@rule("SR-38")
def test_a_claim_needs_no_card_in_hand() -> None:
    state = make(table(cubes=[2, 2, 0, 0], points=ROW, hand=[]), "claim 1")
    assert claimed(state) == {"yyrr"}


@rule("SR-39")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_sees_how_many_cards_have_been_claimed(seat: int | None) -> None:
    state = table(players=3, claimed=["yyrr", "bbbb"], rivals={2: Trader(claimed=["gggg"])})
    view = state.view(seat)
    assert [merchant["claimed_count"] for merchant in view["merchants"]] == [2, 0, 1]
