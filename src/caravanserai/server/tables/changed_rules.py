"""What becomes of a running game whose version is not played here: it is lifted to other rules, or ends."""

import structlog

from caravanserai.core.errors import CaravanseraiError
from caravanserai.server import steady
from caravanserai.server.model.clock import charge, pass_on
from caravanserai.server.model.ending import OLD_RULES, end_without_result
from caravanserai.server.model.entries import Entry
from caravanserai.server.model.playing import Play, Snapshot
from caravanserai.server.model.summary import mark_decisions, update_summary
from caravanserai.server.model.versions import goes_on, lift, rules_here
from caravanserai.server.tables.kept_past import last_seen
from caravanserai.server.tables.table import Table

LOG = structlog.get_logger()


async def follow_rules(table: Table) -> None:
    """See to it that a game goes on under rules that are here, or ends. Runs in the queue, before anything else."""
    facts = table.facts
    if goes_on(facts):
        return
    before = facts.version
    play = await _lifted(table)
    if play is None:
        table.seen = await last_seen(table.context, facts)
        await table.commit([end_without_result(facts, OLD_RULES, steady.now())])
        LOG.warning("a game of rules that are not here has ended", table=facts.id, game=facts.game, version=before)
        return
    await _go_on(table, play)
    LOG.warning("a game goes on under other rules", table=facts.id, game=facts.game, was=before, version=facts.version)


async def _lifted(table: Table) -> Play | None:
    """The game under rules that are here, or nothing where no migration leads to them."""
    facts = table.facts
    rules = rules_here(facts.game)
    if rules is None or not rules.takes_up(facts.version):
        return None
    saved, since = await table.context.archives.newest_saved(facts.id)
    if saved is None:
        LOG.error("a game was never saved and cannot be lifted", table=facts.id)
        return None
    try:
        return lift(facts, saved, since)
    except CaravanseraiError as error:
        LOG.error("a game cannot be lifted to other rules", table=facts.id, why=str(error))
        return None


async def _go_on(table: Table, play: Play) -> None:
    """Take the lifted game up, and tell everybody."""
    facts, now, number = table.facts, steady.now(), table.facts.event + 1
    table.play = play
    charge(facts, now)
    deciding = facts.summary.deciding
    facts.version = play.state.version
    facts.summary.lifted_at = facts.move_count
    update_summary(facts, play)
    mark_decisions(facts, play, number, {})
    pass_on(facts, deciding)
    entries = [Entry(number, now, "rules", text=facts.version, move_count=facts.move_count)]
    if play.state.over:
        facts.status = "finished"
        entries.append(Entry(number + 1, now, "end", move_count=facts.move_count))
    saved = Snapshot(facts.move_count, number, play.state.save(), play.history.movers)
    await table.commit(entries, snapshot=saved)
