"""Opening tables: the requests are checked, the seats laid out, and the game begun when nobody is missing."""

import secrets
from collections.abc import Sequence
from typing import Any

from caravanserai.core.errors import BadOption, BadPlayers, CaravanseraiError, UnknownGame
from caravanserai.core.game import Game
from caravanserai.core.history import History
from caravanserai.core.registry import load
from caravanserai.server import steady
from caravanserai.server.bots_at_table.budgets import USUAL, bot_names
from caravanserai.server.errors import Refused
from caravanserai.server.model.clock import start_clock
from caravanserai.server.model.entries import Entry
from caravanserai.server.model.facts import SeatFacts, TableFacts
from caravanserai.server.model.people import PersonFacts, clean_name
from caravanserai.server.model.playing import Play
from caravanserai.server.model.summary import update_summary
from caravanserai.server.schemas.tables import SeatRequest, TableRequest
from caravanserai.server.store.names import new_id


def known_game(game_id: str) -> Game:
    """The game with this id, or Refused (422)."""
    try:
        return load(game_id)
    except UnknownGame as error:
        raise Refused(422, "unknown_game", str(error)) from error


def known_bot(name: str) -> str:
    """The built-in bot with this name, or Refused (422): never somebody's class or program."""
    if name not in bot_names():
        raise Refused(422, "unknown_bot", f"There is no bot {name!r}; the bots are {', '.join(bot_names())}.")
    return name


def new_table(body: TableRequest, host: PersonFacts) -> TableFacts:
    """The facts of a table as asked for, still waiting; Refused (422) when that is impossible."""
    game = known_game(body.game)
    try:
        game.check_players(len(body.seats))
        options = game.settle(body.options)
    except (BadPlayers, BadOption) as error:
        raise Refused(422, "bad_players" if isinstance(error, BadPlayers) else "bad_option", str(error)) from error
    if sum(seat.kind == "me" for seat in body.seats) > 1:
        raise Refused(422, "bad_seats", "You can have one seat of your own; the others at your screen are shared ones.")
    clock = body.clock.model_dump(exclude_none=True)
    return table_facts(game, dict(options), _laid_out(body.seats, host), host.id, clock, body.private)


def table_facts(
    game: Game, options: dict[str, Any], seats: list[SeatFacts], host: str, clock: dict[str, Any], private: bool
) -> TableFacts:
    """A new table with a fresh secret seed."""
    now = steady.now()
    seed = secrets.randbits(128)
    return TableFacts(
        id=new_id(),
        game=game.id,
        version=game.version,
        options=options,
        seed=seed,
        host=host,
        private=private,
        clock=clock,
        status="waiting",
        created=now,
        updated=now,
        seats=seats,
    )


def _laid_out(requests: Sequence[SeatRequest], host: PersonFacts) -> list[SeatFacts]:
    seats: list[SeatFacts] = []
    for number, seat in enumerate(requests, 1):
        if seat.kind == "me":
            seats.append(SeatFacts("person", host.name, host.id, guest=host.guest))
        elif seat.kind == "shared":
            name = clean_name(seat.name) if seat.name else shared_name(host, number)
            seats.append(SeatFacts("person", name, host.id, guest=host.guest))
        elif seat.kind == "bot":
            bot = known_bot(seat.bot or USUAL)
            seats.append(SeatFacts("bot", bot_name(bot, seats), None, bot))
        else:
            seats.append(SeatFacts("open"))
    return seats


def shared_name(host: PersonFacts, number: int) -> str:
    """What a shared seat is called that was given no name."""
    return f"{host.name[:20]} {number}"


def bot_name(bot: str, seats: Sequence[SeatFacts]) -> str:
    """What a bot is called at a table; the second of a kind gets a number."""
    same = sum(seat.kind == "bot" and seat.bot == bot and not seat.bot_for_owner for seat in seats)
    return bot.capitalize() + (f" {same + 1}" if same else "")


def begin(facts: TableFacts) -> tuple[Play, Entry]:
    """Lay the game out, or Refused (422). The entry is the table's next event; the caller writes it."""
    now = steady.now()
    try:
        game = load(facts.game)
        play = Play(History(game, len(facts.seats), facts.seed, facts.options), 0)
    except CaravanseraiError as error:  # options may be impossible together, or for so many
        raise Refused(422, "cannot_begin", str(error)) from error
    facts.status = "playing"
    facts.version = game.version  # the table may have waited since an older one
    number = facts.event + 1
    facts.summary.decision_since = [number] * len(facts.seats)
    update_summary(facts, play)
    start_clock(facts, now)
    return play, Entry(number, now, "start")
