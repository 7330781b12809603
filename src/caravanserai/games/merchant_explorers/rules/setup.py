"""Laying out a table of The Guild of Merchant Explorers (ME-10 to ME-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.merchant_explorers.components.cards import INVESTIGATES
from caravanserai.games.merchant_explorers.components.objectives import IN_PLAY, objectives_of
from caravanserai.games.merchant_explorers.components.treasures import TREASURES
from caravanserai.games.merchant_explorers.guild import new_guild
from caravanserai.games.merchant_explorers.rules.steps import STEPS
from caravanserai.games.merchant_explorers.rules.turns import begin_era
from caravanserai.games.merchant_explorers.setting import Setting
from caravanserai.games.merchant_explorers.state import MerchantExplorersState

if TYPE_CHECKING:
    from caravanserai.core.game import Game
    from caravanserai.core.options import Options
    from caravanserai.core.secret_chance import Source


def set_up(game: Game, players: int, chance: Source, options: Options) -> MerchantExplorersState:
    """A table where the first explore card lies open."""
    state = MerchantExplorersState(game, players, options, chance, STEPS, Setting(options))
    objectives = objectives_of(state.province.number)
    chance.draw("objectives").shuffle(objectives)
    state.objectives = objectives[:IN_PLAY]
    state.investigate = list(range(1, INVESTIGATES + 1))
    chance.draw("investigate cards").shuffle(state.investigate)
    state.treasure = list(range(TREASURES))
    chance.draw("treasure cards").shuffle(state.treasure)
    state.fresh = TREASURES
    for seat in range(players):
        state.guilds.append(new_guild(seat, state.province))
    state.show_all()
    begin_era(state, 1)
    return state
