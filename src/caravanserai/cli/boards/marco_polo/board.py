"""The table of The Voyages of Marco Polo in a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.cli.boards.board import Board, Look
from caravanserai.cli.boards.marco_polo.end import final_goals
from caravanserai.cli.boards.marco_polo.map import all_roads, places, reach, roads
from caravanserai.cli.boards.marco_polo.players import own_things, players
from caravanserai.cli.boards.marco_polo.spaces import row, spaces
from caravanserai.cli.boards.marco_polo.symbols import RESOURCES, MarcoPoloSymbols
from caravanserai.core.game import Game
from caravanserai.games.marco_polo.components.spaces import FIRST_CARD
from caravanserai.texts import Texts

LEGEND_COLUMNS: Final = 3
SIGNS_TOLD: Final = (
    *RESOURCES,
    "black_die",
    "draw_contract",
    "any_good",
    "two_different_goods",
    "step",
    "own_province_bonus",
    "contract_done",
    "post",
    "pip",
    "unset",
    "lit",
)


class MarcoPoloBoard(Board):
    """Action spaces, the map as a list, the row, and all players. A mark shows what can be chosen now."""

    def __init__(self, game: Game, texts: Texts, unicode: bool = True) -> None:
        super().__init__(game, texts, unicode)
        self.symbols: MarcoPoloSymbols = MarcoPoloSymbols(game, texts, unicode)

    def whole(self, look: Look) -> RenderableType:
        occupied = Text(self.word("occupied-about"), "dim")
        parts = [places(self, look), Text(), spaces(self, look), occupied, Text(), row(self, look.view), Text()]
        if look.view["pool"] and look.view["decision"]["kind"] == "draft":
            parts += [self._pool(look.view), Text()]
        return Group(
            *parts, players(self, look), Text(), self._round(look), Text(), own_things(self, look), roads(self, look)
        )

    def own(self, look: Look) -> RenderableType:
        kind = look.view["decision"]["kind"]
        parts: list[RenderableType] = [own_things(self, look)]
        if kind == "draft":
            parts.append(self._pool(look.view))
        if kind == "turn" and not look.view["action"]["main_done"]:
            parts += [Text(), spaces(self, look), Text(), row(self, look.view)]
        if kind == "take_contract":
            parts.append(row(self, look.view))
        way = reach(self, look)
        if way is not None:
            parts += [Text(), way]
        return Group(*parts)

    def details(self, look: Look) -> RenderableType:
        cards = [
            (self.word("space", space=FIRST_CARD + slot).partition(": ")[2], self.symbols.paint(self._about(card)))
            for slot, card in enumerate(look.view["city_cards"])
        ]
        powers = [
            (
                look.names[seat],
                Text(self.symbols.character(one["character"]), "bold")
                .append(". ")
                .append_text(self.symbols.power(one["character"], look.view["players"])),
            )
            for seat, one in enumerate(look.view["travellers"])
            if one["character"] is not None
        ]
        done = [
            (look.names[seat], Text(";  ").join(self.symbols.contract(number) for number in one["completed"]))
            for seat, one in enumerate(look.view["travellers"])
            if one["completed"]
        ]
        parts = [self.whole(look), Text(), all_roads(self), Text(), self.pairs(cards, self.word("city-cards"))]
        for lines, title in ((powers, "character"), (done, "completed")):
            if lines:
                parts += [Text(), self.pairs(lines, self.word(title))]
        return Group(*parts, Text(), Text(self.word("goal-places")))

    def legend(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        cells = [
            Text(self.symbols.signs[name], "bold").append(f" {self.word(f'sign-{name}')}", "not bold")
            for name in SIGNS_TOLD
        ]
        cells.append(Text(f"{self.symbols.signs['seats'][0]}4 ", "bold").append(self.word("sign-die"), "not bold"))
        for start in range(0, len(cells), LEGEND_COLUMNS):
            grid.add_row(*cells[start : start + LEGEND_COLUMNS])
        return grid

    def ending(self, look: Look) -> RenderableType:
        return final_goals(self, look)

    # -- pieces that the parts of the table share ----------------------------------------------------------------

    def lit(self, now: bool) -> Text:
        """The mark before something that can be chosen now, or the gap where it would be."""
        return Text(f"{self.symbols.signs['lit']} " if now else "  ", "bright_cyan")

    def lying(self, view: Mapping[str, Any], space: int) -> Text:
        """The dice on a space, each with the mark of its owner."""
        found = []
        for die in view["placed"]:
            if die["space"] == space:
                mark = Text(self.word("mark-neutral")) if die["seat"] is None else self.symbols.seat(die["seat"])
                found.append(mark.append_text(self.symbols.die(die["colour"], die["value"])))
        return Text(" ").join(found)

    def _about(self, card: int) -> str:
        return self.word(f"card-{self.symbols.things['city_cards'][card]['id']}")

    def _pool(self, view: Mapping[str, Any]) -> RenderableType:
        """The characters to pick from."""
        lines = [
            (self.symbols.character(number), self.symbols.power(number, view["players"])) for number in view["pool"]
        ]
        return self.pairs(lines, self.word("pool"))

    def _round(self, look: Look) -> RenderableType:
        """Who starts, who will, and what is left for everybody."""
        view = look.view
        upcoming = view["next_first"]
        named = self.word("nobody-travelled") if upcoming is None else look.names[upcoming]
        return self.pairs(
            [
                (self.word("start-player"), Text(look.names[view["first"]])),
                (self.word("next-start-player"), Text(named)),
                (self.word("black-dice"), Text(str(view["black_dice"]))),
                (self.word("special-stack"), Text(str(view["special"]))),
            ]
        )


BOARD: Final = MarcoPoloBoard
