"""How a table stands and what is new, for all who see it alike: written down once, whatever their number."""

from collections.abc import Collection, Sequence
from typing import Final

from pydantic_core import to_json

from caravanserai.server.live.message import Message
from caravanserai.server.live.observations import Observations
from caravanserai.server.model.entries import Entry
from caravanserai.server.model.info import info

AS_BEFORE: Final = "null"


class News:
    """A `table` message for those who have some seats, or none; only where its log begins is their own."""

    def __init__(
        self,
        observations: Observations,
        seats: Sequence[int],
        online: Collection[str],
        entries: Sequence[Entry],
        as_before: bool = False,
    ) -> None:
        head = info(observations.facts, seats, online)
        self.event = observations.facts.event
        self.entries = tuple(entries)
        self._seats = seats
        self._head = to_json(head).decode()
        self._observations = AS_BEFORE if as_before else observations.of(seats)
        self._messages: dict[int, Message] = {}

    def add_earlier(self, earlier: "News") -> None:
        """Tell earlier news, which nobody was told yet, along with these."""
        assert not self._messages
        self.entries = (*earlier.entries, *self.entries)
        if self._observations == AS_BEFORE:
            self._observations = earlier._observations

    def message(self, seen: int) -> Message:
        """The message for a page that was told the log up to this event."""
        missed = [entry for entry in self.entries if entry.number > seen]
        if len(missed) not in self._messages:
            log = to_json([entry.shown_to(self._seats) for entry in missed]).decode()
            parts = f'"info":{self._head},"event":{self.event},"observations":{self._observations},"log":{log}'
            self._messages[len(missed)] = Message(f'{{"type":"table",{parts}}}')
        return self._messages[len(missed)]
