"""The facts that refusals mention where settlers have ships."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.caravan.cubes import Cubes, missing, one
from caravanserai.games.century.islands.settled import reasons as reasons
from caravanserai.games.century.settlement import reasons as shared
from caravanserai.games.century.settlement.refusals import settlement_details
from caravanserai.games.century.steps.step_arguments import number_in

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.games.century.caravan.cube_table import CubeTable


def voyage_details(table: CubeTable, reason: Reason, move: Move) -> dict[str, Detail]:
    """The fee somewhere, the cubes missing for an exchange; otherwise what every settlement game mentions."""
    islands = table.islands
    cubes = table.merchant().cubes
    if reason is reasons.CANNOT_PAY_FEE:
        return {"price": int(islands.fee(table.seat, move.a - 1))}
    if move.kind == "trade" and reason in reasons.TRADING.not_enough_cubes:
        return _missing(table, number_in(table.argument), cubes, move.a)
    if reason is reasons.NOT_ENOUGH_AT_OUTPOST:
        return _missing(table, move.a - 1, cubes, 1)
    if reason is reasons.NOT_ENOUGH_UNDER_SHIP:
        return _missing(table, islands.captains[table.seat].ship, with_tools(table, move), 1)
    return settlement_details(
        table, reason, move, shared.PLACING, shared.NOT_ENOUGH, reasons.CLAIMING, reasons.NOT_ENOUGH_TO_CLAIM
    )


def with_tools(table: CubeTable, move: Move) -> Cubes:
    """The cubes of the player, and those that tools would bring at the location of a work move."""
    merchant = table.merchant()
    place: i64 = table.settlement.country.place_of[move.a]
    return merchant.cubes + table.settlement.tools_cubes(place, merchant.claimed) * one(1)


def _missing(table: CubeTable, space: i64, cubes: Cubes, times: i64) -> dict[str, Detail]:
    islands = table.islands
    return {"missing": missing(cubes, islands.gives[islands.tiles[space]] * times)}
