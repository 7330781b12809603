"""Choices carry their prices and gains, and barred ones their reason."""

import random

import pytest

from caravanserai.games.dunhuang.game import GAME
from caravanserai.games.dunhuang.goods import GOOD_KEYS
from tests.games.choosing import check_choices_of, choice_of
from tests.games.dunhuang.table import STAND, Has, circle_with, fresh, standing, table
from tests.games.playing import make
from tests.rule import rule

MOST = 60


@pytest.mark.parametrize("players", GAME.players)
def test_choices_hold_all_legal_moves_in_their_order(players: int) -> None:
    chooser = random.Random(players)
    state = fresh(players, 3, {"supply": "finite"})
    while not state.over:
        seat = chooser.choice(state.deciding)
        check_choices_of(state, seat, MOST)
        state.apply(chooser.choice(state.legal(seat)), seat)


@rule("DH-19", "DH-20")
def test_ways_that_are_too_expensive_tell_what_is_missing() -> None:
    state = table(coins=2)
    ways = state.choices(0)
    assert [(each.facts["steps"], each.facts["coins"]) for each in ways] == [(n, n - 1) for n in range(1, 9)]
    for each in ways:
        price = each.facts["coins"]
        barred = None if each.reason is None else (each.reason.code, dict(each.reason.details))
        assert barred == (None if int(str(price)) <= 2 else ("not_enough_coins", {"price": price, "coins": 2}))
    told = state.view(None)["ways"]
    for each in ways:
        slot = int(str(each.facts["slot"]))
        assert told[slot - 1] == {"steps": each.facts["steps"], "price": each.facts["coins"]}


@rule("DH-22")
def test_a_second_lap_is_among_the_choices_only_where_it_may_be_walked() -> None:
    assert len(table(coins=12).choices(0)) == 13
    assert len(table(coins=12, options={"max_steps": "one_lap"}).choices(0)) == 8


@rule("DH-53", "DH-97")
def test_the_coins_for_the_ability_are_those_the_supply_still_has() -> None:
    state = standing("dancer")
    assert choice_of(state, "coins").facts == {"coins": 3}
    state.coin_supply = 2
    assert choice_of(state, "coins").facts == {"coins": 3}
    short = standing("dancer", options={"supply": "finite"})
    short.coin_supply = 2
    assert choice_of(short, "coins").facts == {"coins": 2}
    assert (short.view(None)["coins_run_out"], state.view(None)["coins_run_out"]) == (True, False)


@rule("DH-49")
def test_the_price_of_a_shielded_token_is_told_with_its_owner() -> None:
    tea = GOOD_KEYS.index("tea")
    state = table(
        shop="tea",
        rivals={2: Has(shop="tea tea")},
        tokens={"tea": 2},
        shields="tea",
        circle=circle_with("buddhist"),
        market={STAND: "tea"},
    )
    assert state.move_facts(GAME.moves["pay"], 0) is None, "nothing is to be paid yet"
    make(state, "walk 1", "to-shop")
    assert choice_of(state, "pay").facts == {"good": tea, "owner": 2, "coins": 2}
    assert choice_of(state, "decline").facts["owner"] == 2


@rule("DH-63")
def test_a_rival_is_told_with_the_cards_that_would_change_hands() -> None:
    state = standing("chinese_merchant", hand="tea", rivals={1: Has(hand="silk silk wool"), 2: Has(hand="wool")})
    make(state, "use")
    told = {each.move.text: (each.facts["cards"], each.reason and each.reason.code) for each in state.choices(0)}
    assert told == {"rival 2": (2, None), "rival 3": (1, None), "rival 4": (0, "rival_hand_too_small")}


@rule("DH-62")
def test_what_the_general_swaps_is_told_to_its_owner_alone() -> None:
    state = standing("general", hand="silk tea", market={1: "wool"})
    make(state, "use", "hand silk")
    silk, wool = GOOD_KEYS.index("silk"), GOOD_KEYS.index("wool")
    assert choice_of(state, "slot 1").facts == {"good": wool, "slot": 1, "purpose": "swap", "out": silk}
    seen = state.move_facts(GAME.moves["slot 1"], 1)
    assert seen is not None
    assert seen["out"] == wool


@rule("DH-67")
def test_a_card_out_of_reach_says_so() -> None:
    state = standing("shepherd")
    make(state, "use")
    codes = {each.move.a: each.reason.code if each.reason else None for each in state.choices(0)}
    assert sorted(slot for slot, code in codes.items() if code is None) == [2, 4]
    assert {code for code in codes.values() if code} == {"out_of_reach"}
