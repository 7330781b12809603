"""The editor of the option `map`: random maps are proposed, maps of one's own looked over."""

from collections.abc import Mapping
from typing import Final

from caravanserai.core.chance import seeded
from caravanserai.core.option_editors import OptionEditor, Problem, Validation
from caravanserai.core.options import AS_PRINTED, OURS, RULINGS
from caravanserai.games.century.islands.maps.charts import FIRST_GAME
from caravanserai.games.century.islands.maps.checks import problems_of
from caravanserai.games.century.islands.maps.own_maps import MapRules, OwnMap, map_on
from caravanserai.games.century.islands.maps.random_maps import random_chart
from caravanserai.games.century.islands.maps.reading import cut, read_spaces

# The option that says which maps of one's own are good ones (EW-44).
MAP_RULES: Final = "map_rules"
TWO_NEIGHBOURS: Final = "two_neighbours"
CONNECTED: Final = "connected"


class MapEditor(OptionEditor):
    """Maps for a game with these rules."""

    def __init__(self, rules: MapRules) -> None:
        self.rules = rules

    def beside(self, options: Mapping[str, object]) -> OptionEditor:
        usual = options.get(RULINGS, OURS)
        if options.get(MAP_RULES, CONNECTED if usual == AS_PRINTED else TWO_NEIGHBOURS) == CONNECTED:
            return MapEditor(self.rules.connected())
        return self

    def propose(self, seed: int) -> str:
        """A random map (EW-44a), written out as if it were a map of one's own."""
        return map_on(random_chart(self.rules.islands, self.rules.ports, seeded(seed, "map"))).text()

    def validate(self, value: object) -> Validation:
        if not isinstance(value, str):
            sentence = "The map is a text: first_game, random, or its spaces, such as 0,2 port; 0,3 market."
            return Validation("", [Problem("not_a_text", sentence)], {})
        word = value.strip().lower()
        if word == "random":
            return Validation(word, [], {})
        if word == "first_game":
            return Validation(word, [], self.drawn(map_on(FIRST_GAME)))
        if word and "," not in word:
            said = cut(value)
            sentence = f"The map cannot be {said!r}; it can be first_game, random, or a list of spaces."
            return Validation("", [Problem("not_a_map", sentence, {"said": said})], {})
        found = OwnMap()
        problems = read_spaces(word, found)
        if problems:
            return Validation("", problems, {})
        problems = problems_of(found, self.rules)
        return Validation("" if problems else found.text(), problems, self.drawn(found))

    def drawn(self, found: OwnMap) -> dict[str, object]:
        """The spaces as they were written, and how many of each kind a map must have."""
        spaces = [
            {"q": place[0], "r": place[1], "kind": found.kinds[place], "tile": found.tile_id(place)}
            for place in sorted(found.kinds)
        ]
        needs = {"islands": self.rules.islands, "ports": self.rules.ports, "seas": list(self.rules.seas)}
        return {"spaces": spaces, "needs": needs}
