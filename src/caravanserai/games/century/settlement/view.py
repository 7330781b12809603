# not compiled: the server makes its schema of these types, and compiled ones forget what their fields are
"""The boards, forts, stacks and players of the settlement games, as views show them (NW-63)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64
from typing_extensions import TypedDict

from caravanserai.core.shapes import TableView
from caravanserai.games.century.caravan.card_sets import listed, size
from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.market.rows import GAP
from caravanserai.games.century.settlement.countries import NOWHERE
from caravanserai.games.century.settlement.locations import KIND_NAMES
from caravanserai.games.century.settlement.point_cards import CARDS_TO_END, CARDS_WITH, NATIVE, TOOLS
from caravanserai.games.century.settlement.scoring import symbols_of
from caravanserai.games.century.settlement.settlement import NOBODY, UNCOVERED
from caravanserai.games.century.settlement.stacks import NO_TILE

if TYPE_CHECKING:
    from caravanserai.games.century.caravan.cube_table import CubeTable


class LocationView(TypedDict):
    """A location. `x` and `y` count cells of the whole table from 1.

    `price`, `discount` and `tools_cubes` are for the one looking, for spectators the one deciding; `price` is nothing
    where those settlers cannot go at all: under a tile, and where they stand already.
    """

    location: int
    id: str
    board: str
    x: int
    y: int
    kind: str
    printed: int
    native: bool
    tools: bool
    give: list[int]
    take: list[int]
    steps: int
    another_turn: bool
    fort: int | None
    market: int | None
    tile: int | None
    holder: int | None
    settlers: int
    price: int | None
    discount: int
    tools_cubes: int


class StackView(TypedDict):
    """A stack of bonus tiles, the location or panel it lies on, its top tile, and how many tiles it has."""

    stack: int
    home: str
    tile: int | None
    left: int


class PioneerView(TypedDict):
    """A player. `symbols` count native, tools, settler and exploration for the bonus tiles, symbol tiles included."""

    cubes: list[int]
    storage: int
    settlers_in_hand: int
    settlers_placed: int
    settlers_in_reserve: int
    slots: int
    bonus: list[int]
    explored: list[int]
    claimed: list[int]
    natives: int
    tools: int
    symbols: list[int]


class SettlementView(TableView):
    """The table of a game with settlers. `point_row` has a place for every fort, nothing where no card lies."""

    layout: list[list[str]]
    locations: list[LocationView]
    point_row: list[int | None]
    point_next: int | None
    point_deck: int
    point_bottom: list[int]
    stacks: list[StackView]
    beside: list[int]
    cards_to_end: int
    last_round: bool


def settlement_view(table: CubeTable, seat: int | None) -> SettlementView:
    """All but the players, from one seat or with None from beside the table. Everything is open, scores too."""
    settlement = table.settlement
    points = settlement.points
    row: list[int | None] = [None if card == GAP else card for card in points.cards]
    return {
        **table.table_view(seat, table.decision_view(), True, False),
        "layout": [boards[:] for boards in settlement.country.layout],
        "locations": [location_view(table, place, seat) for place in range(settlement.country.size)],
        "point_row": row + [None] * (len(settlement.country.forts) - len(row)),
        "point_next": points.next_card() if points.left > 0 else None,
        "point_deck": int(points.left),
        "point_bottom": points.deck[: points.known][::-1],
        "stacks": [_stack(table, stack) for stack in range(len(settlement.stacks.left))],
        "beside": listed(settlement.beside),
        "cards_to_end": CARDS_TO_END,
        "last_round": table.last_round,
    }


def location_view(table: CubeTable, place: int, seat: int | None) -> LocationView:
    """A location as somebody sees it."""
    settlement = table.settlement
    country = settlement.country
    location = country.places[place]
    viewer: i64 = table.decider if seat is None else seat
    claimed = table.merchants[viewer].claimed
    holder = settlement.holders[place]
    tile = settlement.covers[place]
    reachable = tile == UNCOVERED and holder != viewer
    return {
        "location": country.numbers[place],
        "id": location.id,
        "board": location.board,
        "x": country.spots[place].x,
        "y": country.spots[place].y,
        "kind": KIND_NAMES[location.kind],
        "printed": int(location.settlers),
        "native": location.native,
        "tools": location.tools,
        "give": counts(location.give),
        "take": counts(location.take),
        "steps": int(location.steps),
        "another_turn": location.again,
        "fort": country.fort_at[place] + 1 if country.fort_at[place] != NOWHERE else None,
        "market": country.market_at[place] + 1 if country.market_at[place] != NOWHERE else None,
        "tile": tile if tile != UNCOVERED else None,
        "holder": holder if holder != NOBODY else None,
        "settlers": settlement.crowds[place],
        "price": int(settlement.needed(place, claimed)) if reachable else None,
        "discount": int(size(claimed & CARDS_WITH[NATIVE])) if location.native else 0,
        "tools_cubes": int(settlement.tools_cubes(place, claimed)),
    }


def _stack(table: CubeTable, stack: int) -> StackView:
    stacks = table.settlement.stacks
    tile = int(stacks.top(stack))
    return {
        "stack": stack + 1,
        "home": table.settlement.country.stack_homes[stack],
        "tile": tile if tile != NO_TILE else None,
        "left": stacks.left[stack],
    }


def pioneer_view(table: CubeTable, seat: int) -> PioneerView:
    """A player's things, all of them open."""
    merchant = table.merchants[seat]
    pioneer = table.settlement.pioneers[seat]
    return {
        "cubes": counts(merchant.cubes),
        "storage": int(table.storage(seat)),
        "settlers_in_hand": int(pioneer.hand),
        "settlers_placed": int(table.settlement.placed(seat)),
        "settlers_in_reserve": int(pioneer.reserve),
        "slots": int(table.settlement.slots),
        "bonus": listed(pioneer.bonus),
        "explored": listed(pioneer.explored),
        "claimed": listed(merchant.claimed),
        "natives": int(size(merchant.claimed & CARDS_WITH[NATIVE])),
        "tools": int(size(merchant.claimed & CARDS_WITH[TOOLS])),
        "symbols": symbols_of(merchant.claimed, pioneer.explored),
    }
