"""What a seat sees in The Guild of Merchant Explorers (ME-106 to ME-108). Hexes are given by their cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.merchant_explorers.action import IDLE
from caravanserai.games.merchant_explorers.components.objectives import OBJECTIVES
from caravanserai.games.merchant_explorers.components.treasures import KIND_OF, TREASURES
from caravanserai.games.merchant_explorers.guild import EXPLORER, POST, TOKEN, TOWER, VILLAGE
from caravanserai.games.merchant_explorers.rewards import COVERS_FIRST, COVERS_LATER, covered, reward
from caravanserai.games.merchant_explorers.scoring import LEVEL_COINS, LEVELS, level_reached, total

if TYPE_CHECKING:
    from caravanserai.core.shapes import DecisionView
    from caravanserai.games.merchant_explorers.guild import Guild
    from caravanserai.games.merchant_explorers.purse import Purse
    from caravanserai.games.merchant_explorers.shapes import (
        GuildActionView,
        GuildCoinsView,
        GuildView,
        MerchantExplorersView,
        ObjectiveView,
        SoloView,
    )
    from caravanserai.games.merchant_explorers.state import MerchantExplorersState


def view(state: MerchantExplorersState, seat: int | None) -> MerchantExplorersView:
    """The table from one seat, or with None from beside it."""
    open_scores = state.over or state.players == 1
    return {
        **state.table_view(seat, _decision(state, seat), open_scores, False),
        "map": state.province.key,
        "era": int(state.era),
        "card": int(state.card),
        "used": state.used[:],
        "coming": sorted(state.explore),
        "objectives": [_objective(state, position, seat) for position in range(len(state.objectives))],
        "guilds": [_guild(state, other, seat) for other in range(state.players)],
        "treasure_deck": _treasure_deck(state, seat),
        "investigate_deck": len(state.investigate),
        "solo": _solo(state) if state.players == 1 else None,
    }


def _decision(state: MerchantExplorersState, seat: int | None) -> DecisionView | None:
    """The open decision of a seat; who has none, or only watches, waits for the others."""
    if state.over:
        return None
    if seat is None and state.players == 1:
        seat = 0
    if seat is None or state.guilds[seat].finished:
        return {"kind": "wait", "facts": {"busy": len(state.deciding)}}
    state.seat = seat
    step = state.steps[state.guilds[seat].step]
    return {"kind": step.name, "facts": step.facts(state)}


def _guild(state: MerchantExplorersState, other: int, seat: int | None) -> GuildView:
    guild = state.seen(other, seat)
    own = other == seat or state.over or state.players == 1
    open_coins = own or state.setting.open_totals
    return {
        "explorers": _cells(guild, EXPLORER),
        "villages": _cells(guild, VILLAGE),
        "towers": _cells(guild, TOWER),
        "posts": _cells(guild, POST),
        "tokens": _cells(guild, TOKEN),
        "explorer_supply": int(guild.explorers),
        "village_supply": int(guild.villages),
        "markers": int(guild.markers),
        "slots": list(guild.investigates.slots),
        "treasure_count": len(guild.treasure.kept),
        "treasures": sorted([KIND_OF[card] for card in guild.treasure.kept]) if own else None,
        "dealt": list(guild.investigates.dealt) if own else None,
        "coins": int(guild.coins) if open_coins else None,
        "sources": _sources(guild.purse) if open_coins else None,
        "score": total(guild, state.setting.new_vase_sets) if own else None,
        "action": _action(guild) if own and not guild.finished else None,
        "done": state.guilds[other].finished,
    }


def _cells(guild: Guild, piece: int) -> list[int]:
    return [guild.province.cells[hex] for hex in guild.hexes_with(piece)]


def _sources(purse: Purse) -> GuildCoinsView:
    return {
        "hexes": int(purse.hexes),
        "villages": int(purse.villages),
        "towers": int(purse.towers),
        "crystals": int(purse.crystals),
        "routes": int(purse.routes),
        "objectives": int(purse.objectives),
        "treasure": int(purse.treasure),
    }


def _action(guild: Guild) -> GuildActionView | None:
    action = guild.action
    if action.card == IDLE:
        return None
    return {
        "play": int(action.card),
        "phase": int(action.phase) + 1,
        "placed": [guild.province.cells[hex] for hex in action.placed],
        "phase_start": int(action.phase_start),
    }


def _objective(state: MerchantExplorersState, position: int, seat: int | None) -> ObjectiveView:
    solo = state.players == 1
    objective = state.objectives[position]
    return {
        "objective": objective,
        "key": OBJECTIVES[objective].key,
        "met": [state.seen(other, seat).feats.objectives[position] for other in range(state.players)],
        "pays": int(reward(state, position)),
        "first_covered": solo and covered(state, COVERS_FIRST[position]),
        "later_covered": solo and covered(state, COVERS_LATER[position]),
    }


def _treasure_deck(state: MerchantExplorersState, seat: int | None) -> int:
    """As far as the seat knows: all but what lies face down before the guilds and what it is using now."""
    away = 0
    for other in range(state.players):
        guild = state.seen(other, seat)
        away += len(guild.treasure.kept) + len(guild.treasure.resolving)
    return TREASURES - away


def _solo(state: MerchantExplorersState) -> SoloView:
    level = state.setting.level
    reached = level_reached(state) if state.over else -1
    return {
        "level": level,
        "coins_needed": LEVEL_COINS[LEVELS.index(level)],
        "objectives_met": len([turn for turn in state.guilds[0].feats.objectives if turn > 0]),
        "reached": LEVELS[reached] if reached >= 0 else None,
    }
