"""One judge: what is legal, what is refused, and why."""

from collections.abc import Mapping

from caravanserai.contract.positions import sampled, walk
from caravanserai.core.errors import IllegalMove
from caravanserai.core.game import Game
from caravanserai.core.moves import Move
from caravanserai.core.state import State

MOST_MOVES = 68  # a decision rarely offers over 60


def check_one_judge(game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
    """Over the whole move table, `legal` holds exactly the moves without a reason against them, and `apply` agrees."""
    codes = {reason.code for reason in game.reasons}
    for number, (state, seat, _) in enumerate(sampled(game, players, options, seed, 60)):
        legal = state.legal(seat)
        assert len(set(legal)) == len(legal), "a legal move is listed twice"
        assert set(legal) == {move for move in game.moves if state.why_not(move, seat) is None}
        refused = [move for move in game.moves if move not in legal]
        for move in refused:
            reason = state.why_not(move, seat)
            assert reason is not None
            assert reason.code in codes, f"{reason.code} is not among the game's reasons"
            assert reason.clause, f"{reason.code} names no clause"
        for move in refused[number % 5 :: 17]:
            _check_refusal(state, move, seat)
        for move in legal:
            state.copy().apply(move.text, seat)


def _check_refusal(state: State, move: Move, seat: int) -> None:
    before = state.save()
    try:
        state.apply(move, seat)
    except IllegalMove as error:
        assert error.reason == state.why_not(move, seat)
    else:
        raise AssertionError(f"{move} was refused by why_not but not by apply")
    assert state.save() == before, f"refusing {move} changed the state"


def check_wrong_seats_are_refused(game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
    """Who does not decide has no legal moves and is told so; unknown moves are refused too."""
    for state, seat, move in sampled(game, players, options, seed, 80):
        for other in range(players):
            if other not in state.deciding:
                assert state.legal(other) == []
                reason = state.why_not(move, other)
                assert reason is not None
                assert reason.code == game.not_your_turn.code
        for nonsense in ("", "no such move", len(game.moves), -1):
            refusal = state.why_not(nonsense, seat)
            assert refusal is not None
            assert refusal.code == "unknown_move"


def check_decisions_are_short(game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
    """A person can take in what a decision offers."""
    for state, seat, _ in walk(game, players, options, seed):
        assert len(state.legal(seat)) <= MOST_MOVES
