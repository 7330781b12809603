"""What a seat remembers of hidden cards, and so finds in every world it imagines (DH-100, DH-101)."""

from collections import Counter

import pytest

from caravanserai.games.dunhuang.goods import one
from caravanserai.games.dunhuang.memory import Memory, blank, buried_by, good_in, hand_of, places_in
from caravanserai.games.dunhuang.state import DunhuangState
from tests.games.dunhuang.looking import NUMBER, deck, hand, words
from tests.games.dunhuang.table import STAND, Has, begun, circle_with, fresh, standing, table
from tests.games.playing import make
from tests.rule import rule

HIDDEN = {"artist_discard_visible": False}


def worlds(state: DunhuangState, seat: int, number: int = 40) -> list[DunhuangState]:
    """Worlds the seat holds possible; each is checked to look right to it."""
    found = [state.imagine(seat, seed) for seed in range(number)]
    for world in found:
        assert world.view(seat) == state.view(seat)
        assert world.census() == state.census()
    return found


def held(state: DunhuangState, watcher: int, seat: int, good: str) -> set[int]:
    """How many cards of a good a seat may hold, for all the watcher knows."""
    return {hand(world, seat).split().count(good) for world in worlds(state, watcher)}


def stands_again(state: DunhuangState, seat: int, steps: int = 1) -> DunhuangState:
    """Give a seat the next turn, with the camel stopping at the tested character beside an empty slot."""
    state.seat = state.decider = seat
    state.camel = STAND - 1 - steps
    if state.market[STAND - 1] >= 0:
        state.discard += one(state.market[STAND - 1])
        state.market[STAND - 1] = -1
    return make(state, f"walk {steps}")


@rule("DH-101")
def test_a_card_seen_to_go_into_a_hand_is_there_in_every_world() -> None:
    state = table(3, hand="jade", market={3: "tea"}, removed="wool wool")
    make(state, "walk 1", "to-hand", "coins")
    for watcher in (1, 2):
        assert min(held(state, watcher, 0, "tea")) == 1
        assert len(held(state, watcher, 0, "jade")) == 2  # the card nobody saw is anything
    assert held(state, 0, 0, "jade") == {1}


@rule("DH-101")
@pytest.mark.parametrize(
    ("face", "moves", "good"),
    [
        ("general", ["use", "hand jade", "slot 5"], "wool"),
        ("shepherd", ["use", "slot 4"], "paper"),
        ("peasant", ["use", "slot 4"], "paper"),
        ("maid", ["use", "shop glass", "hand jade"], "glass"),
        ("servant", ["use", "shop glass"], "glass"),
    ],
)
def test_everybody_saw_it_whichever_way_it_went(face: str, moves: list[str], good: str) -> None:
    state = standing(face, hand="jade spice", shop="glass", market={4: "paper", 5: "wool"})
    make(state, *moves)
    for watcher in (1, 2, 3):
        assert min(held(state, watcher, 0, good)) == 1


@rule("DH-101")
@pytest.mark.parametrize(
    ("face", "moves"),
    [
        ("artist", ["use", "hand tea"]),
        ("general", ["use", "hand tea", "slot 5"]),
        ("maid", ["use", "shop glass", "hand tea"]),
        ("servant", ["use", "hand tea"]),
    ],
)
def test_it_is_there_until_it_is_seen_to_leave(face: str, moves: list[str]) -> None:
    state = table(2, circle=circle_with(face), shop="glass", market={3: "tea", 5: "paper"})
    make(state, "walk 1", "to-hand", "coins")
    assert held(state, 1, 0, "tea") == {1}
    make(stands_again(state, 0), *moves)
    assert held(state, 1, 0, "tea") == {0}


@rule("DH-100", "DH-9")
def test_own_removed_and_own_hand_cards_are_known() -> None:
    state = begun(3)
    for seat in range(3):
        for world in worlds(state, seat, 10):
            assert world.traders[seat].save() == state.traders[seat].save()
    others = {words(world.traders[1].removed) for world in worlds(state, 0)}
    assert len(others) > 10
    choosing = fresh(3)
    assert len({words(world.traders[1].dealt) for world in worlds(choosing, 0)}) > 10
    assert len({words(world.traders[0].dealt) for world in worlds(choosing, 0)}) == 1


