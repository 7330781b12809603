"""When a table's people were last there, and when anybody last had it open."""

import time


class Presence:
    """Who was last seen when. Somebody not seen since the table came into memory may have been there until then."""

    def __init__(self) -> None:
        self._since = time.monotonic()
        self._seen: dict[str, float] = {}
        self._visited = float("-inf")

    def saw(self, person: str) -> None:
        """Somebody with a seat has just come, gone or asked something."""
        self._seen[person] = time.monotonic()

    def visit(self) -> None:
        """A page has just opened the table or closed it."""
        self._visited = time.monotonic()

    def unseen_for(self) -> float:
        """For how many seconds no page has come or gone."""
        return time.monotonic() - self._visited

    def away_for(self, person: str) -> float:
        """For how many seconds nothing has been seen of somebody who is not looking."""
        return time.monotonic() - self._seen.get(person, self._since)
