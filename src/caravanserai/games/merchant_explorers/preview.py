"""What exploring a hex would bring, for a table to show before the click. Hidden cards are only counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.merchant_explorers.components.objectives import OBJECTIVES
from caravanserai.games.merchant_explorers.conditions import is_met
from caravanserai.games.merchant_explorers.guild import EXPLORER, POST, TOKEN, TOWER, VILLAGE
from caravanserai.games.merchant_explorers.maps.network import NO_REGION, completed_region, open_cities_joined
from caravanserai.games.merchant_explorers.maps.terrain import COIN, CRYSTAL, RUIN, TOWER_HEX
from caravanserai.games.merchant_explorers.moves import MOVES
from caravanserai.games.merchant_explorers.rules.placing import TOWER_COINS
from caravanserai.games.merchant_explorers.step_ids import EXPLORE, FREE_HEX

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.guild import Guild
    from caravanserai.games.merchant_explorers.state import MerchantExplorersState
    from caravanserai.games.merchant_explorers.view import PreviewView


def previews(table: MerchantExplorersState, seat: int) -> list[PreviewView]:
    """A preview for every hex the seat may explore now."""
    guild = table.guilds[seat]
    if guild.finished or guild.step not in (EXPLORE, FREE_HEX):
        return []
    explore = MOVES.code("explore")
    factor = guild.action.playing.factor if guild.step == EXPLORE else 1
    hexes = [table.province.hex_at[move.a] for move in table.legal(seat) if move.code == explore]
    return [_preview(table, guild, hex, factor) for hex in hexes]


def best_routes(values: list[int]) -> int:
    """The most coins that so many joined cities can bring, one of each pair being closed after it (ME-71)."""
    best = 0
    for one in range(len(values)):
        for other in range(len(values)):
            if one != other:
                rest = values[:one] + values[one + 1 :]  # the post goes to the first of the pair
                best = max(best, values[one] * values[other] + best_routes(rest))
    return best


def _preview(table: MerchantExplorersState, guild: Guild, hex: i64, factor: i64) -> PreviewView:
    province = guild.province
    kind = province.kinds[hex]
    first_time = not guild.hexes[hex] & TOKEN
    after = guild.copy()
    tower = 0
    crystal = 0
    if kind == TOWER_HEX:
        tower = TOWER_COINS[guild.towers]
        after.towers += 1
        after.hexes[hex] |= TOWER
    else:
        after.hexes[hex] |= EXPLORER
    if kind == CRYSTAL and first_time:
        crystal = int(guild.feats.crystal_values) + province.values[hex]
    if kind in (CRYSTAL, RUIN):
        after.hexes[hex] |= TOKEN
    if kind == COIN:
        after.feats.richest_hex = max(after.feats.richest_hex, province.values[hex])
    region = completed_region(after, hex) if kind != TOWER_HEX else NO_REGION
    cities = open_cities_joined(after, hex) if kind != TOWER_HEX else []
    if len(cities) < 2:
        cities = []
    return {
        "hex": province.cells[hex],
        "coins": province.values[hex] * int(factor) if kind == COIN else 0,
        "tower": tower,
        "crystal": crystal,
        "village": int(table.era) if region != NO_REGION else 0,
        "region": int(region) if region != NO_REGION else None,
        "cities": [province.cells[city] for city in cities],
        "routes": best_routes([province.values[city] for city in cities]),
        "treasure": 1 + int(guild.action.playing.extra_treasure) if kind == RUIN and first_time else 0,
        "objectives": _objectives(table, after, hex, region, cities),
    }


def _objectives(table: MerchantExplorersState, after: Guild, hex: i64, region: i64, cities: list[int]) -> list[int]:
    """The positions of the objectives met by the map as it would be, wherever village and post are put."""
    values = sorted([after.province.values[city] for city in cities])
    if len(values) > 1:
        after.feats.best_route = max(after.feats.best_route, values[-1] * values[-2])
    sites = after.province.blanks[region] if region != NO_REGION else [-1]
    left_open = cities or [-1]  # of joined cities one stays without a post (ME-71)
    unmet = [position for position in range(len(after.feats.objectives)) if after.feats.objectives[position] == 0]
    found: list[int] = []
    for site in sites:
        for spared in left_open:
            variant = after.copy()
            if site >= 0:
                variant.hexes[site] = (variant.hexes[site] & ~EXPLORER) | VILLAGE
                variant.village_hexes = (*variant.village_hexes, site)
            for city in cities:
                if city != spared:
                    variant.hexes[city] |= POST
            for position in unmet:
                if position not in found and is_met(variant, OBJECTIVES[table.objectives[position]], hex):
                    found.append(position)
    return sorted(found)
