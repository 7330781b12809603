"""The ladder: what many arenas say about how strong the bots are, as a page of documentation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import caravanserai
from caravanserai.arena.ledger import PLAN, BadLedger, read_ledger
from caravanserai.arena.plan import ArenaPlan
from caravanserai.arena.ratings import Rating, rate
from caravanserai.arena.report.figures import duration, pair_name, percent
from caravanserai.arena.standings import BotFigures, Pair, Standings, stand
from caravanserai.arena.times import Times
from caravanserai.core.registry import GAME_MODULES, load
from caravanserai.texts import Texts

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

AT_A_GLANCE: Final = """\
## At a glance

Games won, with the 95% interval, in the usual setting of each game.
"""


@dataclass(frozen=True)
class Group:
    """Arenas of one game, with as many players and the same options, rated together."""

    arenas: Sequence[Standings]
    ratings: Mapping[str, Rating]

    @property
    def plan(self) -> ArenaPlan:
        return self.arenas[0].plan

    @property
    def unusual(self) -> list[str]:
        """The options that differ from the usual ones."""
        usual = {option.name: option.default for option in load(self.plan.game).options}
        return [f"{name} = {value}" for name, value in self.plan.options.items() if value != usual[name]]

    @property
    def met(self) -> list[tuple[Standings, Pair]]:
        """The pairings, those of the best bots foremost."""
        found = [(standings, pair) for standings in self.arenas for pair in standings.pairs if pair.games]
        return sorted(found, key=lambda row: (-self._rating(row[1].bot), -self._rating(row[1].against)))

    def _rating(self, bot: str | None) -> float:
        return self.ratings[bot].mu if bot else 0.0


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
    groups = _grouped(arenas)
    parts = [HEAD, _machines(arenas)]
    older = _older(arenas)
    if older:
        parts.append(older)
    if len({group.plan.game for group in groups}) > 1:
        parts.append(_overview(groups))
    shown = ""
    for group in groups:
        if group.plan.game != shown:
            shown = group.plan.game
            parts.append(f"## {load(shown).title}\n")
        parts.append(_group(group))
    return "\n".join(parts)


def _grouped(arenas: Sequence[Standings]) -> list[Group]:
    """The arenas that belong into one table each: by game, by number of players, by options."""
    found: dict[tuple[int, int, str], list[Standings]] = {}
    for standings in arenas:
        plan = standings.plan
        place = list(GAME_MODULES).index(plan.game)
        found.setdefault((place, plan.players, str(sorted(plan.options.items()))), []).append(standings)
    return [Group(found[key], rate(played for one in found[key] for played in one.games)) for key in sorted(found)]


def _machines(arenas: Sequence[Standings]) -> str:
    sorts = dict.fromkeys(
        f"{machine.cores} cores of {machine.processor}, {machine.system}, Python {machine.python}, Caravanserai "
        f"{machine.caravanserai} {'compiled' if machine.compiled else 'interpreted'}"
        for machine in (standings.machine for standings in arenas)
    )
    games = sum(len(standings.games) for standings in arenas)
    return f"{games} games in all, played on: {'; '.join(sorts)}.\n"


def is_older(standings: Standings) -> bool:
    """Whether an arena was played with an older version of the program, whose bots and rules were others."""
    return standings.machine.caravanserai != caravanserai.__version__


def _older(arenas: Sequence[Standings]) -> str:
    """Which figures are of an older version, if any."""
    found = [standings for standings in arenas if is_older(standings)]
    if not found:
        return ""
    versions = ", ".join(sorted({standings.machine.caravanserai for standings in found}))
    titles = ", ".join(
        load(game).title for game in GAME_MODULES if game in {standings.plan.game for standings in found}
    )
    return (
        f"**Older figures.** These were played with Caravanserai {versions}, and say how strong the bots were then: "
        f"{titles}. Here is version {caravanserai.__version__}; bots and some of the rules have changed since.\n"
    )


def _overview(groups: Sequence[Group]) -> str:
    """One row for each game and one column for each pairing of its usual setting."""
    texts = Texts("en")
    columns: dict[str, None] = {}
    rows: dict[str, dict[str, str]] = {}
    for group in groups:
        if group.unusual:
            continue
        for standings, pair in group.met:
            name = pair_name(standings, pair, texts)
            if pair.against is None:
                name += f", {group.plan.players} players"
            columns[name] = None
            least, most = (100 * end for end in pair.interval)
            cell = f"**{percent(pair.win_rate)}** {least:.0f}–{most:.0f}"
            rows.setdefault(load(group.plan.game).title, {})[name] = cell
    lines = [f"| game | {' | '.join(columns)} |", f"|---|{'--:|' * len(columns)}"]
    lines += [f"| {title} | {' | '.join(row.get(name, '') for name in columns)} |" for title, row in rows.items()]
    return "\n".join([AT_A_GLANCE, *lines, ""])


def _group(group: Group) -> str:
    head = f"### {', '.join([f'{group.plan.players} players', *group.unusual])}\n"
    return "\n".join([head, _pairs(group), _bots(group)])


def _pairs(group: Group) -> str:
    """One row for each pairing."""
    texts = Texts("en")
    rows = [_pair_row(standings, pair, texts) for standings, pair in group.met]
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


def _bots(group: Group) -> str:
    """One row for each bot; the ratings come from all the games of the group together."""
    merged: dict[str, BotFigures] = {}
    for standings in group.arenas:
        for bot in standings.bots:
            if bot.seats:
                merged[bot.bot] = _together(merged[bot.bot], bot) if bot.bot in merged else bot
    best_first = sorted(merged.values(), key=lambda bot: -group.ratings[bot.bot].mu)
    head = "| bot | rating | mean score | decisions | mean time | 99% | longest | over budget | faults |"
    rows = [_bot_row(bot, group.ratings[bot.bot]) for bot in best_first]
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
