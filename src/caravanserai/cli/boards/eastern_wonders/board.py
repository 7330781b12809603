"""The table of Eastern Wonders in a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from caravanserai.cli.boards.century.islands.board import SeaBoard


class EasternWondersBoard(SeaBoard):
    """The map with the cubes that lie on it, and the captains."""

    def further_signs(self) -> Sequence[tuple[Text, str]]:
        return [(Text("+").append_text(self.symbols.cubes([2, 1, 0, 0])), "loose")]


BOARD: Final = EasternWondersBoard
