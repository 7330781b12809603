"""The clock of a table: whose time runs, how much is left, and when it runs out."""

from typing import Final

from caravanserai.server.model.facts import TableFacts
from caravanserai.server.steady import SteadyClock

DAY: Final = 86400.0
GRACE: Final = 60.0  # seconds an owner has at least after taking a seat back, once in a game

UNDO_WITHIN: Final = 600.0  # seconds of somebody else's turn of days, after which it is not taken from them


def full_time(facts: TableFacts) -> float | None:
    """What a seat has at the beginning: of the game on a live clock, of its turn on one of days."""
    if facts.clock["kind"] == "live":
        return float(facts.clock["minutes"]) * 60
    return float(facts.clock["days"]) * DAY if facts.clock["kind"] == "days" else None


def running(facts: TableFacts, seat: int) -> bool:
    """Whether this seat's time runs: it decides, and a person has to."""
    return facts.status == "playing" and seat in facts.summary.deciding and facts.seats[seat].by_person


def charged(facts: TableFacts, seat: int) -> bool:
    """Whether this seat pays for the time: also while a bot has not moved yet, so that it is no way to stop a clock."""
    waits_for_bot = facts.seats[seat].bot_for_owner and seat not in facts.summary.bot_moved
    return running(facts, seat) or (waits_for_bot and facts.status == "playing" and seat in facts.summary.deciding)


def time_left(facts: TableFacts, seat: int, now: float) -> float | None:
    """Seconds left to a seat; nothing without a clock."""
    if facts.summary.left is None:
        return None
    left = facts.summary.left[seat]
    if charged(facts, seat):
        left -= max(0.0, now - facts.summary.since)
    return round(max(0.0, left), 1)


def start_clock(facts: TableFacts, now: float) -> None:
    """Give every seat its time."""
    full = full_time(facts)
    facts.summary.left = None if full is None else [full] * len(facts.seats)
    facts.summary.turns = 0
    facts.summary.termed = [0 if seat in facts.summary.deciding else -1 for seat in range(len(facts.seats))]
    facts.summary.since = now


def resume(facts: TableFacts, clock: SteadyClock) -> None:
    """Go on with time that an earlier server wrote: up to its last sign of life, then from the start of this one."""
    if facts.summary.left is None or clock.started <= facts.summary.since <= clock.now():
        return
    if facts.summary.since < clock.started:
        charge(facts, max(facts.summary.since, clock.last_written))
        facts.summary.since = clock.started
    else:
        facts.summary.since = clock.now()  # it was written by a clock that was wrong


def charge(facts: TableFacts, now: float) -> None:
    """Take the time since the last event from those who pay for it; before anything else changes."""
    if facts.summary.left is not None:
        facts.summary.left = [
            min(left, max(0.0, left - (now - facts.summary.since))) if charged(facts, seat) else left
            for seat, left in enumerate(facts.summary.left)
        ]
    facts.summary.since = now


def pass_on(facts: TableFacts, before: list[int], undone: bool = False) -> None:
    """After a move or an undo: add the increment, or give those who begin to decide a new term.

    What an undo takes back was not earned, and a turn that is reached again, however many moves later, has no second
    term.
    """
    left, now = facts.summary.left, facts.summary.deciding
    if left is None:
        return
    new = list(left)
    termed = facts.summary.termed or [-1] * len(facts.seats)  # none in a game begun before they were kept
    if undone:
        facts.summary.turns -= any(seat not in now for seat in before)
    else:
        facts.summary.turns += any(seat not in before for seat in now)
    for seat in range(len(facts.seats)):
        began = seat in now and seat not in before
        stopped = seat in before and seat not in now
        if facts.clock["kind"] == "live":
            increment = float(facts.clock.get("increment") or 0)
            if stopped and not undone:
                new[seat] += increment
            elif began and undone:
                new[seat] -= increment  # may go below nothing: it was spent in a turn that is taken back, too
        elif began and not undone and facts.summary.turns > termed[seat]:
            new[seat] = full_time(facts) or 0.0
            termed = [facts.summary.turns if other == seat else term for other, term in enumerate(termed)]
    facts.summary.left, facts.summary.termed = new, termed


def hand_over(facts: TableFacts, seat: int) -> None:
    """A bot begins to play for the owner."""
    facts.summary.bot_moved = [other for other in facts.summary.bot_moved if other != seat]


def note_bot_move(facts: TableFacts, seat: int) -> None:
    """A bot has moved for the owner, if it plays for one."""
    if facts.seats[seat].bot_for_owner and seat not in facts.summary.bot_moved:
        facts.summary.bot_moved = [*facts.summary.bot_moved, seat]


def give_grace(facts: TableFacts, seat: int) -> None:
    """Time for somebody who takes their seat back: once in a game, when they need it, and after the bot has moved."""
    summary = facts.summary
    if summary.left is None or seat in summary.graced or seat not in summary.bot_moved or summary.left[seat] >= GRACE:
        return
    summary.left = [min(GRACE, left + GRACE) if other == seat else left for other, left in enumerate(summary.left)]
    summary.graced = [*summary.graced, seat]


def owes_a_move(facts: TableFacts, seat: int, now: float) -> bool:
    """Whether the owner is out of time and the bot has not moved: to take the seat back now would only hold it up."""
    return time_left(facts, seat, now) == 0 and seat in facts.summary.deciding and seat not in facts.summary.bot_moved


def undo_costs_time(facts: TableFacts, person: str, now: float) -> bool:
    """Whether somebody else has had a turn of days for so long that to take it from them would take their time, too."""
    full = full_time(facts)
    if facts.clock["kind"] != "days" or full is None:
        return False
    others = [seat for seat in range(len(facts.seats)) if running(facts, seat) and facts.seats[seat].person != person]
    return any(full - (time_left(facts, seat, now) or 0.0) > UNDO_WITHIN for seat in others)


def next_deadline(facts: TableFacts) -> float | None:
    """When the next seat's time runs out, if any does."""
    if facts.summary.left is None:
        return None
    ends = [facts.summary.since + left for seat, left in enumerate(facts.summary.left) if running(facts, seat)]
    return min(ends, default=None)


def out_of_time(facts: TableFacts, now: float) -> list[int]:
    """The seats whose time has run out."""
    if facts.summary.left is None:
        return []
    return [
        seat
        for seat, left in enumerate(facts.summary.left)
        if running(facts, seat) and facts.summary.since + left <= now + 0.001
    ]
