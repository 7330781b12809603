"""Which rules a table's game is played by: its own where they are here, or those it is lifted to."""

from collections.abc import Sequence

from caravanserai.core.errors import UnknownGame
from caravanserai.core.game import Game
from caravanserai.core.history import resumed
from caravanserai.core.registry import load
from caravanserai.server.model.entries import Entry
from caravanserai.server.model.facts import TableFacts
from caravanserai.server.model.playing import Play, Snapshot, made_again


def rules_here(game_id: str) -> Game | None:
    """The rule set, if there still is one of this name."""
    try:
        return load(game_id)
    except UnknownGame:
        return None


def played_here(game_id: str, version: str) -> bool:
    """Whether a version of a rule set is still played here as it always was."""
    rules = rules_here(game_id)
    return rules is not None and version in rules.versions


def goes_on(facts: TableFacts) -> bool:
    """Whether the table can be left as it is: its game is not running, or under rules that are here."""
    return facts.status != "playing" or played_here(facts.game, facts.version)


def shown_by_rules(facts: TableFacts, number: int) -> bool:
    """Whether the rules that are here made the position after so many moves; others are in the archive or nowhere."""
    return played_here(facts.game, facts.version) and number >= (facts.summary.lifted_at or 0)


def lift(facts: TableFacts, saved: Snapshot, since: Sequence[Entry]) -> Play:
    """The game under rules that are here: a state as it was saved, lifted, and the moves made since then.

    Nothing from before can be taken back. A CaravanseraiError is raised where no migration lifts the state, or where
    the other rules do not allow a move.
    """
    play = Play(resumed(load(facts.game).restore(saved.state), facts.seed, saved.movers), 0)
    made_again(play, since)
    return Play(resumed(play.state, facts.seed, play.history.movers), 0)
