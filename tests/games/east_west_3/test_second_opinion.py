"""Random games checked move by move by an oracle that was written separately."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

import pytest

from caravanserai.games.century.east_west_3.game import GAME
from tests.games.east_west_2.oracle import Navigator, check_answers
from tests.games.east_west_2.voyage import wander
from tests.games.east_west_3.table import fresh
from tests.games.new_world.land import cover
from tests.games.new_world.oracle import holds
from tests.games.playing import facts
from tests.rule import rule


class Agent(Navigator):
    """What the seat that decides can do in a turn of From East to West III."""

    def __init__(self, view: Mapping[str, Any], components: Mapping[str, Any]) -> None:
        super().__init__(view, components)
        self.trade_cards = components["trade_cards"]

    def usable(self, card: int, cubes: list[int]) -> bool:
        """Whether what a trade card says can be done once (E3-15)."""
        fact = self.trade_cards[card]
        return any(cubes[:3]) if fact["kind"] == "upgrade" else holds(cubes, fact["give"])

    def can_act(self, place: Mapping[str, Any]) -> bool:
        if place["kind"] == "market":
            card = self.view["trade_row"][place["market"] - 1]
            if card is None:
                return False
            return bool(self.view["options"]["golden_deals"]) or self.usable(card, self.cubes_at(place))
        if place["kind"] == "refresh_market":
            return self.view["trade_deck"] > 0 or any(card is not None for card in self.view["trade_row"])
        return super().can_act(place)


@rule("E3-11", "E3-12", "E3-13", "E3-14", "E3-15", "E3-20", "E3-24", "E3-25")
@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [
        (2, 1, {}),
        (3, 2, {"map": "random", "bonus_cards": True}),
        (4, 3, {"golden_deals": True}),
        (3, 4, {"map": "random", "bonus_cards": True, "golden_deals": True}),
    ],
)
def test_work_voyages_markets_and_scores_of_random_games(players: int, seed: int, options: dict[str, object]) -> None:
    state = fresh(players, seed, **options)
    cover(state.settlement, {"A2.4": "rr", "C1.2": "settler", "F2.4": "points-1"} if seed % 2 else {})
    components = GAME.components()
    asked: Counter[str] = Counter()
    for now in wander(state, seed, most=2000, claim=0.05):
        view = cast(dict[str, Any], now.view(None))
        agent = Agent(view, components)
        kind = view["decision"]["kind"]
        asked[kind] += 1
        check_answers(now, agent, components)
        if kind == "market":
            able = agent.usable(facts(now)["card"], agent.pioneer["cubes"])
            assert {move.kind for move in now.legal()} == ({"use", "deal"} if able else {"deal"})
    met = ["turn", "sail", "build", "trade", "discard", "upgrade", *(["market"] if "golden_deals" in options else [])]
    assert all(asked[kind] > 3 for kind in met), asked


@rule("E3-16", "E3-17", "E3-18", "E3-31")
@pytest.mark.parametrize("seed", [5, 6])
def test_cards_and_tiles_come_as_everybody_was_told(seed: int) -> None:
    """Row, piles and known bottom of the deck, kept by somebody who only listens, are those of the table."""
    state = fresh(3, seed)
    state.listen()
    row: list[int | None] = list(state.view(None)["trade_row"])
    left, known, piles = 39, list[int](), [0, 0, 0]
    chances = 0
    for now in wander(state, seed, most=2000, claim=0.05):
        view = now.view(None)
        for event in now.told():
            told = cast(dict[str, Any], event.facts)
            if event.kind == "kept_card":
                piles[event.seat] += 1
                assert told["cards"] == piles[event.seat]
                row.remove(told["card"])
            elif event.kind == "refreshed_market":
                assert told["cards"] == row
                known += [card for card in row if card is not None]
                left += len(row)
                row = []
            elif event.kind == "turned_up_trade":
                if left == len(known):
                    assert told["card"] == known.pop(0)
                row.append(told["card"])
                left -= 1
        assert [card for card in view["trade_row"] if card is not None] == row
        assert (view["trade_deck"], view["trade_bottom"]) == (left, known)
        assert [pioneer["trade_cards"] for pioneer in view["pioneers"]] == piles
        if view["decision"] == {"kind": "tile", "facts": {"must": 0}}:
            assert piles[now.deciding[0]] % 4 == 0
            chances += 1
    assert chances > 0
