"""The four maps against a second spelling of what is printed on them (ME-3 to ME-7, ME-92 to ME-99)."""

import pytest

from caravanserai.games.merchant_explorers.components.facts import components
from caravanserai.games.merchant_explorers.maps.drawing import LETTERS, SYMBOL_KEYS
from caravanserai.games.merchant_explorers.maps.province import PROVINCES, Province, province_named
from caravanserai.games.merchant_explorers.maps.terrain import (
    KIND_KEYS,
    OFF_MAP,
    REEF,
    TERRAIN_KEYS,
    VOLCANO,
    cell_name,
)
from tests.games.merchant_explorers.looking import cell
from tests.games.merchant_explorers.printed import MAPS, Printed
from tests.rule import rule

TERRAIN_OF = {"G": "grassland", "D": "desert", "M": "mountain"}

# hexes; grassland, desert, mountain, sea, towers and crystals; blank, coin; cities, ruins, towers, crystals; regions
TOTALS = {
    "avenia": (190, [41, 38, 37, 69, 4], 129, 36, 10, 10, 4, 0, 30),
    "aghon": (178, [32, 34, 28, 79, 4], 111, 43, 9, 10, 4, 0, 21),
    "kazan": (162, [41, 33, 26, 57, 4], 102, 36, 9, 10, 4, 0, 22),
    "cnidaria": (187, [42, 46, 28, 62, 8], 119, 43, 6, 10, 4, 4, 28),
}


def named(province: Province, hexes: list[int]) -> set[str]:
    return {cell_name(province.cells[hex]) for hex in hexes}


def seas(printed: Printed) -> set[str]:
    found = set()
    for line in printed.seas.strip().splitlines():
        column, rows = line.strip().split(": ")
        found |= {f"{column}-{row}" for row in rows.split()}
    return found


def by_value(province: Province, kind: str) -> dict[int, set[str]]:
    found: dict[int, set[str]] = {}
    for hex in range(province.size):
        if KIND_KEYS[province.kinds[hex]] == kind:
            found.setdefault(province.values[hex], set()).add(cell_name(province.cells[hex]))
    return found


def split(groups: dict[int, str]) -> dict[int, set[str]]:
    return {value: set(names.split()) for value, names in groups.items()}


@pytest.mark.parametrize("key", PROVINCES)
@rule("ME-4", "ME-5")
def test_hexes_of_every_sort_add_up_to_the_printed_totals(key: str) -> None:
    province = province_named(key)
    kinds = [KIND_KEYS[kind] for kind in province.kinds]
    terrains = [TERRAIN_KEYS[terrain] for terrain in province.terrains]
    assert TOTALS[key] == (
        province.size,
        [terrains.count(terrain) for terrain in ("grassland", "desert", "mountain", "sea", "any")],
        kinds.count("blank"),
        kinds.count("coin"),
        *(kinds.count(kind) for kind in ("city", "ruin", "tower", "crystal")),
        len(province.regions),
    )
    assert kinds.count("capital") == terrains.count("none") == 1


@pytest.mark.parametrize("key", PROVINCES)
@rule("ME-4", "ME-5")
def test_every_hex_is_what_the_second_spelling_says(key: str) -> None:
    province, printed = province_named(key), MAPS[key]
    terrain = dict.fromkeys(seas(printed), "sea")
    for region, names in printed.regions.items():
        terrain |= dict.fromkeys(names.split(), TERRAIN_OF[region[3]])
    special = [printed.towers, *printed.crystals.values()]
    terrain |= {name: "any" for names in special for name in names.split()} | {printed.capital: "none"}
    assert terrain == {cell_name(province.cells[h]): TERRAIN_KEYS[province.terrains[h]] for h in range(province.size)}
    assert by_value(province, "city") == split(printed.cities)
    assert by_value(province, "coin") == split(printed.coins)
    assert by_value(province, "crystal") == split(printed.crystals)
    assert named(province, province.towers) == set(printed.towers.split())
    assert cell_name(province.cells[province.capital]) == printed.capital
    assert set(split(printed.cities)) <= {2, 3, 4, 5}
    assert set(split(printed.coins)) <= {1, 2, 3, 4}


@pytest.mark.parametrize("key", PROVINCES)
@rule("ME-6", "ME-7", "ME-92")
def test_regions_and_lands(key: str) -> None:
    province, printed = province_named(key), MAPS[key]
    regions = {province.region_names[n]: named(province, region) for n, region in enumerate(province.regions)}
    assert regions == {name: set(names.split()) for name, names in printed.regions.items()}
    in_land = [len({province.region_of[hex] for hex in land}) for land in province.lands]
    assert sorted(in_land, reverse=True) == [int(number) for number in printed.lands.split()]
    assert {province.region_of[hex] for hex in range(province.size) if province.terrains[hex] > 2} == {-1}
    assert len(province_named("avenia").lands) == 6


