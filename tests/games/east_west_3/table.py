"""Positions of From East to West III for tests: a fresh game, edited. See `voyage.py` of II for the words.

Trade cards go by their ids (`yyy`, `up3`, `yy-g`), Golden Deals by theirs (`gd08`).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from caravanserai.games.century.caravan.card_sets import listed, set_of
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.east_west_3.game import GAME
from caravanserai.games.century.east_west_3.state import EastWest3State
from caravanserai.games.century.market.rows import GAP, Market
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from tests.games.east_west_1.table import TRADE
from tests.games.east_west_2.voyage import Sailor, lay_out
from tests.games.golden_deals import DEAL, GOLDEN
from tests.games.new_world.land import Pioneer


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


def table(
    own: Pioneer | None = None,
    rivals: Mapping[int, Pioneer] | None = None,
    *,
    players: int = 2,
    turn: int | None = None,
    first: int = 0,
    covers: Mapping[str, str] | None = None,
    row: str = "N01 T01 S01 X01",
    deck: str | None = None,
    stacks: Mapping[int, str] | None = None,
    market: str = "yyy yr g b",
    trade_deck: str = "yyyy yyr yg rr",
    deals: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
) -> EastWest3State:
    """A table at the start of a turn; `own` belongs to the seat whose turn it is. `deals` puts Golden Deals in use."""
    state = fresh(players, 7, **{"golden_deals": GOLDEN if deals is not None else False, **(options or {})})
    state.first = first
    lay_out(state, own, rivals, first if turn is None else turn, covers, row, deck, stacks)
    cards = [TRADE[name] for name in market.split()]
    below = [TRADE[name] for name in reversed(trade_deck.split())]
    state.market = Market(cards, below, len(below), [0] * len(cards))
    for card, deal in (deals or {}).items():
        state.deals[TRADE[card]] = DEAL[deal]
    return state


def market(state: EastWest3State) -> str:
    """The trade cards under the markets, `-` where one was just taken."""
    return " ".join("-" if card == GAP else TRADE_CARDS[card].id for card in state.market.cards)


def trade_deck(state: EastWest3State) -> str:
    """The trade deck from its top."""
    return " ".join(TRADE_CARDS[card].id for card in reversed(state.market.deck[: state.market.left]))


def pile(state: EastWest3State, seat: int = 0) -> set[str]:
    """The trade cards a player has collected."""
    return {TRADE_CARDS[card].id for card in listed(state.collections[seat])}
