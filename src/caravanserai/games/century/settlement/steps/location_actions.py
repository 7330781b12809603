"""What is done at a location once settlers are placed: one action for each kind of location (NW-28 to NW-32).

A game lists the actions of its kinds; that list is most of what tells the settlement games apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import Cubes, can_upgrade, counts, holds, total
from caravanserai.games.century.settlement.locations import TRADE
from caravanserai.games.century.settlement.room import NO_ROOM_NEEDED, ROOM_TO_REPEAT
from caravanserai.games.century.steps.step_arguments import AT_LOCATION, MUST, both
from caravanserai.games.century.steps.step_ids import EXCHANGE, GAIN, UPGRADE

if TYPE_CHECKING:
    from caravanserai.core.moves import Move, MoveTable
    from caravanserai.core.reasons import Reason
    from caravanserai.games.century.settlement.locations import Location

Settled = TypeVar("Settled", bound=CubeTable)


class LocationAction(Generic[Settled]):
    """What one kind of location does."""

    def judge(self, table: Settled, place: i64, cubes: Cubes) -> Reason | None:
        """Why it cannot be done there even once with these cubes, or nothing (NW-28)."""
        raise NotImplementedError

    def start(self, table: Settled, place: i64) -> None:
        """Do it, or put it on the agenda."""
        raise NotImplementedError


class Production(LocationAction[CubeTable]):
    """Take cubes; always possible (NW-29)."""

    def judge(self, table: CubeTable, place: i64, cubes: Cubes) -> Reason | None:
        return None

    def start(self, table: CubeTable, place: i64) -> None:
        table.agenda.push(GAIN, table.settlement.country.places[place].take)


class Upgrading(LocationAction[CubeTable]):
    """Raise cubes, at least one (NW-30)."""

    def __init__(self, nothing_to_upgrade: Reason) -> None:
        self.nothing_to_upgrade = nothing_to_upgrade

    def judge(self, table: CubeTable, place: i64, cubes: Cubes) -> Reason | None:
        return None if can_upgrade(cubes) else self.nothing_to_upgrade

    def start(self, table: CubeTable, place: i64) -> None:
        table.agenda.push(UPGRADE, both(table.settlement.country.places[place].steps, MUST | AT_LOCATION))


class ExchangeReasons:
    """Why an exchange cannot be made at a location, and why nothing else can be done before it."""

    def __init__(self, not_enough_cubes: Reason, no_room: Reason, must_exchange: Reason) -> None:
        self.not_enough_cubes = not_enough_cubes
        self.no_room = no_room
        self.must_exchange = must_exchange


class Trading(LocationAction[CubeTable]):
    """Exchange cubes, at least once (NW-31); whether another turn follows is the location's matter (NW-49)."""

    def __init__(self, reasons: ExchangeReasons) -> None:
        self.reasons = reasons

    def judge(self, table: CubeTable, place: i64, cubes: Cubes) -> Reason | None:
        return judge_exchange(table, table.settlement.country.places[place], cubes, 1, self.reasons)

    def start(self, table: CubeTable, place: i64) -> None:
        table.agenda.push(EXCHANGE, place)


def exchanges_possible(table: CubeTable, location: Location, cubes: Cubes, most: i64) -> i64:
    """How often the exchange of a location can be made with these cubes, room included."""
    give = location.give
    change = location.take - give
    bound = room_binds(table, location)
    without_room: i64 = 1 if table.settlement.room == ROOM_TO_REPEAT else 0
    done: i64 = 0
    while done < most and holds(cubes, give):
        cubes += change
        if bound and done >= without_room and total(cubes) > table.storage(table.seat):
            return done
        done += 1
    return done


def room_binds(table: CubeTable, location: Location) -> bool:
    """Whether exchanges need room for what they bring: basic trades only, and only if they bring more (NW-32)."""
    if table.settlement.room == NO_ROOM_NEEDED or location.kind != TRADE:
        return False
    return total(location.take) > total(location.give)


def judge_exchange(
    table: CubeTable, location: Location, cubes: Cubes, times: i64, reasons: ExchangeReasons
) -> Reason | None:
    """Why the exchange cannot be made so often, or nothing."""
    possible = exchanges_possible(table, location, cubes, times)
    if possible == times:
        return None
    cubes += (location.take - location.give) * possible
    return reasons.no_room if holds(cubes, location.give) else reasons.not_enough_cubes


class Exchange(Step[CubeTable]):
    """How often the exchange of a location is made: at least once (NW-31)."""

    name: ClassVar[str] = "exchange"

    def __init__(self, moves: MoveTable, reasons: ExchangeReasons, before_another_turn: ExchangeReasons) -> None:
        self.moves = moves.of("times")
        self.code: i64 = moves.code("times")
        self.reasons = reasons
        self.before_another_turn = before_another_turn

    def offers(self, table: CubeTable) -> list[Move]:
        location = table.settlement.country.places[table.argument]
        return self.moves[: exchanges_possible(table, location, table.merchant().cubes, len(self.moves))]

    def meant(self, table: CubeTable) -> list[Move]:
        return self.moves[: len(self.offers(table)) + 1]

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        location = table.settlement.country.places[table.argument]
        reasons = self.before_another_turn if location.again else self.reasons
        if move.code != self.code:
            return reasons.must_exchange
        return judge_exchange(table, location, table.merchant().cubes, move.a, reasons)

    def perform(self, table: CubeTable, move: Move) -> None:
        location = table.settlement.country.places[table.argument]
        merchant = table.merchant()
        given = location.give * move.a
        taken = location.take * move.a
        merchant.cubes += taken - given
        if table.story is not None:
            table.tell("exchanged", {"gave": counts(given), "took": counts(taken), "times": int(move.a)})

    def facts(self, table: CubeTable) -> dict[str, int]:
        return {"location": table.settlement.country.numbers[table.argument]}
