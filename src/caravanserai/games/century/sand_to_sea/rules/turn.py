"""The turn of From Sand to Sea: acquire, play, sail or rest (SS-10), or make a Golden Deal (SS-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import CardMoves
from caravanserai.games.century.islands.steps.sailing import sail_meant, sail_offers
from caravanserai.games.century.market.steps.golden_deals import (
    judge_hand_deal,
    judge_row_deal,
    start_hand_deal,
    start_row_deal,
)
from caravanserai.games.century.market.steps.market import acquire_card, judge_position
from caravanserai.games.century.market.steps.playing import judge_play, play_card
from caravanserai.games.century.sand_to_sea import reasons
from caravanserai.games.century.sand_to_sea.components import TRADE_ROW
from caravanserai.games.century.sand_to_sea.moves import MOVES
from caravanserai.games.century.sand_to_sea.rules.resting import rest
from caravanserai.games.century.sand_to_sea.rules.voyage import (
    PASS,
    SAIL,
    SAIL_CODE,
    STOP,
    follow_up,
    follow_up_meant,
    follow_up_offers,
    judge_follow_up,
    judge_step,
    take_step,
)
from caravanserai.games.century.sand_to_sea.state import SandToSeaState
from caravanserai.games.century.steps.step_ids import ACTION, END_TURN, LIMIT

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

PLAY: Final = CardMoves(MOVES.of("play"))
ACQUIRE: Final = MOVES.of("acquire")
REST: Final = MOVES["rest"]
DEAL_ROW: Final = MOVES.of("deal-row")
DEAL_HAND: Final = MOVES["deal-hand"]

# Besides cards and ship, what a turn offers depends only on how long the trade row is.
OFFERS: Final = [[*ACQUIRE[:cards], REST] for cards in range(TRADE_ROW + 1)]
GOLDEN_OFFERS: Final = [[*ACQUIRE[:cards], *DEAL_ROW[:cards], DEAL_HAND, REST] for cards in range(TRADE_ROW + 1)]

PLAY_CODE: Final[i64] = MOVES.code("play")
ACQUIRE_CODE: Final[i64] = MOVES.code("acquire")
DEAL_ROW_CODE: Final[i64] = MOVES.code("deal-row")


class Turn(Step[SandToSeaState]):
    """Choose the one action of the turn. To build, trade or claim at once is a Sail of no steps (SS-16)."""

    name: ClassVar[str] = "turn"

    def arrive(self, table: SandToSeaState, argument: i64) -> bool:
        return True

    def offers(self, table: SandToSeaState) -> list[Move]:
        found = PLAY.of(table.merchant().hand)
        found += (GOLDEN_OFFERS if table.golden else OFFERS)[len(table.market.cards)]
        found += sail_offers(table, SAIL)
        found += follow_up_offers(table)
        return found

    def meant(self, table: SandToSeaState) -> list[Move]:
        found = PLAY.of(table.merchant().hand)
        found += (GOLDEN_OFFERS if table.golden else OFFERS)[len(table.market.cards)]
        found += sail_meant(table, SAIL)
        found += follow_up_meant(table)
        return found

    def judge(self, table: SandToSeaState, move: Move) -> Reason | None:
        code = move.code
        if code == PLAY_CODE:
            return judge_play(table, move.a, reasons.PLAYING)
        if code == ACQUIRE_CODE:
            return judge_position(table, move.a - 1, reasons.NO_TRADE_CARD, reasons.NOT_ENOUGH_TO_PAY)
        if code == SAIL_CODE:
            return judge_step(table, 0, move.a - 1)
        if move is REST:
            return None  # always possible (SS-24)
        if code == DEAL_ROW_CODE:
            return judge_row_deal(table, move.a - 1, reasons.DEALING)
        if move is DEAL_HAND:
            return judge_hand_deal(table, reasons.DEALING)
        pointless = move is STOP or move is PASS
        return judge_follow_up(table, move, reasons.NO_MERE_PASS if pointless else reasons.MUST_CHOOSE_ACTION)

    def perform(self, table: SandToSeaState, move: Move) -> None:
        table.agenda.push(END_TURN)
        table.agenda.push(LIMIT)
        code = move.code
        if code == PLAY_CODE:
            play_card(table, move.a)
        elif code == ACQUIRE_CODE:
            acquire_card(table, move.a - 1)
        elif code == SAIL_CODE:
            table.agenda.push(ACTION)
            take_step(table, 0, move.a - 1)
        elif move is REST:
            rest(table)
        elif code == DEAL_ROW_CODE:
            start_row_deal(table, move.a - 1)
        elif move is DEAL_HAND:
            start_hand_deal(table)
        else:
            follow_up(table, move)
