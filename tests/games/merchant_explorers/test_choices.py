"""Choices on the map carry what they bring, and barred ones their reason."""

import random

import pytest

from caravanserai.games.merchant_explorers.maps.province import PROVINCES
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from tests.games.choosing import check_choices_of, choice_of
from tests.games.merchant_explorers.acting import explore, make
from tests.games.merchant_explorers.looking import cell, decision, hex_named
from tests.games.merchant_explorers.table import aim, fresh, map_of, opened
from tests.rule import rule

MOST = 120


def barred(state: MerchantExplorersState, move: str) -> tuple[str, str, dict[str, object]]:
    """Why a choice is barred, with its details."""
    reason = choice_of(state, move).reason
    assert reason is not None
    return reason.code, reason.clause, dict(reason.details)


@pytest.mark.parametrize("province", PROVINCES)
def test_choices_hold_all_legal_moves_in_their_order_and_are_few(province: str) -> None:
    chooser = random.Random(5)
    state = fresh(2, 5, map=province)
    while not state.over:
        seat = chooser.choice(state.deciding)
        choices = check_choices_of(state, seat, MOST)
        eager = [each.move for each in choices if each.reason is None and each.move.kind not in ("done", "decline")]
        state.apply(chooser.choice(eager or state.legal(seat)), seat)


@rule("ME-23", "ME-31")
def test_hexes_of_another_terrain_and_hexes_a_step_too_far_answer_at_once() -> None:
    state = opened("avenia", "grassland")
    capital = state.province.capital
    beside = [each for each in state.choices(0) if each.move.kind == "explore"]
    assert {state.province.hex_at[each.move.args[0]] for each in beside} >= set(state.province.neighbours[capital])
    codes = {each.reason.code for each in beside if each.reason is not None}
    assert codes == {"wrong_terrain", "no_source"}
    for each in beside:
        if each.reason is not None and each.reason.code == "wrong_terrain":
            terrain = state.province.terrains[state.province.hex_at[each.move.args[0]]]
            assert each.reason.details == {"hex": each.move.args[0], "terrain": terrain, "play": 0}
            assert "gain" not in each.facts, "nothing is foreseen of what cannot be done"


@rule("ME-55", "ME-56")
def test_a_village_is_told_with_its_coins_and_other_hexes_of_the_region_are_refused() -> None:
    state = map_of("aghon", "desert", explorers="04-05 05-06", era=3)
    explore(state, "04-06")
    assert decision(state) == "village"
    region = state.province.region_of[hex_named(state, "04-06")]
    cells = state.province.cells
    assert {each.move.args[0] for each in state.choices(0)} == {cells[hex] for hex in state.province.regions[region]}
    built = {each.move.args[0]: each.facts["coins"] for each in state.choices(0) if each.reason is None}
    assert built == {cells[hex]: 3 for hex in state.province.blanks[region]}
    others = [each for each in state.choices(0) if each.reason is not None]
    assert all(each.reason is not None and each.reason.code == "not_a_village_site" for each in others)


@rule("ME-68", "ME-71")
def test_cities_are_told_with_what_their_route_brings() -> None:
    state = map_of("aghon", explorers="04-02 06-02 07-02 05-04 05-05 05-06", posts="17-04")
    explore(state, "05-03")
    assert decision(state) == "post"
    values = {each.move.args[0]: each.facts["value"] for each in state.choices(0) if each.reason is None}
    assert len(values) == 3
    for each in state.choices(0):
        assert each.facts["role"] == "post"
        if each.reason is None:
            rest = [value for city, value in values.items() if city != each.move.args[0]]
            assert each.facts["coins"] == values[each.move.args[0]] * max(int(str(value)) for value in rest)
        else:
            assert (each.reason.code, each.facts["coins"]) == ("not_an_open_city", 0)
    assert barred(state, "city 17-04") == ("not_an_open_city", "ME-67", {"hex": cell("17-04")})
    post = state.legal(0)[0]
    make(state, post.text)
    assert decision(state) == "partner"
    assert barred(state, post.text)[0] == "same_city"
    for each in state.choices(0):
        assert each.facts["coins"] == values[post.args[0]] * int(str(each.facts["value"]))


@rule("ME-75")
def test_what_an_objective_pays_is_part_of_the_gain() -> None:
    """The first turn in which it is met pays 10, even if somebody met it in the same turn; later ones 5."""
    state = aim(map_of("avenia", towers="01-01 02-10", players=2), "AV-2")
    state.turn = 12
    for turn, pays in ((0, 10), (12, 10), (11, 5)):
        state.guilds[1].feats.objectives = (turn, 0, 0)
        facts = choice_of(state, "explore 09-06").facts
        assert (facts["meets"], facts["rewards"]) == ([0], [pays])
        assert facts["gain"] == pays + int(str(facts["coins"]))


@rule("ME-34")
def test_the_two_cards_drawn_are_the_choices() -> None:
    state = fresh(2, 3)
    while decision(state) != "keep":
        for seat in state.deciding:
            state.apply("done", seat)
    assert [dict(each.facts) for each in state.choices(0)] == [
        {"investigate": card} for card in state.guilds[0].investigates.dealt
    ]
