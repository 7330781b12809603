"""The table as each reader may see it, in JSON; worked out once for every seat that somebody looks from."""

from collections.abc import Sequence
from typing import Any

from pydantic_core import to_json

from caravanserai.core.history import NOTHING_TO_UNDO
from caravanserai.core.reasons import Reason
from caravanserai.core.state import State
from caravanserai.server.model.archive import Seen
from caravanserai.server.model.facts import TableFacts
from caravanserai.server.model.playing import Play


def observation(facts: TableFacts, play: Play, seat: int | None) -> dict[str, Any]:
    """One seat's observation of the game, or with None a watcher's."""
    undo = why_no_undo(facts, play, seat)
    acting = seat is not None and facts.seats[seat].by_person and facts.status == "playing"
    return {
        "seat": seat,
        "view": play.view(seat),
        "choices": [choice.to_json() for choice in play.state.choices(seat)] if acting and seat is not None else [],
        "waiting": waiting(facts, play.state, seat),
        "undo": None if undo is None else undo.to_json(),
    }


def at_the_end(seen: Seen, seat: int | None) -> dict[str, Any]:
    """The last position of a game whose rules are not here any more."""
    return {"seat": seat, "view": seen.view(seat), "choices": [], "waiting": seen.over, "undo": seen.over}


def waiting(facts: TableFacts, state: State, seat: int | None) -> dict[str, object] | None:
    """Why the seat can do nothing now, if that is so."""
    if facts.status == "finished":
        return state.why_over().to_json()
    if seat is None or state.may_decide(seat):
        return None
    return state.why_wait(seat).to_json()


def why_no_undo(facts: TableFacts, play: Play, seat: int | None) -> Reason | None:
    """What stands in the way of taking the last move back."""
    if seat is None or not facts.seats[seat].by_person:
        return NOTHING_TO_UNDO
    return play.state.why_over() if facts.status == "finished" else play.history.why_no_undo(seat)


class Observations:
    """The observations of a table that stays as it is. Each is made when first asked for and then kept as text."""

    def __init__(self, facts: TableFacts, play: Play | None, seen: Seen | None) -> None:
        self.facts = facts
        self._play = play
        self._seen = seen
        self._by_seat: dict[int | None, str] = {}

    def of(self, seats: Sequence[int]) -> str:
        """The observations of somebody's seats as a JSON list; a watcher has one of no seat."""
        return "[" + ",".join(filter(None, (self._one(seat) for seat in (seats or (None,))))) + "]"

    def _one(self, seat: int | None) -> str:
        """Nothing where there is no game, or none that could be shown."""
        if seat not in self._by_seat:
            if self._play is not None:
                found = observation(self.facts, self._play, seat)
            elif self._seen is not None:
                found = at_the_end(self._seen, seat)
            else:
                return ""
            self._by_seat[seat] = to_json(found).decode()
        return self._by_seat[seat]
