"""The past of a table: positions, the chart of a finished game, its record, the older log."""

import asyncio
from typing import Any

from caravanserai.core.reasons import Reason
from caravanserai.core.record import Record
from caravanserai.server.context import AppContext
from caravanserai.server.errors import Refused, not_now, unknown_table
from caravanserai.server.model.archive import Seen
from caravanserai.server.model.entries import Entry
from caravanserai.server.model.facts import TableFacts
from caravanserai.server.model.playing import Play, other_version, take_up
from caravanserai.server.model.recording import has_record, record_of
from caravanserai.server.model.versions import played_here, shown_by_rules
from caravanserai.server.store.names import is_id
from caravanserai.server.tables.kept_past import Chart, kept_chart, seen_at

IN_THE_PAST = Reason("in_the_past", "")


async def known(context: AppContext, table_id: str) -> TableFacts:
    """The facts of a table, or Refused (404)."""
    facts = await context.tables.facts(table_id) if is_id(table_id) else None
    if facts is None:
        raise unknown_table()
    return facts


async def position(
    context: AppContext, table_id: str, number: int, person: str | None, seat: int | None, hidden: bool
) -> dict[str, Any]:
    """The position after so many moves as the asker's seat saw it; with `hidden`, as every seat did."""
    facts = await known(context, table_id)
    if not facts.began:
        raise not_now("not_started", "The game has not begun yet.")
    if number > facts.move_count:
        raise Refused(404, "unknown_position", f"There are only {facts.move_count} moves so far.")
    over = facts.status == "finished"
    if hidden and not over:
        raise Refused(403, "still_hidden", "The hidden parts are shown when the game is over.")
    mine = facts.seats_of(person)
    if seat is not None and not (hidden and seat < len(facts.seats)) and seat not in mine:
        raise Refused(403, "not_your_seat", "This seat is not yours.")
    looking = seat if seat is not None else (mine[0] if mine else None)
    shown: Play | Seen
    if shown_by_rules(facts, number):
        snapshot, moves = await context.past.position(table_id, number)
        shown = take_up(facts, snapshot, moves)
    else:
        shown, moves = await seen_at(context, facts, number), []
    last = moves[-1:] or await context.past.moves(table_id, number, number)
    readers = range(len(facts.seats)) if hidden else mine
    return {
        "move_count": number,
        "total": facts.move_count,
        "observation": _observation(shown, looking),
        "log": [entry.shown_to(readers) for entry in last],
        "observations": [_observation(shown, other) for other in range(len(facts.seats))] if hidden else [],
    }


async def chart(context: AppContext, table_id: str) -> dict[str, Any]:
    """The scores at every end of a turn."""
    facts = await _finished(context, table_id)
    begin = facts.summary.lifted_at or 0
    if not played_here(facts.game, facts.version):
        points = await kept_chart(context, facts, facts.move_count + 1)
    else:
        kept = [] if begin == 0 else await kept_chart(context, facts, begin)
        snapshot, _ = await context.past.position(table_id, begin)
        moves = await context.past.moves(table_id, begin + 1)
        points = kept + await asyncio.to_thread(_chart, take_up(facts, snapshot, ()), begin, moves)
    if not points:
        raise other_version(facts)
    return {"moves": [number for number, _ in points], "scores": [scores for _, scores in points]}


async def record(context: AppContext, table_id: str) -> Record:
    """The finished game written down, unless no rules could replay it."""
    facts = await _finished(context, table_id)
    if not has_record(facts):
        raise not_now("rules_changed", "The rules were changed while this game was played; no record can replay it.")
    return record_of(facts, await context.past.moves(table_id))


async def log(context: AppContext, table_id: str, before: int, person: str | None, most: int) -> dict[str, Any]:
    """Older entries, oldest first."""
    facts = await known(context, table_id)
    entries = await context.past.log(table_id, 0, before, most)
    seats = facts.seats_of(person)
    more = bool(entries) and entries[0].number > 1
    return {"entries": [entry.shown_to(seats) for entry in entries], "more": more}


async def _finished(context: AppContext, table_id: str) -> TableFacts:
    facts = await known(context, table_id)
    if facts.status != "finished":
        raise not_now("not_over", "The game is not over yet.")
    return facts


def _observation(shown: Play | Seen, seat: int | None) -> dict[str, Any]:
    return {
        "seat": seat,
        "view": shown.view(seat),
        "choices": [],
        "waiting": IN_THE_PAST.to_json(),
        "undo": IN_THE_PAST.to_json(),
    }


def _chart(play: Play, begin: int, moves: list[Entry]) -> Chart:
    state = play.state
    points = [(begin, state.scores())]
    for entry in moves:
        turn = state.turn
        state.apply(entry.move or "", entry.seat)
        if state.turn != turn or state.over:
            points.append((entry.move_count, state.scores()))
    return points
