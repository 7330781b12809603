"""Games can be played to their end, and what is shown of them is plain data."""

import json
from collections.abc import Mapping

from caravanserai.contract.positions import sampled, walk
from caravanserai.core.game import Game
from caravanserai.core.state import State


def check_games_end(game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
    """A random game ends, with winners and itemised scores; until then there are no winners."""
    state: State | None = None
    revealed = 0
    for state, seat, _ in walk(game, players, options, seed):
        assert not state.over
        assert seat in state.deciding
        assert state.winners() == []
        assert state.revealed >= revealed, "the information horizon moved back"
        revealed = int(state.revealed)
    assert state is not None
    assert state.over
    assert state.deciding == ()
    assert state.legal(0) == []
    assert state.winners() or players == 1  # alone one may miss the goal
    assert all(0 <= seat < players for seat in state.winners())
    scores = state.scores()
    assert len(scores) == players
    for seat in range(players):
        assert sum(line["points"] for line in state.breakdown(seat)) == scores[seat]
    refusal = state.why_not(next(iter(game.moves)), 0)
    assert refusal is not None
    assert refusal.code == game.game_is_over.code


def check_views_are_plain(game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
    """Views survive JSON unchanged, name the seat they are for, and do not change when looked at."""
    for state, _, _ in sampled(game, players, options, seed, 40):
        for seat in [None, *range(players)]:
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["seat"] == seat
            assert view["game"] == game.id
            assert view["deciding"] == list(state.deciding)
            assert state.view(seat) == view
