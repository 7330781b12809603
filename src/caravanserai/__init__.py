"""Caravanserai: faithful merchant-road board games to play, to host, and to write bots for."""

import caravanserai.games  # noqa: F401  first, so that below it becomes the function of this name for good
from caravanserai.core.errors import (
    BadOption,
    BadPlayers,
    BadRecord,
    BadSave,
    CaravanseraiError,
    IllegalMove,
    NoSuchSeat,
    OldVersion,
    UnknownGame,
)
from caravanserai.core.game import Game
from caravanserai.core.history import History
from caravanserai.core.moves import Move, MoveTable
from caravanserai.core.observation import Observation
from caravanserai.core.reasons import Reason
from caravanserai.core.record import Record
from caravanserai.core.registry import games, load
from caravanserai.core.state import State

__version__ = "0.2.0"

__all__ = [
    "BadOption",
    "BadPlayers",
    "BadRecord",
    "BadSave",
    "CaravanseraiError",
    "Game",
    "History",
    "IllegalMove",
    "Move",
    "MoveTable",
    "NoSuchSeat",
    "Observation",
    "OldVersion",
    "Reason",
    "Record",
    "State",
    "UnknownGame",
    "games",
    "load",
]
