"""Lists of Golden Deals that a table brings: how they are read and tidied, what is refused, and how they are kept."""

from collections import Counter
from typing import Any

import pytest

import caravanserai as cv
from caravanserai.core.errors import BadOption
from caravanserai.core.record import begin_record
from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.market.deals import DEALS, NO_DEAL, whole_pile
from caravanserai.games.century.market.own_deals import DealsEditor, designs_of, our_set, read_deals, written
from caravanserai.games.century.spice_road.state import SpiceRoadState
from tests.rule import rule

GAMES = ("spice_road", "sand_to_sea", "east_west_1", "east_west_3")
GAME = cv.load("spice_road")
EDITOR = DealsEditor()
OWN = "30x yyg; 17x all-y+up3+card1"
LINES = """
# what our club plays with
 30 X  G y Y     # spaces, capitals and the order of the cubes do not matter
17x ALL-Y + UP 3 + card1;;
"""


@rule("SR-51")
def test_a_list_is_tidied() -> None:
    validation = EDITOR.validate(LINES)
    assert (validation.value, validation.problems) == (OWN, [])
    assert validation.drawn == {
        "designs": [
            {"id": "own01", "effects": [{"kind": "gain", "amount": [2, 0, 1, 0]}], "copies": 30, "source": "own"},
            {
                "id": "own02",
                "effects": [
                    {"kind": "all_gain", "amount": [1, 0, 0, 0]},
                    {"kind": "upgrade", "amount": 3},
                    {"kind": "retrieve", "amount": 1},
                ],
                "copies": 17,
                "source": "own",
            },
        ],
        "cards": 47,
        "needed": 47,
    }
    assert EDITOR.validate(OWN).value == OWN


def test_steps_keep_the_order_they_were_written_in() -> None:
    assert EDITOR.validate("47x card2+up1+all-b+r").value == "47x card2+up1+all-b+r"


def test_without_a_number_a_deal_lies_on_one_card() -> None:
    assert EDITOR.validate("y; 46 x r").value == "1x y; 46x r"


@rule("SR-51")
def test_our_own_set_is_proposed_and_can_be_read_again() -> None:
    assert EDITOR.propose(1) == EDITOR.propose(2) == our_set()
    found = read_deals(our_set())
    assert found.text() == our_set()
    assert [(written(deal.effects), deal.copies) for deal in found.designs] == [
        (written(deal.effects), deal.copies) for deal in DEALS
    ]
    assert designs_of(True) is DEALS


MANY = "; ".join(f"{'y' * (1 + number % 5)}+up{1 + number // 5 % 9}" for number in range(61))
BAD: list[tuple[object, str, str, dict[str, object]]] = [
    (5, "not_a_text", "Option golden_deals cannot be 5; it can be False, True, or a list of deals such as ", {}),
    ("maybe", "not_a_list", "Option golden_deals cannot be 'maybe'; it can be off, on, or ", {"said": "maybe"}),
    (OWN + "#" * 4000, "too_long", "The list of deals is too long: 4000 characters are enough.", {"most": 4000}),
    ("47x yyz", "unreadable", "Deal 1, '47x yyz', cannot be read; write it", {"number": 1, "entry": "47x yyz"}),
    ("0x yyg", "copies", "Deal 1, '0x yyg', has 0 copies; it can have 1 to 99.", {"copies": 0, "most": 99}),
    ("100x yyg", "copies", "Deal 1, '100x yyg', has 100 copies; ", {"copies": 100, "most": 99}),
    ("47x y+up1+g", "kind_twice", "Deal 1, '47x y+up1+g', has two steps of the same kind; join them.", {"number": 1}),
    ("47x yyyrrr", "cubes", "Deal 1, '47x yyyrrr': the number of cubes gained is 1 to 5, not 6.", {"amount": 6}),
    (
        "47x all-yy",
        "all_cubes",
        "Deal 1, '47x all-yy': the number of cubes for everybody is exactly 1, not 2.",
        {"amount": 2, "most": 1},
    ),
    ("47x up10", "upgrades", "Deal 1, '47x up10': the number of upgrades is 1 to 9, not 10.", {"most": 9}),
    ("47x up0", "upgrades", "Deal 1, '47x up0': the number of upgrades is 1 to 9, not 0.", {"amount": 0}),
    ("47x card99", "cards", "Deal 1, '47x card99': the number of cards retrieved is 1 to 9, not 99.", {"amount": 99}),
    (MANY, "too_many", "A list has at most 60 different deals, not 61.", {"most": 60, "count": 61}),
    ("46x yyg", "too_few", "There are 47 trade cards to put a deal on; the list has only 46 deals.", {"count": 46}),
    ("", "too_few", "There are 47 trade cards to put a deal on; the list has only 0 deals.", {"needed": 47}),
]


