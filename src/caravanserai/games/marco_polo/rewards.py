"""Rewards: what a contract, card, token or character gives (MP-108)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from caravanserai.games.marco_polo.store import counts, parcel

if TYPE_CHECKING:
    from caravanserai.games.marco_polo.shapes import Bundle


class Reward:
    """A gain written as facts. The parts are resolved in the order of MP-108."""

    def __init__(
        self,
        coin: int = 0,
        camel: int = 0,
        pepper: int = 0,
        silk: int = 0,
        gold: int = 0,
        vp: int = 0,
        black_die: int = 0,
        draw_contract: int = 0,
        any_good: int = 0,
        two_different_goods: int = 0,
        step: int = 0,
        own_province_bonus: int = 0,
        other_province_bonus: int = 0,
    ) -> None:
        self.store: Final[i64] = parcel(coin, camel, pepper, silk, gold)
        self.vp: Final[i64] = vp
        self.black_die: Final[i64] = black_die
        self.draw_contract: Final[i64] = draw_contract
        self.any_good: Final[i64] = any_good
        self.two_different_goods: Final[i64] = two_different_goods
        self.step: Final[i64] = step
        self.own_province_bonus: Final[i64] = own_province_bonus
        self.other_province_bonus: Final[i64] = other_province_bonus

    def to_json(self) -> Bundle:
        """The parts that are not nothing, named as in the rules."""
        coin, camel, pepper, silk, gold = counts(self.store)
        parts = {
            "coin": coin,
            "camel": camel,
            "pepper": pepper,
            "silk": silk,
            "gold": gold,
            "vp": int(self.vp),
            "black_die": int(self.black_die),
            "draw_contract": int(self.draw_contract),
            "any_good": int(self.any_good),
            "two_different_goods": int(self.two_different_goods),
            "step": int(self.step),
            "own_province_bonus": int(self.own_province_bonus),
            "other_province_bonus": int(self.other_province_bonus),
        }
        return cast("Bundle", {name: number for name, number in parts.items() if number})


def cost_json(cost: i64) -> Bundle:
    """A price named as in the rules."""
    return Reward(*counts(cost)).to_json()
