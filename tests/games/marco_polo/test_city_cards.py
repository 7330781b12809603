"""City cards: when they are open, and those that trade or give by the die (MP-86 to MP-94, MP-98)."""

import pytest

from tests.games.marco_polo.cards import card
from tests.games.marco_polo.table import (
    Has,
    decision,
    gained,
    holdings,
    legal,
    make,
    posts,
    refused,
    table,
)
from tests.rule import rule


@rule("MP-86")
def test_a_card_needs_an_own_post_and_is_used_once_a_round_by_anybody() -> None:
    me = Has("2 2 b3", posts="moscow", character="berke")
    state = table(me, {1: Has("3", posts="moscow"), 2: Has("4")}, players=3, cards={"moscow": "cc_31"})
    make(state, "card 1 < 2", "end-turn")
    refused(state, "card 1", "card_used", "MP-86")
    make(state, "place camels", "column 1")
    refused(state, "card 1", "no_post_in_city", "MP-86", place=2)
    state.seat = state.decider = 0
    state.action.begin(state.travellers[0].posts)
    refused(state, "card 1", "card_used", "MP-86")


@rule("MP-87", "MP-V42")
def test_a_post_built_this_turn_opens_its_cards_next_turn() -> None:
    state = table(Has("4 4", gold=4, camels=1, active="ct_06"), {1: Has("1")}, players=2, cards={"alexandria": "cc_31"})
    state.city_bonuses[4] = ~0
    make(state, "fulfil 1", "go 1 alexandria")
    refused(state, "card 5", "post_too_new", "MP-87", place=6)
    make(state, "pepper < 4", "column 1", "end-turn", "purse own 1")
    assert state.seat == 0
    assert gained(state, "card 5") == {"coin": 8}


@rule("MP-87")
def test_with_new_posts_at_once_the_card_is_open_in_the_same_turn() -> None:
    state = table(
        Has("4", gold=4, camels=1, active="ct_06"), cards={"alexandria": "cc_31"}, options={"new_posts": "at_once"}
    )
    state.city_bonuses[4] = ~0
    make(state, "fulfil 1", "go 1 alexandria")
    assert gained(state, "card 5") == {"coin": 8}


@rule("MP-88")
def test_three_cards_in_sumatra_are_three_spaces() -> None:
    state = table(Has("2 3 4", posts="sumatra"), {1: Has("1 1")}, players=2)
    state.city_cards[6:] = [30, 26, 28]
    assert legal(state, "card") == {"card 7", "card 8", "card 9"}
    assert gained(state, "card 7 < 2") == {"coin": 4}
    make(state, "end-turn", "camels < 1", "end-turn")
    assert gained(state, "card 8 < 3") == {"gold": 1}
    make(state, "end-turn", "pepper < 1")
    assert state.seat == 0
    assert gained(state, "card 9") == {"pepper": 3}


PLAIN = {
    "cc_01": ({"camels": 1, "pepper": 1}, {"coin": 2, "vp": 2}),
    "cc_02": ({"camels": 1, "silk": 1}, {"coin": 4, "vp": 2}),
    "cc_03": ({"camels": 1, "gold": 1}, {"coin": 6, "vp": 2}),
    "cc_04": ({"camels": 1, "pepper": 1}, {"coin": 7}),
    "cc_05": ({"camels": 1, "silk": 1}, {"coin": 8}),
    "cc_06": ({"camels": 1, "gold": 1}, {"coin": 9}),
    "cc_07": ({"camels": 3, "pepper": 1}, {"vp": 4}),
    "cc_08": ({"camels": 2, "silk": 1}, {"vp": 4}),
    "cc_09": ({"camels": 1, "gold": 1}, {"vp": 4}),
    "cc_10": ({"pepper": 2}, {"vp": 2}),
    "cc_11": ({"silk": 2}, {"vp": 3}),
    "cc_12": ({"gold": 2}, {"vp": 4}),
    "cc_13": ({"camels": 1}, {"vp": 1}),
    "cc_14": ({"camels": 2}, {"coin": 2, "vp": 1}),
    "cc_15": ({"camels": 3}, {"pepper": 1, "silk": 1, "gold": 1}),
}


def stock(cost: dict[str, int], times: int) -> Has:
    """So much of everything that a card can be paid for this often."""
    camels, pepper, silk, gold = (times * cost.get(kind, 0) for kind in ("camels", "pepper", "silk", "gold"))
    return Has(camels=camels, pepper=pepper, silk=silk, gold=gold)


@rule("MP-89")
@pytest.mark.parametrize("name", PLAIN)
def test_a_repeating_card_trades_up_to_as_often_as_the_die_shows(name: str) -> None:
    cost, gain = PLAIN[name]
    for times in (1, 2, 3):
        state = make(card(name, "3", stock(cost, 4)), "card 1 < 3")
        assert legal(state) == {"times 1", "times 2", "times 3"}
        refused(state, "times 4", "die_too_low", "MP-89")
        after = {good: number * times for good, number in gain.items()}
        for good, number in cost.items():
            kind = "camel" if good == "camels" else good
            after[kind] = after.get(kind, 0) - number * times
        assert gained(state, f"times {times}") == after
    state = card(name, "3")
    refused(state, "card 1", "cannot_pay_card", "MP-89")


@rule("MP-89", "MP-V14")
def test_two_camels_and_two_gold_become_eight_points() -> None:
    state = card("cc_09", "3", Has(camels=2, gold=2))
    make(state, "card 1 < 3")
    assert legal(state) == {"times 1", "times 2"}, "there is no third gold"
    refused(state, "times 3", "cannot_pay_card", "MP-89")
    assert gained(state, "times 2") == {"camel": -2, "gold": -2, "vp": 8}
    state = make(card("cc_09", "3", Has(camels=3, gold=3)), "card 1 < 3")
    assert "times 3" in legal(state)


