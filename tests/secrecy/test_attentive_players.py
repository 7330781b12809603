"""What imagined worlds keep of things that lie hidden can be known: somebody who only listens arrives at it too.

Views show less than a perfect memory would give (SR-60a and its like). Imagined worlds may keep what was seen; that it
was seen is proven here, from the story alone, so that no imagined world knows more than an attentive player.
"""

from collections.abc import Iterator

import pytest

import caravanserai as cv
from caravanserai.contract.positions import pick
from caravanserai.core.chance import seeded
from caravanserai.core.events import Event
from caravanserai.core.state import State
from caravanserai.games.century.caravan.card_sets import listed
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.east_west_1.state import EastWest1State
from caravanserai.games.century.east_west_3.state import EastWest3State
from caravanserai.games.century.sand_to_sea.state import SandToSeaState
from caravanserai.games.marco_polo.components.contracts import is_starting
from caravanserai.games.marco_polo.state import MarcoPoloState
from tests.rule import rule

PLAYERS = 3
LONGEST = 1500  # moves
STARTING = (0, 1)
DEALS = {"golden_deals": True, "bonus_cards": True}


class Notes:
    """What a spectator writes down: cards in hand, played, spent for sailing, claimed, discarded or kept, by seat."""

    def __init__(self) -> None:
        self.owned: list[set[int]] = [set(STARTING) for _ in range(PLAYERS)]  # in hand or in the spent pile
        self.played: list[set[int]] = [set() for _ in range(PLAYERS)]
        self.claimed: list[set[int]] = [set() for _ in range(PLAYERS)]
        self.kept: list[set[int]] = [set() for _ in range(PLAYERS)]  # used, and now face down

    def hear(self, event: Event) -> None:
        seat, facts = event.seat, event.facts
        card = facts.get("card", -1)
        assert isinstance(card, int)
        if event.kind == "acquired":
            self.owned[seat].add(card)
        elif event.kind in ("played", "laid"):
            self.owned[seat].remove(card)
            self.played[seat].add(card)
        elif event.kind == "dealt" and facts["position"] == 0:
            self.owned[seat].remove(card)
        elif event.kind == "retrieved" or (event.kind == "paid_fare" and card in self.played[seat]):
            self.played[seat].remove(card)
            self.owned[seat].add(card)
        elif event.kind == "rested":
            self.owned[seat] |= self.played[seat]
            self.played[seat] = set()
        elif event.kind == "claimed":
            claimed = facts["card" if "card" in facts else "demand"]
            assert isinstance(claimed, int)
            self.claimed[seat].add(claimed)
        elif event.kind in ("discarded", "kept_card"):
            self.kept[seat].add(card)
        elif event.kind == "replaced":
            old = facts["old"]
            assert isinstance(old, int)
            self.kept[seat].add(old)


def heard(game: str, options: dict[str, object], seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A random game, with what a spectator hears before each position."""
    chance = seeded(seed, "attentive")
    state = cv.load(game).new(PLAYERS, seed, options)
    state.listen()
    for _ in range(LONGEST):
        yield state, [event for event in state.told() if event.visible_to(None)]
        if state.over:
            return
        seat, move = pick(state, chance)
        state.apply(move, seat)


@pytest.mark.parametrize("options", [{}, DEALS], ids=["plain", "deals"])
@pytest.mark.parametrize("game", ["spice_road", "eastern_wonders", "sand_to_sea"])
@rule("SR-60", "EW-45", "SS-33")
def test_which_cards_and_claims_everybody_has_can_be_known(game: str, options: dict[str, object]) -> None:
    """In From Sand to Sea only hand and spent pile together: which of them was spent face down nobody else knows."""
    notes = Notes()
    for state, story in heard(game, {} if game == "eastern_wonders" else options, 3):
        for event in story:
            notes.hear(event)
        assert isinstance(state, CubeTable)
        for seat, merchant in enumerate(state.merchants):
            spent = listed(state.sailed[seat]) if isinstance(state, SandToSeaState) else []
            assert notes.claimed[seat] == set(listed(merchant.claimed))
            if game != "eastern_wonders":
                assert notes.owned[seat] == {*listed(merchant.hand), *spent}
                assert notes.played[seat] == set(listed(merchant.played))


@pytest.mark.parametrize("options", [{}, DEALS], ids=["plain", "deals"])
@pytest.mark.parametrize("game", ["east_west_1", "east_west_3"])
@rule("E1-47", "E3-31")
def test_used_trade_cards_can_be_known(game: str, options: dict[str, object]) -> None:
    notes = Notes()
    for state, story in heard(game, options, 4):
        for event in story:
            notes.hear(event)
        for seat in range(PLAYERS):
            if isinstance(state, EastWest1State):
                assert notes.kept[seat] == set(listed(state.settlement.routes[seat].discard))
            else:
                assert isinstance(state, EastWest3State)
                assert notes.kept[seat] == set(listed(state.collections[seat]))


@rule("MP-148")
def test_what_lies_under_the_special_stack_can_be_known() -> None:
    for seed in range(3):
        row: list[int] | None = None
        under: list[int] = []
        unseen = 0
        for state, story in heard("marco_polo", {}, seed):
            assert isinstance(state, MarcoPoloState)
            if row is None:  # some characters begin with a contract of the stack, which lies before them
                row, unseen = state.view(None)["row"][:], state.view(None)["special"]
            for event in story:
                contract = event.facts.get("contract", -1)
                contracts = event.facts.get("contracts")
                assert isinstance(contract, int)
                if event.kind == "took_contract":
                    row.remove(contract)
                elif event.kind == "discarded" and not is_starting(contract):
                    under.append(contract)
                elif event.kind in ("drew", "row_refilled"):
                    for drawn in contracts if isinstance(contracts, list) else [contract]:
                        unseen -= 1 if unseen else 0
                        if drawn in under:
                            under.remove(drawn)
                    row = contracts[:] if isinstance(contracts, list) else row
                elif event.kind == "row_opened":
                    assert isinstance(contracts, list)
                    under += row
                    row = contracts[:]
            if not state.over:
                assert (unseen, under) == (state.unseen_special, state.special[unseen:])
