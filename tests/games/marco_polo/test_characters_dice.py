"""Raschid, Matteo, Berke and Kubilai, whose powers are about dice, coins and the setup (MP-117 to MP-120, MP-126)."""

from tests.games.marco_polo.table import Has, active, dice, end_round, gained, make, posts, table
from tests.games.playing import decision, legal, refused
from tests.rule import rule


def raschid(mine: str = "? ? ?", coins: int = 0, camels: int = 0, at: str = "venezia", stands: str = "") -> Has:
    return Has(mine, coins=coins, camels=camels, at=at, posts=stands, character="raschid")


@rule("MP-117", "MP-V35")
def test_raschid_sets_his_dice_when_he_places_them() -> None:
    state = table(raschid())
    make(state, "place pepper")
    assert legal(state) == {f"die own {value}" for value in range(1, 7)}
    assert gained(state, "die own 6", "column 6") == {"pepper": 4}
    assert dice(state) == "? ?"
    assert state.view(None)["placed"][-1]["value"] == 6


@rule("MP-117")
def test_raschid_sets_each_of_several_dice_black_ones_included() -> None:
    state = table(raschid("? b?"))
    make(state, "place silk", "die black 6", "die own 4")
    assert legal(state) == {f"column {number}" for number in range(1, 5)}


@rule("MP-117", "MP-49")
def test_raschid_pays_by_the_value_he_sets() -> None:
    state = table(raschid(coins=3), lay=[("camels", 1, "6")])
    make(state, "place camels")
    assert legal(state) == {"die own 1", "die own 2", "die own 3"}
    refused(state, "die own 4", "cannot_pay_occupied", "MP-52", coins=3)
    assert gained(state, "die own 3", "column 3") == {"coin": -3, "camel": 3}


@rule("MP-117", "MP-71")
def test_raschid_pays_travel_price_and_routes() -> None:
    state = table(raschid("? ? ?", coins=3))
    make(state, "place travel", "die own 6", "die own 6")
    assert gained(state, "go 1 oasis_1") == {"coin": -3}
    assert decision(state) == "turn"


@rule("MP-117", "MP-58")
def test_raschid_keeps_to_the_khans_rule_by_the_value_he_sets() -> None:
    state = table(raschid("?"), lay=[("khan", 1, "5")])
    make(state, "place khan")
    assert legal(state) == {"die own 5", "die own 6"}
    refused(state, "die own 4", "khan_too_low", "MP-58", value=5)


@rule("MP-118")
def test_raschids_dice_have_no_value_to_reroll_or_turn() -> None:
    state = table(raschid("? ?", camels=9))
    for move in ("reroll own 1", "raise own 1", "lower own 2"):
        refused(state, move, "dice_without_value", "MP-118")
    before = state.chance.save()
    make(state, "black-die")
    assert dice(state) == "? ? b?"
    assert state.chance.save() == before, "it is not even rolled"
    assert gained(state, "purse black unset") == {"coin": 3}


@rule("MP-117", "MP-29", "MP-31")
def test_raschid_never_rolls() -> None:
    state = table(Has("", character="raschid"), {1: Has("", character="raschid")}, players=2)
    before = state.chance.save()
    end_round(state)
    assert dice(state, 0) == dice(state, 1) == "? ? ? ? ?"
    assert state.chance.save() == before
    assert decision(state) == "turn"


@rule("MP-119")
def test_matteo_has_a_white_die_every_round_and_draws_a_contract() -> None:
    state = table(Has("", character="matteo", active="ct_11"), players=2, row="", special="ct_21 ct_22")
    end_round(state)
    assert [die[0] for die in dice(state).split()].count("w") == 1
    assert len(dice(state).split()) == 6
    assert active(state) == "ct_11 ct_21"


@rule("MP-119", "MP-44")
def test_the_white_die_is_off_colour() -> None:
    state = table(Has("4 w4", character="matteo", coins=9), lay=[("camels", 0, "2")])
    make(state, "place camels")
    assert dice(state) == "4"


@rule("MP-120", "MP-11")
def test_berke_takes_five_coins_for_nothing_with_two_players() -> None:
    state = table(Has("6", character="berke"), players=2)
    assert gained(state, "place coins") == {"coin": 5}
    state = table(Has("6"), players=2)
    refused(state, "place coins", "cannot_pay_occupied", "MP-52", coins=0)


@rule("MP-126", "MP-V38", "MP-79")
def test_kubilais_post_in_beijing_counts_as_built_and_the_next_to_build_there_gets_seven() -> None:
    for seed in range(60):
        state = table().game.new(2, seed, {"character_draft": True})
        if "pick kubilai" not in {move.text for move in state.legal()}:
            continue
        seat = state.deciding[0]
        state.apply("pick kubilai")
        view = state.view(None)
        assert view["travellers"][seat]["figures"] == [1]  # type: ignore[typeddict-item]
        assert view["beijing"] == [seat, None, None, None]  # type: ignore[typeddict-item]
        break
    state = table(Has("1 1 1", coins=3, at="xian"), {1: Has(posts="beijing")})
    make(state, "travel < 1 1", "go 1 beijing")
    assert state.view(None)["beijing"] == [1, 0, None, None]
    eighth = "beijing karakorum samarcanda lan_zhou alexandria anxi ormuz"
    state = table(Has("1 1 1", coins=3, at="oasis_1", posts=eighth, character="kubilai"), tokens={"moscow": ""})
    assert gained(state, "travel < 1 1", "go 1 moscow") == {"coin": -3, "vp": 5}
    assert len(posts(state)) == 8
