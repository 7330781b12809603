"""Taking settlers back, one figure at a time: the icon that fetches cards in Spice Road (E1-39, E1-46, E3-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.settlement.countries import NOT_IN_PLAY
from caravanserai.games.century.settlement.settlement import NOBODY
from caravanserai.games.century.steps.step_arguments import number_in, second_in
from caravanserai.games.century.steps.step_ids import NO_CARD_EXCLUDED, RETRIEVE

if TYPE_CHECKING:
    from caravanserai.core.moves import Move, MoveTable
    from caravanserai.core.reason_list import Refusals
    from caravanserai.core.reasons import Reason


def judge_recall(table: CubeTable, number: i64, nobody_there: Reason) -> Reason | None:
    """Why no settler can be taken back from the location with this number, or nothing."""
    place: i64 = table.settlement.country.place_of[number]
    if place == NOT_IN_PLAY or table.settlement.holders[place] != table.seat:
        return nobody_there
    return None


def recall(table: CubeTable, number: i64) -> None:
    """One settler comes back to the hand; a place where none remains is free (E1-39)."""
    settlement = table.settlement
    place: i64 = settlement.country.place_of[number]
    settlement.crowds[place] = settlement.crowds[place] - 1
    if settlement.crowds[place] == 0:
        settlement.holders[place] = NOBODY
    pioneer = settlement.pioneers[table.seat]
    pioneer.hand += 1
    if table.story is not None:
        table.tell("recalled", {"location": int(number)})


def recall_offers(table: CubeTable, moves: list[Move]) -> list[Move]:
    """The locations where the player has settlers."""
    settlement = table.settlement
    numbers = settlement.country.numbers
    return [
        moves[numbers[place]] for place in range(settlement.country.size) if settlement.holders[place] == table.seat
    ]


def judge_route_recall(table: CubeTable, position: i64, nobody_there: Reason) -> Reason | None:
    """Why no settler can be taken back from this card (from 0) of the player's route, or nothing."""
    settlers = table.settlement.routes[table.seat].settlers
    return None if position < len(settlers) and settlers[position] > 0 else nobody_there


def recall_from_route(table: CubeTable, position: i64) -> None:
    """One settler comes back from a card to the hand; a card where none remains is free."""
    route = table.settlement.routes[table.seat]
    route.settlers[position] = route.settlers[position] - 1
    pioneer = table.settlement.pioneers[table.seat]
    pioneer.hand += 1
    if table.story is not None:
        table.tell("recalled_from_route", {"position": int(position) + 1, "card": route.cards[position]})


class RecallReasons:
    """Why settlers are not taken back, or not yet, where one clause speaks of it."""

    def __init__(self, refusals: Refusals, clause: str) -> None:
        self.nobody_there = refusals.reason("nobody_there", clause)
        self.unfinished = refusals.reason("must_finish_recalling", clause)


class Recall(Step[CubeTable]):
    """Take settlers back, up to a number or not at all: from locations, and from the route in games that have one."""

    name: ClassVar[str] = "recall"

    def __init__(self, moves: MoveTable, reasons: RecallReasons, on_deal: RecallReasons) -> None:
        self.moves = moves.of("recall")
        self.code: i64 = moves.code("recall")
        self.route_moves = moves.of("recall-route")
        self.done = moves["done"]
        self.reasons = reasons
        self.on_deal = on_deal

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        return number_in(argument) > 0 and table.settlement.away(table.seat) > 0

    def offers(self, table: CubeTable) -> list[Move]:
        found = recall_offers(table, self.moves)
        found += self.route_moves
        found.append(self.done)
        return found

    def meant(self, table: CubeTable) -> list[Move]:
        found = [self.moves[number] for number in table.settlement.country.numbers]
        found += self.route_moves
        found.append(self.done)
        return found

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        if move is self.done:
            return None
        reasons = self.on_deal if second_in(table.argument) == NO_CARD_EXCLUDED else self.reasons
        if move.code == self.code:
            return judge_recall(table, move.a, reasons.nobody_there)
        if move in self.route_moves:
            return judge_route_recall(table, move.a - 1, reasons.nobody_there)
        return reasons.unfinished

    def perform(self, table: CubeTable, move: Move) -> None:
        if move is self.done:
            return
        if move.code == self.code:
            recall(table, move.a)
        else:
            recall_from_route(table, move.a - 1)
        table.agenda.push(RETRIEVE, table.argument - 1)

    def facts(self, table: CubeTable) -> dict[str, int]:
        return {"left": int(number_in(table.argument))}
