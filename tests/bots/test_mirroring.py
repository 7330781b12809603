"""Bots of one level at a table where all act at the same time on the same card: they need not mirror each other."""

import pytest

import caravanserai as cv
from caravanserai.arena.match import bot_seed
from caravanserai.bots import make_bot
from caravanserai.bots.greedy import GreedyBot, turn_values
from caravanserai.cli.table.seats import Seats
from caravanserai.core.observation import Observation, observation_seed
from caravanserai.core.state import State
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from caravanserai.texts import Texts

GUILD = cv.load("merchant_explorers")
MAPS = ("avenia", "aghon", "kazan", "cnidaria")
ONE_SEED = (5, 5)


def first_difference(name: str, seed: int, seeds: tuple[int, int]) -> int | None:
    """The first turn in which two bots of a name do not make the same moves, or nothing when there is none.

    Both are shown the table with the same chance, and it is compared only until investigate cards are dealt, of which
    each gets its own: so far nothing but their seeds tells the two apart.
    """
    state = GUILD.new(2, seed, {"map": MAPS[seed % len(MAPS)]})
    assert isinstance(state, MerchantExplorersState)
    bots = [make_bot(name, own) for own in seeds]
    made: list[list[str]] = [[], []]
    turn = int(state.turn)
    while not any(guild.investigates.dealt for guild in state.guilds):
        seat = state.deciding[0]
        shown = observation_seed(seed, turn * 100 + len(made[seat]))
        move = bots[seat].choose(Observation(state, seat, shown))
        made[seat].append(move.text)
        state.apply(move, seat)
        if state.turn != turn:
            if made[0] != made[1]:
                return turn
            turn, made = int(state.turn), [[], []]
    return None


@pytest.mark.parametrize(("name", "games"), [("greedy", range(24)), ("easy", range(4)), ("search@10", range(118, 122))])
def test_two_of_a_level_part_where_several_moves_look_best(name: str, games: range) -> None:
    """Given the same seed they would go on alike; their own make the difference."""
    alike = [seed for seed in games if first_difference(name, seed, ONE_SEED) is None]
    own = {seed: (bot_seed(seed, 0), bot_seed(seed, 1)) for seed in alike}
    assert [seed for seed in alike if first_difference(name, seed, own[seed]) is not None]


def tied() -> tuple[State, list[int]]:
    """A decision where several moves look best, and which they are."""
    for seed in range(40):
        state = GUILD.new(2, seed)
        for _ in range(20):
            seat = state.deciding[0]
            observation = Observation(state, seat, 3)
            values = turn_values(observation.imagine(), observation.legal, seat)
            best = [move.id for move, value in zip(observation.legal, values, strict=True) if value == max(values)]
            if len(best) > 1:
                return state, best
            state.apply(best[0], seat)
    raise AssertionError("no such decision")


def test_what_looks_equally_good_to_greedy_is_decided_by_its_seed() -> None:
    state, best = tied()
    seat = state.deciding[0]
    chosen = [GreedyBot(seed).choose(Observation(state, seat, 3)).id for seed in range(40)]
    assert set(chosen) == set(best), "each of them now and then"
    assert chosen == [GreedyBot(seed).choose(Observation(state, seat, 3)).id for seed in range(40)], (
        "the same seed alike"
    )


def test_the_bots_of_a_table_have_seeds_of_their_own() -> None:
    for seed in range(20):
        assert len({bot_seed(seed, seat) for seat in range(5)}) == 5
        seats = Seats(["greedy"] * 4, seed, Texts("en"))
        assert len({bot.seed for bot in seats.bots.values()}) == 4
    assert len({observation_seed(7, decision) for decision in range(500)}) == 500, "no two decisions, so no two seats"
