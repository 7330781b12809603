"""A province: its map with all that can be worked out about it beforehand (ME-3 to ME-7)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.games.merchant_explorers.maps import aghon, avenia, cnidaria, kazan
from caravanserai.games.merchant_explorers.maps.drawing import LETTERS, NO_MARK, SYMBOL_KEYS, read_drawing
from caravanserai.games.merchant_explorers.maps.terrain import (
    BLANK,
    CAPITAL_HEX,
    CELLS,
    CITY,
    CRYSTAL,
    DIRECTIONS,
    LAND_TERRAINS,
    OFF_MAP,
    ROWS,
    RUIN,
    TERRAIN_KEYS,
    TOWER_HEX,
    beside,
    cell_name,
)

PROVINCES: Final = ("avenia", "aghon", "kazan", "cnidaria")
PREFIXES: Final = ("AV", "AG", "KZ", "CN")
DRAWINGS: Final = (avenia.DRAWING, aghon.DRAWING, kazan.DRAWING, cnidaria.DRAWING)
NOWHERE: Final = -1


class Province:
    """One of the four maps. Hexes are numbered column by column; all lists are read only."""

    def __init__(self, number: int) -> None:
        drawn, blocked = read_drawing(DRAWINGS[number])
        self.number: Final = number
        self.key: Final = PROVINCES[number]
        self.prefix: Final = PREFIXES[number]
        self.size: Final[int] = len(drawn)
        self.cells: Final = [hex.cell for hex in drawn]
        self.terrains: Final = [hex.terrain for hex in drawn]
        self.kinds: Final = [hex.kind for hex in drawn]
        self.values: Final = [hex.value for hex in drawn]
        self.marks: Final = [hex.mark for hex in drawn]
        self.hex_at: Final = [blocked.get(cell, OFF_MAP) for cell in range(CELLS)]  # by cell; below 0: no hex there
        for hex, cell in enumerate(self.cells):
            self.hex_at[cell] = hex
        self.towards: Final = [self._beside(cell, way) for cell in self.cells for way in range(DIRECTIONS)]
        self.neighbours: Final = [
            [other for other in self.towards[hex * DIRECTIONS : (hex + 1) * DIRECTIONS] if other != NOWHERE]
            for hex in range(self.size)
        ]
        self._adjacent: Final = [False] * (self.size * self.size)
        for hex in range(self.size):
            for other in self.neighbours[hex]:
                self._adjacent[hex * self.size + other] = True
        self.capital: Final = self.kinds.index(CAPITAL_HEX)
        self.cities: Final = self._of_kind(CITY)
        self.towers: Final = self._of_kind(TOWER_HEX)
        self.northeastern_tower: Final = min(self.towers, key=self._north_of_east)  # KZ-2
        self.ruins: Final = self._of_kind(RUIN)
        self.crystals: Final = self._of_kind(CRYSTAL)
        self.border_ruins: Final = [hex for hex in self.ruins if self._on_border(hex)]  # AV-3

        self.regions: Final = self._patches(True)
        self.region_of: Final = _places(self.regions, self.size)
        self.region_terrains: Final = [self.terrains[region[0]] for region in self.regions]
        self.region_names: Final = self._region_names()
        self.blanks: Final = [[hex for hex in region if self.kinds[hex] == BLANK] for region in self.regions]
        self.lands: Final = self._patches(False)
        self.land_of: Final = _places(self.lands, self.size)

    def name_of(self, hex: int) -> str:
        """The id of a hex, such as AG-09-05."""
        return f"{self.prefix}-{cell_name(self.cells[hex])}"

    def mark_of(self, hex: int) -> str | None:
        """The letter or symbol of a ruin, if it bears one."""
        mark = self.marks[hex]
        if mark == NO_MARK:
            return None
        return SYMBOL_KEYS[mark] if self.key == "cnidaria" else LETTERS[mark]

    def adjacent(self, one: i64, other: i64) -> bool:
        """Whether two hexes share an edge."""
        return self._adjacent[one * self.size + other]

    def _beside(self, cell: int, way: int) -> int:
        there = beside(cell, way)
        return max(NOWHERE, self.hex_at[there]) if there != OFF_MAP else NOWHERE

    def _north_of_east(self, hex: int) -> int:
        """The smaller, the further north and east."""
        return self.cells[hex] % ROWS - self.cells[hex] // ROWS

    def _of_kind(self, kind: int) -> list[int]:
        return [hex for hex in range(self.size) if self.kinds[hex] == kind]

    def _on_border(self, hex: int) -> bool:
        """Whether the map ends beside a hex; volcanoes and reefs are part of the map."""
        for way in range(DIRECTIONS):
            there = beside(self.cells[hex], way)
            if there == OFF_MAP or self.hex_at[there] == OFF_MAP:
                return True
        return False

    def _patches(self, by_terrain: bool) -> list[list[int]]:
        """Regions, or with terrains put together lands; by terrain as the alphabet has it, then from west to east."""
        found: list[list[int]] = []
        seen: set[int] = set()
        for start in range(self.size):
            if start in seen or self.terrains[start] >= LAND_TERRAINS:
                continue
            patch = [start]
            seen.add(start)
            for hex in patch:  # grows while it is walked through
                for other in self.neighbours[hex]:
                    alike = self.terrains[other] == self.terrains[start] if by_terrain else True
                    if other not in seen and self.terrains[other] < LAND_TERRAINS and alike:
                        seen.add(other)
                        patch.append(other)
            found.append(sorted(patch))
        if by_terrain:
            found.sort(key=self._region_order)
        return found

    def _region_order(self, region: list[int]) -> tuple[str, int]:
        return TERRAIN_KEYS[self.terrains[region[0]]], region[0]

    def _region_names(self) -> list[str]:
        names: list[str] = []
        counted = [0] * LAND_TERRAINS
        for terrain in self.region_terrains:
            counted[terrain] += 1
            names.append(f"{self.prefix}-{TERRAIN_KEYS[terrain][0].upper()}{counted[terrain]:02d}")
        return names


def _places(patches: list[list[int]], size: int) -> list[int]:
    """For each hex the number of its patch, or NOWHERE."""
    found = [NOWHERE] * size
    for number, patch in enumerate(patches):
        for hex in patch:
            found[hex] = number
    return found


_known: dict[str, Province] = {}


def province_named(key: str) -> Province:
    """The province with this key; its map is worked out when first asked for."""
    province = _known.get(key)
    if province is None:
        province = Province(PROVINCES.index(key))
        _known[key] = province
    return province
