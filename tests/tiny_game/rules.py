"""Take some stones (TG-1, TG-2); the game ends with the last one (TG-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from caravanserai.core.turns import Step
from tests.tiny_game.components import MOST
from tests.tiny_game.moves import MOVES
from tests.tiny_game.reasons import NOT_ENOUGH_STONES

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason
    from tests.tiny_game.state import TinyState

TAKE = 0


class Take(Step["TinyState"]):
    """How many stones does the player take?"""

    name = "take"

    def arrive(self, table: TinyState, argument: int) -> bool:
        return True

    def offers(self, table: TinyState) -> list[Move]:
        return MOVES.of("take")[: table.pile]

    def meant(self, table: TinyState) -> list[Move]:
        return MOVES.of("take")

    def judge(self, table: TinyState, move: Move) -> Reason | None:
        return None if move.a <= table.pile else NOT_ENOUGH_STONES

    def perform(self, table: TinyState, move: Move) -> None:
        table.pile -= move.a
        table.taken[table.seat] += move.a
        table.tell("took", {"stones": int(move.a)})
        if table.pile == 0:
            table.over = True
            return
        table.seat = (table.seat + 1) % table.players
        table.turn += 1
        table.round += table.seat == 0
        table.agenda.push(TAKE)

    def facts(self, table: TinyState) -> dict[str, int]:
        return {"most": min(MOST, table.pile)}


STEPS: list[Step[Any]] = [Take()]
