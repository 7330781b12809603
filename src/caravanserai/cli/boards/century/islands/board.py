"""What the tables of the games of ships have in common: the map, the captains, their boards and tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.cli.boards.board import Look
from caravanserai.cli.boards.century.board import CenturyBoard
from caravanserai.cli.boards.century.islands.map import LIT, SeaMap
from caravanserai.cli.boards.century.islands.symbols import COLOUR_NAMES, SeaSymbols
from caravanserai.core.game import Game
from caravanserai.texts import Texts

MAP_DECISIONS: Final = ("starting_space", "turn", "sail", "steer")  # where the next space is chosen
TO_SPACES: Final = ("place", "sail")  # moves that name a space


class SeaBoard(CenturyBoard):
    """The map with the spaces in reach marked, and everybody's hold, outposts and tiles."""

    counted: ClassVar[Sequence[str]] = ()  # further columns of the captains, each a number

    def __init__(self, game: Game, texts: Texts, unicode: bool = True) -> None:
        super().__init__(game, texts, unicode)
        self.symbols: SeaSymbols = SeaSymbols(game, texts, unicode)

    def whole(self, look: Look) -> RenderableType:
        return Group(self.map(look), Text(), self.piles(look), Text(), self.captains(look), *self._bonus(look))

    def own(self, look: Look) -> RenderableType:
        decision = look.view["decision"]
        parts: list[RenderableType] = []
        if decision is not None and decision["kind"] in MAP_DECISIONS:
            parts += [self.map(look), Text()]
        return Group(*parts, self.lines({"hold": [self._hold(look.view["captains"][look.seat])]}))

    def details(self, look: Look) -> RenderableType:
        parts: list[RenderableType] = [self.whole(look)]
        for seat, captain in enumerate(look.view["captains"]):
            parts += [Text(f"\n{seat + 1} {look.names[seat]}", "bold"), self._player_board(captain)]
            parts.append(self.lines(self.things_of(look, captain)))
        return Group(*parts)

    def ending(self, look: Look) -> RenderableType | None:
        grid = Table.grid(padding=(0, 2))
        for seat, captain in enumerate(look.view["captains"]):
            grid.add_row(Text(look.names[seat], "bold"), self._claimed(captain))
        return Group(Text(self.word("claimed"), "dim"), grid, Text())

    def legend(self) -> RenderableType:
        spices = [
            Text().append_text(self.symbols.draw("cube", [number])).append(f" {self.word(f'spice-{name}')}")
            for number, name in enumerate(COLOUR_NAMES)
        ]
        return Group(Text("   ").join(spices), self.map_signs())

    def map_signs(self) -> Table:
        """What the signs on the map mean."""
        draw = self.symbols
        signs = Table.grid(padding=(0, 2))
        for sign, meaning in (
            (Text(" ").join(draw.market(number + 1, number) for number in range(len(COLOUR_NAMES))), "space"),
            (Text(f"{draw.sea_signs['reach']}12", LIT), "reach"),
            (draw.cubes([2, 0, 0, 0]).append(draw.sea_signs["to"], "dim") + draw.cubes([0, 0, 1, 0]), "exchange"),
            (Text(f"{draw.sea_signs['ship']}13", "bold"), "ship"),
            (Text(f"{draw.sea_signs['outpost']}24", "bold"), "outpost"),
            *self.further_signs(),
        ):
            signs.add_row(sign, draw.paint(self.texts.say(f"century-sign-{meaning}")))
        return signs

    def further_signs(self) -> Sequence[tuple[Text, str]]:
        """Signs that only this game has on its map."""
        return ()

    def things_of(self, look: Look, captain: Mapping[str, Any]) -> dict[str, list[Text]]:
        """What else lies open before a captain."""
        return {"claimed": [self._claimed(captain)]}

    def map(self, look: Look) -> Text:
        """The sea, with marks where the seat can go now."""
        reach = [move.args[0] for move in look.legal if move.kind in TO_SPACES]
        return SeaMap(self.symbols, look.view, reach).drawn()

    def piles(self, look: Look) -> RenderableType:
        """The VP tiles and bonus tiles that can still be won."""
        view, say = look.view, self.texts.say
        pile = Text(say("century-pile", tiles=view["demand_pile"]))
        if view["closed_within"] is not None:
            pile.append(f" {say('century-pile-closed', within=view['closed_within'])}")
        stock = Text(self.word("stock"), "bold").append(": ").append_text(self.symbols.tiles(view["bonus_stock"]))
        return Group(pile, stock)

    def captains(self, look: Look) -> Table:
        """Everybody's things in a table; the number before a name is the one on the map."""
        table = Table(box=SIMPLE_HEAD if self.unicode else None, show_edge=False, pad_edge=False, header_style="dim")
        table.add_column("")
        for name in ("hold", "outposts", *self.counted, "claimed"):
            left = name in ("hold", "outposts")
            table.add_column(self.word(name), justify="left" if left else "center", overflow="fold")
        scores = look.view["scores"]
        if scores is not None:
            table.add_column(self.texts.say("scores"), justify="center")
        mark = "▸ " if self.unicode else "> "
        for seat, captain in enumerate(look.view["captains"]):
            cells = [
                Text(mark if seat in look.view["deciding"] else "  ").append(f"{seat + 1} {look.names[seat]}"),
                self._hold(captain),
                self.symbols.built(captain["built"]).append(f"  {captain['board_points']}{self.symbols.signs['star']}"),
                *(Text(str(self.number_of(captain, name))) for name in self.counted),
                Text(f"{captain['claimed_count']}/{look.view['demands_to_end']}"),
            ]
            if scores is not None:
                cells.append(Text(str(scores[seat])))
            table.add_row(*cells, style="bold" if seat == look.seat else "")
        return table

    def number_of(self, captain: Mapping[str, Any], name: str) -> int:
        """How many cards a captain has in one of the further columns."""
        raise NotImplementedError(name)

    def _bonus(self, look: Look) -> list[RenderableType]:
        """The bonus tiles of those who have some."""
        grid = Table.grid(padding=(0, 2))
        owners = [seat for seat, captain in enumerate(look.view["captains"]) if any(captain["bonus"].values())]
        for seat in owners:
            grid.add_row(Text(look.names[seat]), self.symbols.tiles(look.view["captains"][seat]["bonus"]))
        return [Text(), Text(self.word("bonus"), "dim"), grid] if owners else []

    def _hold(self, captain: Mapping[str, Any]) -> Text:
        return self.symbols.caravan(captain["cubes"], captain["storage"])

    def _claimed(self, captain: Mapping[str, Any]) -> Text:
        """Claimed VP tiles, or only how many where they are hidden."""
        if captain["claimed"] is None:
            return Text(str(captain["claimed_count"]))
        return Text("   ").join(self.symbols.demand(tile) for tile in captain["claimed"]) or Text("–", "dim")

    def _player_board(self, captain: Mapping[str, Any]) -> Table:
        """The four rows as printed, cloves on top: uncovered numbers, then the outposts that are left."""
        under: Sequence[int] = self.symbols.things["player_board"]["under_column"]
        grid = Table.grid(padding=(0, 2))
        for row in reversed(range(len(COLOUR_NAMES))):
            built = captain["built"][row]
            places = [str(points) for points in under[:built]]
            places += [self.symbols.sea_signs["outpost"]] * (len(under) - built)
            grid.add_row(self.symbols.draw("symbol", [row]), " ".join(places))
        return grid
