"""How good a position of Spice Road looks for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.spice_road.scoring import score

if TYPE_CHECKING:
    from caravanserai.games.century.spice_road.state import SpiceRoadState


def evaluate(state: SpiceRoadState, seat: int) -> float:
    return float(score(state.merchants[seat]))
