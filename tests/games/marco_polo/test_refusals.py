"""Every refusal the game knows occurs where it should, with its clause and its facts, and changes nothing."""

from caravanserai.contract.refusing import Case, RefusalWalk
from caravanserai.core.reasons import Detail
from caravanserai.games.marco_polo.game import GAME
from caravanserai.games.marco_polo.state import MarcoPoloState
from tests.games.marco_polo.table import Has, end_round, fresh, loaded, make, table

STEP = Has("1 1", gold=4, camels=1, active="ct_06", at="oasis_9")
ONE_CARD = Has("3 3", posts="moscow")
BOTH_FULL = Has("3 3", active="ct_30 ct_31")


def poor_roll() -> MarcoPoloState:
    state = table(Has(""), {1: Has("", character="raschid")}, players=2)
    state.chance = loaded(1, 2, 3, 3, 4)
    return end_round(state)


def setup_cases() -> list[Case]:
    draft = fresh(2, options={"character_draft": True})
    absent = next(key for key in ("raschid", "matteo", "berke", "mercator") if f"pick {key}" not in draft_moves(draft))
    goals = fresh(2, options={"goal_choice": True})
    chosen = goals.copy()
    for goal in goals.travellers[0].dealt[:2]:
        chosen.apply(f"keep {goal + 1}", 0)
    bonus = end_round(table(Has("", character="matteo", active="ct_01 ct_02"), players=2, special="ct_09"))
    undealt = next(n for n in range(1, 19) if n - 1 not in goals.travellers[0].dealt)
    return [
        Case(draft, f"pick {absent}", "character_not_offered", "MP-143"),
        Case(draft, "end-turn", "must_pick_character", "MP-143"),
        Case(goals, f"keep {undealt}", "goal_not_dealt", "MP-144", seat=0),
        Case(goals, "end-turn", "must_keep_goals", "MP-144", seat=0),
        Case(poor_roll(), "compensate 3", "not_that_many", "MP-30"),
        Case(poor_roll(), "end-turn", "must_take_compensation", "MP-30"),
        Case(table(), "end-turn", "not_your_turn", "MP-32", seat=2),
        Case(draft, "end-turn", "not_your_turn", "MP-143", seat=1 - draft.deciding[0]),
        Case(chosen, "end-turn", "not_your_turn", "MP-144", seat=0),
        Case(bonus, "end-turn", "not_your_turn", "MP-27", seat=1),
        Case(poor_roll(), "end-turn", "not_your_turn", "MP-30", seat=1),
        Case(end_round(table(round=5)), "end-turn", "game_is_over", "MP-22", seat=0),
    ]


def draft_moves(state: MarcoPoloState) -> set[str]:
    return {move.text for move in state.legal()}


def turn_cases() -> list[Case]:
    done = make(table(Has("3 3", camels=9)), "camels < 3", "column 3")
    stuck = table(Has("5"), lay=[(s, 1, "1") for s in ("coins", "camels", "pepper", "contracts")] + [("khan", 1, "6")])
    bought = make(table(Has("3 3", camels=9)), "black-die")
    return [
        Case(done, "place pepper", "main_action_done", "MP-34"),
        Case(table(Has("3")), "end-turn", "main_action_due", "MP-35"),
        Case(stuck, "end-turn", "purse_due", "MP-37"),
        Case(table(Has("3")), "purse own 4", "no_such_die", "MP-101"),
        Case(table(Has("3", camels=1)), "reroll own 4", "no_such_die", "MP-102"),
        Case(table(Has("3", camels=2)), "lower own 4", "no_such_die", "MP-103"),
        Case(table(Has("3")), "stop", "must_choose_action", "MP-34"),
        Case(table(Has("3")), "go 1 oasis_1", "lay_dice_for_travel", "MP-70"),
        Case(table(Has("3")), "column 2", "lay_dice_for_bazaar", "MP-55"),
        Case(table(Has("3")), "contract 1", "lay_die_for_contracts", "MP-62"),
        Case(done, "stop", "main_action_done", "MP-34"),
        Case(table(Has("3", active="ct_01")), "fulfil 2", "no_contract_in_slot", "MP-99"),
        Case(
            table(Has("3", active="ct_01", pepper=1)),
            "fulfil 1",
            "contract_not_covered",
            "MP-99",
            details={"missing": [0, 1, 2, 0, 0, 0]},
        ),
        Case(table(Has("3")), "reroll own 3", "not_enough_camels", "MP-102", details={"camels": 1}),
        Case(table(Has("3", camels=1)), "raise own 3", "not_enough_camels", "MP-103", details={"camels": 2}),
        Case(table(Has("3", camels=2)), "black-die", "not_enough_camels", "MP-104", details={"camels": 3}),
        Case(table(Has("6", camels=2)), "raise own 6", "no_further", "MP-103"),
        Case(table(Has("?", camels=2, character="raschid")), "raise own 3", "dice_without_value", "MP-118"),
        Case(bought, "black-die", "black_die_bought", "MP-104"),
        Case(table(Has("3", camels=9), black=0), "black-die", "no_black_dice", "MP-104"),
    ]


