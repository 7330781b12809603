"""Positions on land for tests of the games of settlers: settlers, point cards, tiles and stacks by their names.

Locations go by their ids (`A1.3`), point cards by symbol and number (`N01` is the first native card, then `T`, `S` and
`X`), bonus tiles by what they pay for (`native`, `native+tools`, `settlers`, `flat`), exploration tiles by their ids,
cubes are lists [y, r, g, b]. Seat 0 is the first player unless a test says otherwise.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypedDict

import pytest

from caravanserai.core.errors import BadPlayers
from caravanserai.core.game import Game
from caravanserai.games.century.caravan.card_sets import listed, set_of
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import bag, counts
from caravanserai.games.century.market.rows import GAP, OpenRow
from caravanserai.games.century.settlement import bonus_tiles
from caravanserai.games.century.settlement.exploration_tiles import EXPLORATION_TILES
from caravanserai.games.century.settlement.point_cards import POINT_CARDS, STARS
from caravanserai.games.century.settlement.settlement import NOBODY, UNCOVERED, Settlement
from caravanserai.games.century.settlement.shapes import PioneerView

CARD: Final = {f"{'NTSX'[number // 14]}{number % 14 + 1:02}": number for number in range(len(POINT_CARDS))}
CARD_NAME: Final = {number: name for name, number in CARD.items()}
EXPLORATION: Final = {tile.id: number for number, tile in enumerate(EXPLORATION_TILES)}
SETTLERS: Final = 12

# Games with trade cards: two, three and four players, with all options and without.
with_trade_cards = pytest.mark.parametrize(
    ("players", "seed", "options"),
    [(2, 1, {}), (3, 2, {"bonus_cards": True, "golden_deals": True}), (4, 3, {"golden_deals": True})],
)


class Position(TypedDict, total=False):
    """What lies on a table besides what its players have.

    Only the locations of `covers` are covered, by the tiles named; `row` and `deck` are the point cards above the forts
    and below, `stacks` fills stacks of bonus tiles.
    """

    players: int
    options: Mapping[str, object]
    first: int
    turn: int
    covers: Mapping[str, str]
    row: str
    deck: str
    stacks: Mapping[int, str]


def _tile_name(tile: bonus_tiles.BonusTile) -> str:
    kind = bonus_tiles.KIND_NAMES[tile.kind]
    names = {"settler_pairs": "settlers", "trade_cards": "cards", "flat": "flat"}
    return names[kind] if kind in names else "+".join(tile.symbols)


TILE_NAME: Final = [_tile_name(tile) for tile in bonus_tiles.BONUS_TILES]


def tiles(names: str) -> list[int]:
    """Bonus tiles by name; a name that comes again is the next tile of its kind."""
    found: list[int] = []
    for name in names.split():
        found.append(next(t for t, other in enumerate(TILE_NAME) if other == name and t not in found))
    return found


@dataclass(frozen=True)
class Pioneer:
    """What one player has. `at` says where settlers stand: `A1.3=2 B1.5=1`; those not named elsewhere are in hand.

    `hand` puts fewer in hand; the others are in reserve then.
    """

    cubes: Sequence[int] = (0, 0, 0, 0)
    at: str = ""
    reserve: int = 0
    hand: int | None = None
    cards: str = ""
    bonus: str = ""
    explored: str = ""

    def elsewhere(self) -> int:
        """How many settlers are placed, but not on a location."""
        return 0

    def settle(self, table: CubeTable, seat: int) -> None:
        settlement = table.settlement
        placed = self.elsewhere()
        for word in self.at.split():
            name, number = word.split("=")
            settlement.holders[place(table, name)] = seat
            settlement.crowds[place(table, name)] = int(number)
            placed += int(number)
        pioneer = settlement.pioneers[seat]
        pioneer.hand = SETTLERS - placed - self.reserve if self.hand is None else self.hand
        pioneer.reserve = SETTLERS - placed - pioneer.hand
        pioneer.bonus = set_of(tiles(self.bonus))
        pioneer.explored = set_of([EXPLORATION[name] for name in self.explored.split()])
        table.merchants[seat].cubes = bag(self.cubes)
        table.merchants[seat].claimed = set_of([CARD[name] for name in self.cards.split()])


Rivals = Mapping[int, Pioneer] | None


def lay_out(table: CubeTable, own: Pioneer | None, rivals: Rivals, position: Position) -> None:
    """Begin a turn with all that a position names; `own` belongs to the seat whose turn it is."""
    table.first = position.get("first", 0)
    seat_all(table, own, rivals, position.get("turn", position.get("first", 0)))
    cover(table.settlement, position.get("covers"))
    lay_points(table, position.get("row", "N01 T01 S01 X01"), position.get("deck"))
    stack(table, position.get("stacks", {}))


def seat_all(table: CubeTable, own: Pioneer | None, rivals: Rivals, turn: int) -> None:
    """Give the turn to a seat, with the settlers of `own`, and all seats their things."""
    table.seat = table.decider = turn
    everybody = dict(rivals or {}) | {turn: own or Pioneer()}
    for seat in range(table.players):
        everybody.get(seat, Pioneer()).settle(table, seat)


def cover(settlement: Settlement, wanted: Mapping[str, str] | None) -> None:
    """Lay these exploration tiles on locations, by id, and put all others out of the game."""
    settlement.covers = [UNCOVERED] * len(settlement.covers)
    ids = [location.id for location in settlement.country.places]
    for location, tile in (wanted or {}).items():
        settlement.covers[ids.index(location)] = EXPLORATION[tile]
    gone = [listed(pioneer.explored) for pioneer in settlement.pioneers]
    used = settlement.covers + [tile for tiles in gone for tile in tiles]
    settlement.beside = 0
    settlement.boxed = set_of([tile for tile in range(len(EXPLORATION_TILES)) if tile not in used])


def lay_points(table: CubeTable, row: str, deck: str | None) -> None:
    """Lay these cards above the forts and these in the deck, the top first; without `deck` all the others."""
    cards = [CARD[name] for name in row.split()]
    if deck is None:
        used = cards + [card for merchant in table.merchants for card in listed(merchant.claimed)]
        below = [card for card in reversed(range(len(POINT_CARDS))) if card not in used]
    else:
        below = [CARD[name] for name in reversed(deck.split())]
    table.settlement.points = OpenRow(cards, below, len(below))


def stack(table: CubeTable, wanted: Mapping[int, str]) -> None:
    """Fill stacks, numbered from 1, with these tiles, the top first."""
    stacks = table.settlement.stacks
    for number, names in wanted.items():
        start, found = stacks.starts[number - 1], tiles(names)
        stacks.left[number - 1] = len(found)
        stacks.tiles[start : start + len(found)] = found[::-1]


# -- what lies on the table ------------------------------------------------------------------------------------


def place(table: CubeTable, location: str) -> int:
    return [other.id for other in table.settlement.country.places].index(location)


def number(table: CubeTable, location: str) -> int:
    """The number of a location in moves and events."""
    return table.settlement.country.numbers[place(table, location)]


def cubes(table: CubeTable, seat: int = 0) -> list[int]:
    return counts(table.merchants[seat].cubes)


def hand(table: CubeTable, seat: int = 0) -> int:
    return int(table.settlement.pioneers[seat].hand)


def reserve(table: CubeTable, seat: int = 0) -> int:
    return int(table.settlement.pioneers[seat].reserve)


def standing(table: CubeTable) -> dict[str, tuple[int, int]]:
    """Whose settlers stand where, and how many."""
    settlement = table.settlement
    return {
        location.id: (settlement.holders[spot], settlement.crowds[spot])
        for spot, location in enumerate(settlement.country.places)
        if settlement.holders[spot] != NOBODY
    }


def claimed(table: CubeTable, seat: int = 0) -> set[str]:
    return {CARD_NAME[card] for card in listed(table.merchants[seat].claimed)}


def bonus(table: CubeTable, seat: int = 0) -> list[str]:
    return [TILE_NAME[tile] for tile in listed(table.settlement.pioneers[seat].bonus)]


def explored(table: CubeTable, seat: int = 0) -> set[str]:
    return {EXPLORATION_TILES[tile].id for tile in listed(table.settlement.pioneers[seat].explored)}


def covered(table: CubeTable) -> dict[str, str]:
    """The exploration tiles on locations."""
    settlement = table.settlement
    return {
        location.id: EXPLORATION_TILES[settlement.covers[spot]].id
        for spot, location in enumerate(settlement.country.places)
        if settlement.covers[spot] != UNCOVERED
    }


def row(table: CubeTable) -> str:
    """The cards above the forts, `-` where one was just taken."""
    return " ".join("-" if card == GAP else CARD_NAME[card] for card in table.settlement.points.cards)


def deck(table: CubeTable) -> str:
    """The deck of point cards from its top."""
    points = table.settlement.points
    return " ".join(CARD_NAME[card] for card in reversed(points.deck[: points.left]))


def tops(table: CubeTable) -> list[str]:
    """The top tile of each stack, nothing where it is empty."""
    stacks = table.settlement.stacks
    return [TILE_NAME[stacks.top(number)] if stacks.left[number] else "" for number in range(len(stacks.left))]


def points(table: CubeTable, seat: int = 0) -> dict[str, int]:
    """The items of a score that are not 0."""
    return {line["item"]: line["points"] for line in table.breakdown(seat) if line["points"]}


def gained(kind: str, facts: dict[str, object]) -> int:
    """By how many cubes an event says that the storage of the one it is about grew."""
    bags = {name: sum(bag) for name, bag in facts.items() if isinstance(bag, list)}
    if kind in ("gained", "used_tools"):
        return bags["cubes"]
    if kind in ("returned", "paid_fee", "paid_outpost"):
        return -bags["cubes"]
    return bags.get("took", 0) - bags.get("gave", 0) if kind in ("exchanged", "claimed", "traded") else 0


def check_points(table: CubeTable, number: int, star: str) -> None:
    """So many point cards are in the game: none for more players, and stars of one colour only."""
    points = table.settlement.points
    cards = [POINT_CARDS[card] for card in [*points.cards, *points.deck[: points.left]]]
    assert (len(points.cards), len(cards)) == (4, number)
    assert Counter(STARS[card.star] for card in cards) == {"none": number - 8, star: 8}
    assert all(card.players <= table.players for card in cards)
    view: Mapping[str, object] = table.view(None)
    assert view["point_next"] == points.deck[points.left - 1]


def check_two_to_four_play(game: Game) -> None:
    """No fewer than two, no more than four."""
    assert list(game.players) == [2, 3, 4]
    for players in (0, 1, 5):
        with pytest.raises(BadPlayers):
            game.new(players, 1)


def check_belongings(table: CubeTable, shown: Sequence[PioneerView]) -> None:
    """What every player begins with: room, no tiles, settlers, and cubes by the place in turn order."""
    players = table.players
    for seat, pioneer in enumerate(shown):
        assert (pioneer["storage"], pioneer["slots"], pioneer["bonus"]) == (10, 4, [])
        assert (hand(table, seat), reserve(table, seat)) == ((7, 5) if players == 2 else (6, 6))
    starting = [[3, 0, 0, 0], [4, 0, 0, 0], [4, 0, 0, 0], [3, 1, 0, 0]]
    for away in range(players):
        assert cubes(table, (int(table.first) + away) % players) == starting[away]
