"""Markets with a trade card under each: using the card, and laying out new ones (E1-12 to E1-19, E1-41, E1-42).

What becomes of a card that was used is each game's own step, LEAVE_MARKET.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.caravan.cubes import Cubes
from caravanserai.games.century.market.steps.playing import (
    CardReasons,
    judge_action,
    put_action,
    put_effects,
)
from caravanserai.games.century.market.trade_table import TradeTable
from caravanserai.games.century.settlement.steps.location_actions import LocationAction
from caravanserai.games.century.steps.step_ids import LEAVE_MARKET, MARKET, NO_CARD_EXCLUDED

if TYPE_CHECKING:
    from caravanserai.core.reasons import Reason


class BazaarReasons(CardReasons):
    """Why a market or the card under it cannot be used."""

    def __init__(
        self,
        no_card_there: Reason,
        no_deals: Reason,
        not_enough_cubes: Reason,
        not_enough_for_choice: Reason,
        nothing_to_upgrade: Reason,
    ) -> None:
        super().__init__(not_enough_cubes, not_enough_for_choice, nothing_to_upgrade)
        self.no_card_there = no_card_there
        self.no_deals = no_deals


def judge_use(table: TradeTable, card: i64, cubes: Cubes, reasons: BazaarReasons) -> Reason | None:
    """Why neither the action nor the Golden Deal of a card can be done with these cubes, or nothing (E1-29, E1-42).

    Every deal begins with cubes, so a deal can always be made.
    """
    return None if table.golden else judge_action(cubes, card, reasons)


def use_card(table: TradeTable, card: i64) -> None:
    """Carry out what a trade card does (E1-26 to E1-28)."""
    if table.story is not None:
        table.tell("used_card", {"card": int(card)})
    put_action(table, card)


def use_deal(table: TradeTable, card: i64) -> None:
    """Apply the Golden Deal of a card instead (E1-42, E1-43)."""
    deal = table.deals[card]
    if table.story is not None:
        table.tell("used_deal", {"card": int(card), "deal": deal})
    put_effects(table, table.designs[deal].effects, NO_CARD_EXCLUDED)


def put_leaving(table: TradeTable, market: i64) -> None:
    """The card under a market leaves it once it was used."""
    table.agenda.push(LEAVE_MARKET, market)


class MarketAction(LocationAction[TradeTable]):
    """A market. `must_use` says that its card cannot be taken unused (E3-14)."""

    def __init__(self, reasons: BazaarReasons, must_use: bool) -> None:
        self.reasons = reasons
        self.must_use = must_use

    def judge(self, table: TradeTable, place: i64, cubes: Cubes) -> Reason | None:
        market = table.settlement.country.market_at[place]
        if market >= len(table.market.cards):
            return self.reasons.no_card_there
        return judge_use(table, table.market.cards[market], cubes, self.reasons) if self.must_use else None

    def start(self, table: TradeTable, place: i64) -> None:
        table.agenda.push(MARKET, table.settlement.country.market_at[place])


class RefreshMarket(LocationAction[TradeTable]):
    """All trade cards go under the deck, the leftmost first, and new ones are laid out from the left (E1-19)."""

    def __init__(self, no_trade_cards: Reason) -> None:
        self.no_trade_cards = no_trade_cards

    def judge(self, table: TradeTable, place: i64, cubes: Cubes) -> Reason | None:
        return None if table.market.left > 0 or len(table.market.cards) > 0 else self.no_trade_cards

    def start(self, table: TradeTable, place: i64) -> None:
        market = table.market
        if table.story is not None:
            table.tell("refreshed_market", {"cards": market.cards[:]})
        market.put_under()
        for _ in range(len(table.settlement.country.markets)):
            if market.left > market.known:
                table.revealed += 1
            if market.refill() and table.story is not None:
                table.tell("turned_up_trade", {"card": market.cards[-1]})
