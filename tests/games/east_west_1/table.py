"""Positions of From East to West I for tests: a fresh game, edited. See `land.py` of A New World for the words.

Trade cards go by their ids (`yyy`, `up3`, `yy-g`); a route is written from the left, with the settlers on its cards:
`yyy yr=2 g`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Unpack

from caravanserai.games.century.caravan.card_sets import listed, set_of
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.east_west_1.game import GAME
from caravanserai.games.century.east_west_1.state import EastWest1State
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from caravanserai.games.century.settlement.routes import Route
from tests.games import playing
from tests.games.east_west_1.trade import TRADE, Trade, lay_trade_cards, settings
from tests.games.new_world.land import EXPLORATION, Pioneer, Position, Rivals, lay_out

USEFUL = ("claim", "tile", "explore", "times", "upgrade", "route", "use", "take", "deal", "replace")


@dataclass(frozen=True)
class Trader(Pioneer):
    """A pioneer with a route and a discard pile."""

    route: str = ""
    discard: str = ""

    def elsewhere(self) -> int:
        return sum(self.on_cards())

    def on_cards(self) -> list[int]:
        return [int(word.partition("=")[2] or 0) for word in self.route.split()]

    def settle(self, table: CubeTable, seat: int) -> None:
        super().settle(table, seat)
        cards = [TRADE[word.partition("=")[0]] for word in self.route.split()]
        pile = set_of([TRADE[name] for name in self.discard.split()])
        table.settlement.routes[seat] = Route(cards, self.on_cards(), pile)


def fresh(players: int = 2, seed: int = 7, **options: object) -> EastWest1State:
    """A game as it is set up."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, EastWest1State)
    return state


class TradePosition(Trade, Position, total=False):
    """All that lies on a table."""


def table(
    own: Pioneer | None = None, rivals: Rivals = None, *, beside: str = "", **position: Unpack[TradePosition]
) -> EastWest1State:
    """A table at the start of a turn; `own` belongs to the seat whose turn it is."""
    state = fresh(position.get("players", 2), 7, **settings(position, position.get("options", {})))
    lay_out(state, own, rivals, position)
    state.settlement.beside = set_of([EXPLORATION[name] for name in beside.split()])
    lay_trade_cards(state, position)
    return state


def route(state: EastWest1State, seat: int = 0) -> str:
    """A route as tests write it."""
    found = state.settlement.routes[seat]
    words = zip(found.cards, found.settlers, strict=True)
    return " ".join(
        f"{TRADE_CARDS[card].id}={settlers}" if settlers else TRADE_CARDS[card].id for card, settlers in words
    )


def discard(state: EastWest1State, seat: int = 0) -> set[str]:
    return {TRADE_CARDS[card].id for card in listed(state.settlement.routes[seat].discard)}


def wander(state: EastWest1State, seed: int, most: int = 3000) -> Iterator[EastWest1State]:
    """Play on at random for so many moves, or to the end; give the table before every move."""
    return playing.wander(state, seed, most, USEFUL, 0.7)
