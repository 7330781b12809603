"""The golden records of Marco Polo hold finished games of every character."""

from pathlib import Path

import caravanserai as cv
from caravanserai.games.marco_polo.components.characters import CHARACTERS
from caravanserai.games.marco_polo.game import GAME
from caravanserai.games.marco_polo.state import MarcoPoloState

RECORDS = Path(__file__).parent / "marco_polo" / GAME.version


def test_every_character_has_played() -> None:
    played: set[int] = set()
    for path in RECORDS.glob("*-players-*.json"):
        state = cv.Record.from_json(path.read_text(encoding="utf-8")).replay()
        assert isinstance(state, MarcoPoloState)
        played.update(int(traveller.character) for traveller in state.travellers)
    assert played == set(range(CHARACTERS))
