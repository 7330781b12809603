"""Mercator ex Tabriz with two, three and four players (MP-129 to MP-132)."""

import pytest

from tests.games.marco_polo.table import Has, gained, holdings, make, table, tale
from tests.games.playing import decision
from tests.rule import rule

MERCATOR = Has("1 1 1", character="mercator")
ROWS = {"camels": "camel", "pepper": "pepper", "silk": "silk", "gold": "gold"}


@rule("MP-129", "MP-V37")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("column", [1, 3])
@pytest.mark.parametrize("row", ROWS)
def test_one_of_the_rows_good_whenever_another_player_uses_it(row: str, column: int, players: int) -> None:
    state = table(Has("4 4 4 1 1"), {1: MERCATOR}, players=players)
    mine = " ".join(["4"] * {"camels": 1, "pepper": 1, "silk": 2, "gold": 3}[row])
    assert gained(state, f"{row} < {mine}", f"column {column}", seat=1) == {ROWS[row]: 1}


@rule("MP-V37", "MP-129")
def test_green_takes_three_silk_and_blue_one() -> None:
    state = table(Has("4 5 1"), {1: MERCATOR}, players=4)
    assert gained(state.copy(), "silk < 4 5", "column 4") == {"silk": 3}
    assert gained(state, "silk < 4 5", "column 4", seat=1) == {"silk": 1}


@rule("MP-130", "MP-131", "MP-129")
@pytest.mark.parametrize(("players", "gain"), [(2, {"camel": 1}), (3, {"camel": 1}), (4, {})])
def test_a_camel_from_the_khan_with_two_or_three_players(players: int, gain: dict[str, int]) -> None:
    state = table(Has("4 1"), {1: MERCATOR}, players=players)
    assert gained(state, "khan < 4", "good gold", seat=1) == gain


@rule("MP-131", "MP-130")
@pytest.mark.parametrize(("players", "gain"), [(2, {"coin": 2}), (3, {}), (4, {})])
def test_two_coins_from_the_five_coins_with_two_players(players: int, gain: dict[str, int]) -> None:
    state = table(Has("4 1", coins=4), {1: MERCATOR}, players=players)
    assert gained(state, "coins < 4", seat=1) == gain


@rule("MP-131")
def test_nothing_from_purse_contracts_travel_and_cards() -> None:
    me = Has("4 4 4 4", coins=9, posts="moscow")
    for move in ("purse own 4", "contracts < 4", "travel < 4 4", "card 1 < 4"):
        state = table(me, {1: MERCATOR}, players=2, cards={"moscow": "cc_31"})
        assert gained(state, move, seat=1) == {}


@rule("MP-132")
def test_his_own_actions_bring_him_nothing_more() -> None:
    state = table(Has("4 1", coins=4, character="mercator"), players=2)
    assert gained(state.copy(), "camels < 4", "column 4") == {"camel": 4}
    assert gained(state.copy(), "khan < 4", "good silk") == {"camel": 2, "silk": 1}
    assert gained(state, "coins < 4") == {"coin": 1}


@rule("MP-132")
def test_his_gain_comes_after_the_action_is_complete() -> None:
    state = table(Has("5 5 5 1"), {1: MERCATOR})
    make(state, "gold < 5 5 5", "column 5")
    assert decision(state) == "step"
    assert holdings(state, 1)["gold"] == 0
    story = tale(state, "decline")
    assert story[-1] == ("gained", 1, {"gain": [0, 0, 0, 0, 1, 0], "source": "mercator"})
    assert holdings(state, 1)["gold"] == 1
