"""The investigate cards in play (ME-40 to ME-43, ME-46, ME-48 to ME-51)."""

import pytest

from caravanserai.games.merchant_explorers.guild import TAKEN
from caravanserai.games.merchant_explorers.maps.terrain import cell_name
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from tests.games.merchant_explorers.table import (
    cell,
    coins,
    decision,
    explore,
    gained,
    legal,
    make,
    map_of,
    names,
    opened,
    pieces,
    reachable,
    refused,
    stack_treasure,
)
from tests.rule import rule

GRASSLAND, DESERT, MOUNTAIN, SEA = range(4)


@rule("ME-40")
def test_a_path_goes_on_from_its_last_hex_alone() -> None:
    state = opened("kazan", 2)
    explore(state, "09-07", "09-08")
    refused(state, "explore 10-06", "not_beside_last", "ME-40", hex=cell("10-06"))
    refused(state, "explore 10-07", "wrong_terrain", "ME-40", hex=cell("10-07"), terrain=GRASSLAND, play=6)


@rule("ME-40")
def test_a_path_may_grow_at_both_ends_by_agreement_but_never_branches() -> None:
    state = opened("kazan", 2, paths="both_ends")
    explore(state, "09-07", "09-08", "10-06")
    refused(state, "explore 08-06", "not_at_path_end", "ME-40", hex=cell("08-06"))
    assert reachable(state) >= {"11-06", "09-09"}
    state = map_of("kazan", "any")
    assert state.options["paths"] == "forward"
    state = opened("kazan", "any", paths="both_ends")
    explore(state, "09-05", "08-05")
    refused(state, "explore 09-04", "all_placed", "ME-31", hex=cell("09-04"))


@pytest.mark.parametrize(
    ("card", "path", "then"),
    [
        (1, "09-07 09-08 08-07 07-08 06-08", "05-08"),
        (2, "09-07 09-08 08-07 07-08 06-08", "05-08"),
        (3, "09-07 09-08 08-07 07-08", "06-08"),
    ],
)
@rule("ME-40")
def test_paths_have_their_length(card: int, path: str, then: str) -> None:
    state = opened("kazan", card)
    explore(state, *path.split())
    refused(state, f"explore {then}", "all_placed", "ME-40", hex=cell(then))
    assert legal(state) == {"done"}


@pytest.mark.parametrize(
    ("card", "limits"),
    [
        (4, {GRASSLAND: 4, SEA: 1}),
        (5, {DESERT: 4, SEA: 1}),
        (6, {MOUNTAIN: 3, SEA: 1}),
        (7, {GRASSLAND: 3, MOUNTAIN: 2}),
        (8, {DESERT: 3, MOUNTAIN: 2}),
        (9, {GRASSLAND: 1, DESERT: 1, MOUNTAIN: 1, SEA: 2}),
    ],
)
@rule("ME-41")
def test_free_sets_are_full_with_as_many_of_each_terrain(card: int, limits: dict[int, int]) -> None:
    state = map_of("avenia", card, explorers="11-08 05-07 14-05 03-04")
    left = dict(limits)
    while reachable(state):
        moves = [move for move in state.legal(0) if move.kind == "explore"]
        move, terrain = next((move, t) for move in moves if (t := terrain_of(state, move.a)) in limits)
        left[terrain] -= 1
        state.apply(move, 0)
        while decision(state) != "explore":
            state.apply(state.legal(0)[-1], 0)
        if left[terrain] == 0 and sum(left.values()) > 0:
            code = {state.why_not(f"explore {name}", 0) for name in free_hexes(state, terrain)}
            assert {(reason.code, reason.clause) for reason in code if reason} == {("terrain_used_up", "ME-41")}
    assert set(left.values()) == {0}


def terrain_of(state: MerchantExplorersState, place: int) -> int:
    return state.province.terrains[state.province.hex_at[place]]


def free_hexes(state: MerchantExplorersState, terrain: int) -> list[str]:
    """The free hexes of a terrain, near or far."""
    province, hexes = state.province, state.guilds[0].hexes
    free = [hex for hex in range(province.size) if province.terrains[hex] == terrain and not hexes[hex] & TAKEN]
    return [cell_name(province.cells[hex]) for hex in free]


@rule("ME-42")
def test_four_hexes_of_one_region_that_need_not_touch() -> None:
    state = map_of("kazan", 10, explorers="10-06 04-05")
    explore(state, "09-05", "05-05")
    refused(state, "explore 10-07", "other_region", "ME-42", hex=cell("10-07"))
    refused(state, "explore 09-07", "no_region", "ME-42", hex=cell("09-07"))
    explore(state, "08-05", "07-05")
    refused(state, "explore 06-05", "all_placed", "ME-42", hex=cell("06-05"))


@rule("ME-43")
def test_five_seas_anywhere() -> None:
    state = map_of("kazan", 11, explorers="01-04")
    explore(state, "09-07", "02-04", "09-08", "02-05", "08-08")
    refused(state, "explore 08-07", "all_placed", "ME-43", hex=cell("08-07"))
    state = opened("kazan", 11)
    refused(state, "explore 09-05", "wrong_terrain", "ME-43", hex=cell("09-05"), terrain=GRASSLAND, play=15)


@rule("ME-46", "ME-80")
def test_the_extra_treasure_is_for_a_free_explorers_ruin_too() -> None:
    state = map_of("kazan", 14, explorers="10-02 09-08")
    stack_treasure(state, "free_explorer", "vase", "vase", "vase", "vase")
    explore(state, "09-09", "10-03")
    assert (state.guilds[0].treasure.drawn, len(state.guilds[0].treasure.kept)) == (4, 3)
    state = map_of("kazan", 11, explorers="10-02 09-08")
    stack_treasure(state, "free_explorer", "vase", "vase")
    explore(state, "09-09", "10-03")
    assert state.guilds[0].treasure.drawn == 2


