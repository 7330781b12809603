"""What is told of a game: every kind of event, with its facts, to whom, and in the order things happen."""

import random

import pytest

from caravanserai.core.events import Event
from caravanserai.games.merchant_explorers.guild import TOWER
from caravanserai.games.merchant_explorers.maps.province import PROVINCES
from tests.games.merchant_explorers.table import (
    aim,
    cell,
    finish,
    fresh,
    make,
    map_of,
    opened,
    pass_turn,
    put,
    stack_treasure,
    tale,
    to_era,
    turn_up,
)
from tests.rule import rule

FACTS = {
    "era_began": {"era", "cards"},
    "revealed": {"explore", "era"},
    "covered": {"objective", "coins"},
    "dealt": {"one", "other"},
    "kept": {"investigate"},
    "chose": {"investigate"},
    "explored": {"hex", "coins"},
    "built_tower": {"hex", "coins", "towers"},
    "took_crystal": {"hex", "coins"},
    "founded": {"hex", "coins"},
    "traded": {"hex", "partner", "coins"},
    "found": {"treasure"},
    "free_explorer_lapsed": set(),
    "declined": set(),
    "achieved": {"objective", "coins"},
    "shown_investigate": {"investigate"},
    "shown_choice": {"investigate"},
    "acted": {"hexes", "villages", "towers", "posts", "coins"},
    "shown_treasure": {"cards", "kept", "free_explorers", "two_coins"},
    "shown_objective": {"objective", "coins"},
    "earned": {"coins"},
    "shown_turn": {"hexes", "villages", "towers"},
    "shown_route": {"hex", "partner"},
    "shown_finds": {"cards", "kept"},
    "shown_feat": {"objective"},
}
WITH_COINS = {"acted", "shown_treasure", "shown_objective"}  # told to all where totals are open
WITHOUT_COINS = {"shown_turn", "shown_route", "shown_finds", "shown_feat"}  # and these where they are hidden
OPEN = {"era_began", "revealed", "covered", "shown_investigate", "shown_choice"} | WITH_COINS | WITHOUT_COINS


def plain(events: list[Event]) -> list[tuple[str, dict[str, object]]]:
    return [(event.kind, dict(event.facts)) for event in events]


@rule("ME-52", "ME-54", "ME-60", "ME-98")
def test_each_placement_tells_what_it_brings() -> None:
    assert plain(tale(opened("kazan", 27), "explore 10-06")) == [("explored", {"hex": cell("10-06"), "coins": 3})]
    state = map_of("aghon", explorers="15-01", towers="02-00")
    assert plain(tale(state, "explore 16-00")) == [("built_tower", {"hex": cell("16-00"), "coins": 8, "towers": 2})]
    state = map_of("cnidaria", explorers="12-07")
    assert plain(tale(state, "explore 11-07")) == [
        ("explored", {"hex": cell("11-07"), "coins": 0}),
        ("took_crystal", {"hex": cell("11-07"), "coins": 1}),
    ]
    state = map_of("aghon", "desert", explorers="04-05 05-06", era=3)
    assert plain(tale(state, "explore 04-06", "village 04-05"))[1] == ("founded", {"hex": cell("04-05"), "coins": 3})
    state = opened("cnidaria", "grassland")
    assert plain(tale(state, "explore 09-05", "explore 11-06", "city 11-06"))[2] == (
        "traded",
        {"hex": cell("11-06"), "partner": cell("09-05"), "coins": 4},
    )


@rule("ME-80", "ME-81")
def test_treasure_is_told_card_by_card() -> None:
    state = map_of("kazan", 14, explorers="09-08")
    stack_treasure(state, "free_explorer", "two_coins")
    assert plain(tale(state, "explore 09-09", "decline"))[1:] == [
        ("found", {"treasure": 0}),
        ("declined", {}),
        ("found", {"treasure": 1}),
    ]


@rule("ME-17", "ME-18", "ME-34")
def test_eras_reveals_and_deals() -> None:
    state = fresh(2, 3)
    while state.explore:
        pass_turn(state)
    state.listen()
    pass_turn(state)
    told = [event for event in state.told() if event.kind in ("era_began", "revealed")]
    assert plain(told) == [("era_began", {"era": 2, "cards": 7}), ("revealed", {"explore": int(state.card), "era": 2})]
    state = next(table for seed in range(9) if (table := to_era(fresh(2, seed), 2)).card != 6)
    state.listen()
    turn_up(state, "era_2")
    told = [event for event in state.told() if event.kind == "dealt"]
    assert [(event.seat, event.seen_by) for event in told] == [(0, 0), (1, 1)]
    assert [tuple(event.facts.values()) for event in told] == [guild.investigates.dealt for guild in state.guilds]


@rule("ME-37")
def test_the_card_chosen_in_era_four_is_told() -> None:
    state = turn_up(to_era(fresh(1, 3), 4, "era_any"), "era_any")
    assert plain(tale(state, "use 2")) == [("chose", {"investigate": state.guilds[0].investigates.slots[1]})]


@rule("ME-108", "ME-75")
def test_at_the_end_of_a_turn_all_hear_what_all_did() -> None:
    heard = [(event.kind, event.seat, dict(event.facts)) for event in busy_turn("open") if event.visible_to(None)]
    assert heard[0] == (
        "acted",
        0,
        {
            "hexes": [cell("09-07"), cell("06-10"), cell("09-08"), cell("09-09")],
            "villages": [],
            "towers": [cell("06-10")],
            "posts": [],
            "coins": 8,
        },
    ), "only what is new, in the order it came"
    assert heard[1] == ("shown_treasure", 0, {"cards": 1, "kept": 1, "free_explorers": 0, "two_coins": 0})
    assert heard[2][:2] == ("acted", 1)
    assert heard[3][0] == "revealed"


