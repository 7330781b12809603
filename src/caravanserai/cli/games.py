"""`caravanserai games`: what can be played."""

from rich.text import Text

from caravanserai.cli.arguments import Json, Language
from caravanserai.cli.output import print_json, screen
from caravanserai.core.game import Game
from caravanserai.core.options import Option
from caravanserai.core.registry import games as all_games
from caravanserai.texts import Texts, pick_language


def games(json: Json = False, lang: Language = None) -> None:
    """List the games, their player counts and their options."""
    texts = Texts(pick_language(lang))
    if json:
        print_json([_as_json(game) for game in all_games()])
        return
    console = screen()
    for game in all_games():
        console.print(_described(game, texts))


def _as_json(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "title": game.title,
        "version": game.version,
        "players": list(game.players),
        "options": [option.to_json() for option in game.options],
    }


def _described(game: Game, texts: Texts) -> Text:
    text = Text()
    text.append(game.id, "bold cyan")
    text.append(f"  {texts.say(f'{game.id}-title')}, ", "bold")
    text.append(texts.say("player-range", **{"from": game.players[0], "to": game.players[-1]}))
    text.append(f"\n  {texts.say(f'{game.id}-sentence')}\n")
    for option in game.options:
        text.append(f"    --option {option.name}={_choices(option)}", "cyan")
        text.append(f"\n        {texts.say(f'{game.id}-option-{option.name}-about')}\n")
    return text


def _choices(option: Option) -> str:
    return "|".join(_written(value) for value in option.values)


def _written(value: bool | int | str) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
