"""Which hexes of a province can ever be meant by a phase of a card; worked out once."""

from caravanserai.games.merchant_explorers.components.cards import PHASES, Phase
from caravanserai.games.merchant_explorers.maps.province import Province
from caravanserai.games.merchant_explorers.maps.terrain import ANY_TERRAIN

_known: dict[str, list[list[int]]] = {}


def fitting_hexes(province: Province) -> list[list[int]]:
    """For each phase, by its number, the hexes of a sort and terrain it allows."""
    found = _known.get(province.key)
    if found is None:
        found = [[hex for hex in range(province.size) if _fits(province, phase, hex)] for phase in PHASES]
        _known[province.key] = found
    return found


def _fits(province: Province, phase: Phase, hex: int) -> bool:
    terrain = province.terrains[hex]
    if phase.kind >= 0 and province.kinds[hex] != phase.kind:
        return False
    if terrain == ANY_TERRAIN:
        return phase.tower_fits
    return terrain < ANY_TERRAIN and phase.caps[terrain] > 0
