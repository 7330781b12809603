"""At the end of a turn: what everybody did is told to all at once (ME-108)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.merchant_explorers.cards import NO_CARD
from caravanserai.games.merchant_explorers.guild import EXPLORER, POST, TOWER, VILLAGE
from caravanserai.games.merchant_explorers.rewards import reward
from caravanserai.games.merchant_explorers.treasures import FREE_EXPLORER, KIND_OF

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.guild import Guild
    from caravanserai.games.merchant_explorers.state import MerchantExplorersState


def tell_what_all_did(table: MerchantExplorersState) -> None:
    """Compare each map with what the others had seen of it, and tell the difference."""
    for seat in range(table.players):
        _tell_of(table, table.guilds[seat], table.shown[seat])


def _tell_of(table: MerchantExplorersState, guild: Guild, before: Guild) -> None:
    for slot in range(len(guild.slots)):
        if before.slots[slot] == NO_CARD and guild.slots[slot] != NO_CARD:
            table.tell_of(guild.seat, "shown_investigate", {"investigate": guild.slots[slot]})
    table.tell_of(
        guild.seat,
        "acted",
        {
            "hexes": _new(guild, before, EXPLORER | VILLAGE | TOWER),
            "villages": _new(guild, before, VILLAGE),
            "towers": _new(guild, before, TOWER),
            "posts": _new(guild, before, POST),
            "coins": int(guild.coins - before.coins),
        },
    )
    drawn = int(guild.drawn - before.drawn)
    if drawn > 0:
        instant = [KIND_OF[card] for card in guild.returned]
        facts = {
            "cards": drawn,
            "kept": len(guild.treasures) - len(before.treasures),
            "free_explorers": instant.count(FREE_EXPLORER),
            "two_coins": len(instant) - instant.count(FREE_EXPLORER),
        }
        table.tell_of(guild.seat, "shown_treasure", facts)
    for position in range(len(guild.objectives)):
        if guild.objectives[position] > 0 and before.objectives[position] == 0:
            facts = {"objective": table.objectives[position], "coins": int(reward(table, position))}
            table.tell_of(guild.seat, "shown_objective", facts)


def _new(guild: Guild, before: Guild, pieces: int) -> list[int]:
    """The cells where such a piece lies now and none of them did."""
    cells = guild.province.cells
    hexes = range(len(guild.hexes))
    return [cells[hex] for hex in hexes if guild.hexes[hex] & pieces and not before.hexes[hex] & pieces]
