"""Taking moves back, saves in the middle of an action, the story of a voyage, and nothing lost or made."""

import pytest

from caravanserai.contract.middles import MiddleWalk, along, check_short_save_is_refused
from caravanserai.contract.taking_back import check_taken_back, history_of, why_no_undo
from caravanserai.games.century.sand_to_sea.state import SandToSeaState
from tests.games.eastern_wonders.sea import SPACE, TILE, spoken, tale
from tests.games.golden_deals import CARD
from tests.games.sand_to_sea.table import Voyager, fresh, table, wander

TILES = {"B3": "yy-g"}
OWN = Voyager([6, 2, 0, 0], at="A2", built=[1, 1, 0, 1], hand="yy up2", played="b")
TURN = ["sail B2", "fare b", "sail B3", "fare yy", "stop", "fee y", "build", "pay y", "pay r", "bonus hold", "trade 1"]
ASKED = ["turn", "fare", "sail", "fare", "sail", "fee", "action", "pay_outpost", "pay_outpost", "bonus", "trade"]
MAKING_A_DEAL = ["deal-row 2", "pay y", "lay up2", "upgrade y"]
ASKED_IN_A_DEAL = ["turn", "pay", "lay", "upgrade"]


def voyage() -> SandToSeaState:
    """A table where the turn `TURN` can be made."""
    return table(OWN, {1: Voyager(at="B3", outposts="B3")}, tiles=TILES)


def deal() -> SandToSeaState:
    """A table where the turn `MAKING_A_DEAL` can be made."""
    return table(Voyager([1, 0, 0, 0]), row="yyy b", deals={"b": "gd06"})


def test_a_voyage_can_be_taken_back_to_its_beginning() -> None:
    assert check_taken_back(voyage(), [spoken(move) for move in TURN]) == (1,)


@pytest.mark.parametrize("move", ["acquire 1", "claim"])
def test_a_card_or_tile_turned_up_is_the_horizon(move: str) -> None:
    history = history_of(table(Voyager([0, 0, 2, 2], at="A1"), ports={"A1": "ggbb"}))
    history.apply(move)
    assert why_no_undo(history) == "something_revealed"


def test_a_rest_can_be_taken_back_until_the_next_player_moves() -> None:
    history = history_of(table(Voyager(hand="", played="yy", sailed="up2")))
    before = history.state.save()
    history.apply("rest")
    assert history.undo(0) is None
    assert history.state.save() == before
    history.apply("rest")
    history.apply("rest")
    assert why_no_undo(history) == "others_moved"


class TestTheMiddleOfATurn(MiddleWalk):
    middles = (
        *along(voyage(), [spoken(move) for move in TURN], [*ASKED, "turn"]),
        *along(deal(), MAKING_A_DEAL, [*ASKED_IN_A_DEAL, "upgrade"]),
    )


def test_a_save_that_does_not_fit_is_refused() -> None:
    check_short_save_is_refused(table(), "sailed", says="number of piles")


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_no_piece_and_no_card_is_lost_or_made(players: int, seed: int) -> None:
    state = fresh(players, seed, map="random", bonus_cards=True, golden_deals=True)
    census = state.census()
    assert len(census) == 24 + 27 + 12 + 2 * players + 47 + 2
    for now in wander(state, seed, most=4000):
        assert now.census() == census


def test_a_voyage_is_told() -> None:
    assert tale(voyage(), *TURN) == [
        ("paid_fare", 0, {"card": CARD["b"]}),
        ("sailed", 0, {"space": SPACE["B2"], "leaving": SPACE["A2"]}),
        ("paid_fare_unseen", 0, {}),
        ("spent_unseen", 0, {"card": CARD["yy"]}),
        ("sailed", 0, {"space": SPACE["B3"], "leaving": SPACE["B2"]}),
        ("paid_fee", 0, {"cubes": [1, 0, 0, 0], "owner": 1}),
        ("paid_outpost", 0, {"cubes": [1, 0, 0, 0]}),
        ("paid_outpost", 0, {"cubes": [0, 1, 0, 0]}),
        ("built", 0, {"space": SPACE["B3"], "tile": TILE["yy-g"], "symbol": 2, "column": 1, "points": 1}),
        ("took_bonus", 0, {"bonus": 2, "points": 0}),
        (
            "traded",
            0,
            {"space": SPACE["B3"], "tile": TILE["yy-g"], "times": 1, "gave": [2, 0, 0, 0], "took": [0, 0, 1, 0]},
        ),
    ]


def test_a_rest_and_a_pass_are_told() -> None:
    assert tale(table(Voyager(hand="", played="yy", sailed="up2 b")), "rest") == [("rested", 0, {"cards": 3})]
    told = tale(table(Voyager(at="B2")), "sail B3", "fare yy", "stop", "pass")
    assert told[-1] == ("passed", 0, {})
