"""Positions of From East to West I for tests: a fresh game, edited. See `land.py` of A New World for the words.

Trade cards go by their ids (`yyy`, `up3`, `yy-g`); a route is written from the left, with the settlers on its cards:
`yyy yr=2 g`.
"""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from caravanserai.games.century.caravan.card_sets import listed, set_of
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.east_west_1.game import GAME
from caravanserai.games.century.east_west_1.state import EastWest1State
from caravanserai.games.century.market.rows import Market
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from caravanserai.games.century.settlement.routes import Route
from tests.games.golden_deals import DEAL, GOLDEN
from tests.games.new_world.land import EXPLORATION, Pioneer, cover, lay_points, seat_all, stack

TRADE: Final = {card.id: number for number, card in enumerate(TRADE_CARDS)}
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


def table(
    own: Pioneer | None = None,
    rivals: Mapping[int, Pioneer] | None = None,
    *,
    players: int = 2,
    turn: int | None = None,
    first: int = 0,
    covers: Mapping[str, str] | None = None,
    beside: str = "",
    row: str = "N01 T01 S01 X01",
    deck: str | None = None,
    stacks: Mapping[int, str] | None = None,
    market: str = "yyy yr g b",
    trade_deck: str = "yyyy yyr yg rr",
    deals: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
) -> EastWest1State:
    """A table at the start of a turn; `own` belongs to the seat whose turn it is. `deals` puts Golden Deals in use."""
    state = fresh(players, 7, **{"golden_deals": GOLDEN if deals is not None else False, **(options or {})})
    state.first = first
    seat_all(state, own, rivals, first if turn is None else turn)
    cover(state.settlement, covers)
    state.settlement.beside = set_of([EXPLORATION[name] for name in beside.split()])
    lay_points(state, row, deck)
    stack(state, stacks or {})
    cards = [TRADE[name] for name in market.split()]
    below = [TRADE[name] for name in reversed(trade_deck.split())]
    state.market = Market(cards, below, len(below), [0] * len(cards))
    for card, deal in (deals or {}).items():
        state.deals[TRADE[card]] = DEAL[deal]
    return state


def market(state: EastWest1State) -> str:
    """The trade cards under the markets."""
    return " ".join(TRADE_CARDS[card].id for card in state.market.cards)


def trade_deck(state: EastWest1State) -> str:
    """The trade deck from its top."""
    return " ".join(TRADE_CARDS[card].id for card in reversed(state.market.deck[: state.market.left]))


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
    dice = random.Random(seed)
    for _ in range(most):
        if state.over:
            return
        yield state
        moves = state.legal()
        useful = [move for move in moves if move.kind in USEFUL]
        state.apply(dice.choice(useful if useful and dice.random() < 0.7 else moves))
