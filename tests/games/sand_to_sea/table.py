"""Positions of From Sand to Sea for tests: a fresh game, edited. Trade cards go by their names in moves (`yy-g`).

See `tests/games/eastern_wonders/sea.py` for the words about the sea.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from caravanserai.games.century.caravan.card_sets import listed, set_of
from caravanserai.games.century.caravan.cubes import bag, counts
from caravanserai.games.century.islands.bonus_tiles import FIRST_THREE_KINDS
from caravanserai.games.century.market.deals import NO_DEAL, Deal, whole_pile
from caravanserai.games.century.market.rows import Market
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from caravanserai.games.century.sand_to_sea.game import GAME
from caravanserai.games.century.sand_to_sea.spendings import Spendings
from caravanserai.games.century.sand_to_sea.state import SandToSeaState
from tests.games.eastern_wonders.sea import Sailor, begin, fill_ports, lay_seas, lay_tiles
from tests.games.golden_deals import DEAL, GOLDEN

CARD: Final = {card.id: number for number, card in enumerate(TRADE_CARDS)}
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
    players: int = 2,
    turn: int | None = None,
    first: int = 0,
    tiles: Mapping[str, str] | None = None,
    seas: str = SEAS,
    ports: Mapping[str, str] | None = None,
    pile: str | None = None,
    closed: str = "",
    row: str = "",
    row_cubes: Sequence[Sequence[int]] = (),
    deck: str | None = None,
    deals: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
) -> SandToSeaState:
    """A table at the start of a turn; `own` belongs to the seat whose turn it is.

    `row` names the leftmost cards of the trade row, `deck` the cards under it from the top; without it every card
    that is nowhere else is there. `deals` turns Golden Deals on.
    """
    settings = dict(options or {})
    if deals is not None:
        settings["golden_deals"] = GOLDEN
    state = fresh(players, 7, **settings)
    begin(state, first, turn)
    lay_seas(state.islands, seas)
    lay_tiles(state.islands, tiles or {})
    state.islands.stock = FIRST_THREE_KINDS
    voyagers = dict(rivals or {}) | {int(state.seat): own or Voyager()}
    for seat, merchant in enumerate(state.merchants):
        voyager = voyagers.get(seat, Voyager())
        voyager.come_aboard(state, seat)
        merchant.hand, merchant.played = numbers(voyager.hand), numbers(voyager.played)
        state.sailed[seat] = numbers(voyager.sailed)
        could_be = merchant.hand | state.sailed[seat]
        state.spendings[seat] = Spendings(state.sailed[seat], [could_be] * len(voyager.sailed.split()))
    fill_ports(state, ports or {}, pile, closed)
    _lay_row(state, row, row_cubes, deck)
    if deals is not None:
        state.deals = _pairing(state.deals, deals, state.designs)
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


def _pairing(given: list[int], wanted: Mapping[str, str], designs: list[Deal]) -> list[int]:
    """The deals of all cards: the wanted ones, and for the others what is left of the pile."""
    pile = whole_pile(designs)
    deals = [NO_DEAL] * len(given)
    for card, deal in wanted.items():
        deals[CARD[card]] = DEAL[deal]
        pile.remove(DEAL[deal])
    for number, had in enumerate(given):
        if had != NO_DEAL and deals[number] == NO_DEAL:
            deals[number] = pile.pop()
    return deals


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
    dice = random.Random(seed)
    for _ in range(most):
        if state.over:
            return
        yield state
        moves = state.legal()
        useful = [move for move in moves if move.kind in ("claim", "build", "trade")]
        state.apply(dice.choice(useful if useful and dice.random() < 0.8 else moves))
