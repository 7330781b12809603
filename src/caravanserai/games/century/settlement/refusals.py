"""The facts that refusals about locations and forts mention."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.caravan.cubes import RED, missing, one
from caravanserai.games.century.settlement.point_cards import POINT_COST
from caravanserai.games.century.steps.step_arguments import number_in

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.games.century.caravan.cube_table import CubeTable
    from caravanserai.games.century.settlement.steps.forts import ClaimReasons
    from caravanserai.games.century.settlement.steps.working import PlacingReasons


def settlement_details(
    table: CubeTable,
    reason: Reason,
    move: Move,
    placing: PlacingReasons,
    not_enough_to_exchange: tuple[Reason, ...],
    claiming: ClaimReasons,
    nothing_at_fort: Reason,
) -> dict[str, Detail]:
    """Settlers that are needed, cubes that are missing, who stands there."""
    settlement = table.settlement
    merchant = table.merchant()
    if move.kind == "work":
        place: i64 = settlement.country.place_of[move.a]
        if reason is placing.covered:
            return {"tile": settlement.covers[place]}
        if reason is placing.not_enough_settlers:
            needed = int(settlement.needed(place, merchant.claimed))
            return {"needed": needed, "hand": int(settlement.pioneers[table.seat].hand)}
        cubes = merchant.cubes + settlement.tools_cubes(place, merchant.claimed) * one(RED)
        if reason in not_enough_to_exchange:
            return {"missing": missing(cubes, settlement.country.places[place].give)}
        if reason is nothing_at_fort or reason is claiming.not_enough_cubes:
            return _missing_for_card(table, settlement.country.fort_at[place], cubes)
        return {}
    if reason in not_enough_to_exchange:
        give = settlement.country.places[table.argument].give
        return {"missing": missing(merchant.cubes, give * move.a)}
    if reason is claiming.not_enough_cubes:
        fort = settlement.country.fort_at[number_in(table.argument)]
        return _missing_for_card(table, fort, merchant.cubes)
    return {}


def _missing_for_card(table: CubeTable, fort: int, cubes: i64) -> dict[str, Detail]:
    cards = table.settlement.points.cards
    return {"missing": missing(cubes, POINT_COST[cards[fort]])} if fort < len(cards) else {}
