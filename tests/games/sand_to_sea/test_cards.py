"""The turn, acquiring, playing and resting (SS-10 to SS-12, SS-24), bonus cards and Golden Deals (SS-29 to SS-31)."""

from collections.abc import Mapping

import pytest

from tests.games.eastern_wonders.sea import cubes, make, refused
from tests.games.playing import decision, facts, legal
from tests.games.sand_to_sea.table import Voyager, hand, played, row, row_cubes, sailed, table
from tests.rule import rule

BONUS = {"bonus_cards": True}


@rule("SS-10")
@pytest.mark.parametrize(
    "moves", [["acquire 1"], ["play yy"], ["sail B3", "fare yy", "stop", "pass"], ["rest"], ["build"]]
)
def test_a_turn_is_one_action_and_then_the_next_player_is_on(moves: list[str]) -> None:
    state = make(table(Voyager(at="B2"), players=3), *moves)
    assert (state.deciding, decision(state)) == ((1,), "turn")
    reason = state.why_not("rest", 0)
    assert reason is not None
    assert (reason.code, reason.clause) == ("not_your_turn", "SS-10")


@rule("SS-10")
def test_a_turn_offers_to_acquire_play_sail_rest_and_nothing_like_a_harvest() -> None:
    kinds = {move.split()[0] for move in legal(table(Voyager([4, 0, 0, 0], at="B2")))}
    assert kinds == {"acquire", "play", "sail", "rest", "build"}


@rule("SS-11")
def test_a_card_costs_one_cube_on_each_card_to_its_left() -> None:
    state = table(
        Voyager([1, 1, 0, 0]), row="yyy yr g b", row_cubes=[[0] * 4, [0] * 4, [0, 0, 0, 2], [0] * 4], deck="rr"
    )
    make(state, "acquire 3")
    assert (decision(state), facts(state)) == ("pay", {"position": 1})
    make(state, "pay r", "pay y")
    assert (cubes(state), hand(state)) == ([0, 0, 0, 2], {"yy", "up2", "g"})
    assert (row(state), row_cubes(state)) == (["yyy", "yr", "b", "rr"], [[0, 1, 0, 0], [1, 0, 0, 0], [0] * 4, [0] * 4])


@rule("SS-11")
def test_cubes_on_the_card_do_not_pay_for_it_and_an_empty_deck_shortens_the_row() -> None:
    state = table(Voyager(), row="yyy yr", row_cubes=[[0] * 4, [3, 0, 0, 0]], deck="")
    refused(state, "acquire 2", "not_enough_cubes_to_pay", "SS-11", price=1)
    refused(state, "acquire 3", "no_card_there", "SS-11")
    make(state, "acquire 1")
    assert row(state) == ["yr"]
    assert "acquire 1" in legal(state)


@rule("SS-12")
def test_cards_produce_exchange_and_upgrade_as_in_spice_road() -> None:
    state = make(table(Voyager([1, 0, 0, 0], hand="yr")), "play yr")
    assert (cubes(state), hand(state), played(state)) == ([2, 1, 0, 0], set(), {"yr"})
    state = make(table(Voyager([5, 0, 0, 0], hand="yy-g")), "play yy-g")
    assert legal(state) == {"times 1", "times 2"}
    assert cubes(make(state, "times 2")) == [1, 0, 2, 0]
    state = make(table(Voyager([1, 0, 0, 0])), "play up2", "upgrade y", "upgrade r")
    assert (cubes(state), played(state), sailed(state)) == ([0, 0, 1, 0], {"up2"}, set())
    refused(table(Voyager([0, 0, 0, 1])), "play up2", "nothing_to_upgrade", "SS-12")


@rule("SS-24")
def test_a_rest_brings_played_and_spent_cards_back() -> None:
    state = make(table(Voyager(hand="g", played="yy b", sailed="up2 rr")), "rest")
    assert (hand(state), played(state), sailed(state)) == ({"g", "yy", "b", "up2", "rr"}, set(), set())


