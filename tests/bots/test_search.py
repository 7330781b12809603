"""The search: it repeats itself, keeps its budget, remembers, and thinks only about what its seat can know."""

from time import perf_counter

import pytest

import caravanserai as cv
from caravanserai.bots.search.bot import SearchBot
from caravanserai.bots.search.budget import Budget, as_good_as_over, decided
from caravanserai.bots.search.rewards import chances, reward_alone, rewards_of, win_chance
from caravanserai.bots.search.search import Search
from caravanserai.bots.search.tree import Edge, Node, node_after
from caravanserai.core.chance import seeded
from caravanserai.core.moves import Move
from caravanserai.core.observation import Observation
from caravanserai.core.search_config import SearchConfig
from tests.bots.positions import under_way

GAMES = cv.games()
SPICE_ROAD = cv.load("spice_road")


def searcher(simulations: int, seed: int = 1) -> SearchBot:
    return SearchBot(seed, Budget(simulations=simulations))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("fewest", [True, False], ids=["fewest", "most"])
def test_it_names_a_legal_move_in_every_game(game: cv.Game, fewest: bool) -> None:
    state = under_way(game, game.players[0 if fewest else -1], 5)
    seat = state.deciding[0]
    result = searcher(60).think(Observation(state, seat, 9))
    assert state.why_not(result.move, seat) is None
    assert 0.0 <= result.chance <= 1.0
    assert 0 < result.iterations <= 60


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_seed_and_simulations_give_the_same_thought(game: cv.Game) -> None:
    state = under_way(game, 2, 8)
    seat = state.deciding[0]
    thoughts = [searcher(80, seed=3).think(Observation(state, seat, 4)) for _ in range(2)]
    assert thoughts[0].move is thoughts[1].move
    assert (thoughts[0].chance, thoughts[0].iterations) == (thoughts[1].chance, thoughts[1].iterations)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_it_cannot_know_does_not_change_its_mind(game: cv.Game) -> None:
    state = under_way(game, 2, 21)
    seat = state.deciding[0]
    twin = state.imagine(seat, 99)
    one, other = (searcher(80).think(Observation(world, seat, 4)) for world in (state, twin))
    assert (one.move, one.chance, one.iterations) == (other.move, other.chance, other.iterations)


def test_it_leaves_the_observation_as_it_is() -> None:
    state = under_way(SPICE_ROAD, 2, 3)
    seat = state.deciding[0]
    observation = Observation(state, seat, 4)
    view, world = observation.view, observation.imagine(0).save()
    searcher(100).think(observation)
    assert observation.view == view
    assert observation.imagine(0).save() == world


def test_it_keeps_to_its_time() -> None:
    state = under_way(SPICE_ROAD, 2, 3)
    result = SearchBot(1, Budget(seconds=0.2)).think(Observation(state, state.deciding[0], 4))
    assert result.seconds < 0.6, "a glance at the clock every few iterations"
    assert result.iterations > 30


def test_it_does_not_think_about_a_single_move() -> None:
    game = cv.load("dunhuang")
    state = under_way(game, 2, 3)
    while len(state.legal(state.deciding[0])) > 1:
        state.apply(state.legal(state.deciding[0])[0], state.deciding[0])
    bot = searcher(50)
    assert bot.choose(Observation(state, state.deciding[0], 1)) is state.legal(state.deciding[0])[0]
    assert bot.iterations == 0


def test_it_goes_on_from_what_it_thought_before() -> None:
    state = under_way(SPICE_ROAD, 2, 3)
    seat = state.deciding[0]
    bot = searcher(600)
    since: list[Move] = []
    remembered = []
    for number in range(30):
        decider = state.deciding[0]
        legal = state.legal(decider)
        move = legal[0]
        if decider == seat and len(legal) > 1:
            result = bot.think(Observation(state, seat, number, since))
            remembered.append(result.remembered)
            move = result.move
            since = []
        elif len(legal) > 1:
            move = searcher(60).choose(Observation(state, decider, number))
        if len(legal) > 1:
            since.append(move)
        state.apply(move, decider)
    assert remembered[0] == 0
    assert sum(count > 0 for count in remembered) > len(remembered) / 2


def test_what_it_remembers_it_need_not_think_again() -> None:
    state = under_way(SPICE_ROAD, 2, 3)
    seat = state.deciding[0]
    bot = searcher(600)
    first = bot.think(Observation(state, seat, 1))
    again = bot.think(Observation(state, seat, 1, []))
    assert again.remembered == first.iterations
    assert again.iterations <= 600 * 0.25
    assert again.move is first.move


