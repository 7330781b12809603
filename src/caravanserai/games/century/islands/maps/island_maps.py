"""The island map of From East to West II and III: a sea tile with twelve markets around it, and no ports (E2-8).

The option `map` names the default shape, a random one, or one of the players' own.
"""

from collections.abc import Mapping
from typing import Final

from caravanserai.core.chance import Chance, seeded
from caravanserai.core.option_editors import OptionEditor, Problem, Validation
from caravanserai.core.options import FreeOption
from caravanserai.core.secret_chance import Source
from caravanserai.games.century.islands.maps.charts import Chart
from caravanserai.games.century.islands.maps.checks import problems_of
from caravanserai.games.century.islands.maps.editor import MapEditor
from caravanserai.games.century.islands.maps.hexes import Hex, moved_to_origin
from caravanserai.games.century.islands.maps.option import tiles_on
from caravanserai.games.century.islands.maps.own_maps import MapRules, OwnMap, read_map
from caravanserai.games.century.islands.maps.random_maps import grown
from caravanserai.games.century.islands.maps.reading import cut, read_spaces
from caravanserai.games.century.islands.maps.tiles import FIRST_SEA

DEFAULT: Final = "default_island"
RANDOM: Final = "random"
SEAS: Final = 1
RULES: Final = MapRules(islands=13, ports=0, seas=(SEAS,), per_symbol=3, sea_touches=2)

# The sea tile first, a ring of six markets around it, and six more outside. The rules leave the shape to the players.
DEFAULT_HEXES: Final[list[Hex]] = [
    (0, 0),
    (1, 0),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (0, -1),
    (1, -1),
    (1, 1),
    (-1, 2),
    (-2, 1),
    (-1, -1),
    (1, -2),
    (2, -1),
]
DEFAULT_CHART: Final[Chart] = Chart(DEFAULT_HEXES, [])
SPACES: Final = 13  # on every map

# An own map to try games with: a chain two tiles wide, the sea near one end, some tiles fixed.
CHAIN: Final = (
    "0,0 market; 0,1 market yyy-b; 1,0 sea; 1,1 market; 2,0 market; 2,1 market r-yyy; 3,0 market; 3,1 market; "
    "4,0 market yy-rr; 4,1 market; 5,0 market; 5,1 market; 6,0 market"
)


def island_of(hexes: list[Hex]) -> OwnMap:
    """A map with the sea tile on the first of these hexes."""
    found = OwnMap()
    for number, place in enumerate(hexes):
        found.kinds[place] = "market" if number else "sea"
    return found


def random_hexes(chance: Chance) -> list[Hex]:
    """The sea tile, then markets grown from it, each touching two tiles that lie there already (E2-8a)."""
    return moved_to_origin(grown(RULES.islands, chance))


class IslandEditor(MapEditor):
    """Proposes and judges island maps."""

    def __init__(self) -> None:
        super().__init__(RULES)

    def beside(self, options: Mapping[str, object]) -> OptionEditor:
        return self  # the rulebook itself asks for two neighbours here (E2-8)

    def propose(self, seed: int) -> str:
        return island_of(random_hexes(seeded(seed, "map"))).text()

    def validate(self, value: object) -> Validation:
        if not isinstance(value, str):
            sentence = f"The map is a text: {DEFAULT}, {RANDOM}, or its spaces, such as 0,2 sea; 0,3 market."
            return Validation("", [Problem("not_a_text", sentence)], {})
        word = value.strip().lower()
        if word == RANDOM:
            return Validation(word, [], {})
        if word == DEFAULT:
            return Validation(word, [], self.drawn(island_of(DEFAULT_HEXES)))
        if word and "," not in word:
            said = cut(value)
            sentence = f"The map cannot be {said!r}; it can be {DEFAULT}, {RANDOM}, or a list of spaces."
            return Validation("", [Problem("not_a_map", sentence, {"said": said})], {})
        found = OwnMap()
        problems = read_spaces(word, found)
        if problems:
            return Validation("", problems, {})
        problems = [_in_our_words(problem, found) for problem in problems_of(found, self.rules)]
        return Validation("" if problems else found.text(), problems, self.drawn(found))


def _in_our_words(problem: Problem, found: OwnMap) -> Problem:
    """The same problem; numbers are told without ports, which no island map has."""
    seas = len(found.places("sea"))
    markets = len(found.places("market"))
    ports = len(found.places("port"))
    if problem.code == "ports_over":
        return Problem(problem.code, f"The island map has no ports; this one has {ports}.", problem.details)
    if problem.code in ("islands_missing", "islands_over", "wrong_seas"):
        sentence = f"The island map needs 12 markets and 1 sea space; this one has {markets} and {seas}."
        return Problem(problem.code, sentence, problem.details)
    return problem


class IslandMapOption(FreeOption):
    """Which island map is played on."""

    def __init__(self, clause: str) -> None:
        editor = IslandEditor()
        super().__init__("map", DEFAULT, clause, editor.judge, editor)


def island_map_kind(option: str) -> str:
    """Whether a value of the option is `default_island`, `random` or `custom`."""
    return option if option in (DEFAULT, RANDOM) else "custom"


def island_laid_out(option: str, chance: Source) -> tuple[Chart, list[int]]:
    """The chart an option asks for, and the tile on each of its spaces: three random markets of each symbol (E2-8)."""
    chart = DEFAULT_CHART
    fixed = {chart.hexes.index(DEFAULT_HEXES[0]): FIRST_SEA}
    if option == RANDOM:
        hexes = random_hexes(chance.draw("map"))
        chart = Chart(hexes, [])
        fixed = {chart.hexes.index(hexes[0]): FIRST_SEA}
    elif option != DEFAULT:
        own = read_map(option, RULES)
        chart = own.chart()
        fixed = own.fixed()
    return chart, tiles_on(chart, fixed, RULES.per_symbol, SEAS, chance)
