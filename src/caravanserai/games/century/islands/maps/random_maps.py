"""Maps grown at random (EW-44a)."""

from caravanserai.core.chance import Chance
from caravanserai.games.century.islands.maps.charts import Chart
from caravanserai.games.century.islands.maps.hexes import Hex, around, distance, moved_to_origin


def random_chart(islands: int, ports: int, chance: Chance) -> Chart:
    """Islands that each touch at least two others, and ports far apart on their coast."""
    land = grown(islands, chance)
    harbours = on_the_coast(land, ports, chance)
    placed = moved_to_origin(land + harbours)
    return Chart(placed[:islands], placed[islands:])


def grown(count: int, chance: Chance) -> list[Hex]:
    """Hexes laid one by one, each touching at least two of those before it; the second touches the first."""
    land: list[Hex] = [(0, 0)]
    while len(land) < count:
        needed = min(2, len(land))
        free = [place for place in _coast(land) if _touches(place, land) >= needed]
        land.append(free[chance.below(len(free))])
    return land


def on_the_coast(land: list[Hex], count: int, chance: Chance) -> list[Hex]:
    """Ports beside the land: the first anywhere, each further one as far as possible from the others."""
    ports: list[Hex] = []
    while len(ports) < count:
        free = [place for place in _coast(land) if place not in ports and _touches(place, ports) == 0]
        if ports:
            gaps = [min([distance(place, port) for port in ports]) for place in free]
            widest = max(gaps)
            free = [place for place, gap in zip(free, gaps, strict=True) if gap == widest]
        ports.append(free[chance.below(len(free))])
    return ports


def _coast(land: list[Hex]) -> list[Hex]:
    """The free hexes that touch the land, always in the same order."""
    return sorted({other for place in land for other in around(place)} - set(land))


def _touches(place: Hex, others: list[Hex]) -> int:
    return len([other for other in around(place) if other in others])
