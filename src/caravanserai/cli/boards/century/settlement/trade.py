"""The trade cards of the settlement games: the deck beside the markets, and the signs on the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from caravanserai.cli.boards.board import Look
from caravanserai.cli.boards.century.settlement.board import SettlementBoard, Sign

PAYS_FOR_CARDS: Final = 17  # a bonus tile


class SettlementTradeBoard(SettlementBoard):
    """Location boards with a trade card under each market."""

    def decks(self, look: Look) -> list[RenderableType]:
        return [*super().decks(look), self.deck("trade-cards", look.view["trade_deck"])]

    def known_cards(self, look: Look) -> dict[str, list[Text]]:
        return super().known_cards(look) | {"trade-cards": self.cards(look.view["trade_bottom"], look.view["deals"])}

    def further_signs(self) -> Sequence[Sign]:
        draw = self.symbols
        effects: list[tuple[dict[str, Any], str]] = [
            ({"kind": "retrieve", "amount": 1}, "sign-recall"),
            ({"kind": "all_gain", "amount": [1, 0, 0, 0]}, "card-all_gain"),
        ]
        return [
            (Text(draw.own_signs["again"], "bold"), "sign-again"),
            *((draw.effects([effect]), meaning) for effect, meaning in effects),
            (Text(f"{draw.own_signs['card']}5"), "sign-trade_cards"),
            (draw.bonus_tile(PAYS_FOR_CARDS), "sign-pays_cards"),
        ]
