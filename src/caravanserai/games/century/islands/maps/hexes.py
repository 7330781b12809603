"""The hexagons tiles lie on: axial coordinates (q, r) of hexes with flat tops."""

from typing import Final, TypeAlias

Hex: TypeAlias = tuple[int, int]

DIRECTIONS: Final[list[Hex]] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]


def around(place: Hex) -> list[Hex]:
    """The six hexes that share an edge with this one."""
    return [(place[0] + q, place[1] + r) for q, r in DIRECTIONS]


def distance(one: Hex, other: Hex) -> int:
    """How many steps lie between two hexes."""
    q = one[0] - other[0]
    r = one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def moved_to_origin(places: list[Hex]) -> list[Hex]:
    """The same hexes, shifted so that the lowest coordinates are 0."""
    lowest_q = min([q for q, _ in places])
    lowest_r = min([r for _, r in places])
    return [(q - lowest_q, r - lowest_r) for q, r in places]


def spelled_hex(place: Hex) -> str:
    """The coordinates as maps write them."""
    return f"{place[0]},{place[1]}"
