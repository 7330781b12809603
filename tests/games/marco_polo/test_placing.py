"""Which dice may lie where, and what an occupied space costs (MP-40 to MP-53, MP-120)."""

import pytest

from tests.games.marco_polo.table import Has, dice, gained, make, table
from tests.games.playing import legal, refused
from tests.rule import rule


@rule("MP-40")
def test_only_dice_on_the_own_board_can_be_placed() -> None:
    state = table(Has("3 b4 w5"), {1: Has("6")})
    make(state, "place camels")
    assert legal(state) == {"die own 3", "die black 4", "die white 5"}
    refused(state, "die own 6", "no_such_die", "MP-40")
    make(state, "die white 5")
    assert dice(state) == "3 b4"


@rule("MP-41")
@pytest.mark.parametrize(("space", "needed"), [("silk", 2), ("gold", 3), ("travel", 2)])
def test_some_spaces_need_more_than_one_die(space: str, needed: int) -> None:
    few = table(Has(" ".join(["4"] * (needed - 1)), coins=20))
    refused(few, f"place {space}", "not_enough_dice", "MP-41", dice=needed)
    enough = table(Has(" ".join(["4"] * needed), coins=20))
    assert f"place {space}" in legal(enough)
    make(enough, f"place {space}")
    assert dice(enough) == ""


@rule("MP-41")
@pytest.mark.parametrize("space", ["coins", "camels", "pepper", "khan", "contracts"])
def test_the_others_take_exactly_one(space: str) -> None:
    state = table(Has("1 6"))
    make(state, f"place {space}", "die own 1")
    assert dice(state) == "6"
    assert len(state.placed) == 1


@rule("MP-42", "MP-46")
def test_colours_mix_freely_and_the_lowest_die_counts() -> None:
    state = table(Has("5 w4 b6 2"))
    make(state, "gold < 5 w4 b6")
    assert legal(state) == {"column 1", "column 2", "column 3", "column 4"}
    refused(state, "column 5", "column_too_high", "MP-55", value=4)
    state = table(Has("5 2"))
    assert gained(state, "silk < 5 2", "column 2") == {"silk": 2}


@rule("MP-43", "MP-44", "MP-V22")
def test_own_dice_go_to_a_space_once_a_round_and_off_colour_dice_always() -> None:
    state = table(Has("6 b2 w3", coins=9), lay=[("camels", 0, "4")])
    make(state, "place camels")
    assert legal(state) == {"die black 2", "die white 3"}
    refused(state, "die own 6", "once_per_colour", "MP-43")
    assert gained(state, "die black 2", "column 2") == {"coin": -2, "camel": 2}
    state = table(Has("6 6", coins=9), lay=[("camels", 0, "4")])
    refused(state, "place camels", "once_per_colour", "MP-43")


@rule("MP-44")
def test_any_number_of_off_colour_placements_lie_on_one_space_besides_the_own_one() -> None:
    state = table(Has("b2", coins=9), lay=[("pepper", 0, "4"), ("pepper", 0, "b3"), ("pepper", 0, "w1")])
    assert gained(state, "place pepper", "column 2") == {"coin": -2, "pepper": 2}
    state = table(Has("5", coins=9), lay=[("pepper", 0, "b3")])
    assert gained(state, "place pepper", "column 4") == {"coin": -5, "pepper": 3}, "black dice do not use up the colour"


@rule("MP-44", "MP-43")
def test_a_black_die_placed_first_leaves_room_for_an_own_one_later() -> None:
    state = table(Has("2 b3", coins=9), {1: Has("1")}, players=2)
    make(state, "camels < b3", "column 3", "end-turn", "purse own 1")
    assert state.seat == 0
    assert gained(state, "place camels", "column 2") == {"coin": -2, "camel": 2}


@rule("MP-43", "MP-42")
def test_a_mixed_placement_counts_as_own_colour() -> None:
    state = table(Has("6 b2 b3", coins=9), lay=[("silk", 0, "4 b4")])
    make(state, "place silk")
    assert legal(state) == {"die black 2", "die black 3"}
    make(state, "die black 2")
    assert dice(state) == "6", "the other black die was the only one left that fits"
    state = table(Has("6 5 b2", coins=9), lay=[("silk", 0, "4 b4")])
    refused(state, "place silk", "once_per_colour", "MP-43")
    state = table(Has("6 5 b2", coins=9))
    make(state, "silk < 6 b2", "column 1", "end-turn")
    assert state.travellers[0].used == 1 << 3


@rule("MP-43")
def test_the_once_per_colour_rule_binds_the_player_not_the_others() -> None:
    state = table(Has("6", coins=9), lay=[("camels", 1, "4")])
    assert "place camels" in legal(state)


@rule("MP-45")
@pytest.mark.parametrize("row", ["camels", "pepper", "silk", "gold"])
def test_each_bazaar_row_is_a_space_of_its_own(row: str) -> None:
    others = {"camels": "1", "pepper": "1", "silk": "1 1", "gold": "1 1 1"}
    del others[row]
    state = table(Has("2 2 2"), lay=[(space, 0, dice) for space, dice in others.items()])
    assert legal(state, "place") & {f"place {space}" for space in (*others, row)} == {f"place {row}"}
    make(state, f"place {row}")
    assert gained(state, "column 1") in ({"camel": 1}, {"pepper": 1}, {"silk": 1}, {"gold": 1})