def placing_cases() -> list[Case]:
    used = [("camels", 0, "1"), ("khan", 0, "1")]
    column = make(table(Has("3 3 3")), "silk < 3 3")
    taking = make(table(Has("3 3")), "contracts < 3")
    short_row = make(table(Has("6 3"), row="ct_01 ct_02"), "contracts < 6")
    placing = make(table(Has("3 4 5")), "place silk")
    with_coins = make(table(Has("6 3")), "contracts < 6", "contract 6", "done")
    matteo = table(Has("", character="matteo", active="ct_11 ct_12"), players=2, row="", special="ct_21")
    full_khan = [("khan", 0, "1"), *[("khan", 1, "b1")] * 3]
    dropping = make(table(BOTH_FULL), "contracts < 3", "contract 1", "done")
    return [
        Case(table(Has("3")), "place gold", "not_enough_dice", "MP-41", details={"dice": 3}),
        Case(table(Has("3"), lay=used), "place camels", "once_per_colour", "MP-43"),
        Case(table(Has("3"), lay=used), "place khan", "once_per_colour", "MP-60"),
        Case(
            table(Has("3", coins=2), lay=[("pepper", 1, "1")]),
            "place pepper",
            "cannot_pay_occupied",
            "MP-52",
            details={"coins": 2},
        ),
        Case(table(Has("3"), lay=[("khan", 1, "b1")] * 4), "place khan", "khan_full", "MP-61"),
        Case(table(Has("3"), lay=[("khan", 1, "4")]), "place khan", "khan_too_low", "MP-58", details={"value": 4}),
        Case(column, "column 4", "column_too_high", "MP-55", details={"value": 3}),
        Case(table(Has("3"), lay=full_khan), "place khan", "khan_full", "MP-61"),
        Case(placing, "fulfil 1", "must_place_dice", "MP-39"),
        Case(placing, "die own 6", "no_such_die", "MP-40"),
        Case(column, "end-turn", "must_choose_column", "MP-55"),
        Case(table(Has("3"), row="", special=""), "place contracts", "row_empty", "MP-63"),
        Case(taking, "contract 4", "contract_out_of_reach", "MP-62", details={"value": 3}),
        Case(taking, "end-turn", "must_take_contracts", "MP-62"),
        Case(taking, "done", "at_least_once", "MP-62"),
        Case(make(taking.copy(), "contract 2"), "contract 2", "contract_chosen", "MP-62"),
        Case(short_row, "contract 3", "no_contract_there", "MP-63"),
        Case(dropping, "reject", "must_make_room", "MP-65"),
        Case(with_coins, "done", "must_take_row_bonus", "MP-64"),
        Case(end_round(matteo), "end-turn", "must_settle_drawn", "MP-113"),
    ]


def moving_cases() -> list[Case]:
    walk = make(table(Has("3 3 3", coins=5, at="oasis_9")), "travel < 3 3")
    wilhelm = Has("3 3 3", coins=20, at="oasis_1", character="wilhelm")
    eleven = "beijing karakorum samarcanda lan_zhou alexandria karachi sumatra anxi ormuz kashgar xian"
    full = Has("3 3 3", coins=20, at="oasis_1", character="wilhelm", posts=eleven)
    polos = Has("3 3 3", coins=20, at="oasis_1", second="venezia", character="niccolo_marco")
    arrived = make(table(polos), "travel < 3 3", "go 1 moscow", "go 2 alexandria", "stop")
    nine = " ".join(eleven.split()[:9])
    moving = make(table(Has("1 1 1", coins=20, at="oasis_1", posts=nine)), "travel < 1 1", "go 1 moscow")
    step = make(table(STEP), "fulfil 1")
    costs: dict[str, Detail] = {"cost": [3, 2, 0, 0, 0, 0]}
    return [
        Case(table(Has("3 3", coins=2)), "place travel", "cannot_travel", "MP-73"),
        Case(walk, "go 2 venezia", "no_such_figure", "MP-121"),
        Case(walk, "go 1 venezia", "no_route", "MP-74"),
        Case(walk, "go 1 adana", "cannot_pay_trip", "MP-73", details=costs),
        Case(walk, "stop", "must_move", "MP-70"),
        Case(walk, "build", "not_wilhelm", "MP-124"),
        Case(walk, "decline", "must_finish_trip", "MP-70"),
        Case(step, "go 1 adana", "cannot_pay_step", "MP-110", details={"cost": [0, 2, 0, 0, 0, 0]}),
        Case(step, "stop", "must_settle_step", "MP-110"),
        Case(make(table(wilhelm), "travel < 3 3"), "build", "nothing_to_build_here", "MP-124"),
        Case(make(table(wilhelm), "travel < 3 3", "go 1 moscow", "build"), "build", "post_stands_here", "MP-78"),
        Case(make(table(full), "travel < 3 3", "go 1 moscow"), "build", "no_post_left", "MP-124"),
        Case(arrived, "post beijing", "no_arrival_there", "MP-122"),
        Case(arrived, "stop", "must_build_first", "MP-122"),
        Case(moving, "relocate xian", "no_post_there", "MP-83"),
        Case(moving, "end-turn", "must_move_post", "MP-83"),
    ]


