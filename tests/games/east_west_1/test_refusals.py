"""Every refusal the game knows occurs where it should, with its clause and its facts, and changes nothing."""

import pytest

from caravanserai.contract.refusing import Case, RefusalWalk, check_reasons_are_declared, out_of_turn
from caravanserai.games.century.east_west_1.game import GAME
from tests.games.east_west_1.table import Trader, fresh, table, wander
from tests.games.new_world.cases import about_card_steps, about_forts, about_upgrades, about_what_must_be_done
from tests.games.playing import make

NO_TILES = dict.fromkeys(range(1, 7), "")
FULL = "tools settlers settler"


def from_a_new_world() -> list[Case]:
    plain = table(Trader([0, 0, 0, 1], at="A1.3=1", hand=1), {1: Trader(at="C2.5=2")}, covers={"A1.4": "points-2"})
    raising = make(table(Trader([1, 0, 1, 0])), "work A1.5")
    fort = make(table(Trader([1, 0, 0, 0]), stacks={1: "flat", 3: ""}), "work A1.1")
    third = make(table(stacks={3: "", 4: "flat"}), "work B1.1")
    claimed = make(table(Trader([2, 2, 0, 0]), stacks={1: "flat"}), "work A1.1", "claim")
    took = make(table(Trader([2, 2, 0, 0]), stacks={1: "flat native"}), "work A1.1", "tile 1")
    full = make(table(Trader([2, 2, 0, 0], bonus=FULL), stacks={1: "flat"}), "work A1.1")
    no_card = make(table(row="N01", deck="", stacks={2: "flat"}), "work A1.2")
    exploring = make(table(Trader([4, 1, 0, 0]), row="X01 N01", beside="yg"), "work A1.1", "claim")
    overfull = make(table(Trader([9, 0, 0, 0])), "work A1.3")
    swapping = make(table(Trader([0, 0, 0, 0], route="yyyy rr")), "work C2.1")
    return [
        Case(plain, "work A1.4", "covered", "NW-21", {"tile": 5}),
        Case(plain, "work A1.3", "already_there", "NW-21"),
        Case(plain, "work C2.5", "not_enough_settlers", "NW-25", {"needed": 3, "hand": 1}),
        Case(table(Trader([0, 0, 0, 1])), "work C2.4", "nothing_to_upgrade", "NW-28"),
        Case(table(Trader([1, 0, 0, 0])), "work C2.3", "not_enough_cubes", "NW-31", {"missing": [1, 0, 0, 0]}),
        Case(table(Trader([0, 1, 8, 0])), "work B1.5", "no_room", "NW-32"),
        Case(table(stacks=NO_TILES), "work A1.1", "nothing_at_fort", "NW-28", {"missing": [2, 2, 0, 0]}),
        *about_upgrades(raising),
        *about_forts(fort, third, claimed, took, full, no_card),
        *about_what_must_be_done(exploring, overfull, "E1-30"),
        Case(make(table(Trader([2, 0, 0, 0])), "work C2.3"), "done", "must_exchange", "NW-31"),
        Case(swapping, "swap 1-3", "no_card_there", "E1-20"),
        Case(swapping, "rest", "must_finish_swap", "E1-20"),
    ]


