"""A rule that changes without a new version is noticed, and what a version plays like cannot be recorded anew."""

import json
from pathlib import Path
from typing import Any

import pytest

import caravanserai as cv
from caravanserai.contract.fingerprints import fingerprint
from caravanserai.core.registry import _loaded
from caravanserai.games.century.islands.demands import DEMAND_POINTS
from caravanserai.games.century.settlement.point_cards import POINT_COST as SETTLEMENT_COST
from caravanserai.games.century.spice_road.components import CARDS_TO_END
from caravanserai.games.dunhuang.components import STARTING_COINS
from caravanserai.games.dunhuang.game import GAME as DUNHUANG
from caravanserai.games.dunhuang.game import Dunhuang
from caravanserai.games.dunhuang.reasons import REFUSALS
from caravanserai.games.marco_polo.components.goals import PLACES_VP
from caravanserai.games.marco_polo.components.spaces import TRAVEL_PRICE
from caravanserai.games.merchant_explorers.components.treasures import KIND_OF
from tests.records.write import HERE, PRINTS, AlreadyWritten, write


def plays_as_recorded(folder: Path) -> bool:
    """Whether all records of a version have the fingerprints that were taken of them."""
    for name, expected in json.loads((folder / PRINTS).read_text(encoding="utf-8")).items():
        record = cv.Record.from_json((folder / name).read_text(encoding="utf-8"))
        try:
            if fingerprint(record) != expected:
                return False
        except cv.IllegalMove:
            return False
    return True


@pytest.mark.parametrize(
    ("game", "numbers", "which", "value"),
    [
        ("spice_road", CARDS_TO_END, 2, 7),
        ("eastern_wonders", DEMAND_POINTS, 3, 13),
        ("sand_to_sea", DEMAND_POINTS, 3, 13),
        ("new_world", SETTLEMENT_COST, 0, 513),
        ("east_west_1", SETTLEMENT_COST, 0, 513),
        ("east_west_2", SETTLEMENT_COST, 0, 513),
        ("east_west_3", SETTLEMENT_COST, 0, 513),
        ("dunhuang", STARTING_COINS, 3, 7),
        ("marco_polo", PLACES_VP, 4, 11),
        ("marco_polo", TRAVEL_PRICE, 5, 17),
        ("merchant_explorers", KIND_OF, 0, 1),
    ],
)
def test_another_number_is_noticed(game: str, numbers: Any, which: int, value: int) -> None:
    before = numbers[which]
    numbers[which] = value
    try:
        noticed = not plays_as_recorded(HERE / game / cv.load(game).version)
    finally:
        numbers[which] = before
    assert before != value
    assert noticed


def test_what_a_version_plays_like_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(DUNHUANG, tmp_path)
    folder = tmp_path / DUNHUANG.id / DUNHUANG.version
    before = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}
    assert plays_as_recorded(folder)
    monkeypatch.setitem(STARTING_COINS, 2, 4)
    assert not plays_as_recorded(folder)
    with pytest.raises(AlreadyWritten, match=f"{DUNHUANG.id} {DUNHUANG.version} has its records already"):
        write(DUNHUANG, tmp_path)
    assert {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()} == before
    later = Dunhuang(DUNHUANG.id, DUNHUANG.title, "later", DUNHUANG.options, DUNHUANG.moves, REFUSALS, DUNHUANG.search)
    monkeypatch.setitem(_loaded, later.id, later)
    write(later, tmp_path)
    assert plays_as_recorded(tmp_path / later.id / "later")


@pytest.mark.parametrize("game", cv.games(), ids=lambda game: game.id)
def test_the_records_of_our_games_are_not_overwritten(game: cv.Game) -> None:
    with pytest.raises(AlreadyWritten, match="give it a new version"):
        write(game)
