"""What every choice tells: the settlers of a location, the card of a fort, an exchange, and why a choice is barred."""

from tests.games.new_world.choosing import barred, check_choices, choice, facts_of, unmeant
from tests.games.new_world.land import CARD, EXPLORATION, Pioneer, make, number, tiles
from tests.games.new_world.table import table, wander
from tests.rule import rule


def test_all_that_a_player_could_mean_is_told() -> None:
    found = check_choices(state for seed in range(4) for state in wander(table(board="H1"), seed, 400))
    assert {code for kind, code in found if kind == "work"} >= {
        "already_there",
        "not_enough_settlers",
        "not_enough_cubes",
        "nothing_at_fort",
        "no_room",
    }
    assert ("times", "not_enough_cubes") in found


@rule("NW-22", "NW-23", "NW-25")
def test_the_settlers_of_a_location_are_those_the_rule_asks_for() -> None:
    state = table(Pioneer(cards="N01 T01"), {1: Pioneer(at="A1.3=2 A1.5=3")})
    told = ("settlers", "rival", "displaced", "tools")
    assert facts_of(state, "work A1.3", *told) == [3, 1, 2, [0, 0, 0, 0]]
    assert facts_of(state, "work A1.5", *told) == [3, 1, 3, [0, 0, 0, 0]], "a native helps"
    assert facts_of(state, "work A1.6", *told) == [3, 0, 0, [0, 1, 0, 0]], "tools bring a cube"
    for move in state.legal():
        if move.kind == "work":
            twin = state.copy()
            before = int(state.settlement.pioneers[0].hand)
            twin.apply(move)
            assert before - int(twin.settlement.pioneers[0].hand) == choice(state, str(move)).facts["settlers"]


@rule("NW-21", "NW-25", "NW-31")
def test_locations_one_cannot_go_to_say_why() -> None:
    state = table(Pioneer(at="A1.3=1", hand=1), {1: Pioneer(at="A1.6=2")}, covers={"C1.2": "points-2"})
    barred(state, "work C1.2", "covered", "NW-21", tile=EXPLORATION["points-2"])
    barred(state, "work A1.3", "already_there", "NW-21")
    barred(state, "work A1.6", "not_enough_settlers", "NW-25", needed=3, hand=1)
    barred(state, "work B1.5", "not_enough_cubes", "NW-31", missing=[0, 1, 0, 0])
    assert facts_of(state, "work A1.3", "displaced") == [0], "nobody displaces their own settlers"
    unmeant(state, "work E1.1", "claim", "tile 1")


@rule("NW-33", "NW-34", "NW-35", "NW-36")
def test_a_fort_tells_its_card_and_its_tiles_and_why_others_cannot_be_taken() -> None:
    state = make(table(Pioneer([2, 1, 0, 0]), stacks={1: "flat", 2: "native"}), "work A1.1")
    assert choice(state, "claim").facts == {
        "card": CARD["N01"],
        "position": 1,
        "cost": [2, 2, 0, 0],
        "points": 3,
    }
    barred(state, "claim", "not_enough_cubes", "NW-36", missing=[0, 1, 0, 0])
    assert choice(state, "tile 1").facts == {"tile": tiles("flat")[0]}
    barred(state, "tile 2", "stack_elsewhere", "NW-34")
    full = make(table(Pioneer([2, 2, 0, 0], bonus="tools settlers settler"), stacks={1: "flat"}), "work A1.1")
    barred(full, "tile 1", "no_free_slot", "NW-35")
    twice = make(table(Pioneer([2, 2, 0, 0]), stacks={1: "flat native"}), "work A1.1", "claim")
    barred(twice, "claim", "already_claimed", "NW-33")


@rule("NW-31", "NW-32")
def test_an_exchange_tells_what_each_number_gives_and_why_one_more_is_too_many() -> None:
    state = make(table(Pioneer([5, 0, 0, 0])), "work C1.2")
    assert facts_of(state, "times 2", "times", "gave", "took") == [2, [4, 0, 0, 0], [0, 2, 2, 0]]
    barred(state, "times 3", "not_enough_cubes", "NW-31", missing=[1, 0, 0, 0])
    unmeant(state, "times 4")
    full = make(table(Pioneer([0, 2, 6, 0])), "work B1.5")
    barred(full, "times 2", "no_room", "NW-32")


@rule("NW-42")
def test_an_exploration_tile_tells_the_location_it_covers() -> None:
    state = make(table(Pioneer([4, 1, 0, 0]), row="X01 N01", covers={"C1.2": "yg"}), "work A1.1", "claim")
    assert facts_of(state, "explore yg", "tile", "location") == [EXPLORATION["yg"], number(state, "C1.2")]
    unmeant(state, "explore rr")


@rule("NW-53")
def test_a_rest_tells_who_comes_home() -> None:
    assert facts_of(table(Pioneer(at="A1.3=1 A1.5=4")), "rest", "settlers") == [5]


def test_what_can_be_paid_is_seen_without_being_asked() -> None:
    state = table(Pioneer([2, 2, 0, 0], hand=1), {1: Pioneer([0, 0, 0, 0], hand=5)}, row="N01 T01 S01 X01")
    own, rival = state.view(0), state.view(1)
    assert own["point_payable"] == [True, False, False, False]
    assert rival["point_payable"] == [False] * 4
    enough = {place["id"]: (place["price"], place["enough_settlers"]) for place in own["locations"]}
    assert (enough["A1.3"], enough["B1.1"]) == ((1, True), (2, False))
    assert all(place["enough_settlers"] for place in rival["locations"])
    assert table(row="N01", deck="").view(0)["point_payable"] == [False] * 4, "cards that are not there"
