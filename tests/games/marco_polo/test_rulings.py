"""Options about disputed rulings: what bonus D copies, own dice with the Khan, the turn after the last die."""

from caravanserai.games.marco_polo.game import GAME
from caravanserai.games.marco_polo.state import MarcoPoloState
from tests.games.marco_polo.table import Has, dice, end_round, gained, holdings, loaded, make, table, tale
from tests.games.playing import decision, legal, refused
from tests.rule import rule

WITHOUT_POST = {"bonus_d": "without_post"}
EACH_PLACE = {"khan_colours": "each_place"}
PASS = {"after_last_die": "pass"}
FIVE = "anxi ormuz kashgar adana kochi"


def test_as_printed_all_disputed_rulings_change_together() -> None:
    assert GAME.settle({"rulings": "as_printed"}) == {
        "random_provinces": False,
        "character_draft": False,
        "goal_choice": False,
        "new_posts": "next_turn",
        "step_cards": "separate",
        **WITHOUT_POST,
        **EACH_PLACE,
        **PASS,
    }


# -- bonus D -----------------------------------------------------------------------------------------------------


def in_xian(posts: str) -> MarcoPoloState:
    """The last of these posts has just been built in Xian, where token D lies."""
    state = table(Has("1 1 1", coins=3, at="beijing", posts=f"beijing {posts}"), options=WITHOUT_POST)
    return make(state, "travel < 1 1", "go 1 xian")


@rule("MP-115")
def test_bonus_d_without_post_copies_only_provinces_where_one_has_none() -> None:
    state = in_xian("anxi kochi")
    assert legal(state) == {"copy b", "copy c", "copy e"}
    for move in ("copy a", "copy f"):
        refused(state, move, "copies_without_post", "MP-115")
    refused(state, "copy d", "copies_another", "MP-115")
    assert gained(state, "copy b") == {"camel": 3}


@rule("MP-115")
def test_the_only_bonus_left_is_copied_without_asking() -> None:
    state = in_xian("anxi ormuz kashgar adana")
    assert decision(state) == "turn"
    assert holdings(state)["vp"] == 3


@rule("MP-115")
def test_with_posts_in_all_other_provinces_bonus_d_gives_nothing() -> None:
    before = Has("1 1 1", coins=3, at="beijing", posts=f"beijing {FIVE}")
    state = table(before, options=WITHOUT_POST)
    assert tale(state, "travel < 1 1", "go 1 xian")[-2:] == [
        ("built", 0, {"place": 12, "number": 7}),
        ("nothing_to_copy", 0, {}),
    ]
    assert decision(state) == "turn"


@rule("MP-115", "MP-142")
def test_with_random_provinces_the_place_of_the_token_counts_not_its_letter() -> None:
    state = table(Has("1 1 1", coins=3, at="beijing", posts="beijing anxi"), options=WITHOUT_POST)
    state.province_bonuses = [5, 1, 2, 3, 4, 0]  # F lies in Anxi, and A in Kochi
    make(state, "travel < 1 1", "go 1 xian")
    assert legal(state) == {"copy a", "copy b", "copy c", "copy e"}
    refused(state, "copy f", "copies_without_post", "MP-115")


@rule("MP-115", "MP-81", "MP-95")
def test_the_same_holds_at_round_starts_and_on_city_cards() -> None:
    state = table(Has("", posts="xian anxi"), players=2, options=WITHOUT_POST)
    end_round(state)
    assert legal(state) == {"copy b", "copy c", "copy e", "copy f"}
    me = Has("4 4", coins=1, posts="moscow xian anxi")
    state = make(table(me, cards={"moscow": "cc_19"}, options=WITHOUT_POST), "card 1 < 4", "province xian")
    refused(state, "copy a", "copies_without_post", "MP-115")


# -- own dice with the Khan --------------------------------------------------------------------------------------


@rule("MP-60")
def test_an_own_die_may_lie_on_each_of_the_khans_places() -> None:
    state = table(Has("2 3 5 6"), {seat: Has("") for seat in (1, 2, 3)}, options=EACH_PLACE)
    for die in "2356":
        assert gained(state, f"khan < {die}", "good silk") == {"camel": 2, "silk": 1}, die
        if die != "6":
            make(state, "end-turn")
    assert (dice(state), state.khan_count) == ("", 4)
    state = table(Has("3 5 6"), {seat: Has("") for seat in (1, 2, 3)}, options=EACH_PLACE)
    make(state, "khan < 5", "good silk", "end-turn", "place khan")
    assert dice(state) == "3", "only the six is high enough"
    state = table(Has("3 3"), lay=[("camels", 0, "1")], options=EACH_PLACE)
    refused(state, "place camels", "once_per_colour", "MP-43")


# -- after the last die ------------------------------------------------------------------------------------------


@rule("MP-38")
def test_who_passes_with_the_last_die_does_nothing_more() -> None:
    rich = Has("4", camels=9, pepper=2, silk=1, active="ct_07")
    state = table(rich, {1: Has("1 1")}, players=2, options=PASS)
    make(state, "camels < 4", "column 4")
    assert state.seat == 1
    state = table(rich, {1: Has("1 1")}, players=2, options=PASS)
    make(state, "purse own 4")
    assert state.seat == 1


@rule("MP-38")
def test_what_the_last_die_set_off_is_carried_out_and_a_die_it_wins_counts() -> None:
    me = Has("1 1", coins=3, camels=3, at="venezia")
    state = table(me, {1: Has("1")}, players=2, tokens={"alexandria": "cb_08"}, options=PASS)
    state.chance = loaded(4)
    make(state, "travel < 1 1", "go 1 alexandria")
    assert state.seat == 0
    assert dice(state) == "b4"
    make(state, "end-turn", "purse own 1")
    assert state.seat == 0
    assert dice(state) == "b4"


@rule("MP-38")
def test_with_a_die_left_bonus_actions_follow_as_ever() -> None:
    state = table(Has("4 4", camels=3), {1: Has("1")}, players=2, options=PASS)
    make(state, "camels < 4", "column 4")
    assert state.seat == 0
    assert {"raise own 4", "black-die", "end-turn"} <= legal(state)
