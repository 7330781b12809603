"""What an objective pays: first or later, and in the solo game what is not covered (ME-75, ME-101, ME-102)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.merchant_explorers.components.cards import ERA_ANY, ERA_TWO, first_era
from caravanserai.games.merchant_explorers.components.objectives import FIRST_REWARD, LATER_REWARD

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.state import MerchantExplorersState

# The explore card whose first reveal covers the 10, and the one that covers the 5, of the objectives from the left.
# Nothing covers the 5 of the third.
COVERS_FIRST: Final = (ERA_TWO, ERA_TWO + 1, ERA_ANY)
COVERS_LATER: Final = (ERA_TWO + 1, ERA_ANY, ERA_ANY + 1)


def reward(table: MerchantExplorersState, position: i64) -> i64:
    """What meeting an objective pays in this turn."""
    if table.players == 1:
        if not covered(table, COVERS_FIRST[position]):
            return FIRST_REWARD
        return 0 if covered(table, COVERS_LATER[position]) else LATER_REWARD
    for guild in table.guilds:
        if 0 < guild.feats.objectives[position] < table.turn:  # in an earlier turn: within one the order does not count
            return LATER_REWARD
    return FIRST_REWARD


def covered(table: MerchantExplorersState, card: i64) -> bool:
    """Whether an era card has been revealed in this game; it first comes in the era of its number (ME-34, ME-37)."""
    first = first_era(card)
    return table.era > first or (table.era == first and card in table.used)
