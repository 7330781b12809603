"""How fast passwords can be guessed: whoever tries many is slowed down, and the owner gets in all the same.

A browser in which the owner has signed in before is a known device. Its tries count for it alone, so nothing that goes
on elsewhere holds it up. All other browsers are slowed down by address, by address and name, and together by name: when
many addresses try one name, each of them gets a turn of its own, and the owner at a new device gets one as well.
"""

import math
import time
from collections.abc import Callable

from caravanserai.server.errors import Refused
from caravanserai.server.limits import LOGINS_BY_ADDRESS, LOGINS_BY_DEVICE, LOGINS_BY_NAME, Limits
from caravanserai.server.model.people import name_key
from caravanserai.server.people.turns import Turns


class Guesses:
    """Counts tries to sign in with a password."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._turns = Turns(limits.factor, now) if limits.factor > 0 else None

    def count(self, name: str, address: str, device: str | None) -> None:
        """Note one more try; Refused (429) when it comes too early. `device` is a known one of the name's owner."""
        key = name_key(name)
        if device is not None:
            self._limits.count(LOGINS_BY_DEVICE, f"{device} {key}")
            return
        self._limits.count(LOGINS_BY_ADDRESS, address)
        wait = self._turns.wait(key, address) if self._turns is not None else None
        if wait is None:
            self._limits.count(LOGINS_BY_NAME, f"{address} {key}")
        if self._turns is not None:
            wait = wait or self._turns.take(key, address)
            if wait:
                sentence = f"Many try this name just now; your turn comes in {math.ceil(wait)} seconds."
                raise Refused(429, "too_fast_many_logins", sentence, wait)
