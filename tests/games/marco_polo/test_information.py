"""What is hidden, what is known, and imagined worlds (MP-146 to MP-149)."""

import json
import random

import pytest

from caravanserai.games.marco_polo.state import MarcoPoloState
from tests.games.marco_polo.table import CONTRACT, Has, end_round, fresh, make, table, tale
from tests.rule import rule

ADVANCED = {"random_provinces": True, "character_draft": True, "goal_choice": True}


def played(players: int, seed: int, moves: int, options: dict[str, bool | str] | None = None) -> MarcoPoloState:
    """A game after some random moves."""
    state = fresh(players, seed, options)
    chooser = random.Random(seed)
    for _ in range(moves):
        if state.over:
            break
        seat = chooser.choice(state.deciding)
        state.apply(chooser.choice(state.legal(seat)), seat)
    return state


@rule("MP-146")
def test_goals_are_seen_by_their_owner_alone_until_the_end() -> None:
    state = table(round=5)
    for seat in (None, 0, 1, 2, 3):
        for other, person in enumerate(state.view(seat)["travellers"]):
            assert person["goals"] == (state.travellers[other].goals if other == seat else None)
            assert person["dealt"] == ([] if other == seat else None)
    end_round(state)
    assert [person["goals"] for person in state.view(None)["travellers"]] == [p.goals for p in state.travellers]


@rule("MP-146", "MP-144")
def test_goals_given_back_are_never_shown() -> None:
    state = fresh(2, options={"goal_choice": True})
    other = state.travellers[1].dealt[:]
    story = []
    for goal in other[:2]:
        state.listen()
        state.apply(f"keep {goal + 1}", 1)
        story += state.told()
    assert [event.kind for event in story if event.visible_to(0)] == ["chose_goals"]
    assert [event.kind for event in story if event.visible_to(1)] == ["kept_goal", "kept_goal", "chose_goals"]
    person = state.view(0)["travellers"][1]
    assert (person["goals"], person["dealt"], person["goals_to_choose"]) == (None, None, 0)
    assert "returned" not in json.dumps(state.view(0))
    assert "returned" not in json.dumps(state.view(1))


@rule("MP-147", "MP-148")
def test_stacks_show_their_size_alone() -> None:
    state = table()
    for seat in (None, 0):
        view = state.view(seat)
        assert view["special"] == 8
        assert view["rounds_left"] == 4
        assert {"stacks", "goal_deck", "gone", "unseen_special", "chance"} & set(view) == set()


@rule("MP-149")
def test_everything_else_is_open_to_everybody() -> None:
    state = played(4, 3, 120)
    views = [state.view(seat) for seat in (None, 0, 1, 2, 3)]
    for view in views:
        view["seat"] = None
        for person in view["travellers"]:
            person["goals"] = person["dealt"] = person["goal_places"] = None
    assert all(view == views[0] for view in views)
    person = views[0]["travellers"][2]
    assert set(person) == {
        *("character", "store", "vp", "dice", "posts", "posts_left", "figures", "active", "completed"),
        *("missing", "goals", "goal_count", "goal_places", "dealt", "goals_to_choose"),
    }


# -- imagined worlds -----------------------------------------------------------------------------------------------


@rule("MP-148", "MP-147")
def test_what_was_put_under_the_special_stack_stays_where_it_is() -> None:
    state = table(special="ct_31 ct_32 ct_33 ct_11 ct_12", unseen=3)
    tops, known = set(), state.special[3:]
    for seed in range(60):
        world = state.imagine(0, seed)
        assert world.special[3:] == known
        assert len(world.special) == 5
        assert sorted(world.special + world.stacks) == sorted(state.special + state.stacks)
        tops.add(world.special[0])
    assert len(tops) > 15, "the unseen head mixes with the round stacks"
    assert CONTRACT["ct_11"] not in tops


@rule("MP-148")
def test_a_stack_that_was_seen_whole_is_known_whole() -> None:
    state = table(special="ct_31 ct_32", unseen=0)
    assert all(state.imagine(1, seed).special == state.special for seed in range(20))


@rule("MP-148", "MP-66")
def test_the_number_of_unseen_contracts_follows_every_draw_and_return() -> None:
    state = table(Has("2 1", active="ct_11 ct_12", pepper=9, camels=9), row="ct_01 ct_02", special="ct_21 ct_22 ct_23")
    make(state, "contracts < 2", "contract 1", "contract 2")
    assert state.row == [CONTRACT["ct_21"], CONTRACT["ct_22"]]
    assert state.special == [CONTRACT["ct_23"], CONTRACT["ct_11"], CONTRACT["ct_12"]]
    assert state.unseen_special == 1


