"""The bonus cards (SR-47 to SR-50)."""

import pytest

from tests.games.playing import decision, legal, make, refused
from tests.games.spice_road.table import cubes, fresh, hand, names, played, results, row, row_cubes, table
from tests.rule import rule

BONUS = {"r+up1", "yyy-b/rr", "g+up1", "yy+card"}
ON = {"bonus_cards": True}


@rule("SR-47")
def test_bonus_cards_are_in_the_trade_deck_when_the_table_wants_them() -> None:
    assert names(fresh(bonus_cards=True).market.deck) >= BONUS
    assert not names(fresh(bonus_cards=False).market.deck) & BONUS


@rule("SR-47")
def test_bonus_cards_are_shuffled_among_the_others() -> None:
    first_rows: set[str] = set()
    for seed in range(60):
        first_rows |= names(fresh(seed=seed, bonus_cards=True).market.cards) & BONUS
    assert first_rows == BONUS


@rule("SR-47")
@pytest.mark.parametrize("card", sorted(BONUS))
def test_a_bonus_card_is_acquired_like_any_other(card: str) -> None:
    state = table(cubes=[1, 0, 0, 0], row=["yyy", card, "g"], row_cubes=[[0, 0, 0, 0], [0, 1, 0, 0]], options=ON)
    make(state, "acquire 2", "pay y")
    assert card in hand(state)
    assert cubes(state) == [0, 1, 0, 0]
    assert row(state)[:2] == ["yyy", "g"]


@rule("SR-47")
@pytest.mark.parametrize("card", sorted(BONUS))
def test_cubes_are_left_on_a_bonus_card_that_is_passed_over(card: str) -> None:
    state = make(table(cubes=[1, 0, 0, 0], row=[card], options=ON), "acquire 2", "pay y")
    assert row_cubes(state)[0] == [1, 0, 0, 0]


@rule("SR-47")
def test_bonus_cards_come_back_with_a_rest() -> None:
    state = make(table(hand=[], played=sorted(BONUS), options=ON), "rest")
    assert hand(state) == BONUS


@rule("SR-48")
@pytest.mark.parametrize(
    ("card", "gained", "raised"), [("r+up1", (0, 1, 0, 0), (0, 0, 1, 0)), ("g+up1", (0, 0, 1, 0), (0, 0, 0, 1))]
)
def test_the_cube_just_gained_may_be_upgraded_or_not(
    card: str, gained: tuple[int, ...], raised: tuple[int, ...]
) -> None:
    assert results(table(hand=[card], options=ON), f"play {card}") == {gained, raised}


@rule("SR-48")
def test_another_cube_may_be_upgraded_instead() -> None:
    state = table(cubes=[1, 0, 0, 1], hand=["g+up1"], options=ON)
    assert results(state, "play g+up1") == {(1, 0, 1, 1), (1, 0, 0, 2), (0, 1, 1, 1)}


@rule("SR-48")
def test_gain_and_upgrade_makes_one_step_at_most() -> None:
    state = make(table(cubes=[5, 0, 0, 0], hand=["r+up1"], options=ON), "play r+up1")
    assert legal(state) == {"upgrade y", "upgrade r", "done"}
    make(state, "upgrade r")
    assert state.deciding == (1,)


@rule("SR-48")
def test_gain_and_upgrade_can_be_played_with_an_empty_caravan() -> None:
    assert "play r+up1" in legal(table(cubes=[0, 0, 0, 0], hand=["r+up1"], options=ON))


@rule("SR-49")
def test_retrieve_takes_one_played_card_back() -> None:
    state = table(hand=["yy+card"], played=["up2", "rr"], options=ON)
    make(state, "play yy+card")
    assert cubes(state) == [2, 0, 0, 0]
    assert legal(state) == {"retrieve up2", "retrieve rr", "done"}
    make(state, "retrieve rr")
    assert hand(state) == {"rr"}
    assert played(state) == {"up2", "yy+card"}
    assert state.deciding == (1,)


@rule("SR-49")
def test_retrieve_may_be_left() -> None:
    state = make(table(hand=["yy+card"], played=["up2", "rr"], options=ON), "play yy+card", "done")
    assert hand(state) == set()
    assert played(state) == {"up2", "rr", "yy+card"}
    assert state.deciding == (1,)


@rule("SR-49")
def test_a_card_cannot_retrieve_itself() -> None:
    state = make(table(hand=["yy+card"], played=["up2"], options=ON), "play yy+card")
    refused(state, "retrieve yy+card", "not_itself", "SR-49")


@rule("SR-49")
def test_only_own_played_cards_can_be_retrieved() -> None:
    state = make(table(hand=["yy+card", "b"], played=["up2"], row=["g"], options=ON), "play yy+card")
    for elsewhere in ("b", "g", "yy"):
        refused(state, f"retrieve {elsewhere}", "not_played", "SR-49")


@rule("SR-49")
def test_with_nothing_else_played_the_turn_simply_ends() -> None:
    state = make(table(hand=["yy+card"], played=[], options=ON), "play yy+card")
    assert cubes(state) == [2, 0, 0, 0]
    assert state.deciding == (1,)


@rule("SR-50")
def test_every_repetition_chooses_anew() -> None:
    state = make(table(cubes=[9, 0, 0, 0], hand=["yyy-b/rr"], options=ON), "play yyy-b/rr")
    make(state, "choose 1")
    assert cubes(state) == [6, 0, 0, 1]
    make(state, "choose 2")
    assert cubes(state) == [3, 2, 0, 1]
    make(state, "choose 1")
    assert cubes(state) == [0, 2, 0, 2]
    assert state.deciding == (1,)


@rule("SR-50")
def test_the_choice_exchange_is_made_at_least_once_and_may_stop_then() -> None:
    state = make(table(cubes=[6, 0, 0, 0], hand=["yyy-b/rr"], options=ON), "play yyy-b/rr")
    refused(state, "done", "must_act_once", "SR-50")
    make(state, "choose 2")
    assert legal(state) == {"choose 1", "choose 2", "done"}
    make(state, "done")
    assert cubes(state) == [3, 2, 0, 0]
    assert state.deciding == (1,)


@rule("SR-50")
@pytest.mark.parametrize("yellow", [0, 1, 2])
def test_the_choice_exchange_needs_three_yellow(yellow: int) -> None:
    state = table(cubes=[yellow, 5, 0, 0], hand=["yyy-b/rr"], options=ON)
    refused(state, "play yyy-b/rr", "not_enough_cubes", "SR-50", missing=[3 - yellow, 0, 0, 0])


@rule("SR-50")
def test_the_choice_exchange_ends_by_itself_without_three_yellow() -> None:
    state = make(table(cubes=[5, 0, 0, 0], hand=["yyy-b/rr"], options=ON), "play yyy-b/rr")
    assert decision(state) == "choose"
    make(state, "choose 1")
    assert cubes(state) == [2, 0, 0, 1]
    assert state.deciding == (1,)
