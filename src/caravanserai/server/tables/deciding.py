"""Moves, undo and chat: judged, written, acknowledged. Everything here runs in a table's queue."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from caravanserai.core.errors import IllegalMove
from caravanserai.core.reasons import Reason
from caravanserai.server import steady
from caravanserai.server.model.clock import charge, note_bot_move, pass_on, undo_costs_time
from caravanserai.server.model.ending import CLOSED, TABLE_CLOSED
from caravanserai.server.model.entries import Entry, Told
from caravanserai.server.model.people import PersonFacts, clean_text
from caravanserai.server.model.summary import mark_decisions, update_summary
from caravanserai.server.schemas.live import ChatCommand, MoveCommand, UndoCommand
from caravanserai.server.store.table_writer import WriteConflict
from caravanserai.server.tables.answers import ack, refusal
from caravanserai.server.tables.table import Table

Answer = dict[str, Any]


async def command(table: Table, person: PersonFacts | None, request: MoveCommand | UndoCommand | ChatCommand) -> Answer:
    """Carry a command out. The same command with the same key gets the same answer, whatever has happened since."""
    if person is None:
        return refusal(table.facts.event, request.key, "no_session", "Tell us a name first: there is no session.")
    table.saw(person.id)
    try:
        answer = await _judged(table, person, request)
    except WriteConflict:
        await table.reload()
        table.tell_again()
        answer = refusal(table.facts.event, request.key, "stale", "The table has moved on; look again.")
    if answer["type"] == "refused":
        written = await table.context.tables.written_command(table.facts.id, person.id, request.key)
        if written is not None:
            event, asked = written
            if asked in (None, request.asked):
                return ack(request.key, event)
            return refusal(table.facts.event, request.key, "key_used", "This key belongs to another command already.")
    return answer


async def _judged(table: Table, person: PersonFacts, request: MoveCommand | UndoCommand | ChatCommand) -> Answer:
    if isinstance(request, ChatCommand):
        return await _chat(table, person, request)
    problem = may_act(table, person, request.seat)
    if problem is not None:
        return refusal(table.facts.event, request.key, *problem)
    if isinstance(request, UndoCommand):
        return await _undo(table, person, request)
    return await _move(table, person, request)


def may_act(table: Table, person: PersonFacts, seat: int) -> tuple[str, str, Reason | None] | None:
    """Why somebody may not decide for a seat at all: code, sentence, reason; or nothing."""
    facts = table.facts
    if seat >= len(facts.seats):
        return "wrong_seat", f"There is no seat {seat}; this table has seats 0 to {len(facts.seats) - 1}.", None
    if facts.seats[seat].person != person.id:
        return "wrong_seat", "This seat is not yours.", None
    if facts.status == "finished":
        return "game_is_over", "The game is over.", None if table.play is None else table.play.state.why_over()
    if table.play is None:
        return "not_started", "The game has not begun yet.", None
    if not facts.seats[seat].by_person:
        return "bot_has_seat", "A bot plays for you; take the seat back first.", None
    return None


async def _move(table: Table, person: PersonFacts, request: MoveCommand) -> Answer:
    assert table.play is not None
    if not table.facts.summary.decision_since[request.seat] <= request.event <= table.facts.event:
        return refusal(table.facts.event, request.key, "stale", "The table has moved on; look again.")
    try:
        return ack(request.key, await make_moves(table, request.seat, request.chosen, person, request))
    except MoveRefused as refused:
        message = f"This move is not possible: {refused.reason}."
        index = None if request.moves is None else refused.index
        return refusal(table.facts.event, request.key, "illegal", message, refused.reason, index)


class MoveRefused(Exception):
    """The judge refused one of several moves; `index` says which."""

    def __init__(self, index: int, reason: Reason) -> None:
        super().__init__(index, reason)
        self.index = index
        self.reason = reason


async def make_moves(
    table: Table, seat: int, moves: Sequence[int], person: PersonFacts | None, request: MoveCommand | None
) -> int:
    """Make moves, by a person or a bot, and write them down together; gives the event of the last one.

    The core judges each, once. MoveRefused when one is refused: then nothing has changed. After a revelation the rest
    is neither judged nor made: it was chosen by somebody who had not seen what came up, and a refusal would tell of it
    while the moves before could still be left undone.
    """
    facts, play = table.facts, table.play
    assert play is not None
    now = steady.now()
    before = facts.summary.deciding
    offered = {other: play.legal(other) for other in before if other != seat}
    entries: list[Entry] = []
    horizon = play.state.horizon(seat)
    for index, move in enumerate(moves):
        number = facts.event + 1 + index
        try:
            story = play.move(move, seat, number)
        except IllegalMove as error:
            if entries:
                await table.reload()  # the moves before it were made in memory, and never written
            raise MoveRefused(index, error.reason) from error
        entries.append(_move_entry(table, number, now, seat, person, play.state.game.moves[move].text, story))
        if play.state.horizon(seat) != horizon:
            break
    if request is not None:
        entries[-1] = replace(entries[-1], key=request.key, command=request.asked)
    last = entries[-1].number
    charge(facts, now)
    facts.move_count = entries[-1].move_count
    update_summary(facts, play)
    mark_decisions(facts, play, last, offered)
    pass_on(facts, before)
    note_bot_move(facts, seat)
    if play.state.over:
        facts.status = "finished"
        entries.append(Entry(last + 1, now, "end", move_count=facts.move_count))
    await table.commit(entries)
    return last


def _move_entry(
    table: Table, number: int, now: float, seat: int, person: PersonFacts | None, move: str, story: Sequence[Told]
) -> Entry:
    facts = table.facts
    return Entry(
        number,
        now,
        "move",
        seat,
        None if person is None else person.id,
        facts.seats[seat].name,
        move=move,
        story=story,
        move_count=facts.move_count + number - facts.event,
    )


async def _undo(table: Table, person: PersonFacts, request: UndoCommand) -> Answer:
    facts, play = table.facts, table.play
    assert play is not None
    seen = (
        facts.summary.decision_since[request.seat]
        if play.state.acts_independently
        else max(facts.summary.decision_since)
    )
    if not seen <= request.event <= facts.event:
        return refusal(table.facts.event, request.key, "stale", "The table has moved on; look again.")
    now = steady.now()
    if not play.state.acts_independently and undo_costs_time(facts, person.id, now):
        message = "It is too late to take this back: somebody else has had the turn for more than ten minutes."
        return refusal(table.facts.event, request.key, "undo_too_late", message)
    others = [seat for seat in facts.summary.deciding if seat != request.seat] if play.state.acts_independently else []
    offered = {seat: play.legal(seat) for seat in others}  # their decisions stand as they are
    undone = play.undo(request.seat)
    if isinstance(undone, Reason):
        return refusal(table.facts.event, request.key, "no_undo", f"This cannot be taken back: {undone}.", undone)
    charge(facts, now)
    before = facts.summary.deciding
    facts.move_count -= 1
    number = facts.event + 1
    update_summary(facts, play)
    mark_decisions(facts, play, number, offered)
    pass_on(facts, before, undone=True)
    name = facts.seats[request.seat].name
    entry = Entry(
        number,
        now,
        "undo",
        request.seat,
        person.id,
        name,
        request.key,
        undoes=undone,
        move_count=facts.move_count,
        command=request.asked,
    )
    await table.commit([entry])
    return ack(request.key, number)


async def _chat(table: Table, person: PersonFacts, request: ChatCommand) -> Answer:
    if table.facts.summary.no_result == CLOSED:
        return refusal(table.facts.event, request.key, *TABLE_CLOSED)
    text = clean_text(request.text)
    if not text:
        return refusal(table.facts.event, request.key, "empty", "There is nothing to read in this message.")
    facts = table.facts
    mine = facts.seats_of(person.id)
    seat = mine[0] if mine else None
    number = facts.event + 1
    entry = Entry(
        number,
        steady.now(),
        "chat",
        seat,
        person.id,
        person.name,
        request.key,
        text=text,
        move_count=facts.move_count,
        command=request.asked,
    )
    await table.commit([entry])
    return ack(request.key, number)
