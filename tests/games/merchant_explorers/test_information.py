"""What is hidden, from whom and how long, and imagined worlds (ME-106 to ME-108)."""

import json
import random

import pytest

from caravanserai.contract import CHECKS
from caravanserai.games.merchant_explorers.components.treasures import is_instant
from caravanserai.games.merchant_explorers.game import GAME
from caravanserai.games.merchant_explorers.maps.province import PROVINCES
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from tests.games.merchant_explorers.table import (
    explore,
    finish,
    fresh,
    hold,
    map_of,
    pass_turn,
    stack_treasure,
    tale,
    to_era,
)
from tests.rule import rule

SECRETS = [check for check in CHECKS if check.__name__ in ("check_imagined_worlds", "check_twin_worlds")]


def played(players: int, seed: int, moves: int, **options: object) -> MerchantExplorersState:
    """A game after some random moves of players who would rather explore than be done."""
    state = fresh(players, seed, **options)
    chooser = random.Random(seed)
    for _ in range(moves):
        if state.over:
            break
        seat = chooser.choice(state.deciding)
        moves_now = state.legal(seat)
        eager = [move for move in moves_now if move.kind != "done"]
        state.apply(chooser.choice(eager or moves_now), seat)
    return state


@pytest.mark.parametrize("province", PROVINCES)
@pytest.mark.parametrize("check", SECRETS, ids=lambda check: check.__name__)
@rule("ME-106", "ME-107", "ME-108")
def test_no_secret_of_a_twin_world_shows(check, province: str) -> None:  # type: ignore[no-untyped-def]
    check(GAME, 2, {"map": province}, 5)


@rule("ME-106")
def test_decks_show_their_size_and_the_explore_deck_what_is_to_come() -> None:
    state = played(2, 3, 40)
    view = state.view(0)
    assert view["coming"] == sorted(state.explore)
    assert (view["treasure_deck"], view["investigate_deck"]) == (
        40 - len(state.guilds[0].treasure.kept),
        len(state.investigate),
    )
    assert {"treasure", "investigate", "explore", "chance", "fresh", "returned"} & set(view) == set()
    shown = {each["objective"] for each in view["objectives"]}
    assert shown == set(state.objectives)
    assert len(shown) == 3


@rule("ME-107")
def test_the_two_cards_to_choose_from_are_seen_by_their_owner_alone() -> None:
    state = next(table for seed in range(40) if (table := fresh(3, seed)).card == 5)
    state.listen()
    one, other = state.guilds[1].investigates.dealt
    assert state.view(1)["guilds"][1]["dealt"] == [one, other]
    assert [state.view(seat)["guilds"][1]["dealt"] for seat in (0, 2, None)] == [None, None, None]
    story = tale(state, f"keep {one}", seat=1)
    assert [event.kind for event in story if event.visible_to(1)] == ["kept"]
    assert [event.kind for event in story if event.visible_to(0)] == []
    assert state.view(0)["guilds"][1]["slots"] == [0, 0, 0], "until all are done"
    pass_turn(state)
    assert state.view(0)["guilds"][1]["slots"][0] == one
    assert state.view(None)["guilds"][1]["slots"][0] == one
    for _ in range(3):
        assert f"{other}" not in json.dumps(state.view(0)["guilds"][1]["slots"])
        pass_turn(state)
    assert all(state.imagine(1, seed).guilds[1].investigates.rejected == (other,) for seed in range(5))
    assert len({state.imagine(0, seed).guilds[1].investigates.rejected for seed in range(40)}) > 10


@rule("ME-107")
def test_kept_treasure_is_counted_for_all_and_seen_by_its_owner_until_the_end() -> None:
    state = fresh(2, 4)
    hold(state, "vase", "pair_bonus", seat=1)
    pass_turn(state)
    assert [state.view(seat)["guilds"][1]["treasure_count"] for seat in (None, 0, 1)] == [2, 2, 2]
    assert [state.view(seat)["guilds"][1]["treasures"] for seat in (None, 0, 1)] == [None, None, [2, 7]]
    assert [state.view(seat)["guilds"][1]["score"] for seat in (None, 0, 1)] == [None, None, 1]
    while not state.over:
        pass_turn(state)
    assert [state.view(seat)["guilds"][1]["treasures"] for seat in (None, 0, 1)] == [[2, 7]] * 3
    assert [state.view(seat)["guilds"][1]["score"] for seat in (None, 0, 1)] == [1] * 3


