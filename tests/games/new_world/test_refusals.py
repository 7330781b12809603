"""Every refusal the game knows occurs where it should, with its clause and its facts, and changes nothing."""

import pytest

from caravanserai.contract.refusing import Case, RefusalWalk, check_reasons_are_declared, out_of_turn
from caravanserai.games.century.new_world.game import GAME
from tests.games.new_world.cases import about_forts, about_upgrades, about_what_must_be_done
from tests.games.new_world.land import Pioneer
from tests.games.new_world.table import fresh, table, wander
from tests.games.playing import make

NO_TILES = dict.fromkeys(range(1, 7), "")
FULL = "tools settlers settler"


def placing() -> list[Case]:
    plain = table(Pioneer([0, 0, 0, 1], at="A1.3=1", hand=1), {1: Pioneer(at="A1.6=2")}, covers={"C1.2": "points-2"})
    tools = table(Pioneer([0, 0, 0, 0], cards="T01"), row="N01 N02 N03 N04")
    return [
        Case(plain, "work E1.1", "not_in_play", "NW-8"),
        Case(plain, "work H1.5", "not_in_play", "NW-8"),
        Case(plain, "work C1.2", "covered", "NW-21", {"tile": 5}),
        Case(plain, "work A1.3", "already_there", "NW-21"),
        Case(plain, "work A1.6", "not_enough_settlers", "NW-25", {"needed": 3, "hand": 1}),
        Case(plain, "work C1.1", "not_enough_settlers", "NW-25", {"needed": 2, "hand": 1}),
        Case(plain, "work A1.4", "nothing_to_upgrade", "NW-28"),
        Case(plain, "work B1.5", "not_enough_cubes", "NW-31", {"missing": [0, 1, 0, 0]}),
        Case(tools, "work C1.4", "not_enough_cubes", "NW-31", {"missing": [0, 2, 0, 0]}),
        Case(tools, "work C1.6", "not_enough_cubes", "NW-31", {"missing": [3, 0, 0, 0]}),
        Case(table(Pioneer([0, 1, 8, 0])), "work B1.5", "no_room", "NW-32"),
        Case(table(Pioneer([0, 0, 1, 0]), stacks=NO_TILES), "work A1.1", "nothing_at_fort", "NW-28",
             {"missing": [2, 2, 0, 0]}),
        Case(table(row="N01", deck="", stacks=NO_TILES), "work A1.2", "nothing_at_fort", "NW-28"),
        Case(table(Pioneer(bonus=FULL)), "work B1.2", "nothing_at_fort", "NW-28", {"missing": [4, 1, 0, 0]}),
        Case(plain, "claim", "must_choose_action", "NW-20"),
        Case(plain, "times 1", "must_choose_action", "NW-20"),
        Case(plain, "tile 1", "must_choose_action", "NW-20"),
    ]  # fmt: skip


def acting() -> list[Case]:
    raising = make(table(Pioneer([1, 0, 1, 0])), "work A1.5")
    trading = make(table(Pioneer([5, 0, 0, 0])), "work C1.2")
    again = make(table(Pioneer([3, 0, 0, 0]), board="G1"), "work G1.2")
    filling = make(table(Pioneer([0, 2, 6, 0])), "work B1.5")
    fort = make(table(Pioneer([1, 0, 0, 0]), stacks={1: "flat", 3: ""}), "work A1.1")
    third = make(table(Pioneer([1, 1, 0, 0]), stacks={3: "", 4: "flat"}), "work B1.1")
    claimed = make(table(Pioneer([2, 2, 0, 0]), stacks={1: "flat"}), "work A1.1", "claim")
    took = make(table(Pioneer([2, 2, 0, 0]), stacks={1: "flat native"}), "work A1.1", "tile 1")
    full = make(table(Pioneer([2, 2, 0, 0], bonus=FULL), stacks={1: "flat"}), "work A1.1")
    no_card = make(table(row="N01", deck="", stacks={2: "flat"}), "work A1.2")
    exploring = make(table(Pioneer([4, 1, 0, 0]), row="X01 N01", covers={"C1.2": "yg"}), "work A1.1", "claim")
    overfull = make(table(Pioneer([9, 0, 0, 0])), "work A1.3")
    return [
        *about_upgrades(raising),
        Case(make(raising.copy(), "upgrade y"), "rest", "must_finish_upgrade", "NW-30"),
        Case(trading, "times 3", "not_enough_cubes", "NW-31", {"missing": [1, 0, 0, 0]}),
        Case(trading, "done", "must_exchange", "NW-31"),
        Case(trading, "rest", "must_exchange", "NW-31"),
        Case(table(Pioneer([1, 0, 0, 0]), board="G1"), "work G1.2", "not_enough_cubes", "NW-49",
             {"missing": [1, 0, 0, 0]}),
        Case(again, "times 2", "not_enough_cubes", "NW-49", {"missing": [1, 0, 0, 0]}),
        Case(again, "done", "must_exchange", "NW-49"),
        Case(filling, "times 2", "no_room", "NW-32"),
        *about_forts(fort, third, claimed, took, full, no_card),
        Case(third, "claim", "not_enough_cubes", "NW-36", {"missing": [0, 0, 1, 0]}),
        Case(took, "rest", "must_use_fort", "NW-33"),
        *about_what_must_be_done(exploring, overfull),
        Case(exploring, "tile 1", "must_explore", "NW-41"),
        Case(exploring, "done", "must_explore", "NW-41"),
        Case(overfull, "done", "must_return", "NW-55"),
    ]  # fmt: skip


class TestRefusals(RefusalWalk):
    game = GAME
    cases = (*placing(), *acting(), *out_of_turn(table(), "NW-19", "NW-56"))
    unknown_moves = ("", "fly", "work A1.7", "work A2.1", "tile 0", "tile 7", "times 0", "times 21", -1, 9999)


@pytest.mark.parametrize(("players", "seed", "board"), [(2, 6, "G1"), (3, 7, "F1"), (4, 8, "D1")])
def test_in_every_position_each_move_is_either_legal_or_refused_with_a_known_reason(
    players: int, seed: int, board: str
) -> None:
    check_reasons_are_declared(wander(fresh(players, seed, fourth_board=board), seed, most=1500), every=7)
