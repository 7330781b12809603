"""How rounds begin and end (MP-22 to MP-33, MP-135 to MP-137, MP-151, MP-152)."""

import pytest

from caravanserai.core.secret_chance import Source, keyed
from caravanserai.games.marco_polo.state import MarcoPoloState
from tests.games.marco_polo.table import (
    CONTRACT,
    Has,
    contracts,
    dice,
    end_round,
    gained,
    holdings,
    loaded,
    make,
    table,
    tale,
)
from tests.games.playing import decision, legal, refused
from tests.rule import rule


def play_on(state: MarcoPoloState) -> None:
    """Answer what is asked before the first turn, with the first move there is."""
    while not state.over and decision(state) != "turn":
        state.apply(state.legal()[0])


@rule("MP-22", "MP-136")
def test_the_game_is_over_after_five_rounds() -> None:
    state = table()
    for number in range(1, 5):
        assert state.round == number
        assert state.view(None)["rounds_left"] == 5 - number
        end_round(state)
        play_on(state)
    assert state.round == 5
    end_round(state)
    assert state.over
    assert state.round == 5
    assert state.winners()
    refused(state, "end-turn", "game_is_over", "MP-22", seat=0)


@rule("MP-24", "MP-25", "MP-85", "MP-V24")
def test_whoever_travelled_last_starts_the_next_round() -> None:
    state = table(Has("1 1", coins=3), {1: Has("1 1", coins=9), 2: Has("1 1", coins=9), 3: Has("1")})
    travel = ("travel < 1 1", "go 1 alexandria")
    make(state, *travel)
    assert state.view(None)["next_first"] == 0
    make(state, *travel)
    make(state, *travel)
    assert state.view(None)["next_first"] == 2
    assert state.seat == 3
    end_round(state)
    assert state.round == 2
    assert state.first == 2
    play_on(state)
    assert state.seat == 2
    assert state.view(None)["next_first"] is None


@rule("MP-24", "MP-V39")
def test_when_nobody_travelled_the_start_player_stays() -> None:
    state = table()
    state.first = 3
    end_round(state)
    assert state.first == 3
    play_on(state)
    assert state.seat == 3


@rule("MP-25")
def test_off_colour_dice_travel_as_well_and_single_steps_never_count() -> None:
    state = table(Has("b1 b1 1", coins=3))
    make(state, "travel < b1 b1", "go 1 alexandria")
    assert state.view(None)["next_first"] == 0
    state = table(Has("1", gold=4, camels=1, active="ct_06"))
    make(state, "fulfil 1", "go 1 alexandria")
    assert state.view(None)["next_first"] is None


@rule("MP-26", "MP-81", "MP-V12")
def test_bonuses_come_at_the_start_of_every_later_round() -> None:
    state = table(
        Has(posts="anxi ormuz adana kochi"), {1: Has(character="johannes"), 2: Has(character="niccolo_marco")}
    )
    before = [holdings(state, seat) for seat in range(4)]
    end_round(state)
    state_after = [holdings(state, seat) for seat in range(4)]
    mine = {name: state_after[0][name] - before[0][name] for name in before[0]}
    assert mine == {"coin": 8, "camel": 4, "pepper": 0, "silk": 0, "gold": 0, "vp": 3}
    assert state_after[1]["coin"] - before[1]["coin"] == 3
    assert state_after[2]["camel"] - before[2]["camel"] == 1
    assert state_after[3] == before[3]


@rule("MP-26")
def test_the_first_round_pays_character_bonuses_only() -> None:
    for seed in range(60):
        state = table(options={"character_draft": True}).game.new(2, seed, {"character_draft": True})
        assert isinstance(state, MarcoPoloState)
        if 7 not in state.pool:
            continue
        make(state, "pick johannes")
        seat = next(seat for seat in range(2) if state.travellers[seat].character == 7)
        coins = holdings(state, seat)["coin"]
        state.listen()
        make(state, legal(state).pop())
        gains = [event for event in state.told() if event.kind == "gained" and event.seat == seat]
        assert [event.facts["gain"] for event in gains] == [[3, 0, 0, 0, 0, 0]]
        assert holdings(state, seat)["coin"] == coins + 3
        return
    raise AssertionError("Johannes was never offered")


@rule("MP-99", "MP-26")
def test_a_fulfilled_contract_pays_nothing_at_the_start_of_a_round() -> None:
    """Not even one with a sign that looks as if it did [Q39]."""
    pile = "ct_01 ct_02 ct_04 ct_05 ct_06 ct_07 ct_08 ct_09 ct_12 ct_15 ct_16"
    state = table(Has("?", character="raschid", completed=pile))
    before = holdings(state)
    state.listen()
    play_on(end_round(state))
    assert (int(state.round), decision(state)) == (2, "turn")
    assert holdings(state) == before
    assert not [event for event in state.told() if event.kind == "gained"]


