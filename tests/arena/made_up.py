"""Games made up for tests, so that what they add up to is known."""

from caravanserai.arena.machine import Machine
from caravanserai.arena.plan import LONE, ArenaPlan, Entrant, GameKey
from caravanserai.arena.results import Played, SeatFault
from caravanserai.arena.standings import Standings, stand
from caravanserai.arena.times import Times

MACHINE = Machine("Linux", "x86_64", 2, "3.11.7", "0.1.0", True)


def times(*seconds: float) -> Times:
    pile = Times()
    for one in seconds:
        pile.add(one)
    return pile


def duel_plan(*specs: str, games: int = 4) -> ArenaPlan:
    bots = tuple(Entrant(spec.partition(":")[0], spec) for spec in specs)
    return ArenaPlan("spice_road", "1", 2, games, 0, bots)


def played(
    plan: ArenaPlan, key: GameKey, scores: tuple[int, ...], faults: tuple[SeatFault, ...] = (), seconds: float = 0.1
) -> Played:
    """A game in which the highest score wins, and ties are shared."""
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    bots = plan.lineups()[key.lineup].seated(key.deal, key.rotation)
    piles = tuple(times(seconds, 2 * seconds) for _ in scores)
    return Played(key, plan.deal_seed(key.deal), bots, scores, winners, 4, 1.0, piles, faults)


def duel_of_four_games() -> Standings:
    """Greedy wins three and shares one; on the first deal by 10 and 20 points, on the second by 6 and 0."""
    plan = duel_plan("random", "greedy")
    games = [
        played(plan, GameKey(0, 0, 0), (20, 30)),
        played(plan, GameKey(0, 0, 1), (40, 20)),
        played(plan, GameKey(0, 1, 0), (22, 28)),
        played(plan, GameKey(0, 1, 1), (25, 25)),
    ]
    return stand(plan, MACHINE, games)


def one_among_three() -> Standings:
    """Four players: hard wins two of four games against three greedy."""
    plan = ArenaPlan("spice_road", "1", 4, 4, 0, (Entrant("hard", "hard"),), (Entrant("greedy", "greedy"),), LONE)
    scores = [(90, 60, 70, 50), (60, 80, 40, 70), (60, 40, 90, 50), (80, 30, 60, 70)]
    return stand(plan, MACHINE, [played(plan, GameKey(0, 0, turn), row) for turn, row in enumerate(scores)])
