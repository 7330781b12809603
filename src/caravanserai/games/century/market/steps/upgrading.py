"""Upgrades in games with trade cards: whatever brings one, it is refused by the clause of that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.caravan.steps import Upgrade, UpgradeReasons
from caravanserai.games.century.steps.step_ids import AT_LOCATION, BY_BONUS_CARD, BY_DEAL

if TYPE_CHECKING:
    from caravanserai.core.moves import MoveTable


class UpgradeBySource(Upgrade):
    """Raise one cube by one step, as a trade card (SR-20), a bonus card (SR-48), a deal (SR-56) or a location does."""

    def __init__(
        self,
        moves: MoveTable,
        by_card: UpgradeReasons,
        by_bonus_card: UpgradeReasons,
        by_deal: UpgradeReasons,
        at_location: UpgradeReasons | None = None,
    ) -> None:
        super().__init__(moves, by_card)
        self.by_bonus_card = by_bonus_card
        self.by_deal = by_deal
        self.at_location = by_card if at_location is None else at_location

    def reasons_for(self, argument: i64) -> UpgradeReasons:
        if argument & BY_DEAL:
            return self.by_deal
        if argument & BY_BONUS_CARD:
            return self.by_bonus_card
        return self.at_location if argument & AT_LOCATION else self.reasons
