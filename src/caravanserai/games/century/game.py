"""What the Century games have in common as rule sets: a table is laid out with the first turn already pending."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.core.rule_set import RuleSet
from caravanserai.games.century.steps.step_ids import TURN

if TYPE_CHECKING:
    from caravanserai.core.options import Options
    from caravanserai.core.secret_chance import Source
    from caravanserai.games.century.caravan.cube_table import CubeTable


class CenturyGame(RuleSet):
    """A rule set whose states are Century tables."""

    def set_up(self, players: int, chance: Source, options: Options) -> CubeTable:
        table = self.empty(players, options, chance)
        table.agenda.push(TURN)
        table.lay_out()
        table.proceed()
        return table

    def empty(self, players: int, options: Options, chance: Source) -> CubeTable:
        raise NotImplementedError
