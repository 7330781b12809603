"""Copies, saves and records keep a game exactly; pieces are neither made nor lost."""

import json
from collections.abc import Mapping

from caravanserai.contract.positions import sampled, thinned, walk
from caravanserai.core.game import Game
from caravanserai.core.record import Record, begin_record
from caravanserai.core.state import State


def check_copies_are_independent(game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
    """A copy is the same game, and what is done to it does not touch the original."""
    for state, seat, move in sampled(game, players, options, seed, 30):
        before = state.save()
        twin = state.copy()
        assert twin.save() == before
        twin.apply(move, seat)
        assert state.save() == before, f"{move} made in a copy changed the original"
        assert twin.save() != before, f"{move} changed nothing"


def check_saves_restore(game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
    """A save goes through JSON and comes back as the same game, also for all that follows."""
    for state, seat, move in sampled(game, players, options, seed, 50):
        saved = state.save()
        restored = game.restore(json.loads(json.dumps(saved)))
        assert restored.save() == saved
        assert restored.legal(seat) == state.legal(seat)
        ahead = state.copy()
        ahead.apply(move, seat)
        restored.apply(move, seat)
        assert restored.save() == ahead.save()


def check_records_replay(game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
    """A record written to JSON replays to the very same state."""
    record = begin_record(game.new(players, seed, options), seed)
    last: State | None = None
    for state, seat, move in walk(game, players, options, seed):
        record.add(seat, move.text)
        last = state
    assert last is not None
    record.close(last)
    again = Record.from_json(record.to_json())
    assert again.to_json() == record.to_json()
    assert again.verify().save() == last.save()


def check_conservation(game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
    """Throughout a game each of its pieces is somewhere, once. What is lost stays lost, so long games are thinned."""
    start = game.new(players, seed, options).census()
    state: State | None = None
    for state, _, move in thinned(walk(game, players, options, seed)):
        census = state.census()
        assert census == start, f"before {move} the pieces are {census}, at the start they were {start}"
    assert state is not None
    assert state.census() == start, "pieces were made or lost by the end"
