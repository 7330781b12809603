"""What can be typed besides the number of a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.cli.table.hint import find_hint
from caravanserai.cli.table.rulebook import clauses_of, look_up

if TYPE_CHECKING:
    from caravanserai.cli.table.display import Display
    from caravanserai.cli.table.table import Table
    from caravanserai.core.moves import Move

COMMANDS: Final = ("undo", "why", "rules", "hint", "score", "log", "look", "help", "quit")
SHORT: Final = {"u": "undo", "w": "why", "r": "rules", "h": "hint", "s": "score", "l": "log", "?": "help", "q": "quit"}
ARGUMENTS: Final = {"why": "cli-word-move", "rules": "cli-word-clause"}
MOST_CLAUSES: Final = 6


class Commands:
    """Carries out typed commands. None of them makes a move."""

    def __init__(self, table: Table, display: Display) -> None:
        self.table: Final = table
        self.display: Final = display

    def undo(self, seat: int) -> bool:
        """Take the last choice back; False when that cannot be done."""
        reason = self.table.undo(seat)
        if reason is not None:
            self.display.reason(reason)
            return False
        self.display.forget_undone()
        self.display.line("cli-undone", "green")
        return True

    def why(self, seat: int, typed: str) -> None:
        """Say whether a move is possible, and if not, why."""
        if not typed:
            self.display.line("cli-why-which", example=f"why {self._example()}")
            return
        move = self.find_move(seat, typed)
        reason = self.table.state.why_not(move if move is not None else typed, seat)
        if reason is None:
            self.display.line("cli-why-possible", "green")
        else:
            self.display.reason(reason)

    def find_move(self, seat: int, typed: str) -> Move | None:
        """The move meant: the number of a choice, or a move in its notation."""
        moves = self.table.state.legal(seat)
        if typed.isdecimal() and 1 <= int(typed) <= len(moves):
            return moves[int(typed) - 1]
        return self.table.state.game.moves.find(self.display.board.symbols.move_text(typed))

    def rules(self, wanted: str) -> None:
        """Print a clause, or the clauses that mention a word."""
        clauses = clauses_of(self.table.state.game.id)
        if not clauses:
            self.display.line("cli-rules-missing", "yellow")
            return
        if not wanted:
            self.display.line("cli-rules-which", example=clauses[0].name, last=clauses[-1].name)
            return
        found = look_up(clauses, wanted)
        if not found:
            self.display.line("cli-rules-none", "yellow", text=wanted)
        for clause in found[:MOST_CLAUSES]:
            self.display.show(Text().append(clause.name, "bold cyan").append(f"  {clause.text}"))
        if len(found) > MOST_CLAUSES:
            names = ", ".join(clause.name for clause in found[MOST_CLAUSES:])
            self.display.line("cli-rules-more", "dim", clauses=names)

    def hint(self, seat: int) -> None:
        """What the medium bot would do, and what it expects."""
        hint = find_hint(self.table, seat)
        texts = self.display.texts
        move = self.display.move(hint.move, seat)
        self.display.paint(texts.say("cli-hint", move=move, outlook=hint.expected(texts)).rstrip(), "green")

    def score(self, seat: int) -> None:
        """The score so far, as far as this seat may know it."""
        seats = self.table.seats
        everybody = self.table.state.view(seat)["scores"] is not None
        self.display.scores(range(len(seats.names)) if everybody else [seat], seat)
        if not everybody:
            self.display.line("cli-score-hidden", "dim")

    def help(self) -> None:
        """All commands and the signs on the board."""
        say = self.display.texts.say
        grid = Grid.grid(padding=(0, 2))
        grid.add_row(Text("1, 2, 3 ...", "bold cyan"), say("cli-help-number"))
        grid.add_row(Text(self._example(), "bold cyan"), say("cli-help-move"))
        for command in COMMANDS:
            argument = f" {say(ARGUMENTS[command])}" if command in ARGUMENTS else ""
            grid.add_row(Text(command + argument, "bold cyan"), say(f"cli-help-{command}"))
        self.display.show(Padding(grid, (0, 0, 0, 1)))
        self.display.show(Text())
        self.display.show(Padding(self.display.board.legend(), (0, 0, 0, 1)))

    def _example(self) -> str:
        """A move of the game in its notation."""
        moves = self.table.state.game.moves
        return moves.of(moves.kinds[1] if len(moves.kinds) > 1 else moves.kinds[0])[1].text
