"""What follows for a table from its newest events, whoever writes them."""

from collections.abc import Sequence

from caravanserai.server import steady
from caravanserai.server.model.clock import next_deadline
from caravanserai.server.model.entries import Entry
from caravanserai.server.model.facts import TableFacts


def advance(facts: TableFacts, entries: Sequence[Entry]) -> None:
    """Bring the table's event, its deadline and whether a bot is due up to date; without entries only its seats or
    something beside the game have changed."""
    if entries:
        facts.event = entries[-1].number
    facts.updated = entries[-1].at if entries else steady.now()
    facts.deadline = next_deadline(facts)
    facts.bot_due = facts.status == "playing" and any(
        facts.seats[seat].kind == "bot" for seat in facts.summary.deciding
    )
