"""The registry: which rule sets there are, each loaded when first asked for.

Installed packages add games of their own as entry points: in their `pyproject.toml`, under
`[project.entry-points."caravanserai.games"]`, the id of the game and the module that has its `GAME`.
"""

import importlib
import warnings
from importlib.metadata import entry_points
from typing import Final

from caravanserai.core.errors import UnknownGame
from caravanserai.core.game import Game
from caravanserai.core.moves import Move

GAME_MODULES: Final[dict[str, str]] = {
    "spice_road": "caravanserai.games.century.spice_road.game",
    "eastern_wonders": "caravanserai.games.century.eastern_wonders.game",
    "sand_to_sea": "caravanserai.games.century.sand_to_sea.game",
    "new_world": "caravanserai.games.century.new_world.game",
    "east_west_1": "caravanserai.games.century.east_west_1.game",
    "east_west_2": "caravanserai.games.century.east_west_2.game",
    "east_west_3": "caravanserai.games.century.east_west_3.game",
    "dunhuang": "caravanserai.games.dunhuang.game",
    "marco_polo": "caravanserai.games.marco_polo.game",
    "merchant_explorers": "caravanserai.games.merchant_explorers.game",
}

OURS: Final = tuple(GAME_MODULES)

# Ours come first, and nobody takes their place.
for _point in sorted(entry_points(group="caravanserai.games")):
    GAME_MODULES.setdefault(_point.name, _point.value)

_loaded: dict[str, Game] = {}


def load(game_id: str) -> Game:
    """The rule set with this id."""
    game = _loaded.get(game_id)
    if game is None:
        if game_id not in GAME_MODULES:
            raise UnknownGame(f"There is no game {game_id!r}; the games are {', '.join(GAME_MODULES)}.")
        game = importlib.import_module(GAME_MODULES[game_id]).GAME
        assert isinstance(game, Game)
        _loaded[game_id] = game
    return game


def games() -> list[Game]:
    """All rule sets. One of another package that cannot be loaded is left out, with a warning."""
    found: list[Game] = []
    for game_id in GAME_MODULES:
        try:
            found.append(load(game_id))
        except Exception as error:  # whatever somebody else's package does wrong
            if game_id in OURS:
                raise
            warnings.warn(f"The game {game_id} of another package cannot be loaded: {error!r}.", stacklevel=2)
    return found


def find_move(game_id: str, move_id: int) -> Move:
    """The interned move; how moves come back from pickling."""
    return load(game_id).moves[move_id]
