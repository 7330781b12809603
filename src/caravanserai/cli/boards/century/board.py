"""What the tables of the Century games have in common: framed cards, the market, coins, and the signs on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.align import Align
from rich.box import ASCII, HEAVY, ROUNDED
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from caravanserai.cli.boards.board import Board, Look
from caravanserai.cli.boards.century.symbols import CenturySymbols
from caravanserai.core.game import Game
from caravanserai.texts import Texts

TRADE_WIDTH: Final = 13  # six cards beside each other in 80 columns
COLOUR_NAMES: Final = ("yellow", "red", "green", "brown")


class CenturyBoard(Board):
    """A table of cubes and trade cards. Thick frames mark what can be taken now."""

    def __init__(self, game: Game, texts: Texts, unicode: bool = True) -> None:
        super().__init__(game, texts, unicode)
        self.symbols: CenturySymbols = CenturySymbols(game, texts, unicode)

    def legend(self) -> RenderableType:
        draw, say = self.symbols, self.texts.say
        spices = [
            Text().append_text(draw.draw("cube", [number])).append(f" {self.word(f'spice-{name}')}")
            for number, name in enumerate(COLOUR_NAMES)
        ]
        signs = Table.grid(padding=(0, 2))
        for sign, meaning in (
            (draw.effects([{"kind": "gain", "amount": [2, 0, 0, 0]}]), "produce"),
            (draw.exchange([2, 0, 0, 0], [0, 0, 1, 0]), "exchange"),
            (draw.effects([{"kind": "upgrade", "amount": 2}]), "upgrade"),
            (draw.effects([{"kind": "retrieve", "amount": 1}]), "retrieve"),
            (draw.effects([{"kind": "all_gain", "amount": [1, 0, 0, 0]}]), "all_gain"),
            (Text(draw.signs["price"] * 2), "price"),
            (Text("┏━┓" if self.unicode else "1*", "bright_cyan"), "lit"),
        ):
            signs.add_row(sign, draw.paint(say(f"century-card-{meaning}")))
        return Group(Text("   ").join(spices), signs)

    def heading(self, row: str, deck: int) -> Text:
        """The name of a row of cards, and how many are left in its deck."""
        return Text(self.word(row), "bold").append(f"  {self.texts.say('cli-deck', cards=deck)}", "not bold dim")

    def trade_row(self, look: Look) -> RenderableType:
        """The market: each card with its price, its deal, and below it the cubes that lie on it."""
        cells: list[RenderableType] = []
        for place, here in enumerate(look.view["trade_row"], 1):
            card: int | None = here["card"]
            lines = [Text() if card is None else self.symbols.card(card)]
            if look.view["options"]["golden_deals"]:
                deal = look.view["deals"].get(str(card))
                lines.append(Text() if deal is None else self.symbols.draw("deal", [deal]))
            title = f"{place} {self.symbols.signs['price'] * (place - 1)}"
            below = self.symbols.cubes(here["cubes"]) if sum(here["cubes"]) else None
            cells.append(self.framed(lines, title, TRADE_WIDTH, look.may(f"acquire {place}"), below))
        return Columns(cells, padding=(0, 0))

    def framed(self, lines: Iterable[Text], title: str, width: int, lit: bool, below: Text | None = None) -> Panel:
        """A card."""
        return Panel(
            Group(*(Align.center(line) for line in lines)),
            box=ASCII if not self.unicode else HEAVY if lit else ROUNDED,
            width=width,
            padding=(0, 1),
            title=Text(title.strip() + ("*" if lit and not self.unicode else "")),
            title_align="left",
            subtitle=below,
            border_style="bright_cyan" if lit else "dim",
        )

    def lines(self, things: Mapping[str, Iterable[Text]]) -> RenderableType:
        """Cards in lines, each after the word for where they lie."""
        grid = Table.grid(padding=(0, 2))
        for name, cards in things.items():
            grid.add_row(Text(self.word(name), "bold"), Text("   ").join(cards) or Text("–", "dim"))
        return grid

    def cards(self, numbers: Iterable[int], deals: Mapping[str, int] | None = None) -> list[Text]:
        """Trade cards; the deals they carry follow in brackets."""
        found = []
        for number in numbers:
            text = self.symbols.card(number)
            if deals is not None and str(number) in deals:
                deal = self.symbols.draw("deal", [deals[str(number)]])
                text.append("\u00a0(", "dim").append_text(deal).append(")", "dim")
            found.append(text)
        return found

    def coins(self, merchant: Mapping[str, Any]) -> Text:
        """The coins somebody has."""
        parts = [
            Text(f"{merchant[coin]} ").append_text(self.symbols.draw(coin, []))
            for coin in ("gold", "silver")
            if merchant[coin]
        ]
        return Text(" ").join(parts) or Text("–", "dim")
