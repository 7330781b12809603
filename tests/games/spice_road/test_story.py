"""The story a table tells: every event is true, and together they are the whole truth."""

from caravanserai.games.century.spice_road.state import SpiceRoadState
from tests.games.golden_deals import CARD, DEAL
from tests.games.playing import make
from tests.games.spice_road.table import POINT_CARD, Trader, table
from tests.rule import rule

ROW = ["yyy", "yr", "g", "yyyy", "yyr", "yg"]
Tale = list[tuple[str, int, dict[str, object]]]


def tale(state: SpiceRoadState, *moves: str) -> Tale:
    """What is told of these moves: kind, seat and facts."""
    state.listen()
    make(state, *moves)
    return [(event.kind, event.seat, dict(event.facts)) for event in state.told()]


def test_playing_a_produce_card_is_told() -> None:
    assert tale(table(hand=["yr"]), "play yr") == [
        ("played", 0, {"card": CARD["yr"]}),
        ("gained", 0, {"cubes": [1, 1, 0, 0]}),
    ]


def test_an_exchange_is_told_with_all_its_repetitions() -> None:
    assert tale(table(cubes=[6, 0, 0, 0], hand=["yy-g"]), "play yy-g", "times 3") == [
        ("played", 0, {"card": CARD["yy-g"]}),
        ("exchanged", 0, {"gave": [6, 0, 0, 0], "took": [0, 0, 3, 0], "times": 3}),
    ]


def test_upgrade_steps_are_told_one_by_one() -> None:
    assert tale(table(cubes=[1, 0, 0, 0]), "play up2", "upgrade y", "upgrade r") == [
        ("played", 0, {"card": CARD["up2"]}),
        ("upgraded", 0, {"colour": 0}),
        ("upgraded", 0, {"colour": 1}),
    ]


def test_acquiring_is_told_with_the_payment_the_card_and_the_card_turned_up() -> None:
    state = table(cubes=[1, 0, 0, 0], row=ROW, row_cubes=[[0, 0, 0, 0], [0, 2, 0, 0]], deck=["b"])
    assert tale(state, "acquire 2", "pay y") == [
        ("paid", 0, {"cubes": [1, 0, 0, 0], "position": 1}),
        ("acquired", 0, {"card": CARD["yr"], "position": 2, "cubes": [0, 2, 0, 0]}),
        ("turned_up_trade", 0, {"card": CARD["b"]}),
    ]


def test_no_card_is_told_to_be_turned_up_from_an_empty_deck() -> None:
    told = tale(table(row=ROW, deck=[]), "acquire 1")
    assert [kind for kind, _, _ in told] == ["acquired"]


def test_a_rest_tells_how_many_cards_came_back() -> None:
    assert tale(table(hand=[], played=["yy", "up2", "b"]), "rest") == [("rested", 0, {"cards": 3})]


def test_a_claim_is_told_with_its_points_and_its_coin() -> None:
    state = table(cubes=[4, 4, 0, 0], points=["yyrr", "yyyrr", "rrrr", "gggg", "bbbb"], point_deck=["bbbbb"])
    assert tale(state, "claim 1") == [
        ("claimed", 0, {"card": POINT_CARD["yyrr"], "points": 6, "position": 1, "gold": 1, "silver": 0}),
        ("turned_up_point", 0, {"card": POINT_CARD["bbbbb"]}),
    ]


def test_the_last_round_is_announced_once() -> None:
    five = ["gggg", "bbbb", "ggggg", "bbbbb", "rrggbb"]
    rival = Trader(cubes=[3, 2, 0, 0], claimed=["rrbb", "ggbb", "yrgb", "yggb", "rrgb"])
    state = table(3, cubes=[2, 2, 0, 0], claimed=five, points=["yyrr", "yyyrr"], rivals={1: rival})
    told = tale(state, "claim 1", "claim 1")
    assert [(seat, facts) for kind, seat, facts in told if kind == "last_round"] == [(0, {"cards": 6})]


def test_cubes_returned_for_the_limit_are_told() -> None:
    told = tale(table(cubes=[9, 0, 0, 0]), "play yy", "discard y")
    assert told[-1] == ("returned", 0, {"cubes": [1, 0, 0, 0]})


def test_bonus_cards_are_told() -> None:
    state = table(cubes=[3, 0, 0, 0], hand=["yyy-b/rr", "yy+card"], played=["rr"], options={"bonus_cards": True})
    told = tale(state, "play yyy-b/rr", "choose 2", "rest", "play yy+card", "retrieve rr")
    assert told == [
        ("played", 0, {"card": CARD["yyy-b/rr"]}),
        ("exchanged", 0, {"gave": [3, 0, 0, 0], "took": [0, 2, 0, 0], "times": 1}),
        ("rested", 1, {"cards": 0}),
        ("played", 0, {"card": CARD["yy+card"]}),
        ("gained", 0, {"cubes": [2, 0, 0, 0]}),
        ("retrieved", 0, {"card": CARD["rr"]}),
    ]


@rule("SR-53", "SR-54")
def test_a_deal_from_the_row_is_told_in_its_order() -> None:
    lying = [[0, 0, 0, 0], [0, 1, 0, 0]]
    state = table(cubes=[1, 0, 0, 0], row=ROW, row_cubes=lying, deck=["b"], deals={"yr": "gd10"})
    assert tale(state, "deal-row 2", "pay y", "lay up2") == [
        ("paid", 0, {"cubes": [1, 0, 0, 0], "position": 1}),
        ("laid", 0, {"card": CARD["up2"]}),
        ("collected", 0, {"cubes": [0, 1, 0, 0], "position": 2}),
        ("dealt", 0, {"card": CARD["yr"], "deal": DEAL["gd10"], "position": 2}),
        ("all_gained", 0, {"cubes": [1, 0, 0, 0]}),
        ("gained", 0, {"cubes": [0, 0, 2, 0]}),
        ("turned_up_trade", 0, {"card": CARD["b"]}),
    ]


@rule("SR-55")
def test_a_deal_from_the_hand_is_told() -> None:
    state = table(hand=["yy", "b"], deals={"b": "gd03"})
    assert tale(state, "deal-hand", "lay yy", "spend b") == [
        ("laid", 0, {"card": CARD["yy"]}),
        ("dealt", 0, {"card": CARD["b"], "deal": DEAL["gd03"], "position": 0}),
        ("gained", 0, {"cubes": [0, 1, 1, 0]}),
    ]


def test_nothing_is_told_unless_somebody_listens() -> None:
    assert make(table(), "play yy").told() == []


def test_what_was_told_is_not_told_again() -> None:
    state = table()
    assert len(tale(state, "play yy")) == 2
    assert state.told() == []
    assert tale(state, "rest") == [("rested", 1, {"cards": 0})]


def test_a_refused_move_is_not_told() -> None:
    state = table()
    state.listen()
    assert state.why_not("claim 1") is not None
    assert state.told() == []


def test_copies_and_imagined_worlds_do_not_listen() -> None:
    state = table()
    state.listen()
    for twin in (state.copy(), state.imagine(0, 1)):
        make(twin, "play yy")
        assert twin.told() == []
    assert state.told() == []
