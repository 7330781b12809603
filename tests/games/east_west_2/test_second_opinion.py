"""Random games checked move by move by an oracle that was written separately."""

from collections import Counter
from typing import Any, cast

import pytest

from caravanserai.games.century.east_west_2.game import GAME
from tests.games.east_west_2.oracle import Navigator, check_answers
from tests.games.east_west_2.table import fresh
from tests.games.east_west_2.voyage import wander
from tests.games.new_world.land import cover, number, standing
from tests.games.playing import offered
from tests.rule import rule


@rule("E2-11", "E2-13", "E2-14", "E2-15", "E2-16", "E2-19", "E2-20", "E2-25", "E2-26", "E2-27", "E2-28", "E2-31")
@pytest.mark.parametrize(
    ("players", "seed", "chart"),
    [(2, 1, "default_island"), (3, 2, "random"), (4, 3, "default_island"), (4, 4, "random")],
)
def test_work_voyages_prices_and_scores_of_random_games(players: int, seed: int, chart: str) -> None:
    state = fresh(players, seed, map=chart)
    cover(state.settlement, {"A2.4": "rr", "C1.2": "settler", "F2.4": "points-1"})
    components = GAME.components()
    asked: Counter[str] = Counter()
    for now in wander(state, seed, most=2000, claim=0.02):
        view = cast(dict[str, Any], now.view(None))
        navigator = Navigator(view, components)
        kind = view["decision"]["kind"]
        asked[kind] += 1
        check_answers(now, navigator, components)
        if kind == "outpost":
            cubes = navigator.pioneer["cubes"]
            able = [space for space in navigator.own_outposts() if navigator.trades(space, cubes)]
            assert offered(now, "outpost") == {str(space) for space in able}
    met = ("turn", "sail", "build", "trade", "outpost", "fee", "pay_outpost", "discard")
    assert all(asked[kind] > 3 for kind in met), asked


@rule("E2-18", "E2-20", "E2-25")
@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 6)])
def test_what_is_asked_after_a_ship_has_landed(players: int, seed: int) -> None:
    """Building is asked exactly when it can be paid, and an exchange when it can be made once."""
    builds = trades = neither = 0
    for count, now in enumerate(wander(fresh(players, seed), seed, most=1500, claim=0.02)):
        if count % 3 or now.view(None)["decision"] != {"kind": "turn", "facts": {}}:
            continue
        for place in offered(now, "work") & {"B2.5", "F2.1"}:
            twin = now.copy()
            seat = now.deciding[0]
            twin.apply(f"work {place}")
            twin.apply(twin.legal()[0])
            while twin.view(None)["decision"]["kind"] == "fee":  # type: ignore[index]
                twin.apply(twin.legal()[0])
            asked = twin.view(None)["decision"]["kind"] if twin.deciding == (seat,) else "turn"  # type: ignore[index]
            view = cast(dict[str, Any], twin.view(None))
            navigator = Navigator(view | {"deciding": [seat]}, GAME.components())
            if navigator.outpost_price() is not None:
                assert asked == "build"
                builds += 1
            elif navigator.trades(navigator.ship, navigator.pioneer["cubes"]):
                assert asked == "trade"
                trades += 1
            else:
                assert asked in ("turn", "discard")
                neither += 1
    assert min(builds, trades, neither) > 3


@rule("E2-11")
def test_the_price_is_what_is_placed() -> None:
    worked = 0
    for count, now in enumerate(wander(fresh(3, 7), 7, most=1200)):
        if count % 7 or now.view(None)["decision"] != {"kind": "turn", "facts": {}}:
            continue
        seat = now.deciding[0]
        for place, price in Navigator(cast(dict[str, Any], now.view(None)), GAME.components()).works().items():
            twin = now.copy()
            twin.listen()
            twin.apply(f"work {place}")
            told = [event for event in twin.told() if event.kind in ("worked", "displaced")]
            assert dict(told[0].facts) == {"location": number(now, place), "settlers": price}
            assert standing(twin) == standing(now) | {place: (seat, price)}
            worked += 1
    assert worked > 100