@rule("SS-24")
def test_a_rest_is_always_possible_and_touches_nobody_else() -> None:
    state = make(table(Voyager(), {1: Voyager(hand="", played="b", sailed="rr")}), "rest")
    assert hand(state) == {"yy", "up2"}
    assert (played(state, 1), sailed(state, 1)) == ({"b"}, {"rr"})


@rule("SS-29")
def test_bonus_cards_work_as_in_spice_road() -> None:
    state = make(table(Voyager(hand="r+up1"), options=BONUS), "play r+up1", "upgrade r")
    assert cubes(state) == [0, 0, 1, 0]
    state = make(table(Voyager([6, 0, 0, 0], hand="yyy-b/rr"), options=BONUS), "play yyy-b/rr", "choose 1", "choose 2")
    assert cubes(state) == [0, 2, 0, 1]
    assert any("up1" in name for name in _all_cards(BONUS))
    assert not any("up1" in name for name in _all_cards({}))


def _all_cards(options: Mapping[str, object]) -> list[str]:
    return [name for name in table(options=options).census() if name.startswith("trade card")]


@rule("SS-29")
def test_retrieve_fetches_from_the_played_area_only() -> None:
    own = Voyager(hand="yy+card", played="b", sailed="rr yy")
    state = make(table(own, options=BONUS), "play yy+card")
    assert legal(state) == {"retrieve b", "done"}
    refused(state, "retrieve rr", "not_played", "SS-29")
    make(state, "retrieve b")
    assert (hand(state), played(state), sailed(state)) == ({"b"}, {"yy+card"}, {"rr", "yy"})


@rule("SS-30")
def test_a_deal_while_acquiring() -> None:
    own = Voyager([1, 0, 0, 0])
    state = table(own, row="yyy b g rr", row_cubes=[[0] * 4, [0, 1, 0, 0]], deck="yr", deals={"b": "gd03"})
    make(state, "deal-row 2", "pay y", "lay up2")
    assert (cubes(state), hand(state), played(state)) == ([0, 2, 1, 0], {"yy"}, {"up2"})
    assert (row(state), row_cubes(state)[0]) == (["yyy", "g", "rr", "yr"], [1, 0, 0, 0])


@rule("SS-30")
def test_a_deal_while_playing_lays_a_card_that_may_later_be_spent_for_sailing() -> None:
    state = table(Voyager(at="B2", hand="yy b"), deals={"b": "gd04"})
    make(state, "deal-hand", "lay yy", "spend b")
    assert (cubes(state), hand(state), played(state)) == ([1, 0, 0, 1], set(), {"yy"})
    make(state, "rest", "sail B3")
    assert legal(state) == {"fare yy"}
    make(state, "fare yy")
    assert sailed(state) == {"yy"}


@rule("SS-30")
def test_no_deal_is_made_when_sailing() -> None:
    state = table(Voyager(at="B2", hand="yy up2 b"), deals={"b": "gd04"})
    make(state, "sail B3", "fare yy")
    refused(state, "deal-hand", "must_stop", "SS-13")
    make(state, "stop")
    refused(state, "deal-hand", "has_stopped", "SS-22")
    refused(table(Voyager(hand="yy b")), "deal-hand", "no_deals", "SS-30")


@rule("SS-31")
def test_all_gain_may_overfill_the_others_until_the_end_of_their_turns() -> None:
    rivals = {1: Voyager([10, 0, 0, 0]), 2: Voyager([0, 10, 0, 0])}
    state = table(Voyager(hand="yy b"), rivals, players=3, deals={"b": "gd10"})
    make(state, "deal-hand", "lay yy", "spend b")
    assert [cubes(state, seat) for seat in range(3)] == [[1, 0, 2, 0], [11, 0, 0, 0], [1, 10, 0, 0]]
    make(state, "rest")
    assert (decision(state), facts(state), state.deciding) == ("discard", {"left": 1}, (1,))
    make(state, "discard y")
    assert cubes(state, 2) == [1, 10, 0, 0]
