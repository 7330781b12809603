"""The state of a game: who decides, what is legal and why not, what follows, who won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caravanserai.core.choices import Choice
from caravanserai.core.errors import IllegalMove, NoSuchSeat
from caravanserai.core.events import Event
from caravanserai.core.moves import Move
from caravanserai.core.options import Options
from caravanserai.core.reasons import UNKNOWN_MOVE, Reason
from caravanserai.core.secret_chance import Source

if TYPE_CHECKING:
    from collections.abc import Mapping

    from caravanserai.core.events import Fact
    from caravanserai.core.game import Game
    from caravanserai.core.shapes import ScoreLine, TableView


class State:
    """What lies on the table. A rule set fills in the methods of the lower half; everybody else uses the upper."""

    def __init__(self, game: Game, players: int, options: Options, chance: Source) -> None:
        self.game = game
        self.version = game.version  # under which the game was begun
        self.players: i64 = players
        self.options = options
        self.chance = chance
        self.revealed: i64 = 0  # the information horizon: how often something hidden became known
        self.turn: i64 = 0  # how many turns have begun
        self.over = False
        self.story: list[Event] | None = None

    # -- what callers use --------------------------------------------------------------------------------------

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats that may move now; empty when the game is over."""
        raise NotImplementedError

    def legal(self, seat: int | None = None) -> list[Move]:
        """Every move the seat may make now. The seat may be left out when only one decides."""
        if self.over:
            return []
        who = self._who(seat)
        if not self.may_decide(who):
            return []
        return [move for move in self.candidates(who) if self.judge(move, who) is None]

    def why_not(self, move: Move | str | int, seat: int | None = None) -> Reason | None:
        """Nothing when the move is legal; otherwise the reason, with the facts its sentence needs."""
        found = self._find(move)
        if found is None:
            return UNKNOWN_MOVE
        if self.over:
            return self.why_over()
        who = self._who(seat)
        if not self.may_decide(who):
            return self.why_wait(who)
        reason = self.judge(found, who)
        if reason is None:
            return None
        details = self.details(reason, found, who)
        return reason.with_details(details) if details else reason

    def choices(self, seat: int | None = None) -> list[Choice]:
        """Every choice the seat could mean at the open decision, with its facts and, where it is barred, the reason.

        The legal moves are all among them. For faces of the game; bots and searches ask `legal`.
        """
        if self.over:
            return []
        who = self._who(seat)
        if not self.may_decide(who):
            return []
        found: list[Choice] = []
        for move in self.meant(who):
            facts = self.move_facts(move, who)
            if facts is not None:
                found.append(Choice(move, facts, self.why_not(move, who)))
        return found

    def apply(self, move: Move | str | int, seat: int | None = None) -> None:
        """Make a move, or raise IllegalMove and change nothing."""
        found = self._find(move)
        if found is not None and not self.over:
            who = self._who(seat)
            if self.may_decide(who) and self.judge(found, who) is None:
                self.perform(found, who)
                return
        raise IllegalMove(self._refusal(move, seat), str(move))

    def winners(self) -> list[int]:
        """The seats that won; empty while the game goes on."""
        raise NotImplementedError

    @property
    def acts_independently(self) -> bool:
        """Whether those deciding act each for themselves: one may take a move back though others have moved since."""
        return False

    @property
    def open_moves(self) -> bool:
        """Whether everybody sees every move, so that bots may be told of them."""
        return False

    def whereabouts(self, seat: i64) -> i64:
        """Where a seat's piece is that it moves step by step in its turn, as a number; -1 where nothing moves so.

        It is for bots. Two positions of one turn have the same number only when they differ in nothing but the price
        of the way, so that whoever comes to it by a longer way has gained nothing.
        """
        return -1

    def horizon(self, seat: int) -> int:
        """The information horizon of a seat: what it did before this number changed, it cannot take back."""
        return int(self.revealed)

    def listen(self) -> None:
        """Begin to keep the story of what happens; `told` hands it over. Copies do not listen."""
        if self.story is None:
            self.story = []

    def told(self) -> list[Event]:
        """The events since the last call."""
        events = self.story
        if not events:
            return []
        self.story = []
        return events

    # -- what a rule set provides --------------------------------------------------------------------------------

    def may_decide(self, seat: i64) -> bool:
        """Whether a seat is among those deciding; asked only while the game goes on."""
        return int(seat) in self.deciding

    def candidates(self, seat: i64) -> list[Move]:
        """The moves that could be meant now, legal ones all included; the judge picks from these."""
        raise NotImplementedError

    def meant(self, seat: i64) -> list[Move]:
        """The moves a player could mean now, barred ones included: what lies in reach, even if it costs too much."""
        return self.candidates(seat)

    def move_facts(self, move: Move, seat: i64) -> Mapping[str, Fact] | None:
        """What the sentence and the price tag of a move mention, or nothing where it makes no sense at this table."""
        raise NotImplementedError

    def judge(self, move: Move, seat: i64) -> Reason | None:
        """The one judge: why a deciding seat may not make this move now, or nothing."""
        raise NotImplementedError

    def details(self, reason: Reason, move: Move, seat: i64) -> Mapping[str, int | str | list[int]]:
        """The facts a refusal's sentence mentions, such as the cubes that are missing."""
        return {}

    def perform(self, move: Move, seat: i64) -> None:
        """Carry out a move the judge allows. Only `apply` and searches that ask `legal` first call this."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The score of every seat as it stands."""
        raise NotImplementedError

    def breakdown(self, seat: int) -> list[ScoreLine]:
        """The items a seat's score is made of; they add up to it."""
        raise NotImplementedError

    def view(self, seat: int | None) -> TableView:
        """What a seat sees, or with None a spectator: a JSON-able dict built up from nothing."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def imagine(self, seat: int, seed: int) -> State:
        """A copy in which all that the seat cannot know is drawn afresh, from the seed and its knowledge alone."""
        raise NotImplementedError

    def save(self) -> dict[str, object]:
        """The whole state as a JSON-able dict for `game.restore`."""
        raise NotImplementedError

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Lay out what `save` wrote on an empty table; players, options and chance are there already."""
        raise NotImplementedError

    def evaluate(self, seat: int) -> float:
        """How good the position looks for a seat, in points; what bots aim for."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """The pieces of the game counted by sort, wherever they lie; a law of conservation says it never changes."""
        raise NotImplementedError

    def why_over(self) -> Reason:
        """Why nothing can be done any more, once the game is over; a game that ends in two ways has two."""
        return self.game.game_is_over

    def why_wait(self, seat: i64) -> Reason:
        """Why a seat that does not decide may do nothing now."""
        return self.game.not_your_turn

    # -- within ----------------------------------------------------------------------------------------------------

    def _find(self, move: Move | str | int) -> Move | None:
        if isinstance(move, Move):
            return move if move.game == self.game.id else None
        return self.game.moves.find(move)

    def _who(self, seat: int | None) -> int:
        if seat is None:
            return self.only_decider()
        if not 0 <= seat < self.players:
            raise NoSuchSeat(f"There is no seat {seat}; this table has seats 0 to {self.players - 1}.")
        return seat

    def only_decider(self) -> int:
        """The seat that decides when there is just one; it must be named otherwise."""
        deciding = self.deciding
        if len(deciding) != 1:
            raise NoSuchSeat("Name the seat: " + ("several decide now." if deciding else "the game is over."))
        return deciding[0]

    def _refusal(self, move: Move | str | int, seat: int | None) -> Reason:
        reason = self.why_not(move, seat)
        assert reason is not None
        return reason
