"""A bot that is any program: it reads JSON lines on its standard input and answers on its standard output."""

from __future__ import annotations

import json
from collections.abc import Sequence
from time import monotonic
from typing import TYPE_CHECKING, ClassVar, Final

from caravanserai.bots.bot import Bot
from caravanserai.bots.guarded import CRASH, GARBLED, ILLEGAL, OVERTIME, BotFailed
from caravanserai.bots.process import Conversation

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.observation import Observation

PROTOCOL: Final = 1
USUAL_SECONDS: Final = 10.0  # for a decision, when the name says nothing else
SECONDS_TO_BEGIN: Final = 20.0  # for starting and the first answer: some languages take their time
LONGEST_QUOTE: Final = 200  # letters of a wrong answer that are kept


class ProgramBot(Bot):
    """Talks with a program about one game. What it is told is its seat's view and legal moves, and nothing else.

    A failure is raised as BotFailed. A program that died, fell silent or talks nonsense is started again for the next
    decision; one that only named a wrong move goes on.
    """

    name: ClassVar[str] = "program"

    def __init__(
        self,
        seed: int,
        command: list[str],
        seconds: float = USUAL_SECONDS,
        seconds_to_begin: float = SECONDS_TO_BEGIN,
    ) -> None:
        super().__init__(seed)
        self.command: Final = command
        self.seconds: Final = seconds
        self.seconds_to_begin: Final = seconds_to_begin
        self._talk: Conversation | None = None
        self._number = 0

    def choose(self, observation: Observation) -> Move:
        self._number += 1
        talk = self._begin(observation) if self._talk is None else self._talk
        self._say(
            talk,
            {
                "type": "decide",
                "number": self._number,
                "view": observation.view,
                "legal": [move.to_json() for move in observation.legal],
                "time_left": self.seconds,
            },
        )
        deadline = monotonic() + self.seconds
        answer = self._answer(talk, self.seconds)
        while answer.get("number", self._number) != self._number:  # an answer to something asked earlier
            answer = self._answer(talk, self.seconds, deadline - monotonic())
        return _meant(answer, observation)

    def end(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        if self._talk is not None:
            self._say(self._talk, {"type": "end", "scores": list(scores), "winners": list(winners)})
            self._stop()

    def _begin(self, observation: Observation) -> Conversation:
        """Start the program and tell it what is played; it says when it is ready."""
        talk = Conversation(self.command)
        self._talk = talk
        world = observation.imagine()
        game = world.game
        self._say(
            talk,
            {
                "type": "begin",
                "protocol": PROTOCOL,
                "game": game.id,
                "version": game.version,
                "seat": observation.seat,
                "players": int(world.players),
                "options": dict(world.options),
                "components": game.components_with(world.options),
                "time_limit": self.seconds,
                "seed": self.seed,
            },
        )
        answer = self._answer(talk, self.seconds_to_begin)
        if answer.get("type") != "ready":
            raise self._failure(GARBLED, f'It did not say {{"type": "ready"}} but {_quoted(answer)}.')
        return talk

    def _say(self, talk: Conversation, message: dict[str, object]) -> None:
        talk.say(json.dumps(message, ensure_ascii=False, separators=(",", ":")))

    def _answer(self, talk: Conversation, limit: float, seconds: float | None = None) -> dict[str, object]:
        """The next thing the program says; `seconds` is what is left of the limit."""
        line = talk.hear(limit if seconds is None else seconds)
        if line is None:
            raise self._failure(OVERTIME, f"No answer in {limit:g} s.")
        if not line:
            code = talk.exit_code()
            how = "closed its output" if code is None else f"ended with code {code}"
            raise self._failure(CRASH, f"The program {how}.")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise self._failure(GARBLED, f"Not a JSON object: {line[:LONGEST_QUOTE].decode(errors='replace').strip()}")
        return answer

    def _failure(self, kind: str, detail: str) -> BotFailed:
        """The failure to raise. The program is stopped; what it complained about on standard error is kept."""
        talk = self._talk
        assert talk is not None
        self._stop(0.0)
        complaints = talk.complaints()
        return BotFailed(kind, f"{detail}\n{complaints}" if complaints else detail)

    def _stop(self, expansion_visits: float = 1.0) -> None:
        if self._talk is not None:
            self._talk.end(expansion_visits)
            self._talk = None


def _meant(answer: dict[str, object], observation: Observation) -> Move:
    """The legal move an answer names by id or by text."""
    named = answer.get("move")
    for move in observation.legal:
        if named == move.text or (named == move.id and not isinstance(named, bool)):
            return move
    raise BotFailed(ILLEGAL, f"{_quoted(answer)} names none of the {len(observation.legal)} legal moves.")


def _quoted(answer: dict[str, object]) -> str:
    return json.dumps(answer, ensure_ascii=False)[:LONGEST_QUOTE]
