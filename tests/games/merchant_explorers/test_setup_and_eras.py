"""Laying out the table, eras and turns, and investigate cards (ME-1, ME-2, ME-10 to ME-22, ME-34 to ME-37)."""

import pytest

from caravanserai.games.merchant_explorers.components.cards import EXPLORE_KEYS
from caravanserai.games.merchant_explorers.components.objectives import OBJECTIVES
from caravanserai.games.merchant_explorers.game import GAME
from tests.games.merchant_explorers.acting import explore, finish, make, pass_turn, refused, to_era, turn_up
from tests.games.merchant_explorers.looking import coins, decision, legal, names, pieces, reachable
from tests.games.merchant_explorers.table import MAP_OF, fresh, map_of
from tests.rule import rule

# -- setup ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(("prefix", "province"), MAP_OF.items())
@rule("ME-2", "ME-10", "ME-11", "ME-16")
def test_everybody_has_the_same_empty_map_and_full_supplies(players: int, prefix: str, province: str) -> None:
    state = fresh(players, map=province)
    assert state.view(None)["map"] == province
    for guild in state.view(None)["guilds"]:
        assert (guild["explorer_supply"], guild["village_supply"], guild["markers"]) == (36, 13, 0)
        assert [guild[kind] for kind in ("explorers", "villages", "towers", "posts", "tokens")] == [[]] * 5
        assert (guild["slots"], guild["treasure_count"]) == ([0, 0, 0], 0)
    assert [coins(state, seat) for seat in range(players)] == [0] * players
    assert {OBJECTIVES[number].key[:2] for number in state.objectives} == {prefix}


@rule("ME-2", "ME-10")
def test_one_to_four_play_and_avenia_is_the_default() -> None:
    assert list(GAME.players) == [1, 2, 3, 4]
    assert fresh(2).view(None)["map"] == "avenia"


@rule("ME-2")
def test_nobody_touches_anothers_map() -> None:
    state = fresh(3, 3)
    before = [state.guilds[seat].save() for seat in (1, 2)]
    finish(state, 0)
    assert [state.guilds[seat].save() for seat in (1, 2)] == before


@rule("ME-12", "ME-13", "ME-14", "ME-109")
def test_the_decks_hold_all_their_cards_in_an_order_of_chance() -> None:
    orders = set()
    for seed in range(30):
        state = fresh(1, seed)
        assert sorted([*state.used, *state.explore]) == list(range(6))
        assert sorted([*state.investigate, *state.guilds[0].investigates.dealt]) == list(range(1, 29))
        assert sorted(state.treasure) == list(range(40))
        orders.add((*state.used, *state.explore))
        assert fresh(1, seed).save() == state.save()
    assert len(orders) > 25
    assert len({order[0] for order in orders}) == 6
    assert len({tuple(fresh(1, seed).investigate[:5]) for seed in range(20)}) == 20
    assert len({tuple(fresh(1, seed).treasure[:5]) for seed in range(20)}) == 20


@rule("ME-15")
def test_three_of_six_objectives_are_in_play() -> None:
    rows = [tuple(fresh(2, seed, map="kazan").objectives) for seed in range(200)]
    assert {len(set(row)) for row in rows} == {3}
    assert {number for row in rows for number in row} == set(range(12, 18))
    assert len({tuple(sorted(row)) for row in rows}) == 20, "any three may come together"
    assert len({row[0] for row in rows}) == 6, "at any place of the row"
    assert [each["objective"] for each in fresh(2, 0, map="kazan").view(None)["objectives"]] == list(rows[0])


# -- eras and turns ------------------------------------------------------------------------------------------------


@rule("ME-17", "ME-20", "ME-21", "ME-22", "ME-V37")
def test_thirty_turns_in_which_each_card_of_the_era_comes_once() -> None:
    state = fresh(2, 4)
    seen: dict[int, list[int]] = {}
    while not state.over:
        seen.setdefault(int(state.era), []).append(int(state.card))
        assert state.view(None)["used"] == seen[int(state.era)]
        assert state.view(None)["coming"] == sorted(set(range(5 + state.era)) - set(seen[int(state.era)]))
        assert state.view(None)["round"] == sum(len(cards) for cards in seen.values())
        pass_turn(state)
    assert {era: len(cards) for era, cards in seen.items()} == {1: 6, 2: 7, 3: 8, 4: 9}
    assert {era: sorted(cards) for era, cards in seen.items()} == {era: list(range(5 + era)) for era in range(1, 5)}
    assert state.turn == 30
    assert state.deciding == ()


@rule("ME-20", "ME-109")
def test_every_era_is_shuffled_anew() -> None:
    firsts = {era: {int(to_era(fresh(1, seed), era).card) for seed in range(90)} for era in (2, 3, 4)}
    assert {era: len(cards) for era, cards in firsts.items()} == {2: 7, 3: 8, 4: 9}


@rule("ME-1", "ME-21")
def test_the_game_ends_with_the_last_turn_and_leaves_explorers_where_they_are() -> None:
    state = fresh(1, 2)
    while state.turn < 30:
        pass_turn(state)
    assert not state.over
    state = to_era(fresh(1, 3, map="kazan"), 4, "grassland")
    while state.explore:
        pass_turn(state)
    explore(state, "09-05")
    make(state, "done")
    assert state.over
    assert pieces(state, "explorers") == {"09-05"}
    assert state.view(0)["decision"] is None
    refused(state, "done", "game_is_over", "ME-21")


