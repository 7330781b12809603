"""The facts of the game for tables and bots: maps, cards, treasures, objectives. Hexes are given by their cells."""

from __future__ import annotations

from typing import Final

from caravanserai.games.merchant_explorers.components.cards import BASIC, CARDS, EXPLORE_KEYS
from caravanserai.games.merchant_explorers.components.objectives import (
    FIRST_REWARD,
    LATER_REWARD,
    OBJECTIVES,
    objectives_of,
)
from caravanserai.games.merchant_explorers.components.treasures import COPIES, TREASURE_KEYS, TWO_COINS, vases_worth
from caravanserai.games.merchant_explorers.guild import EXPLORERS, VILLAGES
from caravanserai.games.merchant_explorers.maps.drawing import LETTERS, NO_MARK, SYMBOL_KEYS
from caravanserai.games.merchant_explorers.maps.province import NOWHERE, PROVINCES, Province, province_named
from caravanserai.games.merchant_explorers.maps.terrain import (
    CELLS,
    COLUMNS,
    KIND_KEYS,
    REEF,
    ROWS,
    TERRAIN_KEYS,
    VOLCANO,
    cell_name,
)
from caravanserai.games.merchant_explorers.rules.placing import TOWER_COINS
from caravanserai.games.merchant_explorers.scoring import LEVEL_COINS, LEVELS

CONFIDENCE: Final = {  # how sure the map is: see the drawings
    "avenia": "single-source",
    "aghon": "verified",
    "kazan": "single-source",
    "cnidaria": "single-source",
}


def components() -> dict[str, object]:
    """Everything that is printed. Investigate card n is card BASIC + n - 1 of `cards`."""
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "explore_cards": list(EXPLORE_KEYS),
        "basic_cards": BASIC,
        "cards": [card.to_json() for card in CARDS],
        "treasures": [
            {"key": key, "copies": COPIES[kind], "instant": kind <= TWO_COINS} for kind, key in enumerate(TREASURE_KEYS)
        ],
        "vases": [int(vases_worth(vases, False)) for vases in range(COPIES[2] + 1)],
        "objectives": [objective.to_json() for objective in OBJECTIVES],
        "rewards": [FIRST_REWARD, LATER_REWARD],
        "tower_coins": list(TOWER_COINS),
        "explorers": EXPLORERS,
        "villages": VILLAGES,
        "levels": dict(zip(LEVELS, LEVEL_COINS, strict=True)),
        "maps": {key: _map(province_named(key)) for key in PROVINCES},
    }


def _map(province: Province) -> dict[str, object]:
    blocked = {VOLCANO: "volcano", REEF: "reef"}
    return {
        "key": province.key,
        "prefix": province.prefix,
        "confidence": CONFIDENCE[province.key],
        "capital": province.cells[province.capital],
        "hexes": [_hex(province, hex) for hex in range(province.size)],
        "blocked": [
            {"cell": cell, "kind": blocked[province.hex_at[cell]]}
            for cell in range(CELLS)
            if province.hex_at[cell] in blocked
        ],
        "regions": [
            {
                "name": province.region_names[number],
                "terrain": TERRAIN_KEYS[province.region_terrains[number]],
                "hexes": [province.cells[hex] for hex in region],
                "blanks": [province.cells[hex] for hex in province.blanks[number]],
            }
            for number, region in enumerate(province.regions)
        ],
        "lands": [[province.cells[hex] for hex in land] for land in province.lands],
        "objectives": objectives_of(province.number),
    }


def _hex(province: Province, hex: int) -> dict[str, object]:
    mark = province.marks[hex]
    marks = SYMBOL_KEYS if province.key == "cnidaria" else LETTERS
    region = province.region_of[hex]
    return {
        "cell": province.cells[hex],
        "name": cell_name(province.cells[hex]),
        "terrain": TERRAIN_KEYS[province.terrains[hex]],
        "kind": KIND_KEYS[province.kinds[hex]],
        "value": province.values[hex],
        "mark": None if mark == NO_MARK else marks[mark],
        "region": None if region == NOWHERE else region,
        "border": hex in province.border_ruins,
    }
