"""What a position promises: by character, and without favour."""

from statistics import mean

import pytest

from caravanserai.arena.match import play_match
from caravanserai.bots import make_bot
from caravanserai.games.marco_polo.components.characters import CHARACTER_KEYS
from caravanserai.games.marco_polo.game import GAME
from caravanserai.games.marco_polo.state import MarcoPoloState
from caravanserai.games.marco_polo.step_ids import TURN
from tests.games.marco_polo.table import Has, dice_of, fresh, table

PLAIN = Has("4 4 4", camels=3)


def gained_by(character: str, players: int, round: int = 1) -> float:
    """How much more the same things are worth to a character than to Matteo."""
    people = [Has(PLAIN.dice, camels=PLAIN.camels, character=name) for name in (character, "matteo")]
    mine, matteos = (table(person, {1: PLAIN}, players=players, round=round).evaluate(0) for person in people)
    return mine - matteos


@pytest.mark.parametrize("round", [1, 3, 5])
def test_mercator_promises_more_with_every_rival(round: int) -> None:
    two, three, four = (gained_by("mercator", players, round) for players in (2, 3, 4))
    assert 0.0 < two < three < four


@pytest.mark.parametrize("character", [name for name in CHARACTER_KEYS if name != "matteo"])
def test_what_a_character_promises_fades_from_round_to_round(character: str) -> None:
    promises = [abs(gained_by(character, 4, round)) for round in range(1, 6)]
    assert promises == sorted(promises, reverse=True)


def test_ones_own_dice_are_worth_the_same_to_all_characters() -> None:
    def last_die(character: str) -> float:
        few, many = (table(Has(dice, character=character), players=4).evaluate(0) for dice in ("4", "4 4"))
        return many - few

    assert last_die("mercator") == pytest.approx(last_die("matteo"))


def test_a_rival_with_dice_left_is_worth_something_to_mercator() -> None:
    state = table(Has("4", character="mercator"), players=4)
    busy = state.evaluate(0)
    for rival in state.travellers[1:]:
        rival.dice = dice_of("")
    assert state.evaluate(0) < busy


def at_the_start_of_round_two(seed: int) -> tuple[MarcoPoloState, list[int]]:
    """A game of four greedy bots after its first round, and its final score."""
    match = play_match(GAME, players=4, seed=seed, bots=[make_bot("greedy", seat) for seat in range(4)])
    state = fresh(4, seed)
    for seat, move in match.record.moves:
        if state.round == 2 and state.step == TURN:
            break
        state.apply(move, seat)
    return state, match.state.scores()


def test_no_character_does_much_better_than_its_position_promised() -> None:
    """Mercator once did, by 12 points, so that searches held him for one of four equals."""
    surprises: dict[int, list[float]] = {}
    for seed in range(16):
        state, scores = at_the_start_of_round_two(seed)
        surprised = [score - state.evaluate(seat) for seat, score in enumerate(scores)]
        for traveller, surprise in zip(state.travellers, surprised, strict=True):
            surprises.setdefault(int(traveller.character), []).append(surprise - mean(surprised))
    assert len(surprises) == 4
    assert all(abs(mean(found)) < 5.0 for found in surprises.values())
