"""Going through games at random, and looking at all that is asked, offered, refused and told on the way."""

import random
import re
from collections import Counter
from collections.abc import Mapping

from caravanserai.core.events import Event, Fact
from caravanserai.core.game import Game
from caravanserai.core.state import State
from caravanserai.core.turns import Step, TurnState
from caravanserai.texts import Texts
from caravanserai.texts.players import NOBODY, Players
from caravanserai.texts.telling import fill, tell_decision, tell_event, tell_move, tell_reason
from tests.texts.reading import arguments, messages
from tests.texts.rules_source import event_kinds

OFTEN_ENOUGH = 12
TOKEN = re.compile(r"\[\[[\w -]*\]\]")
BRINGING = ("claim", "take", "tile", "explore", "build", "trade")  # moves that bring a game forward


def unnamed(game: Game, language: str) -> list[str]:
    """The texts a game needs by its rules and does not have."""
    texts = Texts(language)
    state = game.new(2)
    assert isinstance(state, TurnState)
    keys = ["title", "sentence"]
    for option in game.options:
        keys += [f"option-{option.name}", f"option-{option.name}-about"]
        keys += [f"option-{option.name}-{value}" for value in option.values if isinstance(value, str)]
    keys += [f"move-{kind}" for kind in game.moves.kinds]
    keys += [f"decide-{step.name}" for step in state.steps if type(step).offers is not Step.offers]
    keys += [f"score-{line['item']}" for line in state.breakdown(0)]
    keys += [f"log-{kind}" for kind in event_kinds(game)]
    assert len(keys) > 50
    needed = [f"{game.id}-{key}" for key in keys] + [f"reason-{reason.code}" for reason in game.reasons]
    return [key for key in needed if not texts.has(key)]


def choices(state: State, language: str, players: Players = NOBODY) -> list[str]:
    """What is asked, and every answer."""
    view = state.view(state.deciding[0])
    decision = view["decision"]
    assert decision is not None
    texts = Texts(language)
    asked = tell_decision(texts, state.game.id, decision, players)
    return [asked, *(tell_move(texts, state, move, state.deciding[0], players) for move in state.legal())]


def told(state: State, move: str, language: str, players: Players = NOBODY) -> list[str]:
    """What the log says of a move; the state must be listening."""
    state.told()
    state.apply(move)
    said = []
    for event in state.told():
        name = players.name(event.seat)
        said.append(tell_event(Texts(language), state.game.id, event, name, event.seat == players.reader, players))
    return said


class Listener:
    """Keeps count of what was said in a language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.texts = Texts(language)
        self.known = messages(language)
        self.heard: Counter[str] = Counter()
        self.dice = random.Random(11)

    def wander(self, state: State, most: int) -> None:
        """Play on at random for so many moves, or to the end."""
        state.listen()
        for _ in range(most):
            if state.over:
                return
            self.look(state)
            moves = state.legal()
            bringing = [move for move in moves if move.kind in BRINGING]
            state.apply(self.dice.choice(bringing if bringing and self.dice.random() < 0.6 else moves))
            for event in state.told():
                self.hear_event(event)

    def look(self, state: State) -> None:
        """What is asked, all that can be done, and a few things that cannot."""
        view = state.view(state.deciding[0])
        decision = view["decision"]
        assert decision is not None
        key = f"{self.game.id}-decide-{decision['kind']}"
        if self._is_new(key, fill(decision["kind"], decision["facts"])):
            self._check(key, tell_decision(self.texts, self.game.id, decision))
        for move in state.legal():
            key = f"{self.game.id}-move-{move.kind}"
            if self.heard[key] < OFTEN_ENOUGH:
                facts = state.move_facts(move, state.deciding[0])
                assert facts is not None, move
                self._is_new(key, fill(move.kind, facts))
                self._check(key, tell_move(self.texts, state, move, state.deciding[0]))
        for move in self.dice.sample(list(self.game.moves), 2):
            reason = state.why_not(move, state.deciding[0])
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

    def _is_new(self, key: str, given: Mapping[str, object]) -> bool:
        self.heard[key] += 1
        assert arguments(key, self.known) <= given.keys(), key
        return self.heard[key] <= OFTEN_ENOUGH

    def _check(self, key: str, sentence: str) -> None:
        assert "{" not in sentence, key
        assert "$" not in sentence, key
        assert not re.search(r"century-|" + self.game.id, sentence), key
        assert not re.search(r"\[\[|\]\]", TOKEN.sub("", sentence)), key
