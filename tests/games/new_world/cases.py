"""Refusals that the games of settlers share: each takes the positions a game has made, and gives their cases."""

from caravanserai.contract.refusing import Case
from caravanserai.core.state import State


def about_upgrades(raising: State, clause: str = "NW-30") -> list[Case]:
    """Nothing red is there, and one cube at least has to be raised."""
    return [
        Case(raising, "upgrade r", "no_such_cube", clause),
        Case(raising, "done", "must_act_once", clause),
        Case(raising, "rest", "must_finish_upgrade", clause),
    ]


def about_forts(fort: State, third: State, claimed: State, took: State, full: State, no_card: State) -> list[Case]:
    """A fort whose card costs too much, one with an empty stack, and forts of which a part has been used."""
    return [
        Case(fort, "done", "must_act_once", "NW-28"),
        Case(fort, "claim", "not_enough_cubes", "NW-36", {"missing": [1, 2, 0, 0]}),
        Case(fort, "tile 3", "stack_elsewhere", "NW-34"),
        Case(fort, "rest", "must_use_fort", "NW-33"),
        Case(third, "tile 3", "stack_empty", "NW-34"),
        Case(claimed, "claim", "already_claimed", "NW-33"),
        Case(took, "tile 1", "already_took_tile", "NW-34"),
        Case(full, "tile 1", "no_free_slot", "NW-35"),
        Case(no_card, "claim", "no_card_there", "NW-37"),
    ]


def about_what_must_be_done(exploring: State, overfull: State, clause: str = "NW-41") -> list[Case]:
    """Exploring a tile that has gone, and a storage above its limit."""
    return [
        Case(exploring, "explore rr", "tile_gone", clause),
        Case(exploring, "rest", "must_explore", clause),
        Case(overfull, "discard b", "no_such_cube", "NW-55"),
        Case(overfull, "rest", "must_return", "NW-55"),
    ]


def about_card_steps(trading: State, choosing: State, raising: State) -> list[Case]:
    """Exchanges and upgrades that a trade card began."""
    return [
        Case(trading, "times 2", "not_enough_cubes", "E1-28", {"missing": [0, 1, 0, 0]}),
        Case(trading, "done", "must_exchange", "E1-28"),
        Case(choosing, "done", "must_act_once", "E1-40"),
        Case(choosing, "rest", "must_finish_exchange", "E1-40"),
        *about_upgrades(raising, "E1-27"),
    ]


def about_outpost_trades(outposts: State, chosen: State) -> list[Case]:
    """Trading at an outpost: which one, and how often."""
    return [
        Case(outposts, "outpost 4", "no_outpost", "E2-28"),
        Case(outposts, "outpost 10", "not_enough_cubes", "E2-28", {"missing": [0, 0, 2, 0]}),
        Case(outposts, "done", "must_choose_outpost", "E2-28"),
        Case(chosen, "trade 2", "not_enough_cubes", "E2-28", {"missing": [2, 0, 0, 0]}),
        Case(chosen, "done", "must_act_once", "E2-28"),
        Case(chosen, "rest", "must_exchange", "E2-28"),
    ]
