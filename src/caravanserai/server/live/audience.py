"""Everybody who follows a table, and how they are told."""

from collections.abc import Sequence, Set
from typing import Any, Final

from caravanserai.server.live.broadcasts import AT_ONCE, Broadcasts
from caravanserai.server.live.connection import Connection
from caravanserai.server.live.message import Message, message_of
from caravanserai.server.live.news import News
from caravanserai.server.live.observations import Observations
from caravanserai.server.metrics import Metrics
from caravanserai.server.model.entries import Entry
from caravanserai.server.model.facts import TableFacts

LONGEST_LOG: Final = 200  # entries sent at once; older ones are asked for by page
NOBODY: Final = ""  # has the pages of those without a session


class Audience:
    """The connections of one table.

    Those who have seats are told at once. Watchers may be a thousand: what they see is written down once, and sent to a
    few of them at a time; what happens meanwhile reaches them together.
    """

    def __init__(self, metrics: Metrics, broadcasts: Broadcasts) -> None:
        self._metrics = metrics
        self._broadcasts = broadcasts
        self._pages: dict[str, set[Connection]] = {}  # by person
        self._players: Set[str] = frozenset()
        self._news: News | None = None  # for watchers, none of whom was told yet
        self._said: Message | None = None  # likewise, and of no interest any more when there are news
        self._being_told: News | Message | None = None
        self._to_tell: list[Connection] = []  # the watchers who still have to hear it

    @property
    def connections(self) -> list[Connection]:
        """Every open page."""
        return [connection for pages in self._pages.values() for connection in pages]

    @property
    def empty(self) -> bool:
        """Whether nobody looks."""
        return not self._pages

    def online(self) -> Set[str]:
        """The people who are looking."""
        return self._pages.keys() - {NOBODY}

    def welcome(self, connection: Connection, observations: Observations, entries: Sequence[Entry]) -> bool:
        """Let somebody in: they get the whole table and what they missed. Whether a player has come back."""
        who = connection.person_id or NOBODY
        came = who not in self._pages
        self._pages.setdefault(who, set()).add(connection)
        self._metrics.sockets.inc()
        self.tell_one(connection, observations, entries)
        return came and who in observations.facts.people()

    def farewell(self, connection: Connection, facts: TableFacts) -> bool:
        """Let somebody go. Whether a player is gone."""
        who = connection.person_id or NOBODY
        pages = self._pages.get(who, set())
        if connection not in pages:
            return False
        pages.discard(connection)
        self._metrics.sockets.dec()
        if not pages:
            del self._pages[who]
        return not pages and who in facts.people()

    def tell_one(self, connection: Connection, observations: Observations, entries: Sequence[Entry] = ()) -> None:
        """Tell one page how the table stands, and what it missed."""
        seats = observations.facts.seats_of(connection.person_id)
        self._send_news(connection, News(observations, seats, self.online(), entries))

    def tell(self, observations: Observations, entries: Sequence[Entry] = (), as_before: bool = False) -> None:
        """Tell everybody how the table stands, if not as before, and what is new in the log.

        News of the chat come without observations: what somebody wrote is not packed together with a hand.
        """
        as_before = as_before or (bool(entries) and all(entry.kind == "chat" for entry in entries))
        self._players, online = observations.facts.people(), self.online()
        # Who has just sat down was a watcher until now, and may have news still to come.
        late = [entry for news in (self._being_told, self._news) if isinstance(news, News) for entry in news.entries]
        for person in self._players & self._pages.keys():
            seats = observations.facts.seats_of(person)
            news = News(observations, seats, online, [*late, *entries], as_before)
            for connection in self._pages[person]:
                self._send_news(connection, news)
        if self._pages.keys() - self._players:
            news = News(observations, (), online, entries, as_before)
            if self._news is not None:
                news.add_earlier(self._news)
            self._news, self._said = news, None
            self._tell_watchers()

    def say(self, content: dict[str, Any]) -> None:
        """The same short message for everybody, which holds until the next news."""
        message = message_of(content)
        for person in self._players & self._pages.keys():
            for connection in self._pages[person]:
                self._send(connection, message)
        if self._pages.keys() - self._players:
            self._said = message
            self._tell_watchers()

    def more_to_tell(self) -> bool:
        """Whether watchers have news waiting for them."""
        return bool(self._to_tell) or self._news is not None or self._said is not None

    def tell_some(self, most: int) -> int:
        """Tell so many watchers at most; how many were told."""
        if not self.more_to_tell():
            return 0
        if not self._to_tell:
            if self._news is not None:
                self._being_told, self._news = self._news, None
            else:
                self._being_told, self._said = self._said, None
            for person in self._pages.keys() - self._players:
                self._to_tell += self._pages[person]
        told = self._to_tell[-most:]
        for connection in told:
            if isinstance(self._being_told, News):
                self._send_news(connection, self._being_told)
            elif self._being_told is not None:
                self._send(connection, self._being_told)
        del self._to_tell[-most:]
        if not self._to_tell:
            self._being_told = None
        return len(told)

    def _tell_watchers(self) -> None:
        """A few are told at once; they are too few to hold anybody up."""
        watchers = sum(len(self._pages[person]) for person in self._pages.keys() - self._players)
        if watchers <= AT_ONCE and not self._to_tell:
            self.tell_some(watchers)
        else:
            self._broadcasts.add(self)

    def dismiss(self, code: int) -> None:
        """End every connection."""
        for connection in self.connections:
            connection.end(code)

    def _send_news(self, connection: Connection, news: News) -> None:
        if news.event < connection.told:
            return  # the page came in, or sat down, after this
        message = news.message(connection.seen)
        connection.told = news.event
        if news.entries:
            connection.seen = max(connection.seen, news.entries[-1].number)
        self._send(connection, message)

    def _send(self, connection: Connection, message: Message) -> None:
        if not connection.send(message):
            self._metrics.dropped.inc()
