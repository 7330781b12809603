"""Objectives: met as soon as the map shows it, and what they pay (ME-74 to ME-78, ME-101 to ME-103)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.merchant_explorers.components.objectives import OBJECTIVES
from caravanserai.games.merchant_explorers.conditions import is_met
from caravanserai.games.merchant_explorers.rewards import reward
from caravanserai.games.merchant_explorers.state import MerchantExplorersState

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.guild import Guild


class CheckObjectives(Step[MerchantExplorersState]):
    """The last thing after every placement (ME-52)."""

    name: ClassVar[str] = "check_objectives"

    def arrive(self, table: MerchantExplorersState, argument: i64) -> bool:
        guild = table.guild()
        for position in range(len(table.objectives)):
            if guild.feats.objectives[position] == 0 and is_met(
                guild, OBJECTIVES[table.objectives[position]], argument
            ):
                _mark(table, guild, position)
        return False


def _mark(table: MerchantExplorersState, guild: Guild, position: i64) -> None:
    """An explorer from the supply marks it, if one is left (ME-74)."""
    coins = reward(table, position)
    if guild.explorers > 0:
        guild.explorers -= 1
        guild.markers += 1
    guild.feats.objectives = (
        *guild.feats.objectives[:position],
        int(table.turn),
        *guild.feats.objectives[position + 1 :],
    )
    guild.purse.objectives += coins
    if table.story is not None:
        table.tell("achieved", {"objective": table.objectives[position], "coins": int(coins)}, table.audience())
