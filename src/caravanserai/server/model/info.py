"""TableInfo: what everybody may know about a table, with what is particular to the reader."""

from collections.abc import Collection, Sequence
from typing import Any

from caravanserai.core.chance import commitment
from caravanserai.server import steady
from caravanserai.server.model.clock import time_left
from caravanserai.server.model.facts import TableFacts


def info(facts: TableFacts, mine: Sequence[int], online: Collection[str]) -> dict[str, Any]:
    """The table in the shape of TableInfo, for somebody who has these seats, or none."""
    finished = facts.status == "finished"
    now = steady.now()
    return {
        "id": facts.id,
        "game": facts.game,
        "version": facts.version,
        "options": facts.options,
        "status": facts.status,
        "event": facts.event,
        "seats": [
            {
                "index": number,
                "kind": seat.kind,
                "person": seat.person,
                "name": seat.name,
                "bot": seat.bot,
                "bot_for_owner": seat.bot_for_owner,
                "guest": seat.guest,
                "online": seat.person in online,
                "time_left": time_left(facts, number, now),
            }
            for number, seat in enumerate(facts.seats)
        ],
        "host": facts.host,
        "private": facts.private,
        "clock": {"minutes": None, "increment": None, "days": None, **facts.clock},
        "commitment": commitment(facts.seed),
        "seed": str(facts.seed) if finished else None,
        "bots_paused": facts.bots_paused,
        "deciding": facts.summary.deciding,
        "round": facts.summary.round,
        "created": facts.created,
        "updated": facts.updated,
        "your_seats": list(mine),
        "your_turn": any(seat in facts.summary.deciding and facts.seats[seat].by_person for seat in mine),
        "no_result": facts.summary.no_result,
        "lifted": facts.lifted,
        "winners": facts.summary.winners,
        "scores": facts.summary.scores,
        "breakdown": facts.summary.breakdown,
        "rematch": facts.rematch,
    }