@pytest.mark.parametrize("key", PROVINCES)
@rule("ME-95", "ME-97")
def test_ruins_with_their_letters_and_symbols(key: str) -> None:
    province, printed = province_named(key), MAPS[key]
    marks = {"kazan": LETTERS, "cnidaria": SYMBOL_KEYS}.get(key)
    found: dict[str, set[str]] = {}
    for hex in province.ruins:
        mark = marks[province.marks[hex]] if marks else ""
        found.setdefault(mark, set()).add(cell_name(province.cells[hex]))
    assert found == {mark: set(names.split()) for mark, names in printed.ruins.items()}


@rule("ME-95", "ME-97")
def test_ruins_on_land_are_no_place_for_a_village() -> None:
    on_land = {}
    for key in PROVINCES:
        province = province_named(key)
        on_land[key] = {hex for hex in province.ruins if province.region_of[hex] >= 0}
        assert not on_land[key] & {hex for blanks in province.blanks for hex in blanks}
    assert {key: len(hexes) for key, hexes in on_land.items()} == {"avenia": 0, "aghon": 0, "kazan": 1, "cnidaria": 4}
    kazan = province_named("kazan")
    assert [kazan.region_names[kazan.region_of[hex]] for hex in on_land["kazan"]] == ["KZ-G08"]
    symbols = [province_named("cnidaria").marks[hex] for hex in province_named("cnidaria").ruins]
    assert [symbols.count(symbol) for symbol in range(3)] == [3, 4, 3]


@rule("ME-94", "ME-58")
def test_just_two_regions_of_all_maps_have_no_blank_hex() -> None:
    bare = set()
    for key in PROVINCES:
        province = province_named(key)
        bare |= {name for name, blanks in zip(province.region_names, province.blanks, strict=True) if not blanks}
    assert bare == {"KZ-M01", "KZ-M07"}


@rule("ME-93", "ME-96", "ME-99")
def test_volcanoes_and_reefs() -> None:
    for key in PROVINCES:
        province = province_named(key)
        found: dict[str, set[str]] = {}
        for place, hex in enumerate(province.hex_at):
            if hex in (VOLCANO, REEF):
                found.setdefault("volcano" if hex == VOLCANO else "reef", set()).add(cell_name(place))
        assert found == {kind: set(names.split()) for kind, names in MAPS[key].blocked.items()}
    assert [len(MAPS[key].blocked) for key in PROVINCES] == [0, 0, 1, 1]


@pytest.mark.parametrize("key", PROVINCES)
@rule("ME-3")
def test_hexes_are_adjacent_when_their_middles_are_one_step_apart(key: str) -> None:
    """Measured in cube coordinates, not by the steps the engine goes."""
    province = province_named(key)
    cubes = []
    for place in province.cells:
        column, row = place // 13, place % 13
        depth = row - (column + column % 2) // 2
        cubes.append((column, depth, -column - depth))
    for one in range(province.size):
        near = []
        for other in range(province.size):
            if max(abs(a - b) for a, b in zip(cubes[one], cubes[other], strict=True)) == 1:
                near.append(other)
            assert province.adjacent(one, other) == (other in near)
        assert sorted(province.neighbours[one]) == near


@rule("ME-3")
def test_places_without_a_hex_are_off_the_map() -> None:
    for key, name in (("avenia", "00-00"), ("aghon", "18-09"), ("kazan", "15-00"), ("cnidaria", "20-12")):
        assert province_named(key).hex_at[cell(name)] == OFF_MAP


def test_tables_and_bots_are_told_the_same_maps() -> None:
    maps = components()["maps"]
    assert isinstance(maps, dict)
    assert list(maps) == list(MAPS)
    for key, told in maps.items():
        province = province_named(key)
        assert told["capital"] == cell(MAPS[key].capital)
        assert {region["name"] for region in told["regions"]} == set(MAPS[key].regions)
        assert [hex["cell"] for hex in told["hexes"]] == province.cells
        assert {hex["name"] for hex in told["hexes"] if hex["border"]} == named(province, province.border_ruins)
        marks = {hex["mark"] for hex in told["hexes"] if hex["kind"] == "ruin"}
        assert marks == ({None} if set(MAPS[key].ruins) == {""} else set(MAPS[key].ruins))
        assert len(told["blocked"]) == sum(len(names.split()) for names in MAPS[key].blocked.values())
    assert maps["aghon"]["confidence"] == "verified"
    assert {maps[key]["confidence"] for key in ("avenia", "kazan", "cnidaria")} == {"single-source"}
