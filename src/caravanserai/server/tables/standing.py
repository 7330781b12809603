"""Keeping a table's summary in step with its game."""

from collections.abc import Mapping

from caravanserai.core.moves import Move
from caravanserai.core.state import State
from caravanserai.server.tables.facts import TableFacts


def bring_up_to_date(facts: TableFacts, state: State) -> None:
    """Note who decides and how the game stands, as far as a watcher may know."""
    view = state.view(None)
    facts.now.deciding = list(state.deciding)
    facts.now.round = view["round"]
    facts.now.winners = view["winners"]
    facts.now.scores = view["scores"]
    if state.over:
        facts.now.scores = state.scores()
        facts.now.breakdown = [
            [{"item": line["item"], "count": line["count"], "points": line["points"]} for line in state.breakdown(seat)]
            for seat in range(len(facts.seats))
        ]


def freshen(facts: TableFacts, state: State, event: int, offered: Mapping[int, list[Move]]) -> None:
    """Note since which event each seat has its decision; those who decide at the same time keep theirs."""
    facts.now.fresh = [
        facts.now.fresh[seat] if seat in offered and state.legal(seat) == offered[seat] else event
        for seat in range(len(facts.seats))
    ]
