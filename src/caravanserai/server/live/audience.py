"""Everybody who follows a table, and how they are told."""

from collections.abc import Sequence
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
        self._tell(connection, observations, entries)
        if came:
            self._tell_of(connection, observations)

    def farewell(self, connection: Connection, observations: Observations) -> None:
        """Let somebody go."""
        if connection in self.connections:
            self.connections.discard(connection)
            self._metrics.sockets.dec()
            if connection.person_id is not None and connection.person_id not in self.online():
                self._tell_of(connection, observations)

    def broadcast(self, observations: Observations, entries: Sequence[Entry]) -> None:
        """Tell everybody how the table stands now, and what is new in the log."""
        for connection in list(self.connections):
            self._tell(connection, observations, entries)

    def again(self, connection: Connection, observations: Observations) -> None:
        """Tell one page how the table stands."""
        self._tell(connection, observations, ())

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
            for other in self.connections - {connection}:
                self._tell(other, observations, ())

    def _tell(self, connection: Connection, observations: Observations, entries: Sequence[Entry]) -> None:
        facts = observations.facts
        seats = facts.seats_of(connection.person_id)
        head = to_json(info(facts, connection.person_id, self.online())).decode()
        log = observations.log(entries, seats, connection.seen)
        if entries:
            connection.seen = max(connection.seen, entries[-1].number)
        self._send(
            connection,
            f'{{"type":"table","info":{head},"event":{facts.event},"observations":{observations.of(seats)},"log":{log}}}',
        )

    def _send(self, connection: Connection, text: str) -> None:
        if not connection.send(text):
            self._metrics.dropped.inc()
