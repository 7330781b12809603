"""Taking moves back as far as nothing was revealed, saves in the middle of an action, and nothing lost or made."""

import pytest

from caravanserai.contract.middles import MiddleWalk, along, check_short_save_is_refused
from caravanserai.contract.taking_back import check_taken_back, history_of, why_no_undo
from caravanserai.games.century.east_west_2.state import EastWest2State
from tests.games.east_west_2.table import fresh, table
from tests.games.east_west_2.voyage import Sailor, wander
from tests.games.new_world.land import cubes, gained
from tests.games.playing import make

OWN = Sailor([9, 1, 0, 0], at="A2.3=1", ship=1, outposts="8 6 4", cards="T02", hand=11)
# What is asked, and what is answered.
STEPS = [
    ("turn", "work F2.5"), ("sail", "sail 4"), ("sail", "sail 3"), ("fee", "fee y"), ("build", "build"),
    ("pay_outpost", "pay y"), ("pay_outpost", "pay r"), ("tile", "tile 2"), ("trade", "trade 2"), ("turn", "rest"),
    ("turn", "work F2.3"), ("outpost", "outpost 8"), ("trade", "trade 2"), ("turn", "rest"), ("turn", "rest"),
    ("turn", "rest"),
    ("turn", "work F2.4"), ("sail", "sail 12"), ("build", "done"), ("trade", "trade 1"), ("discard", "discard y"),
    ("turn", "rest"), ("turn", "rest"), ("turn", "rest"),
    ("turn", "work F2.2"), ("trade", "trade 1"), ("discard", "discard y"), ("discard", "discard y"),
    ("turn", "rest"),
]  # fmt: skip
MOVES = [move for _, move in STEPS]


def long_game() -> EastWest2State:
    """A table where `MOVES` can be made; seat 1 only rests."""
    return table(OWN, {1: Sailor(ship=3, outposts="3")}, stacks={2: "flat native"})


def test_a_voyage_can_be_taken_back_to_its_beginning() -> None:
    check_taken_back(long_game(), MOVES[:7])


@pytest.mark.parametrize(("stack", "reason"), [("flat native", "something_revealed"), ("flat", None)])
def test_the_tile_below_is_the_horizon(stack: str, reason: str | None) -> None:
    state = table(Sailor(outposts="8 6 4"), stacks={1: stack})
    history = history_of(make(state, "work B2.5", "sail 3", "build"))
    history.apply("tile 1")
    assert why_no_undo(history) == reason


@pytest.mark.parametrize(("below", "reason"), [("N02 N03", "something_revealed"), ("", None)])
def test_the_next_point_card_is_the_horizon(below: str, reason: str | None) -> None:
    history = history_of(table(Sailor([2, 2, 0, 0]), deck=below))
    history.apply("work A2.1")
    assert why_no_undo(history) == reason


class TestTheMiddleOfATurn(MiddleWalk):
    middles = tuple(along(long_game(), MOVES, [*(asked for asked, _ in STEPS), "turn"]))


@pytest.mark.parametrize(
    ("part", "broken"), [("settlement", "holders"), ("settlement", "pioneers"), ("islands", "captains")]
)
def test_a_save_that_does_not_fit_is_refused(part: str, broken: str) -> None:
    check_short_save_is_refused(table(), part, broken)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_no_piece_is_lost_or_made_and_cubes_come_and_go_as_the_story_says(players: int, seed: int) -> None:
    state = fresh(players, seed, map="random")
    census = state.census()
    twelve = ("settlers", "outpost")
    assert census == {name: 12 if name.startswith(twelve) else 1 for name in census}
    assert len(census) == 3 * players + {2: 32, 3: 40, 4: 48}[players] + 17 + 10 + 13
    state.listen()
    before = [sum(cubes(state, seat)) for seat in range(players)]
    for now in wander(state, seed, most=2000):
        for event in now.told():
            if event.kind == "paid_fee":
                before[int(str(event.facts["owner"]))] += 1
            before[event.seat] += gained(event.kind, dict(event.facts))
        assert [sum(cubes(now, seat)) for seat in range(players)] == before
        assert now.census() == census
