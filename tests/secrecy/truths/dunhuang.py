"""What is hidden in Merchants of Dunhuang (DH-99 to DH-101)."""

import copy
from collections.abc import Sequence
from typing import Final

from caravanserai.contract.hidden import Saved, Secret, Truth, Zones
from caravanserai.core.events import EVERYBODY, Event
from caravanserai.core.moves import Move
from caravanserai.core.state import State
from caravanserai.games.dunhuang.goods import bag_of, listed, number_of
from caravanserai.games.dunhuang.state import DunhuangState
from tests.games.dunhuang.watching import Watcher
from tests.secrecy.truths.piles import others

HAND, DEALT, REMOVED, BURIED = 0, 4, 5, 6
BAGS: Final = {"hand": HAND, "dealt": DEALT, "removed": REMOVED, "buried": BURIED}
OPEN_AT_THE_END: Final = ("hand", "removed")


class Dunhuang(Truth):
    """The deck, others' hands, and what they drew, removed or discarded face down, but for what a watcher remembers."""

    reveals = frozenset({"refilled", "drew", "gave", "won_at_once"})

    def __init__(self, opening: State) -> None:
        super().__init__(opening)
        assert isinstance(opening, DunhuangState)
        self.watchers = {seat: Watcher(seat, opening) for seat in range(opening.players)}
        self.bystander = Watcher(EVERYBODY, opening)

    def note(self, before: State, seat: int, move: Move, told: Sequence[Event]) -> None:
        for watcher in (*self.watchers.values(), self.bystander):
            watcher.hear(told)

    def hidden(self, saved: Saved, seat: int | None) -> list[Secret]:
        bags = [name for name in BAGS if not (saved["over"] and name in OPEN_AT_THE_END)]

        def lay(other: Saved, zones: Zones) -> None:
            other["deck"] = zones["deck"]
            for rival in others(other, seat):
                for name in bags:
                    other["traders"][rival][BAGS[name]] = int(bag_of(zones[f"{name} of seat {rival}"]))
            if seat != other["seat"]:
                other["drawn"] = int(bag_of(zones["drawn"]))

        zones = {"deck": saved["deck"][:]}
        for rival in others(saved, seat):
            for name in bags:
                zones[f"{name} of seat {rival}"] = listed(saved["traders"][rival][BAGS[name]])
        if seat != saved["seat"]:
            zones["drawn"] = listed(saved["drawn"])
        return [Secret("goods", zones, lay, surmised=True, heaps=set(zones) - {"deck"})]

    def possible(self, world: State, seat: int | None) -> bool:
        """Nothing contradicts what the seat has seen, and whoever decides holds a card to go on with."""
        assert isinstance(world, DunhuangState)
        watcher = self.bystander if seat is None else self.watchers[seat]
        if watcher.contradictions(world):
            return False
        if not world.over and world.general_chose_in_secret and number_of(world.trader().hand, world.chosen) == 0:
            return False
        return all(world.legal(other) for other in world.deciding)

    def blind(self, saved: Saved, seat: int | None) -> Saved:
        """Also without what the engine keeps of others' memories, and without the General's secret choice (DH-62)."""
        world = self.opening.game.restore(saved)
        assert isinstance(world, DunhuangState)
        known = copy.deepcopy(saved)
        known["memories"] = saved["memories"][seat] if seat is not None else None
        if not world.over and world.general_chose_in_secret and seat != world.seat:
            known["chosen"] = None
        return super().blind(known, seat)
