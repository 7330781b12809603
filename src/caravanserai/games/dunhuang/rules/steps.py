"""The steps a turn of Dunhuang is made of, arranged by their numbers."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.dunhuang import errands
from caravanserai.games.dunhuang.rules.bonus import Bonus, ChooseToken, Pay
from caravanserai.games.dunhuang.rules.choices import ChooseDrawn, ChooseHand, ChooseMove, ChooseShop, ChooseSlot
from caravanserai.games.dunhuang.rules.merchants import ChooseRival, GiveBack, RivalGives
from caravanserai.games.dunhuang.rules.turns import CheckVictory, EndTurn, GainCheck, Refill
from caravanserai.games.dunhuang.rules.walking import PlaceCamel, Take, Walk
from caravanserai.games.dunhuang.state import DunhuangState


class Keep(Step[DunhuangState]):
    """All choose a starting card at once; the state itself sees to that (DH-9)."""

    name: ClassVar[str] = "keep"

    def arrive(self, table: DunhuangState, argument: i64) -> bool:
        return True


_BY_NUMBER: Final[dict[int, Step[Any]]] = {
    errands.KEEP: Keep(),
    errands.PLACE_CAMEL: PlaceCamel(),
    errands.WALK: Walk(),
    errands.TAKE: Take(),
    errands.BONUS: Bonus(),
    errands.CHECK_VICTORY: CheckVictory(),
    errands.REFILL: Refill(),
    errands.END_TURN: EndTurn(),
    errands.GAIN_CHECK: GainCheck(),
    errands.PAY: Pay(),
    errands.CHOOSE_HAND: ChooseHand(),
    errands.CHOOSE_SHOP: ChooseShop(),
    errands.CHOOSE_SLOT: ChooseSlot(),
    errands.CHOOSE_RIVAL: ChooseRival(),
    errands.CHOOSE_TOKEN: ChooseToken(),
    errands.CHOOSE_DRAWN: ChooseDrawn(),
    errands.RIVAL_GIVES: RivalGives(),
    errands.GIVE_BACK: GiveBack(),
    errands.CHOOSE_MOVE: ChooseMove(),
}

STEPS: Final[list[Step[Any]]] = [_BY_NUMBER[number] for number in range(errands.STEP_COUNT)]
