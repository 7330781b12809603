"""Twin worlds: re-draw what a seat cannot see, and nothing it is shown may change."""

import json
from collections.abc import Mapping

from caravanserai.contract.positions import sampled
from caravanserai.core.game import Game
from caravanserai.core.sight import Sight
from caravanserai.core.state import State


def shown(state: State, seat: int) -> str:
    """All that a seat is shown: its view, the spectators' view, its legal moves, and every refusal."""
    refusals = {}
    for move in state.game.moves:
        reason = state.why_not(move, seat)
        if reason is not None:
            refusals[move.text] = reason.to_json()
    moves = [move.text for move in state.legal(seat)]
    return json.dumps([state.view(seat), state.view(None), list(state.deciding), moves, refusals])


def check_imagined_worlds(game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
    """An imagined world has the same pieces, looks the same to its seat, and plays on to an end like any other."""
    for number, (state, mover, move) in enumerate(sampled(game, players, options, seed, 90)):
        before = state.save()
        for seat in range(players):
            world = state.imagine(seat, number)
            assert world.census() == state.census()
            assert world.view(seat) == state.view(seat)
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
            assert Sight(twin, seat, 9).legal == Sight(state, seat, 9).legal
            if twin.why_not(move, mover) is None:
                assert heard(state, mover, move.text, seat) == heard(twin, mover, move.text, seat)


def heard(state: State, mover: int, move: str, seat: int) -> str:
    """What a seat is told of a move and sees after it; nothing is compared once something new was revealed."""
    after = state.copy()
    after.listen()
    after.apply(move, mover)
    if after.revealed != state.revealed or after.over:
        return "something was revealed"
    told = [event.to_json() for event in after.told() if event.visible_to(seat)]
    return json.dumps([told, after.view(seat)])
