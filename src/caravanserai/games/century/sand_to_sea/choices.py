"""What the choices of From Sand to Sea are about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.games.century.caravan.card_sets import has, size
from caravanserai.games.century.islands.choices import sea_facts
from caravanserai.games.century.market.choices import trade_facts
from caravanserai.games.century.sand_to_sea.rules.resting import returning
from caravanserai.games.century.steps.step_ids import PAY_OUTPOST

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.games.century.sand_to_sea.state import SandToSeaState

AT_SEA: Final = ("set", "place", "sail", "stop", "fee", "build", "trade", "claim", "bonus")


def move_facts(table: SandToSeaState, move: Move) -> dict[str, Fact] | None:
    if move.kind in AT_SEA:
        return sea_facts(table, move)
    if move.kind == "fare":
        return {"card": move.args[0], "played": int(has(table.merchant().played, move.a))}
    if move.kind == "rest":
        return {"cards": int(size(returning(table, table.seat)))}
    if move.kind == "pay":
        return {"colour": move.args[0], "purpose": "outpost" if table.step == PAY_OUTPOST else "card"}
    return trade_facts(table, move)
