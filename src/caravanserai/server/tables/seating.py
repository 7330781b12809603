"""Sitting down, getting up, bots that keep a seat, and beginning. Everything here runs in a table's queue."""

import math

from caravanserai.core.errors import BadPlayers
from caravanserai.core.registry import load
from caravanserai.server import steady
from caravanserai.server.bots_at_table.budgets import FAIR, USUAL
from caravanserai.server.errors import Refused, not_now
from caravanserai.server.model.clock import charge, give_grace, hand_over, out_of_time, owes_a_move
from caravanserai.server.model.entries import Entry
from caravanserai.server.model.facts import SeatFacts, TableFacts
from caravanserai.server.model.people import PersonFacts
from caravanserai.server.tables.attendance import away_after
from caravanserai.server.tables.opening import begin, bot_name
from caravanserai.server.tables.table import Table


async def join(table: Table, person: PersonFacts, seat: int | None) -> None:
    """Take an open seat; the game begins with the last one."""
    facts = table.facts
    if facts.status == "finished":
        raise not_now("game_is_over", "The game is over.")
    if facts.seats_of(person.id):
        raise not_now("already_seated", "You already have a seat at this table.")
    if facts.status != "waiting":
        raise not_now("already_started", "The game has already begun.")
    free = facts.open_seats()
    if not free:
        raise not_now("table_full", "Every seat at this table is taken.")
    if seat is not None and seat >= len(facts.seats):
        raise Refused(422, "wrong_seat", f"There is no seat {seat} at this table.")
    if seat is not None and seat not in free:
        raise not_now("seat_taken", "Somebody else has this seat.")
    chosen = free[0] if seat is None else seat
    facts.seats[chosen] = SeatFacts("person", person.name, person.id, guest=person.guest)
    entries = [_seat_entry(table, chosen, person.name, "joined", person.id)]
    if not facts.open_seats():
        entries.append(await _begin(table, len(entries)))
    await table.commit(entries, seats=True)


async def start(table: Table, person: PersonFacts) -> None:
    """Begin without the seats that are still open."""
    facts = table.facts
    if person.id != facts.host:
        raise Refused(403, "not_host", "Only the host begins the game.")
    if facts.status != "waiting":
        raise not_now("already_started", "The game has already begun.")
    taken = [seat for seat in facts.seats if seat.kind != "open"]
    try:
        load(facts.game).check_players(len(taken))
    except BadPlayers as error:
        raise not_now("not_enough_players", str(error)) from error
    facts.seats = taken
    await table.commit([await _begin(table, 0)], seats=True)


async def leave(table: Table, person: PersonFacts) -> bool:
    """Get up: before the game the seat is open again, during it a bot keeps it. True when nobody is left waiting."""
    facts = table.facts
    mine = facts.seats_of(person.id)
    if facts.status == "finished":
        raise not_now("game_is_over", "The game is over; there is nothing to leave.")
    if not mine and (facts.host != person.id or facts.status != "waiting"):
        raise not_now("not_seated", "You have no seat at this table.")
    charge(facts, steady.now())
    entries: list[Entry] = []
    for seat in mine:
        if facts.status == "waiting":
            facts.seats[seat] = SeatFacts("open")
        else:
            _keep(facts, seat, USUAL)
        entries.append(_seat_entry(table, seat, person.name, "left", person.id, len(entries)))
    if facts.status == "waiting" and facts.host == person.id:
        others = sorted(facts.people())
        if not others:
            await table.context.tables.remove(facts.id)
            table.context.waiting.forget(facts.id)
            table.removed = True
            return True
        facts.host = next(seat.person for seat in facts.seats if seat.person is not None)
        table.owner = await table.context.people.owner(facts.host)
    await table.commit(entries, seats=True)
    return False


