"""The ships of the settlement games: the island, outposts, and the player boards with their columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.cli.boards.board import Look
from caravanserai.cli.boards.century.islands.map import LIT, SeaMap
from caravanserai.cli.boards.century.islands.symbols import COLOUR_NAMES, SeaSymbols
from caravanserai.cli.boards.century.settlement.board import SettlementBoard, Sign
from caravanserai.cli.boards.century.settlement.symbols import SettlementSymbols
from caravanserai.core.game import Game
from caravanserai.texts import Texts

TO_SPACES: Final = ("sail", "outpost")  # moves that name a space
ON_ISLAND: Final = ("sail", "build", "outpost", "trade")  # decisions for which one looks at the island


class ShipSymbols(SettlementSymbols, SeaSymbols):
    """What lies on the location boards, and what lies on the island."""


class SettlementShipBoard(SettlementBoard):
    """The location boards, the island with its ships and outposts, and the pioneers."""

    def __init__(self, game: Game, texts: Texts, unicode: bool = True) -> None:
        super().__init__(game, texts, unicode)
        self.symbols: ShipSymbols = ShipSymbols(game, texts, unicode)

    def map(self, look: Look) -> Text:
        return Text("\n\n").join([super().map(look), self.island(look)])

    def own(self, look: Look) -> RenderableType:
        decision = look.view["decision"]
        if decision is not None and decision["kind"] in ON_ISLAND:
            return Group(self.island(look), Text(), super().own(look))
        return super().own(look)

    def laid_out(self, look: Look, pioneer: Mapping[str, Any]) -> list[RenderableType]:
        return [self._player_board(pioneer), *super().laid_out(look, pioneer)]

    def further_columns(self) -> Sequence[str]:
        return ("outposts",)

    def further_cell(self, pioneer: Mapping[str, Any], name: str) -> Text:
        return self.symbols.built(pioneer["built"]).append(f"  {pioneer['board_points']}{self.symbols.signs['star']}")

    def further_signs(self) -> Sequence[Sign]:
        draw = self.symbols
        return [
            *super().further_signs(),
            (Text(f"{draw.own_signs['ship']}2", "bold"), "sign-voyage"),
            (Text(" ").join(draw.market(number + 1, number) for number in range(len(COLOUR_NAMES))), "sign-space"),
            (Text(f"{draw.sea_signs['reach']}12", LIT), "sign-reach"),
            (Text(f"{draw.sea_signs['ship']}13", "bold"), "sign-ship"),
            (Text(f"{draw.sea_signs['outpost']}24", "bold"), "sign-outpost"),
        ]

    def island(self, look: Look) -> Text:
        """The island, with marks on the spaces to choose from."""
        reach = [move.args[0] for move in look.legal if move.kind in TO_SPACES]
        return SeaMap(self.symbols, {**look.view, "ports": []}, reach).drawn()

    def _player_board(self, pioneer: Mapping[str, Any]) -> Table:
        """The four rows: uncovered numbers, then the outposts that are left."""
        under: Sequence[int] = self.symbols.things["player_board"]["under_column"]
        grid = Table.grid(padding=(0, 2))
        for row in range(len(COLOUR_NAMES)):
            built = pioneer["built"][row]
            places = [str(points) for points in under[:built]]
            places += [self.symbols.sea_signs["outpost"]] * (len(under) - built)
            grid.add_row(self.symbols.draw("symbol", [row]), " ".join(places))
        return grid
