"""Every rule set against the ground truth of what it hides: views, worlds imagined, and the story."""

import pytest

import caravanserai as cv
from caravanserai.contract import exchanging, option_sets
from tests.secrecy.truths import TRUTHS

# Every option set with one number of players, and every number of players with some option sets.
CASES = [
    pytest.param(game, players, options, id=f"{game.id}-{players}-{number}")
    for game in cv.games()
    for number, options in enumerate(option_sets(game))
    for players in game.players
    if (number + players) % len(game.players) == 0
]


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_exchanged_secrets_change_nothing_that_is_shown_or_told(
    game: cv.Game, players: int, options: dict[str, object]
) -> None:
    exchanging.check_exchanged_worlds(game, players, options, 300 + players, TRUTHS[game.id])


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_moves_that_differ_in_what_is_hidden_are_told_alike(
    game: cv.Game, players: int, options: dict[str, object]
) -> None:
    exchanging.check_twin_moves(game, players, options, 500 + players, TRUTHS[game.id])


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_what_is_hidden_is_imagined_otherwise_too(game: cv.Game, players: int, options: dict[str, object]) -> None:
    exchanging.check_imagined_variety(game, players, options, 700 + players, TRUTHS[game.id])