@pytest.mark.parametrize(("card", "first"), [(17, "08-05"), (18, "10-06"), (19, "10-05"), (20, "09-07")])
@rule("ME-48")
def test_around_a_first_hex_of_the_terrain(card: int, first: str) -> None:
    state = map_of("kazan", card, explorers="01-03")
    assert first in reachable(state)
    wrong = "09-05" if card != 17 else "10-06"
    code = state.why_not(f"explore {wrong}", 0)
    assert (code.code, code.clause) == ("wrong_terrain", "ME-48")  # type: ignore[union-attr]
    explore(state, first)
    assert state.view(0)["decision"]["facts"]["phase"] == 2  # type: ignore[index]
    near = state.province.neighbours[state.province.hex_at[cell(first)]]
    assert reachable(state) <= {cell_name(state.province.cells[hex]) for hex in near}
    assert len(reachable(state)) > 2
    refused(state, "explore 01-04", "not_around", "ME-48", hex=cell("01-04"))


@rule("ME-49")
def test_a_row_goes_on_from_its_first_hex_in_one_direction() -> None:
    state = opened("kazan", 21)
    explore(state, "09-05", "08-05")
    refused(state, "explore 10-04", "not_onward", "ME-49", hex=cell("10-04"))
    explore(state, "07-06", "06-06")
    assert legal(state) == {"done"}
    assert coins(state) == 1
    refused(opened("kazan", 22), "explore 09-05", "wrong_terrain", "ME-49", hex=cell("09-05"), terrain=0, play=26)


@rule("ME-49")
def test_a_row_may_grow_at_its_first_hex_by_agreement() -> None:
    state = opened("kazan", 21, rows="both_ends")
    explore(state, "09-05", "08-05", "10-04")
    assert reachable(state) == {"07-06"}


@rule("ME-50")
def test_two_rays_from_two_villages_in_any_order() -> None:
    state = map_of("aghon", 25, villages="04-05 16-01")
    explore(state, "09-06", "04-04")
    refused(state, "explore 16-02", "not_from_village", "ME-50", hex=cell("16-02"))
    refused(state, "explore 09-04", "not_from_village", "ME-50", hex=cell("09-04"))
    refused(state, "explore 04-06", "not_from_village", "ME-50", hex=cell("04-06"))
    explore(state, "09-07", "04-03", "04-02", "09-08")
    refused(state, "explore 09-09", "all_placed", "ME-50", hex=cell("09-09"))


@rule("ME-50")
def test_no_ray_is_longer_than_three() -> None:
    state = map_of("aghon", 25)
    explore(state, "09-06", "09-07", "09-08")
    refused(state, "explore 09-09", "not_from_village", "ME-50", hex=cell("09-09"))


@rule("ME-50", "ME-25")
def test_a_village_founded_in_the_action_may_have_the_second_ray() -> None:
    state = map_of("avenia", 25, explorers="10-05")
    explore(state, "09-06")
    make(state, "village 10-05")
    assert "11-06" in reachable(state)
    explore(state, "11-06", "12-06", "10-06")
    assert pieces(state, "explorers") == {"09-06", "11-06", "12-06", "10-06"}


@rule("ME-50")
def test_a_hex_that_could_belong_to_either_village_is_settled_by_what_follows() -> None:
    state = map_of("aghon", 25, villages="11-06")
    explore(state, "10-05")
    assert reachable(state) == names("09-04 10-04 09-06 08-05 08-04 11-05 12-05 12-06 11-07 10-06")
    explore(state, "09-04")
    assert reachable(state) == {"09-03"}, "so the first was the ray of the other village, and it is at its end"
    refused(state, "explore 10-06", "not_from_village", "ME-50", hex=cell("10-06"))


@rule("ME-50")
def test_rows_beside_a_village_by_agreement() -> None:
    state = opened("aghon", 25, rays="touching")
    explore(state, "09-06")
    assert {"10-06", "08-06", "09-07", "10-05", "08-05"} == reachable(state)
    explore(state, "10-06")
    assert reachable(state) == {"11-07", "08-05"}
    explore(state, "08-05")
    assert reachable(state) == set()


@pytest.mark.parametrize(
    ("card", "province", "source", "coin", "brings"),
    [
        (26, "aghon", "", "10-05", 3),
        (27, "kazan", "", "10-06", 3),
        (28, "kazan", "10-08", "10-09", 4),
        (7, "aghon", "", "10-05", 1),
    ],
)
@rule("ME-51", "ME-54")
def test_coins_on_hexes_are_multiplied(card: int, province: str, source: str, coin: str, brings: int) -> None:
    assert gained(map_of(province, card, explorers=source), coin) == brings


@rule("ME-51")
def test_nothing_but_coins_on_hexes_explored_by_the_card_is_multiplied() -> None:
    state = map_of("aghon", 26, explorers="15-01")
    assert gained(state, "16-00") == 6
    state = map_of("cnidaria", 26, explorers="12-06")
    assert gained(state, "11-07") == 1
    state = map_of("kazan", 26, explorers="13-01")
    stack_treasure(state, "free_explorer")
    assert gained(state, "14-00", "14-01") == 1, "a free explorer is not explored by the card"
    state = map_of("avenia", 28, explorers="05-04")
    assert gained(state, "05-05") == 2 * 1 + 1, "a village pays what it pays"
    state = map_of("cnidaria", 26)
    explore(state, "09-05", "11-06")
    make(state, "city 09-05")
    assert coins(state) == 4