@rule("ME-107", "ME-108")
def test_where_totals_are_hidden_all_hear_of_the_map_and_the_player_alone_of_coins() -> None:
    events = busy_turn("hidden")
    heard = [(event.kind, event.seat, dict(event.facts)) for event in events if event.visible_to(1) and event.seat == 0]
    explored = [cell("09-07"), cell("06-10"), cell("09-08"), cell("09-09")]
    assert heard[:2] == [
        ("shown_turn", 0, {"hexes": explored, "villages": [], "towers": [cell("06-10")]}),
        ("shown_finds", 0, {"cards": 1, "kept": 1}),
    ], "from what seat 0 does in its turn seat 1 hears nothing else"
    own = {event.kind: dict(event.facts) for event in events if event.seat == 0 and event.visible_to(0)}
    assert own["earned"] == {"coins": 8}
    assert own["built_tower"]["coins"] == 8
    assert not any(event.visible_to(0) for event in events if event.seat == 1 and "coins" in event.facts)


@rule("ME-68", "ME-108")
def test_the_two_cities_of_a_route_are_shown_for_the_post_alone_does_not_tell_them() -> None:
    state = opened("cnidaria", "grassland", players=2)
    state.listen()
    make(state, "explore 09-05", "explore 11-06", "city 11-06", "done")
    finish(state, 1)
    shown = [dict(event.facts) for event in state.told() if event.kind == "shown_route" and event.visible_to(1)]
    assert shown == [{"hex": cell("11-06"), "partner": cell("09-05")}]


@pytest.mark.parametrize("totals", ["hidden", "open"])
@rule("ME-37", "ME-108")
def test_the_card_used_again_in_era_four_is_shown_when_the_turn_is_over(totals: str) -> None:
    state = turn_up(to_era(fresh(2, 3, totals=totals), 4, "era_any"), "era_any")
    state.listen()
    make(state, "use 2", "done")
    assert not any(event.visible_to(1) for event in state.told()), "not before"
    make(state, "use 3", "done", seat=1)
    shown = [(event.seat, dict(event.facts)) for event in state.told() if event.kind == "shown_choice"]
    assert shown == [(seat, {"investigate": state.guilds[seat].investigates.slots[1 + seat]}) for seat in (0, 1)]


def busy_turn(totals: str) -> list[Event]:
    """What is told of a turn with a tower and a ruin."""
    state = map_of("kazan", 11, explorers="06-09 07-09 08-08", towers="17-09", players=2, totals=totals)
    aim(state, "KZ-6", "KZ-1")
    state.guilds[0].purse.towers = 6
    state.show_all()
    stack_treasure(state, "vase", "free_explorer")
    state.listen()
    make(state, "explore 09-07", "explore 06-10", "explore 09-08", "explore 09-09", "done")
    make(state, "explore 09-07", "done", seat=1)
    return state.told()


@pytest.mark.parametrize("totals", ["hidden", "open"])
@rule("ME-35", "ME-75", "ME-108")
def test_kept_cards_and_objectives_are_shown_to_all_when_the_turn_is_over(totals: str) -> None:
    state = aim(next(table for seed in range(40) if (table := fresh(2, seed, totals=totals)).card == 5), "AV-2")
    put(state, TOWER, ["01-01", "02-10"])
    kept = [guild.investigates.dealt[0] for guild in state.guilds]
    state.listen()
    for seat in (1, 0):
        make(state, f"keep {kept[seat]}", seat=seat)
    state.guilds[0].action.begin(4)
    make(state, "explore 09-06")
    assert [event for event in state.told() if event.visible_to(None)] == []
    finish(state, 1)
    finish(state, 0)
    heard = [(event.kind, event.seat, dict(event.facts)) for event in state.told() if event.visible_to(None)]
    assert ("shown_investigate", 0, {"investigate": kept[0]}) in heard
    assert ("shown_investigate", 1, {"investigate": kept[1]}) in heard
    told = ("shown_objective", 0, {"objective": 1, "coins": 10})
    assert (told if totals == "open" else ("shown_feat", 0, {"objective": 1})) in heard


@pytest.mark.parametrize(("players", "totals"), [(1, "hidden"), (2, "hidden"), (2, "open"), (4, "hidden")])
def test_whole_games_tell_known_events_with_their_facts_to_those_who_may_hear(players: int, totals: str) -> None:
    kinds = set()
    for province in PROVINCES:
        state = fresh(players, 6, map=province, totals=totals)
        chooser = random.Random(province)
        state.listen()
        while not state.over:
            seat = chooser.choice(state.deciding)
            moves = state.legal(seat)
            useful = [move for move in moves if move.kind != "done"]
            state.apply(chooser.choice(useful or moves), seat)
            for event in state.told():
                kinds.add(event.kind)
                assert set(event.facts) == FACTS[event.kind], event.kind
                assert event.visible_to(None) == (players == 1 or event.kind in OPEN), event.kind
                assert event.visible_to(event.seat)
    never = {"covered"} | (WITHOUT_COINS | {"earned"} if totals == "open" else WITH_COINS)
    if players == 1:
        never = {"shown_investigate", "shown_choice", "earned"} | WITH_COINS | WITHOUT_COINS
    rare = {"free_explorer_lapsed", "declined", "built_tower"}  # told above and with the treasure
    assert kinds | rare == set(FACTS) - never
