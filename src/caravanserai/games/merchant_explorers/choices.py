"""What the choices of Merchant Explorers are about: a hex with what it is and brings, a city of a route, a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.merchant_explorers.components.cards import NO_CARD
from caravanserai.games.merchant_explorers.gains import gains_of, no_gains
from caravanserai.games.merchant_explorers.maps.network import open_cities_joined
from caravanserai.games.merchant_explorers.maps.terrain import CITY, KIND_KEYS
from caravanserai.games.merchant_explorers.rules.paying import hex_coins, route_coins, village_coins
from caravanserai.games.merchant_explorers.step_ids import PARTNER, POST

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.games.merchant_explorers.guild import Guild
    from caravanserai.games.merchant_explorers.state import MerchantExplorersState

UNMARKED: Final = "none"


def move_facts(table: MerchantExplorersState, move: Move, seat: i64) -> dict[str, Fact] | None:
    guild = table.guilds[seat]
    kind = move.kind
    if kind == "keep":
        return {"investigate": move.args[0]}
    if kind == "use":
        card = guild.investigates.slots[move.a - 1]
        return {"investigate": card} if card != NO_CARD else None
    if kind not in ("explore", "village", "city"):
        return {}
    hex = table.province.hex_at[move.a]
    if hex < 0:
        return None
    if kind == "explore":
        return _explore_facts(table, guild, hex, move)
    if kind == "village":
        return {"hex": move.args[0], "coins": int(village_coins(table.era))}
    return _city_facts(guild, hex) if table.province.kinds[hex] == CITY else None


def _explore_facts(table: MerchantExplorersState, guild: Guild, hex: i64, move: Move) -> dict[str, Fact]:
    """What the hex is, and what exploring it would bring where that may be done now."""
    province = table.province
    told: dict[str, Fact] = {
        "hex": province.cells[hex],
        "terrain": province.terrains[hex],
        "kind": KIND_KEYS[province.kinds[hex]],
        "value": province.values[hex],
        "mark": province.mark_of(hex) or UNMARKED,
    }
    if not guild.finished and table.judge(move, guild.seat) is None:
        return told | gains_of(table, guild, hex)
    return told | no_gains(int(hex_coins(province, hex, 1)))


def _city_facts(guild: Guild, city: i64) -> dict[str, Fact]:
    """A city that gets the post, or the one it trades with; and what the route brings, at best (ME-68, ME-71)."""
    province = guild.province
    told: dict[str, Fact] = {"hex": province.cells[city], "value": province.values[city]}
    if guild.step == PARTNER:
        return {**told, "role": "partner", "coins": int(route_coins(province, guild.argument, city))}
    coins: i64 = 0
    if guild.step == POST:
        joined = open_cities_joined(guild, guild.argument)
        if city in joined:
            for other in joined:
                if other != city:
                    coins = max(coins, route_coins(province, city, other))
    return {**told, "role": "post", "coins": int(coins)}
