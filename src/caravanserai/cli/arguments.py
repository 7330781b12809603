"""Arguments that several commands take, and how their texts are read."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from caravanserai.arena.match import write_whole
from caravanserai.bots import make_bot, split_names
from caravanserai.cli.option_names import as_ids, in_words
from caravanserai.core.errors import BadOption, CaravanseraiError
from caravanserai.core.game import Game
from caravanserai.core.options import FreeOption, Option, Options, OptionValue
from caravanserai.texts import Texts

GameId: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; `games` lists them.")]
Jobs: TypeAlias = Annotated[int, typer.Option(metavar="J", help="How many processes share the work.")]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON, and nothing else, on standard output.")]
Language: TypeAlias = Annotated[
    str | None, typer.Option("--lang", metavar="en|ru|uk", help="The language; otherwise as LANG says.")
]
Chosen: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game; NAME=@FILE reads the value from a file. May be repeated.",
    ),
]


LONGEST_VALUE = 100_000  # bytes of a file that holds the value of an option


class BadUsage(CaravanseraiError):
    """The command was called in a way that makes no sense."""


def read_options(game: Game, written_options: Sequence[str] | None, texts: Texts) -> Options:
    """Options written as `golden_deals=on`; names in them may be those of the player's language."""
    chosen: dict[str, str] = {}
    for text in written_options or ():
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise BadOption(f"Write an option as name=value, for example golden_deals=on, not {text!r}.")
        chosen[name.strip()] = _from_file(value) if value.startswith("@") else value
    for option in game.options:
        if option.name in chosen:
            chosen[option.name] = as_ids(game, option, chosen[option.name], texts)
            _check_value(option, chosen[option.name])
    try:
        return game.parse_options(chosen)
    except BadOption as error:
        raise in_words(error, texts) from error


def _from_file(place: str) -> str:
    """The value of an option that is written in a file, `@deals.txt`."""
    try:
        with open(place[1:], "rb") as file:
            content = file.read(LONGEST_VALUE + 1)
        text = content.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        what = getattr(error, "strerror", None) or "it is not text in UTF-8"
        raise BadOption(f"The file {place[1:]!r} cannot be read: {what}.") from error
    if len(content) > LONGEST_VALUE:
        raise BadOption(f"The file {place[1:]!r} is too long for an option.")
    return text


def written(value: OptionValue) -> str:
    """The value of an option as a person types it."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _check_value(option: Option, text: str) -> None:
    try:
        option.parse(text)
    except BadOption as error:
        if isinstance(option, FreeOption):
            raise
        listed = ", ".join(written(value) for value in option.values)
        raise BadOption(f"Option {option.name} cannot be {text!r}; it can be {listed}.") from error


def read_bots(text: str, seats: int) -> list[str]:
    """Bot names parted by commas, one per seat; a single name fills all seats."""
    names = split_names(text)
    for name in names:
        make_bot(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadUsage(f"Name 1 bot for all seats or {seats} bots, one for each seat, not {len(names)}.")
    return names


def check_at_least(name: str, value: int, least: int) -> None:
    """Raise BadUsage when a number is too small."""
    if value < least:
        raise BadUsage(f"{name} must be at least {least}, not {value}.")


def check_writable(folder: Path) -> None:
    """Make the folder if need be and see that files can be written there, before any work is done."""
    probe = folder / ".caravanserai-can-write-here"
    try:
        write_whole(probe, "")
        probe.unlink()
    except OSError as error:
        raise BadUsage(f"Cannot write in {folder}: {error.strerror or error}.") from error
