"""A choice is only asked for where there is more than one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.marco_polo.state import MarcoPoloState

if TYPE_CHECKING:
    from caravanserai.core.moves import Move


class Choice(Step[MarcoPoloState]):
    """A step that decides itself when just one of its moves is legal."""

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        table.argument = argument
        only: Move | None = None
        for move in self.offers(table):
            if self.judge(table, move) is None:
                if only is not None:
                    return True
                only = move
        assert only is not None, (self.name, argument)
        self.perform(table, only)
        return False
