"""Answering commands and questions, the same over a socket and over REST."""

import time
from collections.abc import Callable
from typing import Any

from caravanserai.server.bots_at_table.budgets import HINT
from caravanserai.server.bots_at_table.line import LineIsFull
from caravanserai.server.errors import Refused
from caravanserai.server.limits import CHAT, COMMANDS, HINTS, QUESTIONS
from caravanserai.server.people.people import PersonFacts
from caravanserai.server.schemas.live import ChatCommand, HintQuestion, MoveCommand, UndoCommand, WhyQuestion
from caravanserai.server.tables.answers import refusal
from caravanserai.server.tables.deciding import command, may_act
from caravanserai.server.tables.hall import Hall
from caravanserai.server.tables.table import Table

Answer = dict[str, Any]
Wish = MoveCommand | UndoCommand | ChatCommand | WhyQuestion | HintQuestion


class Talk:
    """One person talking to one table."""

    def __init__(self, hall: Hall, table_id: str, person: PersonFacts | None) -> None:
        self._hall = hall
        self._table_id = table_id
        self._person = person

    async def answer(self, wish: Wish, answered: Callable[[Answer], None] | None = None) -> Answer:
        """The answer to a command or question; `answered` gets it before the table's news go out."""
        began = time.perf_counter()
        house = self._hall.house
        self.count(wish)
        if isinstance(wish, HintQuestion):
            answer = await self._hint(wish)
            if answered is not None:
                answered(answer)
        elif isinstance(wish, WhyQuestion):
            answer = await self._hall.perform(self._table_id, lambda table: self._why(table, wish), answered)
        else:
            answer = await self._hall.perform(
                self._table_id, lambda table: command(table, self._person, wish), answered
            )
            house.metrics.command_seconds.observe(time.perf_counter() - began)
        house.metrics.commands.labels(wish.type, answer.get("code", answer["type"])).inc()
        return answer

    def count(self, wish: Wish) -> None:
        """Hold the limits; Refused (429) when something is done too often."""
        limits = {"chat": CHAT, "why": QUESTIONS, "hint": HINTS}
        limit = limits.get(wish.type, COMMANDS)
        if self._person is not None:
            self._hall.house.limits.count(limit, self._person.id)

    async def _why(self, table: Table, wish: WhyQuestion) -> Answer:
        problem = self._problem(table, wish)
        if problem is not None and problem["code"] != "game_is_over":
            return problem
        assert table.play is not None
        reason = table.play.state.why_not(wish.move, wish.seat)
        return {
            "type": "why",
            "key": wish.key,
            "move": wish.move,
            "reason": None if reason is None else reason.to_json(),
        }

    async def _hint(self, wish: HintQuestion) -> Answer:
        async def look(table: Table) -> tuple[Table, Answer | None]:
            problem = self._problem(table, wish)
            if problem is None and wish.seat not in table.facts.now.deciding:
                assert table.play is not None
                reason = table.play.state.game.not_your_turn
                problem = refusal(table, wish.key, "not_your_turn", "Somebody else decides now.", reason)
            return table, problem

        table, problem = await self._hall.perform(self._table_id, look)
        if problem is not None or table.play is None:
            assert problem is not None
            return problem
        state = table.play.state
        try:
            thought = await self._hall.house.thinkers.think(self._table_id, state, wish.seat, HINT, asked=True)
        except LineIsFull:
            return refusal(table, wish.key, "too_busy", "Too many bots are thinking; try again in a moment.")
        if thought.guessed:
            return refusal(table, wish.key, "no_hint", "No hint could be found; try again.")
        chance = None if thought.chance is None or state.players == 1 else round(thought.chance, 3)
        return {"type": "hint", "key": wish.key, "move": thought.move, "chance": chance}

    def _problem(self, table: Table, wish: WhyQuestion | HintQuestion) -> Answer | None:
        if self._person is None:
            return refusal(table, wish.key, "no_session", "Tell us a name first: there is no session.")
        problem = may_act(table, self._person, wish.seat)
        return None if problem is None else refusal(table, wish.key, *problem)


def as_answer(error: Refused, key: str | None, event: int) -> Answer:
    """A refusal of the server itself as the answer to a command."""
    return {
        "type": "refused",
        "key": key,
        "code": error.code,
        "message": error.message,
        "reason": None,
        "event": event,
    }
