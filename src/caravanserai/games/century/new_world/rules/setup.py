"""Laying out a table of A New World (NW-8 to NW-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.core.chance import seeded
from caravanserai.games.century.new_world.components import DRAWN_FROM, MARKS, STAR_REMOVED
from caravanserai.games.century.new_world.rules.steps import STEPS
from caravanserai.games.century.new_world.state import NewWorldState, new_settlement
from caravanserai.games.century.settlement.setup import deal_boards, seat_pioneers
from caravanserai.games.century.steps.step_ids import TURN

if TYPE_CHECKING:
    from caravanserai.core.game import Game
    from caravanserai.core.options import Options


def set_up(game: Game, players: int, seed: int, options: Options) -> NewWorldState:
    """A table ready for the first turn."""
    chance = seeded(seed, game.id)
    state = NewWorldState(game, players, options, chance, STEPS)
    fourth = str(options["fourth_board"])
    if fourth in DRAWN_FROM:
        drawn_from = DRAWN_FROM[fourth]
        fourth = drawn_from[chance.below(len(drawn_from))]
    state.settlement = new_settlement(fourth, options)
    deal_boards(state.settlement, players, STAR_REMOVED, MARKS, False, chance)
    seat_pioneers(state, chance)
    state.agenda.push(TURN)
    state.proceed()
    return state
