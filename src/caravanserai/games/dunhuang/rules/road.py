"""The way of the camel around the circle, and what it costs (DH-18, DH-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.dunhuang.components import SLOTS

if TYPE_CHECKING:
    from caravanserai.games.dunhuang.state import DunhuangState


def price_of(steps: i64) -> i64:
    """The first step is free, each further one costs a coin (DH-19)."""
    return steps - 1


def steps_to(table: DunhuangState, slot: i64) -> i64:
    """How many steps lead the camel to a slot; a whole lap to its own."""
    return (slot - table.camel + SLOTS - 1) % SLOTS + 1


def slot_after(table: DunhuangState, steps: i64) -> i64:
    """Where so many steps lead."""
    return (table.camel + steps) % SLOTS
