"""The facts of the game for tables and bots: maps, cards, treasures, objectives. Hexes are given by their cells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.games.merchant_explorers.components.cards import (
    BASIC,
    CARDS,
    ERA_ANY,
    ERAS,
    EXPLORE_KEYS,
    first_era,
    slot_of,
)
from caravanserai.games.merchant_explorers.components.objectives import (
    FIRST_REWARD,
    LATER_REWARD,
    OBJECTIVES,
    objectives_of,
)
from caravanserai.games.merchant_explorers.components.treasures import COPIES, TREASURE_KEYS, TWO_COINS, vases_worth
from caravanserai.games.merchant_explorers.guild import EXPLORERS, VILLAGES
from caravanserai.games.merchant_explorers.maps.drawing import LETTERS
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
from caravanserai.games.merchant_explorers.rules.paying import TOWER_COINS, village_coins
from caravanserai.games.merchant_explorers.scoring import LEVEL_COINS, LEVELS

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.shapes import (
        BarrierKind,
        MerchantExplorersComponents,
        ProvinceHexPart,
        ProvincePart,
    )

CONFIDENCE: Final = {  # how sure the map is: see the drawings
    "avenia": "single-source",
    "aghon": "verified",
    "kazan": "single-source",
    "cnidaria": "single-source",
}


def components() -> MerchantExplorersComponents:
    """Everything that is printed."""
    explore = range(len(EXPLORE_KEYS))
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "terrains": list(TERRAIN_KEYS),
        "letters": LETTERS,
        "explore_cards": list(EXPLORE_KEYS),
        "explore_eras": [int(first_era(card)) for card in explore],
        "explore_slots": [int(slot_of(card)) if BASIC <= card < ERA_ANY else None for card in explore],
        "basic_cards": BASIC,
        "cards": [card.to_json() for card in CARDS],
        "treasures": [
            {"key": key, "copies": COPIES[kind], "instant": kind <= TWO_COINS} for kind, key in enumerate(TREASURE_KEYS)
        ],
        "vases": [int(vases_worth(vases, False)) for vases in range(COPIES[2] + 1)],
        "objectives": [objective.to_json() for objective in OBJECTIVES],
        "rewards": [FIRST_REWARD, LATER_REWARD],
        "village_coins": [int(village_coins(era)) for era in range(1, ERAS + 1)],
        "tower_coins": list(TOWER_COINS),
        "explorers": EXPLORERS,
        "villages": VILLAGES,
        "levels": dict(zip(LEVELS, LEVEL_COINS, strict=True)),
        "maps": {key: _map(province_named(key)) for key in PROVINCES},
    }


def _map(province: Province) -> ProvincePart:
    blocked: dict[int, BarrierKind] = {VOLCANO: "volcano", REEF: "reef"}
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


def _hex(province: Province, hex: int) -> ProvinceHexPart:
    region = province.region_of[hex]
    return {
        "cell": province.cells[hex],
        "name": cell_name(province.cells[hex]),
        "terrain": TERRAIN_KEYS[province.terrains[hex]],
        "kind": KIND_KEYS[province.kinds[hex]],
        "value": province.values[hex],
        "mark": province.mark_of(hex),
        "region": None if region == NOWHERE else region,
        "border": hex in province.border_ruins,
    }
