"""Who sits at the table, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caravanserai.arena.match import bot_seed
from caravanserai.bots import Bot, make_bot
from caravanserai.core.state import State
from caravanserai.texts import Texts

HUMAN: Final = "human"


class Seats:
    """The people and bots around a table. `kinds` names a bot for each seat, or says that a person sits there."""

    def __init__(self, kinds: Sequence[str], seed: int, texts: Texts) -> None:
        self.kinds: Final = tuple(kinds)
        self.bots: Final[dict[int, Bot]] = {
            seat: make_bot(kind, bot_seed(seed, seat)) for seat, kind in enumerate(kinds) if kind != HUMAN
        }
        self.people: Final = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self.names: Final = [self._name(seat, texts) for seat in range(len(kinds))]
        self.full_names: Final = [self._full_name(seat, texts) for seat in range(len(kinds))]

    @property
    def reader(self) -> int | None:
        """The seat of the only person at the table, if there is just one."""
        return self.people[0] if len(self.people) == 1 else None

    def end(self, state: State) -> None:
        """Tell the bots that the game is over, or broken off."""
        for bot in self.bots.values():
            bot.end(state.scores() if state.over else [], state.winners())

    def is_you(self, seat: int) -> bool:
        """Whether this is the only person at the table, whom the sentences call you."""
        return self.people == [seat]

    def _name(self, seat: int, texts: Texts) -> str:
        if self.is_you(seat):
            return texts.say("player-you")
        if seat in self.bots:
            return texts.say("player-bot", number=self._bot_number(seat))
        return texts.say("player-number", number=self.people.index(seat) + 1)

    def _full_name(self, seat: int, texts: Texts) -> str:
        if seat not in self.bots:
            return self._name(seat, texts)
        kind = self.kinds[seat]
        told = texts.say(f"bot-{kind}") if texts.has(f"bot-{kind}") else kind
        return texts.say("player-bot-kind", number=self._bot_number(seat), kind=told)

    def _bot_number(self, seat: int) -> int:
        return sorted(self.bots).index(seat) + 1
