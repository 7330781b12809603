"""Where a figure could get to on the trip at hand, and for how much in all: what the map lights up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from caravanserai.games.marco_polo.components.characters import JOHANNES
from caravanserai.games.marco_polo.components.spaces import TRAVEL_PRICE
from caravanserai.games.marco_polo.rules.stepping import JUMPS_FROM, STEPS_FROM, figure_at, step_cost
from caravanserai.games.marco_polo.step_ids import STEP, WALK
from caravanserai.games.marco_polo.store import CAMEL, COIN, NOTHING, covers, number_of, of
from caravanserai.games.marco_polo.travellers import NOT_ON_MAP

if TYPE_CHECKING:
    from caravanserai.games.marco_polo.shapes import Reached
    from caravanserai.games.marco_polo.state import MarcoPoloState
    from caravanserai.games.marco_polo.travellers import Traveller

CAMEL_IN_COINS: Final = 2  # to tell which of two ways is the cheaper one


Way: TypeAlias = tuple[int, list[int]]  # what the routes cost, and the places on the way


def reach(table: MarcoPoloState) -> list[Reached]:
    """Every place the active player's figures can still reach in the open decision; empty in other decisions.

    The places are in order; where two figures reach the same one, the cheaper way comes first.
    """
    if table.over or table.step not in (WALK, STEP):
        return []
    trip = table.step == WALK
    steps = int(table.action.steps_left) if trip else 1
    taken = int(table.action.steps_taken) if trip else 0
    traveller = table.traveller()
    found: list[Reached] = []
    for figure in (1, 2):
        here = figure_at(traveller, figure)
        if here != NOT_ON_MAP:
            found += _reach_of(traveller, figure, int(here), steps, taken, trip)
    found.sort(key=_by_place_and_price)
    return found


def _reach_of(traveller: Traveller, figure: int, here: int, steps: int, taken: int, trip: bool) -> list[Reached]:
    """Step after step, keeping of several ways to a place all that are not dearer in both coins and camels."""
    ways = JUMPS_FROM if traveller.character == JOHANNES else STEPS_FROM
    best: dict[int, Reached] = {}
    front: dict[int, list[Way]] = {here: [(0, [])]}
    for step in range(1, steps + 1):
        price = of(COIN, TRAVEL_PRICE[taken + step] - TRAVEL_PRICE[taken]) if trip else NOTHING
        further: dict[int, list[Way]] = {}
        for place, found in front.items():
            for paid, way in found:
                for move in ways[place]:
                    there = int(move.b)
                    cost = paid + step_cost(traveller, place, there)
                    known = further.setdefault(there, [])
                    if covers(traveller.store, cost + price) and not any(covers(cost, other) for other, _ in known):
                        known.append((int(cost), [*way, there]))
        for place, found in further.items():
            for paid, way in found:
                reached = _reached(figure, place, step, int(paid + price), way)
                if place != here and (place not in best or _worth(reached) < _worth(best[place])):
                    best[place] = reached
        front = further
    return list(best.values())


def _by_place_and_price(way: Reached) -> tuple[int, int]:
    return way["place"], _worth(way)


def _worth(way: Reached) -> int:
    return way["coins"] + CAMEL_IN_COINS * way["camels"]


def _reached(figure: int, place: int, steps: int, cost: int, way: list[int]) -> Reached:
    return {
        "figure": figure,
        "place": place,
        "steps": steps,
        "coins": int(number_of(cost, COIN)),
        "camels": int(number_of(cost, CAMEL)),
        "way": way,
    }
