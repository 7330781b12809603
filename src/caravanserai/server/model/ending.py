"""Ending a game without a result: nobody has won, and everybody is told why."""

from typing import Final

from caravanserai.server.model.clock import charge
from caravanserai.server.model.entries import Entry
from caravanserai.server.model.facts import TableFacts

CLOSED: Final = "closed"  # the host of the server has closed the table
OLD_RULES: Final = "old_rules"  # the game was begun with rules that this server does not have any more

TABLE_CLOSED: Final = ("table_closed", "The host of this server has closed the table.")  # code and sentence


def end_without_result(facts: TableFacts, why: str, now: float) -> Entry:
    """Break a game off, also one that never began. The entry is the table's next event; the caller writes it."""
    charge(facts, now)
    facts.status = "finished"
    summary = facts.summary
    summary.no_result = why
    summary.deciding = []
    summary.winners, summary.scores, summary.breakdown = [], None, []
    return Entry(facts.event + 1, now, "end", text=why, move_count=facts.move_count)
