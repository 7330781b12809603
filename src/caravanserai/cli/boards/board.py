"""What a board shows, and the plain board for games that have none of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.cli.symbols import Symbols

if TYPE_CHECKING:
    from caravanserai.core.game import Game
    from caravanserai.core.moves import Move
    from caravanserai.texts import Texts


@dataclass(frozen=True)
class Look:
    """What there is to draw: a seat's view, the names around the table, and what the seat may do now."""

    view: Mapping[str, Any]
    names: Sequence[str]
    legal: Sequence[Move]

    @property
    def seat(self) -> int:
        """The seat that looks."""
        seat: int = self.view["seat"]
        return seat

    def may(self, move: str) -> bool:
        """Whether the seat may make this move now."""
        return any(legal.text == move for legal in self.legal)


class Board:
    """Draws a table. This one prints the view plainly; a game's own board overrides what it draws better."""

    def __init__(self, game: Game, texts: Texts, unicode: bool = True) -> None:
        self.game: Final = game
        self.texts: Final = texts
        self.unicode: Final = unicode
        self.symbols: Symbols = Symbols()

    def whole(self, look: Look) -> RenderableType:
        """The whole table, at the start of a turn."""
        lines = [Text(f"{key}: {value}") for key, value in look.view.items()]
        return Group(*lines)

    def own(self, look: Look) -> RenderableType:
        """What changes for the seat from one decision of a turn to the next."""
        return Text()

    def details(self, look: Look) -> RenderableType:
        """All that lies open, down to the last card."""
        return self.whole(look)

    def legend(self) -> RenderableType:
        """What the signs mean."""
        return Text()

    def ending(self, look: Look) -> RenderableType | None:
        """What there is to see when the game is over, before the scores."""
        return None

    # -- pieces that the tables of games are made of --------------------------------------------------------------

    def word(self, name: str, **arguments: int | str) -> str:
        """A text of this game."""
        return self.texts.say(f"{self.game.id}-{name}", **arguments)

    def table(self, *titles: str | Text) -> Table:
        """A table without a frame."""
        table = Table(
            box=SIMPLE_HEAD if self.unicode else None,
            show_edge=False,
            pad_edge=False,
            collapse_padding=True,
            header_style="dim",
        )
        for title in titles:
            table.add_column(title)
        return table

    def grid(self) -> Table:
        """Columns without titles."""
        return Table.grid(padding=(0, 2))

    def pairs(self, lines: Sequence[tuple[str, Text]], title: str = "") -> RenderableType:
        """Lines, each after the word for what they tell of."""
        grid = self.grid()
        for name, text in lines:
            grid.add_row(Text(name, "bold", no_wrap=True), text)
        return Group(Text(title, "dim"), grid) if title else grid
