"""What a turn is made of, and when it may end (MP-33 to MP-39)."""

from tests.games.marco_polo.table import Has, active, completed, dice, gained, loaded, make, table
from tests.games.playing import decision, legal, refused
from tests.rule import rule

RICH = Has("2 3 4", coins=9, pepper=1, silk=2, camels=9, active="ct_09")


@rule("MP-34")
def test_bonus_actions_come_before_and_after_the_one_main_action() -> None:
    state = table(RICH)
    make(state, "lower own 4", "camels < 3", "column 3")
    assert decision(state) == "turn"
    refused(state, "place coins", "main_action_done", "MP-34")
    make(state, "fulfil 1", "raise own 2", "purse own 3")
    assert state.seat == 0
    make(state, "end-turn")
    assert state.seat == 1


@rule("MP-34")
def test_a_bonus_action_interrupts_nothing() -> None:
    state = table(RICH)
    make(state, "place camels")
    for move in ("fulfil 1", "purse own 2", "reroll own 2", "black-die", "end-turn", "place coins"):
        refused(state, move, "must_place_dice", "MP-39")
    make(state, "die own 3")
    for move in ("fulfil 1", "purse own 2", "reroll own 2", "black-die", "end-turn", "place coins"):
        refused(state, move, "must_choose_column", "MP-55")
    make(state, "column 1")
    assert active(state) == "ct_09 -"
    assert completed(state) == ""


@rule("MP-35")
def test_the_main_action_is_compulsory() -> None:
    state = table(Has("1", coins=3))
    refused(state, "end-turn", "main_action_due", "MP-35")
    make(state, "coins < 1")
    assert state.seat == 1


@rule("MP-36")
def test_the_last_die_may_go_to_the_purse_instead() -> None:
    state = table(Has("4", camels=3), players=2)
    make(state, "purse own 4")
    assert dice(state) == ""
    assert "end-turn" in legal(state)
    make(state, "end-turn")
    assert state.seat == 1


@rule("MP-36", "MP-35")
def test_a_die_gained_after_that_must_be_used() -> None:
    state = table(Has("4", camels=3), players=2)
    state.chance = loaded(5)
    make(state, "purse own 4", "black-die")
    assert dice(state) == "b5"
    refused(state, "end-turn", "main_action_due", "MP-35")


def stuck(coins: int = 0, dice: str = "4 5", camels: int = 0) -> Has:
    return Has(dice, coins=coins, camels=camels)


# Own colour already used everywhere that one or two dice could go, as in the last turns of a round.
EVERYWHERE = [
    ("coins", 0, "1"),
    ("camels", 0, "1"),
    ("pepper", 0, "1"),
    ("silk", 0, "1 1"),
    ("khan", 0, "1"),
    ("contracts", 0, "1"),
    ("travel", 0, "1 1"),
]


EVERYWHERE_FOR_TWO = [*EVERYWHERE, ("gold", 0, "1 1 1")]


@rule("MP-37")
def test_without_a_legal_main_action_one_die_must_go_to_the_purse() -> None:
    state = table(stuck(), lay=EVERYWHERE)
    assert legal(state) == {"purse own 4", "purse own 5"}
    refused(state, "end-turn", "purse_due", "MP-37")
    assert gained(state, "purse own 5") == {"coin": 3}
    assert legal(state) == {"purse own 4", "end-turn"}
    make(state, "end-turn")
    assert state.seat == 1
    assert dice(state) == "4"


@rule("MP-37")
def test_a_die_in_the_purse_counts_for_its_turn_alone() -> None:
    state = table(stuck(dice="4 5 6"), {1: Has("")}, players=2, lay=EVERYWHERE_FOR_TWO)
    make(state, "purse own 5", "end-turn")
    assert state.seat == 0, "the other player has no dice"
    refused(state, "end-turn", "purse_due", "MP-37")


@rule("MP-37")
def test_when_the_coins_open_a_main_action_it_is_due_again() -> None:
    lay = [("coins", 1, "1"), ("camels", 1, "1"), ("pepper", 1, "1"), ("silk", 1, "1 1"), ("khan", 1, "6")]
    state = table(stuck(dice="3 3"), lay=[*lay, ("contracts", 1, "1")])
    refused(state, "end-turn", "purse_due", "MP-37")
    make(state, "purse own 3")
    refused(state, "end-turn", "main_action_due", "MP-35")
    assert legal(state, "place") == {"place coins", "place camels", "place pepper", "place contracts"}
    state = table(stuck(dice="5 5"), lay=[*lay, ("contracts", 1, "1")])
    make(state, "purse own 5")
    assert "end-turn" in legal(state), "three coins do not pay for a five"


@rule("MP-37")
def test_a_bonus_action_can_open_a_main_action_too() -> None:
    state = table(stuck(camels=3), lay=EVERYWHERE)
    make(state, "purse own 4")
    assert "end-turn" in legal(state)
    state.chance = loaded(2)
    make(state, "black-die")
    refused(state, "end-turn", "main_action_due", "MP-35")
    assert legal(state, "place") == {"place camels", "place pepper", "place contracts", "place khan", "place coins"}


@rule("MP-38", "MP-33")
def test_without_dice_a_turn_goes_on_and_a_die_bought_gives_another_turn() -> None:
    state = table(Has("4", camels=3), {1: Has("1")}, players=2)
    make(state, "camels < 4", "column 4")
    assert state.seat == 0
    assert dice(state) == ""
    state.chance = loaded(6)
    make(state, "black-die", "end-turn")
    assert state.seat == 1
    make(state, "purse own 1")
    assert state.seat == 0
    assert state.round == 1
    assert dice(state) == "b6"


@rule("MP-38")
def test_a_contract_can_be_fulfilled_with_no_dice_left_and_may_win_a_die() -> None:
    state = table(Has("1", camels=2, pepper=3, active="ct_01"), {1: Has("1")}, players=2)
    make(state, "pepper < 1")
    assert state.seat == 0
    state.chance = loaded(3)
    assert gained(state, "fulfil 1") == {"camel": -1, "pepper": -3, "vp": 2}
    assert dice(state) == "b3"


@rule("MP-33")
def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    state = table(Has("1", camels=2), players=2)
    make(state, "pepper < 1")
    assert state.seat == 1


@rule("MP-39", "MP-52")
def test_what_the_action_brings_cannot_pay_for_the_space() -> None:
    state = table(Has("6", coins=5), lay=[("coins", 1, "1")])
    refused(state, "place coins", "cannot_pay_occupied", "MP-52", coins=5)
    state = table(Has("3", coins=2), lay=[("pepper", 1, "1")])
    refused(state, "place pepper", "cannot_pay_occupied", "MP-52", coins=2)
