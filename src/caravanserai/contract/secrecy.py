"""Twin worlds: re-draw what a seat cannot see, and nothing it is shown may change."""

import json
from collections.abc import Mapping, Sequence

from caravanserai.contract.positions import sampled
from caravanserai.core.events import Event
from caravanserai.core.game import Game
from caravanserai.core.moves import Move
from caravanserai.core.observation import Observation
from caravanserai.core.state import State


def shown(state: State, seat: int) -> str:
    """All that a seat is shown: its view, the spectators' view, its choices with their facts, and every refusal."""
    refusals = {}
    for move in state.game.moves:
        reason = state.why_not(move, seat)
        if reason is not None:
            refusals[move.text] = reason.to_json()
    choices = [choice.to_json() for choice in state.choices(seat)]
    return json.dumps([state.view(seat), state.view(None), list(state.deciding), choices, refusals])


def check_looks_the_same(state: State, world: State) -> None:
    """Two worlds look the same to everybody, allow the same, and have the same pieces."""
    for seat in (*range(int(state.players)), None):
        assert world.view(seat) == state.view(seat), f"seen by {seat}"
    for seat in state.deciding:
        assert world.legal(seat) == state.legal(seat)
    assert world.census() == state.census()


def check_holds_no_key(saved: Mapping[str, object], world: State) -> None:
    """An imagined world cannot be asked what the real table will draw."""
    chance = saved["chance"]
    assert isinstance(chance, Mapping), "a real table does not draw under a key"
    assert chance["key"] not in json.dumps(world.save()), "an imagined world holds the key of the real table"


def check_imagined_worlds(game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
    """An imagined world has the same pieces, looks the same to its seat, and plays on to an end like any other."""
    for number, (state, mover, move) in enumerate(sampled(game, players, options, seed, 90)):
        before = state.save()
        for seat in range(players):
            world = state.imagine(seat, number)
            assert world.census() == state.census()
            assert world.view(seat) == state.view(seat)
            check_holds_no_key(before, world)
            assert world.save() == state.imagine(seat, number).save()
            made = move if mover == seat else world.legal(mover)[0]
            world.apply(made, mover)
        assert state.save() == before, "imagining changed the state"


def check_twin_worlds(game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
    """What a seat is shown, hears and imagines is the same in two worlds that differ only in what it cannot know."""
    for number, (state, mover, move) in enumerate(sampled(game, players, options, seed, 120)):
        for seat in range(players):
            twin = state.imagine(seat, 7_000_000 + number)
            assert shown(twin, seat) == shown(state, seat)
            assert twin.imagine(seat, 5).save() == state.imagine(seat, 5).save(), "an imagined world knows too much"
            assert Observation(twin, seat, 9).legal == Observation(state, seat, 9).legal
            if twin.why_not(move, mover) is None:
                check_same_story(state, twin, mover, move, seat)


def check_same_story(state: State, twin: State, mover: int, move: Move, seat: int) -> None:
    """A move tells a seat and spectators the same in both worlds, unless in both it turns up something hidden."""
    worlds = []
    for before in (state, twin):
        after = before.copy()
        after.listen()
        after.apply(move, mover)
        turned_up = after.over or after.horizon(seat) != before.horizon(seat)
        worlds.append((after, after.told(), turned_up))
    (one, story, revealed), (other, other_story, other_revealed) = worlds
    assert revealed == other_revealed, f"{move} can be taken back in one world only"
    for reader in (seat, None):
        same = told_to(reader, story) == told_to(reader, other_story) and one.view(reader) == other.view(reader)
        assert same or revealed, f"told to {reader} by {move}"


def told_to(reader: int | None, story: Sequence[Event]) -> list[dict[str, object]]:
    """What a seat, or with None a spectator, is told."""
    return [event.to_json() for event in story if event.visible_to(reader)]


def heard(state: State, mover: int, move: str, seat: int) -> str:
    """What a seat is told of a move and sees after it; nothing is compared once something new was revealed."""
    after = state.copy()
    after.listen()
    after.apply(move, mover)
    if after.revealed != state.revealed or after.over:
        return "something was revealed"
    return json.dumps([told_to(seat, after.told()), after.view(seat)])
