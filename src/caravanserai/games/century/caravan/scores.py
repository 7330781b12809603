"""What the ends of the Century games share: points for spices, and who wins among equals."""

from mypy_extensions import i64

from caravanserai.games.century.caravan.cubes import LANE, Cubes, total


def spice_points(cubes: Cubes, storage: i64) -> int:
    """One point for each cube that is not yellow, at most as many as there is room for (SR-44, SR-45, EW-41)."""
    return int(min(total(cubes >> LANE), storage))


def latest_of_the_best(points: list[int], first: i64) -> int:
    """The highest score; among equals the one farthest from the first player in turn order (SR-46, EW-42)."""
    players = len(points)
    best = -1
    for place in range(players):
        seat = (int(first) + place) % players
        if best < 0 or points[seat] >= points[best]:
            best = seat
    return best
