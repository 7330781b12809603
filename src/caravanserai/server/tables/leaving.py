"""Somebody deletes their account: bots go on with their games, and their name is taken out of everything kept."""

import contextlib
from dataclasses import replace

from caravanserai.server.errors import Refused
from caravanserai.server.model.people import PersonFacts
from caravanserai.server.tables import seating
from caravanserai.server.tables.registry import TableRegistry


async def delete_person(registry: TableRegistry, person: PersonFacts) -> None:
    """Get up everywhere, then be forgotten."""
    context = registry.context
    for table_id in await context.accounts.unfinished(person.id):
        # a table may have come to its end, or have been put away, since the list was made
        with contextlib.suppress(Refused):
            if await registry.perform(table_id, lambda table: seating.leave(table, person)):
                await registry.forget(table_id)
    gone = replace(person, name="", kind="gone")
    # Tables in memory write their seats as they know them: they hear of it before the database does. And after, for
    # those that were read meanwhile.
    await registry.changed(person, gone)
    await context.accounts.remove(person)
    await registry.changed(person, gone)
    registry.end_sessions_of(person.id)
