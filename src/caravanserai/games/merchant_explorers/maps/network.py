"""How the pieces on a map hang together: complete regions, chains of explorers and villages, cities that can trade."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.merchant_explorers.guild import EXPLORER, POST, SOURCE, VILLAGE

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.guild import Guild

NO_REGION: Final = -1
LINK: Final = SOURCE  # explorers, villages and the capital join trade routes (ME-67)
CHAIN_LINK: Final = EXPLORER | VILLAGE  # the capital does not join the chain of an objective (ME-77)


def completed_region(guild: Guild, hex: i64) -> i64:
    """The region of a hex if it is now complete and a village can be founded there, else NO_REGION (ME-55 to ME-59)."""
    province = guild.province
    region = province.region_of[hex]
    if region == NO_REGION or guild.villages == 0 or len(province.blanks[region]) == 0:
        return NO_REGION
    for other in province.regions[region]:
        if not guild.hexes[other] & EXPLORER:
            return NO_REGION
    return region


def is_open(guild: Guild, city: i64) -> bool:
    """Whether a city has one's explorer and no trading post (ME-67)."""
    pieces: i64 = guild.hexes[city]
    return pieces & EXPLORER != 0 and pieces & POST == 0


def cities_waiting(guild: Guild) -> i64:
    """How many open cities there are, joined or not."""
    found: i64 = 0
    for city in guild.province.cities:
        if is_open(guild, city):
            found += 1
    return found


def group_of(guild: Guild, hex: i64, links: int) -> list[int]:
    """All hexes with such pieces that are joined with a hex by an unbroken chain of them, the hex itself first."""
    hexes = guild.hexes
    neighbours = guild.province.neighbours
    seen = [False] * len(hexes)
    seen[hex] = True
    group = [int(hex)]
    at = 0
    while at < len(group):
        for other in neighbours[group[at]]:
            pieces: i64 = hexes[other]
            if pieces & links and not seen[other]:
                seen[other] = True
                group.append(other)
        at += 1
    return group


def open_cities_joined(guild: Guild, hex: i64) -> list[int]:
    """The open cities joined with a hex, in the order of the map (ME-71)."""
    group = group_of(guild, hex, LINK)
    return [city for city in guild.province.cities if is_open(guild, city) and city in group]
