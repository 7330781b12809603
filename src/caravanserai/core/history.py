"""A game in play with its past: moves can be taken back as far as nothing new was learnt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from caravanserai.core.reasons import Reason
from caravanserai.core.record import Record, begin_record

if TYPE_CHECKING:
    from caravanserai.core.game import Game
    from caravanserai.core.moves import Move
    from caravanserai.core.options import Options
    from caravanserai.core.state import State

NOTHING_TO_UNDO: Final = Reason("nothing_to_undo", "")
OTHERS_MOVED: Final = Reason("others_moved", "")
SOMETHING_REVEALED: Final = Reason("something_revealed", "")
UNDO_REASONS: Final = (NOTHING_TO_UNDO, OTHERS_MOVED, SOMETHING_REVEALED)


class History:
    """A running game: its state, its record, and the way back to the information horizon."""

    def __init__(
        self, game: Game, players: int, seed: int, options: Options | None = None, version: str | None = None
    ) -> None:
        self.state: State = game.new(players, seed, options, version)
        self.record: Final[Record] = begin_record(self.state, seed)
        self._earlier: list[State] = []  # the state before each move that can still be taken back
        self._movers_before: list[int] = []  # who moved before the record begins, the last mover last

    @property
    def settled(self) -> bool:
        """Whether no move can be taken back: the place to keep a snapshot and to resume from it."""
        return not self._earlier

    @property
    def movers(self) -> list[int]:
        """The seats that have moved, the last mover last; what `resumed` wants to know."""
        found: list[int] = []
        for seat in [*self._movers_before, *(mover for mover, _ in self.record.moves)]:
            if seat in found:
                found.remove(seat)
            found.append(seat)
        return found

    def settle(self) -> None:
        """Let everything made so far stand."""
        self._earlier.clear()

    def apply(self, move: Move | str | int, seat: int | None = None) -> None:
        """Make a move and write it down."""
        if seat is None and len(self.state.deciding) == 1:
            seat = self.state.deciding[0]
        before = self.state.copy()
        self.state.apply(move, seat)
        assert seat is not None
        made = self.state.game.moves[move] if isinstance(move, (str, int)) else move
        self.record.add(seat, made.text)
        self.record.close(self.state)
        if self.state.over or not _somebody_may_go_back(before, self.state):
            self._earlier.clear()
        else:
            self._earlier.append(before)

    def last_move_of(self, seat: int) -> int:
        """Which move of the record `undo` would take back: its number from 0 on, or -1 when it has none of the seat."""
        moves = self.record.moves
        for number in range(len(moves) - 1, -1, -1):
            if moves[number][0] == seat:
                return number
        return -1

    def turn_so_far(self, seat: int) -> tuple[State, list[str]]:
        """A seat's last moves in the turn under way, and the state before them.

        Those before something new was learnt, or somebody else moved, are left out.
        """
        moves = self.record.moves
        state = self.state
        made: list[str] = []
        for earlier, (mover, text) in zip(reversed(self._earlier), reversed(moves), strict=False):
            if mover != seat or earlier.turn != self.state.turn:
                break
            state = earlier
            made.append(text)
        made.reverse()
        return state, made

    def why_no_undo(self, seat: int) -> Reason | None:
        """Nothing when the seat may take its last move back; otherwise what stands in the way."""
        number = self.last_move_of(seat)
        if number < 0 and seat not in self._movers_before:
            return NOTHING_TO_UNDO
        if self._last_mover() != seat and not self.state.acts_independently:
            return OTHERS_MOVED
        at = self._kept(number)
        if at < 0 or self._earlier[at].horizon(seat) != self.state.horizon(seat):
            return SOMETHING_REVEALED
        return None if self._last_mover() == seat or self._all_apart(at) else OTHERS_MOVED

    def undo(self, seat: int) -> Reason | None:
        """Take the seat's last move back, or return why that cannot be done.

        What others did since, each for themselves, stands: it is done again from there.
        """
        reason = self.why_no_undo(seat)
        if reason is None:
            listening = self.state.story is not None
            number = self.last_move_of(seat)
            at = self._kept(number)
            self.state = self._earlier[at]
            del self._earlier[at:]
            self.record.moves.pop(number)
            for other, text in self.record.moves[number:]:
                self._earlier.append(self.state.copy())
                self.state.apply(text, other)
            if listening:
                self.state.listen()
        return reason

    def _kept(self, number: int) -> int:
        """Where the state before a move of the record is kept; below 0 when it is not."""
        return number - (len(self.record.moves) - len(self._earlier)) if number >= 0 else -1

    def _all_apart(self, at: int) -> bool:
        for state in self._earlier[at:]:
            if not state.acts_independently:
                return False
        return True

    def _last_mover(self) -> int:
        return self.record.moves[-1][0] if self.record.moves else self._movers_before[-1]


def _somebody_may_go_back(before: State, after: State) -> bool:
    """Whether the information horizon of some seat is where it was."""
    for seat in range(int(after.players)):
        if before.horizon(seat) == after.horizon(seat):
            return True
    return False


def resumed(state: State, seed: int, movers: Sequence[int]) -> History:
    """A game taken up where nothing can be taken back. Its record holds only the moves made from here on."""
    history = History(state.game, int(state.players), seed, dict(state.options), state.version)
    history.state = state
    history._movers_before = list(movers)
    return history
