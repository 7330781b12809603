"""The time the server reckons with. It does not jump when somebody sets the clock of the machine.

It is the wall time of the server's start, carried on by a clock that only runs (on Linux through sleep, too). So what
people read is right, and time left, sessions and deadlines do not change when the wall time jumps.

Across a restart only the wall time is there, and it is used with care. Time that nobody could use is charged to nobody:
what ran when the server stopped runs on from the last thing that was written. The time never begins before that,
unless the wall time was set back by more than a day. After a pause of more than a month nothing is put away as too old:
perhaps the wall time is wrong.
"""

import time
from collections.abc import Callable
from typing import Final

import structlog

SET_BACK: Final = 86400.0  # seconds from which on what was written counts as written by a clock that was wrong
LONG_PAUSE: Final = 30 * 86400.0
LOG = structlog.get_logger()


def running() -> float:
    """Seconds on a clock that cannot be set."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class SteadyClock:
    """Seconds since 1970 that only ever run on."""

    def __init__(self, wall: Callable[[], float] = time.time, run: Callable[[], float] = running) -> None:
        self._wall = wall
        self._run = run
        self._offset = wall() - run()
        self.started = float("-inf")  # when the server began to reckon, if this is one
        self.last_written = float("-inf")  # the newest time in the database by then
        self.in_doubt = False  # whether the wall time at the start was perhaps wrong

    def begin(self, last_written: float) -> None:
        """A server starts on a database in which something was last written then."""
        wall = self._wall()
        set_back = last_written - wall > SET_BACK
        self.started = wall if set_back else max(wall, last_written)
        self._offset = self.started - self._run()
        self.last_written = last_written
        self.in_doubt = set_back or (last_written > 0 and wall - last_written > LONG_PAUSE)
        if self.in_doubt:
            LOG.warning("nothing was written for long, or the time of this machine is wrong: nothing is put away")

    def now(self) -> float:
        """The time."""
        return self._offset + self._run()


CLOCK: Final = SteadyClock()


def now() -> float:
    """The time of this process."""
    return CLOCK.now()
