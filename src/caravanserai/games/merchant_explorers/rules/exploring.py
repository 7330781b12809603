"""The action on a card: one hex after another, on to the second phase, and done (ME-23 to ME-51)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.merchant_explorers import reasons
from caravanserai.games.merchant_explorers.components.cards import ENDLESS, REGION, VILLAGE_RAYS, Phase
from caravanserai.games.merchant_explorers.guild import NEAR, TAKEN, Guild
from caravanserai.games.merchant_explorers.maps.terrain import ANY_TERRAIN, CITY
from caravanserai.games.merchant_explorers.moves import MOVES
from caravanserai.games.merchant_explorers.rules.nearby import hexes_nearby
from caravanserai.games.merchant_explorers.rules.placing import judge_hex, judge_source, place
from caravanserai.games.merchant_explorers.rules.rays import further_readings
from caravanserai.games.merchant_explorers.rules.shapes import judge_shape, places_to_look
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from caravanserai.games.merchant_explorers.step_ids import EXPLORE

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

EXPLORE_MOVES: Final = MOVES.of("explore")
EXPLORE_CODE: Final[i64] = MOVES.code("explore")
NEXT: Final = MOVES["next"]
DONE: Final = MOVES["done"]

TAKEN_OR_NEAR: Final = TAKEN | NEAR
COUNT_BITS: Final = 8
COUNT_MASK: Final = 255


class Explore(Step[MerchantExplorersState]):
    """Each next hex to explore, or moving on to the second phase, or ending the action (ME-53a)."""

    name: ClassVar[str] = "explore"

    def offers(self, table: MerchantExplorersState) -> list[Move]:
        guild = table.guild()
        action = guild.action
        phase = action.rule
        found: list[Move] = []
        if action.in_phase() < phase.most:
            hexes = guild.hexes
            cells = table.province.cells
            for hex in places_to_look(table, guild, phase):
                pieces: i64 = hexes[hex]
                if pieces & TAKEN_OR_NEAR == NEAR:
                    found.append(EXPLORE_MOVES[cells[hex]])
        if action.phase + 1 < len(action.playing.phases):
            found.append(NEXT)
        found.append(DONE)
        return found

    def meant(self, table: MerchantExplorersState) -> list[Move]:
        """Also the hexes nearby that do not fit the card, and fitting ones too far away."""
        guild = table.guild()
        return explore_moves_meant(table, self.offers(table), table.setting.fitting[guild.action.rule.number])

    def judge(self, table: MerchantExplorersState, move: Move) -> Reason | None:
        guild = table.guild()
        if move.code == EXPLORE_CODE:
            reason = judge_hex(guild, move.a)
            return reason if reason is not None else _judge_card(table, guild, table.province.hex_at[move.a])
        if move is DONE:
            return None
        if move is not NEXT:
            return reasons.NOTHING_TO_DECIDE[move.kind]
        action = guild.action
        if action.phase + 1 == len(action.playing.phases):
            return reasons.NO_MORE_PHASES
        return None if len(action.placed) > 0 else reasons.NOTHING_EXPLORED_YET

    def perform(self, table: MerchantExplorersState, move: Move) -> None:
        guild = table.guild()
        if move is DONE:
            return
        guild.agenda.push(EXPLORE)
        action = guild.action
        if move is NEXT:
            action.begin_phase(action.phase + 1)
            return
        hex = table.province.hex_at[move.a]
        phase = action.rule
        if phase.shape == VILLAGE_RAYS:
            action.readings = further_readings(guild, hex, table.setting.rays_in_line)
        action.placed = (*action.placed, hex)
        terrain: i64 = table.province.terrains[hex]
        if terrain < ANY_TERRAIN:
            action.used += 1 << (COUNT_BITS * terrain)
        if action.in_phase() == phase.most and action.phase + 1 < len(action.playing.phases):
            action.begin_phase(action.phase + 1)
        place(table, guild, hex, action.playing.factor)

    def facts(self, table: MerchantExplorersState) -> dict[str, int]:
        action = table.guild().action
        phase = action.rule
        placed = int(action.in_phase())
        return {
            "play": int(action.card),
            "phase": int(action.phase) + 1,
            "placed": placed,
            "left": ENDLESS if phase.most == ENDLESS else int(phase.most) - placed,
        }


def explore_moves_meant(table: MerchantExplorersState, offered: list[Move], fitting: list[int]) -> list[Move]:
    """The moves offered, then those for other hexes nearby."""
    cells = table.province.cells
    known = set(offered)
    nearby = [EXPLORE_MOVES[cells[hex]] for hex in hexes_nearby(table.guild(), fitting)]
    return offered + [move for move in nearby if move not in known]


def _judge_card(table: MerchantExplorersState, guild: Guild, hex: i64) -> Reason | None:
    """Whether the card still allows such a hex, there."""
    reason = _judge_sort(guild, guild.action.rule, hex)
    if reason is not None:
        return reason
    reason = judge_shape(table, guild, guild.action.rule, hex)
    return reason if reason is not None else judge_source(guild, hex)


def _judge_sort(guild: Guild, phase: Phase, hex: i64) -> Reason | None:
    """The number of hexes, their terrains and their sort (ME-27, ME-28)."""
    action = guild.action
    if action.in_phase() >= phase.most:
        return reasons.ALL_PLACED[action.playing.clause]
    province = guild.province
    if phase.kind >= 0 and province.kinds[hex] != phase.kind:
        return reasons.NOT_A_CITY if phase.kind == CITY else reasons.NOT_A_COIN_HEX
    terrain: i64 = province.terrains[hex]
    if terrain == ANY_TERRAIN:
        return None if phase.tower_fits else reasons.NO_REGION
    cap = phase.caps[terrain]
    if cap == 0:
        return action.playing.wrong_terrain if phase.shape != REGION else reasons.NO_REGION
    if (action.used >> (COUNT_BITS * terrain)) & COUNT_MASK >= cap:
        return reasons.TERRAIN_USED_UP
    return None
