"""The hexes a player could mean: beside a source, or a step too far (ME-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.merchant_explorers.guild import NEAR, TAKEN

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.guild import Guild


def hexes_nearby(guild: Guild, fitting: list[int]) -> list[int]:
    """All free hexes beside a source, whatever they are, and of the fitting ones also those next to them."""
    hexes = guild.hexes
    found = [hex for hex in range(len(hexes)) if hexes[hex] & (TAKEN | NEAR) == NEAR]
    for hex in fitting:
        if hexes[hex] & (TAKEN | NEAR) == 0:
            for other in guild.province.neighbours[hex]:
                if hexes[other] & NEAR:
                    found.append(hex)
                    break
    return found
