"""The rule set."""

from collections.abc import Mapping

from caravanserai.core.game import Game
from caravanserai.core.options import Options
from caravanserai.core.secret_chance import Source
from tests.tiny_game.components import MOST, STONES
from tests.tiny_game.moves import MOVES
from tests.tiny_game.reasons import GAME_IS_OVER, NOT_ENOUGH_STONES, NOT_YOUR_TURN
from tests.tiny_game.state import TinyState


class TinyGame(Game):
    """Whoever takes most stones wins (TG-3)."""

    def set_up(self, players: int, chance: Source, options: Options) -> TinyState:
        state = self.empty(players, options, chance)
        state.begin()
        return state

    def empty(self, players: int, options: Options, chance: Source) -> TinyState:
        return TinyState(self, players, options, chance)

    def components(self) -> Mapping[str, object]:
        return {"stones": STONES, "most": MOST}


GAME = TinyGame(
    "tiny_game", "A Tiny Game", "1", range(2, 5), [], MOVES, [NOT_ENOUGH_STONES], GAME_IS_OVER, NOT_YOUR_TURN
)
