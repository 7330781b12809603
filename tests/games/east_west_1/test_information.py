"""What everybody sees, what nobody knows, and where chance comes in (E1-47 to E1-49)."""

import json

import pytest

from tests.games.east_west_1.table import Trader, fresh, table, wander
from tests.games.east_west_1.trade import (
    TRADE,
    check_cards_under_the_deck_are_known,
    check_deals_come_from_the_pile,
    trade_deck,
)
from tests.games.golden_deals import DEAL
from tests.games.new_world.land import CARD, EXPLORATION, deck
from tests.games.playing import imagined, make
from tests.rule import rule

ALL = {"bonus_cards": True, "golden_deals": True}


@rule("E1-47")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_that_lies_open_is_seen_by_everybody(seat: int | None) -> None:
    rival = Trader([0, 3, 0, 0], at="A1.3=2", reserve=4, cards="N02", route="rr=1 yg", discard="up3 gg-bb")
    state = table(rivals={1: rival}, beside="yg rr", covers={"A1.4": "native"}, deals={"rr": "gd05", "yyy": "gd06"})
    view = state.view(seat)
    seen = view["pioneers"][1]
    assert (seen["cubes"], seen["settlers_placed"], seen["settlers_in_reserve"]) == ([0, 3, 0, 0], 2, 4)
    assert (seen["settlers_on_route"], seen["settlers_in_hand"], seen["claimed"]) == (1, 5, [CARD["N02"]])
    assert [(card["card"], card["settlers"]) for card in seen["route"]] == [(TRADE["rr"], 1), (TRADE["yg"], 0)]
    assert (seen["discard_count"], seen["trade_cards"]) == (2, 4)
    assert view["trade_row"] == [TRADE[name] for name in ("yyy", "yr", "g", "b")]
    assert view["trade_deck"] == 4
    assert view["beside"] == [EXPLORATION["yg"], EXPLORATION["rr"]]
    assert (view["deals"][str(TRADE["rr"])], view["deals"][str(TRADE["yyy"])]) == (DEAL["gd05"], DEAL["gd06"])
    assert view["scores"] == state.scores()


@rule("E1-47")
def test_the_log_names_the_cards_that_go_to_a_discard_pile() -> None:
    state = table(Trader(route="yyyy yyr yg rr up3"), {1: Trader()}, market="yyy yr g b", trade_deck="")
    state.listen()
    make(state, "work E2.5", "take", "replace 2", "work E2.6", "use")
    told = {event.kind: event.facts for event in state.told()}
    assert dict(told["replaced"]) == {"card": TRADE["yyy"], "old": TRADE["yyr"], "position": 2}
    assert dict(told["discarded"]) == {"card": TRADE["g"]}


@rule("E1-47", "E1-48")
@pytest.mark.parametrize(("players", "seed"), [(2, 2), (4, 3)])
def test_an_imagined_world_looks_the_same_and_differs_in_what_nobody_knows(players: int, seed: int) -> None:
    differ = 0
    for state, world in imagined(wander(fresh(players, seed, **ALL), seed, most=2500)):
        assert [route.save() for route in world.settlement.routes] == [r.save() for r in state.settlement.routes]
        for route in state.settlement.routes:
            assert all(world.deals[card] == state.deals[card] for card in route.anywhere())
        differ += world.save() != state.save()
    assert differ > 10


@rule("E1-48")
def test_the_trade_deck_with_its_deals_is_imagined_anew() -> None:
    state = fresh(2, 5, golden_deals=True)
    worlds = [state.imagine(0, seed) for seed in range(40)]
    assert {tuple(world.market.cards) for world in worlds} == {tuple(state.market.cards)}
    assert len({trade_deck(world).split()[0] for world in worlds}) > 15
    top = state.market.deck[0]
    assert len({world.deals[top] for world in worlds}) > 6
    for world in worlds:
        check_deals_come_from_the_pile(state, world, 43)
        assert len({deck(world), deck(state)}) == 2
        assert deck(world).split()[0] == deck(state).split()[0]


@rule("E1-48")
def test_cards_put_under_the_deck_are_known_with_their_deals() -> None:
    state = table(trade_deck="yyyy yyr yg rr up3 rr-gg g-rr", deals={"yyy": "gd07"})
    check_cards_under_the_deck_are_known(make(state, "work E2.1"))


@rule("E1-48")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_views_do_not_depend_on_what_is_hidden(seat: int | None) -> None:
    one = table(trade_deck="yyyy yyr yg rr", deals={"yyyy": "gd01", "yyr": "gd02"}, deck="N02 N03 N04")
    other = table(trade_deck="rr yg yyyy yyr", deals={"yyyy": "gd05", "yyr": "gd09"}, deck="N02 N04 N03")
    assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))


@rule("E1-49")
def test_setup_draws_cards_deals_tiles_and_the_first_player() -> None:
    games = [fresh(4, seed, **ALL) for seed in range(30)]
    assert len({tuple(game.market.deck) for game in games}) == 30
    assert len({tuple(game.deals) for game in games}) == 30
    assert len({tuple(game.settlement.points.deck) for game in games}) == 30
    assert len({tuple(game.settlement.stacks.tiles) for game in games}) == 30
    assert len({tuple(fresh(3, seed).view(None)["beside"]) for seed in range(30)}) > 10
    assert {int(game.first) for game in games} == {0, 1, 2, 3}
    assert fresh(4, 11, **ALL).save() == fresh(4, 11, **ALL).save()


@rule("E1-49")
@pytest.mark.parametrize("seed", [1, 2])
def test_after_setup_nothing_is_drawn(seed: int) -> None:
    state = fresh(3, seed, **ALL)
    drawn = state.chance.save()
    deals = state.deals[:]
    for now in wander(state, seed, most=2500):
        assert now.chance.save() == drawn
        assert now.deals == deals
