"""Every game, player count and option set keeps every promise of the contract."""

from collections.abc import Callable, Mapping

import pytest

import caravanserai as cv
from caravanserai.contract import CHECKS, check_moves_round_trip, option_sets

SETTINGS = [
    pytest.param(game, players, options, id=f"{game.id}-{players}-{number}")
    for game in cv.games()
    for players in game.players
    for number, options in enumerate(option_sets(game))
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_promise(
    check: Callable[[cv.Game, int, Mapping[str, object], int], None],
    game: cv.Game,
    players: int,
    options: dict[str, object],
) -> None:
    check(game, players, options, 11 * players)


@pytest.mark.parametrize("game", cv.games(), ids=lambda game: game.id)
def test_moves_round_trip(game: cv.Game) -> None:
    check_moves_round_trip(game)
