"""Bots do not go back on their way: what could be had by a shorter way is not looked at again in the same turn."""

import pytest
from bench.circles import Voyage, as_good, is_circle, is_useless, straight, voyages

import caravanserai as cv
from caravanserai.arena.match import bot_seed
from caravanserai.bots import make_bot
from caravanserai.bots.easy import EasyBot
from caravanserai.bots.greedy import ASTRAY, GreedyBot, Turn, turn_values
from caravanserai.bots.search.search import Search
from caravanserai.bots.search.tree import Edge, Node
from caravanserai.bots.ways import NOTHING, NOWHERE, Memory, Way, retraced
from caravanserai.core.history import History
from caravanserai.core.observation import Observation
from caravanserai.games.century.caravan.cubes import bag
from caravanserai.games.century.sand_to_sea.state import SandToSeaState
from tests.bots.positions import under_way
from tests.games.eastern_wonders import table as wonders
from tests.games.eastern_wonders.sea import SPACE, Sailor, make
from tests.games.sand_to_sea import table as sands

# Games in which ships of greedy players used to sail in circles, and what two of them take is bearable.
ROUND_ABOUT = {"sand_to_sea": [0], "eastern_wonders": [4, 7]}


def walked(*places: tuple[int, list[int]]) -> Way:
    """A way that came to these places, each with those that moves from there lead to."""
    way = Way()
    for here, near in places:
        way.arrive(here)
        for place in near:
            way.note(place)
    return way


def test_a_way_leads_back_to_where_it_was_and_to_what_was_near() -> None:
    way = walked((1, [2, 3]), (2, [1, 4]))
    assert [way.leads_back(place) for place in (1, 2, 3, 4, NOWHERE)] == [True, False, True, False, False]
    way.arrive(4)
    assert [way.leads_back(place) for place in (1, 2, 3, 4, 5)] == [True, True, True, False, False]


def test_at_the_beginning_nothing_leads_back() -> None:
    way = walked((1, [2, 3]))
    assert not any(way.leads_back(place) for place in (1, 2, 3))


def test_a_copy_of_a_way_goes_on_by_itself() -> None:
    way = walked((1, [2]), (2, []))
    twin = way.copy()
    twin.note(5)
    twin.arrive(3)
    assert twin.leads_back(5)
    assert twin.leads_back(2)
    assert not way.leads_back(5)
    assert not way.leads_back(2)


def test_moves_that_lead_back_are_worth_nothing_unless_all_do() -> None:
    assert walked((1, []), (2, [])).without_return([5.0, 4.0], [1, 3]) == [NOTHING, 4.0]
    assert walked((1, []), (2, [])).without_return([5.0, 4.0], [1, 1]) == [5.0, 4.0]
    assert walked((2, [])).without_return([5.0, 4.0], [1, 3]) == [5.0, 4.0]


def test_a_bot_remembers_its_way_until_the_turn_is_over_or_taken_back() -> None:
    state = wonders.table(Sailor([5, 0, 0, 0], at="B2"))
    before = state.copy()
    memory = Memory()
    sail = state.game.moves[f"sail {SPACE['B3']}"]
    assert not any(memory.way_to(state, 0).leads_back(space) for space in range(state.islands.chart.size))
    memory.way_to(state, 0).look_around(state, state.legal(), 0)
    memory.choose(state, sail, 0)
    state.apply(sail)
    way = memory.way_to(state, 0)
    near = state.islands.chart.neighbours[SPACE["B2"] - 1]
    back = [space for space in range(state.islands.chart.size) if way.leads_back(space)]
    assert back == sorted({SPACE["B2"] - 1, *near} - {SPACE["B3"] - 1})
    memory.choose(state, state.game.moves["stop"], 0)
    assert not memory.way_to(before, 0).leads_back(SPACE["B3"] - 1), "taken back"
    make(state, "stop", "pass", "stop", "pass")
    assert not memory.way_to(state, 0).leads_back(SPACE["B2"] - 1), "the next turn"


