"""The golden records replay bit by bit."""

import json
from pathlib import Path

import pytest

import caravanserai as cv
from caravanserai.contract import option_sets
from caravanserai.contract.fingerprints import fingerprint

HERE = Path(__file__).parent
FILES = sorted(path for path in HERE.glob("*/*-players-*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_record_replays(path: Path) -> None:
    record = cv.Record.from_json(path.read_text(encoding="utf-8"))
    assert record.game == path.parent.name
    assert record.verify().over
    expected = json.loads((path.parent / "fingerprints.json").read_text(encoding="utf-8"))[path.name]
    assert fingerprint(record) == expected


@pytest.mark.parametrize("game", cv.games(), ids=lambda game: game.id)
def test_every_player_count_and_option_set_has_a_record(game: cv.Game) -> None:
    records = [cv.Record.from_json(path.read_text(encoding="utf-8")) for path in FILES if path.parent.name == game.id]
    kept = [(record.players, record.options) for record in records]
    for players in game.players:
        for options in option_sets(game):
            assert (players, game.settle(options)) in kept
    assert len(records) >= 20
