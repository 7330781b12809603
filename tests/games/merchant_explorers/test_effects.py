"""What exploring brings: coins, villages, towers, crystals, ruins, and their order (ME-52 to ME-66, ME-93 to ME-98)."""

import pytest

from caravanserai.games.merchant_explorers.guild import EXPLORER, VILLAGE
from tests.games.merchant_explorers.acting import explore, gained, make, refused, tale
from tests.games.merchant_explorers.looking import cell, coins, decision, legal, names, pieces, reachable
from tests.games.merchant_explorers.table import act_on, aim, map_of, opened, put, stack_treasure
from tests.rule import rule

JOINS_ALL = "03-07 03-08 04-08 04-09 05-08 05-09 06-10 07-10 08-09 08-08 08-07 08-06 08-05 09-05"


@rule("ME-52", "ME-97")
def test_village_then_route_then_treasure_then_objective() -> None:
    state = aim(map_of("cnidaria", "mountain", explorers=JOINS_ALL, tokens="08-01 17-06"), "CN-2")
    stack_treasure(state, "two_coins")
    story = tale(state, "explore 05-10", "city 03-07")
    assert [event.kind for event in story] == ["explored", "founded", "traded", "found", "achieved"]
    assert coins(state) == 1 + 2 * 4 + 2 + 10


@rule("ME-52")
def test_a_free_explorer_is_done_with_before_the_outer_one_goes_on() -> None:
    state = aim(map_of("kazan", 14, explorers="09-08 16-01 04-05"), "KZ-5")
    stack_treasure(state, "free_explorer", "vase", "two_coins")
    story = tale(state, "explore 09-09", "explore 05-05")
    assert [event.kind for event in story] == ["explored", "found", "explored", "found"]
    state = aim(map_of("aghon", 14, explorers="07-08 04-05 04-06"), "AG-1")
    stack_treasure(state, "free_explorer", "two_coins")
    story = tale(state, "explore 07-07", "explore 05-06", "village 04-05")
    assert [event.kind for event in story] == ["explored", "found", "explored", "founded", "found"]
    assert (coins(state), decision(state)) == (1 + 2, "explore")


# -- coins and villages --------------------------------------------------------------------------------------------


@rule("ME-54")
def test_a_coin_hex_pays_once_in_every_era() -> None:
    state = opened("kazan", "desert")
    assert gained(state, "10-06") == 1
    act_on(state, "desert")
    refused(state, "explore 10-06", "hex_taken", "ME-24", hex=cell("10-06"))
    state.guilds[0].recall_explorers()
    assert gained(state, "10-06") == 1


@rule("ME-55", "ME-53a", "ME-72")
def test_a_complete_region_must_have_its_village_on_a_blank_hex_of_choice() -> None:
    state = map_of("aghon", "desert", explorers="04-05 05-06")
    explore(state, "04-06")
    assert legal(state) == {"village 04-05", "village 04-06"}
    region = state.province.region_names.index("AG-D02")
    assert state.view(0)["decision"] == {"kind": "village", "facts": {"region": region, "terrain": 1, "coins": 1}}
    refused(state, "village 05-06", "not_a_village_site", "ME-55", hex=cell("05-06"))
    refused(state, "village 08-05", "not_a_village_site", "ME-55", hex=cell("08-05"))
    refused(state, "done", "must_found_village", "ME-55")
    make(state, "village 04-06")
    assert (pieces(state, "villages"), pieces(state, "explorers")) == ({"04-06"}, {"04-05", "05-06"})


@rule("ME-55")
def test_cities_coin_hexes_and_ruins_are_needed_too_and_all_in_one_era() -> None:
    for missing in ("05-06", "04-05"):
        others = " ".join(names("04-05 05-06") - {missing})
        state = map_of("aghon", "desert", explorers=f"{others} 03-05 05-05")
        explore(state, "04-06")
        assert decision(state) == "explore"
        explore(state, missing)
        assert decision(state) == "village"
    state = map_of("aghon", "desert", explorers="04-05 05-06")
    state.guilds[0].recall_explorers()
    put(state, EXPLORER, ["03-06"])
    explore(state, "04-06")
    assert decision(state) == "explore"


