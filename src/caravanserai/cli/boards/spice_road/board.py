"""The table of Spice Road in a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.cli.boards.board import Look
from caravanserai.cli.boards.century.board import CenturyBoard

POINT_WIDTH: Final = 15  # five cards beside each other in 80 columns


class SpiceRoadBoard(CenturyBoard):
    """Two rows of cards, the merchants, and one's own hand."""

    def whole(self, look: Look) -> RenderableType:
        own = look.view["merchants"][look.seat]
        return Group(
            self.heading("point-row", look.view["point_deck"]),
            self._point_row(look),
            self.heading("trade-row", look.view["trade_deck"]),
            self.trade_row(look),
            Text(),
            self._merchants(look),
            Text(),
            self.lines({"hand": self.cards(own["hand"], look.view["deals"]), "played": self.cards(own["played"])}),
        )

    def own(self, look: Look) -> RenderableType:
        return self.lines({"caravan": [self._caravan(look.view["merchants"][look.seat])]})

    def details(self, look: Look) -> RenderableType:
        parts: list[RenderableType] = [self.whole(look)]
        for seat, merchant in enumerate(look.view["merchants"]):
            things = {"played": self.cards(merchant["played"], look.view["deals"])}
            if merchant["claimed"] is not None:
                things["claimed"] = [self.symbols.point_card(card) for card in merchant["claimed"]]
            parts += [Text(f"\n{look.names[seat]}", "bold"), self.lines(things)]
        if look.view["spent"]:
            parts += [Text(), self.lines({"spent": self.cards(look.view["spent"])})]
        return Group(*parts)

    def _point_row(self, look: Look) -> RenderableType:
        cells: list[RenderableType] = []
        for place, number in enumerate(look.view["point_row"], 1):
            card = self.symbols.things["point_cards"][number]
            points = Text(self.texts.say("points", count=card["points"]), "bold")
            lines = [points, self.symbols.cubes(card["cost"])]
            panel = self.framed(lines, str(place), POINT_WIDTH, look.may(f"claim {place}"))
            cells.append(Group(self._coins_above(look.view, place), panel))
        return Columns(cells, padding=(0, 0))

    def _coins_above(self, view: Mapping[str, Any], place: int) -> Text:
        """The gold lies above the first card and the silver above the next, until the gold is gone."""
        gold, silver = view["gold"], view["silver"]
        if place == 1 and gold:
            return _centred(self.symbols.draw("gold", []).append(f" ×{gold}"))
        if silver and place == (2 if gold else 1):
            return _centred(self.symbols.draw("silver", []).append(f" ×{silver}"))
        return Text(" ")

    def _merchants(self, look: Look) -> Table:
        table = Table(box=SIMPLE_HEAD if self.unicode else None, show_edge=False, pad_edge=False, header_style="dim")
        table.add_column("")
        for name in ("caravan", "hand", "played", "claimed", "coins"):
            table.add_column(self.word(name), justify="left" if name == "caravan" else "center")
        scores = look.view["scores"]
        if scores is not None:
            table.add_column(self.texts.say("scores"), justify="center")
        mark = "▸ " if self.unicode else "> "
        for seat, merchant in enumerate(look.view["merchants"]):
            cells = [
                Text(mark if seat in look.view["deciding"] else "  ").append(look.names[seat]),
                self._caravan(merchant),
                Text(str(merchant["hand_count"])),
                Text(str(len(merchant["played"]))),
                Text(f"{merchant['claimed_count']}/{look.view['cards_to_end']}"),
                self.coins(merchant),
            ]
            if scores is not None:
                cells.append(Text(str(scores[seat])))
            table.add_row(*cells, style="bold" if seat == look.seat else "")
        return table

    def _caravan(self, merchant: Mapping[str, Any]) -> Text:
        return self.symbols.caravan(merchant["cubes"], self.symbols.things["caravan_limit"])


def _centred(text: Text) -> Text:
    text.justify = "center"
    return text


BOARD: Final = SpiceRoadBoard
