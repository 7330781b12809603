"""The secret choice of goal cards, made by all at the same time (MP-144)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.marco_polo import reasons
from caravanserai.games.marco_polo.components.goals import GOALS_KEPT
from caravanserai.games.marco_polo.moves import MOVES
from caravanserai.games.marco_polo.step_ids import BEGIN_ROUND

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason
    from caravanserai.games.marco_polo.state import MarcoPoloState
    from caravanserai.games.marco_polo.travellers import Traveller

KEEP_MOVES: Final = MOVES.of("keep")
KEEP_CODE: Final[i64] = MOVES.code("keep")


def judge_keep(traveller: Traveller, move: Move) -> Reason | None:
    """Why this goal cannot be kept, or nothing."""
    if move.code != KEEP_CODE:
        return reasons.MUST_KEEP_GOALS
    return None if int(move.a) - 1 in traveller.dealt else reasons.GOAL_NOT_DEALT


def keep_goal(table: MarcoPoloState, move: Move, seat: i64) -> None:
    """Keep a goal; after the second the other two go back. When all have chosen, the first round begins."""
    traveller = table.travellers[seat]
    goal = int(move.a) - 1
    traveller.dealt = [other for other in traveller.dealt if other != goal]
    traveller.goals = [*traveller.goals, goal]
    if table.story is not None:
        table.tell_of(seat, "kept_goal", {"goal": goal}, int(seat))
    if len(traveller.goals) == GOALS_KEPT:
        traveller.returned = traveller.dealt
        traveller.dealt = []
        if table.story is not None:
            table.tell_of(seat, "chose_goals", {})
        if len(table.deciding) == 0:
            table.agenda.push(BEGIN_ROUND)
            table.proceed()
