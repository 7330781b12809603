"""Where the command `caravanserai` begins, and what becomes of errors: one clear line, never a traceback."""

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


def run() -> NoReturn:
    """The command line program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without these letters shows question marks
    sys.exit(main(sys.argv[1:]))


def main(arguments: Sequence[str]) -> int:
    """Carry out one command and return its exit code."""
    import typer

    from caravanserai.cli.app import app
    from caravanserai.core.errors import CaravanseraiError

    try:
        code = app(list(arguments), prog_name="caravanserai", standalone_mode=False)
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except (CaravanseraiError, typer.BadParameter.__mro__[2]) as error:  # the latter: all that typer finds wrong
        return _refuse(error)
    return code if isinstance(code, int) else FINE


def _refuse(error: Exception) -> int:
    message = getattr(error, "format_message", error.__str__)()
    line = " ".join(str(message).split())
    with contextlib.suppress(BrokenPipeError):
        print(f"caravanserai: {line}", file=sys.stderr)
    return WRONG_USAGE
