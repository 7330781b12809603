"""Everybody who follows a table, and how they are told."""

from collections.abc import Iterable, Sequence
from typing import Any

from pydantic_core import to_json

from caravanserai.server.live.connection import Connection
from caravanserai.server.live.observations import Observations
from caravanserai.server.metrics import Metrics
from caravanserai.server.model.entries import Entry
from caravanserai.server.model.info import info

LONGEST_LOG = 200  # entries sent at once; older ones are asked for by page


class Audience:
    """The connections of one table."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.connections: set[Connection] = set()

    def online(self) -> set[str]:
        """The people who are looking."""
        return {connection.person_id for connection in self.connections if connection.person_id is not None}

    def welcome(self, connection: Connection, observations: Observations, entries: Sequence[Entry]) -> None:
        """Let somebody in: they get the whole table and what they missed."""
        came = connection.person_id is not None and connection.person_id not in self.online()
        self.connections.add(connection)
        self._metrics.sockets.inc()
        self.tell([connection], observations, entries, newcomer=True)
        if came:
            self._tell_of(connection, observations)

    def farewell(self, connection: Connection, observations: Observations) -> None:
        """Let somebody go."""
        if connection in self.connections:
            self.connections.discard(connection)
            self._metrics.sockets.dec()
            if connection.person_id is not None and connection.person_id not in self.online():
                self._tell_of(connection, observations)

    def tell(
        self,
        connections: Iterable[Connection],
        observations: Observations,
        entries: Sequence[Entry] = (),
        newcomer: bool = False,
    ) -> None:
        """Tell some pages how the table stands, and what is new in the log. The same for many is made once.

        News of the chat come without observations: what somebody wrote is not packed together with a hand.
        """
        facts, online = observations.facts, self.online()
        talk = not newcomer and bool(entries) and all(entry.kind == "chat" for entry in entries)
        texts: dict[tuple[tuple[int, ...], int], str] = {}
        for connection in list(connections):
            seats = tuple(facts.seats_of(connection.person_id))
            text = texts.get((seats, connection.seen))
            if text is None:
                log = [entry.shown_to(seats) for entry in entries if entry.number > connection.seen]
                text = _message(info(facts, seats, online), "null" if talk else observations.of(seats), log)
                texts[seats, connection.seen] = text
            if entries:
                connection.seen = max(connection.seen, entries[-1].number)
            self._send(connection, text)

    def say(self, message: dict[str, Any]) -> None:
        """The same short message for everybody."""
        text = to_json(message).decode()
        for connection in list(self.connections):
            self._send(connection, text)

    def dismiss(self, code: int) -> None:
        """End every connection."""
        for connection in list(self.connections):
            connection.end(code)

    def _tell_of(self, connection: Connection, observations: Observations) -> None:
        """Tell the others that somebody with a seat has come or gone."""
        if observations.facts.seats_of(connection.person_id):
            self.tell(self.connections - {connection}, observations)

    def _send(self, connection: Connection, text: str) -> None:
        if not connection.send(text):
            self._metrics.dropped.inc()


def _message(head: dict[str, Any], observations: str, log: list[dict[str, Any]]) -> str:
    """A `table` message, around observations that are JSON already; null says that they are as before."""
    parts = f'"info":{to_json(head).decode()},"event":{head["event"]},"observations":{observations}'
    return f'{{"type":"table",{parts},"log":{to_json(log).decode()}}}'
