"""Taking moves back as far as nothing was revealed, saves in the middle of an action, and nothing lost or made."""

import pytest

from caravanserai.contract.middles import MiddleWalk, along, check_short_save_is_refused
from caravanserai.contract.taking_back import check_taken_back, history_of, why_no_undo
from caravanserai.games.century.new_world.game import GAME
from caravanserai.games.century.new_world.state import NewWorldState
from tests.games.new_world.land import Pioneer, cubes, gained
from tests.games.new_world.table import fresh, table, wander

OWN = Pioneer([6, 3, 0, 0], cards="T02 T03", reserve=4)
TURN = [
    "work H1.1", "times 1", "work A1.4", "upgrade y", "done", "rest",
    "work A1.1", "tile 1", "claim", "explore rr", "work A1.3", "work B1.3", "discard y", "discard r",
]  # fmt: skip
ASKED = [
    "turn", "exchange", "turn", "upgrade", "upgrade", "turn",
    "turn", "fort", "fort", "explore", "turn", "turn", "discard", "discard",
]  # fmt: skip


def long_game() -> NewWorldState:
    """A table where the moves `TURN` can be made; seat 1 only rests and fetches corn."""
    covers = {"C1.2": "rr", "C1.4": "yg"}
    return table(OWN, row="X01 N01 S01 S02", board="H1", stacks={1: "flat native"}, covers=covers)


def test_a_turn_without_a_draw_can_be_taken_back_to_its_beginning() -> None:
    assert check_taken_back(long_game(), TURN[:5]) == (1,)


def test_an_exploration_tile_can_be_given_back_until_the_next_card_is_turned_up() -> None:
    history = history_of(table(Pioneer([4, 1, 0, 0]), row="X01", deck="N01 N02", covers={"C1.2": "rr"}))
    for move in ("work A1.1", "claim"):
        history.apply(move)
    assert why_no_undo(history) is None
    history.apply("explore rr")
    assert why_no_undo(history) == "something_revealed"


@pytest.mark.parametrize(("below", "reason"), [("N02 N03", "something_revealed"), ("N02", None), ("", None)])
def test_the_next_card_of_the_deck_is_the_horizon(below: str, reason: str | None) -> None:
    history = history_of(table(Pioneer([2, 2, 0, 0]), deck=below, stacks={1: ""}))
    history.apply("work A1.1")
    history.apply("claim")
    assert why_no_undo(history) == reason


@pytest.mark.parametrize(("stack", "reason"), [("flat native", "something_revealed"), ("flat", None)])
def test_the_next_tile_of_a_stack_is_the_horizon(stack: str, reason: str | None) -> None:
    history = history_of(table(stacks={1: stack}))
    history.apply("work A1.1")
    history.apply("tile 1")
    assert why_no_undo(history) == reason


@pytest.mark.parametrize("below", ["N02 N03 N04 N05 N06", "N02 N03 N04 N05", "N02 N03"])
def test_new_cards_at_the_forts_are_the_horizon(below: str) -> None:
    history = history_of(table(deck=below, board="G1"))
    history.apply("work G1.1")
    assert why_no_undo(history) == "something_revealed"


def test_a_turn_cannot_be_taken_back_once_the_next_player_has_moved() -> None:
    history = history_of(table())
    history.apply("work A1.3")
    assert why_no_undo(history) is None
    history.apply("rest")
    assert why_no_undo(history) == "others_moved"


class TestTheMiddleOfATurn(MiddleWalk):
    middles = tuple(along(long_game(), TURN, [*ASKED, "turn"]))


@pytest.mark.parametrize(("players", "board"), [(2, "G1"), (3, "E1")])
def test_a_save_keeps_what_everybody_knows_of_the_deck(players: int, board: str) -> None:
    for count, state in enumerate(wander(fresh(players, 9, fourth_board=board), 9, most=1200)):
        if count % 60 == 0:
            again = GAME.restore(state.save())
            assert again.view(0) == state.view(0)
            assert again.save() == state.save()


@pytest.mark.parametrize("path", [("holders",), ("pioneers",), ("stacks", "left")])
def test_a_save_that_does_not_fit_is_refused(path: tuple[str, ...]) -> None:
    check_short_save_is_refused(table(), "settlement", *path)


@pytest.mark.parametrize(("players", "seed", "board"), [(2, 1, "F1"), (3, 2, "G1"), (4, 3, "D1")])
def test_no_piece_is_lost_or_made_and_cubes_come_and_go_as_the_story_says(players: int, seed: int, board: str) -> None:
    state = fresh(players, seed, fourth_board=board)
    census = state.census()
    assert census == {name: 12 if name.startswith("settlers") else 1 for name in census}
    assert len(census) == players + {2: 32, 3: 40, 4: 48}[players] + 17 + 10
    state.listen()
    before = [sum(cubes(state, seat)) for seat in range(players)]
    for now in wander(state, seed, most=6000):
        for event in now.told():
            before[event.seat] += gained(event.kind, dict(event.facts))
        assert [sum(cubes(now, seat)) for seat in range(players)] == before
        assert now.census() == census
    assert state.over
