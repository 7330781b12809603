"""Where totals are hidden, what others hear, see and imagine has no sum that the open map does not show (ME-107)."""

import random
from collections import Counter

import pytest

from caravanserai.core.events import Event
from caravanserai.games.merchant_explorers.components.treasures import KIND_OF, TREASURE_KEYS, TWO_COINS, is_instant
from caravanserai.games.merchant_explorers.maps.province import PROVINCES
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from tests.games.merchant_explorers.table import (
    explore,
    finish,
    fresh,
    make,
    map_of,
    pass_turn,
    stack_treasure,
)
from tests.rule import rule

# All that others may hear of a turn. None of it is about coins: hexes, cities, cards and objectives, or their number.
HEARD = {
    "shown_investigate": {"investigate"},
    "shown_choice": {"investigate"},
    "shown_turn": {"hexes", "villages", "towers"},
    "shown_route": {"hex", "partner"},
    "shown_finds": {"cards", "kept"},
    "shown_feat": {"objective"},
    "era_began": {"era", "cards"},
    "revealed": {"explore", "era"},
}
SEEDS = range(30)


def ruin_explored(treasure: str, totals: str = "hidden") -> MerchantExplorersState:
    """Seat 0 finds this treasure and makes nothing of a free explorer; seat 1 has yet to act."""
    state = map_of("kazan", "sea", players=2, totals=totals)
    stack_treasure(state, treasure)
    state.listen()
    explore(state, "09-07", "09-08", "09-09")
    finish(state, 0)
    return state


def heard_by(seat: int | None, events: list[Event]) -> list[dict[str, object]]:
    return [event.to_json() for event in events if event.visible_to(seat)]


def with_another_card(state: MerchantExplorersState, kind: str) -> MerchantExplorersState:
    """The same deck, with a treasure card of this kind on top in exchange for the one that lies there."""
    twin = state.copy()
    deck = twin.treasure
    place = next(place for place in range(len(deck)) if KIND_OF[deck[place]] == TREASURE_KEYS.index(kind))
    deck[-1], deck[place] = deck[place], deck[-1]
    return twin


@pytest.mark.parametrize("province", PROVINCES)
@rule("ME-107", "ME-108")
def test_what_others_hear_has_no_coins_in_it(province: str) -> None:
    state = fresh(3, 4, map=province)
    chooser = random.Random(province)
    state.listen()
    own: Counter[int] = Counter()
    while not state.over:
        seat = chooser.choice(state.deciding)
        moves = state.legal(seat)
        state.apply(chooser.choice([move for move in moves if move.kind != "done"] or moves), seat)
        for event in state.told():
            if event.kind == "earned":
                own[event.seat] += int(str(event.facts["coins"]))
            for looker in (None, *range(3)):
                if looker != event.seat and event.visible_to(looker):
                    assert set(event.facts) == HEARD[event.kind], event
    assert [own[seat] for seat in range(3)] == [guild.coins for guild in state.guilds], "one's own log is exact"


@rule("ME-107", "ME-108")
def test_whether_a_rival_found_two_coins_shows_nowhere() -> None:
    """A card used at once goes face down under the deck: two coins, or a free explorer that was not placed."""
    start = map_of("kazan", "sea", players=2)
    stack_treasure(start, "two_coins")
    twins = [start, with_another_card(start, "free_explorer")]
    stories: list[object] = []
    for state in twins:
        state.listen()
        explore(state, "09-07", "09-08", "09-09")
        pass_turn(state)
        stories.append(heard_by(1, state.told()))
    assert [int(state.guilds[0].coins) for state in twins] == [2, 0]
    assert stories[0] == stories[1]
    assert twins[0].view(1) == twins[1].view(1)
    assert twins[0].view(None) == twins[1].view(None)
    for seed in SEEDS:
        assert twins[0].imagine(1, seed).save() == twins[1].imagine(1, seed).save()


@rule("ME-107")
def test_a_rivals_kept_cards_and_coins_show_in_no_story_of_the_next_turn() -> None:
    stories: list[object] = []
    for kind, coins in (("vase", 0), ("tower_bonus", 7)):
        state = ruin_explored(kind)
        state.guilds[0].purse.treasure += coins
        pass_turn(state)
        finish(state, 0)
        pass_turn(state)
        stories.append(heard_by(1, state.told()))
    assert stories[0] == stories[1]


@rule("ME-82", "ME-107")
def test_what_a_rival_put_under_the_deck_is_imagined_afresh_and_ones_own_is_known() -> None:
    state = ruin_explored("two_coins")
    card = state.returned[0] if state.returned else state.treasure[0]
    pass_turn(state)
    assert state.returned == [card]
    own = [state.imagine(0, seed) for seed in SEEDS]
    assert {world.treasure[0] for world in own} == {card}
    others = [state.imagine(1, seed) for seed in range(60)]
    lying = [world.treasure[0] for world in others]
    assert all(is_instant(each) for each in lying)
    assert {KIND_OF[each] for each in lying} == {0, 1}
    for world in others:
        assert world.guilds[0].purse.treasure == (2 if KIND_OF[world.treasure[0]] == TWO_COINS else 0)
        assert sorted([*world.treasure, *world.guilds[0].treasure.kept]) == sorted(state.treasure)
        assert world.imagine(1, 3).save() == state.imagine(1, 3).save()


@rule("ME-107")
def test_of_a_rivals_card_that_was_drawn_again_nothing_is_known_but_that_it_was_used() -> None:
    state = ruin_explored("two_coins")
    pass_turn(state)
    state.returned, state.returned_by = [], []
    state.treasure = [*state.treasure[1:], state.treasure[0]]
    state.fresh += 1
    coins = Counter(int(state.imagine(1, seed).guilds[0].purse.treasure) for seed in range(60))
    assert set(coins) == {0, 2}


@rule("ME-108")
def test_with_open_totals_a_rivals_two_coins_are_known() -> None:
    state = ruin_explored("two_coins", totals="open")
    pass_turn(state)
    worlds = [state.imagine(1, seed) for seed in SEEDS]
    assert {int(world.guilds[0].purse.treasure) for world in worlds} == {2}
    told = [event.facts for event in state.told() if event.kind == "acted" and event.visible_to(1)]
    assert [facts["coins"] for facts in told] == [2, 0]


@rule("ME-53", "ME-107")
def test_a_save_remembers_who_put_which_card_under_the_deck() -> None:
    state = ruin_explored("two_coins")
    pass_turn(state)
    again = state.game.restore(state.save())
    assert again.imagine(1, 5).save() == state.imagine(1, 5).save()
    make(state, "done")
    assert state.game.restore(state.save()).save() == state.save()
