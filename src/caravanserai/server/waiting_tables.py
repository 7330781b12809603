"""The tables that wait for players: which of them the lobby shows, and in which order.

A table is shown while its host is around: has it open, or was at it or in the lobby a short while ago. It comes back
with the host. The places of the list go round by turns: first one table of every address, then a second one of each,
and within an address likewise by host; so whoever opens hundreds fills only the places that nobody else wants.
"""

import time
from collections import Counter
from collections.abc import Callable, Set
from dataclasses import dataclass
from typing import Final

from caravanserai.server.caps import Caps
from caravanserai.server.limits import WAITING_TABLES, WAITING_TABLES_OF_ADDRESS
from caravanserai.server.model.facts import TableFacts
from caravanserai.server.model.people import OwnerFacts
from caravanserai.server.store.people_store import PeopleStore
from caravanserai.server.store.table_reader import TableReader

HOST_AWAY: Final = 600.0  # seconds after which a table without its host is not shown
HOST_AWAY_WITH_DAYS: Final = 86400.0  # where a turn may take days
Online = Callable[[str], Set[str]]  # who has a table open, by the table's id


@dataclass
class Waiting:
    """One of them."""

    host: str
    address: str  # its owner's, or the owner's id where no address is known
    private: bool
    patience: float  # seconds without the host
    opened: float  # when, by the clock on the wall, for the order of the list
    seen: float  # when the host was last around, by the monotonic clock


class WaitingTables:
    """All that wait, in memory; after a restart all hosts are taken to have been around until then."""

    def __init__(self, caps: Caps, now: Callable[[], float] = time.monotonic) -> None:
        self._caps = caps
        self._now = now
        self._tables: dict[str, Waiting] = {}

    async def begin(self, past: TableReader, people: PeopleStore) -> None:
        """Take up those of before the start."""
        owners: dict[str, OwnerFacts] = {}
        for facts in await past.waiting():
            if facts.host not in owners:
                owners[facts.host] = await people.owner(facts.host)
            self.add(facts, owners[facts.host])

    def check(self, owner: OwnerFacts, online: Online) -> None:
        """Refused (429) when so many tables of an owner wait that one more would be too many."""
        around = [each for table, each in self._tables.items() if self._around(table, each, online)]
        self._caps.check(WAITING_TABLES, sum(each.host == owner.person for each in around))
        self._caps.check(WAITING_TABLES_OF_ADDRESS, sum(each.address == _address(owner) for each in around))

    def add(self, facts: TableFacts, owner: OwnerFacts) -> None:
        """Note a table that was opened."""
        patience = HOST_AWAY_WITH_DAYS if facts.clock["kind"] == "days" else HOST_AWAY
        self._tables[facts.id] = Waiting(
            facts.host, _address(owner), facts.private, patience, facts.created, self._now()
        )

    def look(self, facts: TableFacts) -> None:
        """Note what has become of a table."""
        if facts.status != "waiting":
            self.forget(facts.id)
        elif facts.id in self._tables:
            self._tables[facts.id].host = facts.host

    def saw(self, table: str, person: str | None) -> None:
        """Somebody is at a table."""
        found = self._tables.get(table)
        if found is not None and found.host == person:
            found.seen = self._now()

    def saw_in_lobby(self, person: str) -> None:
        """Somebody looks at the lobby."""
        for each in self._tables.values():
            if each.host == person:
                each.seen = self._now()

    def forget(self, table: str) -> None:
        """A table waits no more."""
        self._tables.pop(table, None)

    def shown(self, most: int, online: Online) -> list[str]:
        """The tables of the lobby's list, in its order."""
        found = [
            (table, each)
            for table, each in self._tables.items()
            if not each.private and self._around(table, each, online)
        ]
        found.sort(key=lambda item: item[1].opened, reverse=True)
        found = _by_turns(_by_turns(found, lambda each: each.host), lambda each: each.address)
        return [table for table, _ in found[:most]]

    def _around(self, table: str, each: Waiting, online: Online) -> bool:
        return self._now() - each.seen <= each.patience or each.host in online(table)


def _address(owner: OwnerFacts) -> str:
    return owner.address or owner.person


def _by_turns(tables: list[tuple[str, Waiting]], owner: Callable[[Waiting], str]) -> list[tuple[str, Waiting]]:
    """The first table of every owner, then the second of each, and so on, otherwise as they stood."""
    before: Counter[str] = Counter()
    turns = []
    for item in tables:
        turns.append((before[owner(item[1])], item))
        before[owner(item[1])] += 1
    return [item for _, item in sorted(turns, key=lambda each: each[0])]
