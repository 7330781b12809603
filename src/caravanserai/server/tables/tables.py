"""Opening a table in the registry."""

from typing import Any

from caravanserai.server.model.clock import next_deadline
from caravanserai.server.model.entries import Entry
from caravanserai.server.model.facts import TableFacts
from caravanserai.server.model.people import PersonFacts
from caravanserai.server.schemas.tables import TableRequest
from caravanserai.server.tables.opening import begin, new_table
from caravanserai.server.tables.registry import TableRegistry


async def open_table(registry: TableRegistry, body: TableRequest, host: PersonFacts) -> dict[str, Any]:
    """A new table as TableInfo; it begins at once when no seat is open."""
    facts = new_table(body, host)
    await lay(registry, facts)
    return await registry.info(facts.id, host.id)


async def lay(registry: TableRegistry, facts: TableFacts) -> None:
    """Write a new table down, begin it when nobody is missing, and let its bots look at it.

    Refused (429) when it has bots, and those of its host think at too many tables already; or when it has to wait for
    players, and too many do.
    """
    context = registry.context
    owner = await context.people.owner(facts.host)
    if any(seat.kind == "bot" for seat in facts.seats):
        context.running.check(owner)
    if facts.open_seats():
        context.waiting.check(owner, registry.online)
    entries: list[Entry] = []
    if not facts.open_seats():
        _, entry = begin(facts)
        entries.append(entry)
        facts.event = entry.number
    facts.bot_due = any(facts.seats[seat].kind == "bot" for seat in facts.summary.deciding)
    facts.deadline = next_deadline(facts)
    await context.tables.add(facts, entries)
    if facts.status == "waiting":
        context.waiting.add(facts, owner)
    if facts.bot_due:
        table = await registry.table(facts.id)
        table.visit()
        registry.after_change(table)
