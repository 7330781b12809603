"""Moves, events, decisions and refusals in words.

A face of the game (terminal, web) gets a sentence in which the things it draws stand as tokens: `[[cubes 2 1 0 0]]`,
`[[cube 1]]`, `[[card 17]]`, `[[point 12]]`, `[[deal 3]]`, `[[good 6]]`, `[[character 3]]`, `[[gold]]`, `[[silver]]`,
`[[coin]]`, `[[prestige]]`. Which facts become tokens is told by their names alone, so another face can follow `fill`
without knowing any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from caravanserai.texts.players import NOBODY, Players

if TYPE_CHECKING:
    from caravanserai.core.events import Event, Fact
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason
    from caravanserai.core.shapes import DecisionView
    from caravanserai.core.state import State
    from caravanserai.texts.texts import Texts

# Moves and events whose cards are point cards.
POINT_CARD_KINDS: Final = ("claim", "claimed", "turned_up_point", "next_point", "refreshed_forts")
# Facts that are drawn, and as what.
TOKENS: Final = {"deal": "deal", "old": "card", "good": "good", "out": "good", "character": "character"}
SEATS: Final = ("from", "owner", "rival", "to")  # facts that name somebody at the table


def fill(kind: str, facts: Mapping[str, Fact], players: Players = NOBODY) -> dict[str, int | str]:
    """The arguments a text takes, made from the facts of a move or event of this kind.

    A list of `cards` or `contracts` is drawn one by one, any other list is a bag of cubes; all give their number as
    `<name>_count`. `colour` is a cube, and also gives the `next` higher one; `card`, `old` and `deal` are cards; `good`
    and `out` are goods, `character` is a character; a seat becomes a name, and also tells as `<name>_who` whether that
    is the reader. All other facts stay as they are.
    """
    arguments: dict[str, int | str] = {}
    card = "point" if kind in POINT_CARD_KINDS else "card"
    for name, fact in facts.items():
        if isinstance(fact, list) and name == "cards":
            arguments[name] = " ".join(token(card, number) for number in fact)
            arguments["cards_count"] = len(fact)
        elif isinstance(fact, list) and name == "contracts":
            arguments[name] = "; ".join(token("contract", number) for number in fact)
            arguments["contracts_count"] = len(fact)
        elif isinstance(fact, list):
            arguments[name] = token("cubes", *fact)
            arguments[f"{name}_count"] = sum(fact)
        elif name == "colour":
            arguments[name] = token("cube", int(fact))
            arguments["next"] = token("cube", int(fact) + 1)
        elif name == "card":
            arguments[name] = token(card, int(fact))
        elif name in TOKENS:
            arguments[name] = token(TOKENS[name], int(fact))
        elif name in SEATS:
            arguments[name] = players.name(int(fact))
            arguments[f"{name}_who"] = players.who(int(fact))
        else:
            arguments[name] = fact
    return arguments


def token(name: str, *numbers: int) -> str:
    """A thing to be drawn, as it stands in a sentence."""
    return "[[" + " ".join([name, *map(str, numbers)]) + "]]"


def tell_move(texts: Texts, state: State, move: Move, seat: int, players: Players = NOBODY) -> str:
    """What a button for the move says to the seat that decides at this table."""
    facts = state.move_facts(move, seat)
    if facts is None:
        return move.text
    key = f"{move.game}-move-{move.kind}"
    return texts.say(key, **fill(move.kind, facts, players)) if texts.has(key) else move.text


def tell_event(texts: Texts, game: str, event: Event, player: str, you: bool = False, players: Players = NOBODY) -> str:
    """The log sentence for an event; `you` when the reader is the one who did it."""
    key = f"{game}-log-{event.kind}"
    if not texts.has(key):
        return f"{player}: {_as_written(event.kind, event.facts)}"
    arguments = fill(event.kind, event.facts, players)
    return texts.say(key, player=player, who="you" if you else "other", **arguments)


def tell_decision(texts: Texts, game: str, decision: DecisionView, players: Players = NOBODY) -> str:
    """What is being decided."""
    kind, facts = decision["kind"], decision["facts"]
    key = f"{game}-decide-{kind}"
    return texts.say(key, **fill(kind, facts, players)) if texts.has(key) else _as_written(kind, facts)


def _as_written(kind: str, facts: Mapping[str, Fact]) -> str:
    """What nobody wrote a sentence for, as the game names it."""
    return ", ".join([kind, *(f"{name} {fact}" for name, fact in facts.items())]).replace("_", " ")


def tell_reason(texts: Texts, reason: Reason) -> str:
    """Why something is refused, with the clause behind it."""
    sentence = texts.say(f"reason-{reason.code}", **fill(reason.code, reason.details))
    return f"{sentence} ({reason.clause})" if reason.clause else sentence
