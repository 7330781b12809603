"""Taking moves back as far as nothing was revealed, saves in the middle of an action, and nothing lost or made."""

import pytest

from caravanserai.contract.middles import MiddleWalk, along, check_short_save_is_refused
from caravanserai.contract.taking_back import check_taken_back, history_of, why_no_undo
from caravanserai.games.century.east_west_3.state import EastWest3State
from tests.games.east_west_2.voyage import wander
from tests.games.east_west_3.table import Collector, fresh, table
from tests.games.new_world.land import cubes, gained, with_trade_cards
from tests.games.playing import make, why_no_undo_after

OWN = Collector([6, 2, 0, 0], at="A2.3=1 C1.1=2", pile="yyyy yyr", outposts="8 6 4", hand=9)
# What is asked, and what is answered.
STEPS = [
    ("turn", "work E2.1"), ("turn", "work E2.6"), ("market", "use"), ("times", "times 1"), ("turn", "rest"),
    ("turn", "work E2.5"), ("market", "deal"), ("upgrade", "upgrade y"), ("upgrade", "done"),
    ("recall", "recall C1.1"), ("recall", "done"), ("tile", "tile 4"), ("turn", "rest"),
    ("turn", "rest"), ("turn", "rest"), ("turn", "work E2.6"), ("market", "use"), ("choose", "choose 2"),
    ("choose", "done"), ("turn", "rest"),
    ("turn", "work B2.5"), ("sail", "sail 3"), ("build", "build"), ("tile", "tile 7"), ("trade", "trade 1"),
    ("turn", "rest"),
]  # fmt: skip
MOVES = [move for _, move in STEPS]


def long_game() -> EastWest3State:
    """A table where `MOVES` can be made; seat 1 only rests."""
    return table(
        OWN, market="yyy yr g b", trade_deck="up3 rr-gg yg yyy-b/rr yyyyy-bb", deals={"up3": "gd12"}, stacks={4: "flat"}
    )


def test_using_a_card_can_be_taken_back_until_the_next_one_is_turned_up() -> None:
    check_taken_back(make(long_game(), *MOVES[:5]), MOVES[5:11])


@pytest.mark.parametrize(("below", "reason"), [("yyyy", "something_revealed"), ("", None)])
def test_the_next_trade_card_is_the_horizon(below: str, reason: str | None) -> None:
    assert why_no_undo_after(table(trade_deck=below), "work E2.5") == reason


@pytest.mark.parametrize(("stack", "reason"), [("flat native", "something_revealed"), ("flat", None)])
def test_the_tile_below_is_the_horizon(stack: str, reason: str | None) -> None:
    history = history_of(table(Collector(pile="yyyy yyr yg"), trade_deck="", stacks={3: stack}))
    history.apply("work E2.5")
    assert why_no_undo(history) is None
    history.apply("tile 3")
    assert why_no_undo(history) == reason


def test_trade_cards_that_everybody_knows_are_no_horizon() -> None:
    state = make(table(trade_deck="yyyy yyr yg rr"), "work E2.1", "rest")
    assert why_no_undo_after(state, "work E2.5", seat=1) is None


class TestTheMiddleOfATurn(MiddleWalk):
    middles = tuple(along(long_game(), MOVES, [*(asked for asked, _ in STEPS), "turn"]))


@pytest.mark.parametrize("path", [("settlement", "pioneers"), ("islands", "captains"), ("collections",)])
def test_a_save_that_does_not_fit_is_refused(path: tuple[str, ...]) -> None:
    check_short_save_is_refused(table(), *path)


@with_trade_cards
def test_no_piece_is_lost_or_made_and_cubes_come_and_go_as_the_story_says(
    players: int, seed: int, options: dict[str, object]
) -> None:
    state = fresh(players, seed, **options)
    census = state.census()
    twelve = ("settlers", "outpost")
    assert census == {name: 12 if name.startswith(twelve) else 1 for name in census}
    trade_cards = 47 if "bonus_cards" in options else 43
    assert len(census) == 3 * players + {2: 32, 3: 40, 4: 48}[players] + 25 + 10 + 13 + trade_cards
    state.listen()
    before = [sum(cubes(state, seat)) for seat in range(players)]
    for now in wander(state, seed, most=2000, claim=0.2):
        for event in now.told():
            if event.kind == "paid_fee":
                before[int(str(event.facts["owner"]))] += 1
            if event.kind == "all_gained":
                before = [number + 1 for number in before]
            before[event.seat] += gained(event.kind, dict(event.facts))
        assert [sum(cubes(now, seat)) for seat in range(players)] == before
        assert now.census() == census
