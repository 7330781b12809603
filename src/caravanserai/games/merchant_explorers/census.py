"""Every piece of the game, counted wherever it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.merchant_explorers.components.cards import BASIC, NO_CARD
from caravanserai.games.merchant_explorers.components.treasures import KIND_OF, TREASURE_KEYS
from caravanserai.games.merchant_explorers.guild import EXPLORER, VILLAGE

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.state import MerchantExplorersState


def census(table: MerchantExplorersState) -> dict[str, int]:
    """Explorers and villages of each guild, explore, investigate and treasure cards."""
    investigate = table.investigate[:]
    treasure = table.treasure + table.resolving
    found: dict[str, int] = {}
    for guild in table.guilds:
        on_map = len(guild.hexes_with(EXPLORER))
        found[f"explorers of seat {guild.seat}"] = on_map + int(guild.explorers) + int(guild.markers)
        found[f"villages of seat {guild.seat}"] = len(guild.hexes_with(VILLAGE)) + int(guild.villages)
        investigate += [
            card
            for card in (*guild.investigates.slots, *guild.investigates.dealt, int(guild.investigates.aside))
            if card != NO_CARD
        ]
        treasure += guild.treasure.kept
    waiting = 4 - int(table.era)
    found["explore cards"] = len(set(table.explore + table.used)) + waiting
    found["investigate cards"] = len(set(investigate)) if len(set(investigate)) == len(investigate) else -1
    found["basic explore cards"] = len([card for card in table.explore + table.used if card < BASIC])
    found["treasure cards"] = len(set(treasure))
    for kind, key in enumerate(TREASURE_KEYS):
        found[f"treasure {key}"] = len([card for card in treasure if KIND_OF[card] == kind])
    return found
