"""When the people of a table were last there."""

import time


class Presence:
    """Who was last seen when. Somebody not seen since the table came into memory may have been there until then."""

    def __init__(self) -> None:
        self._since = time.monotonic()
        self._seen: dict[str, float] = {}

    def saw(self, person: str) -> None:
        """Somebody with a seat has just come, gone or asked something."""
        self._seen[person] = time.monotonic()

    def away_for(self, person: str) -> float:
        """For how many seconds nothing has been seen of somebody who is not looking."""
        return time.monotonic() - self._seen.get(person, self._since)
