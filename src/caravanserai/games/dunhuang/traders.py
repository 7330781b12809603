"""A trader of Dunhuang: hand, shop, coins and prestige, and the cards chosen from at the start."""

from collections.abc import Sequence

from mypy_extensions import i64


class Trader:
    """One player's things (DH-2). Hand, shop, dealt, removed and buried are bags of goods."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.shop: i64 = 0
        self.coins: i64 = 0
        self.prestige: i64 = 0
        self.dealt: i64 = 0  # the three cards of the start, until one is kept (DH-9)
        self.removed: i64 = 0  # the two put away then
        self.buried: i64 = 0  # cards the Artist discarded face down, where the table plays so (DH-55)

    def copy(self) -> "Trader":
        twin = Trader()
        twin.hand = self.hand
        twin.shop = self.shop
        twin.coins = self.coins
        twin.prestige = self.prestige
        twin.dealt = self.dealt
        twin.removed = self.removed
        twin.buried = self.buried
        return twin

    def save(self) -> list[int]:
        return [self.hand, self.shop, self.coins, self.prestige, self.dealt, self.removed, self.buried]


def restored_trader(saved: Sequence[int]) -> Trader:
    """The trader that `save` wrote."""
    trader = Trader()
    trader.hand, trader.shop, trader.coins, trader.prestige, trader.dealt, trader.removed, trader.buried = saved
    return trader
