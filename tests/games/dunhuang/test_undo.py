"""Taking moves back: as far as nothing hidden was shown to anybody, and no further."""

import pytest

from caravanserai.contract.taking_back import check_taken_back, history_of, why_no_undo
from caravanserai.core.history import History
from caravanserai.games.dunhuang.game import GAME
from tests.games.dunhuang.table import Has, circle_with, standing, table

HIDDEN = {"artist_discard_visible": False}


def test_a_turn_can_be_taken_back_step_by_step_to_its_beginning() -> None:
    state = table(circle=circle_with("soldier"), shop="wool", market={4: "silk"})
    check_taken_back(state, ["walk 1", "to-shop", "use", "shop wool"])


def test_a_card_turned_up_at_the_end_of_the_turn_is_the_horizon() -> None:
    history = history_of(table(market={3: "tea"}), "walk 1", "to-hand", "coins")
    assert why_no_undo(history) == "something_revealed"
    assert why_no_undo(history, 1) == "nothing_to_undo"


def test_a_turn_that_turns_up_nothing_can_be_taken_back_until_the_next_player_moves() -> None:
    state = table(market={3: "tea"}, deck="")
    before = state.save()
    history = history_of(state, "walk 1", "to-hand", "coins")
    assert history.state.deciding == (1,)
    assert [history.undo(0) for _ in range(3)] == [None] * 3
    assert history.state.save() == before
    history = history_of(state, "walk 1", "to-hand", "coins", "walk 1")
    assert why_no_undo(history) == "others_moved"


@pytest.mark.parametrize("face", ["translator", "ambassador"])
def test_cards_that_were_looked_at_stay_looked_at(face: str) -> None:
    assert why_no_undo(history_of(standing(face, deck="tea wool paper"), "use")) == "something_revealed"


def test_the_choice_among_drawn_cards_can_be_taken_back_while_nothing_is_turned_up() -> None:
    history = history_of(standing("ambassador", market={3: ""}, deck="tea"), "use")
    drawn = history.state.save()
    history.apply("take tea")
    assert why_no_undo(history) is None
    assert history.undo(0) is None
    assert history.state.save() == drawn
    assert why_no_undo(history) == "something_revealed"


def test_cards_taken_by_the_chinese_merchant_have_been_seen() -> None:
    state = standing("chinese_merchant", hand="glass", rivals={2: Has(hand="tea wool")})
    assert why_no_undo(history_of(state, "use", "rival 3")) == "something_revealed"


def test_the_sogdian_merchants_opponent_can_be_changed_until_they_give() -> None:
    state = standing("sogdian_merchant", hand="glass", rivals={1: Has(hand="tea"), 2: Has(hand="tea wool")})
    history = history_of(state, "use", "rival 3")
    assert history.undo(0) is None
    history.apply("rival 3")
    history.apply("give tea")
    assert why_no_undo(history) == "others_moved"
    assert why_no_undo(history, 2) == "something_revealed"


@pytest.mark.parametrize("merchant", ["chinese_merchant", "sogdian_merchant"])
def test_a_card_given_back_has_been_seen(merchant: str) -> None:
    history = history_of(standing(merchant, hand="glass", rivals={2: Has(hand="tea wool")}), "use", "rival 3")
    while history.state.deciding == (2,):
        history.apply(history.state.legal()[0])
    history.apply("give glass")
    assert history.state.deciding == (0,)
    assert why_no_undo(history) == "something_revealed"


@pytest.mark.parametrize(
    ("face", "moves"),
    [
        ("artist", ["use", "hand tea"]),
        ("general", ["use", "hand tea", "slot 5"]),
        ("maid", ["use", "shop wool", "hand tea"]),
        ("servant", ["use", "hand tea"]),
    ],
)
def test_a_hand_card_that_was_shown_stays_shown(face: str, moves: list[str]) -> None:
    state = standing(face, hand="tea", shop="wool", market={5: "paper"}, deck="")
    history = history_of(state, *moves)
    assert why_no_undo(history) == "something_revealed"
    first = history_of(state, *moves[:-1])
    assert why_no_undo(first) is None  # until then nobody else has seen it


def test_a_payment_can_be_thought_over_but_the_card_stays() -> None:
    state = standing(
        "servant",
        next_to=("buddhist",),
        hand="tea",
        rivals={1: Has(shop="tea")},
        tokens={"tea": 1},
        shields="tea",
        deck="",
    )
    history = history_of(state, "use", "hand tea", "pay")
    assert history.undo(0) is None
    assert history.state.why_not("decline") is None
    assert why_no_undo(history) == "something_revealed"


@pytest.mark.parametrize(
    ("face", "moves"),
    [("musician", ["use", "shop wool"]), ("servant", ["use", "shop wool"]), ("shepherd", ["use", "slot 4"])],
)
def test_open_cards_can_be_put_back(face: str, moves: list[str]) -> None:
    state = standing(face, hand="tea", shop="wool", market={4: "paper"}, deck="")
    before = state.save()
    history = history_of(state, *moves)
    for _ in moves:
        assert history.undo(0) is None
    assert history.state.save() == before


def test_a_card_discarded_unseen_can_be_taken_back() -> None:
    state = standing("artist", hand="tea wool", deck="", options=HIDDEN)
    history = history_of(state, "use", "hand tea")
    assert why_no_undo(history) is None


def test_the_camel_can_be_placed_again() -> None:
    history = History(GAME, 3, 4)
    for seat in range(3):
        history.apply(history.state.legal(seat)[0], seat)
    last = history.state.deciding[0]
    history.apply("camel 4")
    assert history.undo(last) is None
    history.apply("camel 5")
    assert history.state.view(None)["camel"] == 4  # type: ignore[typeddict-item]
