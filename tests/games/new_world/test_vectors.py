"""The worked cases of the rules page, one by one (NW-V1 to NW-V20; NW-V17 is in the setup)."""

import pytest

from tests.games.new_world.land import Pioneer, claimed, cubes, deck, hand, points, reserve, row, standing
from tests.games.new_world.table import table
from tests.games.playing import decision, facts, legal, make, offered, refused, turn_of
from tests.rule import rule

SEVEN = "N02 N03 T02 T03 S02 S03 X02"
NO_TILES = dict.fromkeys(range(1, 7), "")


@rule("NW-V1")
def test_one_settler_on_a_printed_one() -> None:
    assert standing(make(table(), "work A1.3")) == {"A1.3": (0, 1)}


@rule("NW-V2")
def test_four_push_out_three() -> None:
    state = make(table(rivals={1: Pioneer(at="A1.3=3", reserve=6)}), "work A1.3")
    assert standing(state) == {"A1.3": (0, 4)}
    assert (hand(state), hand(state, 1)) == (8, 6)


@rule("NW-V3")
def test_eighteen_points_of_bonus_tiles() -> None:
    own = Pioneer(cards="N01 N02 N03 X01 X02 X03 T01", bonus="native+exploration native+tools native")
    found = points(table(own))
    assert (found["bonus_per_pair"], found["bonus_per_symbol"]) == (9 + 3, 6)


@rule("NW-V4")
def test_two_upgrades_of_two_cubes_or_of_one() -> None:
    state = make(table(Pioneer([2, 0, 0, 0])), "work A1.4")
    assert cubes(turn_of(state, "upgrade y", "upgrade y")) == [0, 2, 0, 0]
    assert cubes(turn_of(state, "upgrade y", "upgrade r")) == [1, 0, 1, 0]


@rule("NW-V5")
@pytest.mark.parametrize("times", [1, 2, 3])
def test_six_yellow_pay_for_up_to_three_exchanges(times: int) -> None:
    state = make(table(Pioneer([6, 0, 0, 0])), "work C1.2")
    assert offered(state, "times") == {"1", "2", "3"}
    assert cubes(make(state, f"times {times}")) == [6 - 2 * times, times, times, 0]


@rule("NW-V6")
@pytest.mark.parametrize(
    ("location", "held", "cards", "needed"),
    [("B1.4", 0, "N01", 2), ("B1.4", 0, "N01 N02 N03 N04", 1), ("B1.6", 2, "N01", 2), ("B1.6", 1, "N01 N02", 1)],
)
def test_prices_with_native_cards(location: str, held: int, cards: str, needed: int) -> None:
    rivals = {1: Pioneer(at=f"{location}={held}")} if held else None
    state = table(Pioneer(cards=cards, hand=needed), rivals, row="T01 T02 T03 T04")
    seen = {place["id"]: place["price"] for place in state.view(0)["locations"]}
    assert seen[location] == needed
    assert standing(make(state, f"work {location}")) == {location: (0, needed)}


@rule("NW-V7")
def test_the_printed_number_does_not_count_against_somebody() -> None:
    state = table(rivals={1: Pioneer(at="B1.4=1", cards="N01 N02")}, row="T01 T02 T03 T04")
    assert standing(make(state, "work B1.4")) == {"B1.4": (0, 2)}


@rule("NW-V8")
def test_tools_pay_for_the_trade() -> None:
    state = make(table(Pioneer(cards="T01 T02"), row="N01 N02 N03 N04"), "work B1.5")
    assert cubes(state) == [0, 2, 0, 0]
    assert legal(state) == {"times 1", "times 2"}
    assert cubes(turn_of(state, "times 1")) == [3, 1, 0, 0]
    assert cubes(turn_of(state, "times 2")) == [6, 0, 0, 0]


@rule("NW-V9")
def test_room_for_a_trade() -> None:
    refused(table(Pioneer([7, 2, 0, 0])), "work B1.5", "no_room", "NW-32")
    state = make(table(Pioneer([6, 2, 0, 0])), "work B1.5")
    assert legal(state) == {"times 1"}
    refused(state, "times 2", "no_room", "NW-32")


