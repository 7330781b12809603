"""The end of a turn, and of the game."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.steps.step_ids import TURN


class EndTurn(Step[CubeTable]):
    """The turn passes on; after the last round the game is over (SR-12, SR-43, EW-40)."""

    name: ClassVar[str] = "end_turn"

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        table.turn += 1
        table.seat = (table.seat + 1) % table.players
        if table.seat == table.first:
            if table.last_round:
                table.over = True
                return False
            table.round += 1
        table.agenda.push(TURN)
        return False
