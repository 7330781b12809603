"""Sailing in Eastern Wonders: steps paid with cubes left behind, and collecting them (EW-13 to EW-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.cubes import NO_CUBES, counts, number_of, one, total
from caravanserai.games.century.eastern_wonders import reasons
from caravanserai.games.century.eastern_wonders.moves import MOVES
from caravanserai.games.century.eastern_wonders.sailing import SAILING
from caravanserai.games.century.eastern_wonders.state import EasternWondersState
from caravanserai.games.century.islands.steps.sailing import (
    arrive_at,
    can_finish,
    put_fees,
    sail_meant,
    sail_offers,
)
from caravanserai.games.century.steps.step_ids import ACTION, COLLECT, END_TURN, LIMIT, PAID_STEP

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

SAIL: Final = MOVES.of("sail")
STOP: Final = MOVES["stop"]
LEAVE: Final = MOVES.of("leave")
COLLECTED: Final = MOVES.of("collect")
DONE: Final = MOVES["done"]
SAIL_CODE: Final[i64] = MOVES.code("sail")
LEAVE_CODE: Final[i64] = MOVES.code("leave")
COLLECT_CODE: Final[i64] = MOVES.code("collect")


class Turn(Step[EasternWondersState]):
    """The turn begins: sail, or stay where the ship is (EW-11, EW-12)."""

    name: ClassVar[str] = "turn"

    def offers(self, table: EasternWondersState) -> list[Move]:
        found = sail_offers(table, SAIL)
        found.append(STOP)
        return found

    def meant(self, table: EasternWondersState) -> list[Move]:
        return [*sail_meant(table, SAIL), STOP]

    def judge(self, table: EasternWondersState, move: Move) -> Reason | None:
        if move.code == SAIL_CODE:
            return judge_free_step(table, SAILING.free_left(table, 0), move.a - 1)
        if move.code == LEAVE_CODE:
            return reasons.FIRST_STEP_IS_FREE
        return None if move is STOP else reasons.MUST_SAIL_OR_STAY

    def perform(self, table: EasternWondersState, move: Move) -> None:
        table.agenda.push(END_TURN)
        table.agenda.push(LIMIT)
        table.agenda.push(ACTION)
        table.agenda.push(COLLECT)
        if move is not STOP:
            arrive_at(table, 0, move.a - 1)


def judge_free_step(table: EasternWondersState, free: i64, space: i64) -> Reason | None:
    """Why a ship with so many free steps cannot sail on to this space, or nothing."""
    return SAILING.judge_landing(table, space, free - 1, total(table.merchant().cubes))


class Sail(Step[EasternWondersState]):
    """Sail on or stop: while steps are free the next tile is chosen, then the cube that is left behind (EW-14, EW-15).

    A ship whose captain has neither stops by itself.
    """

    name: ClassVar[str] = "sail"

    def arrive(self, table: EasternWondersState, argument: i64) -> bool:
        if SAILING.free_left(table, argument) <= 0 and table.merchant().cubes == NO_CUBES:
            put_fees(table)
            return False
        return True

    def offers(self, table: EasternWondersState) -> list[Move]:
        free = SAILING.free_left(table, table.argument) > 0
        found = sail_offers(table, SAIL) if free else []
        if not free or table.any_step_free:
            found += LEAVE
        found.append(STOP)
        return found

    def meant(self, table: EasternWondersState) -> list[Move]:
        return [*sail_meant(table, SAIL), *LEAVE, STOP]

    def judge(self, table: EasternWondersState, move: Move) -> Reason | None:
        free = SAILING.free_left(table, table.argument)
        if move is STOP:
            return SAILING.judge_stop(table)
        if move.code == SAIL_CODE:
            return judge_free_step(table, free, move.a - 1) if free > 0 else reasons.LEAVE_FIRST
        if move.code != LEAVE_CODE:
            return reasons.MUST_STOP
        return judge_leaving(table, max(free, 0), move.a) if free <= 0 or table.any_step_free else reasons.STEP_IS_FREE

    def perform(self, table: EasternWondersState, move: Move) -> None:
        if move is STOP:
            put_fees(table)
        elif move.code == SAIL_CODE:
            arrive_at(table, table.argument, move.a - 1)
        else:
            leave_cube(table, move.a)
            # A step paid while free ones are left is none of those.
            saved = 1 if SAILING.free_left(table, table.argument) > 0 else 0
            table.agenda.push(PAID_STEP, table.argument - saved)

    def facts(self, table: EasternWondersState) -> dict[str, int]:
        return {"steps": int(table.argument), "free": max(0, int(SAILING.free_left(table, table.argument)))}


def judge_leaving(table: EasternWondersState, free: i64, colour: i64) -> Reason | None:
    """Why the captain cannot leave a cube of this colour to sail on, or nothing (EW-16, EW-18a)."""
    merchant = table.merchant()
    if number_of(merchant.cubes, colour) == 0:
        return reasons.NO_CUBE_TO_LEAVE
    islands = table.islands
    cubes = total(merchant.cubes) - 1
    for space in islands.chart.neighbours[islands.captains[table.seat].ship]:
        if can_finish(islands, table.seat, space, free, cubes, True):
            return None
    return reasons.NO_WAY_ON


def leave_cube(table: EasternWondersState, colour: i64) -> None:
    """A cube stays on the tile that is being left."""
    merchant = table.merchant()
    merchant.cubes -= one(colour)
    space = table.islands.captains[table.seat].ship
    table.put_loose(space, colour, 1)
    if table.story is not None:
        table.tell("left_cube", {"cubes": counts(one(colour)), "space": int(space) + 1})


class Steer(Step[EasternWondersState]):
    """The cube is left: choose the tile to sail to."""

    name: ClassVar[str] = "steer"

    def offers(self, table: EasternWondersState) -> list[Move]:
        return sail_offers(table, SAIL)

    def meant(self, table: EasternWondersState) -> list[Move]:
        return sail_meant(table, SAIL)

    def judge(self, table: EasternWondersState, move: Move) -> Reason | None:
        if move.code != SAIL_CODE:
            return reasons.MUST_SAIL
        free = max(SAILING.free_left(table, table.argument + 1), 0)
        return SAILING.judge_landing(table, move.a - 1, free, total(table.merchant().cubes))

    def perform(self, table: EasternWondersState, move: Move) -> None:
        arrive_at(table, table.argument, move.a - 1)

    def facts(self, table: EasternWondersState) -> dict[str, int]:
        return {"steps": int(table.argument)}


class Collect(Step[EasternWondersState]):
    """Take loose cubes from the tile one by one, while there is room (EW-23)."""

    name: ClassVar[str] = "collect"

    def arrive(self, table: EasternWondersState, argument: i64) -> bool:
        room = table.storage(table.seat) - total(table.merchant().cubes)
        return room > 0 and table.any_loose(table.islands.captains[table.seat].ship)

    def offers(self, table: EasternWondersState) -> list[Move]:
        return [COLLECTED[0], COLLECTED[1], COLLECTED[2], COLLECTED[3], DONE]

    def judge(self, table: EasternWondersState, move: Move) -> Reason | None:
        if move.code == COLLECT_CODE:
            space = table.islands.captains[table.seat].ship
            return None if table.loose_of(space, move.a) > 0 else reasons.NO_CUBE_TO_COLLECT
        return None if move is DONE else reasons.MUST_FINISH_COLLECTING

    def perform(self, table: EasternWondersState, move: Move) -> None:
        if move is DONE:
            return
        space = table.islands.captains[table.seat].ship
        merchant = table.merchant()
        merchant.cubes += one(move.a)
        table.put_loose(space, move.a, -1)
        if table.story is not None:
            table.tell("picked_up", {"cubes": counts(one(move.a)), "space": int(space) + 1})
        table.agenda.push(COLLECT)

    def facts(self, table: EasternWondersState) -> dict[str, int]:
        return {"room": int(table.storage(table.seat) - total(table.merchant().cubes))}
