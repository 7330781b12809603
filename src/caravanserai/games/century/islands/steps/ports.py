"""Ports: delivering what is asked for, and the closed-port tile (EW-33 to EW-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import size, with_card
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import counts, holds
from caravanserai.games.century.islands.demands import CLOSED_PORT, DEMAND_COST, DEMAND_POINTS, DEMANDS_TO_END
from caravanserai.games.century.islands.maps.charts import NOT_A_PORT
from caravanserai.games.century.islands.ports import NO_DEMAND, NOT_DRAWN

if TYPE_CHECKING:
    from caravanserai.core.reasons import Reason


class PortReasons:
    """Why nothing can be claimed at a port."""

    def __init__(self, not_a_port: Reason, closed: Reason, empty: Reason, not_enough_cubes: Reason) -> None:
        self.not_a_port = not_a_port
        self.closed = closed
        self.empty = empty
        self.not_enough_cubes = not_enough_cubes


def judge_claim(table: CubeTable, reasons: PortReasons) -> Reason | None:
    """Why the captain cannot claim where the ship is, or nothing (EW-33, EW-36)."""
    islands = table.islands
    port: i64 = islands.chart.port_at[islands.captains[table.seat].ship]
    if port == NOT_A_PORT:
        return reasons.not_a_port
    if port == islands.ports.closed:
        return reasons.closed
    demand = islands.ports.shown[port]
    if demand == NO_DEMAND:
        return reasons.empty
    return None if holds(table.merchant().cubes, DEMAND_COST[demand]) else reasons.not_enough_cubes


def claim(table: CubeTable) -> None:
    """Deliver exactly the cost, take the tile, and see what the ports show next."""
    islands = table.islands
    merchant = table.merchant()
    space = islands.captains[table.seat].ship
    port = islands.chart.port_at[space]
    demand = islands.ports.shown[port]
    merchant.cubes -= DEMAND_COST[demand]
    merchant.claimed = with_card(merchant.claimed, demand)
    if table.story is not None:
        facts = {"demand": demand, "points": DEMAND_POINTS[demand], "space": int(space) + 1}
        table.tell("claimed", facts | {"gave": counts(DEMAND_COST[demand])})
    restock(table, port)
    if not table.last_round and size(merchant.claimed) >= DEMANDS_TO_END:
        table.last_round = True
        if table.story is not None:
            table.tell("last_round", {"tiles": DEMANDS_TO_END})


def restock(table: CubeTable, port: int) -> None:
    """After a claim: draw for this port, or move the closed-port tile here and draw for the other (EW-34, EW-35)."""
    ports = table.islands.ports
    ports.shown[port] = NO_DEMAND
    waiting = port
    if ports.closed != NOT_DRAWN:
        waiting = int(ports.closed)
        close(table, port)
    drawn = int(ports.draw())
    if drawn == NO_DEMAND:
        return
    table.revealed += 1
    if drawn == CLOSED_PORT:
        close(table, port)
        return
    ports.shown[waiting] = drawn
    if table.story is not None:
        table.tell("turned_up_demand", {"demand": drawn, "space": table.islands.chart.ports[waiting] + 1})


def close(table: CubeTable, port: int) -> None:
    """The closed-port tile lies here now."""
    table.islands.ports.closed = port
    if table.story is not None:
        table.tell("closed_port", {"space": table.islands.chart.ports[port] + 1})
