"""Ten cubes are enough for a caravan (SR-40, SR-41)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.spice_road.table import Trader, cubes, decision, legal, make, refused, results, row, table
from tests.rule import rule


@rule("SR-40")
@pytest.mark.parametrize("carried", [[0, 0, 0, 0], [8, 0, 0, 0], [2, 2, 2, 2]])
def test_ten_cubes_or_fewer_may_stay(carried: list[int]) -> None:
    state = make(table(cubes=carried), "play yy")
    assert state.deciding == (1,)


@rule("SR-40")
@given(st.lists(st.integers(0, 4), min_size=4, max_size=4))
def test_exactly_the_excess_is_returned(carried: list[int]) -> None:
    state = make(table(cubes=carried), "rest")
    excess = max(0, sum(carried) - 10)
    for left in range(excess, 0, -1):
        assert state.view(None)["decision"] == {"kind": "discard", "facts": {"left": left}}
        make(state, str(state.legal()[0]))
    assert state.deciding == (1,)
    assert sum(cubes(state)) == sum(carried) - excess


@rule("SR-40")
def test_the_player_chooses_what_to_return() -> None:
    assert results(table(cubes=[1, 8, 0, 1], hand=["yy"]), "play yy") == {
        (1, 8, 0, 1),
        (2, 7, 0, 1),
        (3, 6, 0, 1),
        (2, 8, 0, 0),
        (3, 7, 0, 0),
    }


@rule("SR-40")
def test_only_cubes_in_the_caravan_can_be_returned() -> None:
    state = make(table(cubes=[0, 9, 0, 0]), "play yy")
    assert legal(state) == {"discard y", "discard r"}
    refused(state, "discard b", "no_such_cube", "SR-40")


@rule("SR-40")
def test_nothing_is_returned_before_the_end_of_the_turn() -> None:
    refused(table(cubes=[10, 2, 0, 0]), "discard y", "must_choose_action", "SR-13")


@rule("SR-40")
def test_the_excess_has_to_be_returned() -> None:
    state = make(table(cubes=[10, 0, 0, 0]), "play yy")
    refused(state, "done", "must_return", "SR-40")
    refused(state, "rest", "must_return", "SR-40")


@rule("SR-40", "SR-26")
def test_the_row_is_refilled_before_cubes_are_returned() -> None:
    state = table(
        cubes=[10, 0, 0, 0], row=["yyy", "yr", "g", "yyyy", "yyr", "yg"], row_cubes=[[1, 0, 0, 0]], deck=["b"]
    )
    make(state, "acquire 1")
    assert decision(state) == "discard"
    assert row(state)[-1] == "b"


@rule("SR-40")
def test_every_action_is_followed_by_the_check() -> None:
    full = [6, 6, 0, 0]
    for moves in (["rest"], ["acquire 1"], ["play up2", "upgrade y", "done"]):
        state = make(table(cubes=full), *moves)
        assert decision(state) == "discard", moves
    state = make(table(cubes=[8, 8, 0, 0], points=["yyrr"]), "claim 1")
    assert state.view(None)["decision"] == {"kind": "discard", "facts": {"left": 2}}


@rule("SR-41")
def test_the_caravans_of_others_are_not_checked() -> None:
    state = table(players=3, cubes=[1, 0, 0, 0], rivals={1: Trader(cubes=[0, 11, 0, 0])})
    make(state, "play yy")
    assert state.deciding == (1,)
    assert decision(state) == "turn"
    assert cubes(state, 1) == [0, 11, 0, 0]
    make(state, "rest")
    assert decision(state) == "discard"
    assert state.deciding == (1,)


@rule("SR-41")
def test_cubes_above_the_limit_can_be_used_in_the_own_turn() -> None:
    state = table(cubes=[0, 11, 0, 0], hand=["rrr-bb"])
    assert results(state, "play rrr-bb") >= {(0, 2, 0, 6), (0, 5, 0, 4), (0, 8, 0, 2)}
