"""A first look at From Sand to Sea: it keeps the contract, cards pay for the ship, and a rest brings them back."""

from collections.abc import Callable, Mapping

import pytest

from caravanserai.contract import CHECKS, check_moves_round_trip
from caravanserai.core import registry
from caravanserai.core.game import Game
from caravanserai.games.century.card_sets import listed
from caravanserai.games.century.islands.tiles import kind_of
from caravanserai.games.century.sand_to_sea.game import CHANNEL, GAME
from caravanserai.games.century.sand_to_sea.state import SandToSeaState


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.SHELF, GAME.id, "caravanserai.games.century.sand_to_sea.game")


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_promise(check: Callable[[Game, int, Mapping[str, object], int], None]) -> None:
    check(GAME, 3, {"bonus_cards": True, "golden_deals": True}, 6)


def test_moves_round_trip() -> None:
    check_moves_round_trip(GAME)


def fresh(seed: int = 0, **options: object) -> SandToSeaState:
    state = GAME.new(2, seed, options)
    assert isinstance(state, SandToSeaState)
    return state


def test_the_map_has_16_markets_4_sea_tiles_and_4_ports() -> None:
    kinds = [kind_of(tile) for tile in fresh().islands.tiles]
    assert {kind: kinds.count(kind) for kind in kinds} == {"market": 16, "sea": 4, "port": 4}
    assert sum(map(len, fresh().view(None)["bonus_stock"].values())) == 12


def test_a_map_can_fix_the_sea() -> None:
    state = fresh(map=CHANNEL)
    seas = [state.islands.chart.name(space) for space in range(24) if kind_of(state.islands.tiles[space]) == "sea"]
    assert seas == ["C1", "C4", "D1", "D4"]


def test_cards_pay_for_steps_and_a_rest_brings_them_back() -> None:
    state = fresh(map=CHANNEL)
    for move in ("set yyyy", "place 2", "set yyr", "place 3", "sail 2", "fare yy", "sail 1", "fare up2"):
        state.apply(move)
    mover = int(state.first)
    assert listed(state.sailed[mover]) == [0, 1]
    assert state.islands.captains[mover].ship == 0
    assert state.deciding == (1 - mover,)  # on a port it cannot serve, and without cards, the turn is over
    state.apply("rest")
    assert {str(move) for move in state.legal()} >= {"rest", "acquire 1"}
    assert not [move for move in state.legal() if move.kind == "sail"]
    state.apply("rest")
    assert listed(state.merchants[mover].hand) == [0, 1]
