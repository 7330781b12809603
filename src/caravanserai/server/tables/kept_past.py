"""The past of games whose rules are not here any more, from what was kept of them."""

import asyncio

from caravanserai.server.context import AppContext
from caravanserai.server.model.archive import Seen
from caravanserai.server.model.facts import TableFacts
from caravanserai.server.model.playing import other_version

Chart = list[tuple[int, list[int]]]


async def last_seen(context: AppContext, facts: TableFacts) -> Seen | None:
    """How a game stood at its end, or nothing where that was not kept."""
    return await _seen(context, facts.id, facts.move_count)


async def seen_at(context: AppContext, facts: TableFacts, number: int) -> Seen:
    """The position after so many moves, or Refused (409) where it was not kept."""
    found = await _seen(context, facts.id, number)
    if found is None:
        raise other_version(facts)
    return found


async def kept_chart(context: AppContext, facts: TableFacts, until: int) -> Chart:
    """After how many moves turns ended, and the scores there, as far as it was kept up to this many moves."""
    archives = await context.archives.archives(facts.id)
    ends = [archive.first for archive in archives[1:]] + [until]
    return [
        (number, scores)
        for archive, end in zip(archives, ends, strict=False)
        for number, scores in zip(archive.moves, archive.scores, strict=True)
        if number < min(end, until)
    ]


async def _seen(context: AppContext, table_id: str, number: int) -> Seen | None:
    archive = await context.archives.archive(table_id, number)
    if archive is None:
        return None
    made = await context.past.moves(table_id, number, number) if number else []
    if not archive.holds(number, made[0].number if made else None):
        return None
    return await asyncio.to_thread(archive.seen, number)
