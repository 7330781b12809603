"""Reading the text of a map, space by space; whether the map is a good one is judged elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.core.option_editors import Problem
from caravanserai.games.century.islands.maps.hexes import Hex, spelled_hex
from caravanserai.games.century.islands.maps.tiles import MARKETS

if TYPE_CHECKING:
    from caravanserai.games.century.islands.maps.own_maps import OwnMap

KINDS: Final = ("market", "sea", "port")
TILE_NUMBER: Final[dict[str, int]] = {tile.id: number for number, tile in enumerate(MARKETS)}
LONGEST: Final = 2000  # characters
FARTHEST: Final = 99  # coordinates beyond this are a slip
QUOTED: Final = 40  # characters of a space that are repeated when it cannot be read
MOST_PROBLEMS: Final = 5  # more of them help nobody


def read_spaces(text: str, found: OwnMap) -> list[Problem]:
    """Put the spaces of a text on a map; the problems are what cannot be read."""
    if len(text) > LONGEST:
        return [Problem("too_long", f"The map is too long: {LONGEST} characters are enough.", {"most": LONGEST})]
    problems: list[Problem] = []
    for entry in text.lower().split(";"):
        if entry.strip():
            problem = _read_space(entry.strip(), found)
            if problem is not None and len(problems) < MOST_PROBLEMS:
                problems.append(problem)
    return problems


def _read_space(entry: str, found: OwnMap) -> Problem | None:
    words = entry.split()
    place = _hex(words[0])
    if place is None or len(words) not in (2, 3):
        quoted = cut(entry)
        sentence = f"The map space {quoted!r} cannot be read; write it as 0,3 port or 1,2 market yyy-b."
        return Problem("unreadable", sentence, {"entry": quoted})
    spelled = spelled_hex(place)
    kind = words[1]
    if kind not in KINDS:
        sentence = f"A map space is market, sea or port, not {cut(kind)!r}."
        return Problem("unknown_kind", sentence, {"kind": cut(kind), "spelled": spelled})
    if place in found.kinds:
        return Problem("two_on_one", f"Two map spaces lie on {spelled}.", {"spelled": spelled})
    found.kinds[place] = kind
    return _read_tile(words[2], place, found) if len(words) == 3 else None


def _read_tile(tile: str, place: Hex, found: OwnMap) -> Problem | None:
    kind = found.kinds[place]
    if kind != "market":
        spelled = spelled_hex(place)
        sentence = f"Only a market names its tile; {spelled} is a {kind}."
        return Problem("only_markets", sentence, {"spelled": spelled, "kind": kind})
    if tile not in TILE_NUMBER:
        sentence = f"There is no market tile {cut(tile)!r}; the tiles are {', '.join(TILE_NUMBER)}."
        return Problem("unknown_tile", sentence, {"tile": cut(tile)})
    found.tiles[place] = TILE_NUMBER[tile]
    return None


def _hex(word: str) -> Hex | None:
    numbers = word.split(",")
    if len(numbers) != 2:
        return None
    try:
        q, r = int(numbers[0]), int(numbers[1])
    except ValueError:
        return None
    return (q, r) if max(abs(q), abs(r)) <= FARTHEST else None


def cut(text: str) -> str:
    """As much of a text as a sentence repeats; half a character, which no answer could carry, becomes a `?`."""
    whole = text.encode("utf-8", "replace").decode()
    return whole if len(whole) <= QUOTED else whole[:QUOTED] + "…"
