"""Positions of Spice Road for tests: a fresh game, edited, and short words for what lies on the table.

Trade cards go by their names in moves (`yy-g`, `up2`), point cards by the cubes they cost (`yyrr`), cubes are lists
[y, r, g, b]. Seat 0 is the first player unless a test says otherwise, so seat 0 is the rules' seat 1.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import caravanserai as cv
from caravanserai.games.century.caravan.card_sets import listed, set_of
from caravanserai.games.century.caravan.cubes import bag, counts
from caravanserai.games.century.caravan.merchants import Merchant
from caravanserai.games.century.market.rows import Market, Row
from caravanserai.games.century.market.trade_cards import spelled
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from caravanserai.games.century.spice_road.components import POINT_CARDS
from caravanserai.games.century.spice_road.state import SpiceRoadState
from tests.games.golden_deals import CARD, GOLDEN, paired
from tests.games.playing import make

GAME: Final = cv.load("spice_road")
POINT_CARD: Final = {spelled(counts(card.cost)): number for number, card in enumerate(POINT_CARDS)}
STARTERS: Final = ("yy", "up2")
POINT_NAME: Final = {number: name for name, number in POINT_CARD.items()}


@dataclass(frozen=True)
class Trader:
    """What one player has."""

    cubes: Sequence[int] = (0, 0, 0, 0)
    hand: Sequence[str] = STARTERS
    played: Sequence[str] = ()
    claimed: Sequence[str] = ()
    gold: int = 0
    silver: int = 0

    def sit_down(self, merchant: Merchant) -> None:
        merchant.cubes = bag(self.cubes)
        merchant.hand = set_of([CARD[name] for name in self.hand])
        merchant.played = set_of([CARD[name] for name in self.played])
        merchant.claimed = set_of([POINT_CARD[name] for name in self.claimed])
        merchant.gold = self.gold
        merchant.silver = self.silver


def fresh(players: int = 2, seed: int = 7, **options: bool | str) -> SpiceRoadState:
    """A game as it is set up."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, SpiceRoadState)
    return state


def table(
    players: int = 2,
    *,
    cubes: Sequence[int] = (0, 0, 0, 0),
    hand: Sequence[str] = STARTERS,
    played: Sequence[str] = (),
    claimed: Sequence[str] = (),
    gold: int = 0,
    silver: int = 0,
    rivals: Mapping[int, Trader] | None = None,
    turn: int | None = None,
    first: int = 0,
    row: Sequence[str] = (),
    row_cubes: Sequence[Sequence[int]] = (),
    deck: Sequence[str] | None = None,
    points: Sequence[str] = (),
    point_deck: Sequence[str] | None = None,
    coins: tuple[int, int] | None = None,
    deals: Mapping[str, str] | None = None,
    options: Mapping[str, bool | str] | None = None,
) -> SpiceRoadState:
    """A table at the start of a turn. The things named first belong to the seat whose turn it is.

    `row` and `points` name the leftmost cards of the rows; the rest comes from the decks, whose top card is named
    first. Without `deck`, every card that is nowhere else is in the deck. `deals` turns Golden Deals on.
    """
    settings: dict[str, bool | str] = dict(options or {})
    if deals is not None:
        settings["golden_deals"] = GOLDEN
    state = GAME.new(players, 7, settings)
    assert isinstance(state, SpiceRoadState)
    state.first = first
    state.seat = first if turn is None else turn
    state.decider = state.seat
    traders = dict(rivals or {})
    traders[int(state.seat)] = Trader(cubes, hand, played, claimed, gold, silver)
    for seat, merchant in enumerate(state.merchants):
        traders.get(seat, Trader()).sit_down(merchant)
    if coins is not None:
        state.gold, state.silver = coins
    state.market = _market(state, row, row_cubes, deck)
    state.points = _points(state, points, point_deck)
    if deals is not None:
        state.deals = paired(state.deals, deals, state.designs)
    return state


