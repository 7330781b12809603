"""The Travel action and single steps (MP-70 to MP-77, MP-96, MP-110, MP-122 to MP-128)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.marco_polo import reasons
from caravanserai.games.marco_polo.components.characters import WILHELM
from caravanserai.games.marco_polo.components.places import NO_ROUTE, may_hold_posts
from caravanserai.games.marco_polo.moves import MOVES
from caravanserai.games.marco_polo.rules.building import raise_post
from caravanserai.games.marco_polo.rules.openings import reach_of
from caravanserai.games.marco_polo.rules.stepping import (
    GO_CODE,
    can_step,
    figure_at,
    next_step_price,
    put_figure,
    step_price,
    steps_of,
)
from caravanserai.games.marco_polo.state import MarcoPoloState
from caravanserai.games.marco_polo.step_ids import ARRIVALS, BUILD, PLACE_BONUS, WALK
from caravanserai.games.marco_polo.store import counts, covers
from caravanserai.games.marco_polo.travellers import NOT_ON_MAP

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

STOP: Final = MOVES["stop"]
BUILD_HERE: Final = MOVES["build"]
DECLINE: Final = MOVES["decline"]


def set_out(table: MarcoPoloState) -> None:
    """Begin the Travel action: up to as many steps as the lower die shows (MP-70, MP-85)."""
    action = table.action
    action.steps_left = reach_of(table, action.space, action.lowest)
    action.steps_taken = 0
    action.moved = 0
    action.passed = []
    table.last_traveller = table.seat
    table.agenda.push(WALK)


def why_no_step(table: MarcoPoloState, move: Move, unpaid: Reason) -> Reason | None:
    """Why a figure cannot take this step, or nothing."""
    traveller = table.traveller()
    if figure_at(traveller, move.a) == NOT_ON_MAP:
        return reasons.NO_SUCH_FIGURE
    price = step_price(table, move)
    if price == NO_ROUTE:
        return reasons.NO_ROUTE
    return None if covers(traveller.store, price) else unpaid


def take_step(table: MarcoPoloState, move: Move) -> None:
    """Pay and move. Nothing comes in on the way, so paying step by step is paying for the whole trip first (MP-73)."""
    traveller = table.traveller()
    here = figure_at(traveller, move.a)
    cost = step_price(table, move)
    traveller.store -= cost
    put_figure(traveller, move.a, move.b)
    table.action.moved |= i64(1) << move.a
    if table.story is not None:
        table.tell(
            "went", {"figure": int(move.a), "origin": int(here), "place": int(move.b), "cost": [*counts(cost), 0]}
        )


class Walk(Step[MarcoPoloState]):
    """The next step of a trip, or its end."""

    name: ClassVar[str] = "walk"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        action = table.action
        if action.steps_left > 0:
            price = next_step_price(table)
            traveller = table.traveller()
            if covers(traveller.store, price) and can_step(traveller, traveller.store - price):
                return True
        end_trip(table)
        return False

    def offers(self, table: MarcoPoloState) -> list[Move]:
        steps = steps_of(table.traveller())
        if table.action.steps_taken == 0:
            return steps
        if table.traveller().character == WILHELM:
            return [*steps, BUILD_HERE, STOP]
        return [*steps, STOP]

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        if move.code == GO_CODE:
            return why_no_step(table, move, reasons.CANNOT_PAY_TRIP)
        if move is STOP:
            return reasons.MUST_MOVE if table.action.steps_taken == 0 else None
        if move is BUILD_HERE:
            return why_not_build_in_passing(table, table.action.steps_taken)
        return reasons.MUST_FINISH_TRIP

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        action = table.action
        if move is STOP:
            end_trip(table)
            return
        table.agenda.push(WALK)
        if move is BUILD_HERE:
            build_in_passing(table)
            return
        take_step(table, move)
        action.steps_left -= 1
        action.steps_taken += 1

    def facts(self, table: MarcoPoloState) -> dict[str, int]:
        return {"left": int(table.action.steps_left), "taken": int(table.action.steps_taken)}


def why_not_build_in_passing(table: MarcoPoloState, steps_taken: i64) -> Reason | None:
    """MP-124: any place he comes through, from unbuilt posts only."""
    traveller = table.traveller()
    if traveller.character != WILHELM:
        return reasons.NOT_WILHELM
    if steps_taken == 0 or not may_hold_posts(traveller.figure):
        return reasons.NOTHING_TO_BUILD_HERE
    if traveller.has_post(traveller.figure):
        return reasons.POST_STANDS_HERE
    return None if traveller.built() < traveller.all_posts else reasons.NO_POST_LEFT


def build_in_passing(table: MarcoPoloState) -> None:
    """Wilhelm builds where he stands and goes on; what the place brings comes after the trip (MP-124, MP-125)."""
    here = table.traveller().figure
    table.action.passed.append(int(here))
    raise_post(table, here)


def end_trip(table: MarcoPoloState) -> None:
    """Posts are built where figures ended. Wilhelm's bonuses come after all his posts, in their order (MP-125)."""
    note_arrivals(table)
    action = table.action
    if not action.passed:
        table.agenda.push(ARRIVALS)
        return
    for place in action.arrivals:
        table.agenda.push(PLACE_BONUS, place)
    for place in reversed(action.passed):
        table.agenda.push(PLACE_BONUS, place)
    for place in action.arrivals:
        table.agenda.push(BUILD, place)


def note_arrivals(table: MarcoPoloState) -> None:
    """Remember where the figures that moved stand now and posts are missing, once per place (MP-76, MP-122)."""
    traveller = table.traveller()
    action = table.action
    action.arrivals = []
    for figure in range(1, 3):
        if (action.moved >> figure) & 1:
            place = figure_at(traveller, figure)
            if needs_post(table, place) and int(place) not in action.arrivals:
                action.arrivals.append(int(place))


def needs_post(table: MarcoPoloState, place: i64) -> bool:
    """Whether ending here obliges the active player to build (MP-76, MP-77)."""
    return may_hold_posts(place) and not table.traveller().has_post(place)


class StepTaken(Step[MarcoPoloState]):
    """One step of one figure. The argument says whether it may be declined: rewards may, cards not (MP-110, MP-96)."""

    name: ClassVar[str] = "step"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        traveller = table.traveller()
        if can_step(traveller, traveller.store):
            return True
        if table.story is not None:
            table.tell("step_lost", {})
        return False

    def offers(self, table: MarcoPoloState) -> list[Move]:
        return [*steps_of(table.traveller()), DECLINE]

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        if table.argument == 0 and move.code != GO_CODE:
            return reasons.MUST_STEP
        if move is DECLINE:
            return None
        if move.code != GO_CODE:
            return reasons.MUST_SETTLE_STEP
        return why_no_step(table, move, reasons.CANNOT_PAY_STEP)

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        if move is DECLINE:
            if table.story is not None:
                table.tell("declined_step", {})
            return
        take_step(table, move)
        if (table.argument or table.build_on_every_step) and needs_post(table, move.b):
            table.agenda.push(PLACE_BONUS, move.b)
            table.agenda.push(BUILD, move.b)

    def facts(self, table: MarcoPoloState) -> dict[str, int]:
        return {"reward": int(table.argument)}
