"""The facts that refusals at sea mention."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.cubes import missing
from caravanserai.games.century.islands.demands import DEMAND_COST

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.games.century.caravan.cube_table import CubeTable
    from caravanserai.games.century.islands.steps.outposts import BuildReasons, TradeReasons
    from caravanserai.games.century.islands.steps.ports import PortReasons
    from caravanserai.games.century.islands.steps.sailing import SailingReasons


def sea_details(
    table: CubeTable,
    reason: Reason,
    move: Move,
    sailing: SailingReasons,
    building: BuildReasons,
    trading: TradeReasons,
    port: PortReasons,
) -> Mapping[str, Detail]:
    """What is missing, or what something costs; nothing for other refusals."""
    islands = table.islands
    cubes = table.merchant().cubes
    space = islands.captains[table.seat].ship
    if reason is sailing.cannot_pay_fee:
        return {"price": int(islands.fee(table.seat, space))}
    if reason is building.cannot_pay:
        return {"price": int(islands.outpost_cost(table.seat, space))}
    if reason is trading.not_enough_cubes:
        return {"missing": missing(cubes, islands.gives[islands.tiles[space]] * move.a)}
    if reason is port.not_enough_cubes:
        return {"missing": missing(cubes, DEMAND_COST[islands.ports.shown[islands.chart.port_at[space]]])}
    return {}
