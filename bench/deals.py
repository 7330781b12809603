"""What Golden Deals do to a game: `python -m bench.deals [GAME...] --players 2 3 --bot search@120 --jobs 16`.

Run it on the compiled build: `PYTHONPATH=.cache/compiled .venv/bin/python -m bench.deals`. Three things are measured
for each set of deals: how often bots that deal as they like still play a card; in how many games the trade row is not
used up before the end, and in how many it even keeps its full length; and how often of two the one wins who alone may
deal (seats swapped, the same bot on both).
`--deals` names the sets: `on`, `off`, a list of deals as text, or `@FILE` with one; all are measured in turn.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import caravanserai as cv
from caravanserai.arena.intervals import Interval, mean, mean_interval, rate_interval, wilson
from caravanserai.arena.match import bot_seed, play_match
from caravanserai.arena.workers import share_out
from caravanserai.bots import Bot, make_bot
from caravanserai.core.moves import Move
from caravanserai.core.observation import Observation
from caravanserai.core.options import OptionValue
from caravanserai.games.century.market.deals import NO_DEAL

GAMES = ("spice_road", "sand_to_sea")
DEALS = ("deal-row", "deal-hand")
EVERYBODY = -1


class Task(NamedTuple):
    """A game to be played; `dealer` is the only seat that may deal, or EVERYBODY."""

    game: str
    players: int
    deals: OptionValue
    seed: int
    dealer: int


class Seen(NamedTuple):
    """What was seen in a game: turns by their kind, the rounds when the row got short and was used up, 0 for never."""

    task: Task
    turns: Counter[str]
    short: int
    used_up: int
    rounds: int
    won: float  # what the only dealer got of the victory


class Deadline:
    """Asks to stop once the time is up."""

    def __init__(self, seconds: float) -> None:
        self.end = monotonic() + seconds

    def is_set(self) -> bool:
        return monotonic() > self.end


class Abstaining(Bot):
    """Plays like another bot, at a table on which no card bears a deal."""

    def __init__(self, inner: Bot) -> None:
        super().__init__(inner.seed)
        self.inner = inner

    def choose(self, observation: Observation) -> Move:
        world = observation.imagine()
        saved: dict[str, Any] = world.save()
        saved["options"] = {**saved["options"], "golden_deals": False}
        saved["deals"] = [NO_DEAL] * len(saved["deals"])
        return self.inner.choose(Observation(world.game.restore(saved), observation.seat, self.seed, observation.since))


def played(bot: str, task: Task) -> Seen:
    """Play a game, then look at it move by move."""
    bots = [make_bot(bot, bot_seed(task.seed, seat)) for seat in range(task.players)]
    if task.dealer != EVERYBODY:
        bots = [one if seat == task.dealer else Abstaining(one) for seat, one in enumerate(bots)]
    options = {"golden_deals": task.deals}
    match = play_match(cv.load(task.game), task.players, task.seed, bots, options)
    state: Any = cv.load(task.game).new(task.players, task.seed, options)
    full = len(state.market.cards)
    turns: Counter[str] = Counter()
    short = used_up = 0
    for seat, text in match.record.moves:
        if state.view(None)["decision"]["kind"] == "turn":
            turns[text.partition(" ")[0]] += 1
        state.apply(text, seat)
        if not state.over and len(state.market.cards) < full:
            short = short or int(state.round)
            used_up = used_up or (0 if state.market.cards else int(state.round))
    winners = state.winners()
    won = 1 / len(winners) if task.dealer in winners else 0.0
    return Seen(task, turns, short, used_up, int(state.round), won)


def tasks(game: str, players: int, deals: OptionValue, games: int) -> list[Task]:
    return [Task(game, players, deals, seed, EVERYBODY) for seed in range(games)]


def lone_tasks(game: str, deals: OptionValue, games: int) -> list[Task]:
    """Games with an only dealer: each seed is played twice, so that both seats have the same luck."""
    return [Task(game, 2, deals, 1_000_000 + number // 2, number % 2) for number in range(games)]


def figures(seen: Sequence[Seen]) -> dict[str, object]:
    """What bots that deal as they like did."""
    shares = [[one.turns["play"] / one.turns.total()] for one in seen]
    lasting = sum(one.used_up == 0 for one in seen) / len(seen)
    full = sum(one.short == 0 for one in seen) / len(seen)
    used_up = [one.used_up for one in seen if one.used_up]
    return {
        "games": len(seen),
        "rounds": mean([[float(one.rounds)] for one in seen]),
        "play": figure(mean(shares), mean_interval(shares)),
        "deal_turns": mean([[sum(one.turns[kind] for kind in DEALS) / one.turns.total()] for one in seen]),
        "deals_a_game": mean([[float(sum(one.turns[kind] for kind in DEALS))] for one in seen]),
        "row_lasts": figure(lasting, wilson(lasting, len(seen))),
        "row_full": figure(full, wilson(full, len(seen))),
        "used_up_in_round": sum(used_up) / len(used_up) if used_up else None,
    }


def lone_figures(seen: Sequence[Seen]) -> dict[str, object]:
    """How an only dealer fared; the two games of a seed are no two independent ones."""
    wins: dict[int, list[float]] = {}
    for one in seen:
        wins.setdefault(one.task.seed, []).append(one.won)
    return {"games": len(seen), "only_dealer": figure(mean([*wins.values()]), rate_interval([*wins.values()]))}


def figure(rate: float, interval: Interval) -> dict[str, float]:
    low, high = interval
    return {"rate": round(rate, 4), "low": round(max(0.0, low), 4), "high": round(min(1.0, high), 4)}


def shown(found: Any) -> str:
    """A row of the table."""
    parts = [f"{found['game']:12} {found['players']} players  deals {found['deals'][:24]:24}"]
    for name in ("play", "row_lasts", "row_full", "only_dealer"):
        if name in found:
            one = found[name]
            parts.append(f"{name} {one['rate']:6.1%} [{one['low']:.1%}, {one['high']:.1%}]")
    if "row_lasts" in found:
        parts.append(f"{found['deal_turns']:.1%} of turns are deals, {found['deals_a_game']:.1f} a game")
        parts.append(f"{found['rounds']:.1f} rounds")
    if found.get("used_up_in_round"):
        parts.append(f"used up in round {found['used_up_in_round']:.1f}")
    return ", ".join([*parts, f"{found['games']} games"])


def read(text: str) -> OptionValue:
    """A set of deals as it is named on the command line."""
    words = Path(text[1:]).read_text(encoding="utf-8") if text.startswith("@") else text
    option = next(option for option in cv.load("spice_road").options if option.name == "golden_deals")
    return option.parse(words)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.deals", description=__doc__)
    parser.add_argument("rule_sets", nargs="*", metavar="GAME", help="only these; otherwise Spice Road and Sand to Sea")
    parser.add_argument("--players", type=int, nargs="*", metavar="N", help="only these counts")
    parser.add_argument("--games", type=int, default=40, help="for each count")
    parser.add_argument("--lone-games", type=int, metavar="K", help="with an only dealer; otherwise as many")
    parser.add_argument("--bot", default="search@120", help="the bot on every seat")
    parser.add_argument("--deals", nargs="*", default=["on"], metavar="SET", help="on, off, a list, or @FILE with one")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seconds", type=float, default=3000, help="for all together; what is finished then is shown")
    parser.add_argument("--json", action="store_true", help="print JSON")
    wanted = parser.parse_args()
    deadline = Deadline(wanted.seconds)
    report: list[dict[str, object]] = []

    def measure(name: str, game: str, todo: list[Task], lone: bool) -> None:
        seen: list[Seen] = []
        share_out(partial(played, wanted.bot), [[task] for task in todo], wanted.jobs, seen.extend, deadline)
        if seen:
            counted = lone_figures(seen) if lone else figures(seen)
            found = {"game": game, "players": todo[0].players, "deals": name, "bot": wanted.bot} | counted
            report.append(found)
            if not wanted.json:
                print(shown(found), flush=True)

    for name in wanted.deals:
        deals = read(name)
        for game in wanted.rule_sets or GAMES:
            for players in [count for count in cv.load(game).players if count in (wanted.players or range(99))]:
                measure(name, game, tasks(game, players, deals, wanted.games), False)
            lone_games = wanted.games if wanted.lone_games is None else wanted.lone_games
            if deals is not False and lone_games:
                measure(name, game, lone_tasks(game, deals, lone_games), True)
    if wanted.json:
        print(json.dumps(report, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
