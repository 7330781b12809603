"""Basic explore cards, lines, and cards of two phases (ME-31, ME-32, ME-39, ME-44, ME-45, ME-47)."""

import pytest

from caravanserai.games.merchant_explorers.guild import EXPLORER
from tests.games.merchant_explorers.table import (
    cell,
    coins,
    explore,
    gained,
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

GRASSLAND, DESERT, MOUNTAIN, SEA = range(4)

# -- basic cards and lines -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "play", "good", "then"),
    [
        ("grassland", 0, "08-05 09-05", "07-05"),
        ("desert", 2, "10-06 08-06", "07-06"),
        ("mountain", 3, "10-05", "11-05"),
        ("sea", 1, "09-07 08-07 07-08", "06-08"),
    ],
)
@rule("ME-31")
def test_basic_cards_take_their_terrain_and_their_number(card: str, play: int, good: str, then: str) -> None:
    state = opened("kazan", card)
    wrong, terrain = ("09-05", GRASSLAND) if card != "grassland" else ("10-06", DESERT)
    refused(state, f"explore {wrong}", "wrong_terrain", "ME-31", hex=cell(wrong), terrain=terrain, play=play)
    explore(state, *good.split())
    refused(state, f"explore {then}", "all_placed", "ME-31", hex=cell(then))


@rule("ME-31")
def test_the_second_of_any_two_lies_beside_the_first() -> None:
    state = map_of("kazan", "any", explorers="01-03")
    explore(state, "09-05")
    assert reachable(state) == {"09-04", "10-04", "10-05", "08-04", "08-05"}
    refused(state, "explore 01-04", "not_beside_last", "ME-31", hex=cell("01-04"))
    refused(state, "explore 10-06", "not_beside_last", "ME-31", hex=cell("10-06"))


@rule("ME-32")
def test_a_line_has_no_gap_and_skips_nothing() -> None:
    state = map_of("kazan", "sea", explorers="09-08")
    explore(state, "09-07")
    refused(state, "explore 09-09", "not_in_line", "ME-32", hex=cell("09-09"))
    state = opened("avenia", "sea")
    explore(state, "07-05", "06-05")
    assert reachable(state) == {"05-06", "08-04"}
    refused(state, "explore 06-04", "not_in_line", "ME-32", hex=cell("06-04"))


@rule("ME-32", "ME-47")
def test_a_row_of_land_grows_at_both_ends_over_all_terrains() -> None:
    state = opened("kazan", 15)
    explore(state, "10-05", "10-06")
    assert reachable(state) == {"10-04", "10-07"}
    refused(state, "explore 11-06", "not_in_line", "ME-32", hex=cell("11-06"))
    explore(state, "10-04", "10-07", "10-08", "10-09")
    refused(state, "explore 10-03", "wrong_terrain", "ME-47", hex=cell("10-03"), terrain=SEA, play=19)
    assert coins(state) == 1 + 2


@rule("ME-47", "ME-27")
def test_a_tower_lies_in_a_row_of_land_or_sea() -> None:
    state = map_of("kazan", 15, explorers="15-02")
    assert "16-02" in reachable(state)
    explore(state, "16-02", "16-01")
    assert pieces(state, "towers") == {"16-02"}
    state = map_of("kazan", 16, explorers="17-08")
    assert "17-09" in reachable(state)


# -- two phases ----------------------------------------------------------------------------------------------------


@rule("ME-39", "ME-44", "ME-45")
def test_the_second_phase_follows_the_first_and_there_is_no_way_back() -> None:
    state = opened("kazan", 13)
    refused(state, "next", "nothing_explored_yet", "ME-39")
    explore(state, "09-07")
    assert "next" in legal(state)
    make(state, "next")
    assert state.view(0)["decision"] == {"kind": "explore", "facts": {"play": 17, "phase": 2, "placed": 0, "left": 2}}
    refused(state, "explore 09-08", "not_a_coin_hex", "ME-45", hex=cell("09-08"))
    refused(state, "next", "no_more_phases", "ME-39")
    refused(opened("kazan", "sea"), "next", "no_more_phases", "ME-39")


@rule("ME-39")
def test_without_a_first_phase_there_is_no_second() -> None:
    for card in (12, 13, 17, 21):
        state = opened("kazan", card)
        refused(state, "next", "nothing_explored_yet", "ME-39")
        assert state.guilds[0].action.phase == 0


@rule("ME-39", "ME-45")
def test_a_sea_hex_with_coins_counts_for_the_phase_one_is_in() -> None:
    state = opened("cnidaria", 13)
    explore(state, "11-05", "11-04", "12-03")
    assert state.view(0)["decision"]["facts"] == {"play": 17, "phase": 1, "placed": 3, "left": 1}  # type: ignore[index]
    state = opened("cnidaria", 13)
    make(explore(state, "11-05", "11-04"), "next")
    assert gained(state, "12-03") == 2
    assert state.view(0)["decision"]["facts"] == {"play": 17, "phase": 2, "placed": 1, "left": 1}  # type: ignore[index]


@rule("ME-39", "ME-28a")
def test_the_second_phase_knows_positions_under_a_tower_but_needs_a_real_source() -> None:
    state = map_of("kazan", 13, explorers="05-10")
    make(explore(state, "06-10"), "next")
    refused(state, "explore 07-10", "no_source", "ME-23", hex=cell("07-10"))
    put(state, EXPLORER, ["07-09"])
    assert gained(state, "07-10") == 2


@rule("ME-44")
def test_any_number_of_cities_beside_the_seas() -> None:
    state = map_of("aghon", 12, explorers="05-04 08-03")
    make(explore(state, "05-03", "05-05", "08-02"), "next")
    assert reachable(state) == {"04-02", "05-06", "07-02"}
    refused(state, "explore 04-01", "not_a_city", "ME-44", hex=cell("04-01"))
    refused(state, "explore 10-09", "not_beside_first_phase", "ME-44", hex=cell("10-09"))
    assert state.view(0)["decision"]["facts"]["left"] == 99  # type: ignore[index]
    make(explore(state, "04-02", "07-02", "05-06"), "city 04-02")
    assert {"04-02", "05-06", "07-02"} <= pieces(state, "explorers")
    assert coins(state) == 3 * 2


@rule("ME-45")
def test_two_coin_hexes_and_no_third() -> None:
    state = map_of("kazan", 13, explorers="06-08 12-07")
    stack_treasure(state, "vase")
    explore(state, "05-08", "05-09", "09-07")
    make(state, "next")
    assert {"04-08", "04-09", "10-06"} <= reachable(state)
    assert gained(state, "04-08", "10-06") == 2
    refused(state, "explore 04-09", "all_placed", "ME-45", hex=cell("04-09"))
