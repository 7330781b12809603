"""Five coins, the bazaar and the Khan's favour (MP-54 to MP-61)."""

import pytest

from tests.games.marco_polo.table import Has, dice, gained, make, table
from tests.games.playing import legal, refused
from tests.rule import rule

ROWS = {
    "camels": ["camel 1", "camel 2", "camel 3", "camel 4", "camel 5", "camel 6"],
    "pepper": ["pepper 1", "pepper 2", "pepper 2 coin 1", "pepper 3", "pepper 3 coin 2", "pepper 4"],
    "silk": ["silk 1", "silk 2", "silk 2 camel 1", "silk 3", "silk 3 camel 1 coin 1", "silk 4"],
    "gold": ["gold 1", "gold 2", "gold 2 camel 2", "gold 3", "gold 3", "gold 4"],
}


def written(text: str) -> dict[str, int]:
    words = text.split()
    return {words[i]: int(words[i + 1]) for i in range(0, len(words), 2)}


@rule("MP-54", "MP-46", "MP-V1")
@pytest.mark.parametrize("value", range(1, 7))
def test_any_die_brings_five_coins(value: int) -> None:
    assert gained(table(Has(f"{value} 1")), f"coins < {value}") == {"coin": 5}


@rule("MP-1")
def test_coins_camels_and_goods_never_run_out() -> None:
    hoard = Has("6 6", coins=900, camels=300, pepper=200, silk=200, gold=200)
    assert gained(table(hoard, dict.fromkeys((1, 2, 3), hoard)), "coins < 6") == {"coin": 5}
    assert gained(table(hoard, dict.fromkeys((1, 2, 3), hoard)), "camels < 6", "column 6") == {"camel": 6}
    assert gained(table(hoard, dict.fromkeys((1, 2, 3), hoard)), "khan < 6", "good gold") == {"camel": 2, "gold": 1}


@rule("MP-54")
def test_a_six_on_the_occupied_space_costs_six_for_five() -> None:
    assert gained(table(Has("6 5", coins=6), lay=[("coins", 1, "1")]), "coins < 6") == {"coin": -1}
    state = table(Has("6 6", coins=5), lay=[("coins", 1, "1")])
    refused(state, "place coins", "cannot_pay_occupied", "MP-52", coins=5)


@rule("MP-55", "MP-56", "MP-V2", "MP-V3", "MP-V4")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("row", ROWS)
def test_the_bazaar_gives_the_column_of_the_lowest_die_or_a_lower_one(row: str, value: int) -> None:
    number = {"camels": 1, "pepper": 1, "silk": 2, "gold": 3}[row]
    mine = " ".join([str(value), *["6"] * (number - 1)])
    for column in range(1, value + 1):
        state = table(Has(mine + " 1"))
        moves = [] if value == 1 else [f"column {column}"]
        assert gained(state, f"{row} < {mine}", *moves) == written(ROWS[row][column - 1])
    if value < 6:
        state = make(table(Has(mine + " 1")), f"{row} < {mine}")
        assert f"column {value + 1}" not in legal(state)


@rule("MP-V2")
def test_two_dice_of_4_and_5_bring_three_silk() -> None:
    assert gained(table(Has("4 5 1")), "silk < 4 5", "column 4") == {"silk": 3}


@rule("MP-V3")
def test_a_4_brings_three_pepper_or_two_and_a_coin() -> None:
    assert gained(table(Has("4 1")), "pepper < 4", "column 4") == {"pepper": 3}
    assert gained(table(Has("4 1")), "pepper < 4", "column 3") == {"pepper": 2, "coin": 1}


@rule("MP-V4")
def test_a_6_brings_six_camels() -> None:
    assert gained(table(Has("6 1")), "camels < 6", "column 6") == {"camel": 6}


@rule("MP-V21")
def test_an_occupied_silk_row_costs_the_lower_die() -> None:
    state = table(Has("4 5", coins=4), lay=[("silk", 1, "2 3")])
    assert gained(state, "silk < 4 5", "column 4") == {"coin": -4, "silk": 3}


@rule("MP-56", "MP-110")
def test_column_five_of_the_gold_row_brings_a_step() -> None:
    state = table(Has("5 5 6 1"), tokens={"alexandria": "cb_02"})
    make(state, "gold < 5 5 6", "column 5")
    assert "go 1 alexandria" in legal(state)
    assert gained(state, "go 1 alexandria") == {"coin": 5}


@rule("MP-57", "MP-58", "MP-59", "MP-V5")
def test_khans_spaces_fill_from_left_to_right_with_rising_dice() -> None:
    state = table(Has("3"), {1: Has("1 2 3 4", posts="")})
    assert gained(state, "khan < 3", "good gold") == {"gold": 1, "camel": 2}
    make(state, "place khan")
    assert legal(state) == {"die own 3", "die own 4"}
    refused(state, "die own 1", "khan_too_low", "MP-58", value=3)
    refused(state, "die own 2", "khan_too_low", "MP-58", value=3)
    assert gained(state, "die own 4", "good gold", seat=1) == {"gold": 1, "camel": 2}
    assert state.khan_count == 2


@rule("MP-58", "MP-57")
def test_equal_dice_may_follow_one_another_from_one_to_six() -> None:
    state = table(Has("1"), {1: Has("1"), 2: Has("6"), 3: Has("6")})
    for seat, die in enumerate("1166"):
        assert gained(state, "place khan", "good silk", seat=seat) == {"camel": 2, "silk": 1}, die
    assert state.round == 2


@rule("MP-58", "MP-10")
def test_the_first_space_takes_any_die_and_neutral_dice_show_one() -> None:
    for players in (2, 3, 4):
        assert "place khan" in legal(table(Has("1"), players=players))
    state = table(Has("2"), players=3, lay=[("khan", 1, "3")])
    refused(state, "place khan", "khan_too_low", "MP-58", value=3)


@rule("MP-59", "MP-109")
@pytest.mark.parametrize("good", ["pepper", "silk", "gold"])
def test_the_khan_gives_a_good_of_choice_and_two_camels(good: str) -> None:
    assert gained(table(Has("1 1")), "khan < 1", f"good {good}") == {good: 1, "camel": 2}


@rule("MP-60")
def test_only_one_own_die_lies_with_the_khan_each_round() -> None:
    state = table(Has("6 b6"), lay=[("khan", 0, "2")])
    make(state, "place khan")
    assert dice(state) == "6", "only the black die fits"
    state = table(Has("6 6"), lay=[("khan", 0, "2")])
    refused(state, "place khan", "once_per_colour", "MP-60")
    state = table(Has("6 b6 w6"), lay=[("khan", 0, "2")])
    make(state, "place khan")
    refused(state, "die own 6", "once_per_colour", "MP-60")
    assert legal(state) == {"die black 6", "die white 6"}


@rule("MP-61")
@pytest.mark.parametrize(("players", "free"), [(2, 2), (3, 3), (4, 4)])
def test_four_dice_close_the_khan(players: int, free: int) -> None:
    state = table(Has("6"), players=players, lay=[("khan", 1, "b2")] * (free - 1))
    assert "place khan" in legal(state)
    state = table(Has("6"), players=players, lay=[("khan", 1, "b2")] * free)
    refused(state, "place khan", "khan_full", "MP-61")