@rule("NW-V10")
@pytest.mark.parametrize(("fort", "after"), [("A1.2", "N02 S01 X01 N03"), ("B1.2", "N02 N01 S01 N03")])
def test_the_row_moves_up(fort: str, after: str) -> None:
    own = Pioneer([4, 2, 0, 0])
    state = table(own, row="N02 N01 S01 X01", deck="N03 N04", stacks=NO_TILES)
    assert row(make(state, f"work {fort}", "claim")) == after
    assert deck(state) == "N04"


@rule("NW-V11")
@pytest.mark.parametrize(("kept", "left", "come"), [(5, 3, 2), (1, 0, 1)])
def test_two_settlers_from_the_reserve(kept: int, left: int, come: int) -> None:
    state = table(Pioneer([0, 0, 2, 1], reserve=kept), row="S05 N01 T01 X01", stacks=NO_TILES)
    before = hand(state)
    make(state, "work A1.1", "claim")
    assert (reserve(state), hand(state)) == (left, before - 1 + come)


@rule("NW-V12")
def test_thirteen_cubes_are_three_too_many() -> None:
    state = make(table(Pioneer([0, 3, 3, 3])), "work B1.6")
    assert (decision(state), facts(state)) == ("discard", {"left": 3})
    make(state, "discard y", "discard g", "discard r")
    assert (cubes(state), state.deciding) == ([3, 2, 2, 3], (1,))


@rule("NW-V13")
def test_seat_two_of_three_takes_the_eighth_card() -> None:
    state = table(Pioneer([2, 2, 0, 0], cards=SEVEN), players=3, turn=1, stacks=NO_TILES)
    make(state, "work A1.1", "claim")
    assert (len(claimed(state, 1)), state.deciding) == (8, (2,))
    assert make(state, "rest").over


@rule("NW-V14")
def test_goods_without_yellow() -> None:
    assert points(table(Pioneer([4, 2, 0, 1]))) == {"goods": 3}


@rule("NW-V15")
def test_nine_active_settlers_are_four_pairs() -> None:
    state = table(Pioneer(reserve=3, at="A1.6=3", bonus="settlers"))
    assert points(state) == {"bonus_settler_pairs": 4}


@rule("NW-V16")
def test_seat_three_wins_a_tie_with_seat_one() -> None:
    tied = Pioneer([0, 3, 0, 0])
    state = table(tied, {0: tied, 1: Pioneer([0, 2, 0, 0])}, players=3, turn=2)
    state.last_round = True
    assert make(state, "rest").winners() == [2]


@rule("NW-V18")
def test_a_fort_that_gives_nothing_and_one_that_gives_the_card_only() -> None:
    nothing = table(Pioneer([2, 1, 0, 0]), stacks={1: ""})
    refused(nothing, "work A1.1", "nothing_at_fort", "NW-28", missing=[0, 1, 0, 0])
    full = Pioneer([2, 2, 0, 0], bonus="tools settlers settler")
    assert legal(make(table(full, stacks={1: "flat"}), "work A1.1")) == {"claim"}
    refused(
        table(Pioneer(bonus="tools settlers settler"), stacks={1: "flat"}),
        "work A1.1",
        "nothing_at_fort",
        "NW-28",
        missing=[2, 2, 0, 0],
    )


@rule("NW-V19")
def test_new_cards_at_the_forts() -> None:
    state = table(row="N01 N02 N03 N04", deck="T01 T02 T03 T04 T05 T06", board="G1")
    make(state, "work G1.1")
    assert row(state) == "T01 T02 T03 T04"
    assert deck(state) == "T05 T06 N01 N02 N03 N04"
    assert (decision(state), state.deciding) == ("turn", (0,))


@rule("NW-V20")
def test_a_trade_and_a_fort_in_one_go() -> None:
    state = table(Pioneer([0, 4, 0, 0], hand=2), board="H1", stacks={1: "flat"})
    make(state, "work H1.1", "times 2")
    assert cubes(state) == [0, 0, 0, 2]
    make(state, "work A1.1", "tile 1")
    assert standing(state) == {"H1.1": (0, 1), "A1.1": (0, 1)}
    assert state.deciding == (1,)
