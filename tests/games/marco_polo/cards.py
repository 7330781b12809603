"""A city card in Moscow, ready to be used."""

from collections.abc import Mapping
from dataclasses import replace

from caravanserai.games.marco_polo.state import MarcoPoloState
from tests.games.marco_polo.table import Has, table


def card(name: str, die: str, me: Has | None = None, options: Mapping[str, str] | None = None) -> MarcoPoloState:
    """A player with a post in Moscow, where this card lies, one die for it and two to spare; city tokens are gone."""
    me = me or Has()
    gone = dict.fromkeys(("moscow", "karakorum", "samarcanda"), "")
    has = replace(me, dice=f"{die} 1 1", posts=f"moscow {me.posts}")
    return table(has, cards={"moscow": name}, tokens=gone, options=options)
