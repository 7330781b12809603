"""The lobby's lists."""

import time
from typing import Any, Final

from caravanserai.server.model.people import PersonFacts
from caravanserai.server.tables.registry import TableRegistry

LONGEST: Final = {"open": 100, "mine": 200, "watch": 50, "finished": 50}
WITHIN: Final = {"open": 7 * 86400.0, "mine": float("inf"), "watch": 3 * 86400.0, "finished": float("inf")}


async def list_tables(registry: TableRegistry, which: str, person: PersonFacts | None) -> list[dict[str, Any]]:
    """The tables of a list, newest first; of one's own, those first that wait for one's move."""
    me = None if person is None else person.id
    since = max(0.0, time.time() - WITHIN[which])
    facts = await registry.context.past.listed(which, me, since, LONGEST[which])
    shown = [registry.shown(table, me) for table in facts if which != "open" or table.open_seats()]
    if which == "mine":
        shown.sort(key=lambda table: not table["your_turn"])
    return shown
