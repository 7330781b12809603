"""The plots of a report: win rates, ratings, scores, growth and times."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, floor, log10
from typing import Final, TypeAlias

from caravanserai.arena.intervals import mean, rate_interval
from caravanserai.arena.report.drawing import (
    COLOURS,
    WIDTH,
    Drawing,
    Point,
    Scale,
    room_for,
    round_ticks,
    shortened,
)
from caravanserai.arena.report.figures import duration, pair_name, percent
from caravanserai.arena.simulation import quantiles
from caravanserai.arena.standings import BotFigures, Pair, Standings
from caravanserai.arena.times import Times, middle_of
from caravanserai.texts import Texts

ROW: Final = 40
HILL: Final = 74
RIGHT: Final = 26
BINS_PER_TEN: Final = 12
CURVE_POINTS: Final = 80
PANELS: Final = 2  # side by side
PANEL_HEIGHT: Final = 178

Moment: TypeAlias = tuple[int, float, float, float]  # deals, win rate, and its interval


def colours(standings: Standings) -> dict[str, int]:
    """The sign of each bot, the same in all plots."""
    return {entrant.label: number for number, entrant in enumerate(standings.plan.all_entrants())}


def plot_pairs(standings: Standings, texts: Texts) -> str:
    """A row for each pairing: the win rate and its interval, from 0 to 100%."""
    names = [pair_name(standings, pair, texts) for pair in standings.pairs]
    left, signs = room_for(names), colours(standings)
    bottom = ROW * len(names) + 8
    drawing = Drawing(texts.say("arena-report-pairs"), bottom + 28)
    scale = Scale(0, 1, left, WIDTH - RIGHT - 52)
    drawing.across(scale, [(part / 100, f"{part}%") for part in (0, 25, 50, 75, 100)], 4, bottom)
    equals = scale.at(1 / standings.plan.players)
    drawing.line((equals, 4), (equals, bottom), "dashed")
    for number, (pair, name) in enumerate(zip(standings.pairs, names, strict=True)):
        y = ROW * number + ROW / 2 + 4
        low, high = scale.at(pair.interval[0]), scale.at(pair.interval[1])
        drawing.mark((8, y), signs[pair.bot])
        drawing.text((22, y + 5), shortened(name, 34), "label")
        drawing.rect(low, y - 5, high - low, 10, f"band c{signs[pair.bot] % COLOURS}", 5)
        drawing.mark((scale.at(pair.win_rate), y), signs[pair.bot])
        drawing.text((WIDTH - 4, y + 5), percent(pair.win_rate), "value", "end")
    return drawing.svg()


def plot_ratings(standings: Standings, texts: Texts) -> str:
    """A row for each bot, the strongest first."""
    bots, signs = standings.bots, colours(standings)
    left, bottom = room_for([bot.bot for bot in bots]), ROW * len(bots) + 8
    ends = [bot.rating.mu + side * 2 * bot.rating.sigma for bot in bots for side in (-1, 1)]
    drawing = Drawing(texts.say("arena-report-ratings"), bottom + 28)
    scale = Scale(min(ends) - 1, max(ends) + 1, left, WIDTH - RIGHT - 52)
    drawing.across(scale, [(tick, f"{tick:g}") for tick in round_ticks(scale.low, scale.high)], 4, bottom)
    for number, bot in enumerate(bots):
        y = ROW * number + ROW / 2 + 4
        low, high = scale.at(bot.rating.mu - 2 * bot.rating.sigma), scale.at(bot.rating.mu + 2 * bot.rating.sigma)
        _row_label(drawing, bot.bot, signs, y)
        drawing.rect(low, y - 5, high - low, 10, f"band c{signs[bot.bot] % COLOURS}", 5)
        drawing.mark((scale.at(bot.rating.mu), y), signs[bot.bot])
        drawing.text((WIDTH - 4, y + 5), f"{bot.rating.mu:.1f}", "value", "end")
    return drawing.svg()


def plot_scores(standings: Standings, texts: Texts) -> str:
    """For each bot a hill of all its scores, with a box around the middle half."""
    bots, signs = [bot for bot in standings.bots if bot.scores], colours(standings)
    left, bottom = room_for([bot.bot for bot in bots]), HILL * len(bots) + 8
    drawing = Drawing(texts.say("arena-report-scores"), bottom + 44)
    scores = [score for bot in bots for score in bot.scores]
    scale = Scale(min(scores) - 2, max(scores) + 2, left, WIDTH - RIGHT)
    drawing.across(scale, [(tick, f"{tick:g}") for tick in round_ticks(scale.low, scale.high)], 4, bottom)
    drawing.text((WIDTH - RIGHT, bottom + 38), texts.say("arena-axis-points"), "tick", "end")
    for number, bot in enumerate(bots):
        ground = HILL * (number + 1) - 14
        colour = f"c{signs[bot.bot] % COLOURS}"
        _row_label(drawing, bot.bot, signs, ground - 18)
        hill = _hill(bot, scale, ground - 6, HILL - 26)
        drawing.path([(hill[0][0], ground - 6), *hill, (hill[-1][0], ground - 6)], f"area {colour}", True)
        drawing.path(hill, f"curve {colour}")
        marks = quantiles(bot.scores)
        drawing.line((scale.at(marks["5"]), ground + 4), (scale.at(marks["95"]), ground + 4), f"whisker {colour}")
        low, high = scale.at(marks["25"]), scale.at(marks["75"])
        drawing.rect(low, ground - 1, max(high - low, 2), 10, f"box {colour}", 3)
        middle = scale.at(marks["50"])
        drawing.line((middle, ground - 3), (middle, ground + 11), "middle")
    return drawing.svg()


def plot_growth(standings: Standings, texts: Texts) -> str:
    """A small picture for each pairing: how its win rate settled as deals were played."""
    signs = colours(standings)
    rows = -(-len(standings.pairs) // PANELS)
    drawing = Drawing(texts.say("arena-report-growth"), rows * PANEL_HEIGHT)
    for number, pair in enumerate(standings.pairs):
        left = (number % PANELS) * WIDTH / PANELS + 40
        right = left + WIDTH / PANELS - 58
        top = (number // PANELS) * PANEL_HEIGHT + 30
        bottom = top + PANEL_HEIGHT - 68
        curve = growth(standings, pair)
        last = curve[-1][0] if curve else 1
        across, up = Scale(1, max(2, last), left, right), Scale(0, 1, bottom, top)
        drawing.text((left, top - 12), shortened(pair_name(standings, pair, texts), 46), "label")
        for part in (0, 50, 100):
            drawing.line((left, up.at(part / 100)), (right, up.at(part / 100)), "grid")
            drawing.text((left - 7, up.at(part / 100) + 4), f"{part}%", "tick", "end")
        drawing.text((left, bottom + 18), "1", "tick", "middle")
        drawing.text((right, bottom + 18), f"{last} {texts.say('arena-axis-deals')}", "tick", "end")
        drawing.line((left, up.at(pair.expected)), (right, up.at(pair.expected)), "dashed")
        _draw_curve(drawing, curve, across, up, signs[pair.bot])
    return drawing.svg()


def _draw_curve(drawing: Drawing, curve: Sequence[Moment], across: Scale, up: Scale, kind: int) -> None:
    colour = f"c{kind % COLOURS}"
    above = [(across.at(deals), up.at(high)) for deals, _, _, high in curve]
    below = [(across.at(deals), up.at(low)) for deals, _, low, _ in reversed(curve)]
    line = [(across.at(deals), up.at(rate)) for deals, rate, _, _ in curve]
    drawing.path([*above, *below], f"ribbon {colour}", True)
    drawing.path(line, f"curve {colour}")
    if line:
        drawing.mark(line[-1], kind, 5)


def growth(standings: Standings, pair: Pair) -> list[Moment]:
    """Deals, win rate and interval at up to eighty moments."""
    by_deal: dict[int, list[float]] = {}
    rivals = {pair.bot, pair.against}
    for played in standings.games:
        seats = played.seats_of(pair.bot)
        if len(seats) == 1 and (pair.against is None or set(played.bots) == rivals):
            by_deal.setdefault(played.key.deal, []).append(played.won(seats[0]))
    deals = [by_deal[deal] for deal in sorted(by_deal)]
    moments = sorted({round(1 + part * (len(deals) - 1) / CURVE_POINTS) for part in range(CURVE_POINTS + 1)})
    return [(end, mean(deals[:end]), *rate_interval(deals[:end])) for end in moments if 0 < end <= len(deals)]


def plot_times(standings: Standings, texts: Texts) -> str:
    """For each bot how its decisions spread over a scale by powers of ten."""
    bots, signs = [bot for bot in standings.bots if bot.times.count], colours(standings)
    left, bottom = room_for([bot.bot for bot in bots]), HILL * len(bots) + 8
    drawing = Drawing(texts.say("arena-report-times"), bottom + 28)
    shortest = min((middle_of(min(bot.times.classes)) for bot in bots), default=1e-6)
    longest = max((max(bot.times.most, bot.budget or 0) for bot in bots), default=1)
    low, high = floor(log10(shortest)), floor(log10(longest)) + 1
    scale = Scale(low, high, left, WIDTH - RIGHT)
    drawing.across(scale, [(power, _power(power)) for power in range(low, high + 1)], 4, bottom)
    for number, bot in enumerate(bots):
        ground = HILL * (number + 1) - 4
        colour = f"c{signs[bot.bot] % COLOURS}"
        _row_label(drawing, bot.bot, signs, ground - 18)
        for power, height in _bars(bot.times, HILL - 24):
            x = scale.at(power)
            width = scale.at(power + 1 / BINS_PER_TEN) - x - 1
            drawing.rect(x + 0.5, ground - height, width, height, f"bar {colour}", 1.5)
        drawing.line((left, ground), (WIDTH - RIGHT, ground), "grid")
        if bot.budget is not None:
            x = scale.at(log10(bot.budget))
            drawing.line((x, ground - HILL + 14), (x, ground), "dashed")
    return drawing.svg()


def _row_label(drawing: Drawing, bot: str, signs: dict[str, int], y: float) -> None:
    drawing.mark((8, y), signs[bot])
    drawing.text((22, y + 5), shortened(bot, 34), "label")


def _hill(bot: BotFigures, scale: Scale, ground: float, height: float) -> list[Point]:
    """The density of the scores, smoothed over a few points."""
    count = len(bot.scores)
    middle = bot.mean_score
    spread = (sum((score - middle) ** 2 for score in bot.scores) / count) ** 0.5
    width = max(1.0, 0.9 * spread * count**-0.2)
    low, high = min(bot.scores) - 3 * width, max(bot.scores) + 3 * width
    places = [low + (high - low) * step / CURVE_POINTS for step in range(CURVE_POINTS + 1)]
    density = [sum(exp(-(((place - score) / width) ** 2) / 2) for score in bot.scores) for place in places]
    most = max(density)
    return [
        (scale.at(place), ground - height * much / most)
        for place, much in zip(places, density, strict=True)
        if scale.low <= place <= scale.high
    ]


def _bars(times: Times, height: float) -> Sequence[tuple[float, float]]:
    bins: dict[int, int] = {}
    for place, count in times.classes.items():
        number = floor(log10(middle_of(place)) * BINS_PER_TEN)
        bins[number] = bins.get(number, 0) + count
    most = max(bins.values())
    return [(number / BINS_PER_TEN, max(1.5, height * bins[number] / most)) for number in sorted(bins)]


def _power(power: int) -> str:
    return duration(10.0**power * 1.0000001).replace(".00", "")
