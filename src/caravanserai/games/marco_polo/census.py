"""The pieces of Marco Polo counted, wherever they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.marco_polo.components.bonuses import NOBODY, earned
from caravanserai.games.marco_polo.components.characters import MATTEO
from caravanserai.games.marco_polo.components.contracts import CONTRACTS, NO_CONTRACT
from caravanserai.games.marco_polo.components.places import BEIJING
from caravanserai.games.marco_polo.dice import BLACK, OWN, WHITE, listed
from caravanserai.games.marco_polo.placed import NEUTRAL, colour_of, owner_of

if TYPE_CHECKING:
    from caravanserai.games.marco_polo.state import MarcoPoloState


def census(table: MarcoPoloState) -> dict[str, int]:
    """Dice, contracts, goals, characters, and whether posts in Beijing and its slots agree."""
    found: dict[str, int] = {}
    _count_dice(table, found)
    contracts = table.row + table.stacks + table.special + table.gone + _in_the_air(table)
    goals = table.goal_deck[:]
    characters = table.pool[:]
    for traveller in table.travellers:
        contracts += [int(c) for c in (traveller.slot_1, traveller.slot_2) if c != NO_CONTRACT]
        contracts += traveller.completed
        goals += traveller.goals + traveller.dealt + traveller.returned
        if traveller.character >= 0:
            characters.append(int(traveller.character))
    for contract in contracts:
        name = "contract " + CONTRACTS[contract].id
        found[name] = found.get(name, 0) + 1
    for goal in goals:
        found[f"goal {goal + 1}"] = found.get(f"goal {goal + 1}", 0) + 1
    for token in table.city_bonuses:
        name = f"city bonus {(token if token >= 0 else earned(token)) + 1}"
        found[name] = found.get(name, 0) + 1
    for token in table.province_bonuses:
        name = f"province bonus {token + 1}"
        found[name] = found.get(name, 0) + 1
    found["characters"] = len(characters)
    found["posts in Beijing without a slot"] = sum(
        1
        for seat, traveller in enumerate(table.travellers)
        if traveller.has_post(BEIJING) != (table.beijing.count(seat) == 1)
    )
    found["slots in Beijing"] = len(table.beijing)
    found["posts beyond the box"] = sum(1 for t in table.travellers if t.built() > t.all_posts)
    found["Beijing slots of nobody at the table"] = sum(
        1 for seat in table.beijing if seat != NOBODY and not 0 <= seat < table.players
    )
    return found


def _in_the_air(table: MarcoPoloState) -> list[int]:
    """A drawn contract lies beside the board while its owner decides what to keep."""
    drawn = table.drawn_contract()
    return [drawn] if drawn != NO_CONTRACT else []


def _count_dice(table: MarcoPoloState, found: dict[str, int]) -> None:
    found["black dice"] = int(table.black_dice)
    found["neutral dice"] = 0
    found["white dice"] = 0 if any(t.character == MATTEO for t in table.travellers) else 1  # it is his, or in the box
    for seat, traveller in enumerate(table.travellers):
        found[f"dice of seat {seat + 1}"] = 0
        for colour, _ in listed(traveller.dice):
            _note(found, colour, seat)
    for die in table.placed:
        if owner_of(die) == NEUTRAL:
            found["neutral dice"] += 1
        else:
            _note(found, int(colour_of(die)), int(owner_of(die)))


def _note(found: dict[str, int], colour: int, seat: int) -> None:
    if colour == OWN:
        found[f"dice of seat {seat + 1}"] += 1
    elif colour == WHITE:
        found["white dice"] += 1
    elif colour == BLACK:
        found["black dice"] += 1
