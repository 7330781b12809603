"""A game between bots that are known by name: they are made, play, and are told that it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from caravanserai.arena.match import EndlessMatch, Match, bot_seed, play_match
from caravanserai.arena.results import SeatFault
from caravanserai.bots import Bot, GuardedBot, make_bot

if TYPE_CHECKING:
    from caravanserai.core.game import Game


def play_named(
    game: Game, seed: int, names: Sequence[str], options: Mapping[str, object] | None = None
) -> tuple[Match, list[SeatFault]]:
    """Play a game with a fresh bot on each seat; gives it with what bots from outside did wrong."""
    bots = [make_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(names)]
    try:
        match = play_match(game, len(names), seed, bots, options)
    except BaseException as error:
        for bot in bots:
            bot.end([], [])
        if isinstance(error, EndlessMatch):  # it knows the bots as they call themselves, not as they were asked for
            raise EndlessMatch(f"The game with seed {seed} between {', '.join(names)} does not end.") from error
        raise
    for bot in bots:
        bot.end(match.state.scores(), match.state.winners())
    return match, _faults(bots)


def _faults(bots: Sequence[Bot]) -> list[SeatFault]:
    return [
        SeatFault(seat, fault.kind, fault.decision, fault.detail)
        for seat, bot in enumerate(bots)
        if isinstance(bot, GuardedBot)
        for fault in bot.faults
    ]
