"""What lies on the table in From East to West I: a settlement, a row of trade cards, and personal trade routes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caravanserai.games.century.east_west_1 import choices, evaluate, view
from caravanserai.games.century.east_west_1.components import COUNTRY, MARKETS, MARKS, SLOTS, STAR_REMOVED
from caravanserai.games.century.east_west_1.refusals import card_details
from caravanserai.games.century.market.trade_table import TradeTable
from caravanserai.games.century.settlement import reasons as shared
from caravanserai.games.century.settlement.refusals import settlement_details
from caravanserai.games.century.settlement.room import room_rule
from caravanserai.games.century.settlement.routes import empty_route
from caravanserai.games.century.settlement.scoring import WITH_TRADE_CARDS, points_settled, settled_breakdown
from caravanserai.games.century.settlement.settlement import Settlement
from caravanserai.games.century.settlement.setup import deal_boards, seat_pioneers

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.east_west_1.shapes import EastWest1View


class EastWest1State(TradeTable):
    """A game of From East to West I.

    Decks, the deals on the cards of the trade deck and the tiles below the stacks' tops are unknown to all (E1-48).
    """

    def details(self, reason: Reason, move: Move, seat: i64) -> Mapping[str, Detail]:
        return card_details(self, reason, move) or settlement_details(
            self, reason, move, shared.PLACING, shared.NOT_ENOUGH, shared.CLAIMING, shared.NOTHING_AT_FORT
        )

    def move_facts(self, move: Move, seat: i64) -> Mapping[str, Fact] | None:
        return choices.move_facts(self, move)

    def score_of(self, seat: i64) -> int:
        return points_settled(self, seat)

    def trade_cards_of(self, seat: i64) -> int:
        return int(self.settlement.routes[seat].owned())

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return settled_breakdown(self, seat, WITH_TRADE_CARDS)

    def view(self, seat: int | None) -> EastWest1View:
        return view.view(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate.evaluate(self, seat)

    def lay_out(self) -> None:
        deal_boards(self, STAR_REMOVED, MARKS, beside=True)
        self.deal_trade_cards(MARKETS)
        seat_pioneers(self)
        self.settlement.routes = [empty_route() for _ in range(self.players)]

    def new_settlement(self, last_board: str) -> Settlement:
        return Settlement(COUNTRY, SLOTS, room_rule(self.options))

    def restore(self, saved: Mapping[str, Any]) -> None:
        super().restore(saved)
        self.expect_one_each(len(self.settlement.routes), "routes")
