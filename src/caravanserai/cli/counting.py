"""How far a long run of games has come, as a bar in the terminal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from caravanserai.cli.interrupts import stopping_on_ctrl_c
from caravanserai.texts import Texts


@contextmanager
def counting_games(
    console: Console, texts: Texts, title: str, total: int, already: int = 0
) -> Iterator[tuple[Callable[[int], None], Event]]:
    """What to call with the number of games that are done, and the event that Ctrl-C sets."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress,
        stopping_on_ctrl_c(lambda: console.print(texts.say("cli-simulate-stopping", keys="Ctrl-C"))) as stop,
    ):
        task = progress.add_task(title, total=total, completed=already)
        yield lambda done: progress.advance(task, done), stop
