"""What the tables of the settlement games have in common: the boards, the point cards, and the pioneers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.cli.boards.board import Look
from caravanserai.cli.boards.century.board import COLOUR_NAMES, CenturyBoard
from caravanserai.cli.boards.century.settlement.map import LIT, SettlementMap
from caravanserai.cli.boards.century.settlement.symbols import SettlementSymbols
from caravanserai.core.game import Game
from caravanserai.texts import Texts

Sign = tuple[Text, str]  # and the key of what it means
NOTHING: Final = "–"
WIDTH: Final = 80
GAP: Final = "   "
LABEL: Final = 18  # the longest word before a line of things, with the gap
PAYING: Final = (0, 4, 14)  # a bonus tile of each kind: for a symbol, a pair of them, settlers


class SettlementBoard(CenturyBoard):
    """The location boards with a mark where one can work, and everybody's storage, settlers, cards and tiles."""

    def __init__(self, game: Game, texts: Texts, unicode: bool = True) -> None:
        super().__init__(game, texts, unicode)
        self.symbols: SettlementSymbols = SettlementSymbols(game, texts, unicode)

    def whole(self, look: Look) -> RenderableType:
        parts: list[RenderableType] = [*self.decks(look), self.map(look), Text()]
        if look.view["beside"]:
            tiles = Text("  ").join(map(self.symbols.exploration_tile, look.view["beside"]))
            parts += [Text(self.shared("tiles-beside"), "bold").append(": ").append_text(tiles), Text()]
        return Group(*parts, self.pioneers(look), Text(), self._tiles(look))

    def own(self, look: Look) -> RenderableType:
        decision = look.view["decision"]
        turn = decision is not None and decision["kind"] == "turn"
        own = look.view["pioneers"][look.seat]
        things = {"storage": [self._storage(own)], "settlers": [self._settlers(own)]} | self.own_things(look)
        return Group(*([self.map(look), Text()] if turn else []), self.named(things))

    def details(self, look: Look) -> RenderableType:
        parts: list[RenderableType] = [self.whole(look)]
        for name, cards in self.known_cards(look).items():
            if cards:
                parts += [Text(f"\n{self.shared(name)}, {self.shared('under-deck')}", "bold"), packed(cards, WIDTH)]
        for seat, pioneer in enumerate(look.view["pioneers"]):
            parts += [Text(f"\n{seat + 1} {look.names[seat]}", "bold"), *self.laid_out(look, pioneer)]
        return Group(*parts)

    def legend(self) -> RenderableType:
        goods = [
            Text().append_text(self.symbols.draw("cube", [number])).append(f" {self.word(f'spice-{name}')}")
            for number, name in enumerate(COLOUR_NAMES)
        ]
        signs = Table.grid(padding=(0, 2))
        for sign, meaning in [*self.common_signs(), *self.further_signs()]:
            signs.add_row(sign, self.symbols.paint(self.texts.say(f"century-{meaning}")))
        return Group(Text("   ").join(goods), signs)

    def common_signs(self) -> Sequence[Sign]:
        """Signs that every settlement game has."""
        draw = self.symbols
        mark, own = draw.mark, draw.own_signs
        marks = Text(" ").join([mark("native"), mark("tools"), mark("settler").append("2"), mark("exploration")])
        pays = Text(" ").join(map(draw.bonus_tile, PAYING))
        return [
            (draw.effects([{"kind": "gain", "amount": [2, 0, 0, 0]}]), "card-produce"),
            (draw.exchange([2, 0, 0, 0], [0, 0, 1, 0]), "card-exchange"),
            (draw.effects([{"kind": "upgrade", "amount": 2}]), "card-upgrade"),
            (Text(f"{own['reach']}A1.3 ", LIT).append_text(draw.settlers(1, "")), "sign-location"),
            (marks, "sign-symbols"),
            (Text("1:", "bold").append_text(draw.settlers(3)), "sign-holder"),
            (Text(f"{own['settler']} 6+2 (4)"), "sign-settlers"),
            (Text(own["cover"], "dim"), "sign-covered"),
            (draw.stack({"stack": 3, "tile": 0, "left": 4}), "sign-stack"),
            (pays, "sign-pays"),
        ]

    def further_signs(self) -> Sequence[Sign]:
        """Signs that only this game has."""
        return ()

    def decks(self, look: Look) -> list[RenderableType]:
        """The decks whose cards lie at the boards."""
        text = self.deck("point-cards", look.view["point_deck"])
        if look.view["point_next"] is not None:
            text.append(f"; {self.shared('next-card')} ", "dim")
            text.append_text(self.symbols.point_card(look.view["point_next"]))
        return [text]

    def known_cards(self, look: Look) -> dict[str, list[Text]]:
        """The cards that everybody knows to lie under the decks, in the order in which they will come."""
        return {"point-cards": [self.symbols.point_card(card) for card in look.view["point_bottom"]]}

    def own_things(self, look: Look) -> dict[str, list[Text]]:
        """What else changes for the seat while it decides."""
        return {}

    def laid_out(self, look: Look, pioneer: Mapping[str, Any]) -> list[RenderableType]:
        """What lies open before a pioneer."""
        return [self.named(self.things_of(look, pioneer))]

    def things_of(self, look: Look, pioneer: Mapping[str, Any]) -> dict[str, list[Text]]:
        """The cards that lie open before a pioneer."""
        return {"point-cards": [self.symbols.point_card(card) for card in pioneer["claimed"]]}

    def shared(self, name: str) -> str:
        """A word of all settlement games."""
        return self.texts.say(f"century-{name}")

    def named(self, things: Mapping[str, Iterable[Text]]) -> RenderableType:
        """Things in lines, each after the word for what they are."""
        grid = Table.grid(padding=(0, 2))
        for name, drawn in things.items():
            grid.add_row(Text(self.shared(name), "bold"), packed(list(drawn), WIDTH - LABEL) or Text(NOTHING, "dim"))
        return grid

    def map(self, look: Look) -> Text:
        """The boards, with marks where the seat can work now."""
        reach = [move.args[0] for move in look.legal if move.kind == "work"]
        return SettlementMap(self.symbols, look.view, reach).drawn()

    def pioneers(self, look: Look) -> Table:
        """Everybody's things in a table; the number before a name is the one on the boards."""
        table = Table(box=SIMPLE_HEAD if self.unicode else None, show_edge=False, pad_edge=False, header_style="dim")
        table.add_column("")
        further = self.further_columns()
        for name in ("storage", "settlers", *further, "claimed-cards"):
            table.add_column(
                self.shared(name), justify="center" if name == "claimed-cards" else "left", overflow="fold"
            )
        table.add_column(self.texts.say("scores"), justify="center")
        mark = "▸ " if self.unicode else "> "
        for seat, pioneer in enumerate(look.view["pioneers"]):
            table.add_row(
                Text(mark if seat in look.view["deciding"] else "  ").append(f"{seat + 1} {look.names[seat]}"),
                self._storage(pioneer),
                self._settlers(pioneer),
                *(self.further_cell(pioneer, name) for name in further),
                Text(f"{len(pioneer['claimed'])}/{look.view['cards_to_end']}"),
                Text(str(look.view["scores"][seat])),
                style="bold" if seat == look.seat else "",
            )
        return table

    def further_columns(self) -> Sequence[str]:
        """Columns of the pioneers that only this game has."""
        return ()

    def further_cell(self, pioneer: Mapping[str, Any], name: str) -> Text:
        """What a pioneer has in one of the further columns."""
        raise NotImplementedError(name)

    def _tiles(self, look: Look) -> Table:
        """Everybody's symbols, trade cards, bonus tiles and exploration tiles."""
        grid = Table(box=None, show_edge=False, pad_edge=False, header_style="dim")
        for name in ("", "symbols", "bonus-tiles", "exploration-tiles"):
            grid.add_column(self.shared(name) if name else "", overflow="fold")
        for seat, pioneer in enumerate(look.view["pioneers"]):
            marks = self.symbols.counted_marks(pioneer["symbols"])
            if "trade_cards" in pioneer:
                marks.append(f" {self.symbols.own_signs['card']}{pioneer['trade_cards']}")
            bonus = [self.symbols.bonus_tile(tile) for tile in pioneer["bonus"]]
            bonus += [Text(self.symbols.signs["empty"], "dim")] * (pioneer["slots"] - len(bonus))
            explored = [self.symbols.exploration_tile(tile) for tile in pioneer["explored"]]
            cells = [Text(" ").join(bonus), Text(" ").join(explored) or Text(NOTHING, "dim")]
            grid.add_row(Text(f"{seat + 1} {look.names[seat]}"), marks, *cells)
        return grid

    def deck(self, name: str, cards: int) -> Text:
        """The name of a deck, and how many cards it has."""
        return Text(self.shared(name), "bold").append(f"  {self.texts.say('cli-deck', cards=cards)}", "not bold dim")

    def _storage(self, pioneer: Mapping[str, Any]) -> Text:
        return self.symbols.caravan(pioneer["cubes"], pioneer["storage"])

    def _settlers(self, pioneer: Mapping[str, Any]) -> Text:
        """In hand + at work (in reserve)."""
        working = pioneer["settlers_placed"] + pioneer.get("settlers_on_route", 0)
        text = Text(f"{pioneer['settlers_in_hand']}+{working}")
        return text.append(f" ({pioneer['settlers_in_reserve']})", "dim")


def packed(things: Sequence[Text], width: int) -> Text:
    """Things beside each other in lines of this width; none is broken."""
    lines: list[Text] = []
    for thing in things:
        if lines and lines[-1].cell_len + len(GAP) + thing.cell_len <= width:
            lines[-1].append(GAP).append_text(thing)
        else:
            lines.append(thing.copy())
    return Text("\n").join(lines)
