"""Keeping a table's summary in step with its game."""

from collections.abc import Mapping

from caravanserai.core.moves import Move
from caravanserai.server.model.facts import TableFacts
from caravanserai.server.model.playing import Play


def update_summary(facts: TableFacts, play: Play) -> None:
    """Note who decides and how the game stands, as far as a watcher may know."""
    state, view = play.state, play.view(None)
    facts.summary.deciding = list(state.deciding)
    facts.summary.round = view["round"]
    facts.summary.winners = view["winners"]
    facts.summary.scores = view["scores"]
    if state.over:
        facts.summary.scores = state.scores()
        facts.summary.breakdown = [
            [{"item": line["item"], "count": line["count"], "points": line["points"]} for line in state.breakdown(seat)]
            for seat in range(len(facts.seats))
        ]


def mark_decisions(facts: TableFacts, play: Play, event: int, offered: Mapping[int, list[Move]]) -> None:
    """Note since which event each seat has its decision; those who decide at the same time keep theirs."""
    facts.summary.decision_since = [
        facts.summary.decision_since[seat] if seat in offered and play.legal(seat) == offered[seat] else event
        for seat in range(len(facts.seats))
    ]
