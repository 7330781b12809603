"""Opening a table in the hall."""

from typing import Any

from caravanserai.server.clocks.clock import next_deadline
from caravanserai.server.people.people import PersonFacts
from caravanserai.server.schemas.tables import TableWish
from caravanserai.server.tables.entries import Entry
from caravanserai.server.tables.facts import TableFacts
from caravanserai.server.tables.hall import Hall
from caravanserai.server.tables.opening import begin, new_table


async def open_table(hall: Hall, wish: TableWish, host: PersonFacts) -> dict[str, Any]:
    """A new table as TableInfo; it begins at once when no seat is open."""
    facts = new_table(wish, host)
    await lay(hall, facts)
    return await hall.info(facts.id, host.id)


async def lay(hall: Hall, facts: TableFacts) -> None:
    """Write a new table down, begin it when nobody is missing, and let its bots look at it."""
    entries: list[Entry] = []
    if not facts.open_seats():
        _, entry = begin(facts)
        entries.append(entry)
        facts.event = entry.number
    facts.bot_due = any(facts.seats[seat].kind == "bot" for seat in facts.now.deciding)
    facts.deadline = next_deadline(facts)
    await hall.house.tables.add(facts, entries)
    if facts.bot_due:
        hall.after_change(await hall.table(facts.id))
