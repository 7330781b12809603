"""What the choices at sea are about: ships, outposts, exchanges, ports and bonus tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import has
from caravanserai.games.century.caravan.cubes import NO_CUBES, counts
from caravanserai.games.century.islands import bonus_tiles
from caravanserai.games.century.islands.captains import NOWHERE
from caravanserai.games.century.islands.demands import DEMAND_COST, DEMAND_POINTS
from caravanserai.games.century.islands.maps.charts import NOT_A_PORT
from caravanserai.games.century.islands.maps.tiles import SYMBOL_OF, is_market, kind_of
from caravanserai.games.century.islands.ports import NO_DEMAND
from caravanserai.games.century.islands.starting_sets import STARTING_SETS
from caravanserai.games.century.market.choices import exchange_facts
from caravanserai.games.century.steps.step_ids import FEE, SAIL, TURN

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.games.century.caravan.cube_table import CubeTable
    from caravanserai.games.century.islands.archipelago import Archipelago

HERE: Final = ("stop", "build", "trade", "claim")  # moves where the ship lies


def sea_facts(table: CubeTable, move: Move) -> dict[str, Fact] | None:
    """Facts of a move with ship, outposts and ports, or nothing where there is no such thing; others need none."""
    kind = move.kind
    if kind in HERE:
        return _facts_here(table, move)
    if kind == "set":
        return {"cubes": counts(STARTING_SETS[move.a])}
    if kind == "place":
        return _place_facts(table.islands, move.a - 1)
    if kind == "sail":
        return _sail_facts(table, move.a - 1)
    if kind == "fee":
        return {"colour": move.args[0], "owner": int(table.argument)} if table.step == FEE else None
    if kind == "bonus":
        return _bonus_facts(table.islands.stock, move.args[0])
    return {}


def _facts_here(table: CubeTable, move: Move) -> dict[str, Fact] | None:
    """Facts of a move where the ship lies; nothing before it is placed."""
    space = table.islands.captains[table.seat].ship
    if space == NOWHERE:
        return None
    if move.kind == "stop":
        return _stop_facts(table, space)
    if move.kind == "build":
        return _build_facts(table, space)
    if move.kind == "trade":
        return _trade_facts(table.islands, space, move.a)
    return _claim_facts(table.islands, space)


def _place_facts(islands: Archipelago, space: i64) -> dict[str, Fact] | None:
    return {"space": int(space) + 1} | _exchange(islands, space) if is_market(islands.tiles[space]) else None


def _sail_facts(table: CubeTable, space: i64) -> dict[str, Fact]:
    """What lies there, and the docking fee of a ship that stops."""
    islands = table.islands
    kind: str = kind_of(islands.tiles[space])
    demand = 0
    if kind == "port":
        shown = islands.ports.shown[islands.chart.port_at[space]]
        kind, demand = ("closed", 0) if shown == NO_DEMAND else ("port", shown)
    facts: dict[str, Fact] = {"space": int(space) + 1, "kind": kind, "demand": demand}
    facts["fee"] = int(islands.fee(table.seat, space))
    return facts | _exchange(islands, space)


def _stop_facts(table: CubeTable, space: i64) -> dict[str, Fact] | None:
    """The steps made and the docking fee; to stay without sailing is free (EW-20)."""
    facts: dict[str, Fact] = {"space": int(space) + 1, "steps": 0, "fee": 0}
    if table.step == TURN:
        return facts
    if table.step != SAIL:
        return None
    return facts | {"steps": int(table.argument), "fee": int(table.islands.fee(table.seat, space))}


def _build_facts(table: CubeTable, space: i64) -> dict[str, Fact] | None:
    """The row of the outpost, its price, and the points it uncovers; nothing where none can ever be built."""
    islands = table.islands
    captain = islands.captains[table.seat]
    if not is_market(islands.tiles[space]) or has(captain.outposts, space):
        return None
    symbol = SYMBOL_OF[islands.tiles[space]]
    price = int(islands.outpost_cost(table.seat, space))
    return {"symbol": symbol, "price": price, "points": islands.board.next_points(captain.built, symbol)}


def _trade_facts(islands: Archipelago, space: i64, times: i64) -> dict[str, Fact] | None:
    tile = islands.tiles[space]
    return exchange_facts(islands.gives[tile], islands.takes[tile], times) if is_market(tile) else None


def _claim_facts(islands: Archipelago, space: i64) -> dict[str, Fact] | None:
    """The tile of this port with its cost and points; no points where the port is closed or empty."""
    port = islands.chart.port_at[space]
    if port == NOT_A_PORT:
        return None
    demand = islands.ports.shown[port]
    if demand == NO_DEMAND:
        return {"demand": 0, "cost": counts(NO_CUBES), "points": 0}
    return {"demand": demand, "cost": counts(DEMAND_COST[demand]), "points": DEMAND_POINTS[demand]}


def _bonus_facts(stock: i64, kind: int) -> dict[str, Fact]:
    """The points of the tile on top; none where the stack is empty."""
    left = bonus_tiles.owned(stock, kind) > 0
    return {"bonus": kind, "points": bonus_tiles.POINTS[bonus_tiles.top_of(stock, kind)] if left else 0}


def _exchange(islands: Archipelago, space: i64) -> dict[str, Fact]:
    """What a market gives and takes; no cubes elsewhere."""
    tile = islands.tiles[space]
    if not is_market(tile):
        return {"gave": counts(NO_CUBES), "took": counts(NO_CUBES)}
    return {"gave": counts(islands.gives[tile]), "took": counts(islands.takes[tile])}
