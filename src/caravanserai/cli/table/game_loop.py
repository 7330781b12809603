"""A game from the first turn to the last, or until somebody leaves."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from caravanserai.cli.table.commands import COMMANDS, SHORT, Commands

if TYPE_CHECKING:
    from caravanserai.cli.table.display import Display
    from caravanserai.cli.table.reading import Reader
    from caravanserai.cli.table.table import Table


class Show(Enum):
    """What is to be shown before the next line is read."""

    TABLE = "table"
    CHOICES = "choices"
    NOTHING = "nothing"


class GameLoop:
    """People at a table: shows them the game, reads what they type, and plays it."""

    def __init__(self, table: Table, display: Display, reader: Reader) -> None:
        self.table: Final = table
        self.display: Final = display
        self.reader: Final = reader
        self.commands: Final = Commands(table, display)
        self._shown: tuple[int, int] | None = None  # the turn and the seat whose table was last drawn
        self._show = Show.TABLE

    def play(self) -> bool:
        """Play on; True when the game came to its end, False when somebody left."""
        while True:
            self.table.advance()
            if self.table.state.over:
                self.display.news(self.table.seats.reader)
                self.display.end()
                return True
            seat = self.table.decider()
            self._present(seat)
            typed = self.reader.ask()
            if typed is None or not self._answer(seat, typed):
                return False

    def _present(self, seat: int) -> None:
        now = (int(self.table.state.turn), seat)
        new_turn = now != self._shown
        if new_turn and self._shown is not None and self._shown[1] != seat:
            self._pass_on(seat)
        if self._show is Show.NOTHING and not new_turn:
            return
        self.display.news(seat)
        if new_turn or self._show is Show.TABLE:
            self.display.turn(seat)
        else:
            self.display.show(self.display.board.own(self.display.look(seat)))
        self.display.choices(seat, self.table.state.legal(seat))
        self._shown = now
        self._show = Show.NOTHING

    def _pass_on(self, seat: int) -> None:
        """At one screen, the next person takes over before the hand is shown."""
        if self.reader.at_terminal:
            self.display.news(None)
            self.display.line("cli-pass-on", "bold", player=self.table.seats.names[seat])
            self.reader.wait()
            self.display.console.clear()

    def _answer(self, seat: int, typed: str) -> bool:
        """Do what was typed; False when it was to leave."""
        word, _, rest = typed.partition(" ")
        command = SHORT.get(word.lower(), word.lower())
        if not typed:
            self._show = Show.CHOICES
        elif command == "quit":
            return False
        elif command in COMMANDS:
            self._command(seat, command, rest.strip())
        else:
            self._move(seat, typed)
        return True

    def _command(self, seat: int, command: str, rest: str) -> None:
        if command == "undo":
            if self.commands.undo(seat):
                self._show = Show.TABLE
        elif command == "why":
            self.commands.why(seat, rest)
        elif command == "rules":
            self.commands.rules(rest)
        elif command == "hint":
            self.commands.hint(seat)
        elif command == "score":
            self.commands.score(seat)
        elif command == "log":
            self.display.whole_log(seat)
        elif command == "look":
            self.display.show(self.display.board.details(self.display.look(seat)))
            self._show = Show.CHOICES
        else:
            self.commands.help()

    def _move(self, seat: int, typed: str) -> None:
        state = self.table.state
        move = self.commands.find_move(seat, typed)
        if move is None:
            if typed.isdecimal():
                self.display.line("cli-no-such-choice", "yellow", number=typed, last=len(state.legal(seat)))
            else:
                self.display.line("cli-not-understood", "yellow", text=typed, help="help")
            return
        reason = state.why_not(move, seat)
        if reason is not None:
            self.display.reason(reason)
            return
        self.table.make(move, seat)
        self._show = Show.CHOICES
