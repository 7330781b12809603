"""Positions of From East to West III for tests: a fresh game, edited. See `voyage.py` of II for the words.

Trade cards go by their ids (`yyy`, `up3`, `yy-g`), Golden Deals by theirs (`gd08`).
"""

from dataclasses import dataclass
from typing import Unpack

from caravanserai.games.century.caravan.card_sets import listed, set_of
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.east_west_3.game import GAME
from caravanserai.games.century.east_west_3.state import EastWest3State
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from tests.games.east_west_1.table import TradePosition
from tests.games.east_west_1.trade import TRADE, lay_trade_cards, settings
from tests.games.east_west_2.voyage import Sailor, lay_out
from tests.games.new_world.land import Pioneer, Rivals


@dataclass(frozen=True)
class Collector(Sailor):
    """A sailor with a pile of trade cards."""

    pile: str = ""

    def settle(self, table: CubeTable, seat: int) -> None:
        super().settle(table, seat)
        assert isinstance(table, EastWest3State)
        table.collections[seat] = int(set_of([TRADE[name] for name in self.pile.split()]))


def fresh(players: int = 2, seed: int = 7, **options: object) -> EastWest3State:
    """A game as it is set up."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, EastWest3State)
    return state


def table(own: Pioneer | None = None, rivals: Rivals = None, **position: Unpack[TradePosition]) -> EastWest3State:
    """A table at the start of a turn; `own` belongs to the seat whose turn it is."""
    state = fresh(position.get("players", 2), 7, **settings(position, position.get("options", {})))
    lay_out(state, own, rivals, position)
    lay_trade_cards(state, position)
    return state


def pile(state: EastWest3State, seat: int = 0) -> set[str]:
    """The trade cards a player has collected."""
    return {TRADE_CARDS[card].id for card in listed(state.collections[seat])}
