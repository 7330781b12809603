"""The golden records replay bit by bit: those of the version now, and some of each version that games go on under."""

import json
from pathlib import Path

import pytest

import caravanserai as cv
from caravanserai.contract import option_sets
from caravanserai.contract.fingerprints import fingerprint
from tests.records.write import HERE, PRINTS

FILES = sorted(HERE.glob("*/*/*-players-*.json"))


def named(path: Path) -> str:
    return "-".join(path.relative_to(HERE).with_suffix("").parts)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_record_replays(path: Path) -> None:
    record = cv.Record.from_json(path.read_text(encoding="utf-8"))
    assert (record.game, record.version) == (path.parents[1].name, path.parent.name)
    state = record.verify()
    assert state.over
    assert state.version == record.version
    expected = json.loads((path.parent / PRINTS).read_text(encoding="utf-8"))
    assert fingerprint(record) == expected[path.name], "it plays differently now: its rule set needs a new version"


@pytest.mark.parametrize("game", cv.games(), ids=lambda game: game.id)
def test_every_version_that_is_played_has_its_records(game: cv.Game) -> None:
    for version in game.versions:
        folder = HERE / game.id / version
        kept = {path.name for path in FILES if path.parent == folder}
        assert len(kept) >= len(game.players)
        assert kept == set(json.loads((folder / PRINTS).read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", cv.games(), ids=lambda game: game.id)
def test_every_player_count_and_option_set_has_a_record(game: cv.Game) -> None:
    folder = HERE / game.id / game.version
    records = [cv.Record.from_json(path.read_text(encoding="utf-8")) for path in FILES if path.parent == folder]
    kept = [(record.players, record.options) for record in records]
    for players in game.players:
        for options in option_sets(game):
            assert (players, game.settle(options)) in kept
    assert len(records) >= 20
