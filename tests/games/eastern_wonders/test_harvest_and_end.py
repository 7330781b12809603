"""Harvest, the hold limit, the end of the game and the score (EW-38 to EW-42)."""

import pytest

from tests.games.eastern_wonders.sea import Sailor, claimed, cubes, make, refused
from tests.games.eastern_wonders.table import table
from tests.games.playing import decision, facts
from tests.rule import rule

MARKET_ONLY = {"harvest_where": "market"}
THREE = "gggg rrbb rrgb"


@rule("EW-38")
@pytest.mark.parametrize(
    ("tiles", "harvest"), [("", [2, 0, 0, 0]), ("red", [2, 1, 0, 0]), ("red red red", [2, 3, 0, 0])]
)
def test_a_harvest_is_two_yellow_and_a_red_for_each_tile(tiles: str, harvest: list[int]) -> None:
    assert cubes(make(table(Sailor(at="B3", bonus=tiles)), "stop", "harvest")) == harvest


@rule("EW-38")
@pytest.mark.parametrize("place", ["B3", "A1", "E4"], ids=["market without outpost", "closed port", "open port"])
def test_by_default_one_may_harvest_everywhere(place: str) -> None:
    assert cubes(make(table(Sailor(at=place), closed="A1"), "stop", "harvest")) == [2, 0, 0, 0]


@rule("EW-38")
@pytest.mark.parametrize("place", ["A1", "E4"])
def test_with_the_option_only_at_a_market(place: str) -> None:
    port = make(table(Sailor(at=place), closed="A1", options=MARKET_ONLY), "stop")
    refused(port, "harvest", "harvest_at_a_market", "EW-38")
    market = make(table(Sailor(at="B3"), options=MARKET_ONLY), "stop", "harvest")
    assert cubes(market) == [2, 0, 0, 0]


@rule("EW-39")
@pytest.mark.parametrize(("tiles", "limit"), [("", 10), ("hold", 13), ("hold hold hold hold", 22)])
def test_above_the_limit_cubes_of_choice_are_returned(tiles: str, limit: int) -> None:
    state = make(table(Sailor([limit, 1, 0, 0], bonus=tiles)), "stop", "harvest")
    assert (decision(state), facts(state)) == ("discard", {"left": 3})
    refused(state, "discard b", "no_such_cube", "EW-39")
    make(state, "discard r", "discard y", "discard y")
    assert (cubes(state), state.deciding) == ([limit, 0, 0, 0], (1,))
    assert state.view(0)["captains"][0]["storage"] == limit


@rule("EW-39")
def test_at_the_limit_nothing_is_asked() -> None:
    state = make(table(Sailor([8, 0, 0, 0])), "stop", "harvest")
    assert (cubes(state), state.deciding) == ([10, 0, 0, 0], (1,))


@rule("EW-40")
def test_the_fourth_tile_completes_the_round() -> None:
    own = Sailor([0, 0, 0, 4], at="A1", claimed=THREE)
    late = Sailor([0, 0, 5, 0], at="E4")
    state = table(own, {0: late}, players=3, turn=1, first=1, ports={"A1": "bbbb", "E4": "ggggg"})
    make(state, "stop", "claim")
    assert (state.view(None)["last_round"], state.over) == (True, False)
    make(state, "stop", "pass")
    make(state, "stop", "claim")  # seat 0 is the last in turn order and may still claim
    assert (state.over, claimed(state)) == (True, {"ggggg"})
    reason = state.why_not("stop", 1)
    assert reason is not None
    assert (reason.code, reason.clause) == ("game_is_over", "EW-40")


@rule("EW-40")
def test_three_tiles_do_not_end_the_game_and_the_last_seat_ends_it_at_once() -> None:
    three = table(Sailor([0, 0, 0, 4], at="A1", claimed="gggg rrbb"), turn=1, ports={"A1": "bbbb"})
    make(three, "stop", "claim")
    assert (three.over, three.view(None)["last_round"]) == (False, False)
    four = table(Sailor([0, 0, 0, 4], at="A1", claimed=THREE), turn=1, ports={"A1": "bbbb"})
    assert make(four, "stop", "claim").over


@rule("EW-41")
def test_the_score_is_tiles_board_bonus_and_spices() -> None:
    own = Sailor([5, 1, 2, 3], claimed="gggg bbbbb", built=[5, 2, 1, 0], bonus="vp vp movement hold upgrade red")
    state = table(own)
    lines = {line["item"]: (line["count"], line["points"]) for line in state.breakdown(0)}
    assert lines == {
        "demands": (2, 32),
        "outposts": (8, 9),
        "bonus_vp": (2, 11),
        "bonus_upgrade": (1, 2),
        "bonus_red": (1, 1),
        "spices": (6, 6),
    }
    assert state.scores()[0] == 32 + 9 + 11 + 2 + 1 + 6


@rule("EW-41")
@pytest.mark.parametrize(
    ("held", "tiles", "points"),
    [([0, 11, 0, 0], "", 10), ([4, 7, 0, 0], "", 7), ([0, 5, 5, 5], "hold", 13), ([9, 0, 0, 0], "", 0)],
)
def test_cubes_score_up_to_the_hold_limit(held: list[int], tiles: str, points: int) -> None:
    assert table(Sailor(held, bonus=tiles)).scores()[0] == points


@rule("EW-42")
@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 2), (2, 1)])
def test_of_tied_players_the_latest_in_turn_order_wins(first: int, winner: int) -> None:
    tied = Sailor([0, 3, 0, 0])
    last = (first + 2) % 3
    state = table(Sailor([0, 3, 0, 0] if last else [0, 1, 0, 0]), players=3, first=first, turn=last)
    for seat in (0, 1, 2):
        (Sailor([0, 1, 0, 0]) if seat == 0 else tied).come_aboard(state, seat)
    state.last_round = True
    make(state, "stop", "pass")
    assert state.scores() == [1, 3, 3]
    assert state.winners() == [winner]


@rule("EW-42")
def test_the_highest_score_wins() -> None:
    state = table(Sailor([0, 1, 0, 0]), {0: Sailor([0, 2, 0, 0])}, turn=1)
    state.last_round = True
    assert make(state, "stop", "pass").winners() == [0]
