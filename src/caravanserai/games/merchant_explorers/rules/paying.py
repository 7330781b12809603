"""What is paid, and for what (ME-46, ME-51, ME-56, ME-61, ME-64, ME-68, ME-98)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.merchant_explorers.maps.terrain import COIN

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.guild import Guild
    from caravanserai.games.merchant_explorers.maps.province import Province

TOWER_COINS: Final = (6, 8, 10, 14)  # by how many towers one has now (ME-61)


def hex_coins(province: Province, hex: i64, factor: i64) -> i64:
    """The coins printed on a hex, as many times as the card says (ME-51)."""
    return province.values[hex] * factor if province.kinds[hex] == COIN else 0


def tower_coins(guild: Guild) -> i64:
    """Of the next tower (ME-61)."""
    return TOWER_COINS[guild.towers]


def crystal_coins(guild: Guild, hex: i64) -> i64:
    """Of a crystal explored for the first time: its value and those of all crystals before (ME-98)."""
    return guild.feats.crystal_values + guild.province.values[hex]


def village_coins(era: i64) -> i64:
    """Of a village founded in an era: its number (ME-56)."""
    return era


def route_coins(province: Province, one: i64, other: i64) -> i64:
    """Of a trade route: the product of both cities' values (ME-68)."""
    return province.values[one] * province.values[other]


def ruin_cards(guild: Guild) -> i64:
    """How many treasure cards a ruin brings that is explored for the first time (ME-46, ME-64)."""
    return 1 + guild.action.playing.extra_treasure
