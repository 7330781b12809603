"""The shape of a card: where a further hex may lie, seen from those already explored (ME-28a, ME-32, ME-39 to ME-50).

Only positions count here. Whether a hex can be reached at all is for the golden rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.merchant_explorers import reasons
from caravanserai.games.merchant_explorers.components.cards import (
    AROUND,
    BASIC,
    BESIDE_FIRST_PHASE,
    FREE,
    LINE,
    ONWARD,
    PATH,
    REGION,
    VILLAGE_RAYS,
    Phase,
)
from caravanserai.games.merchant_explorers.maps.terrain import DIRECTIONS, ROWS
from caravanserai.games.merchant_explorers.rules.rays import further_readings

if TYPE_CHECKING:
    from caravanserai.core.reasons import Reason
    from caravanserai.games.merchant_explorers.guild import Guild
    from caravanserai.games.merchant_explorers.maps.province import Province
    from caravanserai.games.merchant_explorers.state import MerchantExplorersState


def judge_shape(table: MerchantExplorersState, guild: Guild, phase: Phase, hex: i64) -> Reason | None:
    """Why a hex does not fit the shape of the card, or nothing."""
    shape = phase.shape
    action = guild.action
    placed = action.placed
    if shape == FREE:
        return None
    if shape <= LINE and len(placed) == 0:
        return None
    province = guild.province
    if shape == PATH:
        return _judge_path(table, guild, hex)
    if shape == LINE:
        return None if extends_line(province, placed, hex) else reasons.NOT_IN_LINE
    if shape == REGION:
        if len(placed) == 0 or province.region_of[placed[0]] == province.region_of[hex]:
            return None
        return reasons.OTHER_REGION
    if shape == AROUND:
        return None if province.adjacent(placed[0], hex) else reasons.NOT_AROUND
    if shape == ONWARD:
        if _onward(table, province, placed, hex):
            return None
        return reasons.NOT_AT_ROW_END if table.setting.rows_both_ends else reasons.NOT_ONWARD
    if shape == BESIDE_FIRST_PHASE:
        if _beside_any(province, placed[: action.phase_start], hex):
            return None
        return reasons.NOT_BESIDE_FIRST_PHASE[action.playing.clause]
    return None if further_readings(guild, hex, table.setting.rays_in_line) else reasons.NOT_FROM_VILLAGE


def places_to_look(table: MerchantExplorersState, guild: Guild, phase: Phase) -> list[int]:
    """Hexes among which all are that fit the shape; the judge looks at each."""
    placed = guild.action.placed
    province = guild.province
    if len(placed) == 0 or phase.shape == FREE:
        return table.setting.fitting[phase.number]
    if phase.shape == PATH and not table.setting.paths_both_ends:
        return province.neighbours[placed[-1]]
    if phase.shape == AROUND:
        return province.neighbours[placed[0]]
    if phase.shape == REGION:
        return province.regions[province.region_of[placed[0]]]
    if phase.shape == VILLAGE_RAYS:
        return table.setting.fitting[phase.number]
    return _all_beside(province, placed)


def extends_line(province: Province, placed: tuple[int, ...], hex: i64) -> bool:
    """Whether a hex makes a straight row longer by one, at either end (ME-32)."""
    if not _beside_any(province, placed, hex):
        return False
    if len(placed) == 1:
        return True
    first = placed[0]
    way = direction(province, first, placed[1])
    return _on_axis(province, first, way, hex)


def direction(province: Province, start: i64, hex: i64) -> i64:
    """The direction from a hex to its neighbour."""
    for way in range(DIRECTIONS):
        if province.towards[start * DIRECTIONS + way] == hex:
            return way
    raise ValueError("the hexes are not adjacent")


def path_ends(province: Province, placed: tuple[int, ...]) -> list[tuple[int, int]]:
    """Every way to see the hexes explored so far as a path that grew at both ends, by its two ends (A22)."""
    ends = [(placed[0], placed[0])]
    for hex in placed[1:]:
        grown: list[tuple[int, int]] = []
        for one, other in ends:
            if province.adjacent(one, hex):
                grown.append((hex, other))
            if province.adjacent(other, hex) and one != other:
                grown.append((one, hex))
        ends = grown
    return ends


def _judge_path(table: MerchantExplorersState, guild: Guild, hex: i64) -> Reason | None:
    province = guild.province
    placed = guild.action.placed
    if guild.action.card < BASIC:
        return None if province.adjacent(placed[-1], hex) else reasons.NOT_BESIDE_LAST_ANY
    if not table.setting.paths_both_ends:
        return None if province.adjacent(placed[-1], hex) else reasons.NOT_BESIDE_LAST
    for one, other in path_ends(province, placed):
        if province.adjacent(one, hex) or province.adjacent(other, hex):
            return None
    return reasons.NOT_AT_PATH_END


def _onward(table: MerchantExplorersState, province: Province, placed: tuple[int, ...], hex: i64) -> bool:
    """Straight on from the first hex, or where the table plays so at both ends of the row (ME-49, A4)."""
    if len(placed) == 1 or table.setting.rows_both_ends:
        return extends_line(province, placed, hex)
    way = direction(province, placed[0], placed[1])
    return province.towards[placed[-1] * DIRECTIONS + way] == hex


def _beside_any(province: Province, hexes: tuple[int, ...], hex: i64) -> bool:
    for other in hexes:
        if province.adjacent(other, hex):
            return True
    return False


def _all_beside(province: Province, placed: tuple[int, ...]) -> list[int]:
    found: list[int] = []
    for hex in placed:
        for other in province.neighbours[hex]:
            if other not in found:
                found.append(other)
    return found


def _on_axis(province: Province, start: i64, way: i64, hex: i64) -> bool:
    """Whether a hex lies on the straight line through a hex in a direction, judged by axial coordinates."""
    q, r = _axial(province, hex)
    from_q, from_r = _axial(province, start)
    across = way % 3  # 0: north and south, 1: NE and SW, 2: SE and NW
    if across == 0:
        return q == from_q
    if across == 1:
        return q + r == from_q + from_r
    return r == from_r


def _axial(province: Province, hex: i64) -> tuple[i64, i64]:
    cell: i64 = province.cells[hex]
    column = cell // ROWS
    return column, cell % ROWS - (column + column % 2) // 2
