"""Treasure cards: drawn from ruins, used at once or kept (ME-64 to ME-66, ME-80 to ME-83, ME-88)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.merchant_explorers import reasons
from caravanserai.games.merchant_explorers.components.treasures import FOUND_COINS, FREE_EXPLORER, KIND_OF, TWO_COINS
from caravanserai.games.merchant_explorers.guild import NEAR, TAKEN
from caravanserai.games.merchant_explorers.moves import MOVES
from caravanserai.games.merchant_explorers.rules.exploring import EXPLORE_CODE, EXPLORE_MOVES, explore_moves_meant
from caravanserai.games.merchant_explorers.rules.placing import judge_hex, judge_source, place
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from caravanserai.games.merchant_explorers.step_ids import DRAW, FREE_HEX, RETURN_CARD
from caravanserai.games.merchant_explorers.treasure_deck import draw, put_under

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

DECLINE: Final = MOVES["decline"]


class DrawTreasure(Step[MerchantExplorersState]):
    """Draw a card and resolve it; with more to come, those follow when it is resolved (ME-64)."""

    name: ClassVar[str] = "draw"

    def arrive(self, table: MerchantExplorersState, argument: i64) -> bool:
        guild = table.guild()
        if argument > 1:
            guild.agenda.push(DRAW, argument - 1)
        card = draw(table, guild)
        kind = KIND_OF[card]
        if table.story is not None:
            table.tell("found", {"treasure": kind}, table.audience())
        if kind == FREE_EXPLORER:
            guild.agenda.push(RETURN_CARD, card)
            guild.agenda.push(FREE_HEX, card)
        elif kind == TWO_COINS:
            guild.purse.treasure += FOUND_COINS
            put_under(table, guild, card)
        else:
            guild.treasure.kept = (*guild.treasure.kept, int(card))
        return False


class ReturnCard(Step[MerchantExplorersState]):
    """An instant card goes under the deck when all that it brought about is done (ME-82)."""

    name: ClassVar[str] = "return_card"

    def arrive(self, table: MerchantExplorersState, argument: i64) -> bool:
        put_under(table, table.guild(), argument)
        return False


class PlaceFreeExplorer(Step[MerchantExplorersState]):
    """A free explorer on any hex the golden rules allow, or none (ME-80)."""

    name: ClassVar[str] = "free_explorer"

    def arrive(self, table: MerchantExplorersState, argument: i64) -> bool:
        guild = table.guild()
        if guild.explorers > 0:
            for pieces in guild.hexes:
                if pieces & (TAKEN | NEAR) == NEAR:
                    return True
        if table.story is not None:
            table.tell("free_explorer_lapsed", {}, table.audience())
        return False

    def offers(self, table: MerchantExplorersState) -> list[Move]:
        hexes = table.guild().hexes
        cells = table.province.cells
        found = [EXPLORE_MOVES[cells[hex]] for hex in range(len(hexes)) if hexes[hex] & (TAKEN | NEAR) == NEAR]
        found.append(DECLINE)
        return found

    def meant(self, table: MerchantExplorersState) -> list[Move]:
        """Also the hexes a step too far away."""
        return explore_moves_meant(table, self.offers(table), list(range(table.province.size)))

    def judge(self, table: MerchantExplorersState, move: Move) -> Reason | None:
        if move is DECLINE:
            return None
        if move.code != EXPLORE_CODE:
            return reasons.MUST_PLACE_FREE
        guild = table.guild()
        reason = judge_hex(guild, move.a)
        return reason if reason is not None else judge_source(guild, table.province.hex_at[move.a])

    def perform(self, table: MerchantExplorersState, move: Move) -> None:
        if move is not DECLINE:
            place(table, table.guild(), table.province.hex_at[move.a], 1)
        elif table.story is not None:
            table.tell("declined", {}, table.audience())
