"""What everybody sees, what nobody knows, and where chance comes in (E3-31)."""

import json

import pytest

from tests.games.east_west_1.trade import (
    TRADE,
    check_cards_under_the_deck_are_known,
    check_deals_come_from_the_pile,
    trade_deck,
)
from tests.games.east_west_2.voyage import wander
from tests.games.east_west_3.table import Collector, fresh, table
from tests.games.golden_deals import DEAL
from tests.games.new_world.land import CARD, deck
from tests.games.playing import imagined, make, tale
from tests.rule import rule

ALL = {"bonus_cards": True, "golden_deals": True}


@rule("E3-31")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_that_lies_open_is_seen_by_everybody(seat: int | None) -> None:
    rival = Collector([0, 3, 0, 0], at="E2.6=2", reserve=4, cards="N02", ship=12, outposts="12 8", pile="rr yg up3")
    state = table(rivals={1: rival}, deck="N03 N04", deals={"yyy": "gd06"})
    view = state.view(seat)
    seen = view["pioneers"][1]
    assert (seen["cubes"], seen["settlers_placed"], seen["settlers_in_reserve"]) == ([0, 3, 0, 0], 2, 4)
    assert (seen["claimed"], seen["ship"], seen["outposts"]) == ([CARD["N02"]], 12, [8, 12])
    assert (seen["built"], seen["board_points"], seen["trade_cards"]) == ([1, 1, 0, 0], 2, 3)
    assert view["trade_row"] == [TRADE[name] for name in ("yyy", "yr", "g", "b")]
    assert (view["trade_deck"], view["point_next"]) == (4, CARD["N03"])
    assert view["deals"][str(TRADE["yyy"])] == DEAL["gd06"]
    assert view["scores"] == state.scores()


@rule("E3-31")
def test_the_log_names_the_cards_that_are_collected() -> None:
    told = tale(table(Collector(pile="rr")), "work E2.6")
    assert ("kept_card", 0, {"card": TRADE["yr"], "cards": 2}) in told


@rule("E3-31")
@pytest.mark.parametrize(("players", "seed"), [(2, 2), (4, 3)])
def test_an_imagined_world_looks_the_same_and_differs_in_what_nobody_knows(players: int, seed: int) -> None:
    differ = 0
    for state, world in imagined(wander(fresh(players, seed, map="random", **ALL), seed, most=1200, claim=0.2)):
        assert (world.islands.save(), world.collections) == (state.islands.save(), state.collections)
        for card in [*state.market.cards, *range(2, 49)]:
            if card in state.market.cards or any(pile >> card & 1 for pile in state.collections):
                assert world.deals[card] == state.deals[card]
        differ += world.save() != state.save()
    assert differ > 10


@rule("E3-31")
def test_the_decks_and_the_deals_in_them_are_imagined_anew() -> None:
    state = fresh(2, 5, golden_deals=True)
    worlds = [state.imagine(0, seed) for seed in range(40)]
    assert len({trade_deck(world).split()[0] for world in worlds}) > 15
    hidden = state.market.deck[0]
    assert len({world.deals[hidden] for world in worlds}) > 6
    for world in worlds:
        check_deals_come_from_the_pile(state, world, 43)
        assert deck(world).split()[0] == deck(state).split()[0]
    assert len({deck(world) for world in worlds}) == 40
    assert len({tuple(world.settlement.stacks.tiles) for world in worlds}) > 30


@rule("E3-31", "E3-20")
def test_cards_put_under_the_deck_are_known_with_their_deals() -> None:
    state = table(trade_deck="yyyy yyr yg rr up3 rr-gg g-rr", deals={"yyy": "gd07"})
    check_cards_under_the_deck_are_known(make(state, "work E2.1"))


@rule("E3-31")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_views_do_not_depend_on_what_is_hidden(seat: int | None) -> None:
    one = table(trade_deck="yyyy yyr yg rr", deals={"yyyy": "gd01"}, deck="N02 N03 N04", stacks={3: "flat native"})
    other = table(trade_deck="rr yg yyyy yyr", deals={"yyyy": "gd05"}, deck="N02 N04 N03", stacks={3: "flat tools"})
    assert one.save() != other.save()
    assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))


@rule("E3-31")
def test_piles_lie_face_down() -> None:
    """Two piles of the same size look the same, though everybody could have kept a list."""
    one, other = table(rivals={1: Collector(pile="rr yg")}), table(rivals={1: Collector(pile="up3 yg")})
    assert json.dumps(one.view(0)) == json.dumps(other.view(0))


@rule("E3-31")
def test_setup_draws_everything_and_play_draws_nothing() -> None:
    games = [fresh(4, seed, **ALL) for seed in range(20)]
    for drawn in (
        {tuple(game.market.deck) for game in games},
        {tuple(game.deals) for game in games},
        {tuple(game.settlement.points.deck) for game in games},
        {tuple(game.settlement.stacks.tiles) for game in games},
        {tuple(game.islands.tiles) for game in games},
    ):
        assert len(drawn) == 20
    assert fresh(4, 11, **ALL).save() == fresh(4, 11, **ALL).save()
    state = fresh(3, 2, **ALL)
    chance, deals = state.chance.save(), state.deals[:]
    for now in wander(state, 2, most=1200):
        assert (now.chance.save(), now.deals) == (chance, deals)
