"""Hidden piles in the saves of the Century games."""

from collections.abc import Callable, Container
from typing import Any, Final

from caravanserai.contract.hidden import Saved, Secret, Zones

CLOSED_PORT: Final = 26  # in the pile of victory-point tiles
DRAWS_UNTIL_CLOSED: Final = 6  # the closed-port tile is among the first six draws (EW-7)
CLAIMED: Final = 3  # what a merchant has claimed, in its save
HAND: Final = 1
STARTING: Final = (0, 1)  # trade cards of which every player has one


def cards_in(bits: int) -> list[int]:
    """The cards of a set, which is saved as a number."""
    return [card for card in range(bits.bit_length()) if bits >> card & 1]


def bits_of(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def unseen_part(row: dict[str, Any], open_top: bool) -> slice:
    """Where in a deck lie the cards that nobody knows: above those put under it, below a top that is seen."""
    known = row.get("known", 0)
    size = len(row["deck"])
    return slice(known, max(known, size - 1) if open_top else size)


def deck(name: str, find: Callable[[Saved], dict[str, Any]], saved: Saved, open_top: bool = False) -> Secret:
    """The order of a deck."""

    def lay(other: Saved, zones: Zones) -> None:
        row = find(other)
        row["deck"][unseen_part(row, open_top)] = zones[name]

    row = find(saved)
    return Secret(name, {name: row["deck"][unseen_part(row, open_top)]}, lay)


def trade_cards(saved: Saved) -> list[Secret]:
    """The order of the trade deck, and the Golden Deals on its cards (SR-60)."""

    def on_hidden_cards(other: Saved) -> list[int]:
        return sorted(other["market"]["deck"][unseen_part(other["market"], False)])

    def lay_deals(other: Saved, zones: Zones) -> None:
        for card, deal in zip(on_hidden_cards(other), zones["deals"], strict=True):
            other["deals"][card] = deal

    found = [deck("trade deck", lambda save: save["market"], saved)]
    if any(deal >= 0 for deal in saved["deals"]):
        deals = [saved["deals"][card] for card in on_hidden_cards(saved)]
        found.append(Secret("deals in the deck", {"deals": deals}, lay_deals))
    return found


def demands(saved: Saved) -> Secret:
    """The order of the pile of victory-point tiles; the closed-port tile is among the first six draws (EW-45)."""
    size = len(saved["islands"]["ports"]["pile"])
    beginning = CLOSED_PORT + 1 - len(saved["islands"]["ports"]["shown"])

    def lay(other: Saved, zones: Zones) -> None:
        other["islands"]["ports"]["pile"] = zones["pile"]

    def fits(zones: Zones) -> bool:
        pile = zones["pile"]
        draws = size - pile.index(CLOSED_PORT) if CLOSED_PORT in pile else 0
        return draws + beginning - size <= DRAWS_UNTIL_CLOSED

    return Secret("demands", {"pile": saved["islands"]["ports"]["pile"][:]}, lay, fits)


def remembered_piles(
    name: str,
    saved: Saved,
    seats: list[int],
    find: Callable[[Saved], list[Any]],
    field: int | None,
    pile: Callable[[Saved], list[int]],
    fixed: Container[int],
    known: int = 0,
) -> Secret:
    """Cards of players that everybody saw being taken, and that lie hidden all the same.

    `find` gives a list by seat of sets, or of things with the set as a `field`; `pile` is a pile of such cards, so that
    there is something to exchange them with. Its first ones are `known`, and the `fixed` cards stay where they are.
    """

    def bits(other: Saved, seat: int) -> int:
        things = find(other)[seat]
        return int(things if field is None else things[field])

    def lay(other: Saved, zones: Zones) -> None:
        pile(other)[known:] = zones["pile"]
        for seat in seats:
            if field is None:
                find(other)[seat] = bits_of(zones[f"seat {seat}"])
            else:
                find(other)[seat][field] = bits_of(zones[f"seat {seat}"])

    def fits(zones: Zones) -> bool:
        """Something goes to another player or to the pile."""
        moved = [card for zone, things in zones.items() for card in set(things) - set(lying[zone])]
        return len(moved) == 2 and not any(card in fixed for card in moved)

    lying = {"pile": pile(saved)[known:]} | {f"seat {seat}": cards_in(bits(saved, seat)) for seat in seats}
    return Secret(name, lying, lay, fits, remembered=True)


def remembered_trade_cards(
    name: str, saved: Saved, seats: list[int], find: Callable[[Saved], list[Any]], field: int | None
) -> Secret:
    """The same for trade cards. Everybody has starting cards; those put under the deck for all to see stay there."""
    known = saved["market"].get("known", 0)
    return remembered_piles(name, saved, seats, find, field, lambda save: list_in(save["market"]), STARTING, known)


def list_in(row: dict[str, Any]) -> list[int]:
    """The deck of a row."""
    found: list[int] = row["deck"]
    return found


def others(saved: Saved, seat: int | None) -> list[int]:
    """Everybody but the seat."""
    return [other for other in range(saved["players"]) if other != seat]
