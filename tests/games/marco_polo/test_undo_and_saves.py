"""Taking moves back as far as nothing was revealed, and saves in the middle of an action."""

import pytest

from caravanserai.contract.middles import Middle, MiddleWalk
from caravanserai.contract.taking_back import check_taken_back, history_of, why_no_undo
from caravanserai.core.history import History
from caravanserai.games.marco_polo.game import GAME
from tests.games.marco_polo.table import Has, make, table

TRIP = ["place travel", "die own 3", "die own 4", "go 1 oasis_1", "go 1 moscow", "stop", "lower own 2", "purse own 1"]


def test_a_turn_without_a_roll_can_be_taken_back_to_its_beginning() -> None:
    check_taken_back(table(Has("3 4 2 5", coins=20, camels=9), tokens={"moscow": "cb_02"}), TRIP)


@pytest.mark.parametrize(
    ("has", "moves"),
    [
        (Has("2 3", camels=9), ["reroll own 2"]),
        (Has("2 3", camels=9), ["black-die"]),
        (Has("2", pepper=3, camels=1, active="ct_01"), ["fulfil 1"]),
        (Has("2 1", pepper=4, camels=1, active="ct_04"), ["fulfil 1"]),
    ],
    ids=["reroll", "black die bought", "black die won", "contract drawn"],
)
def test_a_roll_or_a_drawn_contract_is_the_horizon(has: Has, moves: list[str]) -> None:
    history = history_of(table(has), *moves)
    assert why_no_undo(history) == "something_revealed"
    later = history.state.save()
    history.apply(sorted(legal_purses(history))[0])
    assert history.undo(0) is None
    assert history.state.save() == later
    assert why_no_undo(history) == "something_revealed"


def legal_purses(history: History) -> set[str]:
    return {move.text for move in history.state.legal() if move.kind == "purse"}


def test_a_refilled_row_is_the_horizon() -> None:
    state = table(Has("1 1"), row="ct_01", special="ct_21 ct_22")
    assert why_no_undo(history_of(state, "place contracts")) == "something_revealed"
    state = table(Has("1 1"), row="ct_01 ct_02", special="ct_21 ct_22")
    assert why_no_undo(history_of(state, "place contracts")) is None


def test_drawing_what_everybody_has_seen_reveals_nothing() -> None:
    state = table(Has("2 1", pepper=4, camels=1, active="ct_04"), special="ct_21", unseen=0)
    assert why_no_undo(history_of(state, "fulfil 1")) is None


def test_raschids_black_die_shows_nothing() -> None:
    state = table(Has("? ?", camels=9, character="raschid"))
    assert why_no_undo(history_of(state, "black-die")) is None


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_player_moves() -> None:
    state = table(Has("1 2"), {1: Has("1 2")}, players=2)
    history = history_of(state, "place pepper", "die own 1", "end-turn")
    assert history.state.deciding == (1,)
    assert why_no_undo(history) is None
    history.apply("purse own 1")
    assert why_no_undo(history) == "others_moved"


def test_the_roll_of_a_new_round_is_the_horizon() -> None:
    state = table(Has("1"), {1: Has("")}, players=2)
    history = history_of(state, "purse own 1")
    assert history.state.view(None)["round"] == 2
    assert why_no_undo(history) == "something_revealed"


def test_the_roll_after_the_choice_of_goals_is_the_horizon() -> None:
    history = History(GAME, 2, 4, {"goal_choice": True, "character_draft": True})
    for _ in range(2):  # without Matteo, whose contract would be seen before the dice
        history.apply(next(move for move in history.state.legal() if move.text != "pick matteo"))
    assert len(history.state.deciding) == 2
    for seat in (0, 1):
        history.apply(history.state.legal(seat)[0], seat)
        assert why_no_undo(history, seat) is None
        history.apply(history.state.legal(seat)[0], seat)
    assert why_no_undo(history, 1) == "something_revealed", "who has seen the dice keeps the goals"


MIDDLE = {
    "choose_die": (Has("3 4 5"), ["place silk", "die own 4"]),
    "column": (Has("3 4 5"), ["silk < 3 4"]),
    "take_contract": (Has("3 4 5"), ["contracts < 3", "contract 2"]),
    "row_bonus": (Has("6 4 5"), ["contracts < 6", "contract 5", "contract 6", "bonus coins"]),
    "drop_contract": (Has("6 4", active="ct_30 ct_31"), ["contracts < 6", "contract 1", "done"]),
    "walk": (Has("3 4 5", coins=20), ["travel < 3 4", "go 1 oasis_1"]),
    "arrivals": (
        Has("3 4 5", coins=20, at="oasis_1", second="venezia", character="niccolo_marco"),
        ["travel < 3 4", "go 1 moscow", "go 2 alexandria", "stop"],
    ),
    "relocate": (
        Has("3 4 5", coins=20, posts="beijing moscow karakorum samarcanda lan_zhou karachi anxi ormuz xian"),
        ["travel < 3 4", "go 1 alexandria", "stop"],
    ),
    "step": (Has("3", gold=4, camels=1, active="ct_06"), ["fulfil 1"]),
    "good": (Has("3 4"), ["khan < 3"]),
    "goods": (Has("3", silk=1, gold=1, camels=2, active="ct_s6"), ["fulfil 1"]),
    "copy": (Has("1 1 1", coins=3, at="beijing", posts="beijing"), ["travel < 1 1", "go 1 xian"]),
    "times": (Has("3 4", camels=9, gold=9, posts="moscow"), ["card 1 < 3"]),
    "way": (Has("3 4", camels=9, coins=9, posts="karakorum"), ["card 2 < 3"]),
    "use_again": (Has("3 4", coins=9, posts="samarcanda"), ["card 3 < 3", "good gold"]),
}


def middles() -> list[Middle]:
    cards = {"moscow": "cc_09", "karakorum": "cc_20", "samarcanda": "cc_18"}
    tokens = {"moscow": "cb_03", "alexandria": "cb_04"}
    return [Middle(kind, make(table(has, cards=cards, tokens=tokens), *moves)) for kind, (has, moves) in MIDDLE.items()]


class TestTheMiddleOfAnAction(MiddleWalk):
    middles = tuple(middles())
