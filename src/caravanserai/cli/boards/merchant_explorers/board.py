"""The table of The Guild of Merchant Explorers in a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from caravanserai.cli.boards.board import Board, Look
from caravanserai.cli.boards.merchant_explorers.end import final_page
from caravanserai.cli.boards.merchant_explorers.guilds import guilds, kept_treasure, objectives, own_cards
from caravanserai.cli.boards.merchant_explorers.map import Sheet
from caravanserai.cli.boards.merchant_explorers.symbols import (
    GROUNDS,
    LIT,
    TERRAIN_SIGNS,
    MerchantExplorersSymbols,
)
from caravanserai.core.game import Game
from caravanserai.texts import Texts

LEGEND_COLUMNS: Final = 2
TERRAINS_TOLD: Final = ("grassland", "desert", "mountain", "sea")
SIGNS_TOLD: Final = (
    "coin",
    "city",
    "post",
    "ruin",
    "token",
    "tower_hex",
    "crystal",
    "capital",
    "blocked",
    "explorer",
    "village",
    "tower",
)
ON_HEXES: Final = ("explore", "village", "city")  # moves that name a hex


class MerchantExplorersBoard(Board):
    """Objectives, all guilds, the card of the turn, and one's own map with the numbers of the choices on it."""

    def __init__(self, game: Game, texts: Texts, unicode: bool = True) -> None:
        super().__init__(game, texts, unicode)
        self.symbols: MerchantExplorersSymbols = MerchantExplorersSymbols(game, texts, unicode)

    def whole(self, look: Look) -> RenderableType:
        return Group(
            Text(self.word("objectives"), "dim"),
            objectives(self, look),
            Text(),
            guilds(self, look),
            Text(),
            self._card(look),
            Text(),
            self._map(look),
        )

    def own(self, look: Look) -> RenderableType:
        return Group(self.pairs(self._now(look)), Text(), self._map(look))

    def details(self, look: Look) -> RenderableType:
        parts: list[RenderableType] = [self.whole(look)]
        for seat, guild in enumerate(look.view["guilds"]):
            if seat != look.seat:
                title = Text(self.word("map-of", player=look.names[seat]), "bold")
                parts += [Text(), title, Sheet(self.symbols, look.view["map"], guild).drawn()]
        rules = Text(self.word(f"map-{look.view['map']}"), "bold").append(". ", "not bold")
        rules.append_text(self.symbols.paint(self.word(f"map-{look.view['map']}-about")))
        options = look.view["options"]
        cards = [(owner, self.symbols.about(f"inv_{card}", options)) for owner, card in self._slots(look)]
        if cards:
            parts += [Text(), self.pairs(cards, self.word("investigate-cards"))]
        kept = kept_treasure(self, look)
        if kept:
            parts += [Text(), self.pairs([("", text) for text in kept], self.word("treasure"))]
        return Group(*parts, Text(), rules)

    def legend(self) -> RenderableType:
        signs = self.symbols.signs
        told = [(f"{TERRAIN_SIGNS[name]}  ", GROUNDS[name], f"terrain-{name}") for name in TERRAINS_TOLD]
        told += [(signs[name], "bold", f"sign-{name}") for name in SIGNS_TOLD]
        told.append((f"{signs['explorer']}1", "bold", "sign-new_explorer"))
        told.append((f"{signs['lit']}5", LIT, "sign-lit"))
        cells = [Text().append(sign, style).append(f" {self.word(meaning)}") for sign, style, meaning in told]
        grid = self.grid()
        for start in range(0, len(cells), LEGEND_COLUMNS):
            grid.add_row(*cells[start : start + LEGEND_COLUMNS])
        return Group(grid, Text("09-05", "bold").append(f" {self.word('sign-hex')}", "not bold"))

    def ending(self, look: Look) -> RenderableType:
        return final_page(self, look)

    def _card(self, look: Look) -> RenderableType:
        """The card of the turn, those before and after it in this era, and what can be chosen or is aimed at."""
        view, draw = look.view, self.symbols
        lines = [(self.word("era", era=view["era"]), self._explore(view["used"][:-1], "used"))]
        lines.append(("", self._explore(view["coming"], "coming")))
        if not view["over"]:
            lines.append(
                (self.word("turn-card"), draw.about(draw.things["explore_cards"][view["card"]], view["options"]))
            )
        if view["solo"] is not None:
            solo = view["solo"]
            lines.append((self.word("solo-goal"), Text(self.word("solo-goal-is", coins=solo["coins_needed"]))))
        return self.pairs([*lines, *self._now(look)])

    def _now(self, look: Look) -> list[tuple[str, Text]]:
        """What changes within a turn: the card acted on, cards to choose from, one's coins."""
        view, own = look.view, look.view["guilds"][look.seat]
        lines: list[tuple[str, Text]] = []
        decision = view["decision"]
        if decision is not None and decision["kind"] in ("keep", "use"):
            lines += own_cards(self, look)
        elif own["action"] is not None and own["action"]["play"] >= self.symbols.things["basic_cards"]:
            key = self.symbols.things["cards"][own["action"]["play"]]["key"]
            lines.append((self.word("investigate-cards"), self.symbols.about(key, view["options"])))
        if view["solo"] is not None:
            met, coins = view["solo"]["objectives_met"], own["score"]
            lines.append((self.word("solo-now"), Text(self.word("solo-now-is", objectives=met, coins=coins))))
        else:
            lines.append((self.word("coins"), Text(str(own["coins"]))))
        return lines

    def _explore(self, cards: Sequence[int], title: str) -> Text:
        """Explore cards by their names."""
        names = [self.symbols.draw("explore", [card]) for card in cards]
        listed = Text("; ").join(names) or Text(self.symbols.signs["none"])
        return Text().append(f"{self.word(title)}: ", "dim").append_text(listed)

    def _map(self, look: Look) -> Text:
        choices = {move.args[0]: number for number, move in enumerate(look.legal, 1) if move.kind in ON_HEXES}
        return Sheet(self.symbols, look.view["map"], look.view["guilds"][look.seat], choices).drawn()

    def _slots(self, look: Look) -> list[tuple[str, int]]:
        """Everybody's investigate cards, each with its owner."""
        return [
            (look.names[seat] if number == 0 else "", card)
            for seat, guild in enumerate(look.view["guilds"])
            for number, card in enumerate(card for card in guild["slots"] if card)
        ]


BOARD: Final = MerchantExplorersBoard
