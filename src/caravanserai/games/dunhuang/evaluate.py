"""How good a position of Dunhuang looks for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from caravanserai.games.dunhuang.state import DunhuangState


def evaluate(state: DunhuangState, seat: int) -> float:
    return float(state.scores()[seat])
