"""Reading what people type, from a terminal or from a pipe."""

import contextlib
import sys


class Reader:
    """Gives one typed line after another."""

    def __init__(self) -> None:
        self.at_terminal = sys.stdin.isatty()
        if self.at_terminal:
            with contextlib.suppress(ImportError):  # not on every system; gives editing and earlier lines
                import readline  # noqa: F401

    def ask(self) -> str | None:
        """The next line, or nothing at the end of the input."""
        sys.stdout.flush()
        try:
            typed = input("> ").strip()
        except EOFError:
            print()
            return None
        except UnicodeDecodeError:
            typed = ""
        if not self.at_terminal:
            print(typed)  # a pipe does not show what was typed
        return typed

    def wait(self) -> None:
        """Wait for Enter, where there is somebody to press it."""
        if self.at_terminal:
            with contextlib.suppress(EOFError):
                input()