@rule("DH-101")
@pytest.mark.parametrize("merchant", ["chinese_merchant", "sogdian_merchant"])
def test_both_sides_of_a_trade_know_the_cards_that_changed_hands(merchant: str) -> None:
    state = standing(merchant, hand="glass spice", rivals={1: Has(hand="gold silver")})
    make(state, "use", "rival 2")
    while state.deciding == (1,):
        make(state, str(state.legal()[0]))
    assert hand(state, 1) == ""
    make(state, "give gold", "give glass")
    assert (hand(state, 0), hand(state, 1)) == ("silver spice", "gold glass")
    for world in worlds(state, 0):
        assert hand(world, 1) == "gold glass"
    for world in worlds(state, 1):
        assert "silver" in hand(world, 0).split()  # the other one it never saw
    assert len({hand(world, 0) for world in worlds(state, 1)}) > 3


@rule("DH-101")
def test_a_trade_blurs_what_a_third_player_knew() -> None:
    rivals = {1: Has(hand="jade bamboo")}
    state = table(3, circle=circle_with("chinese_merchant"), hand="spice", rivals=rivals, market={3: "tea"})
    make(state, "walk 1", "to-hand", "coins")
    assert min(held(state, 2, 0, "tea")) == 1
    make(stands_again(state, 1), "use", "rival 1", "give tea", "give jade")
    places: Counter[bool] = Counter()
    for world in worlds(state, 2, 60):
        assert "tea" in (hand(world, 0) + " " + hand(world, 1)).split()
        places["tea" in hand(world, 0).split()] += 1
    assert min(places[True], places[False]) > 0


@rule("DH-101")
def test_in_the_middle_of_a_trade_nothing_has_gone_the_other_way_yet() -> None:
    rivals = {1: Has(hand="jade silver")}
    state = table(3, circle=circle_with("sogdian_merchant"), rivals=rivals, market={3: "tea"})
    make(state, "walk 1", "to-hand", "use", "rival 2", "give jade")
    assert min(held(state, 2, 0, "tea")) == 1


@rule("DH-101", "DH-60")
def test_the_user_of_the_ambassador_knows_the_lowest_card() -> None:
    state = standing("ambassador", deck="gold silver tea paper wool silk silk silk")
    make(state, "use", "take gold")
    assert deck(state).split()[-1] == "silver"
    assert {deck(world).split()[-1] for world in worlds(state, 0)} == {"silver"}
    assert len({deck(world).split()[-1] for world in worlds(state, 1)}) > 3


@rule("DH-101", "DH-59")
def test_the_user_of_the_translator_knows_the_set_but_not_the_order() -> None:
    state = table(
        coins=9, circle=circle_with("translator"), camel=8, market={3: ""}, deck="gold silver jade tea wool silk"
    )
    make(state, "walk 3", "use", "take gold")
    lowest = Counter(tuple(deck(world).split()[-2:]) for world in worlds(state, 0, 60))
    assert set(lowest) == {("silver", "jade"), ("jade", "silver")}
    assert {len(world.deck) for world in worlds(state, 1)} == {len(state.deck)}


def layered() -> DunhuangState:
    """Seat 0 put silver under the deck, then seat 1 put jade under it; both know only their own card."""
    state = standing("ambassador", players=2, deck="bamboo silver tea paper jade glass")
    make(state, "use", "take bamboo")  # tea is turned up
    make(stands_again(state, 1), "use", "take paper")  # glass is turned up
    assert deck(state) == "silver jade"
    return state


@rule("DH-101")
def test_more_cards_under_the_deck_lie_lower() -> None:
    state = layered()
    for world in worlds(state, 0):
        assert deck(world).split()[0] == "silver"
    for world in worlds(state, 1):
        assert deck(world).split()[1] == "jade"
    assert len({deck(world) for world in worlds(state, 0)}) > 1


