"""The golden rules of exploration (ME-8, ME-9, ME-23 to ME-30)."""

import pytest

from caravanserai.games.merchant_explorers.guild import EXPLORER, VILLAGE
from tests.games.merchant_explorers.table import (
    act_on,
    aim,
    cell,
    coins,
    decision,
    explore,
    legal,
    make,
    map_of,
    opened,
    pieces,
    put,
    reachable,
    refused,
    stack_treasure,
)
from tests.rule import rule


@rule("ME-9", "ME-23")
def test_explorers_villages_and_the_capital_are_sources_and_towers_are_not() -> None:
    state = opened("kazan", "grassland")
    assert reachable(state) == {"08-05", "09-05"}
    put(state, EXPLORER, ["01-02"])
    assert reachable(state) == {"08-05", "09-05", "01-03", "02-02"}
    state = map_of("kazan", "grassland", villages="01-04")
    assert reachable(state) == {"08-05", "09-05", "01-03", "01-05", "02-03"}
    state = map_of("kazan", "desert", towers="16-02")
    assert reachable(state) == {"10-06", "08-06"}
    refused(state, "explore 17-02", "no_source", "ME-23", hex=cell("17-02"))


@pytest.mark.parametrize("piece", ["explorers", "villages", "towers"])
@rule("ME-24")
def test_a_hex_that_is_taken_is_not_explored(piece: str) -> None:
    where = {"explorers": "09-05", "villages": "09-05", "towers": "06-10"}[piece]
    state = map_of("kazan", "any", **({piece: where} | ({"explorers": "06-09"} if piece == "towers" else {})))  # type: ignore[arg-type]
    refused(state, f"explore {where}", "hex_taken", "ME-24", hex=cell(where))


@rule("ME-8")
def test_posts_and_tokens_never_block() -> None:
    state = map_of("cnidaria", "any", posts="09-05", tokens="11-07", explorers="11-06")
    assert {"09-05", "11-07"} <= reachable(state)
    explore(state, "11-07")
    assert pieces(state, "tokens") == {"11-07"}
    assert pieces(state, "explorers") == {"11-06", "11-07"}
    act_on(state, "any")
    explore(state, "09-05")
    assert (pieces(state, "posts"), coins(state)) == ({"09-05"}, 0)


@rule("ME-24", "ME-29")
def test_the_capital_is_never_explored() -> None:
    state = map_of("kazan", "any", explorers="09-05")
    refused(state, "explore 09-06", "capital", "ME-29", hex=cell("09-06"))


@rule("ME-25", "ME-59")
def test_what_an_explorer_brings_about_comes_before_the_next_one() -> None:
    state = map_of("avenia", 7, explorers="05-04")
    explore(state, "05-05")
    assert pieces(state, "villages") == {"05-04"}, "the region is complete and has one blank hex"
    assert decision(state) == "explore"
    state = map_of("aghon", "desert", explorers="04-05 05-06")
    explore(state, "04-06")
    assert legal(state) == {"village 04-05", "village 04-06"}, "nothing else before that"
    make(state, "village 04-06")
    assert state.view(0)["decision"] == {"kind": "explore", "facts": {"play": 2, "phase": 1, "placed": 1, "left": 1}}


@rule("ME-26", "ME-31")
def test_without_a_shape_each_hex_may_lie_anywhere_beside_any_source() -> None:
    state = map_of("avenia", "grassland", villages="00-08 16-04", explorers="10-10")
    explore(state, "01-09", "16-05")
    assert pieces(state, "explorers") == {"10-10", "01-09", "16-05"}


@pytest.mark.parametrize("card", ["grassland", "desert", "mountain", "sea", "any"])
@rule("ME-27")
def test_a_tower_counts_as_whatever_terrain_the_card_has(card: str) -> None:
    state = map_of("aghon", card, explorers="15-01")
    assert "16-00" in reachable(state)
    state = map_of("cnidaria", card, explorers="12-06")
    assert "11-07" in reachable(state)


@rule("ME-27", "ME-42", "ME-44", "ME-45", "ME-98")
def test_towers_and_crystals_are_of_no_region_and_neither_city_nor_coin_hex() -> None:
    state = map_of("cnidaria", 10, explorers="12-06")
    refused(state, "explore 11-07", "no_region", "ME-42", hex=cell("11-07"))
    for card, code, clause in ((12, "not_a_city", "ME-44"), (13, "not_a_coin_hex", "ME-45")):
        state = map_of("cnidaria", card, explorers="10-07 11-08")
        make(explore(state, "10-08"), "next")
        refused(state, "explore 11-07", code, clause, hex=cell("11-07"))


