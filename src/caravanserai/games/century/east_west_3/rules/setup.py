"""Laying out a table of From East to West III (E3-1 to E3-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.core.chance import seeded
from caravanserai.games.century.caravan.card_sets import NO_CARDS
from caravanserai.games.century.east_west_3.components import MARKETS, MARKS, STAR_REMOVED
from caravanserai.games.century.east_west_3.rules.steps import STEPS
from caravanserai.games.century.east_west_3.state import EastWest3State, new_settlement
from caravanserai.games.century.islands.maps.island_maps import lay_island, new_islands
from caravanserai.games.century.settlement.setup import deal_boards, seat_pioneers
from caravanserai.games.century.steps.step_ids import TURN

if TYPE_CHECKING:
    from caravanserai.core.game import Game
    from caravanserai.core.options import Options


def set_up(game: Game, players: int, seed: int, options: Options) -> EastWest3State:
    """A table ready for the first turn."""
    chance = seeded(seed, game.id)
    state = EastWest3State(game, players, options, chance, STEPS)
    state.settlement = new_settlement(options)
    deal_boards(state.settlement, players, STAR_REMOVED, MARKS, False, chance)
    state.deal_trade_cards(MARKETS)
    state.islands = new_islands(options)
    lay_island(state.islands, str(options["map"]), players, chance)
    seat_pioneers(state, chance)
    state.collections = [NO_CARDS] * players
    state.agenda.push(TURN)
    state.proceed()
    return state
