"""What is hidden in From Sand to Sea: above all, which cards of a rival are in hand and which were spent face down."""

from collections.abc import Sequence

from caravanserai.contract.hidden import Saved, Secret, Zones
from caravanserai.core.events import Event
from caravanserai.core.moves import Move
from caravanserai.core.state import State
from tests.secrecy.truths.century import Century, claimed_tiles
from tests.secrecy.truths.piles import HAND, bits_of, cards_in, demands, others, trade_cards

PLAYED = 2


class SandToSea(Century):
    """The trade deck with its deals, the pile of tiles, and how rivals' cards are split (SS-33).

    A card spent from the played area was seen; one spent from the hand could be any card that was in the hand then,
    has stayed there or in the spent pile since, and has not been shown meanwhile.
    """

    def __init__(self, opening: State) -> None:
        super().__init__(opening)
        # By seat: for every card spent from the hand, the cards still in hand that could have been spent instead.
        self.instead: list[dict[int, set[int]]] = [{} for _ in range(opening.players)]

    def note(self, before: State, seat: int, move: Move, told: Sequence[Event]) -> None:
        if move.kind == "rest":
            self.instead[seat].clear()
        elif move.kind in ("play", "lay", "spend"):
            for cards in self.instead[seat].values():
                cards.discard(int(move.a))
        elif move.kind == "fare":
            hand = cards_in(before.save()["merchants"][seat][HAND])  # type: ignore[index]
            if move.a in hand:
                # What could have been this one could have been an earlier one too, if it was there.
                for cards in self.instead[seat].values():
                    cards.discard(int(move.a))
                self.instead[seat][int(move.a)] = {card for card in hand if card != move.a}

    def hidden(self, saved: Saved, seat: int | None) -> list[Secret]:
        found = [*trade_cards(saved), demands(saved), *claimed_tiles(saved, seat)]
        if not saved["over"]:
            found += [self.split(saved, rival) for rival in others(saved, seat)]
        return found

    def blind(self, saved: Saved, seat: int | None) -> Saved:
        """Also without the note a save may keep of which cards were spent unseen."""
        known = super().blind(saved, seat)
        if "spendings" in known:
            known["spendings"] = [kept[other != seat :] for other, kept in enumerate(known["spendings"])]
        return known

    def split(self, saved: Saved, rival: int) -> Secret:
        """A rival's cards in hand and in the spent pile."""

        def lay(other: Saved, zones: Zones) -> None:
            other["merchants"][rival][HAND] = bits_of(zones["hand"])
            before, spent = other["sailed"][rival], bits_of(zones["spent"])
            other["sailed"][rival] = spent
            for kept in other.get("spendings", [])[rival : rival + 1]:
                kept[0] = (kept[0] & spent) | (spent & ~before)

        def fits(zones: Zones) -> bool:
            into_hand = set(zones["hand"]) - set(hand)
            out_of_hand = set(hand) - set(zones["hand"])
            return bool(into_hand) and all(out_of_hand <= self.instead[rival].get(card, set()) for card in into_hand)

        hand = cards_in(saved["merchants"][rival][HAND])
        zones = {"hand": hand, "spent": cards_in(saved["sailed"][rival])}
        return Secret(f"hand and spent pile of seat {rival}", zones, lay, fits)
