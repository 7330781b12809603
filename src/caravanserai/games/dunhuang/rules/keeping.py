"""The secret choice of the starting card, made by all at the same time (DH-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.dunhuang import reasons
from caravanserai.games.dunhuang.goods import NOTHING, number_of, one
from caravanserai.games.dunhuang.moves import MOVES
from caravanserai.games.dunhuang.step_ids import PLACE_CAMEL

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason
    from caravanserai.games.dunhuang.state import DunhuangState
    from caravanserai.games.dunhuang.traders import Trader

KEEP_MOVES: Final = MOVES.of("keep")
KEEP_CODE: Final[i64] = MOVES.code("keep")


def judge_keep(trader: Trader, move: Move) -> Reason | None:
    """Why this card cannot be the one kept, or nothing."""
    if move.code != KEEP_CODE:
        return reasons.MUST_KEEP
    return None if number_of(trader.dealt, move.a) > 0 else reasons.NOT_DEALT


def keep_card(table: DunhuangState, move: Move, seat: i64) -> None:
    """One of three goes to the hand, the others leave the game face down. When all have chosen, the camel is placed."""
    trader = table.traders[seat]
    trader.hand += one(move.a)
    trader.removed = trader.dealt - one(move.a)
    trader.dealt = NOTHING
    if table.story is not None:
        table.tell_of(seat, "kept", {"good": int(move.a)}, int(seat))
        table.tell_of(seat, "chose_start", {})
    if len(table.deciding) == 0:
        table.agenda.push(PLACE_CAMEL)
        table.proceed()
