"""Games in which one seat decides at a time: a turn is a chain of steps, and a step lists what it allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64

from caravanserai.core.agenda import Agenda, argument_of, step_of
from caravanserai.core.events import EVERYBODY, Event
from caravanserai.core.reasons import Reason
from caravanserai.core.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping

    from caravanserai.core.events import Fact
    from caravanserai.core.game import Game
    from caravanserai.core.moves import Move
    from caravanserai.core.options import Options
    from caravanserai.core.secret_chance import Source
    from caravanserai.core.shapes import DecisionView, TableView

SEATS: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,), (4,), (5,)]
NOBODY: Final[tuple[int, ...]] = ()

Table = TypeVar("Table", bound="TurnState")


class Step(Generic[Table]):
    """One kind of pending on the agenda: a decision somebody takes, or something that happens by itself."""

    name: ClassVar[str] = ""  # what the decision is called in views and texts

    def arrive(self, table: Table, argument: i64) -> bool:
        """Begin the step. True when a decision is needed, as most often; False when all is done without one."""
        return True

    def offers(self, table: Table) -> list[Move]:
        """The moves this step may allow; the judge has the last word."""
        raise NotImplementedError

    def meant(self, table: Table) -> list[Move]:
        """The moves a player could mean in this step, barred ones included."""
        return self.offers(table)

    def judge(self, table: Table, move: Move) -> Reason | None:
        """Why this move may not be made in this step, or nothing."""
        raise NotImplementedError

    def perform(self, table: Table, move: Move) -> None:
        """Carry the move out; further pending steps go on the agenda."""
        raise NotImplementedError

    def facts(self, table: Table) -> dict[str, int]:
        """What the sentence that announces the decision mentions."""
        return {}


class TurnState(State):
    """A state whose turns go round the table. `seat` has the turn; `decider` takes the open decision."""

    def __init__(self, game: Game, players: int, options: Options, chance: Source, steps: list[Step[Any]]) -> None:
        super().__init__(game, players, options, chance)
        self.steps = steps
        self.agenda = Agenda([])
        self.first: i64 = 0
        self.seat: i64 = 0
        self.decider: i64 = 0
        self.round: i64 = 1
        self.step: i64 = 0
        self.argument: i64 = 0

    @property
    def deciding(self) -> tuple[int, ...]:
        return NOBODY if self.over else SEATS[self.decider]

    def may_decide(self, seat: i64) -> bool:
        return seat == self.decider

    def only_decider(self) -> int:
        return int(self.decider) if not self.over else super().only_decider()

    def legal(self, seat: int | None = None) -> list[Move]:
        """As in State; the step is looked up once because searches live in this method."""
        if self.over or (seat is not None and self._who(seat) != self.decider):
            return []
        step = self.steps[self.step]
        return [move for move in step.offers(self) if step.judge(self, move) is None]

    def candidates(self, seat: i64) -> list[Move]:
        return self.steps[self.step].offers(self)

    def meant(self, seat: i64) -> list[Move]:
        return self.steps[self.step].meant(self)

    def judge(self, move: Move, seat: i64) -> Reason | None:
        return self.steps[self.step].judge(self, move)

    def perform(self, move: Move, seat: i64) -> None:
        self.steps[self.step].perform(self, move)
        self.proceed()

    def proceed(self) -> None:
        """Work down the agenda until somebody has to decide or the game is over."""
        while not self.over:
            pending = self.agenda.pop()
            step = step_of(pending)
            self.decider = self.seat
            if self.steps[step].arrive(self, argument_of(pending)):
                self.step = step
                self.argument = argument_of(pending)
                return

    def tell(self, kind: str, facts: Mapping[str, Fact], seen_by: int = EVERYBODY) -> None:
        """Add to the story, if anybody listens. Ask `story is not None` first where speed matters."""
        self.tell_of(self.seat, kind, facts, seen_by)

    def tell_of(self, seat: i64, kind: str, facts: Mapping[str, Fact], seen_by: int = EVERYBODY) -> None:
        """The same about somebody who does not have the turn."""
        if self.story is not None:
            self.story.append(Event(kind, int(seat), facts, seen_by))

    def decision_view(self) -> DecisionView | None:
        """The open decision, as views name it."""
        if self.over:
            return None
        step = self.steps[self.step]
        return {"kind": step.name, "facts": step.facts(self)}

    def table_view(
        self, seat: int | None, decision: DecisionView | None, open_scores: bool, won_at_once: bool
    ) -> TableView:
        """What every view begins with."""
        return {
            "game": self.game.id,
            "version": self.version,
            "players": int(self.players),
            "options": dict(self.options),
            "seat": seat,
            "first": int(self.first),
            "round": int(self.round),
            "deciding": list(self.deciding),
            "decision": decision,
            "over": self.over,
            "won_at_once": won_at_once,
            "winners": self.winners(),
            "scores": self.scores() if open_scores else None,
        }

    def copy_turn_to(self, twin: TurnState) -> None:
        """Give a copy everything this class and its parent keep, except what the constructor was given."""
        twin.version = self.version
        twin.revealed = self.revealed
        twin.over = self.over
        twin.turn = self.turn
        twin.agenda = self.agenda.copy()
        twin.first = self.first
        twin.seat = self.seat
        twin.decider = self.decider
        twin.round = self.round
        twin.step = self.step
        twin.argument = self.argument

    def save_turn(self) -> dict[str, object]:
        """The part of a save that this class and its parent keep."""
        return {
            "game": self.game.id,
            "version": self.version,
            "players": self.players,
            "options": dict(self.options),
            "chance": self.chance.save(),
            "revealed": self.revealed,
            "over": self.over,
            "turn": self.turn,
            "agenda": self.agenda.save(),
            "first": self.first,
            "seat": self.seat,
            "decider": self.decider,
            "round": self.round,
            "step": self.step,
            "argument": self.argument,
        }

    def restore_turn(self, saved: Mapping[str, Any]) -> None:
        """Take up what `save_turn` wrote."""
        self.revealed = saved["revealed"]
        self.over = saved["over"]
        self.turn = saved["turn"]
        self.agenda = Agenda([int(pending) for pending in saved["agenda"]])
        self.first = saved["first"]
        self.seat = saved["seat"]
        self.decider = saved["decider"]
        self.round = saved["round"]
        self.step = saved["step"]
        self.argument = saved["argument"]
