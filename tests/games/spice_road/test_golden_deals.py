"""Golden Deals: which card has which, and what they do (SR-51, SR-52, SR-56 to SR-59)."""

from collections import Counter

import pytest

from caravanserai.games.century.market.deals import DEALS, NO_DEAL, whole_pile
from caravanserai.games.century.spice_road.state import SpiceRoadState
from tests.games.golden_deals import CARD
from tests.games.playing import decision, legal, make, refused
from tests.games.spice_road.table import Trader, cubes, fresh, hand, played, results, row, spent, table, wander
from tests.rule import rule


@rule("SR-51")
@pytest.mark.parametrize(("bonus_cards", "cards"), [(False, 43), (True, 47)])
def test_every_card_but_the_starting_cards_has_a_deal(bonus_cards: bool, cards: int) -> None:
    for seed in range(20):
        deals = fresh(seed=seed, golden_deals=True, bonus_cards=bonus_cards).deals
        assert deals[:2] == [NO_DEAL, NO_DEAL]
        given = Counter(deal for deal in deals if deal != NO_DEAL)
        assert given.total() == cards
        assert given <= Counter(whole_pile(DEALS))  # and what is left over leaves the game


@rule("SR-51")
def test_deals_are_given_at_random() -> None:
    on_one_card = {fresh(seed=seed, golden_deals=True).deals[CARD["yy-g"]] for seed in range(150)}
    assert on_one_card == set(range(len(DEALS)))


@rule("SR-51")
def test_a_card_keeps_its_deal_for_the_whole_game() -> None:
    state = fresh(3, seed=2, golden_deals=True)
    at_first = state.deals[:]
    for now in wander(state, seed=2):
        assert now.deals == at_first


@rule("SR-51")
def test_without_the_option_there_are_no_deals() -> None:
    state = table(cubes=[6, 0, 0, 0], hand=["yy", "yy-g"])
    assert set(state.deals) == {NO_DEAL}
    refused(state, "deal-hand", "no_deals", "SR-51")
    refused(state, "deal-row 1", "no_deals", "SR-51")
    assert not any(move.startswith("deal") for move in legal(state))


@rule("SR-52")
def test_the_discard_is_shared_and_empty_at_first() -> None:
    state = table(hand=["yy", "b"], deals={"b": "gd01", "g": "gd02"}, rivals={1: Trader(hand=["yy", "g"])})
    assert spent(state) == set()
    make(state, "deal-hand", "lay yy", "spend b")
    make(state, "deal-hand", "lay yy", "spend g")
    assert spent(state) == {"b", "g"}


@rule("SR-52")
def test_spent_cards_never_come_back() -> None:
    state = table(hand=["yy", "b"], row=["g"], deck=[], deals={"b": "gd01"})
    make(state, "deal-hand", "lay yy", "spend b", "acquire 1", "rest", "rest")
    assert spent(state) == {"b"}
    assert row(state) == []
    assert hand(state) == {"yy"}


def spending(deal: str, carried: list[int], players: int = 2, played: tuple[str, ...] = ()) -> SpiceRoadState:
    """A table where the deal on a hand card has just been chosen, the starting card `yy` having been laid down."""
    state = table(players, cubes=carried, hand=["yy", "b"], played=played, deals={"b": deal})
    return make(state, "deal-hand", "lay yy", "spend b")


@rule("SR-56")
@pytest.mark.parametrize(
    ("deal", "gained"),
    [("gd01", [2, 0, 1, 0]), ("gd02", [1, 2, 0, 0]), ("gd03", [0, 1, 1, 0]), ("gd04", [1, 0, 0, 1])],
)
def test_a_plain_deal_gives_its_cubes_at_once(deal: str, gained: list[int]) -> None:
    state = spending(deal, [0, 0, 0, 0])
    assert cubes(state) == gained
    assert state.deciding == (1,)


@rule("SR-56")
@pytest.mark.parametrize(
    ("deal", "gained", "steps"), [("gd05", [1, 0, 0, 0], 4), ("gd06", [1, 1, 0, 0], 2), ("gd07", [0, 0, 1, 0], 2)]
)
def test_a_deal_gains_first_and_upgrades_then(deal: str, gained: list[int], steps: int) -> None:
    state = spending(deal, [0, 0, 0, 0])
    assert cubes(state) == gained
    assert state.view(None)["decision"] == {"kind": "upgrade", "facts": {"left": steps}}


@rule("SR-56")
def test_upgrades_of_a_deal_may_be_used_fully_partly_or_not_at_all() -> None:
    state = table(cubes=[0, 0, 0, 0], hand=["yy", "b"], deals={"b": "gd05"})
    assert results(state, "deal-hand", "lay yy", "spend b") == {
        (1, 0, 0, 0),
        (0, 1, 0, 0),
        (0, 0, 1, 0),
        (0, 0, 0, 1),
    }


