"""Sets of cards. A hand or a played area is one number with a bit for each card."""

from typing import Final, TypeAlias, TypeVar

from mypy_extensions import i64

from caravanserai.core.moves import Move

Item = TypeVar("Item")
CardSet: TypeAlias = i64

NO_CARDS: Final = 0
CHUNK: Final = 7  # sets are read seven cards at a time, from tables
CHUNKS: Final = 9
CHUNK_MASK: Final = 127
BITS: Final[list[int]] = [1 << card for card in range(63)]


def has(cards: CardSet, card: i64) -> bool:
    return (cards >> card) & 1 != 0


def with_card(cards: CardSet, card: i64) -> CardSet:
    return cards | BITS[card]


def without(cards: CardSet, card: i64) -> CardSet:
    return cards & ~BITS[card]


def listed(cards: CardSet) -> list[int]:
    """The cards in rising order."""
    found: list[int] = []
    for chunk in range(CHUNKS):
        bits = (cards >> (chunk * CHUNK)) & CHUNK_MASK
        if bits != 0:
            found += _LISTED[chunk][bits]
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


def _chunks_of(items: list[Item]) -> list[list[list[Item]]]:
    """For every chunk of a set and every pattern of bits in it, the items of the cards that are there."""
    return [
        [
            [items[bit + CHUNK * chunk] for bit in range(CHUNK) if bits >> bit & 1 and bit + CHUNK * chunk < len(items)]
            for bits in range(CHUNK_MASK + 1)
        ]
        for chunk in range(CHUNKS)
    ]


_LISTED: Final = _chunks_of(list(range(CHUNK * CHUNKS)))


class CardMoves:
    """The moves of one kind that name a card, ready to be picked by a set of cards."""

    def __init__(self, moves: list[Move]) -> None:
        self._by_bits: list[list[list[Move]]] = _chunks_of(moves)

    def of(self, cards: CardSet) -> list[Move]:
        """The moves that name the cards of the set."""
        found: list[Move] = []
        for chunk in range(CHUNKS):
            bits = (cards >> (chunk * CHUNK)) & CHUNK_MASK
            if bits != 0:
                found += self._by_bits[chunk][bits]
        return found
