"""Random games checked move by move by the oracle of the games of ships."""

from typing import Any, cast

import pytest

from caravanserai.games.century.steps.step_ids import TURN
from tests.games.eastern_wonders.oracle import Ledger, Sea
from tests.games.sand_to_sea.table import fresh, wander
from tests.rule import rule


@rule("SS-13", "SS-14", "SS-17", "SS-17a", "SS-23", "SS-27")
@pytest.mark.parametrize(("players", "seed", "map"), [(2, 1, "first_game"), (3, 2, "random"), (4, 3, "random")])
def test_journeys_and_scores_of_random_games(players: int, seed: int, map: str) -> None:
    state = fresh(players, seed, map=map)
    state.listen()
    ledger = Ledger(players, [1, 2, 2, 3])
    turns = barred = 0
    for now in wander(state, seed, most=5000):
        ledger.hear((event.kind, event.seat, event.facts) for event in now.told())
        if now.step != TURN:
            continue
        view = cast(dict[str, Any], now.view(now.deciding[0]))
        turns += 1
        own = view["captains"][now.deciding[0]]
        sea = Sea(view, own["hand_count"] + len(own["played"]))
        sailed = {int(str(move).split()[1]) for move in now.legal() if move.kind == "sail"}
        assert sailed == sea.first_steps()
        barred += len(sea.near[sea.ship]) - len(sailed)
        listed = {journey["space"]: (journey["price"], journey["fee"]) for journey in view["journeys"]}
        assert listed == sea.journeys()
        assert now.scores() == ledger.scores(view["captains"])
        stock = sum(len(stack) for stack in view["bonus_stock"].values())
        assert stock == 12 - sum(ledger.won)
        assert stock == 0 or ledger.won == [ledger.columns(seat) for seat in range(players)]
    assert turns > 400
    assert barred > 0
    assert sum(ledger.won) > 0
