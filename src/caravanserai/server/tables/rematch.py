"""Playing again with the same people."""

from dataclasses import replace

from caravanserai.core.registry import load
from caravanserai.server.bots_at_table.budgets import USUAL
from caravanserai.server.errors import Refused, not_now
from caravanserai.server.model.ending import CLOSED, TABLE_CLOSED
from caravanserai.server.model.facts import SeatFacts
from caravanserai.server.model.people import PersonFacts
from caravanserai.server.tables.opening import bot_name, table_facts
from caravanserai.server.tables.registry import TableRegistry
from caravanserai.server.tables.table import Table
from caravanserai.server.tables.tables import lay


async def rematch(registry: TableRegistry, table_id: str, person: PersonFacts) -> str:
    """The id of the table where the same people play again; everybody who asks gets the same one."""

    async def ask(table: Table) -> str:
        facts = table.facts
        if facts.status != "finished":
            raise not_now("not_over", "The game is not over yet.")
        if facts.summary.no_result == CLOSED:
            raise not_now(*TABLE_CLOSED)
        if person.id not in {facts.host, *facts.people()}:
            raise Refused(403, "not_seated", "Only those who played can play again here.")
        if facts.rematch is not None:
            return facts.rematch
        seats: list[SeatFacts] = []
        for seat in facts.seats:
            seats.append(_again(seat, seats))
        new = table_facts(load(facts.game), dict(facts.options), seats, person.id, dict(facts.clock), facts.private)
        await lay(registry, new)
        facts.rematch = new.id
        await table.commit([])
        return new.id

    return await registry.perform(table_id, ask)


def _again(seat: SeatFacts, others: list[SeatFacts]) -> SeatFacts:
    """The same seat; who was away has it back, and a bot has that of somebody who has deleted their account."""
    if seat.gone:
        return SeatFacts("bot", bot_name(USUAL, others), None, USUAL)
    if seat.bot_for_owner:
        return SeatFacts("person", seat.name, seat.person, guest=seat.guest)
    return replace(seat)