def card_cases() -> list[Case]:
    new = table(Has("3 3", gold=4, camels=1, active="ct_06"), tokens={"alexandria": ""})
    make(new, "fulfil 1", "go 1 alexandria")
    steps = make(table(Has("3 3", camels=5, posts="moscow"), cards={"moscow": "cc_16"}), "card 1 < 3")
    both = make(table(Has("3 3", camels=9, gold=9, posts="moscow"), cards={"moscow": "cc_09"}), "card 1 < 3")
    provinces = Has("3 3", coins=9, posts="moscow anxi kochi")
    bought = make(table(provinces, cards={"moscow": "cc_19"}), "card 1 < 3")
    copying = make(table(Has("1 1 1", coins=3, at="beijing", posts="beijing")), "travel < 1 1", "go 1 xian")
    ways = make(table(Has("3 3", coins=9, camels=9, posts="moscow"), cards={"moscow": "cc_20"}), "card 1 < 3")
    far = Has("3 3", camels=3, posts="moscow", at="adana")
    apart = make(
        table(Has("1 1 1", coins=3, at="beijing", posts="anxi"), options={"bonus_d": "without_post"}),
        *("travel < 1 1", "go 1 xian"),
    )
    way = make(table(Has("3 3", coins=9, camels=9, posts="moscow"), cards={"moscow": "cc_20"}), "card 1 < 3", "way 1")
    either = make(table(Has("3 3", coins=9, posts="moscow"), cards={"moscow": "cc_21"}), "card 1 < 3")
    goods = make(table(Has("3 3", coins=9, posts="moscow"), cards={"moscow": "cc_18"}), "card 1 < 3")
    walking = Has("3 3", pepper=2, silk=2, gold=2, posts="moscow", at="oasis_1")
    paying = make(table(walking, cards={"moscow": "cc_17"}), "card 1 < 3")
    two = make(table(Has("5 5", posts="moscow anxi kochi"), cards={"moscow": "cc_30"}), "card 1 < 5")
    pair = make(table(Has("3", silk=1, gold=1, camels=2, active="ct_s6")), "fulfil 1")
    return [
        Case(table(ONE_CARD, lay=[("card 1", 1, "2")]), "card 1", "card_used", "MP-86"),
        Case(table(ONE_CARD), "card 2", "no_post_in_city", "MP-86", details={"place": 3}),
        Case(new, "card 5", "post_too_new", "MP-87", details={"place": 6}),
        Case(table(ONE_CARD, cards={"moscow": "cc_09"}), "card 1", "cannot_pay_card", "MP-89"),
        Case(table(far, cards={"moscow": "cc_16"}), "card 1", "card_has_no_step", "MP-96"),
        Case(steps, "decline", "must_step", "MP-96"),
        Case(table(ONE_CARD, cards={"moscow": "cc_24"}), "card 1", "nothing_to_count", "MP-93"),
        Case(table(ONE_CARD, cards={"moscow": "cc_30"}), "card 1", "no_own_province", "MP-95"),
        Case(bought, "province ormuz", "no_own_province", "MP-95"),
        Case(make(bought.copy(), "province anxi"), "province anxi", "province_used", "MP-95"),
        Case(bought, "done", "at_least_once", "MP-95"),
        Case(goods, "done", "at_least_once", "MP-89"),
        Case(either, "done", "at_least_once", "MP-89"),
        Case(paying, "done", "at_least_once", "MP-96"),
        Case(bought, "good gold", "must_finish_card", "MP-95"),
        Case(two, "done", "at_least_once", "MP-92"),
        Case(
            table(Has("3", pepper=5, posts="moscow"), cards={"moscow": "cc_17"}), "card 1", "needs_two_goods", "MP-97"
        ),
        Case(paying, "use", "must_pay_two_goods", "MP-97"),
        Case(paying, "end-turn", "must_finish_card", "MP-96"),
        Case(either, "use", "must_finish_card", "MP-90"),
        Case(goods, "end-turn", "must_finish_card", "MP-89"),
        Case(both, "times 4", "die_too_low", "MP-89"),
        Case(both, "way 1", "must_choose_times", "MP-89"),
        Case(ways, "times 1", "must_choose_way", "MP-91"),
        Case(way, "way 1", "must_choose_times", "MP-89"),
        Case(copying, "copy d", "copies_another", "MP-115"),
        Case(copying, "stop", "must_copy_bonus", "MP-115"),
        Case(apart, "copy a", "copies_without_post", "MP-115"),
        Case(pair, "good gold", "must_choose_two_goods", "MP-109"),
        Case(make(table(Has("3 3")), "khan < 3"), "goods silk+gold", "must_choose_a_good", "MP-109"),
    ]


class TestRefusals(RefusalWalk):
    game = GAME
    cases = (*setup_cases(), *turn_cases(), *placing_cases(), *moving_cases(), *card_cases())
    unknown_moves = ("", "fly", "place purse", "card 10", "keep 19", "go 3 moscow", "die own 7", -1, 9999)
