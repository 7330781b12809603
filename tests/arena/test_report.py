"""The report: one whole file in each language, with every plot; and the ladder."""

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from caravanserai.arena.ladder import find_arenas, ladder_page
from caravanserai.arena.ledger import BadLedger, Ledger
from caravanserai.arena.plan import GameKey
from caravanserai.arena.report.drawing import round_ticks
from caravanserai.arena.report.figures import duration
from caravanserai.arena.report.page import report_page
from caravanserai.arena.report.plots import growth
from caravanserai.arena.results import SeatFault
from caravanserai.arena.standings import Standings, stand
from caravanserai.texts import LANGUAGES, Texts
from tests.arena.made_up import MACHINE, duel_of_four_games, duel_plan, one_among_three, played

VOID = {"meta", "br"}


class Checker(HTMLParser):
    """Sees that what is opened is closed, and collects the words."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words.append(data)


def check(page: str) -> Checker:
    checker = Checker()
    checker.feed(page)
    assert checker.open == []
    return checker


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_in_every_language(language: str) -> None:
    for standings in (duel_of_four_games(), one_among_three()):
        page = report_page(standings, Texts(language))
        checker = check(page)
        assert checker.seen.count("svg") == len(standings.bots) + 5, "a sign for each bot and five plots"
        words = " ".join(checker.words)
        assert "arena-" not in words, "a text is missing"
        assert "{" not in words
        assert not re.search(r"https?://|<script|@import|url\(", page), "it needs nothing from elsewhere"


def test_the_figures_are_in_it() -> None:
    words = " ".join(check(report_page(duel_of_four_games(), Texts("en"))).words)
    for figure in ("87.5%", "30.8 : 21.8", "+9.0", "Century: Spice Road: arena", "2 cores", "compiled"):
        assert figure in words


def test_what_bots_say_cannot_change_the_page() -> None:
    plan = duel_plan("program:<script>", "greedy")
    fault = SeatFault(0, "crash", 1, "<script>alert(1)</script>")
    page = report_page(stand(plan, MACHINE, [played(plan, GameKey(0, 0, 0), (1, 2), (fault,))]), Texts("en"))
    checker = check(page)
    assert "script" not in checker.seen
    assert "<script>alert(1)</script>" in " ".join(checker.words)
    assert "Stopped: 1 of 4 games" in " ".join(checker.words)


def test_a_page_about_nothing() -> None:
    page = report_page(stand(duel_plan("random", "greedy"), MACHINE, []), Texts("en"))
    assert "Stopped: 0 of 4 games" in " ".join(check(page).words)


def test_growth_ends_with_the_final_figures() -> None:
    standings = duel_of_four_games()
    curve = growth(standings, standings.pairs[0])
    assert [moment[0] for moment in curve] == [1, 2]
    assert curve[-1][1:] == (0.875, *standings.pairs[0].interval)


def test_round_ticks() -> None:
    assert round_ticks(0, 100, 5) == [0, 20, 40, 60, 80, 100]
    assert round_ticks(-1.5, 3.2, 5) == [-1, 0, 1, 2, 3]


def test_durations() -> None:
    assert [duration(seconds) for seconds in (2.5, 0.3, 0.00125, 0.000002)] == ["2.50 s", "300 ms", "1.25 ms", "2 µs"]


def keep(standings: Standings, folder: Path) -> None:
    with Ledger(folder, standings.plan) as ledger:
        ledger.add(standings.games)


def test_the_ladder_gathers_arenas(tmp_path: Path) -> None:
    keep(duel_of_four_games(), tmp_path / "a" / "duel")
    keep(one_among_three(), tmp_path / "b")
    page = ladder_page(find_arenas([tmp_path]))
    assert page.count("## Century: Spice Road\n") == 1
    assert page.index("### 2 players") < page.index("### 4 players")
    assert "| greedy – random | 4 | **87.5%** |" in page
    assert "| hard – greedy × 3 | 4 | **50.0%** |" in page
    assert "| 25% | 70.0 : " in page
    assert "8 games in all" in page
    assert str(tmp_path) not in page
    for row in (line for line in page.splitlines() if line.startswith("|")):
        assert row.count("|") in (8, 10)


def test_a_ladder_of_several_games_begins_with_a_glance_at_all(tmp_path: Path) -> None:
    keep(duel_of_four_games(), tmp_path / "duel")
    keep(one_among_three(), tmp_path / "four")
    assert "## At a glance" not in ladder_page(find_arenas([tmp_path])), "there is one game only"
    plan = replace(duel_plan("random", "greedy"), game="dunhuang")
    keep(stand(plan, MACHINE, [played(plan, GameKey(0, 0, 0), (1, 2))]), tmp_path / "another")
    unusual = replace(plan, options={"supply": "finite"})
    keep(stand(unusual, MACHINE, [played(unusual, GameKey(0, 0, 0), (2, 1))]), tmp_path / "unusual")
    glance = ladder_page(find_arenas([tmp_path])).partition("## At a glance\n")[2].partition("\n## ")[0]
    head, _, *rows = (line for line in glance.splitlines() if line.startswith("|"))
    assert head == "| game | greedy – random | hard – greedy × 3 |"
    assert [re.sub(r" \d+–\d+ ", " ", row) for row in rows] == [
        "| Century: Spice Road | **87.5%** | **50.0%** |",
        "| Merchants of Dunhuang | **100.0%** |  |",
    ]


def test_figures_of_an_older_version_are_named(tmp_path: Path) -> None:
    keep(duel_of_four_games(), tmp_path / "duel")
    assert "**Older figures.**" not in ladder_page(find_arenas([tmp_path]))
    plan = tmp_path / "duel" / "plan.json"
    kept = json.loads(plan.read_text(encoding="utf-8"))
    kept["machine"]["caravanserai"] = "0.0.9"
    plan.write_text(json.dumps(kept), encoding="utf-8")
    older = ladder_page(find_arenas([tmp_path])).partition("**Older figures.**")[2].partition("\n")[0]
    assert "Caravanserai 0.0.9" in older
    assert older.count("Century: Spice Road") == 1


def test_arenas_of_one_table_are_rated_together(tmp_path: Path) -> None:
    keep(duel_of_four_games(), tmp_path / "one")
    keep(duel_of_four_games(), tmp_path / "two")
    page = ladder_page(find_arenas([tmp_path]))
    assert page.count("| greedy – random | 4 |") == 2
    (row,) = (line for line in page.splitlines() if line.startswith("| greedy | "))
    assert row.split(" | ")[3] == "16", "decisions of both"


def test_unfinished_arenas_say_so(tmp_path: Path) -> None:
    plan = duel_plan("random", "greedy")
    keep(stand(plan, MACHINE, [played(plan, GameKey(0, 0, 0), (1, 2))]), tmp_path)
    assert "| greedy – random | 1 of 4 |" in ladder_page(find_arenas([tmp_path]))


def test_one_name_for_two_bots_is_refused(tmp_path: Path) -> None:
    for number, spec in enumerate(("a:x", "a:y")):
        plan = duel_plan(spec, "greedy")
        keep(stand(plan, MACHINE, [played(plan, GameKey(0, 0, 0), (1, 2))]), tmp_path / str(number))
    with pytest.raises(BadLedger, match="name them differently"):
        ladder_page(find_arenas([tmp_path]))


def test_no_arena_no_ladder(tmp_path: Path) -> None:
    with pytest.raises(BadLedger, match="There is no arena"):
        find_arenas([tmp_path])
