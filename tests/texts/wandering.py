"""What a game needs a text for, and what is asked, offered and told at a table."""

from caravanserai.core.game import Game
from caravanserai.core.state import State
from caravanserai.core.turns import Step, TurnState
from caravanserai.texts import Texts
from caravanserai.texts.players import NOBODY, Players
from caravanserai.texts.telling import tell_decision, tell_event, tell_move, tell_reason
from tests.texts.rules_source import event_kinds

BRINGING = ("claim", "take", "tile", "explore", "build", "trade")  # moves that bring a game of Century forward


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


def check_told_as_typed(state: State, *moves: str) -> None:
    """Moves that make no sense at this table are told as they are typed."""
    for move in moves:
        assert tell_move(Texts("en"), state, state.game.moves[move], state.deciding[0]) == move


def refusal(state: State, move: str, language: str) -> str:
    """Why a move is refused, in words."""
    reason = state.why_not(move)
    assert reason is not None, f"{move} is legal"
    return tell_reason(Texts(language), reason)
