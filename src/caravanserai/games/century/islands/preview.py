"""Where a ship can go now, and what each journey costs: for boards that let a player point at the far end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.cubes import total
from caravanserai.games.century.steps.step_ids import PAID_STEP, SAIL, TURN

if TYPE_CHECKING:
    from caravanserai.games.century.caravan.cube_table import CubeTable
    from caravanserai.games.century.islands.shapes import JourneyView
    from caravanserai.games.century.islands.steps.sailing import Sailing


def journeys(table: CubeTable, sailing: Sailing) -> list[JourneyView]:
    """The journeys open to the one deciding, by space; none while something else is decided."""
    free = _free_now(table, sailing)
    if free < 0:
        return []
    islands = table.islands
    seat = table.seat
    purse = int(sailing.purse(table))
    cubes = int(total(table.merchants[seat].cubes))
    found: list[JourneyView] = []
    paths = _shortest_paths(islands.chart.neighbours, int(islands.captains[seat].ship), free + purse)
    for space in sorted(paths):
        price = max(0, len(paths[space]) - free)
        fee = int(islands.fee(seat, space))
        if fee <= cubes - (price if sailing.cubes_pay else 0):
            path = [step + 1 for step in paths[space]]
            found.append({"space": space + 1, "path": path, "price": price, "fee": fee})
    return found


def _free_now(table: CubeTable, sailing: Sailing) -> int:
    """How many steps can be made without payment now; below 0 while the ship is not being sailed."""
    if table.over:
        return -1
    if table.step == TURN:
        return int(sailing.free_left(table, 0))
    if table.step == SAIL:
        return max(0, int(sailing.free_left(table, table.argument)))
    # In Eastern Wonders the payment comes before the tile is chosen.
    if table.step == PAID_STEP and sailing.cubes_pay:
        return 1 + max(0, int(sailing.free_left(table, table.argument + 1)))
    return -1


def _shortest_paths(neighbours: list[list[int]], start: int, longest: int) -> dict[int, list[int]]:
    """To every other space within reach, the first of the shortest ways."""
    paths: dict[int, list[int]] = {start: []}
    reached = [start]
    for space in reached:  # grows while it is walked through
        if len(paths[space]) < longest:
            for other in neighbours[space]:
                if other not in paths:
                    paths[other] = [*paths[space], other]
                    reached.append(other)
    del paths[start]
    return paths
