"""What lies on the table: a pile, and the stones before each player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from caravanserai.core.chance import seeded
from caravanserai.core.turns import TurnState
from tests.tiny_game.components import STONES
from tests.tiny_game.rules import STEPS, TAKE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from caravanserai.core.events import Fact
    from caravanserai.core.game import Game
    from caravanserai.core.moves import Move
    from caravanserai.core.options import Options
    from caravanserai.core.secret_chance import Source
    from caravanserai.core.shapes import ScoreLine
    from tests.tiny_game.shapes import TinyGameView


class TinyState(TurnState):
    """A table of the tiny game. Nothing is hidden."""

    def __init__(self, game: Game, players: int, options: Options, chance: Source) -> None:
        super().__init__(game, players, options, chance, STEPS)
        self.pile = STONES * players
        self.taken = [0] * players

    def begin(self) -> None:
        """Chance says who begins."""
        self.first = self.seat = self.chance.draw("first player").below(self.players)
        self.turn = 1
        self.agenda.push(TAKE)
        self.proceed()

    def move_facts(self, move: Move, seat: int) -> Mapping[str, Fact]:
        return {"stones": int(move.a)}

    def scores(self) -> list[int]:
        return list(self.taken)

    def winners(self) -> list[int]:
        most = max(self.taken)
        return [seat for seat in range(self.players) if self.over and self.taken[seat] == most]

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return [{"item": "stones", "count": self.taken[seat], "points": self.taken[seat]}]

    def view(self, seat: int | None) -> TinyGameView:
        common = self.table_view(seat, self.decision_view(), open_scores=True, won_at_once=False)
        return {**common, "pile": self.pile, "taken": list(self.taken)}

    def copy(self) -> TinyState:
        return self._twin(self.chance.copy())

    def _twin(self, chance: Source) -> TinyState:
        twin = TinyState(self.game, self.players, self.options, chance)
        self.copy_turn_to(twin)
        twin.pile = self.pile
        twin.taken = list(self.taken)
        return twin

    def imagine(self, seat: int, seed: int) -> TinyState:
        return self._twin(seeded(seed, "imagine"))

    def save(self) -> dict[str, object]:
        return {**self.save_turn(), "pile": self.pile, "taken": list(self.taken)}

    def restore(self, saved: Mapping[str, Any]) -> None:
        self.restore_turn(saved)
        self.pile = saved["pile"]
        self.taken = list(saved["taken"])

    def evaluate(self, seat: int) -> float:
        return float(self.taken[seat])

    def census(self) -> dict[str, int]:
        return {"stones": self.pile + sum(self.taken)}
