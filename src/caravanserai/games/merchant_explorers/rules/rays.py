"""Out from two villages: up to three hexes straight away from each (ME-50).

Which hex belongs to which village need not be said: all ways to see it are kept, and a hex is fine while one is left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.merchant_explorers.components.cards import RAY_LENGTH, RAYS
from caravanserai.games.merchant_explorers.guild import CAPITAL, VILLAGE
from caravanserai.games.merchant_explorers.maps.terrain import DIRECTIONS

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.action import Ray, Reading
    from caravanserai.games.merchant_explorers.guild import Guild
    from caravanserai.games.merchant_explorers.maps.province import Province


def further_readings(guild: Guild, hex: i64, in_line: bool) -> list[Reading]:
    """Every way to see the hexes explored so far, with one more, as rays from villages that stand now."""
    found: list[Reading] = []
    for reading in guild.action.readings:
        for index in range(len(reading)):
            if _grows(guild.province, reading[index], hex, in_line):
                ray = (*reading[index], int(hex))
                _add(found, (*reading[:index], ray, *reading[index + 1 :]))
        if len(reading) < RAYS:
            for village in guild.province.neighbours[hex]:
                if guild.hexes[village] & (VILLAGE | CAPITAL) and not _taken(reading, village):
                    _add(found, (*reading, (village, int(hex))))
    return found


def _grows(province: Province, ray: Ray, hex: i64, in_line: bool) -> bool:
    """Whether a hex continues a ray: outwards, or in the freer reading at either end of its row (A23)."""
    if len(ray) > RAY_LENGTH:
        return False
    if not in_line and len(ray) == 2:
        return province.adjacent(ray[1], hex)
    for way in range(DIRECTIONS):
        if province.towards[ray[-2] * DIRECTIONS + way] == ray[-1]:
            if province.towards[ray[-1] * DIRECTIONS + way] == hex:
                return True
            opposite = (way + 3) % DIRECTIONS
            return not in_line and province.towards[ray[1] * DIRECTIONS + opposite] == hex
    return False


def _taken(reading: Reading, village: int) -> bool:
    for ray in reading:
        if ray[0] == village:
            return True
    return False


def _add(found: list[Reading], reading: Reading) -> None:
    if reading not in found:
        found.append(reading)
