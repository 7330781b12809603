"""What exploring a hex would bring, to be told before it is done. Hidden cards are only counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.merchant_explorers.components.objectives import OBJECTIVES
from caravanserai.games.merchant_explorers.conditions import is_met
from caravanserai.games.merchant_explorers.guild import EXPLORER, POST, TOKEN, TOWER, VILLAGE
from caravanserai.games.merchant_explorers.maps.network import NO_REGION, completed_region, open_cities_joined
from caravanserai.games.merchant_explorers.maps.terrain import COIN, CRYSTAL, RUIN, TOWER_HEX
from caravanserai.games.merchant_explorers.rewards import reward
from caravanserai.games.merchant_explorers.rules.paying import (
    crystal_coins,
    hex_coins,
    route_coins,
    ruin_cards,
    tower_coins,
    village_coins,
)
from caravanserai.games.merchant_explorers.step_ids import EXPLORE

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.games.merchant_explorers.guild import Guild
    from caravanserai.games.merchant_explorers.maps.province import Province
    from caravanserai.games.merchant_explorers.state import MerchantExplorersState


def gains_of(table: MerchantExplorersState, guild: Guild, hex: i64) -> dict[str, Fact]:
    """What a hex brings that may be explored now.

    `coins` are paid at once for the hex itself, `village` for the village on the `region` it completes, `routes` for
    all trade routes of the open cities `joined`, at best. `meets` are the positions of the objectives that would be met
    (where a village or post can be put in several places, in one of them at least), `rewards` what they pay. `gain` is
    all of it together.
    """
    province = guild.province
    coins = _at_once(guild, hex)
    after = _explored(guild, hex)
    is_tower = province.kinds[hex] == TOWER_HEX
    region = NO_REGION if is_tower else completed_region(after, hex)
    village = village_coins(table.era) if region != NO_REGION else 0
    joined = [] if is_tower else open_cities_joined(after, hex)
    if len(joined) < 2:
        joined = []
    routes = best_routes(province, joined)
    new_ruin = province.kinds[hex] == RUIN and not guild.hexes[hex] & TOKEN
    meets = _objectives(table, after, hex, region, joined)
    rewards = [int(reward(table, position)) for position in meets]
    found: dict[str, Fact] = {
        "coins": int(coins),
        "village": int(village),
        "cities": len(joined),
        "joined": [province.cells[city] for city in joined],
        "routes": int(routes),
        "treasure": int(ruin_cards(guild)) if new_ruin else 0,
        "objectives": len(meets),
        "meets": meets,
        "rewards": rewards,
        "gain": int(coins + village + routes) + sum(rewards),
    }
    if region != NO_REGION:
        found["region"] = int(region)
    return found


def no_gains(coins: int) -> dict[str, Fact]:
    """Of a hex that cannot be explored now nothing is foreseen; only its printed coins are told."""
    return {"coins": coins, "village": 0, "cities": 0, "routes": 0, "treasure": 0, "objectives": 0}


def best_routes(province: Province, cities: list[int]) -> i64:
    """The most coins that so many joined cities can bring, one of each pair being closed after it (ME-71)."""
    best: i64 = 0
    for one in cities:
        rest = [city for city in cities if city != one]  # the post goes to the first of the pair
        for other in rest:
            best = max(best, route_coins(province, one, other) + best_routes(province, rest))
    return best


def _at_once(guild: Guild, hex: i64) -> i64:
    """The coins for the hex itself; a free explorer's are not multiplied (ME-51)."""
    kind = guild.province.kinds[hex]
    if kind == TOWER_HEX:
        return tower_coins(guild)
    if kind == CRYSTAL and not guild.hexes[hex] & TOKEN:
        return crystal_coins(guild, hex)
    return hex_coins(guild.province, hex, guild.action.playing.factor if guild.step == EXPLORE else 1)


def _explored(guild: Guild, hex: i64) -> Guild:
    """The guild as it would be with the hex explored, before anything follows from it."""
    kind = guild.province.kinds[hex]
    after = guild.copy()
    if kind == TOWER_HEX:
        after.towers += 1
        after.hexes[hex] |= TOWER
    else:
        after.hexes[hex] |= EXPLORER
    if kind in (CRYSTAL, RUIN):
        after.hexes[hex] |= TOKEN
    if kind == COIN:
        after.feats.richest_hex = max(after.feats.richest_hex, guild.province.values[hex])
    return after


def _objectives(table: MerchantExplorersState, after: Guild, hex: i64, region: i64, cities: list[int]) -> list[int]:
    """The positions of the objectives met by the map as it would be, wherever village and post are put."""
    for one in cities:
        for other in cities:
            if one != other:
                after.feats.best_route = max(after.feats.best_route, route_coins(after.province, one, other))
    sites = after.province.blanks[region] if region != NO_REGION else [-1]
    left_open = cities or [-1]  # of joined cities one stays without a post (ME-71)
    unmet = [position for position, turn in enumerate(after.feats.objectives) if turn == 0]
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
