"""The figures of an arena as tables of texts, for the terminal and for the report alike."""

from __future__ import annotations

from dataclasses import dataclass

from caravanserai.arena.simulation import quantiles
from caravanserai.arena.standings import BotFigures, Pair, Standings
from caravanserai.texts import Texts


@dataclass(frozen=True)
class Table:
    """A heading for each column, and rows; the first column holds names, the others numbers."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def summary(standings: Standings, texts: Texts) -> str:
    """What was played, in a line."""
    deals = len({played.key.deal for played in standings.games})
    return texts.say("arena-summary", players=standings.plan.players, games=len(standings.games), deals=deals)


def pair_name(standings: Standings, pair: Pair, texts: Texts) -> str:
    """Who plays against whom; at larger tables on how many seats."""
    others = standings.plan.players - 1
    if pair.against is None:
        return f"{pair.bot} – {texts.say('arena-all-others')}"
    rival = pair.against if others == 1 else texts.say("arena-seats-of", bot=pair.against, count=others)
    return f"{pair.bot} – {rival}"


def pairs(standings: Standings, texts: Texts) -> Table:
    """Who beats whom."""
    names = ("pair", "games", "win-rate", "interval", "scores", "ahead")
    return Table(_headings(names, texts), tuple(_pair_row(standings, pair, texts) for pair in standings.pairs))


def _pair_row(standings: Standings, pair: Pair, texts: Texts) -> tuple[str, ...]:
    return (
        pair_name(standings, pair, texts),
        str(pair.games),
        percent(pair.win_rate),
        f"{percent(pair.interval[0])}–{percent(pair.interval[1])}",
        f"{pair.mean_score:.1f} : {pair.mean_against:.1f}",
        f"{pair.ahead:+.1f}",
    )


def strengths(standings: Standings, texts: Texts) -> Table:
    """What each bot is worth and what it scores."""
    names = ("bot", "rating", "score", "spread", "fault-count")
    return Table(_headings(names, texts), tuple(_strength_row(bot) for bot in standings.bots))


def _strength_row(bot: BotFigures) -> tuple[str, ...]:
    spread = quantiles(bot.scores)
    return (
        bot.bot,
        f"{bot.rating.mu:.1f} ± {2 * bot.rating.sigma:.1f}",
        f"{bot.mean_score:.1f}",
        f"{spread['5']}–{spread['95']}" if spread else "",
        str(sum(bot.faults.values())),
    )


def times(standings: Standings, texts: Texts) -> Table:
    """How long each bot takes for a decision."""
    names = ("bot", "decisions", "mean", "median", "slow", "longest", "budget", "over")
    return Table(_headings(names, texts), tuple(_time_row(bot) for bot in standings.bots))


def _time_row(bot: BotFigures) -> tuple[str, ...]:
    measured = bot.times
    return (
        bot.bot,
        str(measured.count),
        duration(measured.mean),
        duration(measured.quantile(0.5)),
        duration(measured.quantile(0.99)),
        duration(measured.most),
        "–" if bot.budget is None else duration(bot.budget),
        "–" if bot.over_budget is None else f"{bot.over_budget:.2%}",
    )


def fault_lines(standings: Standings, texts: Texts) -> list[str]:
    """A line for each bot that did something wrong, with what it said last."""
    lines: list[str] = []
    for bot in standings.bots:
        if bot.faults:
            kinds = ", ".join(f"{kind} {count}" for kind, count in bot.faults.items())
            said = last_fault(standings, bot.bot).split("\n")[0]
            lines.append(texts.say("arena-faults", bot=bot.bot, faults=kinds, detail=said))
    return lines


def last_fault(standings: Standings, bot: str) -> str:
    """All that is known of the last fault of a bot."""
    details = [fault.detail for played in standings.games for fault in played.faults if played.bots[fault.seat] == bot]
    return details[-1] if details else ""


def percent(share: float) -> str:
    return f"{share:.1%}"


def duration(seconds: float) -> str:
    """A time in the unit that suits it."""
    if seconds >= 1:
        return f"{seconds:.2f} s"
    if seconds >= 0.001:
        return f"{seconds * 1e3:.3g} ms"
    return f"{seconds * 1e6:.0f} µs"


def _headings(names: tuple[str, ...], texts: Texts) -> tuple[str, ...]:
    return tuple(texts.say(f"arena-{name}") for name in names)
