"""Leaving a game and coming back: an unfinished record, with a note of who sat where."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from caravanserai.arena.match import write_whole
from caravanserai.bots import UnknownBot, built_in_bot
from caravanserai.cli.table.seats import HUMAN
from caravanserai.core.errors import BadRecord
from caravanserai.core.record import Record

SEATS: Final = "seats"  # an addition to the record, which readers of records pass over


def default_path(game: str) -> Path:
    """A new file in the user's own data folder."""
    return user_data_path("caravanserai") / "games" / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.json"


def write_game(path: Path, record: Record, kinds: tuple[str, ...]) -> None:
    """Keep a game, finished or not."""
    text = record.to_json().rstrip()
    assert text.endswith("\n}")
    write_whole(path, f"{text[:-2]},\n {json.dumps(SEATS)}: {json.dumps(list(kinds))}\n}}\n")


def read_kinds(text: str, players: int) -> list[str] | None:
    """Who sat where, if the file says so; it must be a record already found good."""
    kinds = json.loads(text).get(SEATS)
    if kinds is None:
        return None
    if not isinstance(kinds, list) or len(kinds) != players or not all(map(_can_sit, kinds)):
        raise BadRecord("The record names seats that cannot be filled.")
    return [str(kind) for kind in kinds]


def _can_sit(kind: object) -> bool:
    """A person, or a bot of the house: a file from somebody else must not have a class or a program run."""
    if not isinstance(kind, str):
        return False
    try:
        return kind == HUMAN or built_in_bot(kind) is not None
    except UnknownBot:
        return False
