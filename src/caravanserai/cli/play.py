"""`caravanserai play`: a game in the terminal."""

import secrets
import shlex
from pathlib import Path
from typing import Annotated, Any

import typer

from caravanserai.bots import split_names
from caravanserai.cli.arguments import BadUsage, Chosen, Language, check_writable, read_bots, read_options
from caravanserai.cli.main import INTERRUPTED
from caravanserai.cli.output import screen
from caravanserai.cli.replay import read_record
from caravanserai.cli.table.display import Display
from caravanserai.cli.table.game_loop import GameLoop
from caravanserai.cli.table.reading import Reader
from caravanserai.cli.table.saving import default_path, read_kinds, write_game
from caravanserai.cli.table.seats import HUMAN, Seats
from caravanserai.cli.table.table import Table
from caravanserai.core.errors import BadRecord
from caravanserai.core.history import History
from caravanserai.core.registry import games, load
from caravanserai.texts import Texts, pick_language


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The id of a game; `games` lists them.")] = None,
    players: Annotated[int | None, typer.Option(metavar="N", help="Players, you included.")] = None,
    bots: Annotated[
        str, typer.Option(metavar="NAME,...", help="A bot for each other seat, or one for all.")
    ] = "medium",
    seed: Annotated[int | None, typer.Option(metavar="S", help="Play the game with this seed; otherwise any.")] = None,
    seat: Annotated[int, typer.Option(metavar="K", help="Your seat, from 1.")] = 1,
    all_humans: Annotated[bool, typer.Option("--all-humans", help="People on every seat, at one keyboard.")] = False,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a game that was left, with its seats and options.")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the game is kept when you leave.")] = None,
    option: Chosen = None,
    lang: Language = None,
) -> None:
    """Play a game in the terminal; leaving keeps it for another time."""
    texts = Texts(pick_language(lang))
    if save is not None and save.is_dir():
        raise BadUsage(f"Cannot write the game to {save}: it is a folder.")
    if resume is not None:
        table = _resumed(resume, texts)
        if game is not None and game != table.state.game.id:
            raise BadUsage(f"The game in {resume} is {table.state.game.id}, not {game}.")
    elif game is None:
        raise BadUsage(f"Name a game to play: {', '.join(known.id for known in games())}.")
    else:
        table = _begun(game, players, bots, seed, seat, all_humans, option, texts)
    path = save or resume or default_path(table.state.game.id)
    check_writable(path.parent)
    _play(table, texts, path, save is not None or resume is not None)


def _begun(
    game_id: str,
    players: int | None,
    bots: str,
    seed: int | None,
    seat: int,
    all_humans: bool,
    option: list[str] | None,
    texts: Texts,
) -> Table:
    game = load(game_id)
    count = players if players is not None else max(game.players[0], len(split_names(bots)) + 1)
    game.check_players(count)
    options = read_options(game, option, texts)
    if not 1 <= seat <= count:
        raise BadUsage(f"--seat must be from 1 to {count}, not {seat}.")
    kinds = [HUMAN] * count
    if not all_humans:
        others = read_bots(bots, count - 1)
        kinds = [*others[: seat - 1], HUMAN, *others[seat - 1 :]]
    number = seed if seed is not None else secrets.randbits(48)
    return Table(History(game, count, number, options), Seats(kinds, number, texts))


def _resumed(path: Path, texts: Texts) -> Table:
    if not path.is_file():
        raise BadUsage(f"There is no file {path}.")
    try:
        record = read_record(path)
        state = record.verify()
        kinds = read_kinds(path.read_text(encoding="utf-8"), record.players)
    except BadRecord as error:
        raise BadUsage(f"Cannot go on with {path}. {error}") from error
    if state.over:
        raise BadUsage(f"The game in {path} is over; `replay` checks it.")
    if kinds is None:
        kinds = [HUMAN, *["medium"] * (record.players - 1)]
    options: dict[str, Any] = record.options
    history = History(load(record.game), record.players, record.seed, options)
    table = Table(history, Seats(kinds, record.seed, texts))
    for seat, text in record.moves:
        table.make(text, seat)
    return table


def _play(table: Table, texts: Texts, path: Path, keep_finished: bool) -> None:
    console = screen()
    display = Display(table, texts, console)
    display.told = len(table.log)
    display.welcome()
    interrupted = False
    try:
        finished = GameLoop(table, display, Reader()).play()
    except KeyboardInterrupt:
        console.print()
        finished, interrupted = False, True
    table.seats.end(table.state)
    if finished and not keep_finished:
        return
    try:
        write_game(path, table.history.record, table.seats.kinds)
    except OSError as error:
        raise BadUsage(f"The game cannot be kept in {path}: {error.strerror or error}.") from error
    console.print(texts.say("cli-saved", path=str(path)), soft_wrap=True)
    if not finished:
        command = f"caravanserai play --resume {shlex.quote(str(path))}"
        console.print(texts.say("cli-resume", command=command), soft_wrap=True)
    if interrupted:
        raise typer.Exit(INTERRUPTED)