@rule("MP-27", "MP-119")
def test_bonuses_go_in_turn_order_character_first_then_provinces_by_letter() -> None:
    state = table(
        Has("", posts="kashgar anxi", character="matteo", active="ct_01 ct_02"),
        {2: Has("", posts="xian kochi")},
        players=3,
        special="ct_09",
    )
    state.last_traveller = 2
    end_round(state)
    assert decision(state) == "copy", "seat 2 is start player; D comes before F"
    assert holdings(state, 2)["vp"] == 0
    make(state, "copy a")
    assert holdings(state, 2) == {"coin": 5, "camel": 0, "pepper": 0, "silk": 0, "gold": 0, "vp": 3}
    assert decision(state) == "keep_drawn", "Matteo sees the contract before he chooses goods"
    assert state.deciding == (0,)
    assert holdings(state)["coin"] == 0
    make(state, "reject")
    assert decision(state) == "goods"
    assert holdings(state)["coin"] == 5
    make(state, "goods silk+gold")
    assert holdings(state)["gold"] == 1


@rule("MP-28", "MP-13", "MP-137")
def test_all_dice_come_back_but_neutral_ones() -> None:
    state = table(
        Has("", character="matteo"),
        {1: Has("b4", posts="moscow")},
        players=2,
        cards={"moscow": "cc_31"},
        lay=[("camels", 0, "3 w3"), ("card 1", 1, "b4"), ("purse", 1, "b2 3"), ("khan", 1, "6")],
        black=0,
    )
    end_round(state)
    placed = state.view(None)["placed"]
    assert [(die["space"], die["seat"]) for die in placed] == [(5, None), (5, None), (0, None)]
    assert state.black_dice == 3
    assert len(dice(state, 0).split()) == 6
    assert len(dice(state, 1).split()) == 5
    assert "b" not in dice(state, 0) + dice(state, 1)
    assert state.travellers[0].used == state.travellers[1].used == 0
    play_on(state)
    assert state.khan_count == 2
    assert state.khan_value == 1
    state.travellers[1].dice = state.travellers[0].dice
    state.seat = state.decider = 1
    state.action.begin(state.travellers[1].posts)
    assert "card 1" in legal(state, "card")


def rolled(chance: Source, number: int) -> list[int]:
    """The next roll of so many dice."""
    roll = chance.draw("dice")
    return [int(roll.below(6)) + 1 for _ in range(number)]


@rule("MP-29", "MP-151", "MP-152", "MP-119", "MP-117")
def test_everybody_rolls_in_turn_order_with_the_white_die_last_and_raschid_not_at_all() -> None:
    state = table(Has(""), {1: Has("", character="raschid"), 2: Has("", character="matteo"), 3: Has("")}, special="")
    state.last_traveller = 2
    chance = state.chance.copy()
    state.listen()
    end_round(state)
    rolls = [(event.seat, event.facts["values"]) for event in state.told() if event.kind == "rolled"]
    wanted = [(seat, rolled(chance, number)) for seat, number in ((2, 6), (3, 5), (0, 5))]
    assert rolls == wanted
    assert dice(state, 1) == "? ? ? ? ?"
    assert state.chance.save() == chance.save(), "nothing else was left to chance"
    assert dice(state, 3) == " ".join(str(value) for value in sorted(wanted[1][1]))


@rule("MP-30", "MP-V23")
@pytest.mark.parametrize(("camels", "gain"), [(0, {"coin": 2}), (1, {"coin": 1, "camel": 1}), (2, {"camel": 2})])
def test_a_roll_of_13_is_made_up_for_with_two_coins_or_camels(camels: int, gain: dict[str, int]) -> None:
    state = table(Has(""), {1: Has("", character="raschid")}, players=2)
    state.chance = loaded(1, 2, 3, 3, 4)
    end_round(state)
    asked = state.view(None)["decision"]
    assert asked == {"kind": "compensate", "facts": {"missing": 2}}
    assert legal(state) == {"compensate 0", "compensate 1", "compensate 2"}
    refused(state, "compensate 3", "not_that_many", "MP-30")
    assert gained(state, f"compensate {camels}") == gain
    assert decision(state) == "turn"


@rule("MP-30")
@pytest.mark.parametrize(("roll", "asked"), [((1, 2, 3, 4, 4), True), ((1, 2, 3, 4, 5), False)])
def test_fifteen_is_enough(roll: tuple[int, ...], asked: bool) -> None:
    state = table(Has(""), {1: Has("", character="raschid")}, players=2)
    state.chance = loaded(*roll)
    end_round(state)
    assert (decision(state) == "compensate") == asked


