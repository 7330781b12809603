"""A merchant: the caravan with its cubes, the cards in hand and played, and what was won."""

from collections.abc import Sequence

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import NO_CARDS
from caravanserai.games.century.caravan.cubes import NO_CUBES


class Merchant:
    """One player's things (SR-4). Cubes are a bag; hand, played and claimed are sets of cards."""

    def __init__(
        self,
        cubes: i64 = NO_CUBES,
        hand: i64 = NO_CARDS,
        played: i64 = NO_CARDS,
        claimed: i64 = NO_CARDS,
        gold: i64 = 0,
        silver: i64 = 0,
    ) -> None:
        self.cubes = cubes
        self.hand = hand
        self.played = played
        self.claimed = claimed
        self.gold = gold
        self.silver = silver

    def copy(self) -> "Merchant":
        return Merchant(self.cubes, self.hand, self.played, self.claimed, self.gold, self.silver)

    def save(self) -> list[int]:
        return [self.cubes, self.hand, self.played, self.claimed, self.gold, self.silver]


def restored_merchant(saved: Sequence[int]) -> Merchant:
    """The merchant that `save` wrote."""
    cubes, hand, played, claimed, gold, silver = saved
    return Merchant(cubes, hand, played, claimed, gold, silver)
