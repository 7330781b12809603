"""Trade routes and trading posts (ME-67 to ME-73)."""

import pytest

from caravanserai.games.merchant_explorers.guild import POST
from tests.games.merchant_explorers.table import (
    act_on,
    cell,
    coins,
    decision,
    explore,
    legal,
    make,
    map_of,
    opened,
    pieces,
    put,
    refused,
)
from tests.rule import rule

THREE = "04-02 06-02 07-02 05-04 05-05 05-06"  # on Aghon; 05-03 joins the cities 04-02 (3), 07-02 (2) and 05-06 (2)


@pytest.mark.parametrize("post", ["09-05", "11-06"])
@rule("ME-67", "ME-68", "ME-53a", "ME-V20")
def test_two_cities_joined_by_the_capital_pay_their_product_and_one_gets_a_post(post: str) -> None:
    state = opened("cnidaria", "grassland")
    explore(state, "09-05", "11-06")
    assert state.view(0)["decision"] == {"kind": "post", "facts": {"cities": 2, "coins": 4}}
    assert legal(state) == {"city 09-05", "city 11-06"}
    make(state, f"city {post}")
    assert (coins(state), pieces(state, "posts")) == (4, {post})
    assert pieces(state, "explorers") == {"09-05", "11-06"}, "the post lies under the explorer"


@rule("ME-67", "ME-59")
def test_a_village_is_a_link_and_a_broken_chain_is_none() -> None:
    state = map_of("aghon", "any", villages="04-05", explorers="05-06 04-04 04-02")
    explore(state, "04-03")
    make(state, "city 05-06")
    assert coins(state) - state.guilds[0].purse.hexes == 6
    state = map_of("aghon", "any", explorers="05-06 04-04 04-02")
    explore(state, "04-03")
    assert (state.guilds[0].purse.routes, decision(state)) == (0, "explore")


@rule("ME-62", "ME-67")
def test_a_tower_is_no_link() -> None:
    state = map_of("kazan", "any", explorers="16-05 16-04 15-04 15-03 18-03 18-02 17-02 16-01")
    explore(state, "16-02")
    assert (coins(state), decision(state)) == (6, "explore")
    act_on(state, "any")
    explore(state, "15-02")
    assert decision(state) == "post", "around the tower the chain holds"


@rule("ME-67")
def test_a_city_needs_an_explorer_and_no_post() -> None:
    state = map_of("aghon", "any", explorers="04-02 05-03 05-04 05-05", posts="04-02")
    explore(state, "05-06")
    assert (coins(state), decision(state)) == (0, "explore")
    state = map_of("aghon", "any", explorers="04-02 05-03 05-04 05-05")
    explore(state, "05-06")
    assert decision(state) == "post"


@rule("ME-69", "ME-V23")
def test_a_city_with_a_post_is_a_link_and_never_scores_again() -> None:
    state = map_of("aghon", "any", explorers=THREE)
    explore(state, "05-03")
    make(state, "city 07-02", "city 04-02", "city 05-06")
    assert (coins(state), pieces(state, "posts")) == (12, {"07-02", "05-06"})
    state.guilds[0].recall_explorers()
    assert pieces(state, "posts") == {"07-02", "05-06"}
    state = map_of("aghon", "any", explorers=THREE, posts="07-02 05-06")
    explore(state, "05-03")
    assert (coins(state), decision(state)) == (0, "explore")
    state = map_of(
        "aghon",
        "any",
        explorers="04-02 05-03 05-04 05-05 05-06 06-05 07-05 08-04 09-04 09-03 09-02 10-01 11-01",
        posts="05-06",
    )
    explore(state, "11-00")
    assert legal(state) == {"city 04-02", "city 11-00"}, "an open city may trade again, through one with a post"


@rule("ME-70")
def test_posts_never_run_out() -> None:
    big = "00-05 04-02 04-10 07-03 11-01 16-01 16-06 10-11"
    state = map_of("avenia", "grassland", explorers="08-06 08-07 09-05 10-04", posts=big, players=4)
    for seat in (1, 2, 3):
        put(state, POST, big.split(), seat)
    explore(state, "11-04")
    make(state, "city 11-04")
    assert len(pieces(state, "posts")) == 9, "the 33rd post at this table"


@rule("ME-71", "ME-V21")
def test_three_cities_make_two_routes() -> None:
    state = map_of("aghon", "any", explorers=THREE)
    explore(state, "05-03")
    assert state.view(0)["decision"] == {"kind": "post", "facts": {"cities": 3, "coins": 0}}
    make(state, "city 07-02")
    assert state.view(0)["decision"] == {"kind": "partner", "facts": {"hex": cell("07-02"), "value": 2}}
    assert legal(state) == {"city 04-02", "city 05-06"}
    refused(state, "city 07-02", "same_city", "ME-71", hex=cell("07-02"))
    refused(state, "city 10-09", "not_an_open_city", "ME-67", hex=cell("10-09"))
    make(state, "city 05-06")
    assert coins(state) == 4
    assert legal(state) == {"city 04-02", "city 05-06"}
    make(state, "city 04-02")
    assert coins(state) == 4 + 6
    assert pieces(state, "posts") == {"07-02", "04-02"}


@rule("ME-72", "ME-68")
def test_a_route_cannot_be_kept_for_later() -> None:
    state = opened("cnidaria", "grassland")
    explore(state, "09-05", "11-06")
    for move in ("done", "next", "decline", "explore 12-06"):
        refused(state, move, "must_trade", "ME-72")
    refused(state, "city 12-01", "not_an_open_city", "ME-67", hex=cell("12-01"))


@rule("ME-73")
def test_cities_must_be_joined_within_one_era() -> None:
    state = opened("cnidaria", "grassland")
    explore(state, "09-05")
    state.guilds[0].recall_explorers()
    explore(state, "11-06")
    assert (coins(state), decision(state)) == (0, "explore")