@rule("MP-146", "MP-147")
def test_the_goals_of_others_are_dealt_afresh_and_ones_own_stay() -> None:
    state = table(Has(goals="gc_01 gc_02"), {1: Has(goals="gc_03 gc_04")})
    seen = set()
    for seed in range(80):
        world = state.imagine(0, seed)
        assert world.travellers[0].goals == state.travellers[0].goals
        goals = [goal for person in world.travellers for goal in person.goals]
        assert sorted(goals + world.goal_deck) == list(range(18))
        seen |= set(world.travellers[1].goals)
    assert seen == set(range(2, 18)), "any goal but one's own may be theirs"


@rule("MP-146", "MP-144")
def test_one_knows_the_goals_one_gave_back() -> None:
    state = fresh(2, options={"goal_choice": True})
    for goal in state.travellers[0].dealt[:2]:
        state.apply(f"keep {goal + 1}", 0)
    own = state.travellers[0].goals + state.travellers[0].returned
    for seed in range(40):
        world = state.imagine(0, seed)
        assert world.travellers[0].returned == state.travellers[0].returned
        assert not set(world.travellers[1].dealt) & set(own)
        assert len(world.travellers[1].dealt) == 4


@rule("MP-146")
def test_at_the_end_nothing_of_the_goals_is_imagined() -> None:
    state = end_round(table(round=5))
    world = state.imagine(0, 5)
    assert [person.goals for person in world.travellers] == [person.goals for person in state.travellers]
    assert world.scores() == state.scores()
    goals = [goal for person in world.travellers for goal in person.goals]
    assert sorted(goals + world.goal_deck) == list(range(18))


@rule("MP-151")
def test_future_dice_are_imagined_too() -> None:
    state = table(Has("2 2", camels=9))
    rolled = set()
    for seed in range(30):
        world = state.imagine(0, seed)
        make(world, "reroll own 2")
        rolled.add(int(world.travellers[0].dice))
    assert len(rolled) == 6


@pytest.mark.parametrize("options", [{}, ADVANCED], ids=["plain", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_imagined_world_contradicts_an_independent_account_of_the_special_stack(
    players: int, options: dict[str, bool | str]
) -> None:
    """A watcher who hears what everybody hears keeps its own book of the stack: what lies there for certain."""
    state = fresh(players, 17 * players, options)
    state.listen()
    chooser = random.Random(players)
    starting = set(range(38, 44))
    book: list[int | None] = [None] * 8
    row: list[int] = state.row[:]
    for _ in [event for event in state.told() if event.kind == "drew"]:
        book.pop(0)
    book = [None] * len(state.special)
    for _ in range(900):
        if state.over:
            break
        seat = chooser.choice(state.deciding)
        state.apply(chooser.choice(state.legal(seat)), seat)
        for event in state.told():
            facts = event.facts
            if event.kind == "drew":
                assert book.pop(0) in (None, facts["contract"])
            elif event.kind == "discarded" and facts["contract"] not in starting:
                assert not facts["leaves"]
                assert isinstance(facts["contract"], int)
                book.append(facts["contract"])
            elif event.kind == "took_contract":
                assert isinstance(facts["contract"], int)
                row.remove(facts["contract"])
            elif event.kind == "row_refilled":
                assert isinstance(facts["contracts"], list)
                for contract in facts["contracts"]:
                    assert book.pop(0) in (None, contract)
                row = facts["contracts"][:]
            elif event.kind == "row_discarded":
                assert facts["contracts"] == row
                book += row
                row = []
            elif event.kind == "row_opened":
                assert isinstance(facts["contracts"], list)
                assert row == []
                row = facts["contracts"][:]
        if state.over:
            break
        assert row == state.row
        for world in (state, state.imagine(seat, chooser.randrange(1000))):
            assert len(world.special) == len(book)
            for contract, known in zip(world.special, book, strict=True):
                assert known in (None, contract)
        assert sum(known is None for known in book) == state.unseen_special
    assert state.round > 1


def test_the_story_of_a_draw_is_heard_by_all() -> None:
    state = table(Has("1 1", pepper=4, camels=1, active="ct_04"), special="ct_21")
    assert ("drew", 0, {"contract": CONTRACT["ct_21"]}) in tale(state, "fulfil 1", seat=3)
