"""Where the command `caravanserai` begins, and what becomes of errors: one clear line, never a traceback."""

import codecs
import contextlib
import io
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

# Worker processes of a simulation load this module again, so it loads the rest only when it is called.

FINE: Final = 0
CHECK_FAILED: Final = 1
WRONG_USAGE: Final = 2
INTERRUPTED: Final = 130

PLAIN: Final = {"\u00a0": " ", "×": "x", "–": "-", "—": "-", "·": "-", "…": "...", "’": "'", "“": '"', "”": '"'}


def run() -> NoReturn:
    """The command line program."""
    codecs.register_error("plain", _plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plain")
    try:
        code = main(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """What a terminal shows that does not have a letter: a simpler one, or a question mark."""
    assert isinstance(error, UnicodeEncodeError)
    return "".join(PLAIN.get(letter, "?") for letter in error.object[error.start : error.end]), error.end


def main(arguments: Sequence[str]) -> int:
    """Carry out one command and return its exit code."""
    import typer

    from caravanserai.cli.app import app_for
    from caravanserai.core.errors import CaravanseraiError

    try:
        code = app_for(arguments)(list(arguments), prog_name="caravanserai", standalone_mode=False)
    except typer.Abort:
        return INTERRUPTED
    except (CaravanseraiError, typer.TyperException) as error:
        return _refuse(error)
    return code if isinstance(code, int) else FINE


def _refuse(error: Exception) -> int:
    message = getattr(error, "format_message", error.__str__)()
    line = " ".join(str(message).split())
    with contextlib.suppress(BrokenPipeError):
        print(f"caravanserai: {line}", file=sys.stderr)
    return WRONG_USAGE
