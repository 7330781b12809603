"""A ledger kept from the story alone agrees with the table after every move of whole games."""

import pytest

from caravanserai.core.events import Event
from caravanserai.games.century.caravan.card_sets import listed
from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.spice_road.components import POINT_CARDS
from caravanserai.games.century.spice_road.state import SpiceRoadState
from tests.games.spice_road.table import fresh, wander


class Account:
    """What the ledger knows of one player."""

    def __init__(self, state: SpiceRoadState, seat: int) -> None:
        merchant = state.merchants[seat]
        self.cubes = counts(merchant.cubes)
        self.hand = set(listed(merchant.hand))
        self.played: set[int] = set()
        self.claimed: set[int] = set()
        self.gold = 0
        self.silver = 0

    def add(self, cubes: list[int], sign: int = 1) -> None:
        self.cubes = [have + sign * more for have, more in zip(self.cubes, cubes, strict=True)]

    def agrees(self, state: SpiceRoadState, seat: int) -> bool:
        merchant = state.merchants[seat]
        return (
            self.cubes == counts(merchant.cubes)
            and sorted(self.hand) == listed(merchant.hand)
            and sorted(self.played) == listed(merchant.played)
            and sorted(self.claimed) == listed(merchant.claimed)
            and (self.gold, self.silver) == (merchant.gold, merchant.silver)
        )


class Ledger:
    """Keeps the accounts and the two rows by events, without ever looking at the table again."""

    def __init__(self, state: SpiceRoadState) -> None:
        self.accounts = [Account(state, seat) for seat in range(state.players)]
        self.trade_row = state.market.cards[:]
        self.point_row = state.points.cards[:]
        self.spent: set[int] = set()

    def write(self, event: Event) -> None:
        account = self.accounts[event.seat]
        match event.kind:
            case "played" | "laid":
                account.hand.remove(card(event))
                account.played.add(card(event))
            case "retrieved":
                account.played.remove(card(event))
                account.hand.add(card(event))
            case "rested":
                assert event.facts["cards"] == len(account.played)
                account.hand |= account.played
                account.played = set()
            case "gained" | "collected":
                account.add(cubes(event))
            case "all_gained":
                for everybody in self.accounts:
                    everybody.add(cubes(event))
            case "paid" | "returned":
                account.add(cubes(event), -1)
            case "exchanged":
                account.add(cubes(event, "gave"), -1)
                account.add(cubes(event, "took"))
            case "upgraded":
                colour = number(event, "colour")
                account.cubes[colour] -= 1
                account.cubes[colour + 1] += 1
            case "acquired":
                assert self.trade_row.pop(number(event, "position") - 1) == card(event)
                account.hand.add(card(event))
                account.add(cubes(event))
            case "dealt":
                self._spend(account, card(event), number(event, "position"))
            case "turned_up_trade":
                self.trade_row.append(card(event))
            case "turned_up_point":
                self.point_row.append(card(event))
            case "claimed":
                self._claim(account, event)
            case other:
                assert other == "last_round"
                assert len(account.claimed) == event.facts["cards"]

    def agree_with(self, state: SpiceRoadState) -> None:
        """Write down what is told and compare with the table."""
        for event in state.told():
            self.write(event)
        assert all(account.agrees(state, seat) for seat, account in enumerate(self.accounts))
        assert self.point_row == state.points.cards
        # While a deal is being made its place in the row is open.
        assert self.trade_row == [place for place in state.market.cards if place >= 0]
        assert self.spent == set(listed(state.spent))

    def _spend(self, account: Account, spent: int, position: int) -> None:
        self.spent.add(spent)
        if position:
            assert self.trade_row.pop(position - 1) == spent
        else:
            account.hand.remove(spent)

    def _claim(self, account: Account, event: Event) -> None:
        claimed = POINT_CARDS[card(event)]
        assert self.point_row.pop(number(event, "position") - 1) == card(event)
        assert event.facts["points"] == claimed.points
        account.claimed.add(card(event))
        account.add(counts(claimed.cost), -1)
        account.gold += number(event, "gold")
        account.silver += number(event, "silver")


def number(event: Event, name: str) -> int:
    fact = event.facts[name]
    assert isinstance(fact, int)
    return fact


def card(event: Event) -> int:
    return number(event, "card")


def cubes(event: Event, name: str = "cubes") -> list[int]:
    fact = event.facts[name]
    assert isinstance(fact, list)
    return fact


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("everything", [False, True])
def test_a_ledger_kept_from_the_story_agrees_with_the_table(players: int, everything: bool) -> None:
    state = fresh(players, seed=players, bonus_cards=everything, golden_deals=everything)
    ledger = Ledger(state)
    state.listen()
    for now in wander(state, seed=players):
        ledger.agree_with(now)
    assert state.over
    ledger.agree_with(state)
