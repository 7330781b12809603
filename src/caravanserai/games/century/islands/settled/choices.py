"""What the choices are about with which settlers send a ship among the islands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.century.caravan.cubes import NO_CUBES, counts, number_of
from caravanserai.games.century.islands.maps.tiles import SYMBOL_OF, is_market, kind_of
from caravanserai.games.century.islands.settled.steps.voyages import landing_fee
from caravanserai.games.century.market.choices import exchange_facts
from caravanserai.games.century.steps.step_arguments import number_in
from caravanserai.games.century.steps.step_ids import ACTION, FEE, SAIL, TRADE

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.games.century.caravan.cube_table import CubeTable

AT_SEA: Final = ("sail", "fee", "build", "pay", "trade", "outpost")
NO_DEMAND: Final = 0  # there are no ports


def voyage_facts(table: CubeTable, move: Move) -> dict[str, Fact] | None:
    """Facts of a move of a kind AT_SEA: with the ship, outposts and the exchanges of the islands."""
    kind = move.kind
    if kind == "sail":
        return _sail_facts(table, move.args[0]) if table.step == SAIL else None
    if kind == "fee":
        return {"colour": move.args[0], "owner": int(table.argument)} if table.step == FEE else None
    if kind == "build":
        return _build_facts(table)
    if kind == "trade":
        return _exchange(table, number_in(table.argument), move.a) if table.step == TRADE else None
    if kind == "outpost":
        exchange = _exchange(table, move.a - 1, 1)
        return None if exchange is None else {"space": move.args[0], **exchange}
    return {"colour": move.args[0]}


def with_ship(table: CubeTable, facts: dict[str, Fact] | None) -> dict[str, Fact] | None:
    """The same facts; where the location trades under the ship, also the exchange there, or that there is none."""
    if facts is None or facts.get("kind") != "ship_trade":
        return facts
    exchange = _exchange(table, table.islands.captains[table.seat].ship, 1)
    if exchange is None:
        return facts | {"kind": "ship_at_sea"}
    return facts | {"gave": exchange["gave"], "took": exchange["took"]}


def _sail_facts(table: CubeTable, space: int) -> dict[str, Fact]:
    """What lies there, and the docking fee where the ship ends its move."""
    tile = table.islands.tiles[space - 1]
    market = is_market(tile)
    return {
        "space": space,
        "kind": kind_of(tile),
        "fee": int(landing_fee(table, space - 1)),
        "demand": NO_DEMAND,
        "gave": counts(table.islands.gives[tile] if market else NO_CUBES),
        "took": counts(table.islands.takes[tile] if market else NO_CUBES),
    }


def _build_facts(table: CubeTable) -> dict[str, Fact] | None:
    """An outpost at the market under the ship: its row, its price, and the points it uncovers."""
    if table.step != ACTION:
        return None
    islands = table.islands
    captain = islands.captains[table.seat]
    symbol = SYMBOL_OF[islands.tiles[captain.ship]]
    points = islands.board.under_column[number_of(captain.built, symbol)]
    return {"symbol": symbol, "price": int(islands.outpost_cost(table.seat, captain.ship)), "points": points}


def _exchange(table: CubeTable, space: i64, times: i64) -> dict[str, Fact] | None:
    """The exchange of a market made so often, or nothing at sea."""
    islands = table.islands
    tile = islands.tiles[space]
    return exchange_facts(islands.gives[tile], islands.takes[tile], times) if is_market(tile) else None