@rule("MP-89", "MP-47", "MP-109")
def test_goods_are_bought_one_by_one() -> None:
    state = make(card("cc_18", "3", Has(coins=5)), "card 1 < 3")
    assert legal(state) == {"good pepper", "good silk", "good gold"}
    refused(state, "done", "at_least_once", "MP-89")
    assert gained(state, "good gold", "good pepper") == {"coin": -4, "gold": 1, "pepper": 1}
    assert decision(state) == "turn", "one coin buys nothing more"
    state = make(card("cc_18", "2", Has(coins=9)), "card 1 < 2", "good silk")
    assert "done" in legal(state)
    make(state, "good silk")
    assert decision(state) == "turn", "a 2 buys twice"


@rule("MP-90", "MP-98")
def test_points_and_coins_change_both_ways_time_after_time() -> None:
    state = make(card("cc_21", "4"), "card 1 < 4")
    assert holdings(state)["vp"] == -1, "without coins only one way was open"
    assert legal(state) == {"way 1", "way 2", "done"}
    assert gained(state, "way 1", "way 2", "way 2") == {"coin": -3, "vp": 1}
    assert holdings(state) == {"coin": 0, "camel": 0, "pepper": 0, "silk": 0, "gold": 0, "vp": 0}
    assert decision(state) == "turn"


@rule("MP-98")
def test_the_score_may_go_below_zero() -> None:
    state = make(card("cc_21", "6"), "card 1 < 6", "way 1", "way 1", "way 1", "way 1", "way 1")
    assert holdings(state)["vp"] == -6
    assert holdings(state)["coin"] == 18
    assert state.scores()[0] == -6


@rule("MP-90")
def test_goods_and_camels_change_both_ways_and_each_time_names_its_good() -> None:
    state = make(card("cc_22", "4", Has(pepper=1, silk=1)), "card 1 < 4")
    assert legal(state) == {"give pepper", "give silk"}
    refused(state, "give gold", "cannot_pay_card", "MP-89")
    refused(state, "good gold", "cannot_pay_card", "MP-89")
    assert gained(state, "give pepper", "good gold", "give silk", "good gold") == {"pepper": -1, "silk": -1, "gold": 2}
    assert decision(state) == "turn"
    refused(card("cc_22", "4", Has(camels=1)), "card 1", "cannot_pay_card", "MP-89")


@rule("MP-91", "MP-V30")
def test_the_camel_and_coin_card_goes_one_way_only() -> None:
    for way, gain in ((1, {"camel": -5, "coin": 15}), (2, {"coin": -5, "camel": 5})):
        state = make(card("cc_20", "5", Has(camels=5, coins=5)), "card 1 < 5", f"way {way}")
        assert legal(state) == {f"times {n}" for n in range(1, 6)}, "the other way is no longer open"
        assert gained(state, "times 5") == gain
        assert decision(state) == "turn"
    state = make(card("cc_20", "5", Has(coins=2)), "card 1 < 5")
    assert decision(state) == "times", "without camels there is one way"
    assert gained(state, "times 2") == {"coin": -2, "camel": 2}
    refused(card("cc_20", "5"), "card 1", "cannot_pay_card", "MP-89")


@rule("MP-92", "MP-V26")
@pytest.mark.parametrize(
    ("name", "good", "amounts"),
    [
        ("cc_27", "gold", (1, 1, 1, 1, 1, 3)),
        ("cc_28", "silk", (1, 1, 1, 3, 3, 3)),
        ("cc_29", "pepper", (1, 3, 3, 3, 3, 3)),
    ],
)
def test_cards_with_a_table_give_by_die_value_once(name: str, good: str, amounts: tuple[int, ...]) -> None:
    for value, amount in enumerate(amounts, 1):
        assert gained(card(name, str(value)), f"card 1 < {value}") == {good: amount}


@rule("MP-93", "MP-116", "MP-V27", "MP-V28")
@pytest.mark.parametrize(("die", "done", "times"), [(3, 4, 3), (5, 2, 2), (1, 3, 1)])
def test_completed_contracts_are_counted_up_to_the_die_and_not_spent(die: int, done: int, times: int) -> None:
    names = " ".join(f"ct_0{number}" for number in range(1, done + 1))
    for name, gain in (("cc_23", {"coin": 2 * times}), ("cc_24", {"vp": times})):
        state = card(name, str(die), Has(completed=names))
        assert gained(state, f"card 1 < {die}") == gain
        assert len(state.travellers[0].completed) == done


@rule("MP-93", "MP-116", "MP-123")
@pytest.mark.parametrize(("die", "others", "times"), [(6, "", 1), (6, "beijing anxi", 3), (2, "beijing anxi xian", 2)])
def test_posts_on_the_map_are_counted_with_beijing(die: int, others: str, times: int) -> None:
    for name, gain in (("cc_25", {"coin": 2 * times}), ("cc_26", {"vp": times})):
        state = card(name, str(die), Has(posts=others))
        assert gained(state, f"card 1 < {die}") == gain
        assert len(posts(state)) == 1 + len(others.split())


@rule("MP-93")
def test_with_nothing_to_count_the_card_is_closed() -> None:
    refused(card("cc_23", "5"), "card 1", "nothing_to_count", "MP-93")
    refused(card("cc_24", "5"), "card 1", "nothing_to_count", "MP-93")


@rule("MP-94", "MP-V29")
@pytest.mark.parametrize("value", [1, 5, 6])
def test_two_coins_for_each_point_of_the_die(value: int) -> None:
    assert gained(card("cc_31", str(value)), f"card 1 < {value}") == {"coin": 2 * value}
