"""Taking moves back as far as nothing was revealed, saves in the middle of an action, and nothing lost or made."""

import pytest

from caravanserai.contract.middles import MiddleWalk, along, check_short_save_is_refused
from caravanserai.contract.taking_back import check_taken_back, history_of, why_no_undo
from caravanserai.core.errors import BadSave
from caravanserai.core.history import History
from caravanserai.games.century.east_west_1.game import GAME
from caravanserai.games.century.east_west_1.state import EastWest1State
from tests.games.east_west_1.table import Trader, fresh, table, wander
from tests.games.new_world.land import cubes, gained, with_trade_cards
from tests.games.playing import make, why_no_undo_after

OWN = Trader([6, 2, 0, 0], at="A1.3=1", route="yyyy yyr yg=1 yyy-b/rr up3", reserve=2)
# What is asked, and what is answered.
STEPS = [
    ("turn", "work E2.1"), ("turn", "work C2.1"), ("swap", "swap 1-2"), ("turn", "rest"),
    ("turn", "route 1"), ("route_card", "deal"), ("upgrade", "upgrade y"), ("upgrade", "done"),
    ("recall", "recall-route 3"), ("recall", "done"), ("turn", "rest"),
    ("turn", "work E2.6"), ("market", "take"), ("replace", "replace 4"), ("turn", "rest"),
    ("turn", "work C2.5"), ("market", "use"), ("times", "times 1"), ("discard", "discard y"),
    ("discard", "discard y"), ("turn", "rest"), ("turn", "rest"), ("turn", "rest"),
    ("turn", "route 5"), ("route_card", "use"), ("upgrade", "upgrade y"), ("upgrade", "done"),
]  # fmt: skip
MOVES = [move for _, move in STEPS]


def long_game() -> EastWest1State:
    """A table where `MOVES` can be made; seat 1 only rests."""
    return table(OWN, market="yyy yr g b", trade_deck="rr-gg rr yy-g r-yyy gg-bb", deals={"yyr": "gd12"})


def test_a_turn_without_a_draw_can_be_taken_back_to_its_beginning() -> None:
    assert check_taken_back(make(long_game(), *MOVES[:4]), MOVES[4:10]) == (1,)


@pytest.mark.parametrize(("below", "reason"), [("yyyy", "something_revealed"), ("", None)])
@pytest.mark.parametrize("choice", ["use", "take"])
def test_the_next_trade_card_is_the_horizon(below: str, reason: str | None, choice: str) -> None:
    history = history_of(table(trade_deck=below))
    history.apply("work E2.5")
    assert why_no_undo(history) is None
    history.apply(choice)
    assert why_no_undo(history) == reason


@pytest.mark.parametrize(
    ("below", "reason"), [("yyyy yyr yg rr up3", "something_revealed"), ("yyyy", "something_revealed"), ("", None)]
)
def test_new_trade_cards_are_the_horizon(below: str, reason: str | None) -> None:
    assert why_no_undo_after(table(trade_deck=below), "work E2.1") == reason


def test_trade_cards_that_everybody_knows_are_no_horizon() -> None:
    state = make(table(trade_deck="yyyy yyr yg rr"), "work E2.1", "rest")
    assert why_no_undo_after(state, "work E2.5", "use", seat=1) is None


def test_exploring_beside_the_boards_can_be_taken_back_until_a_card_is_turned_up() -> None:
    history = history_of(table(Trader([4, 1, 0, 0]), row="X01", deck="", beside="rr yg", stacks={1: "flat"}))
    for move in ("work A1.1", "claim", "explore rr"):
        history.apply(move)
    assert why_no_undo(history) is None
    assert history.undo(0) is None
    history.apply("explore yg")
    assert cubes(table_of(history)) == [1, 0, 1, 0]


def table_of(history: History) -> EastWest1State:
    assert isinstance(history.state, EastWest1State)
    return history.state


class TestTheMiddleOfATurn(MiddleWalk):
    middles = tuple(along(long_game(), MOVES, [*(asked for asked, _ in STEPS), "turn"]))


@pytest.mark.parametrize("broken", ["holders", "pioneers", "routes"])
def test_a_save_that_does_not_fit_is_refused(broken: str) -> None:
    check_short_save_is_refused(table(), "settlement", broken)


def test_a_save_with_settlers_that_do_not_fit_the_route_is_refused() -> None:
    saved = table(Trader(route="yyyy rr")).save()
    settlement = saved["settlement"]
    assert isinstance(settlement, dict)
    settlement["routes"][0][1] = [0]
    with pytest.raises(BadSave):
        GAME.restore(saved)


@with_trade_cards
def test_no_piece_is_lost_or_made_and_cubes_come_and_go_as_the_story_says(
    players: int, seed: int, options: dict[str, object]
) -> None:
    state = fresh(players, seed, **options)
    census = state.census()
    assert census == {name: 12 if name.startswith("settlers") else 1 for name in census}
    trade_cards = 47 if "bonus_cards" in options else 43
    assert len(census) == players + {2: 32, 3: 40, 4: 48}[players] + 20 + 10 + trade_cards
    state.listen()
    before = [sum(cubes(state, seat)) for seat in range(players)]
    for now in wander(state, seed, most=3000):
        for event in now.told():
            if event.kind == "all_gained":
                before = [number + sum(event.facts["cubes"]) for number in before]  # type: ignore[arg-type]
            before[event.seat] += gained(event.kind, dict(event.facts))
        assert [sum(cubes(now, seat)) for seat in range(players)] == before
        assert now.census() == census