@pytest.mark.parametrize("era", [1, 2, 3, 4])
@rule("ME-56")
def test_a_village_pays_the_number_of_the_era(era: int) -> None:
    state = map_of("aghon", "desert", explorers="04-05 05-06", era=era)
    explore(state, "04-06")
    make(state, "village 04-05")
    assert coins(state) == state.guilds[0].purse.villages == era


@rule("ME-57")
def test_a_region_has_one_village_and_the_rest_may_be_explored_again() -> None:
    state = map_of("avenia", "mountain", villages="05-04", era=3)
    assert gained(state, "05-05") == 1
    assert pieces(state, "villages") == {"05-04"}
    assert pieces(state, "explorers") == {"05-05"}


@rule("ME-59")
def test_without_a_village_in_the_supply_nothing_is_founded() -> None:
    blanks = "01-05 01-09 02-02 02-07 06-03 07-09 08-10 09-05 10-07 12-05 14-02 15-05"
    state = aim(map_of("avenia", "mountain", villages=blanks, explorers="05-04"), "AV-2", "AV-3", "AV-5")
    assert state.guilds[0].villages == 1
    twin = state.copy()
    explore(twin, "05-05")
    assert (pieces(twin, "villages") - names(blanks), twin.guilds[0].villages) == ({"05-04"}, 0)
    put(state, VILLAGE, ["16-04"])
    assert gained(state, "05-05") == 1, "only the coin of the hex"
    assert "05-04" in pieces(state, "explorers")
    assert decision(state) == "explore"


@rule("ME-58", "ME-94", "ME-V29")
def test_a_region_without_blank_hexes_gets_no_village() -> None:
    state = aim(map_of("kazan", 6, explorers="00-05 01-03"), "KZ-1", "KZ-3", "KZ-4")
    assert gained(state, "00-04", "00-03", "01-02") == 1 + 2 + 1
    act_on(state, "mountain")
    assert gained(state, "00-02") == 4
    assert (decision(state), pieces(state, "villages")) == ("explore", set())
    state = aim(map_of("kazan", "mountain", explorers="13-03 14-03"), "KZ-1", "KZ-3", "KZ-4")
    assert gained(state, "14-04") == 3
    assert pieces(state, "villages") == set(), "the other one of Kazan"


@rule("ME-95", "ME-V30")
def test_ruin_h_belongs_to_its_region() -> None:
    state = map_of("kazan", "grassland", explorers="13-01 15-01")
    put(state, EXPLORER, ["15-02"])
    explore(state, "14-01")
    assert (decision(state), pieces(state, "villages")) == ("explore", set())
    state = map_of("kazan", "grassland", explorers="13-01 14-01 15-02")
    stack_treasure(state, "vase")
    explore(state, "14-00")
    assert pieces(state, "villages") == {"13-01"}, "the one blank hex"
    assert pieces(state, "tokens") == {"14-00"}


# -- towers and ruins ----------------------------------------------------------------------------------------------


@rule("ME-60", "ME-61", "ME-63", "ME-V24")
def test_towers_pay_one_after_the_other() -> None:
    state = map_of("kazan", 11, explorers="03-01 06-09 15-02 17-08")
    supply = state.guilds[0].explorers
    assert [gained(state, tower) for tower in ("02-00", "06-10", "16-02", "17-09")] == [6, 8, 10, 14]
    assert coins(state) == 38
    assert pieces(state, "towers") == names("02-00 06-10 16-02 17-09")
    assert pieces(state, "explorers") == names("03-01 06-09 15-02 17-08")
    assert state.guilds[0].explorers == supply


@rule("ME-62")
def test_a_tower_hex_is_explored_once_in_a_game_and_leads_nowhere() -> None:
    state = map_of("kazan", "any", explorers="15-02")
    explore(state, "16-02")
    state.guilds[0].recall_explorers()
    act_on(state, "any")
    refused(state, "explore 16-02", "hex_taken", "ME-24", hex=cell("16-02"))
    assert reachable(state) == names("09-05 10-05 10-06 09-07 08-06 08-05")


