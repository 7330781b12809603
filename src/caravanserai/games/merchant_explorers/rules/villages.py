"""Villages on completed regions (ME-55 to ME-59)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.merchant_explorers import reasons
from caravanserai.games.merchant_explorers.guild import EXPLORER, VILLAGE
from caravanserai.games.merchant_explorers.moves import MOVES
from caravanserai.games.merchant_explorers.rules.paying import village_coins
from caravanserai.games.merchant_explorers.state import MerchantExplorersState

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

VILLAGE_MOVES: Final = MOVES.of("village")
VILLAGE_CODE: Final[i64] = MOVES.code("village")


class FoundVillage(Step[MerchantExplorersState]):
    """A village takes the place of an explorer on a blank hex; the owner picks it where there are several (ME-55)."""

    name: ClassVar[str] = "village"

    def arrive(self, table: MerchantExplorersState, argument: i64) -> bool:
        sites = table.province.blanks[argument]
        if len(sites) > 1:
            return True
        _found(table, sites[0])
        return False

    def offers(self, table: MerchantExplorersState) -> list[Move]:
        cells = table.province.cells
        return [VILLAGE_MOVES[cells[site]] for site in table.province.blanks[table.guild().argument]]

    def meant(self, table: MerchantExplorersState) -> list[Move]:
        """Every hex of the region."""
        offered = self.offers(table)
        cells = table.province.cells
        region = [VILLAGE_MOVES[cells[hex]] for hex in table.province.regions[table.guild().argument]]
        return offered + [move for move in region if move not in offered]

    def judge(self, table: MerchantExplorersState, move: Move) -> Reason | None:
        if move.code != VILLAGE_CODE:
            return reasons.MUST_FOUND
        if table.province.hex_at[move.a] in table.province.blanks[table.guild().argument]:
            return None
        return reasons.NOT_A_VILLAGE_SITE

    def perform(self, table: MerchantExplorersState, move: Move) -> None:
        _found(table, table.province.hex_at[move.a])

    def facts(self, table: MerchantExplorersState) -> dict[str, int]:
        region = int(table.guild().argument)
        return {
            "region": region,
            "terrain": table.province.region_terrains[region],
            "coins": int(village_coins(table.era)),
        }


def _found(table: MerchantExplorersState, site: i64) -> None:
    """The village pays as many coins as the era's number (ME-56)."""
    guild = table.guild()
    guild.hexes[site] = (guild.hexes[site] & ~EXPLORER) | VILLAGE
    guild.explorers += 1
    guild.village_hexes = (*guild.village_hexes, int(site))
    coins = village_coins(table.era)
    guild.purse.villages += coins
    if table.story is not None:
        facts = {"hex": table.province.cells[site], "coins": int(coins)}
        table.tell("founded", facts, table.audience())
