"""Whose turn it is, what a turn is, and resting (SR-12 to SR-14, SR-29)."""

import pytest

import caravanserai as cv
from tests.games.playing import legal, make, refused
from tests.games.spice_road.table import GAME, Trader, fresh, hand, played, table, wander
from tests.rule import rule


@rule("SR-12")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_round_is_one_turn_each_beginning_with_the_first_player(players: int) -> None:
    state = table(players, first=players - 1)
    for round_number in (1, 2, 3):
        for place in range(players):
            assert state.round == round_number
            assert state.turn == (round_number - 1) * players + place
            assert state.deciding == ((players - 1 + place) % players,)
            make(state, "rest")


@rule("SR-12")
def test_nobody_moves_out_of_turn() -> None:
    state = table(players=3)
    before = state.save()
    for seat in (1, 2):
        assert state.legal(seat) == []
        assert state.why_not("rest", seat) == cv.Reason("not_your_turn", "SR-12")
        with pytest.raises(cv.IllegalMove) as refusal:
            state.apply("rest", seat)
        assert refusal.value.reason.code == "not_your_turn"
    assert state.save() == before


@rule("SR-13")
@pytest.mark.parametrize("action", ["play yy", "acquire 1", "rest", "claim 1"])
def test_a_turn_is_one_action(action: str) -> None:
    state = table(cubes=[4, 4, 0, 0], points=["yyrr"])
    make(state, action)
    assert state.deciding == (1,)
    for another in ("play up2", "acquire 1", "rest", "claim 1"):
        assert state.why_not(another, 0) == cv.Reason("not_your_turn", "SR-12")


@rule("SR-13")
def test_the_four_actions_are_all_there_is() -> None:
    state = table(cubes=[9, 9, 9, 9], hand=["yy", "up2", "yy-g"])
    assert {move.kind for move in state.legal()} == {"play", "acquire", "rest", "claim"}


@rule("SR-13")
def test_an_action_is_finished_before_anything_else() -> None:
    state = make(table(cubes=[4, 0, 0, 0], hand=["yy-g", "yy"]), "play yy-g")
    for other in ("rest", "acquire 1", "claim 1", "play yy", "deal-hand", "done", "pay y", "discard y"):
        refused(state, other, "must_exchange", "SR-17")


@rule("SR-13", "SR-40")
def test_the_caravan_limit_comes_before_the_next_turn() -> None:
    state = make(table(cubes=[10, 0, 0, 0]), "play yy")
    assert state.deciding == (0,)
    make(state, "discard y", "discard y")
    assert state.deciding == (1,)


@rule("SR-14")
def test_rest_is_possible_with_nothing_played() -> None:
    state = table(played=[])
    assert "rest" in legal(state)
    make(state, "rest")
    assert state.deciding == (1,)


@rule("SR-14")
def test_the_poorest_merchant_can_still_rest() -> None:
    assert legal(table(hand=[], row=[], deck=[])) == {"rest"}


@rule("SR-14")
def test_there_is_no_pass() -> None:
    assert "pass" not in GAME.moves.kinds
    assert table().why_not("pass") == cv.Reason("unknown_move", "")


@rule("SR-14")
def test_rest_can_begin_every_turn_of_a_game() -> None:
    turn = -1
    for state in wander(fresh(3, seed=11), seed=5):
        if state.turn != turn:
            assert "rest" in legal(state)
            turn = int(state.turn)


@rule("SR-29")
def test_rest_takes_all_played_cards_back_to_hand() -> None:
    state = make(table(hand=["yy"], played=["up2", "yy-g", "b"]), "rest")
    assert hand(state) == {"yy", "up2", "yy-g", "b"}
    assert played(state) == set()


@rule("SR-29")
def test_rest_does_nothing_else() -> None:
    rival = Trader(cubes=[1, 1, 0, 0], hand=["yy"], played=["up2"])
    state = table(cubes=[2, 0, 0, 1], hand=["yy"], played=["up2"], rivals={1: rival})
    before = state.view(None)
    make(state, "rest")
    after = state.view(None)
    assert after["merchants"][0]["cubes"] == [2, 0, 0, 1]
    assert after["merchants"][1] == before["merchants"][1]
    for thing in ("trade_row", "point_row", "trade_deck", "point_deck", "gold", "silver"):
        assert after[thing] == before[thing]
    assert state.revealed == 0
