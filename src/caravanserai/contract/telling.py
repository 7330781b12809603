"""Whatever is asked, offered, refused and told in random games is said in a language, with all the facts it mentions.

from caravanserai.contract.telling import Listener

listener = Listener(my_game, "en", bringing=("buy", "build"))
listener.wander(my_game.new(3, seed=1), most=500)
listener.hear({"market_closed": {"round": 4}})  # events that few games see
listener.check_all_was_said()
"""

import random
import re
from collections import Counter
from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet

from caravanserai.contract.reading import arguments, messages
from caravanserai.core.events import Event, Fact
from caravanserai.core.game import Game
from caravanserai.core.reasons import Reason
from caravanserai.core.state import State
from caravanserai.texts import Texts
from caravanserai.texts.telling import fill, tell_decision, tell_event, tell_move, tell_reason

OFTEN_ENOUGH = 12
TOKEN = re.compile(r"\[\[[\w -]*\]\]")


class Listener:
    """Listens to games in a language, and keeps count of what was said.

    Whoever can make a move of one of the kinds `bringing` often does so, for they bring a game forward.
    """

    def __init__(self, game: Game, language: str, bringing: Collection[str] = ()) -> None:
        self.game = game
        self.bringing = bringing
        self.texts = Texts(language)
        self.known = messages(language)
        self.heard: Counter[str] = Counter()
        self.dice = random.Random(11)

    def wander(self, state: State, most: int) -> None:
        """Play on at random for so many moves, or to the end, and look at each position."""
        state.listen()
        for _ in range(most):
            if state.over:
                return
            self.look(state)
            seat = state.deciding[0]
            moves = state.legal(seat)
            bringing = [move for move in moves if move.kind in self.bringing]
            state.apply(self.dice.choice(bringing if bringing and self.dice.random() < 0.6 else moves), seat)
            for event in state.told():
                self.hear_event(event)

    def look(self, state: State) -> None:
        """What is asked, all that can be done, and a few things that cannot."""
        seat = state.deciding[0]
        decision = state.view(seat)["decision"]
        assert decision is not None
        key = f"{self.game.id}-decide-{decision['kind']}"
        if self._is_new(key, fill(decision["kind"], decision["facts"])):
            self._check(key, tell_decision(self.texts, self.game.id, decision))
        for move in state.legal(seat):
            key = f"{self.game.id}-move-{move.kind}"
            if self.heard[key] < OFTEN_ENOUGH:
                facts = state.move_facts(move, seat)
                assert facts is not None, move
                self._is_new(key, fill(move.kind, facts))
                self._check(key, tell_move(self.texts, state, move, seat))
        for move in self.dice.sample(list(self.game.moves), 2):
            reason = state.why_not(move, seat)
            if reason is not None and self._is_new(f"reason-{reason.code}", fill(reason.code, reason.details)):
                self._check(f"reason-{reason.code}", tell_reason(self.texts, reason))

    def hear_event(self, event: Event) -> None:
        """What the log says of an event."""
        key = f"{self.game.id}-log-{event.kind}"
        given: dict[str, int | str] = {**fill(event.kind, event.facts), "player": "Anna", "who": "other"}
        if self._is_new(key, given):
            self._check(key, tell_event(self.texts, self.game.id, event, "Anna"))

    def hear(self, seldom: Mapping[str, Mapping[str, Fact]]) -> None:
        """Events that few games see."""
        for kind, facts in seldom.items():
            self.hear_event(Event(kind, 0, facts))

    def unheard(self, what: str) -> set[str]:
        """The kinds (of `move`, `decide` or `log`) that have a text and were not met."""
        start = f"{self.game.id}-{what}-"
        return {key.removeprefix(start) for key in self.known if key.startswith(start) and key not in self.heard}

    def check_all_was_said(self, rare_moves: AbstractSet[str] = frozenset()) -> None:
        """All moves, decisions and events with a text were met, but for these moves and the decisions named as they."""
        unheard = {what: self.unheard(what) for what in ("move", "decide", "log")}
        assert unheard["move"] <= rare_moves, f"no game had these moves: {unheard['move'] - rare_moves}"
        assert unheard["decide"] <= rare_moves, f"no game asked for {unheard['decide'] - rare_moves}"
        assert not unheard["log"], f"no game told of {unheard['log']}"

    def _is_new(self, key: str, given: Mapping[str, object]) -> bool:
        self.heard[key] += 1
        assert arguments(key, self.known) <= given.keys(), key
        return self.heard[key] <= OFTEN_ENOUGH

    def _check(self, key: str, sentence: str) -> None:
        assert "{" not in sentence, key
        assert "$" not in sentence, key
        assert not re.search(r"century-|" + self.game.id, sentence), key
        assert not re.search(r"\[\[|\]\]", TOKEN.sub("", sentence)), key


def check_reason_is_a_sentence(reason: Reason, language: str, **details: int | str) -> None:
    """A refusal is told in one sentence that needs no more than these details."""
    key = f"reason-{reason.code}"
    assert arguments(key, messages(language)) <= details.keys(), key
    assert re.fullmatch(r"[^.{]+\.", Texts(language).say(key, **details)), key
