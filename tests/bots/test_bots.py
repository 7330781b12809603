"""Bots: they see only what a seat sees, answer legally, repeat themselves, and greedy plays a sensible game."""

import gc
import json
from types import FunctionType, ModuleType

import pytest

import caravanserai as cv
from caravanserai.bots import BOTS, Bot, UnknownBot, make_bot
from caravanserai.core.moves import Move
from caravanserai.core.observation import Observation, observation_seed

GAMES = cv.games()
DECKS = {
    "spice_road": "market",
    "eastern_wonders": "islands",
    "sand_to_sea": "islands",
    "new_world": "settlement",
    "east_west_1": "market",
    "east_west_2": "settlement",
    "east_west_3": "market",
    "dunhuang": "deck",
    "marco_polo": "stacks",
    "merchant_explorers": "treasure",
}  # the part of a save that holds cards in an order nobody knows


def reachable(start: object) -> list[object]:
    """Everything that can be reached from an object by following references, modules and code aside."""
    found: dict[int, object] = {}
    todo = [start]
    while todo:
        thing = todo.pop()
        if id(thing) in found or isinstance(thing, (ModuleType, type, FunctionType)):
            continue
        found[id(thing)] = thing
        todo += gc.get_referents(thing)
    return list(found.values())


class Spy(Bot):
    """A bot that looks at all it can reach."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[object] = []

    def choose(self, observation: Observation) -> Move:
        self.found = reachable(observation)
        return observation.legal[0]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_bot_cannot_reach_the_true_state(game: cv.Game) -> None:
    state = game.new(2, 31)
    hidden = state.save()
    spy = Spy()
    seat = state.deciding[0]
    spy.choose(Observation(state, seat, 5))
    states = [thing for thing in spy.found if isinstance(thing, cv.State)]
    assert states, "the spy should at least find its imagined world"
    assert all(world is not state for world in states)
    assert all(world.save() != hidden for world in states)
    deck = json.dumps(hidden[DECKS[game.id]])
    assert all(json.dumps(world.save()[DECKS[game.id]]) != deck for world in states)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_bot_is_given_does_not_depend_on_what_its_seat_cannot_know(game: cv.Game) -> None:
    state = game.new(3, 77)
    seat = state.deciding[0]
    twin = state.imagine(seat, 123)
    one, other = Observation(state, seat, 4), Observation(twin, seat, 4)
    assert one.view == other.view
    assert one.legal == other.legal
    assert one.imagine(2).save() == other.imagine(2).save()
    assert one.imagine(2).save() != one.imagine(3).save()


def test_the_seed_of_an_observation_does_not_lead_back_to_the_game() -> None:
    """In matches a bot's worlds are drawn from the game's seed, through a hash that cannot be undone."""
    seen = {observation_seed(seed, decision) for seed in range(40) for decision in range(40)}
    assert len(seen) == 1600
    assert sum(number > 2**48 for number in seen) > 1590, "a small number could be tried out or divided back"


def play(game: cv.Game, bots: list[Bot], seed: int) -> cv.State:
    state = game.new(len(bots), seed)
    decisions = 0
    while not state.over:
        seat = state.deciding[0]
        state.apply(bots[seat].choose(Observation(state, seat, decisions)), seat)
        decisions += 1
        assert decisions < 5000
    return state


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_way(name: str) -> None:
    game = cv.load("spice_road")
    first = play(game, [make_bot(name, 1), make_bot(name, 2)], 6)
    again = play(game, [make_bot(name, 1), make_bot(name, 2)], 6)
    assert first.save() == again.save()


def test_greedy_plays_a_sensible_game() -> None:
    game = cv.load("spice_road")
    for seed in range(3):
        bots = [make_bot("greedy", 1), make_bot("random", 2)] if seed % 2 else [make_bot("random"), make_bot("greedy")]
        state = play(game, bots, seed)
        scores = state.scores()
        greedy = 0 if seed % 2 else 1
        assert state.winners() == [greedy]
        assert scores[greedy] >= 50
        view = state.view(None)
        assert view["round"] < 80


def test_unknown_bot() -> None:
    with pytest.raises(UnknownBot, match="no bot 'oracle'; the bots are random, greedy"):
        make_bot("oracle")
