"""Random games checked move by move by an oracle that was written separately."""

from typing import Any, cast

import pytest

from caravanserai.games.century.new_world.game import GAME
from caravanserai.games.century.steps.step_ids import EXCHANGE, TURN
from tests.games.new_world.land import number, standing
from tests.games.new_world.oracle import Surveyor, score
from tests.games.new_world.table import fresh, wander
from tests.games.playing import offered
from tests.rule import rule


@rule(
    "NW-21", "NW-22", "NW-23", "NW-24", "NW-25", "NW-27", "NW-28", "NW-31", "NW-32", "NW-57", "NW-58", "NW-59", "NW-60"
)
@pytest.mark.parametrize(
    ("players", "seed", "board", "room"),
    [
        (2, 1, "D1", True),
        (3, 2, "E1", True),
        (4, 3, "F1", False),
        (3, 4, "G1", False),
        (4, 5, "H1", True),
        (2, 6, "D1", "repeated"),
        (3, 7, "D1", "repeated"),
    ],
)
def test_work_trades_and_scores_of_random_games(players: int, seed: int, board: str, room: bool | str) -> None:
    state = fresh(players, seed, fourth_board=board, trade_needs_room=room)
    components = GAME.components()
    turns = barred = trades = 0
    for now in wander(state, seed, most=4000):
        view = cast(dict[str, Any], now.view(None))
        assert now.scores() == [score(pioneer, components) for pioneer in view["pioneers"]]
        surveyor = Surveyor(view, components)
        if now.step == TURN:
            works = surveyor.works()
            assert offered(now, "work") == set(works)
            shown = {place["id"]: place["price"] for place in view["locations"]}
            assert all(shown[place] == price for place, price in works.items())
            turns += 1
            barred += 23 - len(works)
        elif now.step == EXCHANGE:
            place = view["locations"][int(now.argument)]
            times = surveyor.exchanges(surveyor.facts[place["id"]], surveyor.pioneer["cubes"])
            assert offered(now, "times") == {str(time) for time in range(1, times + 1)}
            trades += 1
    assert state.over
    assert turns > 100
    assert barred > 500
    assert trades > 0


@rule("NW-22", "NW-23", "NW-24", "NW-26")
@pytest.mark.parametrize("seed", [6, 7])
def test_the_price_is_what_is_placed(seed: int) -> None:
    worked = displaced = 0
    for count, now in enumerate(wander(fresh(3, seed), seed, most=1500)):
        if count % 5 or now.step != TURN:
            continue
        seat = now.deciding[0]
        for place, price in Surveyor(cast(dict[str, Any], now.view(None)), GAME.components()).works().items():
            twin = now.copy()
            before = standing(now)
            twin.listen()
            twin.apply(f"work {place}")
            told = [event for event in twin.told() if event.kind in ("worked", "displaced")]
            assert dict(told[0].facts) == {"location": number(now, place), "settlers": price}
            assert standing(twin) == before | {place: (seat, price)}
            if place in before:
                assert (told[1].seat, told[1].facts["settlers"]) == before[place]
                displaced += 1
            worked += 1
    assert worked > 200
    assert displaced > 10
