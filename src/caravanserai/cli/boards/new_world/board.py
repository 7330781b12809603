"""The table of A New World in a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from caravanserai.cli.boards.century.settlement.board import SettlementBoard, Sign


class NewWorldBoard(SettlementBoard):
    """Four location boards and the pioneers."""

    def further_signs(self) -> Sequence[Sign]:
        return [(Text(self.symbols.own_signs["again"], "bold"), "sign-again")]


BOARD: Final = NewWorldBoard
