"""Laying out a table of From East to West I (E1-1 to E1-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.core.chance import seeded
from caravanserai.games.century.east_west_1.components import MARKETS, MARKS, STAR_REMOVED
from caravanserai.games.century.east_west_1.rules.steps import STEPS
from caravanserai.games.century.east_west_1.state import EastWest1State, new_settlement
from caravanserai.games.century.settlement.routes import empty_route
from caravanserai.games.century.settlement.setup import deal_boards, seat_pioneers
from caravanserai.games.century.steps.step_ids import TURN

if TYPE_CHECKING:
    from caravanserai.core.game import Game
    from caravanserai.core.options import Options


def set_up(game: Game, players: int, seed: int, options: Options) -> EastWest1State:
    """A table ready for the first turn."""
    chance = seeded(seed, game.id)
    state = EastWest1State(game, players, options, chance, STEPS)
    state.settlement = new_settlement(options)
    deal_boards(state.settlement, players, STAR_REMOVED, MARKS, True, chance)
    state.deal_trade_cards(MARKETS)
    seat_pioneers(state, chance)
    state.settlement.routes = [empty_route() for _ in range(players)]
    state.agenda.push(TURN)
    state.proceed()
    return state
