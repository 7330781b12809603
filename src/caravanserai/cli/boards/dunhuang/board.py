"""The table of Merchants of Dunhuang in a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.align import Align
from rich.box import ASCII, HEAVY, ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from caravanserai.cli.boards.board import Board, Look
from caravanserai.cli.boards.dunhuang.end import final_hands
from caravanserai.cli.boards.dunhuang.shops import shops
from caravanserai.cli.boards.dunhuang.symbols import DunhuangSymbols
from caravanserai.core.game import Game
from caravanserai.games.dunhuang.components import GOODS_TO_WIN
from caravanserai.texts import Texts

RING: Final = ((0, 1, 2), (7, None, 3), (6, 5, 4))  # the positions of the circle, clockwise around the deck
PLACE_WIDTH: Final = 26  # three places beside each other in 80 columns
PLACE_HEIGHT: Final = 4


class DunhuangBoard(Board):
    """The circle with its market, the shops side by side, and one's own hand. Thick frames mark what can be chosen."""

    def __init__(self, game: Game, texts: Texts, unicode: bool = True) -> None:
        super().__init__(game, texts, unicode)
        self.symbols: DunhuangSymbols = DunhuangSymbols(texts, unicode)

    def whole(self, look: Look) -> RenderableType:
        return Group(self._ring(look), shops(self, look), Text(), self._towards_victory(look))

    def own(self, look: Look) -> RenderableType:
        trader = look.view["traders"][look.seat]
        things = {"hand": self.symbols.goods(trader["hand"]), "shop": self._shop(look.view, look.seat)}
        if look.view["drawn_count"] and look.view["drawn"] is not None:
            things["drawn"] = self.symbols.goods(look.view["drawn"])
        parts = [self.lines(things)]
        decision = look.view["decision"]
        if decision is not None and decision["kind"] == "bonus":
            character = decision["facts"]["character"]
            ability = self.symbols.ability(character)
            parts += [Text(), Text(self.symbols.character(character), "bold").append(". ").append_text(_plain(ability))]
        return Group(*parts)

    def details(self, look: Look) -> RenderableType:
        characters = Table.grid(padding=(0, 2))
        for place, character in enumerate(look.view["circle"], 1):
            name = Text(f"{place} {self.symbols.character(character)}", "bold", no_wrap=True)
            characters.add_row(name, self.symbols.ability(character))
        things = {"discard": self.symbols.goods(look.view["discard"])}
        removed = look.view["traders"][look.seat]["removed"]
        if removed is not None:
            things["removed"] = self.symbols.goods(removed)
        return Group(self.whole(look), Text(), characters, Text(), self.lines(things))

    def legend(self) -> RenderableType:
        draw = self.symbols
        signs = Table.grid(padding=(0, 2))
        for sign, meaning in (
            (draw.good(6), "good"),
            (draw.token(6, False), "number_side"),
            (draw.token(6, True), "glyph_side"),
            (draw.draw("coin", []), "coin"),
            (draw.draw("prestige", []), "prestige"),
            (Text("┏━┓" if self.unicode else "1*", "bright_cyan"), "lit"),
        ):
            signs.add_row(sign, self.word(f"sign-{meaning}"))
        return signs

    def ending(self, look: Look) -> RenderableType:
        return final_hands(self, look)

    def lines(self, things: Mapping[str, Iterable[Text]]) -> RenderableType:
        """Cards in lines, each after the word for where they lie."""
        grid = Table.grid(padding=(0, 2))
        for name, cards in things.items():
            grid.add_row(Text(self.word(name), "bold"), Text("  ").join(cards) or Text("–", "dim"))
        return grid

    def _shop(self, view: Mapping[str, Any], seat: int) -> list[Text]:
        """The cards of a shop, each good with its token if that is here too."""
        found = []
        for good, token in enumerate(view["tokens"]):
            count = view["traders"][seat]["shop"][good]
            here = token["owner"] == seat
            if count or here:
                text = self.symbols.good(good).append(f"\u00a0×{count}" if count != 1 else "", "not bold default")
                found.append(
                    text.append("\u00a0").append_text(self.symbols.token(good, token["shielded"])) if here else text
                )
        return found

    def _ring(self, look: Look) -> RenderableType:
        grid = Table.grid()
        for row in RING:
            grid.add_row(*(self._middle(look.view) if place is None else self._place(look, place) for place in row))
        return grid

    def _place(self, look: Look, slot: int) -> RenderableType:
        """A character, the market card beside it, and what it costs to walk there."""
        view = look.view
        good = view["market"][slot]
        line = Table.grid(expand=True)
        line.add_column(no_wrap=True)
        line.add_column(justify="right", no_wrap=True)
        card = Text(self.word("no-card"), "dim") if good is None else self.symbols.good(good)
        line.add_row(card, self._price(view, slot))
        character = view["circle"][slot]
        here = view["camel"] == slot
        lit = self._lit(look, slot)
        return Panel(
            Group(line, Text(style="dim", no_wrap=True).append_text(self.symbols.ability(character, "brief"))),
            box=ASCII if not self.unicode else HEAVY if lit else ROUNDED,
            width=PLACE_WIDTH,
            padding=(0, 1),
            title=Text(
                f"{slot + 1}{'*' if lit and not self.unicode else ''} {self.symbols.character(character)}", "bold"
            ),
            title_align="left",
            subtitle=Text(self.word("camel"), "bold reverse") if here else None,
            border_style="bright_cyan" if lit else "dim",
        )

    def _price(self, view: Mapping[str, Any], slot: int) -> Text:
        """The coins it takes to come here with the next walk (DH-19)."""
        if view["camel"] is None or view["over"]:
            return Text()
        price = view["ways"][slot]["price"]
        if price == 0:
            return Text(self.word("free"), "dim")
        return Text(f"{price} ").append_text(self.symbols.draw("coin", []))

    def _lit(self, look: Look, slot: int) -> bool:
        if look.may(f"camel {slot + 1}") or look.may(f"slot {slot + 1}"):
            return True
        ways = look.view["ways"]
        return bool(ways) and look.may(f"walk {ways[slot]['steps']}")

    def _middle(self, view: Mapping[str, Any]) -> RenderableType:
        lines = [Text(self.symbols.signs["round"], "dim"), Text(self.texts.say("cli-deck", cards=view["deck"]))]
        if view["running_out"]:
            lines.append(Text(self.word("last-turns"), "bold yellow"))
        middle = Group(*(Align.center(line) for line in lines))
        return Align.center(middle, vertical="middle", width=PLACE_WIDTH, height=PLACE_HEIGHT)

    def _towards_victory(self, look: Look) -> Text:
        trader = look.view["traders"][look.seat]
        return Text(
            self.texts.say(
                "dunhuang-towards-victory",
                tokens=trader["tokens"],
                tokens_needed=look.view["tokens_to_win"],
                goods=trader["goods_in_hand"],
                goods_needed=GOODS_TO_WIN,
            )
        )


def _plain(text: Text) -> Text:
    return Text(style="not bold").append_text(text)


BOARD: Final = DunhuangBoard
