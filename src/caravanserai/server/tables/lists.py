"""The lobby's lists."""

from typing import Any, Final

from caravanserai.server import steady
from caravanserai.server.model.facts import TableFacts
from caravanserai.server.model.people import PersonFacts
from caravanserai.server.tables.registry import TableRegistry

LONGEST: Final = {"open": 100, "mine": 200, "watch": 50, "finished": 50}
WITHIN: Final = {"mine": float("inf"), "watch": 3 * 86400.0, "finished": float("inf")}


async def list_tables(registry: TableRegistry, which: str, person: PersonFacts | None) -> list[dict[str, Any]]:
    """The tables of a list, newest first; of one's own, those first that wait for one's move; open ones by turns."""
    me = None if person is None else person.id
    if me is not None:
        registry.context.waiting.saw_in_lobby(me)
    if which == "open":
        return [registry.shown(table, me) for table in await _open(registry)]
    since = max(0.0, steady.now() - WITHIN[which])
    shown = [
        registry.shown(table, me) for table in await registry.context.past.listed(which, me, since, LONGEST[which])
    ]
    if which == "mine":
        shown.sort(key=lambda table: not table["your_turn"])
    return shown


async def _open(registry: TableRegistry) -> list[TableFacts]:
    waiting = registry.context.waiting
    chosen = waiting.shown(LONGEST["open"], registry.online)
    found = await registry.context.past.waiting(chosen)
    for table in set(chosen) - {facts.id for facts in found}:  # ended beside this server
        waiting.forget(table)
    return [facts for facts in found if facts.open_seats()]