@rule("MP-47", "MP-51")
def test_less_may_be_done_than_the_die_allows_at_the_same_price() -> None:
    state = table(Has("5 5 1", coins=9), lay=[("silk", 1, "1 1")])
    assert gained(state, "silk < 5 5", "column 1") == {"coin": -5, "silk": 1}
    state = table(Has("5 5 1", coins=8), lay=[("travel", 1, "1 1")])
    assert gained(state, "travel < 5 5", "go 1 oasis_1") == {"coin": -8}


@rule("MP-47")
def test_a_space_that_could_not_be_used_even_once_is_closed() -> None:
    state = table(Has("5 5", coins=2))
    refused(state, "place travel", "cannot_travel", "MP-73")
    state = table(Has("5"), row="", special="")
    refused(state, "place contracts", "row_empty", "MP-63")


@rule("MP-48", "MP-49", "MP-50")
@pytest.mark.parametrize(
    ("space", "mine", "lying", "price"),
    [
        ("coins", "4", "1", 4),
        ("camels", "2", "6", 2),
        ("pepper", "5", "1", 5),
        ("silk", "4 6", "1 1", 4),
        ("gold", "3 3 5", "1 1 1", 3),
        ("contracts", "3", "6", 3),
        ("travel", "2 6", "5 5", 2),
    ],
)
def test_an_occupied_space_costs_the_lowest_die_now_placed(space: str, mine: str, lying: str, price: int) -> None:
    for owner in (0, 1):
        lay = [(space, owner, lying if owner else " ".join("b" + value for value in lying.split()))]
        state = table(Has(f"{mine} 1 b1", coins=20), lay=[*lay, (space, 2, lying)])
        before = state.travellers[0].store & 2047
        make(state, f"{space} < {mine}")
        after = state.travellers[0].store & 2047
        assert before - after == price - (5 if space == "coins" else 0)
        free = table(Has(f"{mine} 1 b1", coins=20))
        make(free, f"{space} < {mine}")
        assert free.travellers[0].store & 2047 == 20 + (5 if space == "coins" else 0)


@rule("MP-50", "MP-11")
def test_a_neutral_die_occupies_the_five_coins_with_two_players() -> None:
    state = table(Has("3 1", coins=3), players=2)
    assert gained(state, "coins < 3") == {"coin": 2}
    state = table(Has("3 1", coins=2), players=2)
    make(state, "place coins")
    assert dice(state) == "3", "only the 1 could be paid for"


@rule("MP-52", "MP-49")
def test_what_cannot_be_paid_cannot_be_placed_and_cheaper_dice_are_still_offered() -> None:
    state = table(Has("3 4 5 b6", coins=4), lay=[("silk", 1, "1 1")])
    make(state, "place silk")
    assert legal(state) == {"die own 3", "die own 4", "die own 5", "die black 6"}
    make(state, "die black 6")
    assert legal(state) == {"die own 3", "die own 4"}, "5 coins for a five and a six are not there"
    refused(state, "die own 5", "cannot_pay_occupied", "MP-52", coins=4)


@rule("MP-53")
def test_khan_and_city_cards_and_purse_never_cost_coins() -> None:
    lay = [("khan", 1, "2"), ("purse", 1, "5"), ("purse", 0, "5")]
    state = table(Has("3 4 5", posts="moscow"), lay=lay, cards={"moscow": "cc_31"})
    assert gained(state, "purse own 5") == {"coin": 3}
    assert gained(state, "khan < 4", "good gold") == {"camel": 2, "gold": 1}
    state = table(Has("3"), {1: Has("4", posts="moscow")}, lay=[("card 1", 1, "4")], cards={"moscow": "cc_31"})
    state.travellers[0].posts = state.travellers[1].posts
    state.action.begin(state.travellers[0].posts)
    refused(state, "card 1", "card_used", "MP-86")


@rule("MP-120")
def test_berke_pays_for_no_occupied_space_but_all_other_rules_bind_him() -> None:
    berke = Has("4 4 4 b4 b4", character="berke", posts="moscow")
    for space, mine in [("coins", "4"), ("camels", "4"), ("silk", "4 4"), ("gold", "4 4 4"), ("contracts", "4")]:
        state = table(berke, lay=[(space, 1, mine)])
        make(state, f"{space} < {mine}")
        assert state.travellers[0].store & 2047 == (5 if space == "coins" else 0)
    state = table(berke, lay=[("camels", 0, "1"), ("khan", 1, "5"), ("card 1", 1, "1")], cards={"moscow": "cc_31"})
    make(state, "place camels")
    assert dice(state) == "4 4 4 b4", "only a black die fits"
    state = table(berke, lay=[("khan", 1, "5"), ("card 1", 1, "1")], cards={"moscow": "cc_31"})
    refused(state, "place khan", "khan_too_low", "MP-58", value=5)
    refused(state, "card 1", "card_used", "MP-86")
    state = table(Has("4 4", character="berke", coins=3), lay=[("travel", 1, "1 1")])
    assert gained(state, "travel < 4 4", "go 1 oasis_1") == {"coin": -3}