@rule("ME-64", "ME-65", "ME-66", "ME-V9")
def test_a_ruin_brings_a_card_the_first_time() -> None:
    state = opened("kazan", "sea")
    stack_treasure(state, "vase", "tower_bonus")
    explore(state, "09-07", "09-08")
    assert state.guilds[0].treasure.drawn == 0
    explore(state, "09-09")
    assert (pieces(state, "tokens"), state.guilds[0].treasure.drawn) == ({"09-09"}, 1)
    assert "09-09" in pieces(state, "explorers")
    state.guilds[0].recall_explorers()
    assert pieces(state, "tokens") == {"09-09"}
    act_on(state, "sea")
    explore(state, "09-07", "09-08", "09-09")
    assert state.guilds[0].treasure.drawn == 1
    assert decision(state) == "explore"


@rule("ME-64", "ME-46")
def test_two_cards_are_resolved_one_by_one() -> None:
    state = map_of("kazan", 14, explorers="09-08")
    stack_treasure(state, "free_explorer", "vase")
    explore(state, "09-09")
    assert (decision(state), state.guilds[0].treasure.drawn) == ("free_explorer", 1)
    make(state, "decline")
    assert state.guilds[0].treasure.drawn == 2


# -- provinces -----------------------------------------------------------------------------------------------------


@rule("ME-93", "ME-V40")
def test_volcanoes_cannot_be_explored_and_block_rows() -> None:
    state = map_of("kazan", "sea", explorers="07-00")
    explore(state, "07-01")
    refused(state, "explore 06-02", "volcano", "ME-93", hex=cell("06-02"))
    state = map_of("kazan", 16, explorers="10-02")
    refused(state, "explore 11-03", "volcano", "ME-93", hex=cell("11-03"))


@rule("ME-96", "ME-24")
def test_reefs_cannot_be_explored() -> None:
    state = map_of("cnidaria", "any", explorers="11-01")
    refused(state, "explore 10-01", "reef", "ME-96", hex=cell("10-01"))


@rule("ME-97", "ME-58")
def test_a_ruin_on_land_completes_its_region_but_takes_no_village() -> None:
    state = map_of("cnidaria", "grassland", explorers="18-02 17-02 18-03")
    stack_treasure(state, "vase")
    explore(state, "19-04")
    assert decision(state) == "explore", "the ruin is missing"
    explore(state, "19-03")
    refused(state, "village 19-03", "not_a_village_site", "ME-55", hex=cell("19-03"))
    assert legal(state) == {"village 18-02", "village 18-03", "village 19-04"}


@rule("ME-98", "ME-V26")
def test_crystals_pay_all_values_so_far_and_only_the_first_time() -> None:
    beside = {"11-07": "12-07", "12-00": "13-01", "07-00": "08-00", "17-12": "17-11"}
    for order, brings in (("11-07 12-00 07-00 17-12", [1, 3, 6, 10]), ("17-12 07-00 12-00 11-07", [4, 7, 9, 10])):
        state = aim(map_of("cnidaria", 11, explorers=" ".join(beside.values())), "CN-1", "CN-3", "CN-4")
        assert [gained(state, crystal) for crystal in order.split()] == brings
        assert pieces(state, "tokens") == set(beside) <= pieces(state, "explorers")
        state.guilds[0].recall_explorers()
        put(state, EXPLORER, beside.values())
        act_on(state, 11)
        assert [gained(state, crystal) for crystal in order.split()] == [0, 0, 0, 0]


@rule("ME-98", "ME-9", "ME-67")
def test_a_crystal_with_an_explorer_is_source_and_link() -> None:
    state = map_of("cnidaria", "any", explorers="12-07")
    explore(state, "11-07")
    assert {"11-06", "10-07", "11-08"} <= reachable(state)
