"""What is hidden in The Guild of Merchant Explorers (ME-106 to ME-108)."""

from typing import Any, Final

from caravanserai.contract.hidden import Saved, Secret, Truth, Zones
from caravanserai.games.merchant_explorers.components.treasures import is_instant
from tests.secrecy.truths.piles import others

FINISHED: Final = 2  # in a guild's `at`
ELSEWHERE: Final = [4, 9]  # coins, for those of others to be exchanged with
OPEN_AT_ONCE: Final = ("game", "players", "options", "over", "first", "round", "era", "used", "card", "objectives")
# What the others see of a guild when a turn is over; its coins only where totals are open.
OPEN_BETWEEN_TURNS: Final = ("hexes", "villages", "supply", "objectives", "slots", "drawn")


class MerchantExplorers(Truth):
    """Three decks, others' cards and coins, and all that others do in this turn."""

    reveals = frozenset(
        {"era_began", "revealed", "dealt", "found", "acted", "shown_treasure", "shown_investigate", "shown_objective"}
    )

    def hidden(self, saved: Saved, seat: int | None) -> list[Secret]:
        if saved["over"]:
            return []
        found = [explore_deck(saved), treasures(saved, seat), investigates(saved, seat)]
        if saved["players"] > 1 and saved["options"]["totals"] == "hidden":
            found += [coins(saved, rival) for rival in others(saved, seat)]
        return found

    def blind(self, saved: Saved, seat: int | None) -> Saved:
        """What others did in this turn is unseen until all are done (ME-108); of the decks, what is still to come."""
        if saved["players"] == 1 or saved["over"]:
            return {"all": saved}
        known: Saved = {name: saved[name] for name in OPEN_AT_ONCE}
        known["coming"] = sorted(saved["explore"])
        known["own"] = None if seat is None else saved["guilds"][seat]
        known["finished"] = [guild["at"][FINISHED] for guild in saved["guilds"]]
        known["returned"] = saved["returned"]
        open_totals = saved["options"]["totals"] == "open"
        known["shown"] = [
            {name: guild[name] for name in OPEN_BETWEEN_TURNS}
            | {"treasures": len(guild["treasures"]), "coins": guild["coins"] if open_totals else None}
            for guild in saved["shown"]
        ]
        return known


def explore_deck(saved: Saved) -> Secret:
    """The order of the cards still to come in this era (ME-106)."""

    def lay(other: Saved, zones: Zones) -> None:
        other["explore"] = zones["explore deck"]

    return Secret("explore deck", {"explore deck": saved["explore"][:]}, lay)


def treasures(saved: Saved, seat: int | None) -> Secret:
    """The cards nobody has drawn, and those others hold face down (ME-83, ME-106, ME-107)."""
    seats = others(saved, seat) if saved["players"] > 1 else []

    def fresh(other: Saved) -> slice:
        size = len(other["treasure"])
        return slice(size - other["fresh"], size)

    def lay(other: Saved, zones: Zones) -> None:
        other["treasure"][fresh(other)] = zones["deck"]
        for rival in seats:
            held = zones[f"held by {rival}"]
            other["guilds"][rival]["treasures"] = held
            other["shown"][rival]["treasures"] = held[: len(other["shown"][rival]["treasures"])]

    def fits(zones: Zones) -> bool:
        """Instant cards are never held."""
        return not any(is_instant(card) for rival in seats for card in zones[f"held by {rival}"])

    zones = {f"held by {rival}": saved["guilds"][rival]["treasures"][:] for rival in seats}
    return Secret("treasures", {"deck": saved["treasure"][fresh(saved)], **zones}, lay, fits)


def investigates(saved: Saved, seat: int | None) -> Secret:
    """The cards of the deck, and those others choose from or rejected (ME-106, ME-107); one's own rejects are known."""
    own = set() if seat is None else set(saved["guilds"][seat]["rejected"])
    seats = others(saved, seat) if saved["players"] > 1 else []

    def lay(other: Saved, zones: Zones) -> None:
        # Every card is there once in the game; one that lies in two lists of the save is exchanged in both.
        now = dict(zip(unseen, [card for things in zones.values() for card in things], strict=True))

        def exchanged(cards: list[int]) -> list[int]:
            return [now.get(card, card) for card in cards]

        other["investigate"] = exchanged(other["investigate"])
        for rival in seats:
            for guild in (other["guilds"][rival], other["shown"][rival]):
                for pile in ("dealt", "rejected"):
                    guild[pile] = exchanged(guild[pile])
                guild["aside"] = exchanged([guild["aside"]])[0]

    zones = {"deck": [card for card in saved["investigate"] if card not in own]}
    rejected = {card for rival in seats for card in saved["guilds"][rival]["rejected"]}
    for rival in seats:
        guild: dict[str, Any] = saved["guilds"][rival]
        zones[f"rejected by {rival}"] = guild["rejected"][:]
        if guild["aside"] == 0:  # whoever has just chosen plays the other card, and what it does would not fit another
            zones[f"dealt to {rival}"] = sorted(guild["dealt"])
    zones["deck"] = [card for card in zones["deck"] if card not in rejected]
    unseen = [card for things in zones.values() for card in things]
    return Secret("investigate cards", zones, lay, heaps=[f"dealt to {rival}" for rival in seats])


def coins(saved: Saved, rival: int) -> Secret:
    """A rival's coins, by where they came from (ME-107). Some can be told from the open map; no table shows them."""

    def lay(other: Saved, zones: Zones) -> None:
        shown, now = other["shown"][rival], other["guilds"][rival]
        now["coins"] = [n + new - old for n, new, old in zip(now["coins"], zones["coins"], shown["coins"], strict=True)]
        shown["coins"] = zones["coins"]

    zones = {"coins": saved["shown"][rival]["coins"][:], "elsewhere": ELSEWHERE}
    return Secret(f"coins of seat {rival}", zones, lay, lambda zones: zones["elsewhere"] != ELSEWHERE, remembered=True)
