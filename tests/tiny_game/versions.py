"""Later versions of the tiny game, made up to see what becomes of games that were begun before."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest

import caravanserai.core.game
from caravanserai.core.game import Game
from caravanserai.core.registry import _loaded
from caravanserai.core.versions import Migration, Seeding

if not str(caravanserai.core.game.__file__).endswith(".py"):
    # `tests/builds/test_same_games.py` runs the tests that need this module on the source.
    pytest.skip("compiled classes cannot be subclassed by interpreted ones", allow_module_level=True)

from tests.tiny_game.game import GAME, TinyGame

FIRST = GAME


def tiny(
    version: str, earlier: Mapping[str, Seeding] | None = None, migrations: Mapping[str, Migration] | None = None
) -> TinyGame:
    """The tiny game as a later version of itself."""
    return TinyGame(
        FIRST.id,
        FIRST.title,
        version,
        FIRST.players,
        FIRST.options,
        FIRST.moves,
        FIRST.reasons[:-2],
        FIRST.game_is_over,
        FIRST.not_your_turn,
        earlier=earlier or {},
        migrations=migrations or {},
    )


def two_stones_more(saved: dict[str, Any]) -> dict[str, Any]:
    """Version 2 has two stones more on the pile."""
    saved["pile"] += 2
    saved["version"] = "2"
    return saved


@contextmanager
def known(game: Game) -> Iterator[None]:
    """While this lasts, this is the rule set of its id."""
    with patch.dict(_loaded, {game.id: game}):
        yield
