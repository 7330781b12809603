"""Upgrades in games where both locations and trade cards bring them: each sort is refused by its own clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.steps import Upgrade
from caravanserai.games.century.steps.step_ids import AT_LOCATION

if TYPE_CHECKING:
    from caravanserai.core.moves import Move, MoveTable
    from caravanserai.core.reasons import Reason
    from caravanserai.games.century.caravan.cube_table import CubeTable


class UpgradeByEither(Upgrade):
    """Raise one cube by one step, as a location (NW-30) or a trade card (E1-27) has it."""

    def __init__(
        self, moves: MoveTable, must_upgrade: Reason, no_such_cube: Reason, must_act: Reason, by_card: Upgrade
    ) -> None:
        super().__init__(moves, must_upgrade, no_such_cube, must_act)
        self.by_card = by_card

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        return super().judge(table, move) if table.argument & AT_LOCATION else self.by_card.judge(table, move)
