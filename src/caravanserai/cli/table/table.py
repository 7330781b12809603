"""The running game: whose decision it is, what bots and single choices do by themselves, and the way back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from caravanserai.core.history import NOTHING_TO_UNDO
from caravanserai.core.observation import Observation, observation_seed

if TYPE_CHECKING:
    from caravanserai.cli.table.seats import Seats
    from caravanserai.core.events import Event
    from caravanserai.core.history import History
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason
    from caravanserai.core.state import State


@dataclass(frozen=True)
class Told:
    """An event of the log, with the number of the move that brought it and the turn it belongs to."""

    move: int
    turn: int
    event: Event


class Table:
    """A game with its people, its bots and its log."""

    def __init__(self, history: History, seats: Seats) -> None:
        self.history: Final = history
        self.seats: Final = seats
        self.log: list[Told] = []
        self._chosen: list[bool] = []  # for each move, whether somebody really chose it
        history.state.listen()

    @property
    def state(self) -> State:
        return self.history.state

    @property
    def moves_made(self) -> int:
        return len(self.history.record.moves)

    def decider(self) -> int:
        """The seat to be asked next: a person before a bot, when several may decide."""
        deciding = self.state.deciding
        for seat in deciding:
            if seat in self.seats.people:
                return seat
        return deciding[0]

    def observation(self, seat: int) -> Observation:
        """The table as a seat sees it, for a bot to think about."""
        return Observation(self.state, seat, observation_seed(self.history.record.seed, self.moves_made))

    def make(self, move: Move | str, seat: int) -> None:
        """Make a move; IllegalMove when the judge refuses."""
        turn = int(self.state.turn)
        choices = len(self.state.legal(seat))
        self.history.apply(move, seat)
        self._chosen.append(choices > 1)
        self.log += [Told(self.moves_made, turn, event) for event in self.state.told()]

    def advance(self) -> None:
        """Let bots move and single choices play themselves, until a person has something to decide.

        Where all act for themselves, a single choice is how a person says that nothing is to be taken back.
        """
        while not self.state.over:
            seat = self.decider()
            moves = self.state.legal(seat)
            if len(moves) == 1 and not (self.state.acts_independently and seat in self.seats.people):
                self.make(moves[0], seat)
            elif seat in self.seats.bots:
                self.make(self.seats.bots[seat].choose(self.observation(seat)), seat)
            else:
                return

    def undo(self, seat: int) -> Reason | None:
        """Take back the last thing a person really chose, or say why that cannot be done.

        At a table of several people the one who moved last may take back, whoever is to move now.
        """
        made = self.history.record.moves
        if not made:
            return NOTHING_TO_UNDO
        if made[-1][0] in self.seats.people:
            seat = made[-1][0]
        taken: list[str] = []
        while True:
            reason = self.history.why_no_undo(seat)
            if reason is not None:
                for text in reversed(taken):
                    self.history.apply(text, seat)
                self.state.told()
                return reason
            taken.append(made[-1][1])
            self.history.undo(seat)
            if self._chosen[self.moves_made]:
                del self._chosen[self.moves_made :]
                self.log = [told for told in self.log if told.move <= self.moves_made]
                return None
