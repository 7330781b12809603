"""What every choice tells of markets and routes: cards, settlers, exchanges, and why a choice is barred."""

from tests.games.east_west_1.table import TRADE, Trader, table, wander
from tests.games.golden_deals import DEAL
from tests.games.new_world.choosing import barred, check_choices, choice, facts_of, unmeant
from tests.games.new_world.land import Pioneer, make, number
from tests.rule import rule


def test_all_that_a_player_could_mean_is_told() -> None:
    options = {"bonus_cards": True, "golden_deals": True}
    found = check_choices(state for seed in range(3) for state in wander(table(options=options), seed, 400))
    found |= check_choices(state for seed in range(2) for state in wander(table(), seed, 400))
    kinds = {kind for kind, _ in found}
    assert kinds >= {"work", "route", "times"}
    assert ("route", "card_in_use") in found
    assert ("route", "not_enough_settlers") in found


@rule("E1-21", "E1-22")
def test_a_card_of_the_route_tells_the_settlers_it_takes() -> None:
    state = table(Trader([0, 0, 0, 0], route="yyy=1 yyyy rr up3", hand=2))
    told = ("position", "card", "settlers")
    assert facts_of(state, "route 2", *told) == [2, TRADE["yyyy"], 1], "the taken card to its left costs nothing"
    assert facts_of(state, "route 3", *told) == [3, TRADE["rr"], 2]
    barred(state, "route 4", "not_enough_settlers", "E1-22", needed=3, hand=2)
    barred(state, "route 1", "card_in_use", "E1-21")
    unmeant(state, "route 5")
    twin = make(state.copy(), "route 3")
    assert int(twin.settlement.pioneers[0].hand) == 0
    seen = [(card["price"], card["enough_settlers"]) for card in state.view(0)["pioneers"][0]["route"]]
    assert seen == [(None, False), (1, True), (2, True), (3, False)]


@rule("E1-12")
def test_markets_tell_their_card() -> None:
    state = table(market="yyy yr")
    assert facts_of(state, "work E2.5", "kind", "card", "settlers") == ["market", TRADE["yyy"], 1]
    assert facts_of(state, "work C2.5", "kind", "card") == ["market_empty", 0]
    barred(state, "work C2.5", "no_card_there", "E1-12")


@rule("E1-13", "E1-28", "E1-42")
def test_a_card_that_cannot_be_used_says_what_is_missing() -> None:
    state = make(table(Pioneer([0, 1, 0, 0]), market="yy-g yr"), "work E2.5")
    assert choice(state, "use").facts == {"card": TRADE["yy-g"]}
    barred(state, "use", "not_enough_cubes", "E1-28", missing=[2, 0, 0, 0])
    assert choice(state, "take").reason is None
    unmeant(state, "deal")
    golden = make(table(market="yyy yr", deals={"yyy": "gd01"}), "work E2.5")
    assert choice(golden, "deal").facts == {"card": TRADE["yyy"], "deal": DEAL["gd01"]}


@rule("E1-16")
def test_a_full_route_tells_which_card_would_go() -> None:
    state = make(table(Trader(route="rr yg up3 yy-g g")), "work E2.5", "take")
    assert [facts_of(state, f"replace {n}", "position", "card") for n in (1, 5)] == [[1, TRADE["rr"]], [5, TRADE["g"]]]


@rule("E1-20")
def test_two_cards_that_change_places_tell_both() -> None:
    state = make(table(Trader(route="rr yg g")), "work C2.1")
    swaps = [choice.facts for choice in state.choices() if choice.move.kind == "swap"]
    assert [(facts["first"], facts["second"]) for facts in swaps] == [(1, 2), (1, 3), (2, 3)]
    assert (swaps[1]["card"], swaps[1]["old"]) == (TRADE["rr"], TRADE["g"])


@rule("E1-28")
def test_an_exchange_by_a_card_tells_one_more_than_can_be_made() -> None:
    state = make(table(Trader([4, 0, 0, 0], route="yy-g")), "route 1")
    assert facts_of(state, "times 2", "gave", "took") == [[4, 0, 0, 0], [0, 0, 2, 0]]
    barred(state, "times 3", "not_enough_cubes", "E1-28", missing=[2, 0, 0, 0])
    unmeant(state, "times 4")


@rule("E1-25", "E1-39")
def test_settlers_come_home_from_locations_and_from_the_route() -> None:
    state = table(Trader(at="A1.3=2", route="yyy=1 yy+card"))
    assert facts_of(state, "rest", "settlers") == [3]
    make(state, "route 2")
    assert choice(state, "recall A1.3").facts == {"location": number(state, "A1.3")}
    assert choice(state, "recall A1.4").reason is not None, "nobody stands there"
    assert facts_of(state, "recall-route 1", "position", "card") == [1, TRADE["yyy"]]
    unmeant(state, "recall-route 3")
