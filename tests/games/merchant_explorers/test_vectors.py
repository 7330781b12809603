"""The worked examples of the rules page about single actions; the others are with the rules they belong to."""

import pytest

from caravanserai.games.merchant_explorers.maps.terrain import cell_name
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from tests.games.merchant_explorers.table import (
    act_on,
    cell,
    coins,
    decision,
    explore,
    gained,
    hex_named,
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

FOUR_SEAS = ("09-07", "09-08", "09-09", "08-08")  # of Kazan, the third is ruin E


def final_sets(state: MerchantExplorersState, size: int) -> set[frozenset[str]]:
    """Every set of so many hexes that the action can explore."""
    found = set()
    open_ends = [(state, frozenset[str]())]
    while open_ends:
        here, done = open_ends.pop()
        if len(done) == size:
            found.add(done)
            continue
        for name in reachable(here):
            after = here.copy()
            explore(after, name)
            while decision(after) != "explore":
                after.apply(after.legal(0)[-1], 0)
            open_ends.append((after, done | {name}))
    return found


def clockwise(state: MerchantExplorersState, name: str) -> list[str]:
    province = state.province
    start = hex_named(state, name) * 6
    return [cell_name(province.cells[hex]) for hex in province.towards[start : start + 6]]


@rule("ME-V1", "ME-V2", "ME-3")
def test_neighbours_from_north_clockwise() -> None:
    assert clockwise(opened("aghon", "any"), "09-05") == ["09-04", "10-04", "10-05", "09-06", "08-05", "08-04"]
    assert clockwise(opened("avenia", "any"), "08-05") == ["08-04", "09-05", "09-06", "08-06", "07-06", "07-05"]


@pytest.mark.parametrize(
    ("province", "hexes"),
    [("avenia", "08-06"), ("aghon", "10-05"), ("kazan", "08-05 09-05"), ("cnidaria", "09-05 11-06")],
)
@rule("ME-V3", "ME-23", "ME-31")
def test_first_grasslands(province: str, hexes: str) -> None:
    assert reachable(opened(province, "grassland")) == names(hexes)


@pytest.mark.parametrize(("province", "sets"), [("avenia", 2), ("aghon", 3), ("kazan", 3), ("cnidaria", 4)])
@rule("ME-V4", "ME-31")
def test_pairs_of_deserts(province: str, sets: int) -> None:
    assert len(final_sets(opened(province, "desert"), 2)) == sets


@pytest.mark.parametrize(
    ("province", "hexes"),
    [("avenia", "07-06 09-06"), ("aghon", "09-04 10-04"), ("kazan", "10-05"), ("cnidaria", "09-06")],
)
@rule("ME-V5", "ME-31")
def test_first_mountains(province: str, hexes: str) -> None:
    assert reachable(opened(province, "mountain")) == names(hexes)


@pytest.mark.parametrize(
    ("province", "rows"),
    [
        ("avenia", ["05-06 06-05 07-05", "06-05 07-05 08-04"]),
        ("aghon", ["07-07 08-06 09-06", "09-06 09-07 09-08", "09-06 10-06 11-07"]),
        ("kazan", ["07-08 08-07 09-07", "09-07 09-08 09-09"]),
        ("cnidaria", ["11-03 11-04 11-05", "11-05 12-04 13-04"]),
    ],
)
@rule("ME-V6", "ME-31", "ME-32")
def test_rows_of_three_seas(province: str, rows: list[str]) -> None:
    assert final_sets(opened(province, "sea"), 3) == {frozenset(row.split()) for row in rows}


@rule("ME-V7", "ME-32")
def test_a_row_grows_at_the_other_end() -> None:
    state = explore(opened("avenia", "sea"), "07-05", "06-05", "08-04")
    assert pieces(state, "explorers") == names("07-05 06-05 08-04")


@pytest.mark.parametrize("province", ["avenia", "aghon", "kazan", "cnidaria"])
@rule("ME-V8", "ME-31")
def test_any_two(province: str) -> None:
    assert len(final_sets(opened(province, "any"), 2)) == 24


@rule("ME-V10", "ME-46", "ME-65")
def test_extra_treasure_the_first_time() -> None:
    state = opened("kazan", 14)
    stack_treasure(state, "vase", "vase")
    explore(state, *FOUR_SEAS)
    assert state.guilds[0].treasure.drawn == 2
    state.guilds[0].recall_explorers()
    act_on(state, 14)
    explore(state, *FOUR_SEAS)
    assert state.guilds[0].treasure.drawn == 2


@rule("ME-V11", "ME-44")
def test_seas_then_a_city() -> None:
    state = opened("kazan", 12)
    stack_treasure(state, "vase")
    explore(state, *FOUR_SEAS)
    assert reachable(state) == {"08-09"}


@rule("ME-V12", "ME-45")
def test_seas_then_coin_hexes() -> None:
    state = opened("kazan", 13)
    stack_treasure(state, "vase")
    explore(state, *FOUR_SEAS)
    assert [gained(state, "10-06"), gained(state, "10-09")] == [1, 2]


@rule("ME-V13", "ME-51", "ME-55", "ME-56")
def test_triple_coins_and_a_village() -> None:
    state = opened("aghon", 27)
    assert gained(state, "08-04", "08-05", "07-04") == 3
    explore(state, "07-06")
    assert state.view(0)["decision"]["facts"]["region"] == state.province.region_names.index("AG-D03")  # type: ignore[index]
    assert legal(state) == {"village 07-06", "village 08-04", "village 08-05"}
    make(state, "village 08-05")
    assert coins(state) == 4
    assert len(pieces(state, "explorers")) == 3


@rule("ME-V14", "ME-48")
def test_around_a_sea_hex() -> None:
    state = opened("aghon", 20)
    assert gained(state, "09-06", "10-05", "10-06", "09-07", "08-06", "08-05") == 1
    assert reachable(state) == set()


@rule("ME-V15", "ME-49")
def test_onward_from_a_grassland() -> None:
    state = opened("aghon", 21)
    explore(state, "10-05", "11-06")
    refused(state, "explore 11-07", "not_onward", "ME-49", hex=cell("11-07"))
    explore(state, "12-06", "13-07")
    assert coins(state) == 1


@rule("ME-V16", "ME-47")
def test_an_endless_row_of_land() -> None:
    state = opened("aghon", 15)
    assert gained(state, "09-04", "09-03", "09-02", "09-01") == 2
    assert reachable(state) == set()
    refused(state, "explore 09-00", "wrong_terrain", "ME-47", hex=cell("09-00"), terrain=3, play=19)


@rule("ME-V17", "ME-47")
def test_an_endless_row_of_seas() -> None:
    for size, exists in ((5, True), (6, False)):
        through = [row for row in final_sets(opened("aghon", 16), size) if "09-06" in row]
        assert bool(through) is exists
    assert frozenset(names("09-06 08-06 07-07 06-07 05-08")) in final_sets(opened("aghon", 16), 5)


@rule("ME-V18", "ME-V42", "ME-50")
def test_out_from_the_capital_alone() -> None:
    state = opened("aghon", 25)
    explore(state, "09-06")
    assert reachable(state) == {"09-07"}
    for hex in ("10-06", "08-06"):
        refused(state, f"explore {hex}", "not_from_village", "ME-50", hex=cell(hex))
    explore(state, "09-07", "09-08")
    assert reachable(state) == set()


@rule("ME-V19", "ME-55", "ME-56", "ME-57")
def test_a_village_in_era_two_and_nothing_in_era_three() -> None:
    state = map_of("aghon", "desert", explorers="04-05 04-06 05-05", era=2)
    explore(state, "05-06")
    assert legal(state) == {"village 04-05", "village 04-06"}
    make(state, "village 04-05")
    assert coins(state) == 2
    state.guilds[0].recall_explorers()
    state.era = 3
    act_on(state, "desert")
    explore(state, "04-06", "05-06")
    assert (coins(state), decision(state), pieces(state, "villages")) == (2, "explore", {"04-05"})


def route_totals(state: MerchantExplorersState) -> set[int]:
    """What the routes can bring in all, whatever is chosen."""
    if not legal(state, "city"):
        return {int(state.guilds[0].purse.routes)}
    found: set[int] = set()
    for move in legal(state, "city"):
        found |= route_totals(make(state.copy(), move))
    return found


@rule("ME-V21", "ME-71")
def test_three_cities_of_aghon() -> None:
    state = map_of("aghon", explorers="04-02 06-02 07-02 05-04 05-05 05-06")
    assert route_totals(explore(state, "05-03")) == {10, 12}


@rule("ME-V22", "ME-71", "ME-52")
def test_three_cities_of_kazan_and_a_ruin() -> None:
    state = map_of("kazan", explorers="06-00 07-02 07-03 05-02 04-02 03-03 02-03")
    stack_treasure(state, "vase")
    assert route_totals(explore(state, "06-01")) == {16, 21, 25}
    assert state.guilds[0].treasure.drawn == 0, "routes come before treasure"
    while decision(state) != "explore":
        state.apply(state.legal(0)[0], 0)
    assert state.guilds[0].treasure.drawn == 1


@rule("ME-V25", "ME-23", "ME-62")
def test_no_stepping_from_a_tower() -> None:
    state = map_of("kazan", explorers="16-03")
    assert gained(state, "16-02") == 6
    assert reachable(state) == {"17-03", "15-03"}
    for hex in ("16-01", "17-02", "15-02"):
        refused(state, f"explore {hex}", "no_source", "ME-23", hex=cell(hex))


@rule("ME-V41", "ME-28a", "ME-40", "ME-80")
def test_a_free_explorer_is_no_part_of_a_path() -> None:
    state = opened("kazan", 1)
    stack_treasure(state, "free_explorer")
    explore(state, "09-07", "09-08", "09-09", "10-08")
    assert reachable(state) == {"08-08", "08-09"}
    refused(state, "explore 10-07", "not_beside_last", "ME-40", hex=cell("10-07"))


@rule("ME-V43", "ME-52", "ME-55", "ME-97")
def test_the_village_comes_before_the_treasure() -> None:
    state = map_of("cnidaria", explorers="04-09 05-08 05-09")
    stack_treasure(state, "free_explorer")
    explore(state, "05-10")
    assert (pieces(state, "villages"), state.guilds[0].purse.villages) == ({"04-09"}, 1)
    assert (state.guilds[0].treasure.drawn, decision(state)) == (1, "free_explorer")


@pytest.mark.parametrize(
    ("hexes", "code"),
    [
        ("15-04 16-04 16-05 17-05 16-02", ""),
        ("15-04 16-04 16-05 16-03 16-02", ""),
        ("15-04 16-04 16-05 17-05 16-03 16-02", "all_placed"),
        ("15-04 16-04 16-05 16-03 15-03", "terrain_used_up"),
    ],
)
@rule("ME-V46", "ME-27", "ME-41")
def test_towers_in_free_sets(hexes: str, code: str) -> None:
    state = map_of("kazan", 4, explorers="14-04 17-03")
    *first, last = hexes.split()
    explore(state, *first)
    reason = state.why_not(f"explore {last}", 0)
    assert (reason.code if reason else "") == code