@pytest.mark.parametrize("totals", ["hidden", "open"])
@rule("ME-91", "ME-107", "ME-108")
def test_coin_totals_are_secret_unless_agreed_otherwise(totals: str) -> None:
    state = played(2, 8, 60, totals=totals)
    before = int(state.shown[1].coins)
    view = state.view(0)
    assert view["guilds"][1]["coins"] == (before if totals == "open" else None)
    assert (view["guilds"][1]["sources"] is None) is (totals == "hidden")
    assert view["guilds"][0]["coins"] == state.guilds[0].coins
    assert view["scores"] is None
    assert state.view(None)["guilds"][0]["coins"] == (int(state.shown[0].coins) if totals == "open" else None)


@rule("ME-108")
def test_what_others_do_is_seen_when_all_have_finished() -> None:
    state = map_of("kazan", "sea", players=2, totals="open")
    stack_treasure(state, "two_coins")
    before = state.view(1)["guilds"][0]
    assert before["done"] is False
    state.listen()
    explore(state, "09-07", "09-08", "09-09")
    assert {event.seen_by for event in state.told()} == {0}
    assert state.view(1)["guilds"][0] == before
    assert state.view(None)["guilds"][0] == before | {"treasures": None, "action": None, "dealt": None}
    finish(state, 0)
    assert state.view(1)["guilds"][0] == before | {"done": True}
    assert state.view(0)["guilds"][0]["explorers"] != []
    finish(state, 1)
    heard = {event.kind: dict(event.facts) for event in state.told() if event.visible_to(1) and event.seat == 0}
    assert heard["acted"]["hexes"] == [124, 125, 126]
    assert heard["acted"]["coins"] == 2
    assert heard["shown_treasure"] == {"cards": 1, "kept": 0, "free_explorers": 0, "two_coins": 1}
    assert state.view(1)["guilds"][0]["tokens"] == [126]


@rule("ME-106", "ME-107")
def test_imagined_worlds_deal_afresh_what_a_seat_cannot_know_and_nothing_else() -> None:
    state = played(3, 12, 160)
    own = state.guilds[0]
    orders, hands = set(), set()
    for seed in range(30):
        world = state.imagine(0, seed)
        assert world.census() == state.census()
        assert world.guilds[0].save() == own.save()
        assert world.view(0) == state.view(0)
        assert sorted(world.explore) == sorted(state.explore)
        assert not any(is_instant(card) for guild in world.guilds for card in guild.treasure.kept)
        orders.add(tuple(world.treasure))
        hands.add(tuple(guild.treasure.kept for guild in world.guilds[1:]))
    assert len(orders) == 30
    assert len(hands) > 5 or all(not guild.treasure.kept for guild in state.guilds[1:])


@rule("ME-82", "ME-106", "ME-107")
def test_cards_shown_and_put_under_the_deck_are_known_to_lie_there() -> None:
    state = map_of("kazan", "sea", players=2, totals="open")
    stack_treasure(state, "two_coins")
    card = state.treasure[-1]
    explore(state, "09-07", "09-08", "09-09")
    assert len({state.imagine(1, seed).treasure[0] for seed in range(30)}) > 10, "nobody else knows yet"
    assert {state.imagine(0, seed).treasure[0] for seed in range(30)} == {card}
    pass_turn(state)
    for seat in (0, 1):
        assert {state.imagine(seat, seed).treasure[0] for seed in range(30)} == {card}


@rule("ME-108")
def test_an_imagined_world_does_not_know_that_a_rival_has_drawn_a_card() -> None:
    state = map_of("kazan", "sea", players=2)
    before = state.imagine(1, 3).save()
    explore(state, "09-07", "09-08", "09-09")
    assert state.imagine(1, 3).save() == before
    assert state.imagine(0, 3).revealed == state.revealed


@rule("ME-106")
def test_at_the_end_everything_is_open() -> None:
    state = played(2, 5, 4000)
    while not state.over:
        pass_turn(state)
    views = [state.view(seat) for seat in (None, 0, 1)]
    for view in views:
        view["seat"] = None
    assert views[0] == views[1] == views[2]
    assert views[0]["scores"] == state.scores()


@rule("ME-108")
def test_the_solo_table_hides_nothing_but_decks() -> None:
    state = to_era(fresh(1, 2), 2)
    assert state.view(None)["guilds"] == state.view(0)["guilds"]
