"""Work and Rest: settlers go to a location and do what it offers, or all come home (NW-19 to NW-28, NW-51 to NW-54)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import RED, counts, one
from caravanserai.games.century.settlement.countries import NOT_IN_PLAY
from caravanserai.games.century.settlement.settlement import NOBODY, UNCOVERED
from caravanserai.games.century.settlement.steps.location_actions import LocationAction
from caravanserai.games.century.steps.step_ids import AGAIN, END_TURN, LIMIT, TURN

if TYPE_CHECKING:
    from caravanserai.core.moves import Move, MoveTable
    from caravanserai.core.reasons import Reason


class PlacingReasons:
    """Why settlers cannot be placed on a location."""

    def __init__(
        self, not_in_play: Reason, covered: Reason, already_there: Reason, not_enough_settlers: Reason
    ) -> None:
        self.not_in_play = not_in_play
        self.covered = covered
        self.already_there = already_there
        self.not_enough_settlers = not_enough_settlers


class Work:
    """The Work action of a game: its moves, and the action of every kind of location it has."""

    def __init__(self, moves: MoveTable, actions: dict[int, LocationAction[Any]], reasons: PlacingReasons) -> None:
        self.moves = moves.of("work")
        self.code: i64 = moves.code("work")
        kinds = range(max(actions) + 1)
        self.actions: list[LocationAction[Any]] = [actions.get(kind) or LocationAction() for kind in kinds]
        self.reasons = reasons

    def offers(self, table: CubeTable) -> list[Move]:
        """Every open location in play where the player does not stand."""
        settlement = table.settlement
        numbers = settlement.country.numbers
        found: list[Move] = []
        for place in range(settlement.country.size):
            if settlement.holders[place] != table.seat and settlement.covers[place] == UNCOVERED:
                found.append(self.moves[numbers[place]])
        return found

    def meant(self, table: CubeTable) -> list[Move]:
        """Every location in play, also those the player cannot go to."""
        return [self.moves[number] for number in table.settlement.country.numbers]

    def judge(self, table: CubeTable, number: i64) -> Reason | None:
        """Why the player whose turn it is may not work at the location with this number, or nothing."""
        settlement = table.settlement
        place: i64 = settlement.country.place_of[number]
        if place == NOT_IN_PLAY:
            return self.reasons.not_in_play
        if settlement.covers[place] != UNCOVERED:
            return self.reasons.covered
        if settlement.holders[place] == table.seat:
            return self.reasons.already_there
        merchant = table.merchants[table.seat]
        if not settlement.enough_settlers(table.seat, place, merchant.claimed):
            return self.reasons.not_enough_settlers
        location = settlement.country.places[place]
        cubes = merchant.cubes
        if location.tools:
            cubes += settlement.tools_cubes(place, merchant.claimed) * one(RED)
        return self.actions[location.kind].judge(table, place, cubes)

    def perform(self, table: CubeTable, number: i64) -> None:
        """Place settlers, send others home, take the cubes of the tools, and do the action."""
        place: i64 = table.settlement.country.place_of[number]
        location = table.settlement.country.places[place]
        put_end(table, location.again)
        settle(table, place)
        use_tools(table, place)
        self.actions[location.kind].start(table, place)


def put_end(table: CubeTable, again: bool) -> None:
    """Put the end of the turn on the agenda: the storage limit, then another turn or the next player's."""
    table.agenda.push(AGAIN if again else END_TURN)
    table.agenda.push(LIMIT)


def settle(table: CubeTable, place: i64) -> None:
    """Settlers take a place, and those of another player return to their owner's hand (NW-25, NW-26)."""
    settlement = table.settlement
    number = settlement.needed(place, table.merchant().claimed)
    holder = settlement.holders[place]
    if table.story is not None:
        table.tell("worked", {"location": settlement.country.numbers[place], "settlers": int(number)})
    if holder != NOBODY:
        leaving = settlement.leave(place)
        displaced = settlement.pioneers[holder]
        displaced.hand += leaving
        if table.story is not None:
            facts = {"location": settlement.country.numbers[place], "settlers": int(leaving)}
            table.tell_of(holder, "displaced", facts)
    pioneer = settlement.pioneers[table.seat]
    pioneer.hand -= number
    settlement.holders[place] = int(table.seat)
    settlement.crowds[place] = int(number)


def use_tools(table: CubeTable, place: i64) -> None:
    """Tools bring red cubes before the action (NW-27)."""
    merchant = table.merchant()
    found = table.settlement.tools_cubes(place, merchant.claimed) * one(RED)
    if found != 0:
        table.give(merchant, found)
        if table.story is not None:
            table.tell("used_tools", {"cubes": counts(found)})


def bring_home(table: CubeTable) -> i64:
    """All settlers of the player leave locations and route for the hand (NW-53, E1-25); gives how many."""
    settlement = table.settlement
    pioneer = settlement.pioneers[table.seat]
    coming: i64 = 0
    for place in range(settlement.country.size):
        if settlement.holders[place] == table.seat:
            coming += settlement.leave(place)
    if settlement.routes:
        coming += settlement.routes[table.seat].bring_home()
    pioneer.hand += coming
    return coming


def rest(table: CubeTable) -> None:
    """Rest, also with nobody placed (NW-53, NW-54)."""
    put_end(table, False)
    coming = bring_home(table)
    if table.story is not None:
        table.tell("rested", {"settlers": int(coming)})


class Turn(Step[CubeTable]):
    """Choose the one action of the turn: Work or Rest (NW-20)."""

    name: ClassVar[str] = "turn"

    def __init__(self, moves: MoveTable, work: Work, not_now: Reason) -> None:
        self.work = work
        self.rest = moves["rest"]
        self.not_now = not_now

    def offers(self, table: CubeTable) -> list[Move]:
        found = self.work.offers(table)
        found.append(self.rest)
        return found

    def meant(self, table: CubeTable) -> list[Move]:
        found = self.work.meant(table)
        found.append(self.rest)
        return found

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        if move.code == self.work.code:
            return self.work.judge(table, move.a)
        return None if move is self.rest else self.not_now

    def perform(self, table: CubeTable, move: Move) -> None:
        if move is self.rest:
            rest(table)
        else:
            self.work.perform(table, move.a)


class Again(Step[CubeTable]):
    """Another turn, complete, in the same place of the round (NW-51)."""

    name: ClassVar[str] = "again"

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        table.turn += 1
        if table.story is not None:
            table.tell("another_turn", {})
        table.agenda.push(TURN)
        return False