def test_a_part_of_a_budget() -> None:
    assert Budget(simulations=600).part(0.25).simulations == 150
    assert Budget(simulations=2).part(0.25).simulations == 1, "there is always a result"
    assert Budget(seconds=2.0).part(0.5).seconds == 1.0
    assert Budget(seconds=2.0).part(0.5).simulations == 0
    whole = Budget(simulations=600)
    assert whole.part(1.0) is whole


def test_a_budget_of_seconds_and_simulations_ends_with_the_first_of_them() -> None:
    state = under_way(SPICE_ROAD, 2, 3)
    few = Budget(seconds=10.0).at_most(40)
    assert (few.seconds, few.simulations) == (10.0, 40)
    assert few.at_most(50) is few
    assert few.at_most(30).simulations == 30
    begun = perf_counter()
    assert SearchBot(1, few).think(Observation(state, state.deciding[0], 4)).iterations <= 40
    assert perf_counter() - begun < 5.0
    many = Budget(simulations=1_000_000, seconds=0.1)
    assert SearchBot(1, many).think(Observation(state, state.deciding[0], 4)).iterations < 1_000_000


def test_a_path_the_tree_did_not_take_is_not_followed() -> None:
    moves = list(SPICE_ROAD.moves)
    first, second = Edge(moves[0], 1.0), Edge(moves[1], 1.0)
    root = Node(0, [first])
    mine, theirs = Node(0, [second]), Node(1, [second])
    first.node = theirs
    theirs.other = mine
    assert node_after(root, [moves[0]], 0) is mine
    assert node_after(root, [moves[0]], 1) is theirs
    assert node_after(root, [moves[1]], 0) is None
    assert node_after(root, [moves[0], moves[1]], 0) is None
    assert node_after(None, [], 0) is None


def test_it_stops_when_hardly_anything_can_change_any_more() -> None:
    moves = list(SPICE_ROAD.moves)
    node = Node(0, [Edge(move, 0.3) for move in moves[:3]])
    for edge, visits in zip(node.edges, (3, 20, 8), strict=True):
        edge.visits = visits
    assert decided(node, 19.0)
    assert not decided(node, 20.0)


@pytest.mark.parametrize(
    ("players", "value", "over"),
    [(2, 0.96, True), (2, 0.5, False), (2, 0.04, True), (4, 0.96, True), (4, 0.04, False), (4, 0.03, True)],
)
def test_a_game_as_good_as_over_needs_no_pondering(players: int, value: float, over: bool) -> None:
    state = under_way(SPICE_ROAD, players, 3)
    search = Search(Observation(state, state.deciding[0], 4), 1, SearchConfig())
    search.root.most_visited.value = value
    assert as_good_as_over(search) is over


def test_who_plays_apart_does_not_know_how_the_game_stands() -> None:
    state = under_way(cv.load("merchant_explorers"), 2, 3)
    search = Search(Observation(state, state.deciding[0], 4), 1, SearchConfig())
    search.root.most_visited.value = 0.99
    assert not as_good_as_over(search)


def test_moves_of_other_worlds_join_a_knot() -> None:
    moves = list(SPICE_ROAD.moves)
    node = Node(0, [Edge(move, 0.5) for move in moves[:2]])
    known = node.edges[1]
    assert node.edges_for(moves[:2], 0.1) == node.edges
    found = node.edges_for([moves[1], moves[5]], 0.1)
    assert found[0] is known
    assert (found[1].move, found[1].prior) == (moves[5], 0.1)
    assert node.edges_for([moves[5]], 0.1) == [found[1]]
    assert len(node.edges) == 3


def test_the_outlook_of_a_finished_game_is_its_result() -> None:
    state = under_way(SPICE_ROAD, 3, 3)
    chance = seeded(1, "to the end")
    assert sum(rewards_of(state, SearchConfig())) == pytest.approx(1.0)
    while not state.over:
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
    rewards = rewards_of(state, SearchConfig())
    assert rewards.index(max(rewards)) == state.winners()[0]
    assert max(rewards) > 0.9
    assert sorted(rewards)[1] < 0.1


def test_a_game_that_goes_on_is_never_quite_won() -> None:
    state = under_way(SPICE_ROAD, 2, 3)
    lead = abs(state.evaluate(0) - state.evaluate(1))
    leads = [max(rewards_of(state, SearchConfig(score_scale=lead / times))) for times in (1.0, 20.0, 25.0)]
    assert leads[0] < leads[1] < leads[2], "however far ahead, farther ahead is better"
    assert leads[2] < 0.99, "and to have won is better still"


