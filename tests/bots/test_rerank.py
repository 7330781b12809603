"""The reranking: the moves a search likes best, played on by greedy turns in the same worlds."""

import math

import pytest

import caravanserai as cv
from caravanserai.bots.greedy import IDLE, after_best_turn, best_now, best_turns, turn_values, worths_at_once
from caravanserai.bots.search.bot import SearchBot
from caravanserai.bots.search.budget import Budget
from caravanserai.bots.search.rerank import (
    FADING,
    FEWEST_WORLDS,
    KEPT,
    WAYS,
    Candidate,
    played_out,
    rerank,
    settled,
)
from caravanserai.bots.search.search import Search
from caravanserai.bots.search.tree import Edge
from caravanserai.core.observation import Observation
from caravanserai.core.search_config import MANY, SearchConfig
from tests.bots.positions import under_way

LOOKING_TWICE = [game for game in cv.games() if game.search.rerank_rounds > 0]
SPICE_ROAD = cv.load("spice_road")


def candidate(rewards: list[float]) -> Candidate:
    """A move that went so well."""
    runner = Candidate(Edge(SPICE_ROAD.moves[0], 1.0))
    runner.rewards.extend(rewards)
    return runner


@pytest.mark.parametrize("game", LOOKING_TWICE, ids=lambda game: game.id)
def test_it_chooses_among_the_moves_visited_most(game: cv.Game) -> None:
    state = under_way(game, 2, 4)
    seat = state.deciding[0]
    search = Search(Observation(state, seat, 4), 1, cv.load(game.id).search)
    for _ in range(60):
        search.iterate()
    tried = sorted((int(edge.visits) for edge in search.root.edges), reverse=True)
    chosen = rerank(search, worlds=2, until=math.inf)
    assert chosen.visits >= tried[: KEPT[0]][-1]
    assert chosen is rerank(search, worlds=2, until=math.inf)


def test_it_gives_back_the_only_move_that_was_tried() -> None:
    game = cv.load("merchant_explorers")
    state = under_way(game, 2, 4)
    search = Search(Observation(state, state.deciding[0], 4), 1, cv.load(game.id).search)
    search.iterate()
    assert rerank(search, worlds=2, until=math.inf) is search.root.most_visited


def test_with_no_time_left_it_still_names_a_move() -> None:
    state = under_way(cv.load("marco_polo"), 2, 4)
    search = Search(Observation(state, state.deciding[0], 4), 1, cv.load("marco_polo").search)
    for _ in range(30):
        search.iterate()
    assert rerank(search, worlds=60, until=1e-6) in search.most_visited()


def test_the_tree_gives_way_to_it_when_it_is_ripe() -> None:
    rerank_after = cv.load("eastern_wonders").search.rerank_after
    state = under_way(cv.load("eastern_wonders"), 2, 4)
    result = SearchBot(1, Budget(simulations=rerank_after + 300)).think(Observation(state, state.deciding[0], 4))
    assert result.iterations <= rerank_after


def test_it_goes_on_while_worlds_are_few_or_disagree() -> None:
    assert not settled([candidate([1.0] * (FEWEST_WORLDS - 1)), candidate([0.0] * (FEWEST_WORLDS - 1))])
    torn = [1.0, 0.0] * FEWEST_WORLDS
    assert not settled([candidate(torn), candidate([0.45] * len(torn))])


def test_it_stops_when_a_move_stands_out_or_none_matters() -> None:
    assert settled([candidate([0.6] * FEWEST_WORLDS), candidate([0.4] * FEWEST_WORLDS), candidate([0.5])])
    assert settled([candidate([0.5] * FEWEST_WORLDS), candidate([0.499] * FEWEST_WORLDS)])
    assert settled([candidate([0.5])])


@pytest.mark.parametrize("game", cv.games(), ids=lambda game: game.id)
def test_the_best_turn_is_what_greedy_expects_of_it(game: cv.Game) -> None:
    state = under_way(game, 2, 11)
    seat = state.deciding[0]
    before = state.view(seat)
    after = after_best_turn(state, seat)
    assert state.view(seat) == before, "the world it starts from stays as it is"
    assert after.evaluate(seat) >= max(turn_values(state, state.legal(seat), seat))


def test_without_time_a_turn_is_the_first_one_and_the_others_are_held_to_be_like_it() -> None:
    state = under_way(cv.load("marco_polo"), 2, 4)
    seat = state.deciding[0]
    moves = state.legal(seat)
    values = turn_values(state, moves, seat)
    assert turn_values(state, moves, seat, until=0.0) == [values[0]] * len(moves)
    soonest = after_best_turn(state, seat, until=0.0).evaluate(seat)
    assert soonest <= max(values) + 1e-4, "apart from what its decisions cost"


