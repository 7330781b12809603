"""Who is at a table: present, expected, or away. Bots go on only at a table where somebody is present or expected.

- Present: a page has the table open, a player's or a watcher's, or had it until a moment ago.
- Away: a player without such a page, when nothing has been seen of them for a while: `away_seconds` with a live clock,
  ten times as long without a clock, and a whole turn on a clock of days.
- Expected: a player who is not away, and for whom no bot plays.

Whoever was at a table before the server started may have been there until then, and is expected again.
"""

from typing import Final

from caravanserai.server.model.clock import full_time
from caravanserai.server.tables.table import Table

UNTIMED: Final = 10  # times as long an absence without a live clock
A_MOMENT: Final = 10.0  # seconds in which a page may be loaded again


def away_after(table: Table) -> float:
    """After how many seconds a player counts as away."""
    if table.facts.clock["kind"] == "days":
        return full_time(table.facts) or 0.0
    return table.context.settings.away_seconds * (1 if table.facts.clock["kind"] == "live" else UNTIMED)


def attended(table: Table) -> bool:
    """Whether somebody is present or expected."""
    if table.audience.connections or table.unseen_for() < A_MOMENT:
        return True
    needed = away_after(table)
    return any(
        seat.by_person and seat.person is not None and table.away_for(seat.person) < needed
        for seat in table.facts.seats
    )
