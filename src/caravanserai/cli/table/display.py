"""What the terminal shows of a game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, takewhile
from math import ceil
from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.cli.boards import Look, board_for
from caravanserai.cli.output import plain_table
from caravanserai.cli.table.score import KnownLine, known_score
from caravanserai.texts.players import Players
from caravanserai.texts.telling import tell_decision, tell_event, tell_move, tell_reason
from caravanserai.texts.titles import title_of

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from caravanserai.cli.table.table import Table, Told
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason
    from caravanserai.texts import Texts

MOST_COLUMNS: Final = 3
UNKNOWN: Final = "?"
SHORT_LIST: Final = 4  # answers that look better below than beside each other


class Display:
    """Shows a table to the people at it."""

    def __init__(self, table: Table, texts: Texts, console: Console) -> None:
        self.table: Final = table
        self.texts: Final = texts
        self.console: Final = console
        self.board: Final = board_for(table.state.game, texts, console.encoding.startswith("utf"), table.state.options)
        self.players: Final = Players(table.seats.names, table.seats.reader)
        self.told = 0  # how many entries of the log have been shown

    def line(self, key: str, style: str = "", **arguments: int | str) -> None:
        """A sentence of our own."""
        self.paint(self.texts.say(key, **arguments), style)

    def paint(self, sentence: str, style: str = "") -> None:
        """A sentence with its symbols drawn."""
        text = self.board.symbols.paint(sentence)
        text.style = style
        self.console.print(text)

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing)

    def welcome(self) -> None:
        """What is played, what its signs mean, and how to answer."""
        game = self.table.state.game.id
        self.paint(title_of(game, self.texts), "bold")
        if self.texts.has(f"{game}-sentence"):
            self.line(f"{game}-sentence")
        self.console.print()
        self.show(Padding(self.board.legend(), (0, 0, 0, 2)))
        self.console.print()
        self.line("cli-welcome-help", "dim", help="help")

    # -- the table -----------------------------------------------------------------------------------------------

    def look(self, seat: int) -> Look:
        """The table from a seat."""
        state = self.table.state
        return Look(state.view(seat), self.table.seats.full_names, state.legal(seat))

    def turn(self, seat: int) -> None:
        """The whole table at the start of somebody's turn."""
        view = self.table.state.view(seat)
        seats = self.table.seats
        key = "your-turn" if seats.is_you(seat) else "turn-of"
        whose = self.texts.say(key, player=seats.names[seat])
        parts = [self.texts.say("round-number", number=view["round"]), whose]
        if view.get("last_round"):
            parts.append(self.texts.say("last-round"))
        self.console.print()
        self.console.print(Rule(Text(" · ".join(parts), "bold"), style="cyan"))
        self.show(self.board.whole(self.look(seat)))

    def choices(self, seat: int, moves: Sequence[Move]) -> None:
        """What is being decided, and the numbered answers."""
        view = self.table.state.view(seat)
        decision = view["decision"]
        self.console.print()
        if decision is not None:
            self.paint(tell_decision(self.texts, view["game"], decision, self.players), "bold")
        self.show(self._numbered([self.board.symbols.paint(self.move(move, seat)) for move in moves]))

    def _numbered(self, answers: Sequence[Text]) -> RenderableType:
        widest = max(answer.cell_len for answer in answers) + 6  # with the number before it and a gap after it
        most = min(MOST_COLUMNS, (self.console.width - 2) // widest, ceil(len(answers) / SHORT_LIST))
        rows = ceil(len(answers) / max(1, most))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for row in range(rows):
            cells: list[Text] = []
            for number in range(row, len(answers), rows):
                cells.append(Text(f"{number + 1:>2}", "bold cyan").append(" ").append_text(_unstyled(answers[number])))
            grid.add_row(*cells)
        return Padding(grid, (0, 0, 0, 1))

    def move(self, move: Move, seat: int) -> str:
        """A move in words, symbols still as tokens."""
        return tell_move(self.texts, self.table.state, move, seat, self.players)

    def reason(self, reason: Reason) -> None:
        """Why something is refused."""
        self.paint(tell_reason(self.texts, reason), "yellow")

    # -- the log -------------------------------------------------------------------------------------------------

    def news(self, seat: int | None) -> None:
        """What happened since the log was last shown: first what the seat did itself, then the others."""
        entries = self.table.log[self.told :]
        self.told = len(self.table.log)
        own = list(takewhile(lambda entry: entry.event.seat == seat, entries))
        self._entries(own, seat)
        if len(own) < len(entries):
            if seat is not None and self.table.seats.is_you(seat):
                self.console.print()
                self.line("since-your-last-turn", "bold")
            self._entries(entries[len(own) :], seat)

    def whole_log(self, seat: int) -> None:
        """Everything that happened so far."""
        if not self.table.log:
            self.line("cli-nothing-yet")
        self._entries(self.table.log, seat)

    def forget_undone(self) -> None:
        """After something was taken back, the log is shorter."""
        self.told = min(self.told, len(self.table.log))

    def _entries(self, entries: Sequence[Told], seat: int | None) -> None:
        seats = self.table.seats
        for _, turn in groupby(entries, lambda entry: entry.turn):
            sentences = [
                tell_event(
                    self.texts,
                    self.table.state.game.id,
                    entry.event,
                    seats.names[entry.event.seat],
                    seats.is_you(entry.event.seat),
                    self.players,
                )
                for entry in turn
                if entry.event.visible_to(seat)
            ]
            if sentences:
                self.show(Padding(self.board.symbols.paint(" ".join(_counted(sentences))), (0, 0, 0, 2)))

    # -- the score -----------------------------------------------------------------------------------------------

    def scores(self, seats: Sequence[int], looker: int | None = None) -> None:
        """The itemised scores of some seats, as far as the looker may know them."""
        game = self.table.state.game.id
        table = plain_table("", *(self.table.seats.full_names[seat] for seat in seats))
        scores = [known_score(self.table, seat, looker) for seat in seats]
        for lines in zip(*scores, strict=True):
            table.add_row(self.texts.say(f"{game}-score-{lines[0].item}"), *map(_points_and_count, lines))
        table.add_section()
        table.add_row(Text(self.texts.say("total"), "bold"), *(Text(_total(lines), "bold") for lines in scores))
        self.show(table)

    def end(self) -> None:
        """The end of the game: the scores and who won."""
        state = self.table.state
        seats = self.table.seats
        look = Look(state.view(seats.reader), seats.full_names, [])
        at_once = look.view["won_at_once"]
        title = f"{state.game.id}-at-once-title" if at_once else "final-scoring"
        self.console.print()
        self.console.print(Rule(Text(self.texts.say(title), "bold"), style="cyan"))
        ending = self.board.ending(look)
        if ending is not None:
            self.show(ending)
        if not at_once:
            self.scores(range(len(seats.names)))
        self.console.print()
        winners = state.winners()
        way = f"{state.game.id}-at-once-" if at_once else ""
        won, wins = (f"{way}{key}" if at_once else self._own(key) for key in ("you-won", "wins"))
        if not winners:
            self.line(self._own("nobody-won"), "bold", count=max(state.scores()))
        elif len(winners) > 1:
            self.line("shared-victory", "bold", players=", ".join(seats.names[winner] for winner in winners))
        elif seats.is_you(winners[0]):
            self.line(won, "bold green", count=state.scores()[winners[0]])
        else:
            self.line(wins, "bold", player=seats.names[winners[0]], count=state.scores()[winners[0]])

    def _own(self, key: str) -> str:
        """The game's own text, such as one that counts coins instead of points, or else the usual one."""
        own = f"{self.table.state.game.id}-{key}"
        return own if self.texts.has(own) else key


def _counted(sentences: Sequence[str]) -> list[str]:
    """The same sentence several times in a row is said once, with its number."""
    found: list[str] = []
    for sentence, same in groupby(sentences):
        times = len(list(same))
        found.append(sentence if times == 1 else f"{sentence.removesuffix('.')} ×{times}.")
    return found


def _points_and_count(line: KnownLine) -> Text:
    points = UNKNOWN if line.points is None else line.points
    return Text(f"({UNKNOWN if line.count is None else line.count})  ", "dim").append(f"{points:>3}", "not dim")


def _total(lines: Sequence[KnownLine]) -> str:
    total = str(sum(line.points or 0 for line in lines))
    return f"{total} + {UNKNOWN}" if any(line.points is None for line in lines) else total


def _unstyled(answer: Text) -> Text:
    """The answer after its number, which must not lend it its colour."""
    return Text(style="not bold default").append_text(answer)
