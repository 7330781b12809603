"""What is hidden in Marco Polo (MP-146 to MP-148)."""

from caravanserai.contract.hidden import Saved, Secret, Truth, Zones
from tests.secrecy.truths.piles import others

CONTRACTS_TURNED_UP = frozenset({"row_opened", "row_refilled", "drew"})


class MarcoPolo(Truth):
    """Contracts nobody has seen, and other players' goal cards with those returned and those not dealt."""

    reveals = CONTRACTS_TURNED_UP | {"rolled", "black_die", "rerolled"}

    def hidden(self, saved: Saved, seat: int | None) -> list[Secret]:
        return [contracts(saved), goals(saved, seat)]


def contracts(saved: Saved) -> Secret:
    """The round stacks and the special stack as far as it was never seen (MP-147, MP-148)."""

    def lay(other: Saved, zones: Zones) -> None:
        other["stacks"] = zones["stacks"]
        other["special"][: other["unseen_special"]] = zones["special"]

    zones = {"stacks": saved["stacks"][:], "special": saved["special"][: saved["unseen_special"]]}
    return Secret("contracts", zones, lay)


def goals(saved: Saved, seat: int | None) -> Secret:
    """The goal cards of the others until the final scoring, those they returned for good (MP-146)."""
    piles = ("dealt", "returned") if saved["over"] else ("dealt", "returned", "goals")

    def lay(other: Saved, zones: Zones) -> None:
        other["goal_deck"] = zones["not dealt"]
        for rival in others(other, seat):
            for pile in piles:
                other["travellers"][rival][pile] = zones[f"{pile} of seat {rival}"]

    zones = {"not dealt": saved["goal_deck"][:]}
    for rival in others(saved, seat):
        for pile in piles:
            zones[f"{pile} of seat {rival}"] = sorted(saved["travellers"][rival][pile])
    return Secret("goals", zones, lay, heaps=set(zones) - {"not dealt"})
