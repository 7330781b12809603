"""Positions of From Sand to Sea for tests: a fresh game, edited. Trade cards go by their names in moves (`yy-g`).

See `tests/games/eastern_wonders/sea.py` for the words about the sea.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Unpack

from caravanserai.games.century.caravan.card_sets import listed, set_of
from caravanserai.games.century.caravan.cubes import bag, counts
from caravanserai.games.century.islands.bonus_tiles import FIRST_THREE_KINDS
from caravanserai.games.century.market.rows import Market
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from caravanserai.games.century.sand_to_sea.game import GAME
from caravanserai.games.century.sand_to_sea.spendings import Spendings
from caravanserai.games.century.sand_to_sea.state import SandToSeaState
from tests.games import playing
from tests.games.eastern_wonders.sea import Position, Sailor, begin, fill_ports, lay_seas, lay_tiles
from tests.games.golden_deals import CARD, GOLDEN, paired

SEAS: Final = "C1 C6 D1 D5"  # where the sea tiles lie unless a test says otherwise
NEXT_TURN: Final = {"trade_timing": "next_turn"}


@dataclass(frozen=True)
class Voyager(Sailor):
    """A captain with trade cards, named in one word."""

    hand: str = "yy up2"
    played: str = ""
    sailed: str = ""  # spent out of the hand, unseen by the others


def fresh(players: int = 2, seed: int = 7, **options: object) -> SandToSeaState:
    """A game as it is set up, before the starting sets are taken."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, SandToSeaState)
    return state


def table(
    own: Voyager | None = None,
    rivals: Mapping[int, Voyager] | None = None,
    *,
    seas: str = SEAS,
    row: str = "",
    row_cubes: Sequence[Sequence[int]] = (),
    deck: str | None = None,
    deals: Mapping[str, str] | None = None,
    **position: Unpack[Position],
) -> SandToSeaState:
    """A table at the start of a turn; `own` belongs to the seat whose turn it is.

    `row` names the leftmost cards of the trade row, `deck` the cards under it from the top; without it every card
    that is nowhere else is there. `deals` turns Golden Deals on.
    """
    settings = dict(position.get("options", {}))
    if deals is not None:
        settings["golden_deals"] = GOLDEN
    state = fresh(position.get("players", 2), 7, **settings)
    begin(state, position)
    lay_seas(state.islands, seas)
    lay_tiles(state.islands, position.get("tiles", {}))
    state.islands.stock = FIRST_THREE_KINDS
    voyagers = dict(rivals or {}) | {int(state.seat): own or Voyager()}
    for seat, merchant in enumerate(state.merchants):
        voyager = voyagers.get(seat, Voyager())
        voyager.come_aboard(state, seat)
        merchant.hand, merchant.played = numbers(voyager.hand), numbers(voyager.played)
        state.sailed[seat] = numbers(voyager.sailed)
        could_be = merchant.hand | state.sailed[seat]
        state.spendings[seat] = Spendings(state.sailed[seat], [could_be] * len(voyager.sailed.split()))
    fill_ports(state, position)
    _lay_row(state, row, row_cubes, deck)
    if deals is not None:
        state.deals = paired(state.deals, deals, state.designs)
    return state


def _lay_row(state: SandToSeaState, row: str, row_cubes: Sequence[Sequence[int]], deck: str | None) -> None:
    everything = sorted(state.market.cards + state.market.deck[: state.market.left])
    held = [card for seat in range(state.players) for card in cards_of(state, seat)]
    cards = [CARD[name] for name in row.split()]
    rest = [card for card in everything if card not in held and card not in cards]
    if deck is not None:
        rest = [CARD[name] for name in deck.split()]
    missing = max(0, 4 - len(cards))
    cards, rest = cards + rest[:missing], rest[missing:][::-1]
    cubes = [bag(lying) for lying in row_cubes]
    state.market = Market(cards, rest, len(rest), cubes + [0] * (len(cards) - len(cubes)))


def numbers(names: str) -> int:
    """The set of cards with these names."""
    return int(set_of([CARD[name] for name in names.split()]))


def cards_of(state: SandToSeaState, seat: int) -> list[int]:
    """All cards a player has anywhere."""
    merchant = state.merchants[seat]
    return listed(merchant.hand | merchant.played | state.sailed[seat])


def hand(state: SandToSeaState, seat: int = 0) -> set[str]:
    return {TRADE_CARDS[card].id for card in listed(state.merchants[seat].hand)}


def played(state: SandToSeaState, seat: int = 0) -> set[str]:
    return {TRADE_CARDS[card].id for card in listed(state.merchants[seat].played)}


def sailed(state: SandToSeaState, seat: int = 0) -> set[str]:
    """The pile of cards spent for sailing."""
    return {TRADE_CARDS[card].id for card in listed(state.sailed[seat])}


def row(state: SandToSeaState) -> list[str]:
    return [TRADE_CARDS[card].id for card in state.market.cards]


def row_cubes(state: SandToSeaState) -> list[list[int]]:
    return [counts(lying) for lying in state.market.cubes]


def wander(state: SandToSeaState, seed: int, most: int = 3000) -> Iterator[SandToSeaState]:
    """Play on at random for so many moves, or to the end; give the table before every move."""
    return playing.wander(state, seed, most, ("claim", "build", "trade"), 0.8)
