"""The table of From Sand to Sea in a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from caravanserai.cli.boards.board import Look
from caravanserai.cli.boards.century.board import CenturyBoard
from caravanserai.cli.boards.century.islands.board import SeaBoard


class SandToSeaBoard(SeaBoard):
    """The map, the market of trade cards, the captains, and one's own cards."""

    counted: ClassVar[Sequence[str]] = ("hand", "played", "sailed")

    def whole(self, look: Look) -> RenderableType:
        return Group(
            self.heading("trade-row", look.view["trade_deck"]),
            self.trade_row(look),
            Text(),
            super().whole(look),
            Text(),
            self._own_cards(look),
        )

    def own(self, look: Look) -> RenderableType:
        return Group(super().own(look), self._own_cards(look))

    def details(self, look: Look) -> RenderableType:
        if not look.view["spent"]:
            return super().details(look)
        return Group(super().details(look), Text(), self.lines({"spent": self.cards(look.view["spent"])}))

    def legend(self) -> RenderableType:
        return Group(CenturyBoard.legend(self), self.map_signs())

    def things_of(self, look: Look, captain: Mapping[str, Any]) -> dict[str, list[Text]]:
        things = super().things_of(look, captain)
        things["played"] = self.cards(captain["played"], look.view["deals"])
        if captain["sailed"] is not None:
            things["sailed"] = self.cards(captain["sailed"], look.view["deals"])
        return things

    def number_of(self, captain: Mapping[str, Any], name: str) -> int:
        number: int = len(captain["played"]) if name == "played" else captain[f"{name}_count"]
        return number

    def _own_cards(self, look: Look) -> RenderableType:
        own = look.view["captains"][look.seat]
        return self.lines({"hand": self.cards(own["hand"], look.view["deals"]), "played": self.cards(own["played"])})


BOARD: Final = SandToSeaBoard
