"""Goals and final scoring (MP-133, MP-134, MP-138 to MP-141)."""

from collections.abc import Mapping

import pytest

from caravanserai.games.marco_polo.state import MarcoPoloState
from tests.games.marco_polo.table import Has, end_round, table
from tests.rule import rule


def at_the_end(me: Has, rivals: Mapping[int, Has] | None = None, players: int = 2) -> MarcoPoloState:
    return end_round(table(me, rivals or {1: Has("", completed="ct_01")}, players=players, round=5))


def points(state: MarcoPoloState, seat: int = 0) -> dict[str, int]:
    """The lines of a score that are not zero."""
    lines = state.breakdown(seat)
    assert sum(line["points"] for line in lines) == state.scores()[seat]
    return {line["item"]: line["points"] for line in lines if line["points"]}


@rule("MP-133", "MP-134", "MP-V33")
def test_a_goal_needs_both_places_and_places_count_on_their_own() -> None:
    state = at_the_end(Has("", goals="gc_07 gc_16", posts="lan_zhou kochi sumatra"))
    assert points(state) == {"goals": 4, "goal_places": 6}


@rule("MP-134", "MP-133", "MP-V34")
def test_a_place_on_both_cards_counts_once() -> None:
    state = at_the_end(Has("", goals="gc_01 gc_03", posts="moscow xian kashgar"))
    assert points(state) == {"goals": 11, "goal_places": 6}


@rule("MP-134")
@pytest.mark.parametrize(
    ("posts", "places"),
    [("", 0), ("moscow", 1), ("moscow adana", 3), ("moscow adana xian", 6), ("moscow adana xian karakorum", 10)],
)
def test_the_table_of_goal_places(posts: str, places: int) -> None:
    state = at_the_end(Has("", goals="gc_01 gc_06", posts=posts))
    assert points(state).get("goal_places", 0) == places


@rule("MP-138")
@pytest.mark.parametrize(("coins", "vp"), [(9, 0), (10, 1), (19, 1), (20, 2)])
def test_ten_coins_are_a_point(coins: int, vp: int) -> None:
    assert points(at_the_end(Has("", coins=coins))).get("coins", 0) == vp


@rule("MP-138", "MP-139", "MP-82")
def test_beijing_scores_its_slot_and_opens_the_scoring_of_goods() -> None:
    me = Has("", pepper=2, silk=1, gold=2, camels=50)
    assert points(at_the_end(me)) == {}, "without a post in Beijing goods are worth nothing, and camels never are"
    there = Has("", pepper=2, silk=1, gold=2, camels=50, posts="beijing")
    state = end_round(table(there, {1: Has("", completed="ct_01", posts="beijing")}, players=2, round=5))
    assert points(state, 0) == {"beijing": 10, "goods": 2}
    assert points(state, 1) == {"beijing": 7, "most_contracts": 7}


@rule("MP-138", "MP-82")
@pytest.mark.parametrize(("slot", "vp"), [(0, 10), (1, 7), (2, 4), (3, 1)])
def test_the_four_slots_in_beijing(slot: int, vp: int) -> None:
    state = table(Has("", posts="beijing"), {1: Has("", completed="ct_01")}, players=2, round=5)
    state.beijing = [-1] * 4
    state.beijing[slot] = 0
    assert points(end_round(state))["beijing"] == vp


@rule("MP-138", "MP-140")
def test_all_who_have_most_contracts_score_seven() -> None:
    rivals = {1: Has("", completed="ct_03 ct_04"), 2: Has("", completed="ct_05"), 3: Has("")}
    state = at_the_end(Has("", completed="ct_01 ct_02"), rivals, 4)
    assert [points(state, seat).get("most_contracts", 0) for seat in range(4)] == [7, 7, 0, 0]
    state = at_the_end(Has(""), {1: Has("")})
    assert [points(state, seat) for seat in range(2)] == [{"most_contracts": 7}] * 2, "nobody has fewer than nobody"


@rule("MP-138")
def test_nothing_of_this_counts_before_the_end() -> None:
    state = table(Has("", coins=99, posts="beijing moscow xian", goals="gc_01 gc_03", vp=5, completed="ct_01"))
    assert state.scores() == [5, 0, 0, 0]
    assert state.winners() == []
    assert [line["item"] for line in state.breakdown(0)] == ["on_the_way"]


@rule("MP-138", "MP-98")
def test_points_from_the_way_are_part_of_the_score() -> None:
    assert points(at_the_end(Has("", vp=-4, coins=20))) == {"on_the_way": -4, "coins": 2}


@rule("MP-141")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        (Has("", vp=9), Has("", vp=8, camels=9), [0]),
        (Has("", vp=8, camels=2), Has("", vp=8, camels=3), [1]),
        (Has("", vp=8, camels=3), Has("", vp=8, camels=3), [0, 1]),
    ],
    ids=["points", "camels", "shared"],
)
def test_the_highest_score_wins_then_camels_and_then_all_of_them(mine: Has, theirs: Has, winners: list[int]) -> None:
    assert at_the_end(mine, {1: theirs}).winners() == winners
