"""The steps a game of Marco Polo is made of, arranged by their numbers."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.marco_polo import step_ids
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
    step_ids.DRAFT: Draft(),
    step_ids.DEAL_GOALS: DealGoals(),
    step_ids.KEEP: Keep(),
    step_ids.BEGIN_ROUND: BeginRound(),
    step_ids.ROUND_BONUS: AtRoundStart(),
    step_ids.ROLL: Roll(),
    step_ids.COMPENSATE: Compensate(),
    step_ids.NEXT_TURN: NextTurn(),
    step_ids.TURN: Turn(),
    step_ids.CHOOSE_DIE: ChooseDie(),
    step_ids.ACT: Act(),
    step_ids.COLUMN: Column(),
    step_ids.MERCATOR: Mercator(),
    step_ids.TAKE_CONTRACT: TakeContract(),
    step_ids.ROW_BONUS: RowBonus(),
    step_ids.DROP_CONTRACT: DropContract(),
    step_ids.KEEP_CONTRACTS: KeepContracts(),
    step_ids.DRAW: Draw(),
    step_ids.KEEP_DRAWN: KeepDrawn(),
    step_ids.WALK: Walk(),
    step_ids.STEP: StepTaken(),
    step_ids.ARRIVALS: Arrivals(),
    step_ids.BUILD: Build(),
    step_ids.RELOCATE: Relocate(),
    step_ids.GOOD: Good(),
    step_ids.PAIR: Pair(),
    step_ids.PROVINCE_GAIN: ProvinceGain(),
    step_ids.COPY: Copy(),
    step_ids.TIMES: Times(),
    step_ids.WAY: Way(),
    step_ids.USE_AGAIN: UseAgain(),
    step_ids.BLACK_DIE: BlackDie(),
    step_ids.END_ROUND: EndRound(),
    step_ids.CARD_ENDS: CardEnds(),
    step_ids.PLACE_BONUS: PlaceBonus(),
}

STEPS: Final[list[Step[Any]]] = [_BY_NUMBER[number] for number in range(step_ids.STEP_COUNT)]
