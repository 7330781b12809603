"""The investigate and treasure cards a guild has to do with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.games.merchant_explorers.components.cards import NO_CARD, SLOTS

NO_CARDS: Final[tuple[int, ...]] = ()
EMPTY_SLOTS: Final[tuple[int, ...]] = (NO_CARD,) * SLOTS


class InvestigateCards:
    """Those kept, and those to choose from or put away."""

    def __init__(
        self,
        slots: tuple[int, ...] = EMPTY_SLOTS,
        dealt: tuple[int, ...] = NO_CARDS,
        aside: i64 = NO_CARD,
        rejected: tuple[int, ...] = NO_CARDS,
    ) -> None:
        self.slots: tuple[int, ...] = slots  # kept (ME-35)
        self.dealt: tuple[int, ...] = dealt  # the two to choose from (ME-34)
        self.aside: i64 = aside  # the one not kept, until all have chosen (ME-110)
        self.rejected: tuple[int, ...] = rejected  # those put under the deck earlier, which the owner remembers

    def keep(self, slot: i64, card: int, other: int) -> None:
        """Put one card in a slot and the other one aside."""
        self.slots = (*self.slots[:slot], card, *self.slots[slot + 1 :])
        self.aside = other

    def copy(self) -> InvestigateCards:
        return InvestigateCards(self.slots, self.dealt, self.aside, self.rejected)

    def save(self) -> dict[str, object]:
        return {
            "slots": list(self.slots),
            "dealt": list(self.dealt),
            "aside": int(self.aside),
            "rejected": list(self.rejected),
        }


def restored_investigates(saved: Mapping[str, Any]) -> InvestigateCards:
    return InvestigateCards(tuple(saved["slots"]), tuple(saved["dealt"]), saved["aside"], tuple(saved["rejected"]))


class TreasureCards:
    """Those drawn: kept, in effect, or already put under the deck again."""

    def __init__(
        self,
        kept: tuple[int, ...] = NO_CARDS,
        resolving: tuple[int, ...] = NO_CARDS,
        returned: tuple[int, ...] = NO_CARDS,
        drawn: i64 = 0,
    ) -> None:
        self.kept: tuple[int, ...] = kept  # face down (ME-83)
        self.resolving: tuple[int, ...] = resolving  # instant ones in effect
        self.returned: tuple[int, ...] = returned  # instant ones put under the deck this turn
        self.drawn: i64 = drawn  # how many in the whole game

    def copy(self) -> TreasureCards:
        return TreasureCards(self.kept, self.resolving, self.returned, self.drawn)

    def save(self) -> dict[str, object]:
        return {
            "treasures": list(self.kept),
            "resolving": list(self.resolving),
            "returned": list(self.returned),
            "drawn": int(self.drawn),
        }


def restored_treasure(saved: Mapping[str, Any]) -> TreasureCards:
    return TreasureCards(tuple(saved["treasures"]), tuple(saved["resolving"]), tuple(saved["returned"]), saved["drawn"])
