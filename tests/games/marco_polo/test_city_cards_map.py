"""City cards that give province bonuses or steps (MP-95 to MP-97)."""

from dataclasses import replace

import pytest

from caravanserai.games.marco_polo.state import MarcoPoloState
from tests.games.marco_polo.cards import card
from tests.games.marco_polo.table import Has, dice, figures, gained, holdings, make, posts, table
from tests.games.playing import decision, legal, refused
from tests.rule import rule


@rule("MP-95", "MP-V31")
def test_a_five_gives_the_bonuses_of_two_own_provinces() -> None:
    state = make(card("cc_30", "5", Has(posts="anxi kochi")), "card 1 < 5")
    assert legal(state) == {"province anxi", "province kochi"}
    refused(state, "province ormuz", "no_own_province", "MP-95")
    refused(state, "done", "at_least_once", "MP-92")
    assert gained(state, "province kochi") == {"vp": 3}
    assert legal(state) == {"province anxi", "done"}
    assert gained(state, "province anxi") == {"coin": 5}
    assert decision(state) == "turn"
    state = make(card("cc_30", "5", Has(posts="anxi kochi ormuz")), "card 1 < 5", "province anxi")
    refused(state, "province anxi", "province_used", "MP-95")
    assert gained(state, "province ormuz") == {"camel": 3}
    assert decision(state) == "turn"


@rule("MP-92")
def test_one_may_stop_after_one_province() -> None:
    state = make(card("cc_30", "6", Has(posts="anxi kochi")), "card 1 < 6", "province kochi")
    assert gained(state, "done") == {}
    assert decision(state) == "turn"
    state = make(card("cc_30", "6", Has(posts="anxi")), "card 1 < 6")
    assert holdings(state)["coin"] == 5, "the only one is gained without asking"
    assert decision(state) == "turn"


@rule("MP-95", "MP-92")
@pytest.mark.parametrize(("die", "gain"), [("4", {"coin": 5}), ("6", {"coin": 5, "camel": 3})])
def test_up_to_four_gives_one_bonus(die: str, gain: dict[str, int]) -> None:
    state = make(card("cc_30", die, Has(posts="anxi ormuz")), f"card 1 < {die}")
    make(state, "province anxi", *(["province ormuz"] if die == "6" else []))
    assert decision(state) == "turn"
    coins, camels = holdings(state)["coin"], holdings(state)["camel"]
    assert {"coin": coins} | ({"camel": camels} if camels else {}) == gain


@rule("MP-95", "MP-89", "MP-V32")
def test_a_coin_buys_the_bonus_of_each_own_province_once_and_may_pay_for_the_next() -> None:
    state = make(card("cc_19", "4", Has(coins=3, posts="adana ormuz kochi")), "card 1 < 4")
    make(state, "province adana", "province kochi", "province ormuz")
    assert holdings(state) == {"coin": 3, "camel": 4, "pepper": 0, "silk": 0, "gold": 0, "vp": 3}
    assert decision(state) == "turn", "a fourth is impossible"
    state = make(card("cc_19", "4", Has(coins=1, posts="anxi kochi")), "card 1 < 4", "province anxi", "province kochi")
    assert holdings(state)["coin"] == 4
    assert holdings(state)["vp"] == 3
    state = make(card("cc_19", "4", Has(coins=1, posts="anxi kochi")), "card 1 < 4", "province kochi")
    assert decision(state) == "turn", "there is no coin for the next"


@rule("MP-95")
def test_without_an_own_province_these_cards_are_closed() -> None:
    refused(card("cc_19", "4", Has(coins=9)), "card 1", "no_own_province", "MP-95")
    refused(card("cc_30", "4"), "card 1", "no_own_province", "MP-95")
    refused(card("cc_19", "4", Has(posts="anxi")), "card 1", "cannot_pay_card", "MP-89")


@rule("MP-95", "MP-86")
def test_what_one_player_used_is_open_to_the_next() -> None:
    state = table(
        Has("4 4", coins=1, posts="moscow anxi"),
        {1: Has("4 4", posts="karakorum anxi")},
        players=2,
        cards={"moscow": "cc_19", "karakorum": "cc_30"},
    )
    make(state, "card 1", "end-turn")
    assert state.seat == 1
    assert gained(state, "card 2", seat=1) == {"coin": 5}


@rule("MP-95", "MP-115")
def test_what_bonus_d_copies_stays_available() -> None:
    state = make(card("cc_19", "2", Has(coins=2, posts="xian anxi")), "card 1 < 2", "province xian", "copy a")
    assert "province anxi" in legal(state)
    assert gained(state, "province anxi") == {"coin": 4}


# -- step cards --------------------------------------------------------------------------------------------------


@rule("MP-96")
def test_each_step_of_a_step_card_builds_where_it_ends() -> None:
    state = make(card("cc_16", "3", Has(camels=9, at="moscow")), "card 1 < 3")
    refused(state, "decline", "must_step", "MP-96")
    make(state, "go 1 anxi")
    assert posts(state) == {"moscow", "anxi"}
    assert holdings(state) == {"coin": 5, "camel": 4, "pepper": 0, "silk": 0, "gold": 0, "vp": 0}
    assert legal(state) == {"use", "done"}
    make(state, "use", "go 1 karakorum")
    assert posts(state) == {"moscow", "anxi", "karakorum"}
    assert decision(state) == "turn", "no camels for a third"
    assert state.view(None)["next_first"] is None


