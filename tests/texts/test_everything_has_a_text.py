"""Whatever a game can ask, allow, refuse, tell or score is said in each language, with all the facts it mentions."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import caravanserai as cv
from caravanserai.bots import BOTS
from caravanserai.contract.positions import thinned
from caravanserai.contract.reading import arguments, messages
from caravanserai.contract.settings import option_sets
from caravanserai.core.history import UNDO_REASONS
from caravanserai.core.options import Option
from caravanserai.core.reasons import UNKNOWN_MOVE
from caravanserai.core.turns import Step, TurnState
from caravanserai.texts import LANGUAGES, Texts
from caravanserai.texts.telling import fill, tell_decision, tell_event, tell_move, tell_reason
from tests.texts.rules_source import event_kinds

RECORDS = Path(__file__).parents[1] / "records"
GAMES = [pytest.param(game, id=game.id) for game in cv.games()]
OFTEN_ENOUGH = 40
GOLDEN_GAMES = 6
LONG_ENOUGH = 3000  # decisions of a random game
RARE = {  # moves that few games see; these have a test of their own
    "east_west_3": {"choose"},
    "marco_polo": {"build", "give", "pay", "post", "province", "relocate", "use", "way"},
}


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


@pytest.mark.parametrize("game", GAMES)
def test_titles_and_options(game: cv.Game, texts: Texts) -> None:
    keys = [f"{game.id}-title", f"{game.id}-sentence"]
    for option in game.options:
        keys += [f"{game.id}-option-{option.name}", f"{game.id}-option-{option.name}-about"]
        keys += [f"{game.id}-option-{option.name}-{label(value)}" for value in option.values if must_be_named(option)]
    assert [key for key in keys if not texts.has(key)] == []


def must_be_named(option: Option) -> bool:
    """Whether the values of an option need labels: those of a switch do not, and a number says itself."""
    return any(isinstance(value, str) for value in option.values)


def label(value: bool | int | str) -> str:
    """A value as the web page writes it in the key of its label."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("game", GAMES)
def test_moves(game: cv.Game, texts: Texts) -> None:
    assert [kind for kind in game.moves.kinds if not texts.has(f"{game.id}-move-{kind}")] == []


@pytest.mark.parametrize("game", GAMES)
def test_decisions(game: cv.Game, texts: Texts) -> None:
    state = game.new(game.players[0])
    assert isinstance(state, TurnState)
    asked = [step.name for step in state.steps if type(step).offers is not Step.offers]
    assert len(asked) > 1
    assert [name for name in asked if not texts.has(f"{game.id}-decide-{name}")] == []


@pytest.mark.parametrize("game", GAMES)
def test_events(game: cv.Game, texts: Texts) -> None:
    kinds = event_kinds(game)
    assert len(kinds) > 5
    assert [kind for kind in kinds if not texts.has(f"{game.id}-log-{kind}")] == []


@pytest.mark.parametrize("game", GAMES)
def test_score_items(game: cv.Game, texts: Texts) -> None:
    items = [line["item"] for line in game.new(game.players[0]).breakdown(0)]
    assert [item for item in items if not texts.has(f"{game.id}-score-{item}")] == []


@pytest.mark.parametrize("game", GAMES)
def test_reasons(game: cv.Game, texts: Texts) -> None:
    reasons = [*game.reasons, *UNDO_REASONS, UNKNOWN_MOVE]
    assert [reason.code for reason in reasons if not texts.has(f"reason-{reason.code}")] == []


def test_bots(texts: Texts) -> None:
    assert [name for name in BOTS if not texts.has(f"bot-{name}") or not texts.has(f"bot-{name}-about")] == []


@pytest.mark.parametrize("game", GAMES)
def test_all_that_happens_in_games_can_be_said(game: cv.Game) -> None:
    """Goes through random games with every option and through golden ones, and looks at the moves, refusals,
    decisions and events on the way."""
    texts = Texts("en")
    heard = Heard()
    for state in _games(game):
        seat = state.deciding[0]
        view = state.view(seat)
        decision = view["decision"]
        assert decision is not None
        if heard.is_new(f"{game.id}-decide-{decision['kind']}", fill(decision["kind"], decision["facts"])):
            assert "{" not in tell_decision(texts, game.id, decision)
        for move in state.legal(seat):
            facts = state.move_facts(move, seat)
            assert facts is not None, move
            if heard.is_new(f"{game.id}-move-{move.kind}", fill(move.kind, facts)):
                assert "{" not in tell_move(texts, state, move, seat)
        for event in state.told():
            said_of: dict[str, int | str] = {"player": "Anna", "who": "other"}
            if heard.is_new(f"{game.id}-log-{event.kind}", fill(event.kind, event.facts) | said_of):
                assert "{" not in tell_event(texts, game.id, event, "Anna")
        for move in heard.chance.sample(list(game.moves), 4):
            reason = state.why_not(move, seat)
            if reason is not None and heard.is_new(f"reason-{reason.code}", fill(reason.code, reason.details)):
                assert "{" not in tell_reason(texts, reason)
    unheard = {kind for kind in game.moves.kinds if f"{game.id}-move-{kind}" not in heard.times}
    assert unheard <= RARE.get(game.id, set())


class Heard:
    """Keeps count of what was already said, for saying everything every time takes long."""

    def __init__(self) -> None:
        self.times: Counter[str] = Counter()
        self.chance = random.Random(7)
        self.known = messages("en")

    def is_new(self, key: str, given: Mapping[str, object]) -> bool:
        """Whether the text is to be looked at; its arguments always are."""
        self.times[key] += 1
        if self.times[key] > OFTEN_ENOUGH:
            return False
        assert arguments(key, self.known) <= given.keys(), key
        return True


def _games(game: cv.Game) -> Iterator[cv.State]:
    """States of random games, each option set once with player counts in turn, and of some golden records."""
    for number, options in enumerate(option_sets(game)):
        yield from thinned(_random_game(game, number, options))
    for path in sorted((RECORDS / game.id / game.version).glob("*-players-*.json"))[-GOLDEN_GAMES:]:
        record = cv.Record.from_json(path.read_text(encoding="utf-8"))
        state = game.new(record.players, record.seed, record.options)
        state.listen()
        for seat, text in record.moves:
            yield state
            state.apply(text, seat)


def _random_game(game: cv.Game, number: int, options: dict[str, object]) -> Iterator[cv.State]:
    chance = random.Random(number)
    state = game.new(game.players[number % len(game.players)], number, options)
    state.listen()
    for _ in range(LONG_ENOUGH):
        if state.over:
            break
        yield state
        seat = chance.choice(state.deciding)
        state.apply(chance.choice(state.legal(seat)), seat)
