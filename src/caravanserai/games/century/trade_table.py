"""A Century table with a market of trade cards, and with Golden Deals where they are used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.card_sets import NO_CARDS, listed
from caravanserai.games.century.cube_table import CubeTable
from caravanserai.games.century.deals import NO_DEAL
from caravanserai.games.century.rows import Market

if TYPE_CHECKING:
    from caravanserai.core.chance import Chance
    from caravanserai.core.game import Game
    from caravanserai.core.options import Options


class TradeTable(CubeTable):
    """A table where merchants play trade cards and take new ones from the market."""

    def __init__(self, game: Game, players: int, options: Options, chance: Chance, steps: list[Step[Any]]) -> None:
        super().__init__(game, players, options, chance, steps)
        self.market = Market([], [], 0, [])
        self.golden = bool(options["golden_deals"])
        self.deals: list[int] = []  # the deal on every card number, NO_DEAL where there is none; never changed
        self.spent: i64 = NO_CARDS  # the shared discard of Golden Deals (SR-52)

    def deal_in(self, cards: i64) -> bool:
        """Whether any of these cards carries a Golden Deal."""
        for card in listed(cards):
            if self.deals[card] != NO_DEAL:
                return True
        return False
