"""One game between bots, from the first decision to the result."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from caravanserai.arena.times import Times
from caravanserai.core.errors import CaravanseraiError
from caravanserai.core.observation import Observation, observation_seed
from caravanserai.core.record import Record, begin_record

if TYPE_CHECKING:
    from caravanserai.bots.bot import Bot
    from caravanserai.core.game import Game
    from caravanserai.core.moves import Move
    from caravanserai.core.state import State

LONGEST_MATCH: Final = 1_000_000  # decisions; random play may take tens of thousands, a stuck bot takes all there are


class EndlessMatch(CaravanseraiError):
    """The bots play on and on without finishing."""


@dataclass(frozen=True)
class Match:
    """A finished game: its record and last state, how many decisions it took, and how long.

    `times` tells for each seat how long its decisions took; those with a single legal move are not counted.
    """

    record: Record
    state: State
    decisions: int
    seconds: float
    times: tuple[Times, ...]


class Chosen:
    """What was chosen since each seat last chose, for bots that remember.

    Others' choices are among it only where everybody sees every move. Elsewhere a seat goes on from its own last
    choice as long as nobody chose in between, or when all act apart from each other.
    """

    def __init__(self, state: State) -> None:
        self._open = state.open_moves
        self._apart = state.acts_independently
        self._since: list[list[Move] | None] = [None] * int(state.players)

    def since(self, seat: int) -> list[Move] | None:
        """The choices since the seat's own last one, that one included; None when it is not to know."""
        return self._since[seat]

    def note(self, seat: int, move: Move) -> None:
        """Somebody made a choice."""
        for other, past in enumerate(self._since):
            if other == seat:
                self._since[seat] = [move]
            elif past is not None and self._open:
                past.append(move)
            elif not self._apart:
                self._since[other] = None


def play_match(
    game: Game, players: int, seed: int, bots: Sequence[Bot], options: Mapping[str, object] | None = None
) -> Match:
    """Play a game to its end. Each bot is asked with an Observation of its seat and never holds the state.

    Who made the bots also tells them that it is over, with `end`.
    """
    if len(bots) != players:
        raise CaravanseraiError(f"{players} players need {players} bots, not {len(bots)}.")
    begun = perf_counter()
    state = game.new(players, seed, options)
    record = begin_record(state, seed)
    times = tuple(Times() for _ in range(players))
    chosen = Chosen(state)
    decisions = 0
    while not state.over:
        if decisions == LONGEST_MATCH:
            names = ", ".join(bot.name for bot in bots)
            raise EndlessMatch(f"The game with seed {seed} does not end: {names} made {decisions} decisions.")
        seat = state.deciding[0]
        observation = Observation(state, seat, observation_seed(seed, decisions), chosen.since(seat))
        asked = perf_counter()
        move = bots[seat].choose(observation)
        if len(observation.legal) > 1:
            times[seat].add(perf_counter() - asked)
            chosen.note(seat, move)
        state.apply(move, seat)
        record.add(seat, move.text)
        decisions += 1
    record.close(state)
    return Match(record, state, decisions, perf_counter() - begun, times)


def bot_seed(seed: int, seat: int) -> int:
    """The seed for the bot on a seat: the same for the same game, and no way back to the game's own seed."""
    return int.from_bytes(hashlib.sha256(f"caravanserai bot {seed} {seat}".encode()).digest()[:6], "big")


def write_whole(path: Path, text: str) -> None:
    """Write a file that is whole at every moment: it appears under its name only when complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        unfinished.write_text(text, encoding="utf-8")
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)