async def give_to_bot(table: Table, person: PersonFacts, seat: int, bot: str) -> None:
    """The owner lets a bot play a seat, or the host: one that nobody owns, or whose owner is away."""
    facts = table.facts
    if seat >= len(facts.seats):
        raise Refused(404, "unknown_seat", f"There is no seat {seat} at this table.")
    if person.id not in (facts.host, facts.seats[seat].person):
        raise Refused(403, "not_your_seat", "Only the host or the seat's owner can give it to a bot.")
    if facts.status == "finished":
        raise not_now("game_is_over", "The game is over.")
    owner = facts.seats[seat].person
    for_absent = owner not in (None, person.id)
    if for_absent:
        _check_absent(table, seat, bot)
    charge(facts, steady.now())
    if owner is None or facts.status == "waiting":
        others = [other for number, other in enumerate(facts.seats) if number != seat]
        facts.seats[seat] = SeatFacts("bot", bot_name(bot, others), None, bot)
    else:
        _keep(facts, seat, bot)
    entries = [_seat_entry(table, seat, facts.seats[seat].name, "away" if for_absent else "bot", owner)]
    if facts.status == "waiting" and not facts.open_seats():
        entries.append(await _begin(table, len(entries)))
    await table.commit(entries, seats=True)


def _check_absent(table: Table, seat: int, bot: str) -> None:
    """Refused (409) unless the host may let this bot play for a seat's owner."""
    facts = table.facts
    kept = facts.seats[seat]
    if kept.bot_for_owner:
        raise not_now("owner_decides", "A bot plays there for somebody already; only they can change it.")
    if facts.status == "waiting":
        raise not_now("not_started", "The game has not begun yet; nobody plays for somebody who waits.")
    if facts.clock["kind"] == "days":
        raise not_now("owner_not_away", "With days for a turn a bot plays only when the time has run out.")
    needed = away_after(table)
    assert kept.person is not None
    if table.away_for(kept.person) < needed:
        seconds = math.ceil(needed)
        raise not_now(
            "owner_not_away", f"A bot can have this seat when its player has been away for {seconds} seconds."
        )
    if bot not in FAIR:
        raise not_now("bot_too_weak", f"For somebody who is away only these bots play: {', '.join(FAIR)}.")


async def take_back(table: Table, person: PersonFacts, seat: int) -> None:
    """The owner takes a seat back from the bot that kept it."""
    facts = table.facts
    if seat >= len(facts.seats):
        raise Refused(404, "unknown_seat", f"There is no seat {seat} at this table.")
    if facts.seats[seat].person != person.id:
        raise Refused(403, "not_your_seat", "This seat is not yours.")
    if facts.status == "finished":
        raise not_now("game_is_over", "The game is over.")
    if not facts.seats[seat].bot_for_owner:
        raise not_now("no_bot_there", "No bot plays for you there.")
    if owes_a_move(facts, seat, steady.now()):
        raise not_now("out_of_time", "Your time has run out; the seat is yours again when the bot has moved.")
    charge(facts, steady.now())
    facts.seats[seat] = SeatFacts("person", facts.seats[seat].name, person.id, guest=person.guest)
    give_grace(facts, seat)
    await table.commit([_seat_entry(table, seat, person.name, "took_back", person.id)], seats=True)


async def run_out(table: Table) -> None:
    """Give the seats whose time has run out to a bot."""
    facts = table.facts
    now = steady.now()
    late = out_of_time(facts, now)
    if not late:
        if facts.deadline is not None and facts.deadline <= now:
            await table.commit([])  # it was written by an earlier server, before a time that nobody was charged for
        return
    charge(facts, now)
    entries: list[Entry] = []
    for seat in late:
        _keep(facts, seat, USUAL)
        kept = facts.seats[seat]
        entries.append(_seat_entry(table, seat, kept.name, "time_ran_out", kept.person, len(entries)))
    await table.commit(entries, seats=True)


def _keep(facts: TableFacts, seat: int, bot: str) -> None:
    """A bot plays from now on; an owner stays the owner."""
    kept = facts.seats[seat]
    if not kept.bot_for_owner:
        hand_over(facts, seat)
    kept.kind, kept.bot, kept.bot_for_owner = "bot", bot, kept.person is not None


async def _begin(table: Table, after: int) -> Entry:
    facts = table.facts
    facts.event += after  # the entries before this one are written in the same transaction
    try:
        table.play, entry = begin(facts)
    except Refused:
        await table.reload()  # the seats were already changed
        raise
    facts.event -= after
    return entry


def _seat_entry(table: Table, seat: int, name: str, what: str, person: str | None, after: int = 0) -> Entry:
    facts = table.facts
    number = facts.event + 1 + after
    return Entry(number, steady.now(), "seat", seat, person, name, text=what, move_count=facts.move_count)