@rule("SR-56")
def test_a_deal_never_makes_more_steps_than_shown() -> None:
    state = spending("gd06", [4, 0, 0, 0])
    make(state, "upgrade y", "upgrade y")
    assert cubes(state) == [3, 3, 0, 0]
    assert state.deciding == (1,)


@rule("SR-56")
def test_gains_are_compulsory() -> None:
    state = spending("gd09", [9, 0, 0, 0])
    assert cubes(state) == [12, 0, 0, 0]


@rule("SR-56")
@pytest.mark.parametrize("fetched", [[], ["retrieve g"], ["retrieve g", "retrieve rr"]])
def test_cards_may_be_retrieved_up_to_the_number_shown(fetched: list[str]) -> None:
    state = spending("gd09", [0, 0, 0, 0], played=("g", "rr", "up2"))
    make(state, *fetched)
    if len(fetched) < 2:
        make(state, "done")
    assert len(hand(state)) == len(fetched)
    assert state.deciding == (1,)


@rule("SR-56")
def test_the_longest_deal_runs_in_its_order() -> None:
    state = spending("gd12", [0, 0, 0, 0], played=("g",))
    assert [cubes(state, seat) for seat in (0, 1)] == [[1, 0, 0, 0], [1, 0, 0, 0]]
    assert decision(state) == "upgrade"
    make(state, "upgrade y", "done")
    assert decision(state) == "retrieve"
    make(state, "retrieve g", "retrieve yy")
    assert hand(state) == {"g", "yy"}
    assert state.deciding == (1,)


@rule("SR-56")
def test_upgrades_that_cannot_be_made_are_passed_over() -> None:
    state = spending("gd12", [0, 0, 0, 0])
    make(state, "upgrade y", "upgrade r", "upgrade g")
    assert cubes(state) == [0, 0, 0, 1]
    assert decision(state) == "retrieve"


@rule("SR-57")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("deal", "shared"), [("gd10", [1, 0, 0, 0]), ("gd11", [0, 1, 0, 0]), ("gd12", [1, 0, 0, 0])])
def test_everybody_gains_the_shared_cube(players: int, deal: str, shared: list[int]) -> None:
    own = {"gd10": [1, 0, 2, 0], "gd11": [0, 1, 0, 1], "gd12": [1, 0, 0, 0]}[deal]
    state = spending(deal, [0, 0, 0, 0], players)
    assert cubes(state, 0) == own
    assert all(cubes(state, rival) == shared for rival in range(1, players))


@rule("SR-58")
def test_a_deal_may_fetch_the_card_laid_down_for_it() -> None:
    state = spending("gd08", [0, 0, 0, 0])
    assert cubes(state) == [0, 2, 0, 0]
    assert legal(state) == {"retrieve yy", "done"}
    make(state, "retrieve yy")
    assert hand(state) == {"yy"}
    assert played(state) == set()


@rule("SR-58", "SR-52")
def test_a_deal_cannot_fetch_the_spent_card() -> None:
    refused(spending("gd08", [0, 0, 0, 0]), "retrieve b", "not_played", "SR-58")


@rule("SR-59", "SR-13")
def test_a_deal_is_the_whole_turn() -> None:
    state = spending("gd01", [2, 2, 0, 0])
    assert state.deciding == (1,)
    assert state.round == 1


@rule("SR-59", "SR-40")
def test_the_caravan_limit_follows_a_deal() -> None:
    state = spending("gd01", [9, 0, 0, 0])
    assert state.view(None)["decision"] == {"kind": "discard", "facts": {"left": 2}}
    assert state.deciding == (0,)


@rule("SR-59")
def test_nobody_has_to_make_a_deal() -> None:
    state = table(cubes=[2, 2, 0, 0], hand=["yy", "b"], points=["yyrr"], deals={"b": "gd01"})
    assert legal(state) >= {"play yy", "play b", "acquire 1", "claim 1", "rest", "deal-hand", "deal-row 1"}


@rule("SR-59")
def test_a_deal_touches_neither_point_cards_nor_coins() -> None:
    state = table(hand=["yy", "b"], deals={"b": "gd02"})
    before = state.view(None)
    make(state, "deal-hand", "lay yy", "spend b")
    after = state.view(None)
    assert (after["point_row"], after["gold"], after["silver"]) == (
        before["point_row"],
        before["gold"],
        before["silver"],
    )
    assert after["trade_row"] == before["trade_row"]
