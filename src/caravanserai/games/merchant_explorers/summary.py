"""At the end of a turn: what everybody did is told to all at once (ME-108)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.merchant_explorers.components.cards import BASIC, ERA_ANY, NO_CARD
from caravanserai.games.merchant_explorers.components.treasures import FREE_EXPLORER, KIND_OF
from caravanserai.games.merchant_explorers.guild import POST, TOWER, VILLAGE
from caravanserai.games.merchant_explorers.rewards import reward

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.games.merchant_explorers.guild import Guild
    from caravanserai.games.merchant_explorers.state import MerchantExplorersState


def tell_what_all_did(table: MerchantExplorersState) -> None:
    """Compare each map with what the others had seen of it, and tell the difference."""
    for seat in range(table.players):
        _tell_of(table, table.guilds[seat], table.shown[seat])


def _tell_of(table: MerchantExplorersState, guild: Guild, before: Guild) -> None:
    for slot in range(len(guild.investigates.slots)):
        if before.investigates.slots[slot] == NO_CARD and guild.investigates.slots[slot] != NO_CARD:
            table.tell_of(guild.seat, "shown_investigate", {"investigate": guild.investigates.slots[slot]})
    if table.card == ERA_ANY and guild.action.card >= BASIC:
        table.tell_of(guild.seat, "shown_choice", {"investigate": int(guild.action.card) - BASIC + 1})
    if table.setting.open_totals:
        _tell_with_coins(table, guild, before)
    else:
        _tell_without_coins(table, guild, before)


def _tell_with_coins(table: MerchantExplorersState, guild: Guild, before: Guild) -> None:
    """All that the turn brought, in coins too."""
    facts = {**_on_the_map(guild, before), "posts": _new(guild, before, POST)}
    table.tell_of(guild.seat, "acted", {**facts, "coins": int(guild.coins - before.coins)})
    drawn = int(guild.treasure.drawn - before.treasure.drawn)
    if drawn > 0:
        instant = [KIND_OF[card] for card in guild.treasure.returned]
        found: dict[str, Fact] = {
            "cards": drawn,
            "kept": len(guild.treasure.kept) - len(before.treasure.kept),
            "free_explorers": instant.count(FREE_EXPLORER),
            "two_coins": len(instant) - instant.count(FREE_EXPLORER),
        }
        table.tell_of(guild.seat, "shown_treasure", found)
    for position in _newly_met(guild, before):
        paid: dict[str, Fact] = {"objective": table.objectives[position], "coins": int(reward(table, position))}
        table.tell_of(guild.seat, "shown_objective", paid)


def _tell_without_coins(table: MerchantExplorersState, guild: Guild, before: Guild) -> None:
    """The others hear what the open map shows, and no sum or part of one that it does not show (ME-107, ME-108)."""
    table.tell_of(guild.seat, "earned", {"coins": int(guild.coins - before.coins)}, table.audience_of(guild.seat))
    table.tell_of(guild.seat, "shown_turn", _on_the_map(guild, before))
    _tell_routes(table, guild)
    drawn = int(guild.treasure.drawn - before.treasure.drawn)
    if drawn > 0:
        kept = len(guild.treasure.kept) - len(before.treasure.kept)
        table.tell_of(guild.seat, "shown_finds", {"cards": drawn, "kept": kept})
    for position in _newly_met(guild, before):
        table.tell_of(guild.seat, "shown_feat", {"objective": table.objectives[position]})


def _on_the_map(guild: Guild, before: Guild) -> dict[str, Fact]:
    """The hexes explored, in their order, and what else is new on the map."""
    cells = guild.province.cells
    return {
        "hexes": [cells[hex] for hex in guild.action.explored],
        "villages": _new(guild, before, VILLAGE),
        "towers": _new(guild, before, TOWER),
    }


def _tell_routes(table: MerchantExplorersState, guild: Guild) -> None:
    """Which two cities each trade route joined: the post alone would not say."""
    cells = guild.province.cells
    for number in range(0, len(guild.action.routes), 2):
        post, partner = guild.action.routes[number], guild.action.routes[number + 1]
        table.tell_of(guild.seat, "shown_route", {"hex": cells[post], "partner": cells[partner]})


def _newly_met(guild: Guild, before: Guild) -> list[int]:
    """The positions of the objectives met this turn."""
    objectives = guild.feats.objectives
    return [spot for spot in range(len(objectives)) if objectives[spot] > 0 and before.feats.objectives[spot] == 0]


def _new(guild: Guild, before: Guild, pieces: int) -> list[int]:
    """The cells where such a piece lies now and none of them did."""
    cells = guild.province.cells
    hexes = range(len(guild.hexes))
    return [cells[hex] for hex in hexes if guild.hexes[hex] & pieces and not before.hexes[hex] & pieces]
