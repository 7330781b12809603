"""The steps an action is made of, arranged by their numbers."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.merchant_explorers import step_ids
from caravanserai.games.merchant_explorers.rules.achieving import CheckObjectives
from caravanserai.games.merchant_explorers.rules.choosing import KeepCard, UseCard
from caravanserai.games.merchant_explorers.rules.exploring import Explore
from caravanserai.games.merchant_explorers.rules.routes import ChoosePartner, ChoosePost
from caravanserai.games.merchant_explorers.rules.treasure import DrawTreasure, PlaceFreeExplorer, ReturnCard
from caravanserai.games.merchant_explorers.rules.villages import FoundVillage

_BY_NUMBER: Final[dict[int, Step[Any]]] = {
    step_ids.KEEP: KeepCard(),
    step_ids.USE: UseCard(),
    step_ids.EXPLORE: Explore(),
    step_ids.VILLAGE: FoundVillage(),
    step_ids.POST: ChoosePost(),
    step_ids.PARTNER: ChoosePartner(),
    step_ids.DRAW: DrawTreasure(),
    step_ids.FREE_HEX: PlaceFreeExplorer(),
    step_ids.RETURN_CARD: ReturnCard(),
    step_ids.CHECK_OBJECTIVES: CheckObjectives(),
}

STEPS: Final[list[Step[Any]]] = [_BY_NUMBER[number] for number in range(step_ids.STEP_COUNT)]
