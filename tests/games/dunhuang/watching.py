"""An attentive player, independent of the engine's memory: what can be known for sure from what one is told alone.

A watcher hears the events its seat may hear and nothing else. It keeps the least number of cards of each good in every
group of other players' hands, and a picture of the deck in which the parcels it put there itself are known.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from caravanserai.core.events import Event
from caravanserai.games.dunhuang.components import GENERAL
from caravanserai.games.dunhuang.goods import counts
from caravanserai.games.dunhuang.state import DunhuangState


class Parcel:
    """Cards this watcher put under the deck. `goods` are those not seen again since."""

    def __init__(self, goods: Counter[int]) -> None:
        self.goods = goods
        self.whole = True  # until somebody else draws from it


class Watcher:
    """One seat, listening."""

    def __init__(self, seat: int, state: DunhuangState) -> None:
        others = [other for other in range(state.players) if other != seat]
        groups = [group for size in range(1, len(others) + 1) for group in combinations(others, size)]
        self.seat = seat
        self.least: dict[tuple[int, ...], Counter[int]] = {group: Counter() for group in groups}
        self.deck: list[Parcel | None] = [None] * len(state.deck)  # from the bottom
        self.drawn: Counter[int] = Counter()
        self.character = -1

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.visible_to(self.seat):
                self._hear(event.kind, event.seat, event.facts)

    def _hear(self, kind: str, who: int, facts: dict[str, int | str | list[int]]) -> None:
        good = number(facts, "good")
        if kind == "used":
            self.character = number(facts, "character")
        elif kind in ("took_to_hand", "shop_to_hand"):
            self._enters(who, good)
        elif kind in ("discarded", "hand_to_shop"):
            self._leaves(who, good)
        elif kind == "swapped_shop":
            self._leaves(who, good)
            self._enters(who, number(facts, "out"))
        elif kind == "swapped_market" and self.character == GENERAL:
            self._leaves(who, number(facts, "out"))
            self._enters(who, good)
        elif kind == "gave":
            self._leaves(who, good)
            self._enters(number(facts, "to"), good)
        elif kind == "trades_with" and self.seat not in (who, number(facts, "rival")):
            self._blurs(who, number(facts, "rival"))
        elif kind == "discarded_unseen" and who != self.seat:
            self._blurs(who, who)
        else:
            self._watch_the_deck(kind, who, facts)

    def _watch_the_deck(self, kind: str, who: int, facts: dict[str, int | str | list[int]]) -> None:
        if kind in ("drew", "refilled"):
            parcel = self.deck.pop()
            if parcel is not None:
                assert parcel.goods[number(facts, "good")] > 0, "a card came out of a parcel that it did not go into"
                parcel.goods[number(facts, "good")] -= 1
            if kind == "drew":
                self.drawn[number(facts, "good")] += 1
        elif kind == "drew_cards" and who != self.seat:
            for _ in range(number(facts, "cards")):
                parcel = self.deck.pop()
                if parcel is not None:
                    parcel.whole = False
        elif kind == "kept_drawn":
            self.drawn[number(facts, "good")] -= 1
        elif kind == "kept_one":
            parcel = Parcel(+self.drawn) if who == self.seat else None
            self.deck = [parcel] * number(facts, "cards") + self.deck
            self.drawn = Counter()

    def _enters(self, hand: int, good: int) -> None:
        for group, least in self.least.items():
            if hand in group:
                least[good] += 1

    def _leaves(self, hand: int, good: int) -> None:
        for group, least in self.least.items():
            if hand in group and least[good] > 0:
                least[good] -= 1

    def _blurs(self, hand: int, other: int) -> None:
        """Unseen cards went to and fro: only groups with both hands still know what they hold together."""
        for group, least in self.least.items():
            if (hand in group) + (other in group) == 1 or hand == other in group:
                least.clear()

    def contradictions(self, world: DunhuangState) -> list[str]:
        """What in this world cannot be, for all that the watcher knows."""
        found = []
        hands = [counts(trader.hand) for trader in world.traders]
        for group, least in self.least.items():
            for good, known in least.items():
                held = sum(hands[seat][good] for seat in group)
                if held < known:
                    found.append(f"seats {group} hold {held} of good {good}, at least {known} are known")
        if len(world.deck) != len(self.deck):
            found.append(f"the deck has {len(world.deck)} cards, not {len(self.deck)}")
        for parcel in {id(parcel): parcel for parcel in self.deck if parcel is not None}.values():
            lying = Counter(good for good, slot in zip(world.deck, self.deck, strict=True) if slot is parcel)
            if lying - parcel.goods or (parcel.whole and lying != +parcel.goods):
                found.append(f"a parcel of {+parcel.goods} lies as {lying}")
        return found


def number(facts: dict[str, int | str | list[int]], name: str) -> int:
    value = facts.get(name, -1)
    assert isinstance(value, int)
    return value
