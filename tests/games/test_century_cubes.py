"""Bags of cubes and sets of cards against plain lists and sets that do the same slowly."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import caravanserai as cv
from caravanserai.games.century.caravan import card_sets, cubes

# A lane counts up to 127; sums of two bags stay below that here.
bags = st.lists(st.integers(0, 60), min_size=4, max_size=4)
small_bags = st.lists(st.integers(0, 4), min_size=4, max_size=4)
colours = st.integers(0, 3)
card_lists = st.sets(st.integers(0, 62)).map(sorted)
cards = st.integers(0, 62)


@given(bags)
def test_a_bag_gives_back_what_was_put_in(model: list[int]) -> None:
    assert cubes.counts(cubes.bag(model)) == model


@given(bags, bags)
def test_bags_are_poured_together_by_adding(one: list[int], other: list[int]) -> None:
    together = [a + b for a, b in zip(one, other, strict=True)]
    assert cubes.counts(cubes.bag(one) + cubes.bag(other)) == together


@given(bags, bags)
def test_what_was_poured_in_can_be_taken_out(one: list[int], other: list[int]) -> None:
    assert cubes.counts(cubes.bag(one) + cubes.bag(other) - cubes.bag(other)) == one


@given(bags, colours)
def test_number_of_a_colour(model: list[int], colour: int) -> None:
    assert cubes.number_of(cubes.bag(model), colour) == model[colour]


@given(bags)
def test_total(model: list[int]) -> None:
    assert cubes.total(cubes.bag(model)) == sum(model)


@given(st.one_of(bags, small_bags), small_bags)
def test_holds(model: list[int], wanted: list[int]) -> None:
    assert cubes.holds(cubes.bag(model), cubes.bag(wanted)) == all(
        have >= want for have, want in zip(model, wanted, strict=True)
    )


@given(st.lists(st.integers(0, 127), min_size=4, max_size=4), st.lists(st.integers(0, 127), min_size=4, max_size=4))
def test_holds_to_the_brim_of_a_lane(model: list[int], wanted: list[int]) -> None:
    assert cubes.holds(cubes.bag(model), cubes.bag(wanted)) == all(
        have >= want for have, want in zip(model, wanted, strict=True)
    )


@given(bags)
def test_a_bag_holds_itself_and_nothing_more(model: list[int]) -> None:
    bag = cubes.bag(model)
    assert cubes.holds(bag, bag)
    assert cubes.holds(bag, cubes.NO_CUBES)
    for colour in range(4):
        assert not cubes.holds(bag, bag + cubes.one(colour))


@given(bags, bags)
def test_missing_is_what_would_make_the_bag_hold_the_wanted(model: list[int], wanted: list[int]) -> None:
    lacking = cubes.missing(cubes.bag(model), cubes.bag(wanted))
    assert lacking == [max(0, want - have) for have, want in zip(model, wanted, strict=True)]
    assert cubes.holds(cubes.bag(model) + cubes.bag(lacking), cubes.bag(wanted))


@given(st.one_of(bags, small_bags))
def test_can_upgrade_unless_all_is_brown(model: list[int]) -> None:
    assert cubes.can_upgrade(cubes.bag(model)) == (sum(model[:3]) > 0)


@given(bags, st.integers(0, 2))
def test_upgraded_moves_one_cube_up(model: list[int], colour: int) -> None:
    assume(model[colour] > 0)
    raised = cubes.counts(cubes.upgraded(cubes.bag(model), colour))
    model[colour] -= 1
    model[colour + 1] += 1
    assert raised == model


@given(colours)
def test_one_cube(colour: int) -> None:
    assert cubes.counts(cubes.one(colour)) == [int(colour == other) for other in range(4)]


def test_colours_have_their_letters() -> None:
    assert [colour[0] for colour in cubes.COLOURS] == list(cubes.LETTERS)
    assert (cubes.COLOURS[cubes.YELLOW], cubes.COLOURS[cubes.BROWN]) == ("yellow", "brown")


@given(card_lists)
def test_a_set_lists_its_cards_in_rising_order(model: list[int]) -> None:
    assert card_sets.listed(card_sets.set_of(model)) == model


@given(card_lists)
def test_the_size_of_a_set(model: list[int]) -> None:
    assert card_sets.size(card_sets.set_of(model)) == len(model)


@given(card_lists, cards)
def test_has(model: list[int], card: int) -> None:
    assert card_sets.has(card_sets.set_of(model), card) == (card in model)


@given(card_lists, cards)
def test_with_and_without_a_card(model: list[int], card: int) -> None:
    held = card_sets.set_of(model)
    assert card_sets.listed(card_sets.with_card(held, card)) == sorted({*model, card})
    assert card_sets.listed(card_sets.without(held, card)) == sorted(set(model) - {card})


@given(card_lists, card_lists)
def test_sets_join_like_sets(one: list[int], other: list[int]) -> None:
    joined = card_sets.set_of(one) | card_sets.set_of(other)
    assert card_sets.listed(joined) == sorted({*one, *other})


def test_the_empty_set() -> None:
    assert card_sets.listed(card_sets.NO_CARDS) == []
    assert card_sets.size(card_sets.NO_CARDS) == 0


@pytest.mark.parametrize("kind", ["play", "lay", "spend", "retrieve"])
def test_card_moves_name_the_cards_of_the_set(kind: str) -> None:
    moves = cv.load("spice_road").moves.of(kind)
    by_card = card_sets.CardMoves(moves)
    assert by_card.of(card_sets.NO_CARDS) == []
    for card, move in enumerate(moves):
        assert by_card.of(1 << card) == [move]
    assert by_card.of(card_sets.set_of([0, 6, 7, 13, 48])) == [moves[card] for card in (0, 6, 7, 13, 48)]
