"""Taking moves back, one by one, as far as nothing was revealed."""

from collections.abc import Sequence

from caravanserai.core.history import History, resumed
from caravanserai.core.state import State


def history_of(state: State, *moves: str) -> History:
    """A position taken up as a running game, where whoever decides makes these moves."""
    history = resumed(state.copy(), 7, [])
    for move in moves:
        history.apply(move)
    return history


def why_no_undo(history: History, seat: int = 0) -> str | None:
    """The code of the reason for which a seat cannot take its last move back, if there is one."""
    reason = history.why_no_undo(seat)
    return reason.code if reason else None


def check_taken_back(state: State, moves: Sequence[str], seat: int = 0) -> tuple[int, ...]:
    """A seat makes these moves and takes them back one by one, to the very positions before; then nothing is left.

    Returns who decides after the last of the moves.
    """
    history = history_of(state)
    before = []
    for move in moves:
        before.append(history.state.save())
        history.apply(move, seat)
    deciding = history.state.deciding
    for saved in reversed(before):
        assert history.undo(seat) is None, f"the way back ends: {why_no_undo(history, seat)}"
        assert history.state.save() == saved
    assert why_no_undo(history, seat) == "nothing_to_undo"
    return deciding