@rule("ME-18", "ME-113")
def test_the_next_card_comes_when_the_last_player_is_done() -> None:
    state = turn_up(fresh(3, 2), "desert")
    for seat in (2, 0):
        make(state, "done", seat=seat)
        assert state.view(None)["round"] == 2
        refused(state, "done", "not_your_turn", "ME-113", seat)
    assert list(state.deciding) == [1]
    assert state.view(2)["decision"] == {"kind": "wait", "facts": {"busy": 1}}
    make(state, "done", seat=1)
    assert state.view(None)["round"] == 3
    assert list(state.deciding) == [0, 1, 2]


@pytest.mark.parametrize("era", [1, 2, 3])
@rule("ME-19", "ME-V36")
def test_explorers_come_home_and_all_else_stays(era: int) -> None:
    state = map_of(
        "aghon",
        "grassland",
        explorers="08-04 08-05 07-04 09-04 09-03 09-02 09-06 09-07 07-07",
        villages="04-05",
        towers="16-00",
        posts="07-04",
        tokens="07-07",
        era=era,
    )
    state.guilds[0].explorers -= 1
    state.guilds[0].markers = 1
    state.explore = []
    make(state, "done")
    assert state.era == era + 1
    assert [pieces(state, kind) for kind in ("explorers", "villages", "towers", "posts", "tokens")] == [
        set(),
        {"04-05"},
        {"16-00"},
        {"07-04"},
        {"07-07"},
    ]
    view = state.view(0)["guilds"][0]
    assert (view["explorer_supply"], view["markers"], view["village_supply"]) == (35, 1, 12)


@rule("ME-19", "ME-23")
def test_in_the_next_era_only_capital_and_villages_are_sources() -> None:
    state = map_of("aghon", "any", explorers="09-06 09-07", villages="04-05", towers="16-00")
    state.explore = []
    make(state, "done")
    if EXPLORE_KEYS[state.card] != "any":
        turn_up(state, "any")
    assert reachable(state) == names("09-04 10-04 10-05 09-06 08-05 08-04 04-04 05-05 05-06 04-06 03-06 03-05")


# -- investigate cards ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("era", [1, 2, 3])
@rule("ME-34", "ME-35", "ME-110")
def test_two_cards_are_dealt_in_seat_order_and_one_is_kept_and_used_at_once(era: int) -> None:
    state = to_era(fresh(3, 8), era, f"era_{era}")
    while len(state.explore) > 1:
        pass_turn(state)
    top = state.investigate[::-1]
    deck = state.investigate[:]
    pass_turn(state)
    assert EXPLORE_KEYS[state.card] == f"era_{era}"
    assert [guild.investigates.dealt for guild in state.guilds] == [
        tuple(top[2 * seat : 2 * seat + 2]) for seat in range(3)
    ]
    for seat in (2, 0, 1):
        one, other = state.guilds[seat].investigates.dealt
        assert decision(state, seat) == "keep"
        assert legal(state, seat=seat) == {f"keep {one}", f"keep {other}"}
        make(state, f"keep {other if seat else one}", seat=seat)
        assert state.guilds[seat].investigates.slots[era - 1] == (other if seat else one)
        assert decision(state, seat) == "explore"
        assert state.guilds[seat].action.playing.key == f"inv_{other if seat else one}"
    assert state.investigate == deck[:-6], "the others wait until all are done"
    pass_turn(state)
    assert state.investigate == [top[4], top[2], top[1], *deck[:-6]], "under the deck in seat order"


@rule("ME-35", "ME-36")
def test_the_era_card_of_an_earlier_era_calls_for_the_card_in_its_slot() -> None:
    state = next(table for seed in range(9) if (table := to_era(fresh(2, seed), 3)).card < 5)
    kept = [guild.investigates.slots for guild in state.guilds]
    deck = len(state.investigate)
    for key, slot in (("era_2", 1), ("era_1", 0)):
        turn_up(state, key)
        for seat in (0, 1):
            assert decision(state, seat) == "explore"
            assert state.guilds[seat].action.playing.key == f"inv_{kept[seat][slot]}"
            assert state.guilds[seat].investigates.dealt == ()
    assert len(state.investigate) == deck
    assert [guild.investigates.slots[:2] for guild in state.guilds] == [slots[:2] for slots in kept]


@pytest.mark.parametrize("slot", [1, 2, 3])
@rule("ME-37")
def test_in_era_four_one_of_the_three_is_used_twice(slot: int) -> None:
    state = turn_up(to_era(fresh(2, 3), 4, "era_any"), "era_any")
    slots = state.guilds[1].investigates.slots
    assert decision(state, 1) == "use"
    assert legal(state, seat=1) == {"use 1", "use 2", "use 3"}
    make(state, f"use {slot}", seat=1)
    assert state.guilds[1].action.playing.key == f"inv_{slots[slot - 1]}"
    assert state.guilds[1].investigates.slots == slots
    assert decision(state, 1) == "explore"
    assert state.guilds[0].investigates.dealt == ()


@rule("ME-33", "ME-110")
def test_four_players_see_at_most_24_of_28_cards() -> None:
    state = to_era(fresh(4, 6), 4)
    slots = [card for guild in state.guilds for card in guild.investigates.slots]
    rejected = [card for guild in state.guilds for card in guild.investigates.rejected]
    assert len(set(slots + rejected)) == 24
    assert sorted(slots + state.investigate) == list(range(1, 29))
