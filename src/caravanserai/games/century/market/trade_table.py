"""A Century table with a market of trade cards, and with Golden Deals where they are used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caravanserai.core.chance import Chance
from caravanserai.core.secret_chance import Source
from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import NO_CARDS, listed
from caravanserai.games.century.caravan.counting import counted
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.market.deals import DEALS, NO_DEAL, Deal, pair, pair_anew
from caravanserai.games.century.market.own_deals import designs_of
from caravanserai.games.century.market.rows import Market, market_dealt, restored_market
from caravanserai.games.century.market.trade_deck import FIRST_BASE, FIRST_BONUS, TRADE_CARDS

if TYPE_CHECKING:
    from caravanserai.core.game import Game
    from caravanserai.core.options import Options


class TradeTable(CubeTable):
    """A table where merchants play trade cards and take new ones from the market."""

    def __init__(self, game: Game, players: int, options: Options, chance: Source, steps: list[Step[Any]]) -> None:
        super().__init__(game, players, options, chance, steps)
        self.market = Market([], [], 0, [])
        self.golden = bool(options["golden_deals"])
        self.designs: list[Deal] = DEALS  # what the numbers in `deals` mean; never changed
        self.deals: list[int] = []  # the deal on every card number, NO_DEAL where there is none; never changed
        self.spent: i64 = NO_CARDS  # the shared discard of Golden Deals (SR-52)

    def deal_in(self, cards: i64) -> bool:
        """Whether any of these cards carries a Golden Deal."""
        for card in listed(cards):
            if self.deals[card] != NO_DEAL:
                return True
        return False

    def seen_in_hand(self, card: i64) -> None:
        """Everybody saw a card come back to the hand; matters where cards leave hands unseen."""

    def deal_trade_cards(self, row: int) -> None:
        """Shuffle the trade cards in use, turn up the market, and pair every card with its deal (SR-9, SR-51)."""
        last = len(TRADE_CARDS) if self.options["bonus_cards"] else FIRST_BONUS
        deck = list(range(FIRST_BASE, last))
        self.chance.draw("deck of trade cards").shuffle(deck)
        self.market = market_dealt(deck, row)
        if self.golden:
            self.designs = designs_of(self.options["golden_deals"])
            self.deals = pair(sorted(deck), len(TRADE_CARDS), self.designs, self.chance.draw("golden deals"))
        else:
            self.deals = [NO_DEAL] * len(TRADE_CARDS)

    def copy_open_to(self, twin: CubeTable) -> None:
        super().copy_open_to(twin)
        assert isinstance(twin, TradeTable)
        twin.designs = self.designs
        twin.spent = self.spent

    def copy_hidden_to(self, twin: CubeTable) -> None:
        assert isinstance(twin, TradeTable)
        twin.market = self.market.copy()
        twin.deals = self.deals
        super().copy_hidden_to(twin)

    def imagine_hidden_for(self, twin: CubeTable, seat: int, chance: Chance) -> None:
        """The deck and the deals on its cards are drawn afresh (SR-60a)."""
        assert isinstance(twin, TradeTable)
        twin.market = self.market.imagined(chance)
        hidden = self.market.hidden()
        twin.deals = pair_anew(self.deals, hidden, self.designs, chance) if self.golden else self.deals
        super().imagine_hidden_for(twin, seat, chance)

    def save_merchants(self) -> dict[str, object]:
        saved = super().save_merchants()
        saved.update(market=self.market.save(), deals=self.deals[:], spent=int(self.spent))
        return saved

    def restore(self, saved: Mapping[str, Any]) -> None:
        super().restore(saved)
        self.market = restored_market(saved["market"])
        self.designs = designs_of(self.options["golden_deals"])
        self.deals = [int(deal) for deal in saved["deals"]]
        self.spent = saved["spent"]

    def census(self) -> dict[str, int]:
        return super().census() | counted(
            [f"trade card {TRADE_CARDS[card].id}" for card in self.trade_cards_anywhere()]
        )

    def trade_cards_anywhere(self) -> list[int]:
        """Every trade card in row, deck, shared discard, hands, played areas and routes."""
        cards = [card for card in self.market.cards if card >= 0]
        cards += self.market.deck[: self.market.left] + listed(self.spent)
        for merchant in self.merchants:
            cards += listed(merchant.hand) + listed(merchant.played)
        for route in self.settlement.routes:
            cards += route.anywhere()
        return cards
