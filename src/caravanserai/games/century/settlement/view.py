"""The boards, forts, stacks and players of the settlement games, as views show them (NW-63)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import listed, size
from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.market.rows import GAP
from caravanserai.games.century.settlement.countries import NOWHERE
from caravanserai.games.century.settlement.locations import KIND_NAMES
from caravanserai.games.century.settlement.point_cards import CARDS_TO_END, CARDS_WITH, NATIVE, TOOLS, affordable
from caravanserai.games.century.settlement.scoring import symbols_of
from caravanserai.games.century.settlement.settlement import NOBODY, UNCOVERED
from caravanserai.games.century.settlement.stacks import NO_TILE

if TYPE_CHECKING:
    from caravanserai.games.century.caravan.cube_table import CubeTable
    from caravanserai.games.century.settlement.shapes import LocationView, PioneerView, SettlementView, StackView


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
        "point_payable": [_payable(table, fort, seat) for fort in range(len(settlement.country.forts))],
        "point_next": points.next_card() if points.left > 0 else None,
        "point_deck": int(points.left),
        "point_bottom": points.deck[: points.known][::-1],
        "stacks": [_stack(table, stack) for stack in range(len(settlement.stacks.left))],
        "beside": listed(settlement.beside),
        "cards_to_end": CARDS_TO_END,
        "last_round": table.last_round,
    }


def _payable(table: CubeTable, fort: int, seat: int | None) -> bool:
    """Whether somebody has the cubes for the card above a fort (NW-36)."""
    card = table.settlement.card_above(fort)
    viewer: i64 = table.decider if seat is None else seat
    return card != GAP and affordable(card, table.merchants[viewer].cubes)


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
        "enough_settlers": settlement.enough_settlers(viewer, place, claimed) if reachable else False,
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
