"""Laying out a table of Spice Road (SR-6 to SR-11, SR-51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.core.chance import seeded
from caravanserai.games.century.caravan.merchants import Merchant
from caravanserai.games.century.market.rows import dealt
from caravanserai.games.century.market.trade_deck import STARTING_HAND
from caravanserai.games.century.spice_road.components import (
    COINS_PER_PLAYER,
    POINT_CARDS,
    POINT_ROW,
    STARTING_CUBES,
    TRADE_ROW,
)
from caravanserai.games.century.spice_road.rules.steps import STEPS
from caravanserai.games.century.spice_road.state import SpiceRoadState
from caravanserai.games.century.steps.step_ids import TURN

if TYPE_CHECKING:
    from caravanserai.core.game import Game
    from caravanserai.core.options import Options


def set_up(game: Game, players: int, seed: int, options: Options) -> SpiceRoadState:
    """A table ready for the first turn."""
    chance = seeded(seed, game.id)
    state = SpiceRoadState(game, players, options, chance, STEPS)

    point_deck = list(range(len(POINT_CARDS)))
    chance.shuffle(point_deck)
    state.points = dealt(point_deck, POINT_ROW)

    state.deal_trade_cards(TRADE_ROW)

    state.gold = COINS_PER_PLAYER * players
    state.silver = COINS_PER_PLAYER * players

    state.first = chance.below(players)
    state.seat = state.first
    state.merchants = [Merchant() for _ in range(players)]
    for place in range(players):
        merchant = state.merchants[(state.first + place) % players]
        merchant.cubes = STARTING_CUBES[place]
        merchant.hand = STARTING_HAND

    state.agenda.push(TURN)
    state.proceed()
    return state
