"""A game in play at a table: the core's history, when it was last settled, and how it is taken up again."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from caravanserai.core.errors import CaravanseraiError, OldVersion
from caravanserai.core.history import History, resumed
from caravanserai.core.moves import Move
from caravanserai.core.reasons import Reason
from caravanserai.core.registry import load
from caravanserai.core.shapes import TableView
from caravanserai.core.state import State
from caravanserai.server.errors import Refused, not_now
from caravanserai.server.model.entries import Entry, Told, written
from caravanserai.server.model.facts import TableFacts

LONGEST_UNSETTLED = 4  # times the usual distance: then a snapshot is taken though moves could be taken back


@dataclass(frozen=True)
class Snapshot:
    """A state where nothing can be taken back, from which the game can be taken up."""

    move_count: int
    event: int
    state: dict[str, Any]
    movers: list[int]


class Play:
    """A game with its undo horizon. `unsnapped` counts the moves since the last snapshot."""

    def __init__(self, history: History, unsnapped: int) -> None:
        self.history = history
        self.unsnapped = unsnapped
        self.events: list[int] = []  # the event of each move since the snapshot, for undo to name
        self._legal: dict[int, list[Move]] = {}  # by seat, as the game now stands
        self._views: dict[int | None, TableView] = {}  # likewise
        history.state.listen()

    @property
    def state(self) -> State:
        return self.history.state

    def view(self, seat: int | None) -> TableView:
        """What a seat sees, or with None a watcher; built once."""
        if seat not in self._views:
            self._views[seat] = self.state.view(seat)
        return self._views[seat]

    def legal(self, seat: int) -> list[Move]:
        """The moves a seat may make now; worked out once."""
        if seat not in self._legal:
            self._legal[seat] = self.state.legal(seat)
        return self._legal[seat]

    def move(self, move: str | int, seat: int, event: int) -> tuple[Told, ...]:
        """Make a move and return its story, or raise IllegalMove and change nothing."""
        self.history.apply(move, seat)
        self._forget()
        self.unsnapped += 1
        self.events.append(event)
        return written(self.state.told())

    def undo(self, seat: int) -> Reason | int:
        """Take the seat's last move back and return its event, or say why not."""
        number = self.history.last_move_of(seat)
        reason = self.history.undo(seat)
        if reason is not None:
            return reason
        self._forget()
        self.state.told()
        self.unsnapped -= 1
        return self.events.pop(number)

    def snapshot(self, move_count: int, event: int, every: int) -> Snapshot | None:
        """A snapshot, when it is time for one and the place is right."""
        if self.unsnapped < every:
            return None
        if not self.history.settled:
            if self.unsnapped < every * LONGEST_UNSETTLED:
                return None
            self.history.settle()
        movers = self.history.movers
        state = self.state.save()
        self.history = resumed(self.state, self.history.record.seed, movers)
        self.unsnapped = 0
        self.events.clear()
        return Snapshot(move_count, event, state, movers)

    def _forget(self) -> None:
        """The game stands differently now."""
        self._legal.clear()
        self._views.clear()


def take_up(facts: TableFacts, snapshot: Snapshot | None, moves: Iterable[Entry]) -> Play:
    """The game of a table from its newest snapshot and the moves that stand since."""
    try:
        game = load(facts.game)
        if snapshot is None:
            history = History(game, len(facts.seats), facts.seed, facts.options, facts.version)
        else:
            history = resumed(game.restore(snapshot.state), facts.seed, snapshot.movers)
        play = Play(history, 0)
        made_again(play, moves)
        return play
    except OldVersion as error:
        raise other_version(facts) from error
    except CaravanseraiError as error:
        raise not_now("cannot_be_taken_up", f"This game cannot be taken up again: {error}") from error


def made_again(play: Play, moves: Iterable[Entry]) -> None:
    """Make moves that were made once before."""
    for entry in moves:
        assert entry.move is not None
        assert entry.seat is not None
        play.move(entry.move, entry.seat, entry.number)


def other_version(facts: TableFacts) -> Refused:
    """What to say of a game under rules that are not here."""
    return not_now("other_version", f"This was played with other rules ({facts.game} {facts.version}).")
