"""A conversation with a running program, line by line, that never waits longer than it was told to."""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import threading
from collections import deque
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic
from typing import IO, Final

from caravanserai.bots.guarded import CRASH, BotFailed

LONGEST_LINE: Final = 1_000_000  # bytes
MOST_UNHEARD: Final = 100  # lines; a program that babbles is not listened to any longer
LAST_LINES: Final = 40  # of what the program says on standard error
GOODBYE: Final = 1.0  # seconds a program has to leave by itself once nobody talks to it any more


class Conversation:
    """Starts a program and talks with it. Threads do the reading and writing, so that nothing can hang."""

    def __init__(self, command: list[str]) -> None:
        try:
            # A session of its own: Ctrl-C is for the arena, which then ends the program and all it started.
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise BotFailed(CRASH, f"{command[0]} cannot be started: {error.strerror or error}.") from error
        self._said: SimpleQueue[bytes] = SimpleQueue()
        self._heard: SimpleQueue[bytes] = SimpleQueue()
        self._complaints: deque[str] = deque(maxlen=LAST_LINES)
        _running.append(self)
        work = (self._write, self._read, self._read_complaints)
        self._threads = [threading.Thread(target=part, daemon=True) for part in work]
        for thread in self._threads:
            thread.start()

    def say(self, line: str) -> None:
        """Send a line; whether anybody reads it shows when the answer comes, or does not."""
        self._said.put(line.encode() + b"\n")

    def hear(self, seconds: float) -> bytes | None:
        """The next line, empty when the program has stopped talking for good, or None when time is up."""
        deadline = monotonic() + seconds
        while True:
            try:
                line = self._heard.get(timeout=max(0.0, deadline - monotonic()))
            except Empty:
                return None
            if not line or line.strip():
                return line

    def complaints(self) -> str:
        """The end of what the program wrote on standard error."""
        self._threads[2].join(0.2 if self._process.poll() is not None else 0.0)
        return "\n".join(self._complaints)

    def exit_code(self) -> int | None:
        """How the program ended; None while it runs."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(0.2)
        return self._process.poll()

    def end(self, expansion_visits: float = GOODBYE) -> None:
        """Close the conversation: the program may leave by itself, and is ended if it does not."""
        if self not in _running:
            return
        _running.remove(self)
        self._said.put(b"")
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(expansion_visits)
        self._kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(0.2)  # a grandchild may hold a pipe open; the thread then ends with this process

    def _kill(self) -> None:
        """End the program, and what it started even when it has left by itself."""
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _write(self) -> None:
        pipe = _open(self._process.stdin)
        with suppress(OSError), pipe:
            line = self._said.get()
            while line:
                pipe.write(line)
                pipe.flush()
                line = self._said.get()

    def _read(self) -> None:
        with _open(self._process.stdout) as pipe:
            line = pipe.readline(LONGEST_LINE)
            while line and self._heard.qsize() < MOST_UNHEARD:
                self._heard.put(line)
                line = pipe.readline(LONGEST_LINE)
        self._heard.put(b"")

    def _read_complaints(self) -> None:
        with _open(self._process.stderr) as pipe:
            line = pipe.readline(LONGEST_LINE)
            while line:
                self._complaints.append(line.decode(errors="replace").rstrip()[:500])
                line = pipe.readline(LONGEST_LINE)


_running: Final[list[Conversation]] = []


def end_all_programs() -> None:
    """End every program this process has started and not yet ended."""
    for conversation in list(_running):
        conversation.end(0.0)


def _open(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


atexit.register(end_all_programs)
