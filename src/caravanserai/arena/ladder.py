"""The ladder: what many arenas say about how strong the bots are, as a page of documentation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from caravanserai.arena.ledger import PLAN, BadLedger, read_ledger
from caravanserai.arena.ratings import Rating, rate
from caravanserai.arena.report.figures import duration, pair_name, percent
from caravanserai.arena.standings import BotFigures, Pair, Standings, stand
from caravanserai.arena.times import Times
from caravanserai.core.registry import SHELF, load
from caravanserai.texts import Texts

Group: TypeAlias = list[Standings]  # arenas of one game, with as many players and the same options

HEAD: Final = """\
# The ladder

How strong the bots are, measured: they played each other in the [arena](bots.md#measuring), and this page was written
from the results by `caravanserai ladder`.

- Each deal is played once for every seat, with the same seed and everybody moved one seat on; all pairings of a game
  play the same deals.
- A shared win counts as its fraction. The interval is the 95% one: Wilson's at the effective number of games (Korn and
  Graubard), the games of a deal being one cluster; it is never narrower than for independent games.
- *Equal* is what the bot would win if all were equally strong. With more than two players, `a – b × 3` is one *a* among
  three *b*.
- *Rating* is OpenSkill (Plackett–Luce), made afresh for each table below; only differences within a table mean
  something.
- *Time* is what a decision takes, forced moves left out. *Over budget* is the share that took more than a tenth longer
  than the bot's budget.
"""


def find_arenas(folders: Iterable[Path]) -> list[Standings]:
    """The standings of every arena in these folders and below."""
    found: list[Standings] = []
    for folder in folders:
        plans = sorted(folder.rglob(PLAN))
        if not plans:
            raise BadLedger(f"There is no arena in {folder}; `arena --out DIR` makes one.")
        for plan in plans:
            standings = stand(*read_ledger(plan.parent))
            if standings.games:
                found.append(standings)
    return found


def ladder_page(arenas: Sequence[Standings]) -> str:
    """The whole page, in Markdown."""
    groups: dict[tuple[int, int, str], Group] = {}
    for standings in arenas:
        plan = standings.plan
        place = list(SHELF).index(plan.game)
        groups.setdefault((place, plan.players, str(sorted(plan.options.items()))), []).append(standings)
    parts = [HEAD, _machines(arenas)]
    shown = ""
    for key in sorted(groups):
        plan = groups[key][0].plan
        if plan.game != shown:
            parts.append(f"## {load(plan.game).title}\n")
            shown = plan.game
        parts.append(_group(groups[key]))
    return "\n".join(parts)


def _machines(arenas: Sequence[Standings]) -> str:
    sorts = dict.fromkeys(
        f"{machine.cores} cores of {machine.processor}, {machine.system}, Python {machine.python}, Caravanserai "
        f"{machine.caravanserai} {'compiled' if machine.compiled else 'interpreted'}"
        for machine in (standings.machine for standings in arenas)
    )
    games = sum(len(standings.games) for standings in arenas)
    return f"{games} games in all, played on: {'; '.join(sorts)}.\n"


def _group(group: Group) -> str:
    plan = group[0].plan
    chosen = [f"{name} = {value}" for name, value in plan.options.items() if value != _default(plan.game, name)]
    head = f"### {plan.players} players{', ' if chosen else ''}{', '.join(chosen)}\n"
    ratings = rate(played for standings in group for played in standings.games)
    return "\n".join([head, _pairs(group, ratings), _bots(group, ratings)])


def _default(game: str, name: str) -> object:
    return next(option.default for option in load(game).options if option.name == name)


def _pairs(group: Group, ratings: Mapping[str, Rating]) -> str:
    """One row for each pairing, those of the best bots foremost."""
    texts = Texts("en")
    met = [(standings, pair) for standings in group for pair in standings.pairs if pair.games]
    met.sort(key=lambda row: (-ratings[row[1].bot].mu, -ratings[row[1].against].mu if row[1].against else 0.0))
    rows = [_pair_row(standings, pair, texts) for standings, pair in met]
    head = "| pairing | games | win rate | 95% interval | equal | mean scores | points ahead |"
    return "\n".join([head, "|---|--:|--:|--:|--:|--:|--:|", *rows, ""])


def _pair_row(standings: Standings, pair: Pair, texts: Texts) -> str:
    planned = standings.plan.deals * standings.plan.players
    cells = (
        pair_name(standings, pair, texts),
        f"{pair.games}" if pair.games == planned else f"{pair.games} of {planned}",
        f"**{percent(pair.win_rate)}**",
        f"{percent(pair.interval[0])} to {percent(pair.interval[1])}",
        f"{pair.expected:.0%}",
        f"{pair.mean_score:.1f} : {pair.mean_against:.1f}",
        f"{pair.ahead:+.1f}",
    )
    return f"| {' | '.join(cells)} |"


def _bots(group: Group, ratings: Mapping[str, Rating]) -> str:
    """One row for each bot; the ratings come from all the games of the group together."""
    merged: dict[str, BotFigures] = {}
    for standings in group:
        for bot in standings.bots:
            if bot.seats:
                merged[bot.bot] = _together(merged[bot.bot], bot) if bot.bot in merged else bot
    best_first = sorted(merged.values(), key=lambda bot: -ratings[bot.bot].mu)
    head = "| bot | rating | mean score | decisions | mean time | 99% | longest | over budget | faults |"
    rows = [_bot_row(bot, ratings[bot.bot]) for bot in best_first]
    return "\n".join([head, "|---|--:|--:|--:|--:|--:|--:|--:|--:|", *rows, ""])


def _together(one: BotFigures, other: BotFigures) -> BotFigures:
    if one.spec != other.spec:
        raise BadLedger(f"{one.bot} is {one.spec} in one arena and {other.spec} in another: name them differently.")
    times = Times()
    times.merge(one.times)
    times.merge(other.times)
    return BotFigures(
        one.bot,
        one.spec,
        one.seats + other.seats,
        one.wins + other.wins,
        one.scores + other.scores,
        one.rating,
        times,
        one.budget,
        one.faults + other.faults,
    )


def _bot_row(bot: BotFigures, rating: Rating) -> str:
    times = bot.times
    cells = (
        bot.bot,
        f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}",
        f"{bot.mean_score:.1f}",
        f"{times.count}",
        duration(times.mean),
        duration(times.quantile(0.99)),
        duration(times.most),
        "–" if bot.over_budget is None else f"{bot.over_budget:.2%}",
        f"{sum(bot.faults.values())}" if bot.faults else "–",
    )
    return f"| {' | '.join(cells)} |"
