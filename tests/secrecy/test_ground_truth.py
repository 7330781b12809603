"""Every rule set against the ground truth of what it hides: views, worlds imagined, and the story."""

from collections.abc import Callable
from dataclasses import replace

import pytest

import caravanserai as cv
from caravanserai.contract import exchanging, option_sets
from caravanserai.contract.hidden import Saved, Secret, Zones
from tests.secrecy.truths import TRUTHS
from tests.secrecy.truths.century import SpiceRoad, merchants
from tests.secrecy.truths.piles import HAND, remembered_trade_cards

# Every option set with one number of players, and every number of players with some option sets.
CASES = [
    pytest.param(game, players, options, id=f"{game.id}-{players}-{number}")
    for game in cv.games()
    for number, options in enumerate(option_sets(game))
    for players in game.players
    if (number + players) % len(game.players) == 0
]


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_exchanged_secrets_change_nothing_that_is_shown_or_told(
    game: cv.Game, players: int, options: dict[str, object]
) -> None:
    exchanging.check_exchanged_worlds(game, players, options, 300 + players, TRUTHS[game.id])


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_moves_that_differ_in_what_is_hidden_are_told_alike(
    game: cv.Game, players: int, options: dict[str, object]
) -> None:
    exchanging.check_twin_moves(game, players, options, 500 + players, TRUTHS[game.id])


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_what_is_hidden_is_imagined_otherwise_too(game: cv.Game, players: int, options: dict[str, object]) -> None:
    exchanging.check_imagined_variety(game, players, options, 700 + players, TRUTHS[game.id])


@pytest.mark.parametrize(
    ("game", "options"), [("dunhuang", {}), ("marco_polo", {"goal_choice": True}), ("merchant_explorers", {})]
)
def test_a_secret_told_aloud_is_noticed(game: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody hear what is meant for one seat, and the suite must fail."""
    monkeypatch.setattr(exchanging, "told_to", lambda reader, story: [event.to_json() for event in story])
    with pytest.raises(AssertionError, match="told to"):
        exchanging.check_twin_moves(cv.load(game), 3, options, 503, TRUTHS[game])


class TooSecretive(SpiceRoad):
    """Holds for hidden what is not: a rival's cubes, or the cards of hands that everybody saw being taken."""

    declared: Callable[[Saved], Secret]

    def hidden(self, saved: Saved, seat: int | None) -> list[Secret]:
        return [type(self).declared(saved)]


def secret_cubes(saved: Saved) -> Secret:
    def lay(other: Saved, zones: Zones) -> None:
        for merchant, cubes in zip(other["merchants"], zones["cubes"], strict=True):
            merchant[0] = cubes

    return Secret("cubes", {"cubes": [merchant[0] for merchant in saved["merchants"]]}, lay)


def secret_hands(saved: Saved) -> Secret:
    return replace(remembered_trade_cards("hands", saved, [1], merchants, HAND), remembered=False)


@pytest.mark.parametrize(("declared", "said"), [(secret_cubes, "cubes"), (secret_hands, "knows too much: hands")])
def test_what_shows_or_is_imagined_though_declared_hidden_is_noticed(
    declared: Callable[[Saved], Secret], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TooSecretive, "declared", staticmethod(declared), raising=False)
    with pytest.raises(AssertionError, match=said):
        exchanging.check_exchanged_worlds(cv.load("spice_road"), 2, {}, 303, TooSecretive)


def test_what_is_always_imagined_as_it_is_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TooSecretive, "declared", staticmethod(secret_hands), raising=False)
    with pytest.raises(AssertionError, match="always imagines"):
        exchanging.check_imagined_variety(cv.load("spice_road"), 2, {}, 702, TooSecretive)