@pytest.mark.parametrize(("value", "code", "sentence", "details"), BAD, ids=[f"{bad[1]}-{bad[0]!r:.12}" for bad in BAD])
def test_every_problem_is_told(value: object, code: str, sentence: str, details: dict[str, object]) -> None:
    validation = EDITOR.validate(value)
    (problem,) = validation.problems
    assert validation.value == ""
    assert problem.code == code
    assert problem.sentence.startswith(sentence)
    assert details.items() <= dict(problem.details).items()
    with pytest.raises(BadOption) as refusal:
        GAME.settle({"golden_deals": value})
    assert str(refusal.value) == problem.sentence


@pytest.mark.parametrize("entry", ["4x", "x yyg", "yyg+", "upx", "cardy", "all", "all-", "4x 4x y", "٣x y", "1.5x y"])
def test_what_is_no_deal_cannot_be_read(entry: str) -> None:
    assert [problem.code for problem in EDITOR.validate(f"47x y; {entry}").problems] == ["unreadable"]


def test_all_faults_are_told_but_no_more_than_five() -> None:
    codes = [problem.code for problem in EDITOR.validate("0x y; 4x up10; 4x up10").problems]
    assert codes == ["copies", "upgrades", "upgrades"]  # that there are too few is told once all can be read
    assert len(EDITOR.validate("4x up10;" * 9).problems) == 5


def test_a_long_entry_is_not_repeated_in_full() -> None:
    (problem,) = EDITOR.validate("47x y\ud800" + "z" * 90).problems
    assert problem.details["entry"] == "47x y?" + "z" * 34 + "…"


@rule("SR-51")
@pytest.mark.parametrize("bonus_cards", [False, True])
def test_no_more_cards_bear_a_deal_than_it_has_copies(bonus_cards: bool) -> None:
    text = "30x g; 16x all-b; 5x up2"
    for seed in range(20):
        state = GAME.new(3, seed, {"golden_deals": text, "bonus_cards": bonus_cards})
        assert isinstance(state, SpiceRoadState)
        given = Counter(deal for deal in state.deals if deal != NO_DEAL)
        assert given.total() == (47 if bonus_cards else 43)
        assert given <= Counter(whole_pile(state.designs))


@rule("SR-51", "SR-57")
def test_an_own_deal_does_what_is_written() -> None:
    state = GAME.new(3, 7, {"golden_deals": "47x all-b+rg+card1"})
    assert isinstance(state, SpiceRoadState)
    before = [counts(merchant.cubes) for merchant in state.merchants]
    maker = int(state.seat)
    for move in ("deal-row 1", "lay yy", "retrieve yy"):
        state.apply(move, maker)
    gained = [
        [now - then for now, then in zip(counts(merchant.cubes), cubes, strict=True)]
        for merchant, cubes in zip(state.merchants, before, strict=True)
    ]
    assert gained.pop(maker) == [0, 1, 1, 1]
    assert gained == [[0, 0, 0, 1], [0, 0, 0, 1]]


@rule("SR-51")
@pytest.mark.parametrize("id", GAMES)
def test_a_table_says_which_deals_it_plays_with(id: str) -> None:
    game = cv.load(id)
    state = game.new(game.players[0], 3, {"golden_deals": LINES})
    assert state.options["golden_deals"] == OWN
    deals: Any = game.components_with(state.options)["deals"]
    assert [deal["source"] for deal in deals] == ["own", "own"]
    ours: Any = game.components_with(game.settle({"golden_deals": True}))["deals"]
    assert {deal["source"] for deal in ours} == {"reconstructed"}


@pytest.mark.parametrize("id", GAMES)
def test_saves_and_records_keep_the_list(id: str) -> None:
    game = cv.load(id)
    state = game.new(game.players[0], 3, {"golden_deals": OWN})
    record = begin_record(state, 3)
    for number in range(60):
        seat = state.deciding[0]
        moves = state.legal(seat)
        move = moves[number * 7 % len(moves)]
        state.apply(move, seat)
        record.add(seat, move.text)
    again = game.restore(state.save())
    assert again.save() == state.save()
    assert again.view(None) == state.view(None)
    read = cv.Record.from_json(record.to_json())
    assert read.options["golden_deals"] == OWN
    assert read.replay().save() == state.save()
