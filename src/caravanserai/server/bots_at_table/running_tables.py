"""The tables whose bots may think now: so many for each person, and for each address."""

from collections.abc import Iterable, Iterator

from caravanserai.server.caps import Caps
from caravanserai.server.errors import Refused
from caravanserai.server.limits import BOT_TABLES_OF_ADDRESS, BOT_TABLES_OF_PERSON, Cap
from caravanserai.server.model.people import OwnerFacts


class RunningTables:
    """Counts them by who opened them. A table whose bots have moved, or that nobody is at, is not counted."""

    def __init__(self, caps: Caps) -> None:
        self._caps = caps
        self._tables: dict[str, OwnerFacts] = {}

    def check(self, owner: OwnerFacts) -> None:
        """Refused (429) when an owner cannot have one more."""
        self._take(owner)
        self._release(owner)

    def enter(self, table: str, owner: OwnerFacts) -> bool:
        """Whether the bots of a table may think now; until it leaves, it is counted."""
        if table not in self._tables:
            try:
                self._take(owner)
            except Refused:
                return False
            self._tables[table] = owner
        return True

    def leave(self, table: str) -> None:
        """The bots of a table need not think, or may not."""
        owner = self._tables.pop(table, None)
        if owner is not None:
            self._release(owner)

    def keep(self, tables: Iterable[str]) -> None:
        """All other tables leave."""
        for table in self._tables.keys() - set(tables):
            self.leave(table)

    def _take(self, owner: OwnerFacts) -> None:
        taken: list[tuple[Cap, str]] = []
        try:
            for cap, who in _caps_of(owner):
                self._caps.take(cap, who)
                taken.append((cap, who))
        except Refused:
            for cap, who in taken:
                self._caps.release(cap, who)
            raise

    def _release(self, owner: OwnerFacts) -> None:
        for cap, who in _caps_of(owner):
            self._caps.release(cap, who)


def _caps_of(owner: OwnerFacts) -> Iterator[tuple[Cap, str]]:
    yield BOT_TABLES_OF_PERSON, owner.person
    if owner.address is not None:
        yield BOT_TABLES_OF_ADDRESS, owner.address
