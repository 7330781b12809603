"""Playing the games of an arena, from the beginning or from where it was stopped."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial

from caravanserai.arena.ledger import Ledger
from caravanserai.arena.named import play_named
from caravanserai.arena.plan import ArenaPlan, GameKey
from caravanserai.arena.results import Played
from caravanserai.arena.workers import Stop, share_out
from caravanserai.bots import make_bot
from caravanserai.core.registry import load


def run_arena(
    plan: ArenaPlan,
    jobs: int = 1,
    ledger: Ledger | None = None,
    progress: Callable[[int], None] = lambda games: None,
    stop: Stop | None = None,
) -> list[Played]:
    """Play what is still to be played, and give all games in the order of the plan.

    With a ledger each game is written down as soon as it is finished. `progress` is told how many games are new.
    """
    load(plan.game).new(plan.players, plan.seed, plan.options)
    for entrant in plan.all_entrants():
        make_bot(entrant.spec)
    games: dict[GameKey, Played] = {} if ledger is None else ledger.games

    def keep(finished: list[Played]) -> None:
        if ledger is not None:
            ledger.add(finished)
        games.update({played.key: played for played in finished})
        progress(len(finished))

    todo = [key for key in plan.all_games() if key not in games]
    if todo:
        chunks = [[key] for key in todo]
        share_out(partial(play_one, plan), chunks, min(jobs, len(todo)), keep, stop or threading.Event())
    return [games[key] for key in plan.all_games() if key in games]


def play_one(plan: ArenaPlan, key: GameKey) -> Played:
    """Play one game of the plan."""
    bots = plan.lineups()[key.lineup].seated(key.deal, key.rotation)
    seed = plan.deal_seed(key.deal)
    match, faults = play_named(load(plan.game), seed, [plan.spec(bot) for bot in bots], plan.options)
    return Played(
        key,
        seed,
        bots,
        tuple(match.state.scores()),
        tuple(match.state.winners()),
        match.decisions,
        match.seconds,
        match.times,
        tuple(faults),
    )
