"""The clock of a table: whose time runs, how much is left, and when it runs out."""

from typing import Final

from caravanserai.server.model.facts import TableFacts

DAY: Final = 86400.0
GRACE: Final = 60.0  # seconds an owner has at least after taking a seat back


def full_time(facts: TableFacts) -> float | None:
    """What a seat has at the beginning: of the game on a live clock, of its turn on one of days."""
    if facts.clock["kind"] == "live":
        return float(facts.clock["minutes"]) * 60
    return float(facts.clock["days"]) * DAY if facts.clock["kind"] == "days" else None


def running(facts: TableFacts, seat: int) -> bool:
    """Whether this seat's time runs: it decides, and a person has to."""
    return facts.status == "playing" and seat in facts.summary.deciding and facts.seats[seat].by_person


def time_left(facts: TableFacts, seat: int, now: float) -> float | None:
    """Seconds left to a seat; nothing without a clock."""
    if facts.summary.left is None:
        return None
    left = facts.summary.left[seat]
    if running(facts, seat):
        left -= now - facts.summary.since
    return round(max(0.0, left), 1)


def start_clock(facts: TableFacts, now: float) -> None:
    """Give every seat its time."""
    full = full_time(facts)
    facts.summary.left = None if full is None else [full] * len(facts.seats)
    facts.summary.since = now


def charge(facts: TableFacts, now: float) -> None:
    """Take the time since the last event from those who were thinking; before anything else changes."""
    if facts.summary.left is not None:
        facts.summary.left = [
            max(0.0, left - (now - facts.summary.since)) if running(facts, seat) else left
            for seat, left in enumerate(facts.summary.left)
        ]
    facts.summary.since = now


def pass_on(facts: TableFacts, before: list[int], undone: bool = False) -> None:
    """After a move or an undo: add the increment, or give those who begin to decide a new term."""
    left = facts.summary.left
    if left is None:
        return
    new = list(left)
    for seat in range(len(facts.seats)):
        began = seat in facts.summary.deciding and seat not in before
        stopped = seat in before and seat not in facts.summary.deciding
        if facts.clock["kind"] == "live":
            increment = float(facts.clock.get("increment") or 0)
            if stopped and not undone:
                new[seat] += increment
            elif began and undone:  # a turn that was taken back did not earn its increment
                new[seat] = max(1.0, new[seat] - increment)
        elif began:
            new[seat] = full_time(facts) or 0.0
    facts.summary.left = new


def give_grace(facts: TableFacts, seat: int) -> None:
    """Time for somebody who takes their seat back."""
    if facts.summary.left is not None:
        least = GRACE if facts.clock["kind"] == "live" else (full_time(facts) or 0.0)
        facts.summary.left = [max(left, least) if i == seat else left for i, left in enumerate(facts.summary.left)]


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
