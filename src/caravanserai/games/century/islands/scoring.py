"""What the games of ships score: demands, outposts, bonus tiles and spices (EW-41, SS-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import listed, size
from caravanserai.games.century.caravan.cubes import total
from caravanserai.games.century.caravan.scores import spice_points
from caravanserai.games.century.islands import bonus_tiles
from caravanserai.games.century.islands.demands import DEMAND_POINTS

if TYPE_CHECKING:
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.caravan.cube_table import CubeTable


def demand_points(claimed: i64) -> int:
    """The points on claimed demands."""
    points = 0
    for demand in listed(claimed):
        points += DEMAND_POINTS[demand]
    return points


def bonus_points(tiles: i64) -> int:
    """The points on bonus tiles of all kinds."""
    points = 0
    for tile in listed(tiles):
        points += bonus_tiles.POINTS[tile]
    return points


def points_at_sea(table: CubeTable, seat: i64) -> int:
    """A seat's whole score as it stands."""
    return lasting_points(table, seat) + spice_points(table.merchants[seat].cubes, table.storage(seat))


def lasting_points(table: CubeTable, seat: i64) -> int:
    """The part of a score that cannot be lost again: all but the spices."""
    captain = table.islands.captains[seat]
    points = demand_points(table.merchants[seat].claimed) + table.islands.board.points(captain.built)
    return points + bonus_points(captain.bonus)


def sea_breakdown(table: CubeTable, seat: int, kinds: tuple[int, ...]) -> list[ScoreLine]:
    """The items of a score, with bonus tiles of these kinds."""
    bonus = [bonus_line(table, seat, kind) for kind in kinds]
    return [demand_line(table, seat), outpost_line(table, seat), *bonus, spice_line(table, seat)]


def demand_line(table: CubeTable, seat: int) -> ScoreLine:
    claimed = table.merchants[seat].claimed
    return {"item": "demands", "count": int(size(claimed)), "points": demand_points(claimed)}


def outpost_line(table: CubeTable, seat: int) -> ScoreLine:
    built = table.islands.captains[seat].built
    return {"item": "outposts", "count": int(total(built)), "points": table.islands.board.points(built)}


def bonus_line(table: CubeTable, seat: int, kind: int) -> ScoreLine:
    tiles = table.islands.captains[seat].bonus
    count = int(bonus_tiles.owned(tiles, kind))
    item = f"bonus_{bonus_tiles.KIND_NAMES[kind]}"
    return {"item": item, "count": count, "points": bonus_tiles.points_on(tiles, kind)}


def spice_line(table: CubeTable, seat: int) -> ScoreLine:
    points = spice_points(table.merchants[seat].cubes, table.storage(seat))
    return {"item": "spices", "count": points, "points": points}