def test_a_move_is_not_held_against_what_one_would_not_do_after_it() -> None:
    moves = list(SPICE_ROAD.moves)
    root = Node(0, [Edge(moves[0], 1.0)])
    same_turn = Node(0, [Edge(moves[1], 0.5), Edge(moves[2], 0.5)], same_turn=True)
    good, bad = same_turn.edges
    for edge, reward in ((bad, 0.1), (good, 0.9), (good, 0.7)):
        same_turn.remember(edge, None, reward)
        root.remember(root.edges[0], same_turn, reward)
    assert same_turn.most_visited is good
    assert root.edges[0].value == good.value == pytest.approx(0.8)
    assert root.total / int(root.visits) == pytest.approx(1.7 / 3)


def test_what_others_do_after_a_move_counts_as_it_comes() -> None:
    moves = list(SPICE_ROAD.moves)
    root = Node(0, [Edge(moves[0], 1.0)])
    theirs = Node(1, [Edge(moves[1], 1.0)])
    for reward in (0.2, 0.4):
        theirs.remember(theirs.edges[0], None, 1.0 - reward)
        root.remember(root.edges[0], theirs, reward)
    assert root.edges[0].value == pytest.approx(0.3)


def test_whose_turn_comes_sooner_has_more_ahead() -> None:
    state = under_way(SPICE_ROAD, 4, 6)
    mover = state.deciding[0]
    still, moving = rewards_of(state, SearchConfig(turn_value=0.0)), rewards_of(state, SearchConfig(turn_value=8.0))
    assert moving[mover] > still[mover]
    last = (mover + 3) % 4
    assert moving[last] < still[last]
    assert sum(moving) == pytest.approx(1.0)


def test_one_who_plays_apart_is_judged_without_the_others() -> None:
    game = cv.load("merchant_explorers")
    state = under_way(game, 2, 4)
    seat = state.deciding[0]
    promised = state.evaluate(seat)
    assert reward_alone(state, seat, promised, 10.0) == pytest.approx(0.5)
    assert reward_alone(state, seat, promised - 10.0, 10.0) == pytest.approx(0.731, abs=0.001)


def knots_below(node: Node) -> list[Node]:
    """All nodes of a tree below this one."""
    found: list[Node] = []
    for edge in node.edges:
        below = edge.node
        while below is not None:
            found += [below, *knots_below(below)]
            below = below.other
    return found


def test_doubt_keeps_later_turns_narrow() -> None:
    state = under_way(SPICE_ROAD, 2, 3)
    seat = state.deciding[0]
    widths = []
    for untried_penalty in (0.0, 0.5):
        search = Search(Observation(state, seat, 4), 1, SearchConfig(untried_penalty=untried_penalty))
        for _ in range(600):
            search.iterate()
        theirs = [node for node in knots_below(search.root) if node.seat != seat and node.visits > 10]
        widths.append(sum(edge.visits > 0 for node in theirs for edge in node.edges) / len(theirs))
    assert widths[1] < widths[0]


def test_a_success_is_reckoned_as_a_chance() -> None:
    assert win_chance(0.5, 0.0, 2.0) == 0.5
    assert win_chance(0.7, 0.0, 1.0) == pytest.approx(0.7)
    assert 0.7 < win_chance(0.7, 0.0, 1.5) < 0.9
    assert win_chance(0.5, 1.0, 1.0) == pytest.approx(0.731, abs=0.001)
    assert 0.0 < win_chance(0.0, 0.0, 1.0) < 0.01
    assert 0.99 < win_chance(1.0, 0.0, 1.0) < 1.0
    assert win_chance(0.25, 0.0, 1.5, players=4) == pytest.approx(0.25), "four equals stay equals"
    assert win_chance(0.4, 0.0, 1.5, players=4) > 0.4
    assert win_chance(0.1, 0.0, 1.5, players=4) < 0.1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hint_shows_the_chance_of_a_success_among_so_many(players: int) -> None:
    state = under_way(cv.load("marco_polo"), players, 3)
    search = Search(Observation(state, state.deciding[0], 4), 1, cv.load("marco_polo").search)
    search.iterate()
    edge = search.most_visited()[0]
    edge.value = 1 / players
    assert search.chance_with(edge) == pytest.approx(1 / players)


def test_equals_have_equal_chances_and_all_chances_are_one() -> None:
    assert chances([7.0, 7.0, 7.0, 7.0], 5.0) == pytest.approx([0.25] * 4)
    assert chances([10.0, 0.0], 10.0) == pytest.approx([0.731, 0.269], abs=0.001)
    assert sum(chances([3.0, -200.0, 500.0], 10.0)) == pytest.approx(1.0)
