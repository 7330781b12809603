"""Golden Deals: what a trade card can be turned into instead of being taken or played (SR-51 to SR-59).

No public list of the deals is known: these are reconstructed. Most cards bear a small deal, a few a great one
that feeds the rivals, too, so that a deal is worth it now and then (`python -m bench.deals` measures it). A table may
have a list of its own instead, see `own_deals`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from caravanserai.core.chance import Chance
from caravanserai.games.century.caravan.cubes import bag
from caravanserai.games.century.market.trade_cards import ALL_GAIN, GAIN, RETRIEVE_UP_TO, UPGRADE_UP_TO, Effect

if TYPE_CHECKING:
    from caravanserai.games.century.market.shapes import DealPart

SMALL: Final = 8  # copies of a small deal
GREAT: Final = 2  # copies of a great one
NO_DEAL: Final = -1


class Deal:
    """One design of a Golden Deal and how many cards bear it; its effects run in order."""

    def __init__(self, id: str, effects: Sequence[Effect], copies: int, source: str = "reconstructed") -> None:
        self.id: Final = id
        self.effects: Final = list(effects)
        self.copies: Final = copies
        self.source: Final = source  # "reconstructed", or "own" when the table brought it

    def to_json(self) -> DealPart:
        return {
            "id": self.id,
            "effects": [effect.to_json() for effect in self.effects],
            "copies": self.copies,
            "source": self.source,
        }


def _gain(*cubes: int) -> Effect:
    return Effect(GAIN, bag(cubes))


def _all_gain(*cubes: int) -> Effect:
    return Effect(ALL_GAIN, bag(cubes))


def _upgrade(steps: int) -> Effect:
    return Effect(UPGRADE_UP_TO, steps)


def _retrieve(cards: int) -> Effect:
    return Effect(RETRIEVE_UP_TO, cards)


DEALS: Final[list[Deal]] = [
    Deal("gd01", [_gain(1, 0, 0, 0)], SMALL),
    Deal("gd02", [_retrieve(1)], SMALL),
    Deal("gd03", [_gain(1, 0, 0, 0), _retrieve(1)], SMALL),
    Deal("gd04", [_all_gain(1, 0, 0, 0), _gain(1, 0, 0, 0)], SMALL),
    Deal("gd05", [_all_gain(1, 0, 0, 0), _retrieve(1)], SMALL),
    Deal("gd06", [_all_gain(0, 0, 1, 0), _gain(0, 1, 0, 1)], GREAT),
    Deal("gd07", [_all_gain(0, 0, 1, 0), _gain(0, 1, 2, 0)], GREAT),
    Deal("gd08", [_all_gain(0, 0, 0, 1), _gain(0, 4, 0, 0)], GREAT),
    Deal("gd09", [_all_gain(0, 0, 1, 0), _gain(0, 2, 0, 0), _upgrade(4)], GREAT),
]


def whole_pile(designs: list[Deal]) -> list[int]:
    """Every deal card there is, as design numbers."""
    return [number for number in range(len(designs)) for _ in range(designs[number].copies)]


def pair(cards: list[int], slots: int, designs: list[Deal], chance: Chance) -> list[int]:
    """Give each of these cards a random deal (SR-51); the list tells the deal of every card number."""
    pile = whole_pile(designs)
    chance.shuffle(pile)
    deals = [NO_DEAL] * slots
    for card in cards:
        deals[card] = pile.pop()
    return deals


def pair_anew(deals: list[int], hidden: list[int], designs: list[Deal], chance: Chance) -> list[int]:
    """Deal afresh to the hidden cards from all deals not seen on the others."""
    pile = whole_pile(designs)
    again = deals[:]
    for card in hidden:
        again[card] = NO_DEAL
    for design in again:
        if design != NO_DEAL:
            pile.remove(design)
    chance.shuffle(pile)
    for card in sorted(hidden):
        again[card] = pile.pop()
    return again
