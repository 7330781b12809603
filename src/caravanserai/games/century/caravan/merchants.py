"""A merchant: the caravan with its cubes, the cards in hand and played, and what was won."""

from collections.abc import Sequence

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import NO_CARDS
from caravanserai.games.century.caravan.cubes import NO_CUBES


class Merchant:
    """One player's things (SR-4). Cubes are a bag; hand, played and claimed are sets of cards."""

    def __init__(self) -> None:
        self.cubes: i64 = NO_CUBES
        self.hand: i64 = NO_CARDS
        self.played: i64 = NO_CARDS
        self.claimed: i64 = NO_CARDS
        self.gold: i64 = 0
        self.silver: i64 = 0

    def copy(self) -> "Merchant":
        twin = Merchant()
        twin.cubes = self.cubes
        twin.hand = self.hand
        twin.played = self.played
        twin.claimed = self.claimed
        twin.gold = self.gold
        twin.silver = self.silver
        return twin

    def save(self) -> list[int]:
        return [self.cubes, self.hand, self.played, self.claimed, self.gold, self.silver]


def restored_merchant(saved: Sequence[int]) -> Merchant:
    """The merchant that `save` wrote."""
    merchant = Merchant()
    merchant.cubes, merchant.hand, merchant.played, merchant.claimed, merchant.gold, merchant.silver = saved
    return merchant
