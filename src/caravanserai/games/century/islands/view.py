"""What everybody sees of the sea (EW-45); the views of the games of ships are built on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.card_sets import has, listed, size
from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.islands import bonus_tiles
from caravanserai.games.century.islands.captains import NOWHERE
from caravanserai.games.century.islands.demands import DEMAND_COST, DEMAND_POINTS, DEMANDS_TO_END
from caravanserai.games.century.islands.maps.option import map_kind
from caravanserai.games.century.islands.maps.tiles import MARKETS, SYMBOL_OF, is_market, kind_of
from caravanserai.games.century.islands.ports import NO_DEMAND, NOT_DRAWN
from caravanserai.games.century.islands.preview import journeys
from caravanserai.games.century.islands.starting_sets import STARTING_SETS

if TYPE_CHECKING:
    from caravanserai.games.century.caravan.cube_table import CubeTable
    from caravanserai.games.century.islands.shapes import CaptainView, MarketView, PortView, SeaView, SpaceView
    from caravanserai.games.century.islands.steps.sailing import Sailing


def open_scores(table: CubeTable) -> bool:
    """Whether claimed tiles and totals are open to all."""
    return table.over or bool(table.options["show_scores"])


def sea_view(table: CubeTable, seat: int | None, sailing: Sailing, loose: list[list[int]]) -> SeaView:
    """The sea from one seat, or with None from beside the table."""
    islands = table.islands
    ports = islands.ports
    return {
        **table.table_view(seat, table.decision_view(), open_scores(table), False),
        "map": map_kind(str(table.options["map"])),
        "spaces": [space_view(table, seat, space, loose[space]) for space in range(islands.chart.size)],
        "ports": [_port(table, port) for port in range(len(ports.shown))],
        "demand_pile": int(ports.left),
        "closed_within": int(ports.closed_within()) if ports.closed == NOT_DRAWN else None,
        "bonus_stock": bonus_tiles.shown(islands.stock),
        "starting_sets": [
            counts(cubes) if has(islands.sets, number) else None for number, cubes in enumerate(STARTING_SETS)
        ],
        "journeys": journeys(table, sailing),
        "demands_to_end": DEMANDS_TO_END,
        "last_round": table.last_round,
    }


def captain_view(table: CubeTable, other: int, seat: int | None, sailing: Sailing) -> CaptainView:
    """A player as one seat sees them."""
    merchant = table.merchants[other]
    captain = table.islands.captains[other]
    return {
        "cubes": counts(merchant.cubes),
        "storage": int(table.storage(other)),
        "ship": int(captain.ship) + 1 if captain.ship != NOWHERE else None,
        "free_steps": int(sailing.free_steps + table.islands.movement_tiles(other)),
        "built": counts(captain.built),
        "board_points": table.islands.board.points(captain.built),
        "bonus": bonus_tiles.shown(captain.bonus),
        "claimed_count": int(size(merchant.claimed)),
        "claimed": listed(merchant.claimed) if other == seat or open_scores(table) else None,
    }


def space_view(table: CubeTable, seat: int | None, space: int, loose: list[int]) -> SpaceView:
    """A space as somebody sees it, with the loose cubes that lie there."""
    islands = table.islands
    chart = islands.chart
    captains = islands.captains
    tile = islands.tiles[space]
    return {
        "space": space + 1,
        "name": chart.name(space),
        "q": chart.hexes[space][0],
        "r": chart.hexes[space][1],
        "kind": kind_of(tile),
        "market": _market(table, seat, space) if is_market(tile) else None,
        "neighbours": [other + 1 for other in chart.neighbours[space]],
        "cubes": loose,
        "ships": [owner for owner, captain in enumerate(captains) if captain.ship == space],
        "outposts": [owner for owner, captain in enumerate(captains) if has(captain.outposts, space)],
    }


def _market(table: CubeTable, seat: int | None, space: int) -> MarketView:
    islands = table.islands
    tile = islands.tiles[space]
    looking = int(table.decider) if seat is None else seat
    built = has(islands.captains[looking].outposts, space)
    return {
        "tile": tile,
        "id": MARKETS[tile].id,
        "symbol": SYMBOL_OF[tile],
        "give": counts(islands.gives[tile]),
        "take": counts(islands.takes[tile]),
        "outpost_cost": None if built else int(islands.outpost_cost(looking, space)),
    }


def _port(table: CubeTable, port: int) -> PortView:
    islands = table.islands
    demand = islands.ports.shown[port]
    there = demand != NO_DEMAND
    return {
        "space": islands.chart.ports[port] + 1,
        "closed": port == islands.ports.closed,
        "demand": demand if there else None,
        "cost": counts(DEMAND_COST[demand]) if there else None,
        "points": DEMAND_POINTS[demand] if there else None,
    }
