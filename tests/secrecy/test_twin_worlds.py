"""Twin worlds once more than in the contract suite, with other seeds, and proof that the suite notices a leak."""

from typing import Any, cast

import pytest

import caravanserai as cv
from caravanserai.contract import option_sets
from caravanserai.contract import secrecy as suite
from caravanserai.core.state import State
from caravanserai.games.century.market.deals import DEALS

CASES = [
    pytest.param(game, players, options, id=f"{game.id}-{players}-{number}")
    for game in cv.games()
    for players in game.players
    for number, options in enumerate(option_sets(game))
]


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_twins_look_alike(game: cv.Game, players: int, options: dict[str, object]) -> None:
    suite.check_twin_worlds(game, players, options, 900 + players)


@pytest.mark.parametrize("pile", ["market", "points"])
def test_a_leak_is_noticed(pile: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Show a seat the order of a deck, and the suite must fail."""
    honest = suite.shown

    def leaky(state: State, seat: int) -> str:
        saved = cast(dict[str, Any], state.save())
        return honest(state, seat) + str(saved[pile]["deck"])

    monkeypatch.setattr(suite, "shown", leaky)
    with pytest.raises(AssertionError):
        suite.check_twin_worlds(cv.load("spice_road"), 2, {}, 900)


def test_imagined_decks_are_well_mixed() -> None:
    """Over many imaginations every hidden card comes up first about equally often."""
    game = cv.load("spice_road")
    state = game.new(2, 5)
    firsts: dict[int, int] = {}
    tries = 3700
    for seed in range(tries):
        deck = cast(dict[str, Any], state.imagine(0, seed).save())["market"]["deck"]
        firsts[deck[-1]] = firsts.get(deck[-1], 0) + 1
    assert len(firsts) == 37
    assert all(60 <= count <= 145 for count in firsts.values())


def test_imagined_deals_are_dealt_from_those_not_seen() -> None:
    """Visible deals stay; hidden cards get some of the others, never more copies than there are (SR-60a)."""
    game = cv.load("spice_road")
    state = game.new(3, 8, {"golden_deals": True, "bonus_cards": True})
    truth = cast(dict[str, Any], state.save())
    seen = state.view(0)
    visible = cast(dict[str, dict[str, int]], seen)["deals"]
    differs = False
    for seed in range(30):
        world = cast(dict[str, Any], state.imagine(0, seed).save())
        assert all(world["deals"][int(card)] == deal for card, deal in visible.items())
        assert all(world["deals"].count(design) <= deal.copies for design, deal in enumerate(DEALS))
        assert sorted(card for card, deal in enumerate(world["deals"]) if deal >= 0) == list(range(2, 49))
        differs = differs or world["deals"] != truth["deals"]
    assert differs
