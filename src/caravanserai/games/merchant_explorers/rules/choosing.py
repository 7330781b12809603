"""Investigate cards: one of two kept when an era begins, one of three used again at the end (ME-34 to ME-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.merchant_explorers import reasons
from caravanserai.games.merchant_explorers.components.cards import BASIC, slot_of
from caravanserai.games.merchant_explorers.moves import MOVES
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from caravanserai.games.merchant_explorers.step_ids import EXPLORE

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

KEEP_MOVES: Final = MOVES.of("keep")
KEEP_CODE: Final[i64] = MOVES.code("keep")
USE_MOVES: Final = MOVES.of("use")
USE_CODE: Final[i64] = MOVES.code("use")


class KeepCard(Step[MerchantExplorersState]):
    """Keep one of two; it is used at once (ME-34, ME-35)."""

    name: ClassVar[str] = "keep"

    def offers(self, table: MerchantExplorersState) -> list[Move]:
        return [KEEP_MOVES[card - 1] for card in table.guild().investigates.dealt]

    def judge(self, table: MerchantExplorersState, move: Move) -> Reason | None:
        if move.code != KEEP_CODE:
            return reasons.MUST_KEEP
        return None if move.a in table.guild().investigates.dealt else reasons.NOT_DRAWN

    def perform(self, table: MerchantExplorersState, move: Move) -> None:
        guild = table.guild()
        cards = guild.investigates
        one, other = cards.dealt
        cards.dealt = ()
        cards.keep(slot_of(table.card), int(move.a), other if one == move.a else one)
        if table.story is not None:
            table.tell("kept", {"investigate": int(move.a)}, table.audience())
        guild.action.begin(BASIC + move.a - 1)
        guild.agenda.push(EXPLORE)

    def facts(self, table: MerchantExplorersState) -> dict[str, int]:
        one, other = table.guild().investigates.dealt
        return {"one": one, "other": other}


class UseCard(Step[MerchantExplorersState]):
    """Pick one of the own three (ME-37)."""

    name: ClassVar[str] = "use"

    def offers(self, table: MerchantExplorersState) -> list[Move]:
        return USE_MOVES

    def judge(self, table: MerchantExplorersState, move: Move) -> Reason | None:
        return None if move.code == USE_CODE else reasons.MUST_USE

    def perform(self, table: MerchantExplorersState, move: Move) -> None:
        guild = table.guild()
        card = guild.investigates.slots[move.a - 1]
        if table.story is not None:
            table.tell("chose", {"investigate": card}, table.audience())
        guild.action.begin(BASIC + card - 1)
        guild.agenda.push(EXPLORE)