def test_a_way_can_be_told_afterwards() -> None:
    """A bot that is made in the middle of a turn knows as much as one that has played it."""
    history = History(cv.load("sand_to_sea"), 2, 3)
    bots = [GreedyBot(seat) for seat in range(2)]
    longest = 0
    for number in range(150):
        seat = history.state.deciding[0]
        begun, made = history.turn_so_far(seat)
        memory = retraced(begun.imagine(seat, number), [history.state.game.moves[text] for text in made], seat)
        told = memory.way_to(history.state, seat)
        kept = bots[seat].memory.way_to(history.state, seat)
        assert isinstance(history.state, SandToSeaState)
        places = range(history.state.islands.chart.size)
        assert [told.leads_back(place) for place in places] == [kept.leads_back(place) for place in places]
        longest = max(longest, sum(told.leads_back(place) for place in places))
        history.apply(bots[seat].choose(Observation(history.state, seat, number)), seat)
    assert longest > 5


def test_a_way_that_does_not_fit_is_forgotten() -> None:
    state = wonders.table(Sailor([5, 0, 0, 0], at="B2"))
    sail, stop = state.game.moves[f"sail {SPACE['B3']}"], state.game.moves["stop"]
    after = state.copy()
    make(after, "sail B3")
    assert retraced(state, [sail], 0).way_to(after, 0).leads_back(SPACE["B2"] - 1)
    assert not retraced(state, [sail, sail, stop], 0).way_to(after, 0).leads_back(SPACE["B2"] - 1)


def test_whereabouts_are_the_space_of_the_ship_or_of_its_step() -> None:
    assert cv.load("spice_road").new(2, 1).whereabouts(0) == NOWHERE
    assert wonders.table(Sailor(at="B2")).whereabouts(0) == SPACE["B2"] - 1
    state = sands.table(sands.Voyager(at="B2", hand="yy up2"))
    make(state, "sail B3")
    assert (state.islands.captains[0].ship, state.whereabouts(0)) == (SPACE["B2"] - 1, SPACE["B3"] - 1)


def test_where_more_cubes_lie_than_fit_a_longer_way_may_make_room() -> None:
    """With a full hold the brown cube cannot be had but by leaving another on the way."""
    full = wonders.table(Sailor([10, 0, 0, 0], at="B2"), loose={"B2": [0, 0, 0, 1]})
    emptier = wonders.table(Sailor([9, 0, 0, 0], at="B2"), loose={"B2": [0, 0, 0, 1]})
    assert full.whereabouts(0) != emptier.whereabouts(0) == SPACE["B2"] - 1


def at_a_port() -> SandToSeaState:
    """The ship lies at a port whose demand it can claim, with cards to sail away and back."""
    return sands.table(sands.Voyager([0, 0, 2, 2], at="A1", hand="yy up2 yyy gg-bb"), ports={"A1": "ggbb"})


def test_of_turns_that_look_alike_the_shorter_one_is_better() -> None:
    state = at_a_port()
    short, long = Turn(state, 1), Turn(state, 3)
    short.worth = long.worth = 5.0
    assert short.value > long.value > 5.0 - 1e-4
    values = turn_values(state, state.legal(), 0)
    assert state.legal()[values.index(max(values))].text == "claim"
    assert GreedyBot().choose(Observation(state, 0, 1)).text == "claim"


def test_the_tree_of_a_search_never_leads_back_within_a_turn() -> None:
    state = at_a_port()
    start = state.whereabouts(0)
    memory = Memory()
    memory.way_to(state, 0).look_around(state, state.legal(), 0)
    away = state.legal()[[move.kind for move in state.legal()].index("sail")]
    memory.choose(state, away, 0)
    state.apply(away)
    state.apply(state.legal()[0])
    search = Search(Observation(state, 0, 3), 1, cv.load("sand_to_sea").search, memory=memory)
    for _ in range(60):
        search.iterate()
    back = [edge for edge in search.root.edges if edge.place == start]
    assert [(edge.closed, edge.visits) for edge in back] == [(True, 0)]
    assert not any(edge.closed for edge in search.most_visited())
    assert longest_return(search.root, []) == 0


