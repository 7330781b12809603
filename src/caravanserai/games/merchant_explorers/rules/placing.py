"""One explorer is placed, and everything that follows is put on the agenda in its fixed order (ME-25, ME-52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.merchant_explorers import reasons
from caravanserai.games.merchant_explorers.guild import CAPITAL, EXPLORER, NEAR, TAKEN, TOKEN, TOWER, Guild
from caravanserai.games.merchant_explorers.maps.network import NO_REGION, cities_waiting, completed_region
from caravanserai.games.merchant_explorers.maps.terrain import COIN, CRYSTAL, REEF, RUIN, TOWER_HEX, VOLCANO
from caravanserai.games.merchant_explorers.rules.paying import crystal_coins, hex_coins, ruin_cards, tower_coins
from caravanserai.games.merchant_explorers.step_ids import CHECK_OBJECTIVES, DRAW, POST, VILLAGE

if TYPE_CHECKING:
    from caravanserai.core.reasons import Reason
    from caravanserai.games.merchant_explorers.state import MerchantExplorersState


def judge_hex(guild: Guild, cell: i64) -> Reason | None:
    """Why there is no hex to explore at a cell, or no explorer to do it, or nothing (ME-24, ME-30)."""
    hex = guild.province.hex_at[cell]
    if hex < 0:
        if hex == VOLCANO:
            return reasons.VOLCANO
        return reasons.REEF if hex == REEF else reasons.OFF_THE_MAP
    pieces = guild.hexes[hex]
    if pieces & TAKEN:
        return reasons.CAPITAL if pieces & CAPITAL else reasons.HEX_TAKEN
    return None if guild.explorers > 0 else reasons.NO_EXPLORERS


def judge_source(guild: Guild, hex: i64) -> Reason | None:
    """The first golden rule (ME-23)."""
    return None if guild.hexes[hex] & NEAR else reasons.NO_SOURCE


def place(table: MerchantExplorersState, guild: Guild, hex: i64, factor: i64) -> None:
    """Explore a hex. Coins, towers and crystals pay at once; the rest goes on the agenda, the last thing first."""
    province = guild.province
    kind = province.kinds[hex]
    guild.action.explored = (*guild.action.explored, int(hex))
    guild.agenda.push(CHECK_OBJECTIVES, hex)
    if kind == TOWER_HEX:
        _place_tower(table, guild, hex)
        return
    guild.explorers -= 1
    guild.hexes[hex] |= EXPLORER
    guild.mark_near(hex)
    coins = hex_coins(province, hex, factor)
    guild.purse.hexes += coins
    if kind == COIN:
        guild.feats.richest_hex = max(guild.feats.richest_hex, province.values[hex])
    if table.story is not None:
        table.tell("explored", {"hex": province.cells[hex], "coins": int(coins)}, table.audience())
    if kind == CRYSTAL and not guild.hexes[hex] & TOKEN:
        _take_crystal(table, guild, hex)
    if kind == RUIN and not guild.hexes[hex] & TOKEN:
        guild.hexes[hex] |= TOKEN
        guild.agenda.push(DRAW, ruin_cards(guild))
    if cities_waiting(guild) > 1:
        guild.agenda.push(POST, hex)
    region = completed_region(guild, hex)
    if region != NO_REGION:
        guild.agenda.push(VILLAGE, region)


def _place_tower(table: MerchantExplorersState, guild: Guild, hex: i64) -> None:
    """A tower takes the explorer's place and pays by how many there are now (ME-60, ME-61)."""
    coins = tower_coins(guild)
    guild.hexes[hex] |= TOWER
    guild.towers += 1
    guild.purse.towers += coins
    if table.story is not None:
        facts = {"hex": guild.province.cells[hex], "coins": int(coins), "towers": int(guild.towers)}
        table.tell("built_tower", facts, table.audience())


def _take_crystal(table: MerchantExplorersState, guild: Guild, hex: i64) -> None:
    """The first time here: its value and those of all crystals explored before (ME-98)."""
    guild.hexes[hex] |= TOKEN
    coins = crystal_coins(guild, hex)
    guild.feats.crystal_values += guild.province.values[hex]
    guild.purse.crystals += coins
    if table.story is not None:
        facts = {"hex": guild.province.cells[hex], "coins": int(coins)}
        table.tell("took_crystal", facts, table.audience())
