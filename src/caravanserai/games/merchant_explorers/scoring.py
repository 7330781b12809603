"""Coins, treasure and the winner (ME-84 to ME-91, ME-104)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.merchant_explorers.components.treasures import (
    GRASSLAND_BONUS,
    KIND_OF,
    PAIR_BONUS,
    TOWER_BONUS,
    TREASURE_KINDS,
    VASE,
    vases_worth,
)
from caravanserai.games.merchant_explorers.guild import POST, TOKEN
from caravanserai.games.merchant_explorers.maps.terrain import LAND_TERRAINS

if TYPE_CHECKING:
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.merchant_explorers.guild import Guild
    from caravanserai.games.merchant_explorers.state import MerchantExplorersState

LEVELS: Final = ("easy", "normal", "hard")
LEVEL_COINS: Final = (90, 120, 150)


def villages_by_terrain(guild: Guild) -> list[int]:
    """How many villages stand on grassland, desert and mountain."""
    found = [0] * LAND_TERRAINS
    for village in guild.village_hexes:
        found[guild.province.terrains[village]] += 1
    return found


def treasure_worth(guild: Guild, new_sets: bool) -> list[int]:
    """What the kept treasure cards are worth now, by kind (ME-84 to ME-87)."""
    held = [0] * TREASURE_KINDS
    for card in guild.treasure.kept:
        held[KIND_OF[card]] += 1
    worth = [0] * TREASURE_KINDS
    if guild.treasure.kept:
        worth[VASE] = int(vases_worth(held[VASE], new_sets))
        worth[TOWER_BONUS] = held[TOWER_BONUS] * int(guild.towers)
        villages = villages_by_terrain(guild)
        for terrain in range(LAND_TERRAINS):
            kind = GRASSLAND_BONUS + terrain
            worth[kind] = held[kind] * villages[terrain]
        worth[PAIR_BONUS] = held[PAIR_BONUS] * (int(guild.villages_founded) // 2)
    return worth


def total(guild: Guild, new_sets: bool) -> int:
    """Coins and treasure (ME-89)."""
    return int(guild.coins) + sum(treasure_worth(guild, new_sets))


def scores(state: MerchantExplorersState) -> list[int]:
    return [total(guild, state.setting.new_vase_sets) for guild in state.guilds]


def winners(state: MerchantExplorersState) -> list[int]:
    """The most coins, then towers, then villages, then shared (ME-90); alone, whoever reached the level (ME-104)."""
    if not state.over:
        return []
    points = scores(state)
    if state.players == 1:
        reached = level_reached(state)
        return [0] if reached >= LEVELS.index(state.setting.level) else []
    standing = [
        (points[seat], int(state.guilds[seat].towers), int(state.guilds[seat].villages_founded))
        for seat in range(state.players)
    ]
    best = max(standing)
    return [seat for seat in range(state.players) if standing[seat] == best]


def level_reached(state: MerchantExplorersState) -> int:
    """The highest solo level whose conditions are fulfilled, or -1 (ME-103, ME-104)."""
    if 0 in state.guilds[0].feats.objectives:
        return -1
    coins = scores(state)[0]
    return len([need for need in LEVEL_COINS if coins >= need]) - 1


def breakdown(state: MerchantExplorersState, seat: int) -> list[ScoreLine]:
    guild = state.guilds[seat]
    province = guild.province
    worth = treasure_worth(guild, state.setting.new_vase_sets)
    held = [KIND_OF[card] for card in guild.treasure.kept]
    bonus = list(range(GRASSLAND_BONUS, PAIR_BONUS + 1))
    met = [turn for turn in guild.feats.objectives if turn > 0]
    return [
        _line("coin_hexes", int(guild.purse.hexes), guild.purse.hexes),
        _line("villages", int(guild.villages_founded), guild.purse.villages),
        _line("towers", int(guild.towers), guild.purse.towers),
        _line("crystals", len([hex for hex in province.crystals if guild.hexes[hex] & TOKEN]), guild.purse.crystals),
        _line("routes", len([city for city in province.cities if guild.hexes[city] & POST]), guild.purse.routes),
        _line("objectives", len(met), guild.purse.objectives),
        _line("found_coins", int(guild.purse.treasure) // 2, guild.purse.treasure),
        _line("vases", held.count(VASE), worth[VASE]),
        _line("tower_cards", held.count(TOWER_BONUS), worth[TOWER_BONUS]),
        _line("village_cards", len([kind for kind in held if kind in bonus]), sum([worth[kind] for kind in bonus])),
    ]


def _line(item: str, count: int, points: i64) -> ScoreLine:
    return {"item": item, "count": count, "points": int(points)}
