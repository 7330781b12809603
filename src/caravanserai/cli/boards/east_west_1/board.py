"""The table of From East to West I in a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from caravanserai.cli.boards.board import Look
from caravanserai.cli.boards.century.settlement.board import Sign
from caravanserai.cli.boards.century.settlement.trade import SettlementTradeBoard


class EastWest1Board(SettlementTradeBoard):
    """Four location boards, the pioneers, and one's own trade route."""

    def whole(self, look: Look) -> RenderableType:
        return Group(super().whole(look), Text(), self.named(self.own_things(look)))

    def own_things(self, look: Look) -> dict[str, list[Text]]:
        return {"route": self._route(look, look.view["pioneers"][look.seat], look.may)}

    def things_of(self, look: Look, pioneer: Mapping[str, Any]) -> dict[str, list[Text]]:
        return super().things_of(look, pioneer) | {"route": self._route(look, pioneer)}

    def further_signs(self) -> Sequence[Sign]:
        own = self.symbols.own_signs
        card = Text("1 ").append_text(self.symbols.exchange([2, 0, 0, 0], [0, 0, 1, 0])).append(" ")
        return [
            *super().further_signs(),
            (Text(own["swap"], "bold"), "sign-swap"),
            (card.append_text(self.symbols.settlers(2, "dim")), "sign-route"),
        ]

    def _route(self, look: Look, pioneer: Mapping[str, Any], may: Any = None) -> list[Text]:
        """The cards of a route, numbered: dim what a free card costs, bold the settlers on it."""
        found = []
        cards = self.cards([here["card"] for here in pioneer["route"]], look.view["deals"])
        for place, (here, card) in enumerate(zip(pioneer["route"], cards, strict=True), 1):
            lit = may is not None and may(f"route {place}")
            text = Text(f"{place}\u00a0", "bold bright_cyan" if lit else "").append_text(card).append("\u00a0")
            free = here["price"] is not None
            number = here["price"] if free else here["settlers"]
            found.append(text.append_text(self.symbols.settlers(number, "dim" if free else "bold")))
        return found


BOARD: Final = EastWest1Board