def _market(
    state: SpiceRoadState, row: Sequence[str], row_cubes: Sequence[Sequence[int]], deck: Sequence[str] | None
) -> Market:
    held = [card for merchant in state.merchants for card in listed(merchant.hand | merchant.played)]
    cards, left = _dealt(6, [CARD[name] for name in row], held, state.market.deck, _numbers(CARD, deck))
    cubes = [bag(lying) for lying in row_cubes]
    return Market(cards, left, len(left), cubes + [0] * (len(cards) - len(cubes)))


def _points(state: SpiceRoadState, points: Sequence[str], deck: Sequence[str] | None) -> Row:
    held = [card for merchant in state.merchants for card in listed(merchant.claimed)]
    numbers = [POINT_CARD[name] for name in points]
    cards, left = _dealt(5, numbers, held, state.points.deck, _numbers(POINT_CARD, deck))
    return Row(cards, left, len(left))


def _numbers(known: Mapping[str, int], names: Sequence[str] | None) -> list[int] | None:
    return None if names is None else [known[name] for name in names]


def _dealt(
    length: int, row: list[int], held: list[int], everything: list[int], deck: list[int] | None
) -> tuple[list[int], list[int]]:
    """The row filled up to its length, and the deck under it with the top card last."""
    assert not set(row) & set(held), "a card cannot lie in the row and be held by a player"
    assert set(row) <= set(everything), "a card of the row is not in this game"
    rest = [card for card in sorted(everything) if card not in held and card not in row] if deck is None else deck
    missing = max(0, length - len(row))
    return row + rest[:missing], rest[missing:][::-1]


# -- what lies on the table ------------------------------------------------------------------------------------


def cubes(state: SpiceRoadState, seat: int = 0) -> list[int]:
    return counts(state.merchants[seat].cubes)


def hand(state: SpiceRoadState, seat: int = 0) -> set[str]:
    return names(listed(state.merchants[seat].hand))


def played(state: SpiceRoadState, seat: int = 0) -> set[str]:
    return names(listed(state.merchants[seat].played))


def claimed(state: SpiceRoadState, seat: int = 0) -> set[str]:
    return {POINT_NAME[card] for card in listed(state.merchants[seat].claimed)}


def coins(state: SpiceRoadState, seat: int = 0) -> tuple[int, int]:
    """A player's gold and silver."""
    return int(state.merchants[seat].gold), int(state.merchants[seat].silver)


def row(state: SpiceRoadState) -> list[str]:
    """The trade row from the left; a gap is a dash."""
    return [TRADE_CARDS[card].id if card >= 0 else "-" for card in state.market.cards]


def row_cubes(state: SpiceRoadState) -> list[list[int]]:
    return [counts(lying) for lying in state.market.cubes]


def points(state: SpiceRoadState) -> list[str]:
    """The point row from the left."""
    return [POINT_NAME[card] for card in state.points.cards]


def spent(state: SpiceRoadState) -> set[str]:
    """The shared discard of Golden Deals."""
    return names(listed(state.spent))


def names(cards: Sequence[int]) -> set[str]:
    return {TRADE_CARDS[card].id for card in cards}


# -- playing ---------------------------------------------------------------------------------------------------


def results(state: SpiceRoadState, *moves: str) -> set[tuple[int, ...]]:
    """Every caravan with which the deciding player can end the turn that begins with these moves."""
    seat = state.deciding[0]
    open_tables = [make(state.copy(), *moves)]
    found = set()
    while open_tables:
        now = open_tables.pop()
        if now.turn != state.turn:
            found.add(tuple(cubes(now, seat)))
            continue
        for move in now.legal():
            after = now.copy()
            after.apply(move)
            open_tables.append(after)
    return found


def wander(state: SpiceRoadState, seed: int) -> Iterator[SpiceRoadState]:
    """Play on at random to the end of the game, claiming whenever possible; give the table before every move."""
    dice = random.Random(seed)
    while not state.over:
        yield state
        moves = state.legal()
        claims = [move for move in moves if move.kind == "claim"]
        state.apply(dice.choice(claims or moves))
