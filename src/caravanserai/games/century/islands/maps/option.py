"""The option `map`: the first-game map, a random one, or one of the players' own; and laying tiles on it."""

from collections.abc import Mapping

from caravanserai.core.options import FreeOption, Option, Options, OptionValue
from caravanserai.core.secret_chance import Source
from caravanserai.games.century.islands.maps.charts import FIRST_GAME, Chart
from caravanserai.games.century.islands.maps.editor import CONNECTED, MAP_RULES, TWO_NEIGHBOURS, MapEditor
from caravanserai.games.century.islands.maps.own_maps import MapRules, read_map
from caravanserai.games.century.islands.maps.random_maps import random_chart
from caravanserai.games.century.islands.maps.tiles import FIRST_PORT, FIRST_SEA, SYMBOL_OF, SYMBOLS


class MapOption(FreeOption):
    """Which map is played on. It takes any that hangs together; `check_own_map` asks for more where the table does."""

    def __init__(self, clause: str, rules: MapRules) -> None:
        super().__init__("map", "first_game", clause, MapEditor(rules.connected()).judge, MapEditor(rules))

    def parse(self, text: str) -> OptionValue:
        return text  # what is wrong with it is told in the coordinates that were typed, once all options are known


def map_rules_option(clause: str) -> Option:
    """Whether each market of an own map must touch two tiles, as the rulebook only recommends."""
    return Option(MAP_RULES, (TWO_NEIGHBOURS, CONNECTED), TWO_NEIGHBOURS, clause, printed=CONNECTED)


def check_own_map(chosen: Mapping[str, object], rules: MapRules) -> None:
    """A BadOption if the map that was chosen is none that the other options allow."""
    if "map" in chosen:
        MapEditor(rules).beside(chosen).judge(chosen["map"])


def map_kind(option: str) -> str:
    """Whether a value of the option is `first_game`, `random` or `custom`."""
    return option if option in ("first_game", "random") else "custom"


def laid_out(options: Options, rules: MapRules, seas: int, chance: Source) -> tuple[Chart, list[int]]:
    """The chart that is asked for, and the tile on each of its spaces (EW-5, EW-6, SS-3)."""
    option = str(options["map"])
    fixed: dict[int, int] = {}
    if option == "first_game":
        chart = FIRST_GAME
    elif option == "random":
        chart = random_chart(rules.islands, rules.ports, chance.draw("map"))
    else:
        own = read_map(option, rules.connected())  # the stricter rules were asked for when the options were settled
        chart = own.chart()
        fixed = own.fixed()
    return chart, tiles_on(chart, fixed, rules.per_symbol, seas, chance)


def tiles_on(chart: Chart, fixed: dict[int, int], per_symbol: int, seas: int, chance: Source) -> list[int]:
    """The tile on each space: those that are fixed, and as many random ones of each symbol as make up the number."""
    laid = list(fixed.values())
    loose = [FIRST_SEA + number for number in range(seas) if FIRST_SEA + number not in laid]
    for symbol in range(len(SYMBOLS)):
        drawn = [tile for tile in range(FIRST_SEA) if SYMBOL_OF[tile] == symbol and tile not in laid]
        chance.draw("markets of a symbol").shuffle(drawn)
        loose += drawn[: per_symbol - len([tile for tile in laid if tile < FIRST_SEA and SYMBOL_OF[tile] == symbol])]
    chance.draw("islands and seas").shuffle(loose)
    tiles = [0] * chart.size
    for number, space in enumerate(chart.ports):
        tiles[space] = FIRST_PORT + number
    for space in chart.islands():
        tiles[space] = fixed[space] if space in fixed else loose.pop()
    return tiles
