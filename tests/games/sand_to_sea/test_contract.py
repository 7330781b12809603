"""From Sand to Sea keeps the promises that every game keeps, also before it is on the shelf."""

from collections.abc import Callable, Mapping

import pytest

from caravanserai.contract import CHECKS, check_moves_round_trip
from caravanserai.core import registry
from caravanserai.core.game import Game
from caravanserai.games.century.sand_to_sea.game import GAME


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.SHELF, GAME.id, "caravanserai.games.century.sand_to_sea.game")


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_promise(check: Callable[[Game, int, Mapping[str, object], int], None]) -> None:
    check(GAME, 3, {"bonus_cards": True, "golden_deals": True}, 6)


def test_moves_round_trip() -> None:
    check_moves_round_trip(GAME)
