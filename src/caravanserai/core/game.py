"""A rule set: what it is called, who can play it, what may be chosen, and how a game of it begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from caravanserai.core.errors import BadPlayers, BadSave
from caravanserai.core.moves import MoveTable
from caravanserai.core.options import Option, Options, OptionValue, settle
from caravanserai.core.reasons import Reason
from caravanserai.core.search_config import DEFAULT, SearchConfig
from caravanserai.core.secret_chance import Source, keyed, restored_source
from caravanserai.core.versions import Migration, Seeding, lifted, not_played

if TYPE_CHECKING:
    from caravanserai.core.state import State

NONE_EARLIER: Final[dict[str, Seeding]] = {}
NO_MIGRATIONS: Final[dict[str, Migration]] = {}


class Game:
    """One rule set. `new` opens a game, `restore` takes up a saved one."""

    def __init__(
        self,
        id: str,
        title: str,
        version: str,
        players: range,
        options: Sequence[Option],
        moves: MoveTable,
        reasons: Sequence[Reason],
        game_is_over: Reason,
        not_your_turn: Reason,
        samples: Sequence[Mapping[str, object]] = (),
        builds_on: Sequence[str] = (),
        search: SearchConfig = DEFAULT,
        earlier: Mapping[str, Seeding] = NONE_EARLIER,
        migrations: Mapping[str, Migration] = NO_MIGRATIONS,
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.version: Final = version
        self.earlier: Final = dict(earlier)  # versions with these very rules, and how they drew chance
        self.versions: Final = (
            *self.earlier,
            version,
        )  # those that are played here as they always were, the newest last
        self.migrations: Final = dict(
            migrations
        )  # by version with other rules, what lifts a saved state to a later one
        self.players: Final = players
        self.options: Final = tuple(options)
        self.moves: Final = moves
        self.reasons: Final = (*reasons, game_is_over, not_your_turn)
        self.game_is_over: Final = game_is_over
        self.not_your_turn: Final = not_your_turn
        self.samples: Final = tuple(samples)  # option sets worth trying that cannot be found by listing values
        self.search: Final = search
        self.builds_on: Final = tuple(builds_on)  # games whose rules hold here too unless this one changes them

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def new(
        self,
        players: SupportsIndex,
        seed: SupportsIndex = 0,
        options: Mapping[str, object] | None = None,
        version: str | None = None,
    ) -> State:
        """A fresh game of the newest version or another of `versions`.

        The same version, players, seed and options always give the same one.
        """
        # Written as int, a compiled build would refuse other things by itself, and not in a sentence of ours.
        count = self.check_players(players)
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadSave("A seed is a whole number.")
        state = self.set_up(count, self._chance_of(seed, version), self.settle(options or {}))
        if version is not None:
            state.version = version
        return state

    def settle(self, chosen: Mapping[str, object]) -> Options:
        """Every option with its value, chosen or default; a game whose options depend on each other adds its checks."""
        return settle(self.options, chosen)

    def check_players(self, players: object) -> int:
        """That many players, or BadPlayers unless the game is for them."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadPlayers(f"{self.title} is for {low} to {high} players, not {players}.")
        return players

    def set_up(self, players: int, chance: Source, options: Options) -> State:
        """Lay out the table; players and options are already checked."""
        raise NotImplementedError

    def restore(self, saved: Mapping[str, object]) -> State:
        """The state that `state.save()` wrote, or a BadSave that says what is wrong with it.

        What an earlier version saved goes on under that version or, where its rules differed, under the one that
        migrations lift it to. Where there are none, OldVersion is raised.
        """
        if not isinstance(saved, Mapping):
            raise BadSave("A saved state is a JSON object.")
        if saved.get("game") != self.id:
            raise BadSave(f"This is a save of {saved.get('game')!r}, not of {self.id}.")
        try:
            return self._taken_up(lifted(self.id, saved, self.versions, self.migrations))
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise BadSave(f"The saved state of {self.id} is damaged: {error!r}.") from error

    def takes_up(self, version: str) -> bool:
        """Whether a saved state of this version can go on here, as it is or lifted to a later one."""
        return version in self.versions or version in self.migrations

    def empty(self, players: int, options: Options, chance: Source) -> State:
        """A table with nothing on it; a saved state lays out its things there."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """What lists of games tell."""
        return {
            "id": self.id,
            "title": self.title,
            "version": self.version,
            "players": list(self.players),
            "options": [option.to_json() for option in self.options],
        }

    def components(self) -> Mapping[str, object]:
        """The cards, tiles and maps as JSON-able facts, for tables and bots to draw and read."""
        raise NotImplementedError

    def components_with(self, options: Options) -> dict[str, object]:
        """The components when these options are chosen: some bring their own, such as a table's list of deals."""
        found = dict(self.components())
        for option in self.options:
            found.update(option.brings(options[option.name]))
        return found

    def parse_options(self, texts: Mapping[str, str]) -> Options:
        """Options as a person typed them."""
        known = {option.name: option for option in self.options}
        chosen: dict[str, OptionValue | str] = {}
        for name, text in texts.items():
            chosen[name] = known[name].parse(text) if name in known else text
        return self.settle(chosen)

    def _taken_up(self, saved: Mapping[str, Any]) -> State:
        """The state of a save of this game in a version that is played here."""
        players = self.check_players(saved["players"])
        options = self.settle(saved["options"])
        state = self.empty(players, options, restored_source(saved["chance"]))
        state.version = saved["version"]
        state.restore(saved)
        return state

    def _chance_of(self, seed: int, version: str | None) -> Source:
        """What a version draws from."""
        if version is None or version == self.version:
            return keyed(seed, self.id)
        if version not in self.earlier:
            raise not_played(self.id, version, self.versions)
        return self.earlier[version](seed, self.id)