@rule("MP-96")
def test_steps_bought_together_build_only_at_the_end() -> None:
    together = {"step_cards": "together"}
    state = make(card("cc_16", "3", Has(camels=9, at="moscow"), options=together), "card 1 < 3", "go 1 anxi")
    assert posts(state) == {"moscow"}
    make(state, "use", "go 1 karakorum")
    assert posts(state) == {"moscow", "karakorum"}
    assert holdings(state)["coin"] == 0
    state = make(card("cc_16", "3", Has(camels=9, at="moscow"), options=together), "card 1 < 3", "go 1 anxi", "done")
    assert posts(state) == {"moscow", "anxi"}
    assert holdings(state)["coin"] == 5


@rule("MP-96", "MP-122")
def test_steps_bought_together_build_nothing_for_a_figure_that_moved_earlier() -> None:
    polos = Has(camels=2, at="moscow", second="karakorum", character="niccolo_marco")
    state = card("cc_16", "1", polos, options={"step_cards": "together"})
    state.action.moved = 0b110  # both moved on a trip before this action
    make(state, "card 1 < 1", "go 1 oasis_1")
    assert decision(state) == "turn"
    assert posts(state) == {"moscow"}


WILHELM = Has(camels=9, at="oasis_1", character="wilhelm")


def together(die: str, me: Has, name: str = "cc_16") -> MarcoPoloState:
    """Wilhelm on a step card whose steps are one way; city tokens are gone."""
    return make(card(name, die, me, options={"step_cards": "together"}), f"card 1 < {die}")


@rule("MP-124", "MP-96", "MP-125")
def test_wilhelm_builds_in_passing_on_steps_bought_together() -> None:
    state = together("3", replace(WILHELM, at="moscow"))
    refused(state, "end-turn", "must_step", "MP-96")
    make(state, "go 1 anxi")
    assert legal(state) == {"use", "build", "done"}
    assert gained(state, "build") == {}, "the province pays after the trip"
    assert posts(state) == {"moscow", "anxi"}
    refused(state, "build", "post_stands_here", "MP-78")
    assert gained(state, "use", "go 1 karakorum") == {"camel": -4, "coin": 5}, "no camels for a third step"
    assert posts(state) == {"moscow", "anxi", "karakorum"}
    assert decision(state) == "turn"


@rule("MP-124", "MP-97")
def test_wilhelm_builds_in_passing_on_the_card_that_takes_goods_too() -> None:
    me = replace(WILHELM, pepper=2, silk=2, at="moscow")
    state = make(together("3", me, "cc_17"), "go 1 anxi", "build", "pay pepper+silk")
    make(state, "go 1 karakorum")
    assert posts(state) == {"moscow", "anxi", "karakorum"}
    assert holdings(state)["coin"] == 5


@rule("MP-124")
def test_on_steps_bought_together_wilhelm_may_pass_by_and_must_build_where_he_stops() -> None:
    state = make(together("2", replace(WILHELM, at="moscow")), "go 1 anxi", "use", "go 1 karakorum")
    assert posts(state) == {"moscow", "karakorum"}
    state = make(together("2", replace(WILHELM, at="moscow")), "go 1 anxi", "done")
    assert posts(state) == {"moscow", "anxi"}


@rule("MP-124")
def test_the_place_where_wilhelm_sets_out_on_a_card_is_not_passed_through() -> None:
    goods = Has(pepper=1, silk=1, gold=1, at="karachi", character="wilhelm")
    refused(together("2", goods, "cc_17"), "build", "nothing_to_build_here", "MP-124")


@rule("MP-124", "MP-96")
def test_nobody_else_builds_in_passing_on_step_cards_and_wilhelm_only_on_steps_bought_together() -> None:
    state = make(together("3", Has(camels=9, at="moscow")), "go 1 anxi")
    refused(state, "build", "not_wilhelm", "MP-124")
    state = make(card("cc_16", "3", replace(WILHELM, at="moscow")), "card 1 < 3", "go 1 anxi")
    refused(state, "build", "must_finish_card", "MP-96")


@rule("MP-96")
def test_a_step_card_needs_a_route_that_can_be_paid_after_the_card() -> None:
    refused(card("cc_16", "3", Has(camels=3, at="adana", posts="adana")), "card 1", "card_has_no_step", "MP-96")
    refused(card("cc_16", "3", Has(camels=1, at="moscow")), "card 1", "cannot_pay_card", "MP-89")
    state = make(card("cc_16", "3", Has(camels=4, at="adana", posts="adana")), "card 1 < 3", "go 1 oasis_9")
    assert figures(state) == ["oasis_9"]
    assert holdings(state)["camel"] == 0


@rule("MP-97")
def test_the_other_step_card_takes_two_different_goods() -> None:
    refused(card("cc_17", "3", Has(pepper=5, at="moscow")), "card 1", "needs_two_goods", "MP-97")
    state = make(card("cc_17", "3", Has(pepper=2, silk=1, gold=1, at="moscow")), "card 1 < 3")
    assert legal(state) == {"pay pepper+silk", "pay pepper+gold", "pay silk+gold"}
    refused(state, "use", "must_pay_two_goods", "MP-97")
    assert gained(state, "pay pepper+gold", "go 1 oasis_1") == {"pepper": -1, "gold": -1}
    assert legal(state) == {"pay pepper+silk", "done"}
    assert gained(state, "pay pepper+silk", "go 1 venezia") == {"pepper": -1, "silk": -1}
    assert decision(state) == "turn"
    assert dice(state) == "1 1"
