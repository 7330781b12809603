"""Laying out a table of Dunhuang (DH-5 to DH-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.core.secret_chance import Source
from caravanserai.games.dunhuang.circles import CHOSEN, RANDOM, circle_named
from caravanserai.games.dunhuang.components import DEALT, REMOVED_GOODS, SLOTS, STARTING_COINS
from caravanserai.games.dunhuang.goods import GOODS, bag_of
from caravanserai.games.dunhuang.memory import blank
from caravanserai.games.dunhuang.rules.steps import STEPS
from caravanserai.games.dunhuang.state import NOT_IN_PLAY, DunhuangState
from caravanserai.games.dunhuang.step_ids import KEEP
from caravanserai.games.dunhuang.traders import Trader

if TYPE_CHECKING:
    from caravanserai.core.game import Game
    from caravanserai.core.options import Options


def set_up(game: Game, players: int, chance: Source, options: Options) -> DunhuangState:
    """A table where everybody is about to choose a starting card."""
    state = DunhuangState(game, players, options, chance, STEPS)
    state.circle = laid_circle(options, chance)

    for good in REMOVED_GOODS[players]:
        state.owners[good] = NOT_IN_PLAY
    state.deck = [good for good in range(GOODS) if state.owners[good] != NOT_IN_PLAY for _ in range(good + 1)]
    chance.draw("deck").shuffle(state.deck)
    state.market = [state.deck.pop() for _ in range(SLOTS)]

    state.traders = [Trader() for _ in range(players)]
    state.memories = [blank() for _ in range(players)]
    for trader in state.traders:
        trader.dealt = bag_of([state.deck.pop() for _ in range(DEALT)])
        state.take_coins(trader, STARTING_COINS[players])

    state.first = chance.draw("first player").below(players)
    state.seat = state.first
    state.decider = state.first
    state.agenda.push(KEEP)
    state.proceed()
    return state


def laid_circle(options: Options, chance: Source) -> list[int]:
    """The circle as the table wishes: all by chance, the order of chosen characters by chance, or nothing."""
    if options["circle_mode"] == RANDOM:
        return random_circle(chance)
    circle = circle_named(str(options["circle"]))
    if options["circle_mode"] != CHOSEN:
        chance.draw("circle").shuffle(circle)
    return circle


def random_circle(chance: Source) -> list[int]:
    """Eight tokens in any order, each with either face up (DH-6)."""
    tokens = list(range(SLOTS))
    chance.draw("circle").shuffle(tokens)
    faces = chance.draw("faces of the circle")
    return [2 * token + int(faces.below(2)) for token in tokens]
