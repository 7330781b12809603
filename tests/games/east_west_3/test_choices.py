"""What every choice tells of the cards that are collected, and how far it is to the next tile."""

import pytest

from tests.games.east_west_1.table import TRADE
from tests.games.east_west_2.voyage import wander
from tests.games.east_west_3.table import Collector, table
from tests.games.golden_deals import DEAL
from tests.games.new_world.choosing import barred, check_choices, choice, facts_of, unmeant
from tests.games.new_world.land import decision, make
from tests.rule import rule


def test_all_that_a_player_could_mean_is_told() -> None:
    options = {"bonus_cards": True, "golden_deals": True}
    found = check_choices(state for seed in range(2) for state in wander(table(options=options), seed, 400))
    found |= check_choices(state for seed in range(2) for state in wander(table(), seed, 400))
    assert {"covered", "already_there", "not_enough_settlers"} & {code for kind, code in found if kind == "work"}


@rule("E3-14", "E3-15")
def test_a_card_has_to_be_used() -> None:
    state = table(Collector([0, 1, 0, 0]), market="yy-g yr")
    assert facts_of(state, "work E2.5", "kind", "card") == ["market", TRADE["yy-g"]]
    barred(state, "work E2.5", "not_enough_cubes", "E3-15", missing=[2, 0, 0, 0])
    assert facts_of(state, "work D2.1", "kind", "card") == ["market_empty", 0]


@rule("E3-28", "E3-29")
def test_a_deal_is_told_beside_its_card() -> None:
    state = make(table(market="yy-g yr", deals={"yy-g": "gd01"}), "work E2.5")
    assert choice(state, "deal").facts == {"card": TRADE["yy-g"], "deal": DEAL["gd01"]}
    assert choice(state, "use").facts == {"card": TRADE["yy-g"]}
    barred(state, "use", "not_enough_cubes", "E3-15", missing=[2, 0, 0, 0])


@rule("E3-17")
@pytest.mark.parametrize(("pile", "left"), [("", 4), ("g", 3), ("g rr yg", 1), ("g rr yg b", 4)])
def test_the_way_to_the_next_tile_is_counted(pile: str, left: int) -> None:
    state = table(Collector(pile=pile))
    assert state.view(0)["pioneers"][0]["cards_to_tile"] == left
    make(state, "work E2.5")
    assert (decision(state) == "tile") == (left == 1)


@rule("E3-17")
def test_stacks_of_other_boards_say_why_they_give_nothing() -> None:
    state = make(table(Collector(pile="g rr yg")), "work E2.5")
    assert {str(move) for move in state.legal()} == {"tile 3", "tile 4", "tile 5", "tile 6", "done"}
    barred(state, "tile 1", "stack_elsewhere", "E3-17")
    unmeant(state, "work E2.5")
