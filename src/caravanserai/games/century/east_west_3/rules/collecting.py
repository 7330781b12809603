"""Markets of From East to West III: the card under one is used, then collected (E3-14 to E3-18, E3-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import size, with_card
from caravanserai.games.century.east_west_3 import reasons
from caravanserai.games.century.east_west_3.components import CARDS_PER_TILE, cards_to_tile
from caravanserai.games.century.east_west_3.moves import MOVES
from caravanserai.games.century.east_west_3.state import EastWest3State
from caravanserai.games.century.market.steps.playing import judge_action
from caravanserai.games.century.settlement.steps.location_markets import put_leaving, use_card, use_deal
from caravanserai.games.century.settlement.steps.stack_tiles import FOR_TRADE_CARDS
from caravanserai.games.century.steps.step_ids import BONUS, REFILL

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason


class UseMarket(Step[EastWest3State]):
    """Use the card under a market. With Golden Deals there is a choice between its action and its deal (E3-29)."""

    name: ClassVar[str] = "market"

    def __init__(self) -> None:
        self.use = MOVES["use"]
        self.deal = MOVES["deal"]

    def arrive(self, table: EastWest3State, argument: i64) -> bool:
        if table.golden:
            return True
        put_leaving(table, argument)
        use_card(table, table.market.cards[argument])
        return False

    def offers(self, table: EastWest3State) -> list[Move]:
        return [self.use, self.deal]

    def judge(self, table: EastWest3State, move: Move) -> Reason | None:
        if move is self.use:
            return judge_action(table.merchant().cubes, table.market.cards[table.argument], reasons.USING)
        return None if move is self.deal else reasons.MUST_USE_CARD

    def perform(self, table: EastWest3State, move: Move) -> None:
        put_leaving(table, table.argument)
        card = table.market.cards[table.argument]
        if move is self.use:
            use_card(table, card)
        else:
            use_deal(table, card)

    def facts(self, table: EastWest3State) -> dict[str, int]:
        return {"card": table.market.cards[table.argument], "position": int(table.argument) + 1}


class Collect(Step[EastWest3State]):
    """The card goes on the player's pile; every fourth may bring a tile, and only then does the row move up (E3-17)."""

    name: ClassVar[str] = "leave_market"

    def arrive(self, table: EastWest3State, argument: i64) -> bool:
        card = table.market.lift(argument)
        collected = with_card(table.collections[table.seat], card)
        table.collections[table.seat] = int(collected)
        number = size(collected)
        if table.story is not None:
            table.tell("kept_card", {"card": int(card), "cards": int(number)})
        table.agenda.push(REFILL, argument)
        if cards_to_tile(number) == CARDS_PER_TILE:  # it begins anew
            table.agenda.push(BONUS, FOR_TRADE_CARDS)
        return False
