"""Stage 5, and the end when the deck runs out (DH-76 to DH-85)."""

import random

import pytest

from caravanserai.contract import option_sets
from caravanserai.games.dunhuang.game import GAME
from caravanserai.games.dunhuang.state import DunhuangState
from tests.games.dunhuang.looking import NUMBER, clause_of, coins, deck, hand, owner, prestige, refused, slot, tale
from tests.games.dunhuang.table import Has, circle_with, standing, table
from tests.games.playing import make
from tests.rule import rule

MOST_TURNS = {2: 22, 3: 30, 4: 36}


def herding(cards: str) -> DunhuangState:
    """The camel at position 3 beside the Shepherd, whose card was taken; the card of slot 2 goes next."""
    state = table(circle=circle_with("shepherd"), market={2: "tea", 3: "wool"}, deck=cards)
    return make(state, "walk 1", "to-hand", "use", "slot 2")


@rule("DH-76", "DH-77", "DH-V22")
def test_the_camels_slot_is_filled_first_then_clockwise() -> None:
    state = herding("paper silk glass")
    assert (slot(state, 3), slot(state, 2), deck(state)) == ("paper", "silk", "glass")


@rule("DH-76")
def test_filling_goes_on_clockwise_past_the_end_of_the_row() -> None:
    state = table(camel=6, market={7: "tea", 8: "", 2: "", 6: ""}, deck="paper silk glass jade gold")
    told = tale(state, "walk 1", "to-hand", "coins")
    assert [facts["slot"] for kind, _, facts in told if kind == "refilled"] == [7, 8, 2, 6]
    assert [slot(state, number) for number in (7, 8, 2, 6)] == ["paper", "silk", "glass", "jade"]


@rule("DH-77")
def test_usually_one_slot_is_refilled() -> None:
    told = tale(table(market={3: "tea"}, deck="paper silk"), "walk 1", "to-hand", "coins")
    assert [facts for kind, _, facts in told if kind == "refilled"] == [{"good": NUMBER["paper"], "slot": 3}]


@rule("DH-78", "DH-80", "DH-V23")
def test_a_short_deck_fills_as_far_as_it_goes_and_the_end_is_in_sight() -> None:
    state = herding("paper")
    assert (slot(state, 3), slot(state, 2), state.running_out) == ("paper", "", True)
    assert state.view(1)["running_out"]


@rule("DH-79")
def test_the_discard_is_never_shuffled_back() -> None:
    state = table(market={3: "tea"}, deck="")
    assert sum(state.view(None)["discard"]) > 30
    make(state, "walk 1", "to-hand", "coins")
    assert (slot(state, 3), len(state.deck), state.running_out) == ("", 0, True)


@rule("DH-81", "DH-V24")
def test_a_deck_just_empty_under_a_full_market_is_not_the_end() -> None:
    state = table(market={3: "tea"}, deck="paper")
    make(state, "walk 1", "to-hand", "coins")
    assert (slot(state, 3), len(state.deck), state.running_out) == ("paper", 0, False)
    told = tale(state, "walk 1", "to-hand", "coins")
    assert state.running_out
    assert told[-1] == ("running_out", 1, {})


@rule("DH-82", "DH-83", "DH-V25")
@pytest.mark.parametrize(("trigger", "more"), [(0, 2), (1, 1), (2, 0)])
def test_the_round_is_played_to_its_end(trigger: int, more: int) -> None:
    state = table(3, turn=trigger, market={3: "tea"}, deck="")
    make(state, "walk 1", "to-hand", "coins")
    assert state.running_out
    for _ in range(more):
        assert not state.over
        make(state, "walk 1", "to-hand", "coins")
    assert state.over


@rule("DH-82")
def test_the_last_player_sits_on_the_first_players_right() -> None:
    state = table(4, first=2, turn=0, market={3: "tea"}, deck="")
    make(state, "walk 1", "to-hand", "coins")
    assert (state.over, state.deciding) == (False, (1,))
    make(state, "walk 1", "to-hand", "coins")
    assert state.over


@rule("DH-82")
def test_the_end_is_announced_once() -> None:
    state = table(3, market={3: "tea"}, deck="")
    told = tale(state, *["walk 1", "to-hand", "coins"] * 3)
    assert [seat for kind, seat, _ in told if kind == "running_out"] == [0]
    refused(state, "walk 1", "game_is_over", "DH-82", seat=0)


@rule("DH-84", "DH-29")
def test_the_last_turns_are_normal_turns() -> None:
    circle = circle_with("dancer", "servant", "princess")
    state = table(4, circle=circle, market={3: "tea", 4: "", 5: "wool"}, deck="", rivals={1: Has(hand="silk")})
    make(state, "walk 1", "to-hand", "coins")
    assert state.running_out
    make(state, "walk 1", "use", "hand silk")
    assert (owner(state, "silk"), hand(state, 1)) == (1, "")
    make(state, "walk 1", "to-shop", "use")
    assert prestige(state, 2) == 1
    winning = table(
        4,
        market={3: ""},
        deck="",
        hand="tea glass paper wool",
        tokens=dict.fromkeys(("tea", "wool", "silk", "jade"), 0),
    )
    winning.running_out = True
    assert make(winning, "walk 1", "coins").winners() == [0]


@rule("DH-85")
@pytest.mark.parametrize("face", ["translator", "ambassador"])
def test_without_a_deck_nothing_is_drawn_and_nothing_refilled(face: str) -> None:
    state = standing(face, market={4: ""}, deck="")
    refused(state, "use", "ability_of_no_use", clause_of(face))
    make(state, "coins")
    assert (slot(state, 3), slot(state, 4), coins(state)) == ("", "", 8)


@rule("DH-V38", "DH-13", "DH-46", "DH-82", "DH-85", "DH-95", "DH-98")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_game_ends_in_time_and_keeps_its_laws(players: int) -> None:
    for number, options in enumerate(option_sets(GAME)):
        for seed in range(3):
            _play_and_watch(players, seed, options, random.Random(100 * number + seed))


def _play_and_watch(players: int, seed: int, options: dict[str, object], dice: random.Random) -> None:
    state = GAME.new(players, seed, options)
    assert isinstance(state, DunhuangState)
    census = state.census()
    had = [0] * players
    turns = [0] * players
    while not state.over:
        seat = dice.choice(state.deciding)
        owners, turn, mover = state.owners[:], state.turn, int(state.seat)
        move = dice.choice(state.legal(seat))
        empty = state.running_out
        state.apply(move, seat)
        assert state.census() == census
        _check_tokens(state, owners, move.kind)
        now = [int(trader.prestige) for trader in state.traders]
        assert all(new >= old for new, old in zip(now, had, strict=True)), "prestige is never lost"
        had = now
        assert not state.finite_coins or state.coin_supply >= 0
        assert not state.finite_prestige or state.prestige_supply >= 0
        assert not empty or not state.deck
        if state.turn != turn or (state.over and state.instant_winner >= 0):
            turns[mover] += 1
    assert sum(turns) <= MOST_TURNS[players]
    if state.instant_winner < 0:
        assert len(set(turns)) == 1, "everybody has had the same number of turns"
        assert state.running_out


def _check_tokens(state: DunhuangState, before: list[int], kind: str) -> None:
    for good in range(10):
        held = [trader["shop"][good] for trader in state.view(None)["traders"]]
        owner_now = state.owners[good]
        if owner_now >= 0:
            assert max(held) == held[owner_now]
        else:
            assert not state.shields >> good & 1
        if owner_now != before[good]:
            assert kind in ("to-shop", "pay", "hand", "shop", "slot")
