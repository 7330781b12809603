"""When an objective is met, read from the map (ME-77 to ME-79)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.merchant_explorers.components import objectives as sorts
from caravanserai.games.merchant_explorers.guild import EXPLORER, POST, TOKEN, TOWER
from caravanserai.games.merchant_explorers.maps.drawing import SYMBOL_KEYS
from caravanserai.games.merchant_explorers.maps.network import CHAIN_LINK, group_of
from caravanserai.games.merchant_explorers.maps.terrain import CITY, LAND_TERRAINS, MOUNTAIN, RUIN

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.components.objectives import Objective
    from caravanserai.games.merchant_explorers.guild import Guild


def is_met(guild: Guild, objective: Objective, hex: i64) -> bool:
    """Whether a guild fulfils an objective now that it has explored a hex."""
    sort = objective.sort
    if sort <= sorts.ABOUT_VILLAGES:
        return guild.villages_founded > 0 and _villages(guild, objective)
    if sort <= sorts.ABOUT_RUINS:
        return _ruins(guild, objective)
    if sort <= sorts.ABOUT_POSTS:
        return _posts(guild, objective)
    if sort == sorts.TOWERS:
        return guild.towers >= objective.number
    if sort == sorts.CRYSTALS:
        return _with(guild, guild.province.crystals, TOKEN) >= objective.number
    if sort == sorts.ROUTE_WORTH:
        return guild.feats.best_route >= objective.number
    if sort == sorts.RICH_HEX:
        return guild.feats.richest_hex >= objective.number
    return _chain(guild, hex)


def _villages(guild: Guild, objective: Objective) -> bool:
    """Objectives about where villages stand."""
    province = guild.province
    sort = objective.sort
    villages = guild.village_hexes
    if sort == sorts.VILLAGES:
        return len(villages) >= objective.number
    if sort == sorts.VILLAGES_ON_LANDS:
        return len({province.land_of[village] for village in villages}) >= objective.number
    if sort == sorts.VILLAGE_ON_BIG_REGION:
        for village in villages:
            if len(province.regions[province.region_of[village]]) >= objective.number:
                return True
        return False
    if sort == sorts.VILLAGE_BY_TOWER:
        return _beside_any(guild, villages, [tower for tower in province.towers if guild.hexes[tower] & TOWER]) > 0
    if sort == sorts.VILLAGE_BY_RUIN:
        return _beside_any(guild, villages, province.ruins) > 0
    if sort == sorts.VILLAGES_BY_CRYSTALS:
        return _beside_any(guild, villages, province.crystals) >= objective.number
    by_terrain = [0] * LAND_TERRAINS
    for village in villages:
        by_terrain[province.terrains[village]] += 1
    if sort == sorts.VILLAGE_ON_EACH_TERRAIN:
        return min(by_terrain) > 0
    if sort == sorts.MOUNTAIN_VILLAGES:
        return by_terrain[MOUNTAIN] >= objective.number
    return max(by_terrain) >= objective.number


def _posts(guild: Guild, objective: Objective) -> bool:
    """Objectives about trading posts; a post shows the terrain of its city (ME-68)."""
    province = guild.province
    posts = [city for city in province.cities if guild.hexes[city] & POST]
    if objective.sort == sorts.POST_ON_EACH_TERRAIN:
        return len({province.terrains[post] for post in posts}) == LAND_TERRAINS
    return len([post for post in posts if province.values[post] >= objective.number]) >= sorts.BIG_CITIES


def _ruins(guild: Guild, objective: Objective) -> bool:
    """Objectives about explored ruins: those with a treasure token (ME-66)."""
    province = guild.province
    sort = objective.sort
    if sort == sorts.BORDER_RUINS:
        return _with(guild, province.border_ruins, TOKEN) >= objective.number
    ruins = [ruin for ruin in province.ruins if guild.hexes[ruin] & TOKEN]
    if sort == sorts.RUINS_BY_EACH_TERRAIN:
        terrains = {province.terrains[other] for ruin in ruins for other in province.neighbours[ruin]}
        return len([terrain for terrain in terrains if terrain < LAND_TERRAINS]) == LAND_TERRAINS
    marks = [province.marks[ruin] for ruin in ruins]
    if sort == sorts.TWO_RUINS:
        return objective.number in marks and objective.other in marks
    if sort == sorts.RUIN_AND_TOWER:
        return objective.number in marks and guild.hexes[province.northeastern_tower] & TOWER != 0
    if sort == sorts.EVERY_RUIN_SYMBOL:
        return len(set(marks)) == len(SYMBOL_KEYS)
    for mark in set(marks):
        if marks.count(mark) >= objective.number:
            return True
    return False


def _chain(guild: Guild, hex: i64) -> bool:
    """Two cities and two ruins with explorers, joined by explorers and villages through the new hex (ME-78)."""
    if not guild.hexes[hex] & CHAIN_LINK:
        return False
    cities = 0
    ruins = 0
    for other in group_of(guild, hex, CHAIN_LINK):
        if guild.hexes[other] & EXPLORER:
            kind = guild.province.kinds[other]
            cities += kind == CITY
            ruins += kind == RUIN
    return cities >= sorts.CHAIN_CITIES and ruins >= sorts.CHAIN_RUINS


def _with(guild: Guild, hexes: list[int], piece: int) -> i64:
    found: i64 = 0
    for hex in hexes:
        if guild.hexes[hex] & piece:
            found += 1
    return found


def _beside_any(guild: Guild, villages: tuple[int, ...], hexes: list[int]) -> i64:
    """How many villages lie beside one of the hexes."""
    found: i64 = 0
    for village in villages:
        for hex in hexes:
            if guild.province.adjacent(village, hex):
                found += 1
                break
    return found
