"""The facts a move's text mentions. A move carries small numbers; what they mean is read off the table.

Each game has one small file here, so whoever shows moves needs no knowledge of its own: a server can send the facts
along with the moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move


def move_facts(move: Move, view: Mapping[str, Any]) -> dict[str, Fact] | None:
    """What the move is about at a table that looks like this, or nothing when it makes no sense there."""
    name = f"{__name__}.{move.game}"
    if find_spec(name) is None:
        return None
    try:
        facts: dict[str, Fact] = import_module(name).facts(move, view)
    except LookupError:  # a place without a card, a card without a deal: the move cannot be described by them
        return None
    return facts
