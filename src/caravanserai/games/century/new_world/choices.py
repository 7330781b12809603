"""What the choices of A New World are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.settlement.choices import settlement_facts

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.games.century.new_world.state import NewWorldState


def move_facts(table: NewWorldState, move: Move) -> dict[str, Fact] | None:
    return settlement_facts(table, move)
