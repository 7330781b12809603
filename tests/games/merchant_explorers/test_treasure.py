"""Treasure cards: free explorers, coins, what is kept, and the deck (ME-80 to ME-88, ME-111)."""

import pytest

from caravanserai.games.merchant_explorers.components.treasures import KIND_OF, TREASURE_KEYS
from caravanserai.games.merchant_explorers.guild import EXPLORER, POST
from caravanserai.games.merchant_explorers.scoring import treasure_worth
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from tests.games.merchant_explorers.table import (
    aim,
    cell,
    coins,
    decision,
    explore,
    finish,
    fresh,
    gained,
    hold,
    kinds_of,
    legal,
    make,
    map_of,
    names,
    opened,
    pieces,
    put,
    reachable,
    refused,
    stack_treasure,
    tale,
)
from tests.rule import rule


def cards_of(kind: str) -> list[int]:
    return [card for card in range(40) if KIND_OF[card] == TREASURE_KEYS.index(kind)]


@rule("ME-80", "ME-V39")
def test_a_free_explorer_goes_anywhere_and_uses_up_nothing() -> None:
    state = map_of("kazan", "sea", explorers="09-08 01-03")
    stack_treasure(state, "free_explorer")
    explore(state, "09-09")
    assert decision(state) == "free_explorer"
    assert reachable(state) >= names("09-05 10-05 10-06 09-07 10-07 10-08 10-09 08-09 08-08 00-03 02-03"), "any terrain"
    refused(state, "explore 13-01", "no_source", "ME-23", hex=cell("13-01"))
    refused(state, "explore 09-09", "hex_taken", "ME-24", hex=cell("09-09"))
    explore(state, "10-07")
    facts = state.view(0)["decision"]
    assert facts == {"kind": "explore", "facts": {"play": 1, "phase": 1, "placed": 1, "left": 2}}
    assert reachable(state) == {"08-08"}, "its own row goes on"
    explore(state, "08-08")


@rule("ME-80", "ME-53a")
def test_a_free_explorer_is_used_or_declined_at_once() -> None:
    state = map_of("kazan", "sea", explorers="09-08")
    stack_treasure(state, "free_explorer")
    explore(state, "09-09")
    for move in ("done", "next", "village 09-09"):
        refused(state, move, "must_place_free_explorer", "ME-80")
    make(state, "decline")
    assert decision(state) == "explore"
    assert pieces(state, "explorers") == {"09-08", "09-09"}
    refused(state, "decline", "no_free_explorer", "ME-80")


@rule("ME-80", "ME-30")
def test_a_free_explorer_lapses_without_an_explorer_or_a_hex() -> None:
    state = map_of("kazan", "sea", explorers="09-08")
    stack_treasure(state, "free_explorer")
    state.guilds[0].explorers = 1
    story = tale(state, "explore 09-09")
    assert [event.kind for event in story] == ["explored", "found", "free_explorer_lapsed"]
    assert decision(state) == "explore"
    assert kinds_of(state.treasure[:1]) == ["free_explorer"], "and goes under the deck"
    state = opened("kazan", "sea")
    stack_treasure(state, "free_explorer")
    ruin = state.province.hex_at[cell("09-09")]
    full = EXPLORER | POST  # posts, so that no routes are asked about
    state.guilds[0].hexes = [
        pieces if hex == ruin else pieces | full for hex, pieces in enumerate(state.guilds[0].hexes)
    ]
    state.guilds[0].find_near()
    story = tale(state, "explore 09-09")
    assert "free_explorer_lapsed" in [event.kind for event in story]


@rule("ME-80")
def test_a_free_explorer_brings_all_that_an_explorer_brings_and_is_a_source() -> None:
    state = map_of("kazan", 1, explorers="09-08 10-02 06-09")
    stack_treasure(state, "free_explorer", "free_explorer", "vase")
    explore(state, "09-09")
    explore(state, "10-03")
    assert decision(state) == "free_explorer", "the next card, from the second ruin"
    assert gained(state, "06-10") == 6
    assert decision(state) == "explore"
    state = map_of("kazan", "mountain", explorers="09-08")
    put(state, EXPLORER, ["10-08"])
    assert "11-09" in reachable(state)


@rule("ME-81", "ME-82")
def test_two_coins_are_gained_at_once_and_go_under_the_deck() -> None:
    state = map_of("kazan", "sea", explorers="09-08")
    stack_treasure(state, "two_coins")
    card = state.treasure[-1]
    assert gained(state, "09-09") == 2
    assert (state.treasure[0], len(state.treasure)) == (card, 40)
    assert state.guilds[0].treasure.kept == ()


@rule("ME-82", "ME-V45")
def test_an_inner_card_goes_under_before_an_outer_one() -> None:
    state = map_of("kazan", "any", explorers="09-08 10-02")
    stack_treasure(state, "free_explorer", "two_coins")
    outer, inner = state.treasure[-1], state.treasure[-2]
    explore(state, "09-09")
    assert outer not in state.treasure
    explore(state, "10-03")
    assert state.treasure[:2] == [outer, inner], "the inner one lies above it"