@rule("MP-30")
@pytest.mark.parametrize(("white", "asked"), [(3, True), (6, False)])
def test_the_white_die_counts_towards_fifteen(white: int, asked: bool) -> None:
    state = table(Has("", character="matteo"), {1: Has("", character="raschid")}, players=2, special="")
    state.chance = loaded(1, 2, 1, 2, 3, white)
    end_round(state)
    assert dice(state) == f"1 1 2 2 3 w{white}"
    assert (decision(state) == "compensate") == asked


@rule("MP-30")
def test_compensation_is_asked_in_turn_order_before_the_first_turn() -> None:
    state = table(Has(""), {1: Has("")}, players=2)
    state.last_traveller = 1
    for seed in range(2000):
        twin = state.copy()
        twin.chance = keyed(seed, "test")
        end_round(twin)
        if twin.deciding == (1,) and decision(twin) == "compensate":
            make(twin, "compensate 0")
            if decision(twin) == "compensate":
                assert twin.deciding == (0,)
                make(twin, "compensate 0")
                assert decision(twin) == "turn"
                assert twin.deciding == (1,)
                return
    raise AssertionError("two poor rolls never met")


@rule("MP-31")
def test_there_is_no_compensation_for_rerolls_black_dice_or_raschid() -> None:
    state = table(Has("1 1 1 1 6", camels=6))
    state.chance = loaded(1, 1)
    assert gained(state, "reroll own 6") == {"camel": -1}
    assert gained(state, "black-die") == {"camel": -3}
    assert decision(state) == "turn"
    state = table(Has("", character="raschid"), {1: Has("", character="raschid")}, players=2)
    end_round(state)
    assert decision(state) == "turn"


@rule("MP-32", "MP-33")
def test_turns_go_round_and_skip_whoever_has_no_die() -> None:
    idle = Has("", camels=9, gold=9, active="ct_05")
    state = table(Has("1 1", coins=9), {1: idle, 2: Has("1", coins=9), 3: Has("1 1 1", coins=9)})
    order: list[int] = []
    while state.round == 1:
        seat = int(state.seat)
        make(state, ("pepper < 1", "camels < 1", "contracts < 1")[order.count(seat)])
        order.append(seat)
        if state.round == 1 and state.seat == seat and state.action.main_done:
            make(state, "end-turn")
    assert order == [0, 2, 3, 0, 3, 3], "a skipped player can neither fulfil a contract nor buy a die"


@rule("MP-23")
def test_a_round_is_its_start_then_turns_then_its_end() -> None:
    state = table(Has(""), {0: Has(""), 1: Has("")}, players=2, row="ct_01 ct_02", special="ct_03")
    state.listen()
    end_round(state)
    play_on(state)
    kinds = [event.kind for event in state.told()]
    assert [kind for kind in kinds if kind in ("row_opened", "round_began", "rolled")] == [
        "row_opened",
        "round_began",
        "rolled",
        "rolled",
    ]


@rule("MP-135", "MP-136", "MP-148")
def test_what_is_left_in_the_row_goes_under_the_special_stack_and_six_new_contracts_come() -> None:
    state = table(row="ct_20 ct_03 ct_11", special="ct_38 ct_30")
    upcoming = state.stacks[:6]
    story = tale(end_round_later(state), "end-turn")
    assert contracts(state.special) == "ct_38 ct_30 ct_20 ct_03 ct_11"
    assert state.row == upcoming
    assert state.unseen_special == 2
    assert ("row_opened", 0, {"contracts": upcoming}) in story
    assert len(state.stacks) == 18


def end_round_later(state: MarcoPoloState) -> MarcoPoloState:
    """Everybody is out of dice, and the turn is about to end."""
    for person in state.travellers:
        person.dice = 0
    state.action.main_done = True
    return state


@rule("MP-136")
def test_after_the_last_round_no_contracts_are_opened() -> None:
    state = table(round=5, row="ct_20", special="ct_38")
    end_round(state)
    assert state.over
    assert state.row == []
    assert state.special == [CONTRACT["ct_38"], CONTRACT["ct_20"]]
    assert state.stacks == []


@rule("MP-137")
def test_tokens_stay_where_they_are_from_round_to_round() -> None:
    state = table(tokens={"moscow": ""})
    cards, tokens, provinces = state.city_cards[:], state.city_bonuses[:], state.province_bonuses[:]
    end_round(state)
    assert (state.city_cards, state.city_bonuses, state.province_bonuses) == (cards, tokens, provinces)
    assert state.view(None)["city_bonuses"][0] is None
