"""What lies on a table of Merchants of Dunhuang and what is told there, in short words for tests."""

from typing import Final

from caravanserai.contract.refusing import check_refused
from caravanserai.games.dunhuang.components import CHARACTERS, CLAUSES
from caravanserai.games.dunhuang.goods import GOOD_KEYS, NO_GOOD, listed
from caravanserai.games.dunhuang.state import DunhuangState
from tests.games.playing import Tale, audible, told

NUMBER: Final = {name: number for number, name in enumerate(GOOD_KEYS)}


def clause_of(character: str) -> str:
    """The clause that tells what a character does."""
    return CLAUSES[CHARACTERS.index(character)]


def words(bag: int) -> str:
    """The cards of a bag in rising order."""
    return " ".join(GOOD_KEYS[good] for good in listed(bag))


def hand(state: DunhuangState, seat: int = 0) -> str:
    return words(state.traders[seat].hand)


def shop(state: DunhuangState, seat: int = 0) -> str:
    return words(state.traders[seat].shop)


def coins(state: DunhuangState, seat: int = 0) -> int:
    return int(state.traders[seat].coins)


def prestige(state: DunhuangState, seat: int = 0) -> int:
    return int(state.traders[seat].prestige)


def slot(state: DunhuangState, number: int) -> str:
    """The card of a slot, nothing when it is empty."""
    good = state.market[number - 1]
    return GOOD_KEYS[good] if good != NO_GOOD else ""


def deck(state: DunhuangState) -> str:
    """The deck from its top."""
    return " ".join(GOOD_KEYS[good] for good in reversed(state.deck))


def owner(state: DunhuangState, good: str) -> int | None:
    """Who has a token, nobody when it is in the supply."""
    return state.view(None)["tokens"][NUMBER[good]]["owner"]


def shielded(state: DunhuangState, good: str) -> bool:
    return state.view(None)["tokens"][NUMBER[good]]["shielded"]


def tale(state: DunhuangState, *moves: str, seat: int | None = None) -> Tale:
    """What a seat, or a spectator, hears of these moves."""
    return audible(told(state, *moves), seat)


def refused(state: DunhuangState, move: str, code: str, clause: str, seat: int | None = None, **details: int) -> None:
    """The move is refused for this reason, and nothing changes; an ability to be finished is that of the character."""
    if code == "must_finish_ability":
        details["character"] = int(state.character())
    check_refused(state, move, code, clause, dict(details), seat)
