"""The steps an action is made of, arranged by their numbers."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.merchant_explorers import errands
from caravanserai.games.merchant_explorers.rules.achieving import CheckObjectives
from caravanserai.games.merchant_explorers.rules.choosing import KeepCard, UseCard
from caravanserai.games.merchant_explorers.rules.exploring import Explore
from caravanserai.games.merchant_explorers.rules.routes import ChoosePartner, ChoosePost
from caravanserai.games.merchant_explorers.rules.treasure import DrawTreasure, PlaceFreeExplorer, ReturnCard
from caravanserai.games.merchant_explorers.rules.villages import FoundVillage

_BY_NUMBER: Final[dict[int, Step[Any]]] = {
    errands.KEEP: KeepCard(),
    errands.USE: UseCard(),
    errands.EXPLORE: Explore(),
    errands.VILLAGE: FoundVillage(),
    errands.POST: ChoosePost(),
    errands.PARTNER: ChoosePartner(),
    errands.DRAW: DrawTreasure(),
    errands.FREE_HEX: PlaceFreeExplorer(),
    errands.RETURN_CARD: ReturnCard(),
    errands.CHECK_OBJECTIVES: CheckObjectives(),
}

STEPS: Final[list[Step[Any]]] = [_BY_NUMBER[number] for number in range(errands.STEP_COUNT)]