@rule("ME-27", "ME-41")
def test_real_terrains_keep_their_limits_and_all_keep_the_number() -> None:
    state = map_of("cnidaria", "mountain", explorers="12-06")
    explore(state, "11-07")
    refused(state, "explore 09-06", "all_placed", "ME-31", hex=cell("09-06"))


@rule("ME-28")
def test_fewer_or_none_may_be_placed_and_the_rest_is_lost() -> None:
    state = opened("kazan", 11)
    make(state, "done")
    assert pieces(state, "explorers") == set()
    state = opened("kazan", 11)
    make(explore(state, "09-07"), "done")
    assert state.turn == 2
    assert state.guilds[0].action.placed == ()


@rule("ME-28", "ME-53")
def test_without_a_legal_hex_one_just_passes() -> None:
    state = map_of("kazan", "mountain", explorers="10-05")
    explore(state, "11-05")
    assert legal(state) == {"done"}
    make(state, "done")
    assert state.turn == 2


@rule("ME-28a")
def test_the_shape_looks_at_positions_even_under_a_new_village_or_tower() -> None:
    state = map_of("aghon", "any", explorers="15-01")
    explore(state, "16-00")
    assert reachable(state) == {"16-01"}, "beside the tower position and a real source; 15-00 and 17-00 do not exist"
    state = map_of("kazan", 18, explorers="10-06 12-06 13-07 13-08")
    explore(state, "11-06")
    make(state, "village 11-06")
    assert reachable(state) >= {"11-05", "11-07", "10-05"}, "around the first hex, where a village stands"


@rule("ME-28a", "ME-80")
def test_free_explorers_block_and_are_sources_but_are_no_part_of_the_shape() -> None:
    state = map_of("kazan", "sea")
    stack_treasure(state, "free_explorer")
    put(state, EXPLORER, ["09-08"])
    explore(state, "09-09")
    assert decision(state) == "free_explorer"
    explore(state, "10-08")
    assert reachable(state) == {"08-08"}
    refused(state, "explore 10-08", "hex_taken", "ME-24", hex=cell("10-08"))
    act_on(state, "mountain")
    assert "11-09" in reachable(state), "beside the free explorer alone"


@rule("ME-29", "ME-84")
def test_the_capital_is_no_village_for_anything_but_exploring() -> None:
    state = aim(map_of("avenia", "any"), "AV-6")
    put(state, VILLAGE, ["00-08", "01-05", "02-07", "05-10"])
    explore(state, "08-06")
    assert state.guilds[0].feats.objectives == (0, 0, 0), "four villages and the capital are not five"
    assert state.guilds[0].villages == 9


@rule("ME-30")
def test_the_supply_of_explorers_is_a_hard_limit() -> None:
    state = opened("kazan", "any")
    state.guilds[0].explorers = 1
    explore(state, "09-05")
    assert state.guilds[0].explorers == 0
    refused(state, "explore 09-04", "no_explorers", "ME-30", hex=cell("09-04"))
    assert legal(state) == {"done"}


@rule("ME-30", "ME-60")
def test_an_explorer_replaced_by_village_or_tower_is_back_at_once() -> None:
    state = map_of("aghon", "any", explorers="04-05 05-06")
    state.guilds[0].explorers = 1
    explore(state, "04-06")
    assert state.guilds[0].explorers == 0
    make(state, "village 04-05")
    assert state.guilds[0].explorers == 1
    state = map_of("aghon", "any", explorers="15-01")
    state.guilds[0].explorers = 1
    explore(state, "16-00")
    assert state.guilds[0].explorers == 1
    assert reachable(state) == {"16-01"}


@rule("ME-38", "ME-23", "ME-24")
def test_investigate_cards_keep_the_golden_rules() -> None:
    for card in (1, 4, 7, 10, 15, 17, 21, 25, 26):
        state = map_of("kazan", card, explorers="09-05")
        refused(state, "explore 09-05", "hex_taken", "ME-24", hex=cell("09-05"))
        refused(state, "explore 09-06", "capital", "ME-29", hex=cell("09-06"))
        if card != 25:
            refused(state, "explore 01-04", "no_source", "ME-23", hex=cell("01-04"))
