"""The steps a game of Marco Polo is made of, arranged by their numbers."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.marco_polo import errands
from caravanserai.games.marco_polo.rules.building import Arrivals, Build, PlaceBonus, Relocate
from caravanserai.games.marco_polo.rules.cards import CardEnds, Times, UseAgain, Way
from caravanserai.games.marco_polo.rules.contracts import (
    Draw,
    DropContract,
    KeepContracts,
    KeepDrawn,
    RowBonus,
    TakeContract,
)
from caravanserai.games.marco_polo.rules.gains import BlackDie, Copy, Good, Pair, ProvinceGain
from caravanserai.games.marco_polo.rules.placing import Act, ChooseDie, Column, Mercator
from caravanserai.games.marco_polo.rules.rounds import (
    BeginRound,
    Compensate,
    EndRound,
    NextTurn,
    Roll,
)
from caravanserai.games.marco_polo.rules.rounds import (
    RoundBonus as AtRoundStart,
)
from caravanserai.games.marco_polo.rules.setup import DealGoals, Draft, Keep
from caravanserai.games.marco_polo.rules.travelling import StepTaken, Walk
from caravanserai.games.marco_polo.rules.turn import Turn

_BY_NUMBER: Final[dict[int, Step[Any]]] = {
    errands.DRAFT: Draft(),
    errands.DEAL_GOALS: DealGoals(),
    errands.KEEP: Keep(),
    errands.BEGIN_ROUND: BeginRound(),
    errands.ROUND_BONUS: AtRoundStart(),
    errands.ROLL: Roll(),
    errands.COMPENSATE: Compensate(),
    errands.NEXT_TURN: NextTurn(),
    errands.TURN: Turn(),
    errands.CHOOSE_DIE: ChooseDie(),
    errands.ACT: Act(),
    errands.COLUMN: Column(),
    errands.MERCATOR: Mercator(),
    errands.TAKE_CONTRACT: TakeContract(),
    errands.ROW_BONUS: RowBonus(),
    errands.DROP_CONTRACT: DropContract(),
    errands.KEEP_CONTRACTS: KeepContracts(),
    errands.DRAW: Draw(),
    errands.KEEP_DRAWN: KeepDrawn(),
    errands.WALK: Walk(),
    errands.STEP: StepTaken(),
    errands.ARRIVALS: Arrivals(),
    errands.BUILD: Build(),
    errands.RELOCATE: Relocate(),
    errands.GOOD: Good(),
    errands.PAIR: Pair(),
    errands.PROVINCE_GAIN: ProvinceGain(),
    errands.COPY: Copy(),
    errands.TIMES: Times(),
    errands.WAY: Way(),
    errands.USE_AGAIN: UseAgain(),
    errands.BLACK_DIE: BlackDie(),
    errands.END_ROUND: EndRound(),
    errands.CARD_ENDS: CardEnds(),
    errands.PLACE_BONUS: PlaceBonus(),
}

STEPS: Final[list[Step[Any]]] = [_BY_NUMBER[number] for number in range(errands.STEP_COUNT)]