def longest_return(node: Node | None, places: list[int]) -> int:
    """The most visits of a move of this turn that leads to a place where the turn has been."""
    most = 0
    if node is not None:
        for edge in node.edges:
            if edge.place != node.place and edge.place in places:
                most = max(most, int(edge.visits))
            after = edge.node if edge.node is not None and edge.node.same_turn else None
            most = max(most, longest_return(after, [*places, int(node.place)]))
    return most


def test_a_move_after_which_everything_leads_back_is_given_up() -> None:
    edges = [Edge(cv.load("spice_road").moves[number]) for number in range(2)]
    node = Node(0, edges)
    for edge in edges:
        edge.place = 1
    way = walked((1, []), (2, []))
    assert not node.close(way)
    assert not any(edge.closed for edge in edges), "one has to go somewhere"
    edges[0].place = 3
    assert node.close(way)
    assert [edge.closed for edge in edges] == [False, True]
    node.give_up(edges[0])
    assert not edges[0].closed, "the last one"


def test_in_a_decided_game_search_plays_the_shortest_of_the_best_turns() -> None:
    state = under_way(cv.load("spice_road"), 2, 3)
    search = Search(Observation(state, state.deciding[0], 4), 1, cv.load("spice_road").search)
    long, short, worse, untried = search.root.edges[:4]
    for edge, visits, value in ((long, 10, 0.99), (short, 6, 0.9895), (worse, 9, 0.9), (untried, 1, 0.99)):
        edge.visits, edge.value = visits, value
    assert search.shortest_of_the_best() is long, "all of them are one decision long as far as the tree has grown"
    long.node = Node(0, [Edge(long.move)], same_turn=True)
    assert search.shortest_of_the_best() is short


@pytest.mark.parametrize(("name", "seed"), [(name, seed) for name, seeds in ROUND_ABOUT.items() for seed in seeds])
def test_greedy_does_not_sail_in_circles(name: str, seed: int) -> None:
    bots = [make_bot("greedy", bot_seed(seed, seat)) for seat in range(2)]
    made = voyages(cv.load(name), bots, seed)
    assert len(made) > 10
    assert [voyage.path for voyage in made if is_circle(voyage)] == []


def test_easy_does_not_sail_in_circles_either() -> None:
    made = voyages(cv.load("sand_to_sea"), [EasyBot(seed) for seed in range(2)], 1, decisions=150)
    assert len(made) > 10
    assert [voyage.path for voyage in made if is_circle(voyage)] == []


def test_a_turn_that_has_to_go_back_is_the_last_choice() -> None:
    """All tiles around the port A1 lie around B2, too, and could be had without leaving a cube."""
    state = wonders.table(Sailor([3, 0, 0, 0], at="B2"))
    way = Way()
    way.arrive(SPACE["B2"] - 1)
    way.look_around(state, state.legal(), 0)
    make(state, "sail A1")
    way.arrive(SPACE["A1"] - 1)
    moves = way.look_around(state, state.legal(), 0)
    worths = {move.text: worth for move, worth in zip(moves, turn_values(state, moves, 0, way=way), strict=True)}
    assert worths["leave y"] < -ASTRAY / 2 < worths["stop"]


def test_a_circle_that_brings_better_cubes_is_not_useless() -> None:
    before = wonders.table(Sailor([10, 0, 0, 0], at="B2"), loose={"B2": [0, 0, 0, 1]})
    circle = [SPACE[name] - 1 for name in ("B2", "B3", "B2")]
    assert straight(circle) == circle[:1]
    assert not is_useless(Voyage(before, circle, bag([9, 0, 0, 1])))
    assert is_useless(Voyage(before, circle, bag([9, 0, 0, 0])))
    assert straight([1, 2, 3, 2, 4, 1, 5]) == [1, 5]
    assert as_good(bag([0, 1, 0, 1]), bag([1, 0, 1, 0]))
    assert not as_good(bag([5, 0, 0, 0]), bag([0, 1, 0, 0]))