@rule("DH-101")
def test_a_known_card_that_is_turned_up_is_not_expected_again() -> None:
    state = layered()
    make(stands_again(state, 0), "coins")
    assert deck(state) == "jade"
    assert len({deck(world) for world in worlds(state, 0)}) > 1
    assert {deck(world) for world in worlds(state, 1)} == {"jade"}


@rule("DH-101")
def test_cards_another_draws_from_a_known_layer_are_drawn_then_in_hand_or_under_again() -> None:
    state = make(stands_again(layered(), 1), "use")
    assert words(state.drawn) == "silver jade"
    for world in worlds(state, 0):
        assert "silver" in words(world.drawn)
        assert "silver" not in hand(world, 1)
    make(state, "take jade")
    for world in worlds(state, 0):
        # Silver was not kept but turned up again, so nothing is left to know.
        assert len(world.deck) == 0
    assert state.market[2] == NUMBER["silver"]


@rule("DH-101")
def test_what_is_left_of_a_known_layer_is_still_of_its_cards() -> None:
    state = table(
        2, circle=circle_with("translator"), camel=8, market={3: ""}, deck="jade silver bamboo tea paper glass"
    )
    make(state, "walk 3", "use", "take jade")  # silver and bamboo go under the deck, tea is turned up
    make(stands_again(state, 1), "coins")  # paper is turned up
    assert deck(state).split()[0] == "glass"
    make(stands_again(state, 1, steps=2), "use")  # seat 1 draws the glass and one of the two
    for world in worlds(state, 0, 80):
        left, drawn = deck(world), words(world.drawn).split()
        assert left in ("silver", "bamboo")
        assert {"silver": "bamboo", "bamboo": "silver"}[left] in drawn


@rule("DH-101")
def test_a_deck_drawn_to_the_last_known_card_is_known_to_be_drawn() -> None:
    state = standing("ambassador", players=2, deck="bamboo silver tea")
    make(state, "use", "take bamboo")
    assert deck(state) == "silver"
    make(stands_again(state, 1), "use")
    for world in worlds(state, 0):
        assert (words(world.drawn), hand(world, 1)) == ("silver", "")
    make(state, "take silver")
    for world in worlds(state, 0):
        assert hand(world, 1) == "silver"


@rule("DH-101", "DH-55")
def test_a_seen_card_may_have_been_discarded_unseen() -> None:
    state = table(2, circle=circle_with("artist"), hand="spice", market={3: "tea"}, options=HIDDEN)
    make(state, "walk 1", "to-hand", "use", "hand spice")
    found = Counter(("tea" in hand(world, 0), words(world.traders[0].buried) == "tea") for world in worlds(state, 1))
    assert found[(False, False)] == 0
    assert found[(True, False)] > 0
    assert found[(False, True)] > 0
    for world in worlds(state, 0):
        assert words(world.traders[0].buried) == "spice"


# -- the memory itself -----------------------------------------------------------------------------------------

TEA = NUMBER["tea"]


def traced(memory: Memory) -> list[tuple[int, int]]:
    return sorted((int(good_in(trace)), int(places_in(trace))) for trace in memory.traces)


def test_the_narrowest_trace_is_forgotten() -> None:
    memory = blank()
    memory.saw_enter(TEA, hand_of(0) | hand_of(1))
    memory.saw_enter(TEA, hand_of(0))
    memory.saw_leave(TEA, hand_of(0))
    assert traced(memory) == [(TEA, 0b11)]
    memory.saw_leave(TEA, hand_of(2))
    assert len(memory.traces) == 1


def test_of_traces_that_fit_in_different_ways_it_may_have_been_either() -> None:
    memory = blank()
    memory.saw_enter(TEA, hand_of(0) | buried_by(0))
    memory.saw_enter(TEA, hand_of(0) | buried_by(1))
    memory.saw_leave(TEA, hand_of(0))
    assert traced(memory) == [(TEA, hand_of(0) | buried_by(0) | buried_by(1))]


def test_equal_traces_are_forgotten_one_by_one() -> None:
    memory = blank()
    for _ in range(3):
        memory.saw_enter(TEA, hand_of(1))
    memory.saw_leave(TEA, hand_of(1))
    assert traced(memory) == [(TEA, 0b10)] * 2
