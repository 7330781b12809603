"""Taking moves back as far as nothing was revealed, saves in the middle of an action, and nothing lost or made."""

import pytest

from caravanserai.contract.middles import MiddleWalk, along, check_short_save_is_refused
from caravanserai.contract.taking_back import check_taken_back, history_of, why_no_undo
from caravanserai.games.century.eastern_wonders.state import EasternWondersState
from tests.games.eastern_wonders.sea import Sailor, cubes, make, spoken
from tests.games.eastern_wonders.table import fresh, lying, table, wander

TILES = {"B3": "yy-g"}
BUSY = {1: Sailor(at="B3", outposts="B3")}
OWN = Sailor([6, 2, 0, 0], at="A2", built=[1, 1, 0, 1], bonus="upgrade hold")
TURN = [
    "sail B2", "leave r", "sail B3", "stop", "fee y", "collect g", "done",
    "build", "pay y", "pay r", "upgrade y", "bonus red", "trade 1",
]  # fmt: skip
ASKED = [
    "turn", "sail", "steer", "sail", "fee", "collect", "collect",
    "action", "pay_outpost", "pay_outpost", "upgrade", "bonus", "trade",
]  # fmt: skip
MOVES = [spoken(move) for move in TURN]


def long_turn() -> EasternWondersState:
    """A table where the turn `TURN` can be made."""
    return table(OWN, BUSY, tiles=TILES, loose={"B3": [0, 0, 2, 0]})


def test_a_turn_without_a_draw_can_be_taken_back_to_its_beginning() -> None:
    assert check_taken_back(long_turn(), MOVES) == (1,)


@pytest.mark.parametrize("pile", ["ggggg", "closed"])
def test_a_tile_drawn_for_a_port_is_the_horizon(pile: str) -> None:
    history = history_of(table(Sailor([0, 0, 2, 2], at="A1"), ports={"A1": "ggbb"}, pile=pile))
    history.apply("stop")
    assert why_no_undo(history) is None
    history.apply("claim")
    assert why_no_undo(history) == "something_revealed"


def test_a_turn_cannot_be_taken_back_once_the_next_player_has_moved() -> None:
    history = history_of(table())
    for move in ("stop", "pass"):
        history.apply(move)
    assert why_no_undo(history) is None
    history.apply("stop")
    assert why_no_undo(history) == "others_moved"


class TestTheMiddleOfATurn(MiddleWalk):
    middles = tuple(along(long_turn(), MOVES, [*ASKED, "turn"]))


def test_a_save_that_does_not_fit_is_refused() -> None:
    check_short_save_is_refused(table(), "loose", says="do not fit")


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_no_piece_is_lost_or_made_and_cubes_come_and_go_as_the_story_says(players: int, seed: int) -> None:
    state = fresh(players, seed, map="random")
    census = state.census()
    assert census == {name: 20 if name.startswith("outpost") else 1 for name in census}
    assert len(census) == 24 + 27 + 20 + 2 * players
    state.listen()
    before = everything(state)
    for now in wander(state, seed, most=6000):
        before += sum(gained(event.kind, dict(event.facts)) for event in now.told())
        assert everything(now) == before
        assert now.census() == census


def everything(state: EasternWondersState) -> int:
    """All cubes that are not in the supply."""
    loose = sum(int(number) for number in state.loose)
    return loose + sum(sum(cubes(state, seat)) for seat in range(state.players))


def gained(kind: str, facts: dict[str, object]) -> int:
    """By how many cubes an event says the table grew."""
    bags = {name: sum(bag) for name, bag in facts.items() if isinstance(bag, list)}
    if kind in ("took_set", "harvested"):
        return bags["cubes"]
    if kind in ("paid_outpost", "returned"):
        return -bags["cubes"]
    return bags.get("took", 0) - bags.get("gave", 0) if kind in ("traded", "claimed") else 0


def test_cubes_left_on_the_way_are_the_ones_that_lie_there() -> None:
    state = make(long_turn(), "sail B2", "leave r", "sail B3")
    assert lying(state) == {"B2": [0, 1, 0, 0], "B3": [0, 0, 2, 0]}
