"""Laying out a table of From Sand to Sea (SS-1 to SS-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.core.chance import seeded
from caravanserai.games.century.caravan.card_sets import NO_CARDS
from caravanserai.games.century.caravan.merchants import Merchant
from caravanserai.games.century.islands.bonus_tiles import FIRST_THREE_KINDS
from caravanserai.games.century.islands.captains import Captain
from caravanserai.games.century.islands.maps.option import laid_out
from caravanserai.games.century.islands.ports import ports_dealt
from caravanserai.games.century.islands.steps.starting import put_starts
from caravanserai.games.century.market.trade_deck import STARTING_HAND
from caravanserai.games.century.sand_to_sea.components import MAP_RULES, SEA_TILES, TRADE_ROW
from caravanserai.games.century.sand_to_sea.rules.steps import STEPS
from caravanserai.games.century.sand_to_sea.spendings import NOTHING_SPENT
from caravanserai.games.century.sand_to_sea.state import SandToSeaState, new_islands
from caravanserai.games.century.steps.step_ids import TURN

if TYPE_CHECKING:
    from caravanserai.core.game import Game
    from caravanserai.core.options import Options


def set_up(game: Game, players: int, seed: int, options: Options) -> SandToSeaState:
    """A table where the last player in turn order is about to take a starting set."""
    chance = seeded(seed, game.id)
    state = SandToSeaState(game, players, options, chance, STEPS)
    state.deal_trade_cards(TRADE_ROW)
    islands = new_islands(options)
    state.islands = islands
    islands.chart, islands.tiles = laid_out(options, MAP_RULES, SEA_TILES, chance)
    islands.ports = ports_dealt(MAP_RULES.ports, chance)
    islands.stock = FIRST_THREE_KINDS
    islands.captains = [Captain() for _ in range(players)]

    state.first = chance.below(players)
    state.seat = state.first
    state.merchants = [Merchant() for _ in range(players)]
    for merchant in state.merchants:
        merchant.hand = STARTING_HAND
    state.sailed = [NO_CARDS] * players
    state.spendings = [NOTHING_SPENT] * players
    state.agenda.push(TURN)
    put_starts(state)
    state.proceed()
    return state
