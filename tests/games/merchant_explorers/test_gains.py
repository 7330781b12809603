"""What a choice says a hex would bring is what it brings."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

from caravanserai.games.merchant_explorers.maps.province import PROVINCES
from caravanserai.games.merchant_explorers.rewards import reward
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from tests.games.merchant_explorers.table import aim, cell, decision, explore, fresh, map_of, reachable, stack_treasure
from tests.rule import rule


def ends(state: MerchantExplorersState) -> list[MerchantExplorersState]:
    """Every way the villages and routes of a placement can be settled."""
    if decision(state) not in ("village", "post", "partner"):
        return [state]
    found = []
    for move in state.legal(0):
        after = state.copy()
        after.apply(move, 0)
        found += ends(after)
    return found


def foreseen(state: MerchantExplorersState, seat: int = 0) -> dict[int, Mapping[str, Any]]:
    """What the hexes that can be explored now would bring, by their cells."""
    choices = [choice for choice in state.choices(seat) if choice.move.kind == "explore" and choice.reason is None]
    return {choice.move.args[0]: choice.facts for choice in choices}


def brought(before: MerchantExplorersState, hex: int) -> dict[str, Any]:
    """What exploring a hex really brings, at best where there is a choice; treasure cards are only counted."""
    after = before.copy()
    after.apply(before.game.moves[f"explore {hex // 13:02d}-{hex % 13:02d}"], 0)
    tries = ends(after)
    old = before.guilds[0]
    met: set[int] = set()
    for guild in (one.guilds[0] for one in tries):
        met |= {place for place in range(3) if guild.feats.objectives[place] and not old.feats.objectives[place]}
    guild = tries[0].guilds[0]
    return {
        "hex": hex,
        "coins": int(
            guild.purse.hexes
            + guild.purse.towers
            + guild.purse.crystals
            - (old.purse.hexes + old.purse.towers + old.purse.crystals)
        ),
        "village": int(guild.purse.villages - old.purse.villages),
        "routes": max(int(one.guilds[0].purse.routes - old.purse.routes) for one in tries),
        "meets": sorted(met),
        "rewards": [int(reward(before, position)) for position in sorted(met)],
    }


def check(state: MerchantExplorersState) -> int:
    """Compare all that is foreseen but the worth of new ruins, behind which anything may follow."""
    told = foreseen(state)
    assert told.keys() == {cell(name) for name in reachable(state)}
    compared = 0
    for gains in told.values():
        if gains["treasure"] == 0:
            real = brought(state, gains["hex"])
            assert {name: gains[name] for name in real} == real
            paid = real["coins"] + real["village"] + real["routes"] + sum(real["rewards"])
            assert (gains["gain"], gains["objectives"]) == (paid, len(real["meets"]))
            compared += 1
    return compared


@pytest.mark.parametrize("province", PROVINCES)
def test_what_is_foreseen_comes_true_in_random_games(province: str) -> None:
    compared = 0
    for seed in (3, 4):
        state = fresh(1, seed, map=province)
        chooser = random.Random(seed)
        while not state.over:
            if decision(state) in ("explore", "free_explorer") and chooser.random() < 0.4:
                compared += check(state)
            moves = state.legal(0)
            eager = [move for move in moves if move.kind not in ("done", "decline")]
            state.apply(chooser.choice(eager or moves), 0)
    assert compared > 150


@rule("ME-46", "ME-64")
def test_the_cards_of_a_new_ruin_are_counted() -> None:
    for card, tokens, count in ((11, "", 1), (14, "", 2), (14, "09-09", 0)):
        state = map_of("kazan", card, explorers="09-08", tokens=tokens)
        gains = foreseen(state)[cell("09-09")]
        assert gains["treasure"] == count


@rule("ME-51", "ME-98", "ME-56")
def test_coins_towers_crystals_villages_and_routes_are_foreseen() -> None:
    state = map_of("cnidaria", 26, explorers="12-07 09-05", tokens="12-00", era=3)
    state.guilds[0].feats.crystal_values = 2
    by_hex = foreseen(state)
    assert by_hex[cell("11-07")]["coins"] == 3
    assert by_hex[cell("12-06")]["coins"] == 3
    assert (by_hex[cell("11-06")]["routes"], by_hex[cell("11-06")]["joined"]) == (4, [cell("09-05"), cell("11-06")])
    state = map_of("aghon", "desert", explorers="04-05 05-06 15-01", towers="02-00", era=3)
    by_hex = foreseen(state)
    assert (by_hex[cell("04-06")]["village"], by_hex[cell("16-00")]["coins"]) == (3, 8)
    assert by_hex[cell("04-06")]["region"] == state.province.region_names.index("AG-D02")


@rule("ME-51", "ME-80")
def test_a_free_explorers_coins_are_not_multiplied_beforehand_either() -> None:
    state = map_of("kazan", 26, explorers="13-01")
    assert foreseen(state)[cell("14-01")]["coins"] == 3
    stack_treasure(state, "free_explorer")
    explore(state, "14-00")
    assert foreseen(state)[cell("14-01")]["coins"] == 1


@rule("ME-71", "ME-79")
def test_all_posts_of_three_cities_are_counted() -> None:
    state = aim(map_of("aghon", explorers="04-02 06-02 07-02 05-04 05-05 05-06", posts="17-04"), "AG-2")
    gains = foreseen(state)[cell("05-03")]
    assert gains["routes"] == 12
    assert gains["meets"] == [0], "two posts are placed: on grassland and on desert"


def test_nothing_is_foreseen_for_others_or_while_something_else_is_decided() -> None:
    state = map_of("aghon", "desert", explorers="04-05 05-06", players=2)
    assert foreseen(state)
    assert len(state.choices(0)) < 120
    explore(state, "04-06")
    assert foreseen(state) == {}
    assert {choice.move.kind for choice in state.choices(0)} == {"village"}
