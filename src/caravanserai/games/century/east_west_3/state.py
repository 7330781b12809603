"""What lies on the table in From East to West III: a settlement, a row of trade cards, and an island map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caravanserai.core.secret_chance import Source
from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import NO_CARDS, listed, size
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.east_west_3 import choices, evaluate, view
from caravanserai.games.century.east_west_3.components import COUNTRY, MARKETS, MARKS, SLOTS, STAR_REMOVED
from caravanserai.games.century.east_west_3.refusals import card_details
from caravanserai.games.century.islands.archipelago import Archipelago, new_sea
from caravanserai.games.century.islands.player_boards import EAST_WEST_BOARD
from caravanserai.games.century.islands.settled.scoring import points_with_outposts
from caravanserai.games.century.islands.settled.setup import lay_island
from caravanserai.games.century.market.trade_table import TradeTable
from caravanserai.games.century.settlement.room import room_rule
from caravanserai.games.century.settlement.scoring import WITH_TRADE_CARDS, settled_breakdown
from caravanserai.games.century.settlement.settlement import Settlement
from caravanserai.games.century.settlement.setup import deal_boards, seat_pioneers

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.game import Game
    from caravanserai.core.moves import Move
    from caravanserai.core.options import Options
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.east_west_3.shapes import EastWest3View


class EastWest3State(TradeTable):
    """A game of From East to West III.

    Decks, the deals on the cards of the trade deck and the tiles below the stacks' tops are unknown to all (E3-31).
    """

    def __init__(self, game: Game, players: int, options: Options, chance: Source, steps: list[Step[Any]]) -> None:
        super().__init__(game, players, options, chance, steps)
        self.collections: list[int] = []  # for every seat the trade cards collected, face down, a bit each (E3-14)

    def details(self, reason: Reason, move: Move, seat: i64) -> Mapping[str, Detail]:
        return card_details(self, reason, move)

    def move_facts(self, move: Move, seat: i64) -> Mapping[str, Fact] | None:
        return choices.move_facts(self, move)

    def score_of(self, seat: i64) -> int:
        return points_with_outposts(self, seat)

    def trade_cards_of(self, seat: i64) -> int:
        return int(size(self.collections[seat]))

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return settled_breakdown(self, seat, WITH_TRADE_CARDS)

    def view(self, seat: int | None) -> EastWest3View:
        return view.view(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate.evaluate(self, seat)

    def lay_out(self) -> None:
        deal_boards(self, STAR_REMOVED, MARKS, beside=False)
        self.deal_trade_cards(MARKETS)
        lay_island(self)
        seat_pioneers(self)
        self.collections = [NO_CARDS] * int(self.players)

    def new_settlement(self, last_board: str) -> Settlement:
        return Settlement(COUNTRY, SLOTS, room_rule(self.options))

    def new_islands(self) -> Archipelago:
        return new_sea(EAST_WEST_BOARD, self.options)

    def copy_open_to(self, twin: CubeTable) -> None:
        super().copy_open_to(twin)
        assert isinstance(twin, EastWest3State)
        twin.collections = self.collections[:]

    def save(self) -> dict[str, object]:
        return super().save() | {"collections": self.collections[:]}

    def restore(self, saved: Mapping[str, Any]) -> None:
        super().restore(saved)
        self.collections = [int(cards) for cards in saved["collections"]]
        self.expect_one_each(len(self.collections), "collections")

    def trade_cards_anywhere(self) -> list[int]:
        cards = super().trade_cards_anywhere()
        for collected in self.collections:
            cards += listed(collected)
        return cards