def about_trade_cards() -> list[Case]:
    plain = table(Trader([1, 1, 0, 0], route="yyyy=1 rr-gg yyy-b/rr up3", hand=2), market="yyy yr", trade_deck="")
    browns = table(Trader([0, 0, 0, 1], route="up3"))
    rising = make(table(market="r+up1"), "work E2.5", "use")
    deal_raising, deal_recalling = [
        make(table(market="yyy", deals={"yyy": deal}), "work E2.5", "deal") for deal in ("gd05", "gd09")
    ]
    poor = make(table(Trader([1, 1, 0, 0]), market="rr-gg yyy-b/rr"), "work E2.5")
    choice = make(table(Trader([1, 1, 0, 0]), market="rr-gg yyy-b/rr"), "work E2.6")
    flat = make(table(Trader([0, 0, 0, 1]), market="up3"), "work E2.5")
    trading = make(table(Trader([0, 3, 0, 0], route="rr-gg")), "route 1")
    choosing = make(table(Trader([3, 0, 0, 0], route="yyy-b/rr")), "route 1")
    raising = make(table(Trader([2, 0, 0, 0], route="up3")), "route 1")
    golden = make(table(Trader([0, 1, 0, 0], route="yyyy rr-gg"), deals={}), "route 2")
    recalling = make(table(Trader(at="A1.3=1", route="yy+card yyyy"), {1: Trader(at="B1.4=3")}), "route 1")
    replacing = make(table(Trader(route="yyyy yyr yg rr up3")), "work E2.5", "take")
    return [
        Case(plain, "work C2.5", "no_card_there", "E1-12"),
        Case(table(market="", trade_deck=""), "work E2.1", "no_trade_cards", "E1-19"),
        Case(plain, "route 5", "no_card_there", "E1-21"),
        Case(plain, "route 1", "card_in_use", "E1-21"),
        Case(plain, "route 2", "not_enough_cubes", "E1-28", {"missing": [0, 1, 0, 0]}),
        Case(plain, "route 3", "not_enough_cubes", "E1-40", {"missing": [2, 0, 0, 0]}),
        Case(plain, "route 4", "not_enough_settlers", "E1-22", {"needed": 3, "hand": 2}),
        Case(plain, "deal", "must_choose_action", "E1-10"),
        Case(browns, "route 1", "nothing_to_upgrade", "E1-29"),
        Case(poor, "use", "not_enough_cubes", "E1-28", {"missing": [0, 1, 0, 0]}),
        Case(poor, "deal", "no_deals", "E1-41"),
        Case(poor, "done", "must_use_market", "E1-13"),
        Case(choice, "use", "not_enough_cubes", "E1-40", {"missing": [2, 0, 0, 0]}),
        Case(flat, "use", "nothing_to_upgrade", "E1-29"),
        *about_card_steps(trading, choosing, raising),
        Case(make(raising.copy(), "upgrade y"), "rest", "must_finish_upgrade", "E1-27"),
        Case(rising, "rest", "must_finish_upgrade", "E1-38"),
        Case(rising, "upgrade g", "no_such_cube", "E1-38"),
        Case(deal_raising, "rest", "must_finish_upgrade", "E1-45"),
        Case(make(deal_raising.copy(), "upgrade y"), "rest", "must_finish_upgrade", "E1-45"),
        Case(deal_raising, "upgrade g", "no_such_cube", "E1-45"),
        Case(deal_recalling, "rest", "must_finish_recalling", "E1-46"),
        Case(deal_recalling, "recall B1.4", "nobody_there", "E1-46"),
        Case(deal_recalling, "recall-route 2", "nobody_there", "E1-46"),
        Case(golden, "use", "not_enough_cubes", "E1-28", {"missing": [0, 1, 0, 0]}),
        Case(golden, "take", "must_use_card", "E1-43"),
        Case(recalling, "recall B1.4", "nobody_there", "E1-39"),
        Case(recalling, "recall C2.1", "nobody_there", "E1-39"),
        Case(recalling, "recall-route 2", "nobody_there", "E1-39"),
        Case(recalling, "recall-route 5", "nobody_there", "E1-39"),
        Case(recalling, "rest", "must_finish_recalling", "E1-39"),
        Case(replacing, "done", "must_replace", "E1-16"),
    ]


class TestRefusals(RefusalWalk):
    game = GAME
    cases = (*from_a_new_world(), *about_trade_cards(), *out_of_turn(table(), "NW-19", "E1-32"))
    unknown_moves = ("", "fly", "work C1.1", "work D1.1", "route 6", "swap 2-1", "choose 3", -1, 9999)


@pytest.mark.parametrize(
    ("players", "seed", "options"), [(2, 6, {}), (3, 7, {"bonus_cards": True}), (4, 8, {"golden_deals": True})]
)
def test_in_every_position_each_move_is_either_legal_or_refused_with_a_known_reason(
    players: int, seed: int, options: dict[str, object]
) -> None:
    check_reasons_are_declared(wander(fresh(players, seed, **options), seed, most=1500), every=9)
