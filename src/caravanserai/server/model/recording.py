"""A finished game of a table written down as a record."""

from collections.abc import Sequence

from caravanserai.core.record import Record
from caravanserai.server.model.entries import Entry
from caravanserai.server.model.facts import TableFacts


def has_record(facts: TableFacts) -> bool:
    """Whether a game can be written down: it is over, and no rules were changed on the way."""
    return facts.status == "finished" and not facts.lifted


def record_of(facts: TableFacts, moves: Sequence[Entry]) -> Record:
    """The record of a game that has one, from the moves that stand. It has the seed: nobody may see it before."""
    summary = facts.summary
    result = None if summary.no_result else {"scores": summary.scores, "winners": summary.winners}
    made = [(entry.seat or 0, entry.move or "") for entry in moves]
    return Record(facts.game, facts.version, len(facts.seats), facts.options, facts.seed, made, result)
