"""The steps a turn of Dunhuang is made of, arranged by their numbers."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from caravanserai.core.turns import Step
from caravanserai.games.dunhuang import step_ids
from caravanserai.games.dunhuang.rules.bonus import Bonus, ChooseToken, Pay
from caravanserai.games.dunhuang.rules.choices import ChooseDrawn, ChooseHand, ChooseMove, ChooseShop, ChooseSlot
from caravanserai.games.dunhuang.rules.merchants import ChooseRival, GiveBack, RivalGives
from caravanserai.games.dunhuang.rules.turns import CheckVictory, EndTurn, GainCheck, Refill
from caravanserai.games.dunhuang.rules.walking import PlaceCamel, Take, Walk
from caravanserai.games.dunhuang.state import DunhuangState


class Keep(Step[DunhuangState]):
    """All choose a starting card at once; the state itself sees to that (DH-9)."""

    name: ClassVar[str] = "keep"


_BY_NUMBER: Final[dict[int, Step[Any]]] = {
    step_ids.KEEP: Keep(),
    step_ids.PLACE_CAMEL: PlaceCamel(),
    step_ids.WALK: Walk(),
    step_ids.TAKE: Take(),
    step_ids.BONUS: Bonus(),
    step_ids.CHECK_VICTORY: CheckVictory(),
    step_ids.REFILL: Refill(),
    step_ids.END_TURN: EndTurn(),
    step_ids.GAIN_CHECK: GainCheck(),
    step_ids.PAY: Pay(),
    step_ids.CHOOSE_HAND: ChooseHand(),
    step_ids.CHOOSE_SHOP: ChooseShop(),
    step_ids.CHOOSE_SLOT: ChooseSlot(),
    step_ids.CHOOSE_RIVAL: ChooseRival(),
    step_ids.CHOOSE_TOKEN: ChooseToken(),
    step_ids.CHOOSE_DRAWN: ChooseDrawn(),
    step_ids.RIVAL_GIVES: RivalGives(),
    step_ids.GIVE_BACK: GiveBack(),
    step_ids.CHOOSE_MOVE: ChooseMove(),
}

STEPS: Final[list[Step[Any]]] = [_BY_NUMBER[number] for number in range(step_ids.STEP_COUNT)]
