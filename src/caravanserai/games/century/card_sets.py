"""Sets of cards. A hand or a played area is one number with a bit for each card."""

from typing import Final, TypeAlias

from mypy_extensions import i64

CardSet: TypeAlias = i64

NO_CARDS: Final = 0
BITS: Final[list[int]] = [1 << card for card in range(63)]

# Powers of two leave different remainders when divided by 67, so a remainder tells which bit is set.
_BIT_NUMBER: Final[list[int]] = [0] * 67
for _card in range(63):
    _BIT_NUMBER[(1 << _card) % 67] = _card


def has(cards: CardSet, card: i64) -> bool:
    return (cards >> card) & 1 != 0


def with_card(cards: CardSet, card: i64) -> CardSet:
    return cards | BITS[card]


def without(cards: CardSet, card: i64) -> CardSet:
    return cards & ~BITS[card]


def lowest(cards: CardSet) -> i64:
    """The card with the smallest number; the set must not be empty."""
    return _BIT_NUMBER[(cards & -cards) % 67]


def listed(cards: CardSet) -> list[int]:
    """The cards in rising order."""
    found: list[int] = []
    while cards != 0:
        card = lowest(cards)
        found.append(card)
        cards &= cards - 1
    return found


def size(cards: CardSet) -> i64:
    """How many cards the set holds."""
    n: i64 = 0
    while cards != 0:
        cards &= cards - 1
        n += 1
    return n


def set_of(cards: list[int]) -> CardSet:
    found: i64 = 0
    for card in cards:
        found |= BITS[card]
    return found
