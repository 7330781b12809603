"""A game written down: seed, options and moves, enough to play it again and to prove that nothing was changed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from caravanserai.core.chance import commitment
from caravanserai.core.errors import BadRecord, CaravanseraiError, IllegalMove
from caravanserai.core.options import Options
from caravanserai.core.registry import load

if TYPE_CHECKING:
    from caravanserai.core.state import State

FORMAT: Final = "caravanserai-record-1"
KEYS: Final = ("format", "game", "version", "players", "options", "seed", "commitment", "moves", "result")


class Record:
    """A whole or unfinished game. `result` is nothing until the game is over."""

    def __init__(
        self,
        game: str,
        version: str,
        players: int,
        options: Mapping[str, object],
        seed: int,
        moves: Iterable[tuple[int, str]] = (),
        result: Mapping[str, object] | None = None,
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.players: Final = players
        self.options: Final = dict(options)
        self.seed: Final = seed
        self.moves: Final = list(moves)
        self.result = None if result is None else dict(result)

    @property
    def commitment(self) -> str:
        """The hash of the seed that could be published before the game."""
        return commitment(self.seed)

    def add(self, seat: int, move: str) -> None:
        """Write one more move down."""
        self.moves.append((seat, move))

    def close(self, state: State) -> None:
        """Write the result down once the game is over."""
        if state.over:
            self.result = result_of(state)

    def replay(self) -> State:
        """Play the moves again and return the state they lead to."""
        state = self.opening()
        for number, (seat, text) in enumerate(self.moves, 1):
            try:
                state.apply(text, seat)
            except IllegalMove as refusal:
                raise BadRecord(
                    f"Move {number} of the record, {text!r} by seat {seat}, is refused: {refusal.reason}."
                ) from refusal
            except CaravanseraiError as error:
                raise BadRecord(f"Move {number} of the record cannot be made: {error}") from error
        return state

    def opening(self) -> State:
        """The state before the first move."""
        try:
            return load(self.game).new(self.players, self.seed, self.options, self.version)
        except CaravanseraiError as error:
            raise BadRecord(f"The record cannot be replayed. {error}") from error

    def verify(self) -> State:
        """Replay and compare with the written result; BadRecord on any difference."""
        state = self.replay()
        actual = result_of(state) if state.over else None
        if self.result != actual:
            raise BadRecord(f"The record says {self.result} but its moves lead to {actual}.")
        return state

    def to_json(self) -> str:
        """One JSON object, a move per line."""
        head: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "commitment": self.commitment,
        }
        lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
        moves = ",\n  ".join(json.dumps([seat, text]) for seat, text in self.moves)
        lines.append(f'"moves": [\n  {moves}\n ]' if self.moves else '"moves": []')
        lines.append(f'"result": {json.dumps(self.result)}')
        return "{\n " + ",\n ".join(lines) + "\n}\n"

    @staticmethod
    def from_json(text: str) -> Record:
        """Read a record, or raise a BadRecord that says what is wrong with it."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"The record is not whole JSON: {error}.") from error
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadRecord(f"This is not a game record: it does not say {FORMAT!r}.")
        missing = [key for key in KEYS if key not in data]
        if missing:
            raise BadRecord(f"The record lacks {', '.join(missing)}.")
        _check_types(data)
        moves = [(entry[0], entry[1]) for entry in data["moves"]]
        record = Record(
            data["game"], data["version"], data["players"], data["options"], data["seed"], moves, data["result"]
        )
        if data["commitment"] != record.commitment:
            raise BadRecord("The seed does not match its commitment: the record was altered.")
        return record


def begin_record(state: State, seed: int) -> Record:
    """An empty record for a game about to be played from this seed."""
    options: Options = dict(state.options)
    return Record(state.game.id, state.version, int(state.players), options, seed)


def result_of(state: State) -> dict[str, object]:
    """What a record keeps of the end."""
    return {"scores": state.scores(), "winners": state.winners()}


def _check_types(data: dict[str, object]) -> None:
    kinds: dict[str, type] = {
        "game": str,
        "version": str,
        "players": int,
        "options": dict,
        "seed": int,
        "commitment": str,
        "moves": list,
    }
    for key, kind in kinds.items():
        value = data[key]
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BadRecord(f"In the record, {key} is not of the right type.")
    if data["result"] is not None and not isinstance(data["result"], dict):
        raise BadRecord("In the record, result is not of the right type.")
    moves = data["moves"]
    assert isinstance(moves, list)
    for number, entry in enumerate(moves, 1):
        if not isinstance(entry, list) or len(entry) != 2:
            raise BadRecord(f"Move {number} of the record is not a seat and a move.")
        seat, text = entry
        if isinstance(seat, bool) or not isinstance(seat, int) or not isinstance(text, str):
            raise BadRecord(f"Move {number} of the record is not a seat and a move.")
