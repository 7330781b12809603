"""Random games checked move by move by an oracle that was written separately."""

from itertools import pairwise
from typing import Any, cast

import pytest

from caravanserai.games.century.steps.step_ids import TURN
from tests.games.eastern_wonders.oracle import Ledger, Sea
from tests.games.eastern_wonders.table import fresh, wander
from tests.rule import rule


@rule("EW-13", "EW-14", "EW-15", "EW-16", "EW-17", "EW-18", "EW-18a", "EW-26", "EW-28", "EW-29", "EW-41")
@pytest.mark.parametrize(("players", "seed", "map"), [(2, 1, "first_game"), (3, 2, "random"), (4, 3, "random")])
def test_journeys_and_scores_of_random_games(players: int, seed: int, map: str) -> None:
    state = fresh(players, seed, map=map)
    state.listen()
    ledger = Ledger(players, [0, 1, 2, 2, 3])
    turns = barred = 0
    for now in wander(state, seed, most=6000):
        ledger.hear((event.kind, event.seat, event.facts) for event in now.told())
        if now.step != TURN:
            continue
        view = cast(dict[str, Any], now.view(None))
        turns += 1
        sea = Sea(view)
        sailed = {int(str(move).split()[1]) for move in now.legal() if move.kind == "sail"}
        assert sailed == sea.first_steps()
        barred += len(sea.near[sea.ship]) - len(sailed)
        listed = {journey["space"]: (journey["price"], journey["fee"]) for journey in view["journeys"]}
        assert listed == sea.journeys()
        for journey in view["journeys"]:
            check_path(sea, journey)
        assert now.scores() == ledger.scores(view["captains"])
        assert ledger.won == [ledger.columns(seat) for seat in range(players)]
    assert turns > 400
    assert barred > 0
    assert sum(ledger.won) > 0


def check_path(sea: Sea, journey: dict[str, Any]) -> None:
    """The path is one, and as long as its price says."""
    path = [sea.ship, *journey["path"]]
    assert path[-1] == journey["space"]
    assert all(step in sea.near[before] for before, step in pairwise(path))
    assert journey["price"] == max(0, len(path) - 1 - sea.free)


@pytest.mark.parametrize("seed", [4, 5])
def test_every_journey_shown_can_be_made_at_its_price(seed: int) -> None:
    made = 0
    for number, now in enumerate(wander(fresh(3, seed), seed, most=3000)):
        if number % 9 or now.step != TURN:
            continue
        view = now.view(None)
        seat = now.deciding[0]
        for journey in view["journeys"]:
            twin = now.copy()
            had = sum(view["captains"][seat]["cubes"])
            for space in journey["path"]:
                cubes = [move for move in twin.legal() if move.kind == "leave"]
                if cubes:
                    twin.apply(cubes[0])
                twin.apply(f"sail {space}")
            if "stop" in {str(move) for move in twin.legal()}:
                twin.apply("stop")
            while any(move.kind == "fee" for move in twin.legal()):
                twin.apply(twin.legal()[0])
            assert sum(twin.view(None)["captains"][seat]["cubes"]) == had - journey["price"] - journey["fee"]
            made += 1
    assert made > 200
