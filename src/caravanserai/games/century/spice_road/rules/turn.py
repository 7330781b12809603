"""The turn of Spice Road: play, acquire, claim or rest, or make a Golden Deal (SR-12 to SR-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import NO_CARDS, CardMoves, size
from caravanserai.games.century.market.steps.golden_deals import (
    DealReasons,
    judge_hand_deal,
    judge_row_deal,
    start_hand_deal,
    start_row_deal,
)
from caravanserai.games.century.market.steps.market import acquire_card, judge_position
from caravanserai.games.century.market.steps.playing import PlayReasons, judge_play, play_card
from caravanserai.games.century.spice_road import reasons
from caravanserai.games.century.spice_road.components import TRADE_ROW
from caravanserai.games.century.spice_road.moves import MOVES
from caravanserai.games.century.spice_road.rules.claiming import claim, judge_claim
from caravanserai.games.century.spice_road.state import SpiceRoadState
from caravanserai.games.century.steps.step_ids import END_TURN, LIMIT

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

PLAY: Final = CardMoves(MOVES.of("play"))
ACQUIRE: Final = MOVES.of("acquire")
CLAIM: Final = MOVES.of("claim")
REST: Final = MOVES["rest"]
DEAL_ROW: Final = MOVES.of("deal-row")
DEAL_HAND: Final = MOVES["deal-hand"]

# Besides the cards in hand, what a turn offers depends only on how long the trade row is.
OFFERS: Final = [[*ACQUIRE[:cards], *CLAIM, REST] for cards in range(TRADE_ROW + 1)]
GOLDEN_OFFERS: Final = [
    [*ACQUIRE[:cards], *DEAL_ROW[:cards], DEAL_HAND, *CLAIM, REST] for cards in range(TRADE_ROW + 1)
]

PLAY_CODE: Final[i64] = MOVES.code("play")
ACQUIRE_CODE: Final[i64] = MOVES.code("acquire")
CLAIM_CODE: Final[i64] = MOVES.code("claim")
DEAL_ROW_CODE: Final[i64] = MOVES.code("deal-row")

PLAYING: Final = PlayReasons(
    reasons.NOT_IN_HAND,
    reasons.NOT_ENOUGH_TO_EXCHANGE,
    reasons.NOT_ENOUGH_FOR_CHOICE,
    reasons.NOTHING_TO_UPGRADE,
)
DEALING: Final = DealReasons(
    reasons.NO_DEALS,
    reasons.NO_TRADE_CARD,
    reasons.NOT_ENOUGH_TO_PAY,
    reasons.NO_CARD_TO_LAY,
    reasons.NEEDS_TWO_CARDS,
    reasons.NO_DEAL_IN_HAND,
)


class Turn(Step[SpiceRoadState]):
    """Choose the one action of the turn."""

    name: ClassVar[str] = "turn"

    def arrive(self, table: SpiceRoadState, argument: i64) -> bool:
        return True

    def offers(self, table: SpiceRoadState) -> list[Move]:
        found = PLAY.of(table.merchant().hand)
        found += (GOLDEN_OFFERS if table.golden else OFFERS)[len(table.market.cards)]
        return found

    def judge(self, table: SpiceRoadState, move: Move) -> Reason | None:
        code = move.code
        if code == PLAY_CODE:
            return judge_play(table, move.a, PLAYING)
        if code == ACQUIRE_CODE:
            return judge_position(table, move.a - 1, reasons.NO_TRADE_CARD, reasons.NOT_ENOUGH_TO_PAY)
        if code == CLAIM_CODE:
            return judge_claim(table, move.a - 1)
        if move is REST:
            return None  # always possible (SR-14)
        if code == DEAL_ROW_CODE:
            return judge_row_deal(table, move.a - 1, DEALING)
        if move is DEAL_HAND:
            return judge_hand_deal(table, DEALING)
        return reasons.MUST_CHOOSE_ACTION

    def perform(self, table: SpiceRoadState, move: Move) -> None:
        table.agenda.push(END_TURN)
        table.agenda.push(LIMIT)
        code = move.code
        if code == PLAY_CODE:
            play_card(table, move.a)
        elif code == ACQUIRE_CODE:
            acquire_card(table, move.a - 1)
        elif code == CLAIM_CODE:
            claim(table, move.a - 1)
        elif move is REST:
            rest(table)
        elif code == DEAL_ROW_CODE:
            start_row_deal(table, move.a - 1)
        else:
            start_hand_deal(table)


def rest(table: SpiceRoadState) -> None:
    """All played cards return to the hand (SR-29)."""
    merchant = table.merchant()
    if table.story is not None:
        table.tell("rested", {"cards": int(size(merchant.played))})
    merchant.hand |= merchant.played
    merchant.played = NO_CARDS
