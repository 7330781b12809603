"""What the choices of Eastern Wonders are about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.eastern_wonders.rules.harvest import harvested
from caravanserai.games.century.islands.choices import sea_facts

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.games.century.eastern_wonders.state import EasternWondersState

SINGLE_CUBES: Final = ("leave", "collect", "pay", "upgrade", "discard")


def move_facts(table: EasternWondersState, move: Move) -> dict[str, Fact] | None:
    if move.kind in SINGLE_CUBES:
        return {"colour": move.args[0]}
    if move.kind == "harvest":
        return {"cubes": counts(harvested(table, table.seat))}
    return sea_facts(table, move)