@pytest.mark.parametrize("game", cv.games(), ids=lambda game: game.id)
def test_a_narrow_turn_begins_with_what_looks_best_at_once(game: cv.Game) -> None:
    state = under_way(game, 2, 4)
    seat = state.deciding[0]
    moves = state.legal(seat)
    worths = worths_at_once(state, moves, seat)
    best = [move for move, worth in zip(moves, worths, strict=True) if worth == max(worths)]
    assert best_now(state, seat) == best[0]
    narrow = after_best_turn(state, seat, breadth=1).evaluate(seat)
    values = [value + idle for value in turn_values(state, best, seat) for idle in (0.0, IDLE)]
    assert any(narrow == pytest.approx(value, abs=1e-4) for value in values), "apart from what its decisions cost"
    assert after_best_turn(state, seat, breadth=len(moves)).evaluate(seat) == after_best_turn(state, seat).evaluate(
        seat
    )


@pytest.mark.parametrize("rival_breadth", [MANY, 1])
@pytest.mark.parametrize(("players", "seed"), [(2, 4), (4, 8)])
def test_every_round_on_the_way_counts_the_later_ones_less(players: int, seed: int, rival_breadth: int) -> None:
    config = SearchConfig(rerank_rounds=4, rival_breadth=rival_breadth)
    state = under_way(cv.load("new_world"), players, seed)
    seat = state.deciding[0]
    search = Search(Observation(state, seat, 4), 1, config)
    search.iterate()
    edge = search.most_visited()[0]
    world = search.observation.imagine(0)
    expected = 0.0
    after = world.copy()
    after.apply(edge.move, seat)
    assert after.turn != world.turn, "a turn of one move"
    for rounds in range(1, config.rerank_rounds + 1):
        while not after.over and after.turn <= world.turn + players * rounds:
            decider = after.deciding[0]
            breadth = MANY if decider == seat else rival_breadth * (players - 1)
            after = after_best_turn(after, decider, breadth=breadth)
        expected += FADING ** (rounds - 1) * search.rewards(after)[seat]
    weights = sum(FADING**rounds for rounds in range(config.rerank_rounds))
    assert played_out(search, world, edge, math.inf) == pytest.approx(expected / weights)


def test_the_best_turns_begin_with_the_best_one_and_look_different() -> None:
    state = under_way(cv.load("eastern_wonders"), 2, 4)
    seat = state.deciding[0]
    turns = best_turns(state, seat, math.inf, breadth=MANY, most=3)
    worths = [after.evaluate(seat) for after in turns]
    assert len(set(worths)) == len(turns) == 3
    assert turns[0].view(seat) == after_best_turn(state, seat).view(seat)
    assert worths[1:] == sorted(worths[1:], reverse=True)
    assert len(best_turns(state, seat, 0.0, breadth=MANY, most=3)) == 1, "without time there is one all the same"


@pytest.mark.parametrize("seed", range(4))
def test_a_deeper_look_finds_no_less_in_the_turns_to_come(seed: int) -> None:
    state = under_way(cv.load("eastern_wonders"), 2, seed)
    search = Search(Observation(state, state.deciding[0], seed), 1, cv.load("eastern_wonders").search)
    for _ in range(30):
        search.iterate()
    for edge in search.most_visited()[:3]:
        found = [
            played_out(search, search.observation.imagine(0), edge, math.inf, rerank_depth) for rerank_depth in range(2)
        ]
        assert found[1] > found[0] - 1e-9, "the greedy way is one of those it tries"


def test_it_looks_deeper_where_the_budget_is_large_enough() -> None:
    differ = dict.fromkeys((FEWEST_WORLDS, WAYS * FEWEST_WORLDS), 0)
    for seed in range(6):
        state = under_way(cv.load("eastern_wonders"), 2, seed)
        for budget in differ:
            chosen = []
            for rerank_depth in range(2):
                search = Search(
                    Observation(state, state.deciding[0], seed),
                    1,
                    SearchConfig(rerank_rounds=4, rerank_depth=rerank_depth),
                )
                for _ in range(60):
                    search.iterate()
                chosen.append(rerank(search, worlds=budget, until=math.inf).move)
            differ[budget] += chosen[0] is not chosen[1]
    assert differ[FEWEST_WORLDS] == 0
    assert differ[WAYS * FEWEST_WORLDS] > 0
