"""Coins, camels and goods packed into one number: cheap to copy, to add and to compare."""

from typing import Final

from mypy_extensions import i64

COIN: Final = 0
CAMEL: Final = 1
PEPPER: Final = 2
SILK: Final = 3
GOLD: Final = 4
KINDS: Final = 5
RESOURCES: Final = ("coin", "camel", "pepper", "silk", "gold")
GOODS: Final = 3  # pepper, silk and gold; camels are not goods

BITS: Final = 12  # eleven for the number, one that guards it
FULL: Final[i64] = (1 << (BITS - 1)) - 1
GUARDS: Final[i64] = sum(1 << (BITS * kind + BITS - 1) for kind in range(KINDS))
NOTHING: Final[i64] = 0


def of(kind: i64, number: i64) -> i64:
    """So many of one kind."""
    return number << (BITS * kind)


def parcel(coin: int = 0, camel: int = 0, pepper: int = 0, silk: int = 0, gold: int = 0) -> i64:
    """A store written out."""
    return of(COIN, coin) + of(CAMEL, camel) + of(PEPPER, pepper) + of(SILK, silk) + of(GOLD, gold)


PAIRS: Final[list[i64]] = [of(PEPPER, 1) + of(SILK, 1), of(PEPPER, 1) + of(GOLD, 1), of(SILK, 1) + of(GOLD, 1)]


def number_of(store: i64, kind: i64) -> i64:
    return (store >> (BITS * kind)) & FULL


def covers(store: i64, cost: i64) -> bool:
    """Whether everything in the cost is in the store."""
    return ((store | GUARDS) - cost) & GUARDS == GUARDS


def goods_in(store: i64) -> i64:
    """How many goods of any kinds."""
    return number_of(store, PEPPER) + number_of(store, SILK) + number_of(store, GOLD)


def counts(store: i64) -> list[int]:
    """The numbers by kind, in the order of RESOURCES."""
    return [int(number_of(store, kind)) for kind in range(KINDS)]


def missing(store: i64, cost: i64) -> list[int]:
    """What a store lacks for a cost, by kind."""
    return [max(0, wanted - held) for held, wanted in zip(counts(store), counts(cost), strict=True)]
