"""Sailing from tile to tile, step by step, and the docking fee at the end (EW-13 to EW-22, SS-13 to SS-17a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import size
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import counts, one, total
from caravanserai.games.century.steps.choosing import OneCube
from caravanserai.games.century.steps.step_ids import FEE, SAIL

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason
    from caravanserai.games.century.islands.archipelago import Archipelago

# At most three tiles can be too dear to stop on, so from any of them another one lies within three steps.
FAR_ENOUGH: Final = 3


class SailingReasons:
    """Why a ship cannot sail or stop somewhere."""

    def __init__(self, not_adjacent: Reason, no_way_on: Reason, cannot_pay_fee: Reason) -> None:
        self.not_adjacent = not_adjacent
        self.no_way_on = no_way_on
        self.cannot_pay_fee = cannot_pay_fee


class Sailing:
    """How ships of a game move: how many steps are free, and whether cubes or cards pay for the others."""

    def __init__(self, free_steps: int, cubes_pay: bool, reasons: SailingReasons) -> None:
        self.free_steps: i64 = free_steps
        self.cubes_pay = cubes_pay
        self.reasons = reasons

    def free_left(self, table: CubeTable, made: i64) -> i64:
        """How many steps are still free after some were made; below 0 when some were paid."""
        return self.free_steps + table.islands.movement_tiles(table.seat) - made

    def purse(self, table: CubeTable) -> i64:
        """How many steps the merchant could pay for."""
        merchant = table.merchants[table.seat]
        return total(merchant.cubes) if self.cubes_pay else size(merchant.hand | merchant.played)

    def judge_landing(self, table: CubeTable, space: i64, free: i64, purse: i64) -> Reason | None:
        """Why the ship cannot sail on to this space when so much is left after the step, or nothing."""
        islands = table.islands
        if (islands.chart.touching[islands.captains[table.seat].ship] >> space) & 1 == 0:
            return self.reasons.not_adjacent
        if islands.ships_of_others(table.seat, space) == 0:
            return None  # nearly always: nothing to pay there
        if self.cubes_pay:
            able = can_finish(islands, table.seat, space, free, purse, True)
        else:
            able = can_finish(islands, table.seat, space, free + purse, total(table.merchant().cubes), False)
        return None if able else self.reasons.no_way_on

    def judge_stop(self, table: CubeTable) -> Reason | None:
        """Why a ship that has sailed cannot stop where it is, or nothing. Staying is always free (EW-20)."""
        islands = table.islands
        if islands.fee(table.seat, islands.captains[table.seat].ship) <= total(table.merchant().cubes):
            return None
        return self.reasons.cannot_pay_fee


def can_finish(islands: Archipelago, seat: i64, space: i64, free: i64, cubes: i64, cubes_pay: bool) -> bool:
    """Whether a ship on this space can stop there or sail on to where it can (EW-18a)."""
    if islands.fee(seat, space) <= cubes:
        return True
    if free == 0 and not (cubes_pay and cubes > 0):
        return False
    free = min(free, i64(FAR_ENOUGH))
    for other in islands.chart.neighbours[space]:
        if free > 0:
            if can_finish(islands, seat, other, free - 1, cubes, cubes_pay):
                return True
        elif can_finish(islands, seat, other, 0, cubes - 1, cubes_pay):
            return True
    return False


def arrive_at(table: CubeTable, made: i64, space: i64) -> None:
    """The ship is on the next tile, and its captain decides anew."""
    captain = table.islands.captains[table.seat]
    if table.story is not None:
        table.tell("sailed", {"space": int(space) + 1, "leaving": int(captain.ship) + 1})
    captain.ship = space
    table.agenda.push(SAIL, made + 1)


def put_fees(table: CubeTable) -> None:
    """Put a fee for every other ship here on the agenda, the owner on the left first (EW-17)."""
    islands = table.islands
    space = islands.captains[table.seat].ship
    if islands.fee(table.seat, space) == 0:
        return
    for away in range(table.players - 1, 0, -1):
        owner = (table.seat + away) % table.players
        if islands.captains[owner].ship == space:
            table.agenda.push(FEE, owner)


def sail_offers(table: CubeTable, sail: list[Move]) -> list[Move]:
    """The steps from where the ship is."""
    islands = table.islands
    return [sail[space] for space in islands.chart.neighbours[islands.captains[table.seat].ship]]


def sail_meant(table: CubeTable, sail: list[Move]) -> list[Move]:
    """A step to every other space of the sea: those far away can be pressed, too."""
    ship: i64 = table.islands.captains[table.seat].ship
    return [move for move in sail if move.a != ship + 1]


class Fee(OneCube[CubeTable]):
    """Choose the cube for the owner of another ship (EW-17); it goes straight to that hold (EW-22)."""

    name: ClassVar[str] = "fee"
    kind: ClassVar[str] = "fee"

    def perform(self, table: CubeTable, move: Move) -> None:
        cube = one(move.a)
        merchant = table.merchant()
        merchant.cubes -= cube
        owner = table.merchants[table.argument]
        owner.cubes += cube
        if table.story is not None:
            table.tell("paid_fee", {"cubes": counts(cube), "owner": int(table.argument)})

    def facts(self, table: CubeTable) -> dict[str, int]:
        return {"owner": int(table.argument)}
