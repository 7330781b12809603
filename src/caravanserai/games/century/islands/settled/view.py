"""What everybody sees where settlers have ships: the island map, where ships could end, and player boards (E2-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.card_sets import listed
from caravanserai.games.century.caravan.cubes import ONE_OF_EACH, counts, holds, one, total
from caravanserai.games.century.islands.maps.island_maps import island_map_kind
from caravanserai.games.century.islands.view import space_view
from caravanserai.games.century.settlement.locations import ANY_STEPS, SHIP_MOVE
from caravanserai.games.century.settlement.settlement import UNCOVERED
from caravanserai.games.century.settlement.view import pioneer_view, settlement_view
from caravanserai.games.century.steps.step_arguments import number_in
from caravanserai.games.century.steps.step_ids import SAIL, TURN

if TYPE_CHECKING:
    from caravanserai.games.century.caravan.cube_table import CubeTable
    from caravanserai.games.century.islands.settled.shapes import (
        LandingView,
        SettlementWithShipsView,
        VoyagerView,
        VoyageView,
    )


def settlement_with_ships_view(table: CubeTable, seat: int | None) -> SettlementWithShipsView:
    """All but the players, from one seat or with None from beside the table."""
    return {
        **settlement_view(table, seat),
        "map": island_map_kind(str(table.options["map"])),
        "spaces": [space_view(table, seat, space, [0, 0, 0, 0]) for space in range(table.islands.chart.size)],
        "voyages": voyages(table),
    }


def voyages(table: CubeTable) -> list[VoyageView]:
    """At the start of a turn what every open location for ships leads to; in the midst of a move how it can end."""
    if table.over:
        return []
    cubes = table.merchant().cubes
    if table.step == SAIL:
        steps = int(number_in(table.argument))
        return [{"location": None, "steps": steps, "landings": landings(table, steps, int(total(cubes)))}]
    if table.step != TURN:
        return []
    settlement = table.settlement
    found: list[VoyageView] = []
    for place in range(settlement.country.size):
        location = settlement.country.places[place]
        open_to_ship = settlement.covers[place] == UNCOVERED and settlement.holders[place] != table.seat
        if location.kind == SHIP_MOVE and open_to_ship:
            number = settlement.country.numbers[place]
            steps = int(location.steps)
            purse = int(total(cubes + settlement.tools_cubes(place, table.merchant().claimed) * one(1)))
            found.append({"location": number, "steps": steps, "landings": landings(table, steps, purse)})
    return found


def landings(table: CubeTable, steps: int, cubes: int) -> list[LandingView]:
    """Where the ship can end after so many steps with so many cubes, by space (E2-14 to E2-19)."""
    islands = table.islands
    ship = int(islands.captains[table.seat].ship)
    paths: dict[int, list[int]] = {}
    if steps == ANY_STEPS:
        paths = {space: [space] for space in range(islands.chart.size) if space != ship}
    else:
        ways = [[ship]]
        for _ in range(steps):
            ways = [[*way, other] for way in ways for other in islands.chart.neighbours[way[-1]]]
        for way in ways:
            paths.setdefault(way[-1], way[1:])
    found: list[LandingView] = []
    for space in sorted(paths):
        fee = int(islands.fee(table.seat, space))
        if fee <= cubes:
            found.append({"space": space + 1, "path": [step + 1 for step in paths[space]], "fee": fee})
    return found


def voyager_view(table: CubeTable, seat: int) -> VoyagerView:
    """A player's things, all of them open."""
    islands = table.islands
    captain = islands.captains[seat]
    columns = [column for column in range(1, islands.board.columns + 1) if holds(captain.built, ONE_OF_EACH * column)]
    return {
        **pioneer_view(table, seat),
        "ship": int(captain.ship) + 1,
        "outposts": [space + 1 for space in listed(captain.outposts)],
        "built": counts(captain.built),
        "columns_empty": len(columns),
        "board_points": islands.board.points(captain.built),
    }
