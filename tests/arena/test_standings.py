"""What games add up to: wins, scores, ratings, times over budget, faults."""

from dataclasses import replace

import pytest

from caravanserai.arena.intervals import wilson
from caravanserai.arena.plan import Entrant, GameKey
from caravanserai.arena.ratings import rate
from caravanserai.arena.results import SeatFault, read_line
from caravanserai.arena.standings import stand
from tests.arena.made_up import MACHINE, duel_of_four_games, duel_plan, one_among_three, played

RANDOM = Entrant("random", "random")


def test_a_duel_names_the_winner_first() -> None:
    (pair,) = duel_of_four_games().pairs
    assert (pair.bot, pair.against, pair.games, pair.deals, pair.expected) == ("greedy", "random", 4, 2, 0.5)
    assert (pair.wins, pair.win_rate) == (3.5, 0.875)
    assert (pair.mean_score, pair.mean_against, pair.ahead) == (30.75, 21.75, 9.0)
    low, high = pair.interval
    assert low <= wilson(0.875, 4)[0]
    assert high >= wilson(0.875, 4)[1]


def test_with_against_nothing_is_turned_round() -> None:
    plan = replace(duel_plan("random", "other"), entrants=(RANDOM,), against=(Entrant("greedy", "greedy"),))
    (pair,) = stand(plan, MACHINE, [played(plan, GameKey(0, 0, 0), (1, 2))]).pairs
    assert (pair.bot, pair.against, pair.win_rate) == ("random", "greedy", 0.0)


def test_one_among_three() -> None:
    standings = one_among_three()
    (pair,) = standings.pairs
    assert (pair.bot, pair.against, pair.win_rate, pair.expected) == ("hard", "greedy", 0.5, 0.25)
    assert pair.mean_score == pytest.approx((90 + 70 + 90 + 30) / 4)
    hard, greedy = sorted(standings.bots, key=lambda bot: bot.bot, reverse=True)
    assert (hard.seats, greedy.seats) == (4, 12)
    assert hard.wins + greedy.wins == 4


def test_the_json_of_a_duel() -> None:
    data = duel_of_four_games().to_json()
    assert (data["game"], data["players"], data["games"], data["planned"]) == ("spice_road", 2, 4, 4)
    assert isinstance(data["bots"], list)
    greedy, random = data["bots"]
    assert (greedy["bot"], greedy["wins"], greedy["win_rate"], greedy["mean_score"]) == ("greedy", 3.5, 0.875, 30.75)
    assert greedy["rating"]["mu"] > 25 > random["rating"]["mu"]
    assert greedy["score_quantiles"]["50"] == 28
    assert greedy["decisions"] == 8
    assert greedy["decision_ms"]["mean"] == pytest.approx(150)
    assert (greedy["budget_s"], greedy["over_budget"], greedy["faults"]) == (None, None, {})


def test_decisions_over_budget_are_counted_with_a_tenth_of_tolerance() -> None:
    plan = duel_plan("search@0.1s", "greedy")
    games = [played(plan, GameKey(0, 0, turn), (1, 2)) for turn in range(2)]
    (search,) = (bot for bot in stand(plan, MACHINE, games).bots if bot.bot == "search@0.1s")
    assert search.budget == 0.1
    assert search.over_budget == 0.5, "0.1 s is kept, 0.2 s is not"
    games = [played(plan, GameKey(0, 0, turn), (1, 2), seconds=0.054) for turn in range(2)]
    assert next(bot for bot in stand(plan, MACHINE, games).bots if bot.budget).over_budget == 0


def test_faults_are_counted_by_bot_wherever_it_sat() -> None:
    plan = duel_plan("program:x", "greedy")
    games = [
        played(plan, GameKey(0, 0, 0), (1, 2), (SeatFault(0, "crash", 3, "lost"), SeatFault(0, "overtime", 4, "late"))),
        played(plan, GameKey(0, 0, 1), (2, 1), (SeatFault(1, "crash", 1, "again"),)),
    ]
    standings = stand(plan, MACHINE, games)
    faults = {bot.bot: dict(bot.faults) for bot in standings.bots}
    assert faults == {"program": {"crash": 2, "overtime": 1}, "greedy": {}}
    program = next(bot for bot in standings.bots if bot.bot == "program")
    assert (program.budget, program.over_budget) == (10.0, 0.25), "a program is late when it was cut off"


def test_ratings_follow_the_results_and_the_model() -> None:
    plan = duel_plan("a:x", "b:x", games=2)
    ratings = rate([played(plan, GameKey(0, 0, 0), (5, 3))])
    assert ratings["a"].mu == pytest.approx(27.6354, abs=1e-3)
    assert ratings["b"].mu == pytest.approx(22.3646, abs=1e-3)
    assert ratings["a"].sigma == pytest.approx(8.0659, abs=1e-3)
    even = rate([played(plan, GameKey(0, 0, 0), (4, 4))])
    assert even["a"].mu == pytest.approx(even["b"].mu)


def test_a_bot_on_three_seats_has_one_rating() -> None:
    ratings = rate(one_among_three().games)
    assert set(ratings) == {"hard", "greedy"}
    assert ratings["hard"].sigma < 25 / 3


def test_a_game_is_read_as_it_was_written() -> None:
    plan = duel_plan("random", "greedy")
    game = played(plan, GameKey(0, 1, 1), (7, 7), (SeatFault(1, "illegal", 2, "„пустыня“\nline"),))
    assert "\n" not in game.line()
    assert read_line(game.line()).line() == game.line()
    assert read_line(game.line()).winners == (0, 1)


def test_nothing_played_yet() -> None:
    standings = stand(duel_plan("random", "greedy"), MACHINE, [])
    assert standings.pairs[0].interval == (0.0, 1.0)
    assert standings.to_json()["games"] == 0


def test_it_does_not_matter_for_a_rating_whom_a_bot_met_last() -> None:
    plan = duel_plan("best", "good", "weak", games=120)
    places = {lineup.bots: number for number, lineup in enumerate(plan.lineups())}
    met = {("best", "good"): (0.7, 60), ("good", "weak"): (1.0, 60)}
    games = []
    for pair, (share, deals) in met.items():
        for deal in range(deals):
            seats = plan.lineups()[places[pair]].seated(deal, 0)
            first_wins = (deal * 3) % 10 < share * 10
            scores = tuple(60 if (bot == pair[0]) is first_wins else 50 for bot in seats)
            games.append(played(plan, GameKey(places[pair], deal, 0), scores))
    ratings = rate(games)
    assert ratings["best"].mu > ratings["good"].mu > ratings["weak"].mu
    assert rate(games[60:] + games[:60])["best"].mu == pytest.approx(ratings["best"].mu, abs=0.5)
