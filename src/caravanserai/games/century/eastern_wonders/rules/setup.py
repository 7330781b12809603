"""Laying out a table of Eastern Wonders (EW-5 to EW-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.core.chance import seeded
from caravanserai.games.century.caravan.merchants import Merchant
from caravanserai.games.century.eastern_wonders.components import MAP_RULES
from caravanserai.games.century.eastern_wonders.rules.steps import STEPS
from caravanserai.games.century.eastern_wonders.state import EasternWondersState, new_islands
from caravanserai.games.century.islands.bonus_tiles import ALL_KINDS
from caravanserai.games.century.islands.captains import Captain
from caravanserai.games.century.islands.maps.option import laid_out
from caravanserai.games.century.islands.ports import ports_dealt
from caravanserai.games.century.islands.steps.starting import put_starts
from caravanserai.games.century.steps.step_ids import TURN

if TYPE_CHECKING:
    from caravanserai.core.game import Game
    from caravanserai.core.options import Options


def set_up(game: Game, players: int, seed: int, options: Options) -> EasternWondersState:
    """A table where the last player in turn order is about to take a starting set."""
    chance = seeded(seed, game.id)
    state = EasternWondersState(game, players, options, chance, STEPS)
    islands = new_islands(options)
    state.islands = islands
    islands.chart, islands.tiles = laid_out(options, MAP_RULES, 0, chance)
    islands.ports = ports_dealt(MAP_RULES.ports, chance)
    islands.stock = ALL_KINDS
    islands.captains = [Captain() for _ in range(players)]
    state.loose = [0] * (4 * islands.chart.size)

    state.first = chance.below(players)
    state.seat = state.first
    state.merchants = [Merchant() for _ in range(players)]
    state.agenda.push(TURN)
    put_starts(state)
    state.proceed()
    return state
