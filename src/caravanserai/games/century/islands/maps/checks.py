"""What makes a map a good one (EW-44, SS-32). Every check gives all the problems it finds, with the hexes concerned.

`places` in the details of a problem are those hexes as q, r, q, r, and so on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.core.option_editors import Problem
from caravanserai.core.reasons import Detail
from caravanserai.games.century.islands.maps.hexes import Hex, around, spelled_hex
from caravanserai.games.century.islands.maps.tiles import MARKETS, SYMBOL_OF, SYMBOLS

if TYPE_CHECKING:
    from caravanserai.games.century.islands.maps.own_maps import MapRules, OwnMap


def problems_of(found: OwnMap, rules: MapRules) -> list[Problem]:
    """All that is wrong with a map that could be read; what is missing comes first."""
    strays = _strays(found)
    return _numbers(found, rules) + _tiles(found, rules) + _falling_apart(found, strays) + _lonely(found, rules, strays)


def _numbers(found: OwnMap, rules: MapRules) -> list[Problem]:
    """Islands are counted beside the sea, and beside what the map must still have of it or has too much of."""
    seas = len(found.places("sea"))
    islands = len(found.places("market"))
    needed = rules.islands - min(max(seas, min(rules.seas)), max(rules.seas))
    ports = len(found.places("port"))
    sentence = (
        f"The map needs {rules.islands} spaces for markets and sea and {rules.ports} ports; "
        f"this one has {islands + seas} and {ports}."
    )
    problems = []
    if islands != needed and islands + seas != rules.islands:
        problems.append(_number("islands", islands, needed, sentence))
    if ports != rules.ports:
        problems.append(_number("ports", ports, rules.ports, sentence))
    if seas not in rules.seas:
        allowed = " or ".join([str(number) for number in rules.seas])
        sentence = f"The map may mark {allowed} spaces as sea, not {seas}."
        details: dict[str, Detail] = {
            "least": min(rules.seas),
            "most": max(rules.seas),
            "seas": seas,
            "places": _flat(found.places("sea")),
        }
        problems.append(Problem("wrong_seas", sentence, details))
    return problems


def _number(what: str, placed: int, needed: int, sentence: str) -> Problem:
    code = f"{what}_missing" if placed < needed else f"{what}_over"
    return Problem(code, sentence, {"count": abs(needed - placed), "needed": needed, "placed": placed})


def _tiles(found: OwnMap, rules: MapRules) -> list[Problem]:
    problems = []
    for tile in sorted(set(found.tiles.values())):
        places = sorted([place for place, laid in found.tiles.items() if laid == tile])
        if len(places) > 1:
            name = MARKETS[tile].id
            sentence = f"The map lays the market tile {name} twice."
            problems.append(Problem("tile_twice", sentence, {"tile": name, "places": _flat(places)}))
    for symbol, name in enumerate(SYMBOLS):
        places = sorted([place for place, tile in found.tiles.items() if SYMBOL_OF[tile] == symbol])
        if len(places) > rules.per_symbol:
            sentence = f"Only {rules.per_symbol} {name} markets are in the game; the map fixes {len(places)}."
            details: dict[str, Detail] = {
                "most": rules.per_symbol,
                "symbol": name,
                "laid": len(places),
                "places": _flat(places),
            }
            problems.append(Problem("symbol_over", sentence, details))
    return problems


def _strays(found: OwnMap) -> list[Hex]:
    """The hexes that do not hang together with the largest part of the map."""
    mainland: list[Hex] = []
    left = sorted(found.kinds)
    while left:
        part = _reached(left[0], found)
        mainland = part if len(part) > len(mainland) else mainland
        left = [place for place in left if place not in part]
    return [place for place in sorted(found.kinds) if place not in mainland]


def _falling_apart(found: OwnMap, strays: list[Hex]) -> list[Problem]:
    if not strays:
        return []
    mainland = min([place for place in found.kinds if place not in strays])
    sentence = f"The map falls apart: {spelled_hex(strays[0])} cannot be reached from {spelled_hex(mainland)}."
    return [Problem("falls_apart", sentence, {"count": len(strays), "places": _flat(strays)})]


def _reached(start: Hex, found: OwnMap) -> list[Hex]:
    reached = [start]
    for place in reached:  # grows while it is walked through
        reached += [other for other in around(place) if other in found.kinds and other not in reached]
    return reached


def _lonely(found: OwnMap, rules: MapRules, strays: list[Hex]) -> list[Problem]:
    """A port must touch one tile, a market and a sea space as many as the game says.

    A stray that touches nothing has been told of already.
    """
    problems = []
    for kind, needed in (("market", rules.market_touches), ("sea", rules.sea_touches), ("port", 1)):
        touching = [(place, _touches(place, found)) for place in found.places(kind)]
        few = [(place, touched) for place, touched in touching if touched < needed and (touched or place not in strays)]
        if few:
            place, touched = few[0]
            sentence = (
                f"The {kind} on {spelled_hex(place)} touches only {touched} other tile; "
                f"it must touch at least {needed}."
            )
            places = _flat([place for place, _ in few])
            details: dict[str, Detail] = {"kind": kind, "needed": needed, "count": len(few), "places": places}
            problems.append(Problem("touches_few", sentence, details))
    return problems


def _touches(place: Hex, found: OwnMap) -> int:
    return len([other for other in around(place) if other in found.kinds])


def _flat(places: list[Hex]) -> list[int]:
    return [number for place in places for number in place]
