"""One game between bots, from the first decision to the result."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from caravanserai.core.errors import CaravanseraiError
from caravanserai.core.record import Record, begin_record
from caravanserai.core.sight import Sight, sight_seed

if TYPE_CHECKING:
    from caravanserai.bots.bot import Bot
    from caravanserai.core.game import Game
    from caravanserai.core.state import State

LONGEST_MATCH: Final = 1_000_000  # decisions; random play may take tens of thousands, a stuck bot takes all there are


class EndlessMatch(CaravanseraiError):
    """The bots play on and on without finishing."""


@dataclass(frozen=True)
class Match:
    """A finished game: its record and last state, how many decisions it took, and how long."""

    record: Record
    state: State
    decisions: int
    seconds: float


def play_match(
    game: Game, players: int, seed: int, bots: Sequence[Bot], options: Mapping[str, object] | None = None
) -> Match:
    """Play a game to its end. Each bot is asked with a Sight of its seat and never holds the state."""
    if len(bots) != players:
        raise CaravanseraiError(f"{players} players need {players} bots, not {len(bots)}.")
    begun = perf_counter()
    state = game.new(players, seed, options)
    record = begin_record(state, seed)
    decisions = 0
    while not state.over:
        if decisions == LONGEST_MATCH:
            names = ", ".join(bot.name for bot in bots)
            raise EndlessMatch(f"The game with seed {seed} does not end: {names} made {decisions} decisions.")
        seat = state.deciding[0]
        move = bots[seat].choose(Sight(state, seat, sight_seed(seed, decisions)))
        state.apply(move, seat)
        record.add(seat, move.text)
        decisions += 1
    record.close(state)
    return Match(record, state, decisions, perf_counter() - begun)


def write_whole(path: Path, text: str) -> None:
    """Write a file that is whole at every moment: it appears under its name only when complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        unfinished.write_text(text, encoding="utf-8")
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)
