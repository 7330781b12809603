"""The map: 25 places and 30 routes (MP-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.marco_polo.store import NOTHING, parcel

if TYPE_CHECKING:
    from caravanserai.games.marco_polo.shapes import PlaceKind

START: Final = 0
BEIJING_KIND: Final = 1
CITY: Final = 2
PROVINCE: Final = 3
OASIS: Final = 4
KIND_KEYS: Final[tuple[PlaceKind, ...]] = ("start", "beijing", "city", "province", "oasis")

PLACE_KEYS: Final = (
    "venezia",
    "beijing",
    "moscow",
    "karakorum",
    "samarcanda",
    "lan_zhou",
    "alexandria",
    "karachi",
    "sumatra",
    "anxi",
    "ormuz",
    "kashgar",
    "xian",
    "adana",
    "kochi",
    "oasis_1",
    "oasis_2",
    "oasis_3",
    "oasis_4",
    "oasis_5",
    "oasis_6",
    "oasis_7",
    "oasis_8",
    "oasis_9",
    "oasis_10",
)
PLACES: Final = 25
VENEZIA: Final = 0
BEIJING: Final = 1
FIRST_CITY: Final = 2
CITIES: Final = 7
FIRST_PROVINCE: Final = 9
PROVINCES: Final = 6
FIRST_OASIS: Final = 15

CITY_SLOTS: Final = [2, 3, 4, 5, 6, 7, 8, 8, 8]  # the city of each city card; Sumatra has three (MP-5)
SLOTS: Final = 9
SLOTS_OF: Final = [[slot for slot in range(SLOTS) if CITY_SLOTS[slot] == place] for place in range(PLACES)]

ROUTES: Final[tuple[tuple[str, str, i64], ...]] = (
    ("venezia", "oasis_1", NOTHING),
    ("oasis_1", "moscow", NOTHING),
    ("moscow", "anxi", parcel(camel=3)),
    ("anxi", "karakorum", parcel(camel=2)),
    ("karakorum", "oasis_2", NOTHING),
    ("oasis_2", "oasis_3", parcel(coin=5)),
    ("oasis_3", "beijing", NOTHING),
    ("oasis_2", "oasis_4", NOTHING),
    ("oasis_4", "beijing", parcel(camel=3)),
    ("oasis_4", "lan_zhou", NOTHING),
    ("venezia", "oasis_5", parcel(camel=3)),
    ("oasis_5", "samarcanda", NOTHING),
    ("samarcanda", "oasis_6", parcel(camel=2)),
    ("oasis_6", "kashgar", parcel(camel=4)),
    ("kashgar", "lan_zhou", parcel(camel=2)),
    ("oasis_5", "oasis_7", NOTHING),
    ("venezia", "alexandria", NOTHING),
    ("alexandria", "oasis_7", parcel(coin=7)),
    ("oasis_7", "ormuz", parcel(camel=3)),
    ("ormuz", "karachi", parcel(camel=3)),
    ("karachi", "oasis_8", NOTHING),
    ("oasis_8", "xian", NOTHING),
    ("xian", "beijing", NOTHING),
    ("alexandria", "oasis_9", NOTHING),
    ("oasis_9", "adana", parcel(camel=2)),
    ("adana", "kochi", parcel(coin=15)),
    ("kochi", "oasis_8", parcel(camel=4)),
    ("kochi", "sumatra", parcel(coin=10)),
    ("sumatra", "oasis_10", parcel(camel=4)),
    ("oasis_10", "beijing", NOTHING),
)

NO_ROUTE: Final[i64] = -1


def kind_of(place: i64) -> i64:
    """Venezia, Beijing, a city, a province or an oasis."""
    if place >= FIRST_OASIS:
        return OASIS
    if place >= FIRST_PROVINCE:
        return PROVINCE
    if place >= FIRST_CITY:
        return CITY
    return BEIJING_KIND if place == BEIJING else START


def may_hold_posts(place: i64) -> bool:
    """Everywhere but in Venezia and the oases (MP-76, MP-77)."""
    return 0 < place < FIRST_OASIS


def _neighbours() -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(PLACES)]
    for a, b, _ in ROUTES:
        found[PLACE_KEYS.index(a)].append(PLACE_KEYS.index(b))
        found[PLACE_KEYS.index(b)].append(PLACE_KEYS.index(a))
    return [sorted(places) for places in found]


def _costs() -> list[i64]:
    found: list[i64] = [NO_ROUTE for _ in range(PLACES * PLACES)]
    for a, b, cost in ROUTES:
        here = PLACE_KEYS.index(a)
        there = PLACE_KEYS.index(b)
        found[here * PLACES + there] = cost
        found[there * PLACES + here] = cost
    return found


NEIGHBOURS: Final = _neighbours()
_COSTS: Final = _costs()
OASES: Final = list(range(FIRST_OASIS, PLACES))


def route_cost(here: i64, there: i64) -> i64:
    """What the route between two places costs, or NO_ROUTE."""
    return _COSTS[here * PLACES + there]
