"""Playing trade cards (SR-15 to SR-21)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravanserai.games.century.caravan.cubes import bag, counts
from caravanserai.games.century.market.trade_cards import EXCHANGE, PRODUCE, TradeCard, exchange, repetitions
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from tests.games.playing import decision, legal, make, refused
from tests.games.spice_road.table import cubes, hand, played, results, table
from tests.rule import rule

PRODUCERS = [card.id for card in TRADE_CARDS if card.kind == PRODUCE]
EXCHANGES = [card for card in TRADE_CARDS if card.kind == EXCHANGE]


@rule("SR-15")
def test_a_played_card_moves_from_hand_to_the_played_area() -> None:
    state = make(table(hand=["yy", "up2", "b"]), "play b")
    assert hand(state) == {"yy", "up2"}
    assert played(state) == {"b"}


@rule("SR-15")
def test_a_played_card_waits_for_a_rest() -> None:
    state = make(table(), "play yy", "rest")
    refused(state, "play yy", "not_in_hand", "SR-15")
    make(state, "rest", "rest")
    make(state, "play yy")
    assert cubes(state) == [4, 0, 0, 0]


@rule("SR-15")
def test_only_cards_in_hand_can_be_played() -> None:
    state = table(hand=["yy"], row=["b"])
    refused(state, "play b", "not_in_hand", "SR-15")
    assert {move for move in legal(state) if move.startswith("play")} == {"play yy"}


@rule("SR-16")
@pytest.mark.parametrize("card", PRODUCERS)
def test_produce_takes_exactly_the_cubes_shown(card: str) -> None:
    state = make(table(cubes=[1, 0, 1, 0], hand=[card]), f"play {card}")
    gained = [now - before for now, before in zip(cubes(state), [1, 0, 1, 0], strict=True)]
    assert gained == [card.count(letter) for letter in "yrgb"]
    assert state.deciding == (1,)


@rule("SR-16", "SR-40")
@pytest.mark.parametrize("card", PRODUCERS)
def test_produce_can_be_played_with_a_full_caravan(card: str) -> None:
    state = make(table(cubes=[0, 0, 0, 10], hand=[card]), f"play {card}")
    assert sum(cubes(state)) == 10 + len(card)
    assert decision(state) == "discard"


@rule("SR-17")
@pytest.mark.parametrize("card", EXCHANGES, ids=lambda card: card.id)
@pytest.mark.parametrize("times", [1, 2])
def test_exchange_returns_the_left_cubes_and_takes_the_right_ones(card: TradeCard, times: int) -> None:
    give, take = counts(card.give), counts(card.take)
    state = make(table(cubes=[2 * number for number in give], hand=[card.id]), f"play {card.id}")
    assert legal(state) == {"times 1", "times 2"}
    make(state, f"times {times}")
    assert cubes(state) == [(2 - times) * g + times * t for g, t in zip(give, take, strict=True)]


@rule("SR-17")
def test_exchange_needs_the_cubes_for_one_repetition() -> None:
    state = table(cubes=[4, 0, 0, 3], hand=["yyyyy-bb"])
    refused(state, "play yyyyy-bb", "not_enough_cubes", "SR-17", missing=[1, 0, 0, 0])


@rule("SR-17")
def test_a_higher_colour_does_not_stand_in_for_a_lower_one() -> None:
    state = table(cubes=[1, 5, 0, 0], hand=["yy-g", "yr-b"])
    refused(state, "play yy-g", "not_enough_cubes", "SR-17", missing=[1, 0, 0, 0])
    assert results(state, "play yr-b") == {(0, 4, 0, 1)}


@rule("SR-17")
def test_exchange_cannot_be_made_more_often_than_the_cubes_allow() -> None:
    state = make(table(cubes=[5, 0, 0, 0], hand=["yy-g"]), "play yy-g")
    refused(state, "times 3", "not_enough_cubes", "SR-17", missing=[1, 0, 0, 0])
    refused(state, "times 15", "not_enough_cubes", "SR-17", missing=[25, 0, 0, 0])


@rule("SR-17")
def test_exchange_is_made_at_least_once() -> None:
    state = make(table(cubes=[4, 0, 0, 0], hand=["yy-g"]), "play yy-g")
    refused(state, "done", "must_exchange", "SR-17")
    assert state.why_not("times 0") is not None
    assert (4, 0, 0, 0) not in results(state)


@rule("SR-18")
def test_cubes_of_one_repetition_pay_for_the_next() -> None:
    returns_its_yellow = exchange((1, 1, 0, 0), (1, 0, 1, 0))
    assert repetitions(returns_its_yellow, bag([1, 3, 0, 0]), 15) == 3
    grows = exchange((1, 0, 0, 0), (2, 0, 0, 0))
    assert repetitions(grows, bag([1, 0, 0, 0]), 15) == 15
    assert repetitions(grows, bag([0, 9, 9, 9]), 15) == 0


@rule("SR-18")
def test_no_exchange_gives_back_a_colour_it_takes_in() -> None:
    for card in EXCHANGES:
        assert not any(g and t for g, t in zip(counts(card.give), counts(card.take), strict=True)), card.id


@rule("SR-17", "SR-18")
@given(st.sampled_from(EXCHANGES), st.lists(st.integers(0, 6), min_size=4, max_size=4))
def test_the_repetitions_are_what_the_caravan_covers(card: TradeCard, carried: list[int]) -> None:
    covered = min(have // need for have, need in zip(carried, counts(card.give), strict=True) if need)
    state = table(cubes=carried, hand=[card.id])
    if covered == 0:
        assert f"play {card.id}" not in legal(state)
    else:
        make(state, f"play {card.id}")
        assert legal(state) == {f"times {n}" for n in range(1, covered + 1)}


@rule("SR-19")
def test_repetitions_may_overfill_the_caravan() -> None:
    state = make(table(cubes=[0, 0, 10, 0], hand=["g-yyyyr"]), "play g-yyyyr", "times 10")
    assert cubes(state) == [40, 10, 0, 0]
    assert decision(state) == "discard"


@rule("SR-19")
def test_even_a_caravan_fed_by_four_rivals_can_exchange_every_cube() -> None:
    # Ten cubes, and one from a Golden Deal of each of four rivals: the most a caravan can hold at its owner's turn.
    state = make(table(players=5, cubes=[0, 14, 0, 0], hand=["r-yyy"]), "play r-yyy")
    assert legal(state) == {f"times {n}" for n in range(1, 15)}


@rule("SR-20")
def test_upgrade_may_use_fewer_steps_but_at_least_one() -> None:
    state = make(table(cubes=[3, 0, 0, 0], hand=["up3"]), "play up3")
    refused(state, "done", "must_act_once", "SR-20")
    make(state, "upgrade y")
    assert "done" in legal(state)
    make(state, "done")
    assert cubes(state) == [2, 1, 0, 0]
    assert state.deciding == (1,)


@rule("SR-20")
@pytest.mark.parametrize(("card", "steps"), [("up2", 2), ("up3", 3)])
def test_upgrade_never_makes_more_steps_than_shown(card: str, steps: int) -> None:
    state = make(table(cubes=[9, 0, 0, 0], hand=[card]), f"play {card}")
    for left in range(steps, 0, -1):
        asked = state.view(None)["decision"]
        assert asked is not None
        assert (asked["kind"], asked["facts"]) == ("upgrade", {"left": left})
        make(state, "upgrade y")
    assert cubes(state) == [9 - steps, steps, 0, 0]
    assert state.deciding == (1,)


@rule("SR-20")
def test_steps_may_raise_different_cubes_or_one_cube_again() -> None:
    assert results(table(cubes=[2, 0, 0, 0], hand=["up3"]), "play up3") == {
        (1, 1, 0, 0),  # one step
        (0, 2, 0, 0),  # two
        (1, 0, 1, 0),
        (0, 1, 1, 0),  # three
        (1, 0, 0, 1),
    }


@rule("SR-20")
def test_only_colours_in_the_caravan_can_be_raised() -> None:
    state = make(table(cubes=[1, 0, 1, 0]), "play up2")
    refused(state, "upgrade r", "no_such_cube", "SR-2")
    assert legal(state) == {"upgrade y", "upgrade g"}


@rule("SR-20")
def test_an_upgrade_ends_by_itself_when_all_is_brown() -> None:
    state = make(table(cubes=[0, 0, 1, 2], hand=["up3"]), "play up3", "upgrade g")
    assert cubes(state) == [0, 0, 0, 3]
    assert state.deciding == (1,)


@rule("SR-21")
@pytest.mark.parametrize("card", ["up2", "up3"])
@pytest.mark.parametrize("carried", [[0, 0, 0, 0], [0, 0, 0, 7]])
def test_without_a_cube_to_raise_no_upgrade_card_is_played(card: str, carried: list[int]) -> None:
    refused(table(cubes=carried, hand=[card]), f"play {card}", "nothing_to_upgrade", "SR-21")
