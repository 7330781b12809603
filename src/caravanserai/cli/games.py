"""`caravanserai games`: what can be played."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from caravanserai.cli.arguments import Json, Language, written
from caravanserai.cli.option_names import names_in
from caravanserai.cli.output import print_json, screen
from caravanserai.core.game import Game
from caravanserai.core.options import AS_PRINTED, OURS, RULINGS, FreeOption
from caravanserai.core.registry import games as all_games
from caravanserai.texts import Texts, pick_language, title_of


def games(json: Json = False, lang: Language = None) -> None:
    """List the games, their player counts and their options."""
    texts = Texts(pick_language(lang))
    if json:
        print_json([game.to_json() for game in all_games()])
        return
    console = screen()
    for game in all_games():
        console.print(_described(game, texts))


def _described(game: Game, texts: Texts) -> RenderableType:
    head = Text(game.id, "bold cyan").append(f"  {title_of(game.id, texts)}, ", "default")
    head.append(texts.say("player-range", **{"from": game.players[0], "to": game.players[-1]}), "not bold default")
    parts: list[RenderableType] = [head]
    if texts.has(f"{game.id}-sentence"):
        parts.append(Padding(texts.say(f"{game.id}-sentence"), (0, 0, 0, 2)))
    for option in game.options:
        values = "|".join([*map(written, option.values), *(["..."] if isinstance(option, FreeOption) else [])])
        parts.append(Padding(Text(f"--option {option.name}={values}", "cyan"), (0, 0, 0, 4)))
        parts.append(Padding(texts.say(f"{game.id}-option-{option.name}-about"), (0, 0, 0, 8)))
        parts += [Padding(line, (0, 0, 0, 10)) for line in names_in(game, option, texts)]
    if any(option.printed is not None for option in game.options):
        parts.append(Padding(Text(f"--option {RULINGS}={OURS}|{AS_PRINTED}", "cyan"), (0, 0, 0, 4)))
        parts.append(Padding(texts.say("option-rulings-about"), (0, 0, 0, 8)))
    return Group(*parts)
