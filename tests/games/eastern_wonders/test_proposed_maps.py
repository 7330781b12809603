"""Random maps written out, so that they can be looked at before they are played (EW-44a)."""

import pytest

from caravanserai.contract.reading import arguments, messages
from caravanserai.core.errors import BadOption
from caravanserai.core.option_editors import OptionEditor
from caravanserai.core.options import FreeOption
from caravanserai.games.century.eastern_wonders.game import GAME, STRAIT
from caravanserai.games.century.sand_to_sea.game import GAME as SAND_TO_SEA
from caravanserai.texts import LANGUAGES
from tests.games.eastern_wonders.table import fresh
from tests.rule import rule


def editor(option: object) -> OptionEditor:
    assert isinstance(option, FreeOption)
    assert option.editor is not None
    return option.editor


MAPS, SEA_MAPS = (
    editor(next(option for option in game.options if option.name == "map")) for game in (GAME, SAND_TO_SEA)
)


@rule("EW-44a")
def test_a_proposed_map_is_taken_as_it_is_and_laid_with_every_symbol() -> None:
    texts = {MAPS.propose(seed) for seed in range(40)}
    assert len(texts) == 40
    for text in texts:
        assert GAME.settle({"map": text})["map"] == text
        assert SAND_TO_SEA.settle({"map": text})["map"] == text
    text = MAPS.propose(3)
    laid = [fresh(2, seed, map=text) for seed in range(4)]
    assert {tuple(state.islands.chart.hexes) for state in laid} == {tuple(laid[0].islands.chart.hexes)}
    assert len({tuple(state.islands.tiles) for state in laid}) == 4


@rule("EW-44a")
def test_the_same_seed_proposes_the_same_map_in_both_games() -> None:
    assert MAPS.propose(11) == MAPS.propose(11) == SEA_MAPS.propose(11)
    assert MAPS.propose(2**53 - 1) != MAPS.propose(0)


@rule("EW-44")
def test_a_review_names_every_hex_that_falls_apart_and_the_judge_the_first() -> None:
    wrong = STRAIT.replace("0,0 port", "-9,0 port").replace("10,1 port", "30,1 port")
    review = MAPS.validate(wrong)
    assert [problem.code for problem in review.problems] == ["falls_apart"]
    assert review.problems[0].details["places"] == [-9, 0, 30, 1]
    assert review.to_json()["value"] is None
    with pytest.raises(BadOption) as refusal:
        MAPS.judge(wrong)
    assert str(refusal.value) == "The map falls apart: -9,0 cannot be reached from 0,1."


@rule("EW-44")
def test_an_empty_map_lacks_everything_and_nothing_else() -> None:
    for text in ("", "  "):
        problems = MAPS.validate(text).problems
        assert [(problem.code, problem.details["count"]) for problem in problems] == [
            ("islands_missing", 20),
            ("ports_missing", 4),
        ]


@rule("EW-44")
def test_a_single_piece_hangs_together_but_touches_nothing() -> None:
    problems = {problem.code: problem.details for problem in MAPS.validate("4,4 market").problems}
    assert set(problems) == {"islands_missing", "ports_missing", "touches_few"}
    assert problems["touches_few"]["places"] == [4, 4]


TEA = ["b-yrg", "yyyy-gb", "yyyyy-ggg", "rr-gg", "b-gg", "yy-g"]
EVERY_FAULT: dict[str, object] = {
    "too_long": "0,0 port;" * 300,
    "unreadable": "0,0",
    "unknown_kind": "0,0 volcano",
    "two_on_one": "0,0 port; 0,0 port",
    "only_markets": "0,0 port yy-g",
    "unknown_tile": "0,0 market gold",
    "not_a_map": "atlantis",
    "not_a_text": 5,
    "islands_missing": "",
    "ports_missing": "",
    "islands_over": STRAIT + "; 0,2 market",
    "ports_over": STRAIT + "; 0,2 port",
    "wrong_seas": "0,0 sea",
    "tile_twice": "0,0 market yy-g; 0,1 market yy-g",
    "symbol_over": "; ".join(f"0,{row} market {tile}" for row, tile in enumerate(TEA)),
    "falls_apart": "0,0 port; 5,5 port",
    "touches_few": "0,0 port",
}


def test_every_fault_is_phrased_in_every_language_with_the_facts_it_has() -> None:
    given_by_the_page = {"example", "kinds", "places"}
    for code, value in EVERY_FAULT.items():
        problem = next(problem for problem in MAPS.validate(value).problems if problem.code == code)
        for language in LANGUAGES:
            wanted = arguments(f"builder-problem-{code}", messages(language))
            assert wanted <= problem.details.keys() | given_by_the_page, code
    phrased = {key.removeprefix("builder-problem-") for key in messages("en") if key.startswith("builder-problem-")}
    assert phrased == EVERY_FAULT.keys()
