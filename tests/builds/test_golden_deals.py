"""Golden Deals are an alternative and not the game: some games on the compiled build, where bots are quick.

The bounds are wide; `python -m bench.deals` plays enough games for the figures on the page of Spice Road.
"""

import json
from typing import Any

from tests.builds.test_same_games import COMPILED, ROOT, run


def test_deals_leave_cards_to_play_and_a_row_to_the_end() -> None:
    with_five, only_dealer = measured("--players", "5", "--games", "6", "--lone-games", "20")
    assert with_five["play"]["rate"] > 0.33
    assert 0.03 < with_five["deal_turns"] < 0.2
    assert with_five["row_lasts"]["rate"] >= 4 / 6
    assert 0.3 <= only_dealer["only_dealer"]["rate"] <= 0.85


def measured(*arguments: str) -> list[dict[str, Any]]:
    """What `bench.deals` finds on the compiled build."""
    assert COMPILED.is_dir(), "the compiled build is missing: run `make .cache/compiled`"
    bench = str(ROOT / "bench" / "deals.py")
    found: list[dict[str, Any]] = json.loads(run(COMPILED, bench, "spice_road", *arguments, "--jobs", "2", "--json"))
    return found
