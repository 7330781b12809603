"""Answering commands and questions, the same over a socket and over REST."""

import time
from collections.abc import Callable
from typing import Any

from caravanserai.server.bots_at_table.budgets import HINT
from caravanserai.server.bots_at_table.fair_queue import QueueIsFull
from caravanserai.server.limits import CHAT, COMMANDS, HINTS, QUESTIONS
from caravanserai.server.model.people import PersonFacts
from caravanserai.server.schemas.live import ChatCommand, HintQuestion, MoveCommand, UndoCommand, WhyQuestion
from caravanserai.server.tables.answers import refusal
from caravanserai.server.tables.deciding import command, may_act
from caravanserai.server.tables.registry import TableRegistry
from caravanserai.server.tables.table import Table

Answer = dict[str, Any]
Request = MoveCommand | UndoCommand | ChatCommand | WhyQuestion | HintQuestion


class CommandHandler:
    """Carries out what one person asks of one table; who has no session is known by their address alone."""

    def __init__(self, registry: TableRegistry, table_id: str, person: PersonFacts | None, address: str) -> None:
        self._registry = registry
        self._table_id = table_id
        self._person = person
        self._address = address

    async def answer(self, request: Request, answered: Callable[[Answer], None] | None = None) -> Answer:
        """The answer to a command or question; `answered` gets it before the table's news go out."""
        began = time.perf_counter()
        context = self._registry.context
        self.count(request)
        if isinstance(request, HintQuestion):
            answer = await self._hint(request)
            if answered is not None:
                answered(answer)
        elif isinstance(request, WhyQuestion):
            answer = await self._registry.perform(self._table_id, lambda table: self._why(table, request), answered)
        else:
            answer = await self._registry.perform(
                self._table_id, lambda table: command(table, self._person, request), answered
            )
            context.metrics.command_seconds.observe(time.perf_counter() - began)
        context.metrics.commands.labels(request.type, answer.get("code", answer["type"])).inc()
        return answer

    def count(self, request: Request) -> None:
        """Hold the limits; Refused (429) when something is done too often."""
        limits = {"chat": CHAT, "why": QUESTIONS, "hint": HINTS}
        limit = limits.get(request.type, COMMANDS)
        times = len(request.chosen) if isinstance(request, MoveCommand) else 1
        who = self._address if self._person is None else self._person.id
        self._registry.context.limits.count(limit, who, times)

    async def _why(self, table: Table, request: WhyQuestion) -> Answer:
        problem = self._problem(table, request)
        play = table.play
        if problem is not None and (problem["code"] != "game_is_over" or play is None or not play.state.over):
            return problem
        assert play is not None
        reason = play.state.why_not(request.move, request.seat)
        return {
            "type": "why",
            "key": request.key,
            "move": request.move,
            "reason": None if reason is None else reason.to_json(),
        }

    async def _hint(self, request: HintQuestion) -> Answer:
        async def look(table: Table) -> tuple[Table, Answer | None]:
            problem = self._problem(table, request)
            if problem is None and request.seat not in table.facts.summary.deciding:
                assert table.play is not None
                reason = table.play.state.why_wait(request.seat)
                problem = refusal(table.facts.event, request.key, "not_your_turn", "Somebody else decides now.", reason)
            return table, problem

        table, problem = await self._registry.perform(self._table_id, look)
        if problem is not None or table.play is None:
            assert problem is not None
            return problem
        history, bots = table.play.history, self._registry.context.bots
        state = history.state
        try:
            advice = await bots.think(self._table_id, state, request.seat, HINT, history=history, asked=True)
        except QueueIsFull:
            return refusal(
                table.facts.event, request.key, "too_busy", "Too many bots are thinking; try again in a moment."
            )
        if advice.guessed:
            return refusal(table.facts.event, request.key, "no_hint", "No hint could be found; try again.")
        chance = None if advice.chance is None or state.players == 1 else round(advice.chance, 3)
        return {"type": "hint", "key": request.key, "move": advice.move, "chance": chance}

    def _problem(self, table: Table, request: WhyQuestion | HintQuestion) -> Answer | None:
        if self._person is None:
            return refusal(table.facts.event, request.key, "no_session", "Tell us a name first: there is no session.")
        problem = may_act(table, self._person, request.seat)
        return None if problem is None else refusal(table.facts.event, request.key, *problem)
