"""Why something cannot be done."""

from caravanserai.core.reasons import Reason

GAME_IS_OVER = Reason("game_is_over", "TG-4")
NOT_YOUR_TURN = Reason("not_your_turn", "TG-1")
NOT_ENOUGH_STONES = Reason("not_enough_stones", "TG-2")
