"""Every choice a player could mean: the legal ones with their facts, the barred ones with their reasons."""

from collections.abc import Mapping

from caravanserai.contract.positions import sampled
from caravanserai.core.events import Fact
from caravanserai.core.game import Game

MOST_CHOICES = 250  # what is sent to a page with every event


def check_choices(game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
    """Who decides is told all that is legal and why the rest is barred, with facts of plain values; others nothing."""
    for state, seat, _ in sampled(game, players, options, seed, 90):
        choices = state.choices(seat)
        moves = [choice.move for choice in choices]
        assert len(set(moves)) == len(moves), "a choice is told twice"
        assert len(moves) <= MOST_CHOICES, f"{len(moves)} choices are too many to send"
        legal = state.legal(seat)
        assert set(legal) <= set(moves), f"not told: {sorted(map(str, set(legal) - set(moves)))}"
        assert [choice.move for choice in choices if choice.reason is None] == [move for move in moves if move in legal]
        for choice in choices:
            assert choice.reason == state.why_not(choice.move, seat), choice
            assert all(is_plain(fact) for fact in choice.facts.values()), choice
        for other in range(players):
            assert other in state.deciding or state.choices(other) == []


def is_plain(fact: Fact) -> bool:
    """Whether a fact is a number, a word or a list of numbers, as every face of a game can read it."""
    if isinstance(fact, list):
        return all(type(number) is int for number in fact)
    return type(fact) in (int, str)