@pytest.mark.parametrize(
    "kind", ["vase", "tower_bonus", "grassland_bonus", "desert_bonus", "mountain_bonus", "pair_bonus"]
)
@rule("ME-83")
def test_all_other_cards_are_kept(kind: str) -> None:
    state = map_of("kazan", "sea", explorers="09-08")
    stack_treasure(state, kind)
    assert gained(state, "09-09") == 0
    assert kinds_of(state.guilds[0].treasure.kept) == [kind]
    assert len(state.treasure) == 39
    assert decision(state) == "explore"


def worth(state: MerchantExplorersState) -> int:
    return sum(treasure_worth(state.guilds[0], False))


@pytest.mark.parametrize(
    ("kinds", "value"),
    [
        ("grassland_bonus", 3),
        ("grassland_bonus grassland_bonus", 6),
        ("desert_bonus", 2),
        ("mountain_bonus mountain_bonus", 4),
        ("pair_bonus", 3),
        ("pair_bonus pair_bonus", 6),
        ("tower_bonus", 3),
        ("tower_bonus tower_bonus", 6),
        ("vase vase vase", 9),
        ("grassland_bonus pair_bonus pair_bonus tower_bonus vase vase", 16),
    ],
)
@rule("ME-84", "ME-85", "ME-86", "ME-87", "ME-29", "ME-V28")
def test_what_kept_cards_are_worth_with_seven_villages_and_three_towers(kinds: str, value: int) -> None:
    villages = "01-05 09-01 10-09 02-07 06-03 00-08 09-06"  # 3 on grassland, 2 on desert, 2 on mountain
    state = map_of("avenia", villages=villages, towers="01-01 02-10 13-11")
    hold(state, *kinds.split())
    assert worth(state) == value


@rule("ME-85")
def test_vases_beyond_the_fourth_by_either_reading() -> None:
    for option, value in (("four_each", 20), ("new_set", 17)):
        state = opened("avenia", "any", vases=option)
        hold(state, *["vase"] * 5)
        assert state.scores() == [value]


@rule("ME-88")
def test_returned_cards_come_round_in_the_order_they_were_put_under() -> None:
    state = map_of("kazan", 14, explorers="09-08 10-02")
    coins_one, coins_two, coins_three = cards_of("two_coins")[:3]
    state.treasure = [coins_three, coins_two, coins_one]  # all drawn before; the first one put under is on top
    state.fresh = 0
    assert gained(state, "09-09") == 4
    assert state.treasure == [coins_two, coins_one, coins_three]


@rule("ME-88")
def test_a_draw_never_fails() -> None:
    state = map_of("kazan", 14, explorers="09-08 10-02")
    one, other = cards_of("free_explorer")[:2]
    state.treasure = [other, one]
    state.fresh = 2
    explore(state, "09-09")
    assert state.resolving == [one]
    explore(state, "10-03")
    assert state.resolving == [one, other]
    make(state, "decline")
    assert decision(state) == "free_explorer", "the second card of the second ruin"
    assert state.resolving + state.treasure in ([one, other], [other, one])
    while decision(state) == "free_explorer":
        make(state, "decline")
    assert sorted(state.treasure) == [one, other]
    assert state.resolving == []
    assert state.guilds[0].treasure.drawn == 4


@rule("ME-88", "ME-82")
def test_when_all_that_is_left_is_being_resolved_it_goes_under_in_the_order_drawn() -> None:
    state = map_of("kazan", 11, explorers="09-08 10-02 00-05")
    one, other = cards_of("free_explorer")[:2]
    state.treasure = [other, one]
    state.fresh = 2
    explore(state, "09-09", "10-03")
    assert (state.resolving, state.treasure) == ([one, other], [])
    explore(state, "00-06")
    assert state.treasure == [other], "both went under, and the first of them was drawn again"
    assert state.resolving == [one]
    assert (state.guilds[0].treasure.resolving, state.guilds[0].treasure.returned) == ((one,), (other,))
    assert decision(state) == "free_explorer"
    make(state, "decline")
    assert sorted(state.treasure) == [one, other]
    assert decision(state) == "explore"


@rule("ME-111")
def test_treasure_is_drawn_in_the_order_of_the_moves() -> None:
    for first, second in ((0, 1), (1, 0)):
        state = map_of("kazan", "sea", players=2)
        stack_treasure(state, "vase", "tower_bonus")
        for seat in (first, second):
            explore(state, "09-07", "09-08", seat=seat)
        for seat in (first, second):
            explore(state, "09-09", seat=seat)
        assert kinds_of(state.guilds[first].treasure.kept) == ["vase"]
        assert kinds_of(state.guilds[second].treasure.kept) == ["tower_bonus"]


@rule("ME-83", "ME-107")
def test_kept_cards_stay_with_their_owner_to_the_end() -> None:
    state = aim(fresh(2, 5, map="kazan"), "KZ-1")
    hold(state, "vase", seat=1)
    while not state.over:
        for seat in state.deciding:
            finish(state, seat)
    assert kinds_of(state.guilds[1].treasure.kept) == ["vase"]
    assert state.scores() == [0, 1]
    assert coins(state, 1) == 0
    assert legal(state) == set()
