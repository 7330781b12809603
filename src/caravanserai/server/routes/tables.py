"""Tables over REST: lists, opening, sitting down, and commands for programs without a socket."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from caravanserai.server.errors import no_session
from caravanserai.server.limits import NEW_GUESTS, NEW_TABLES, SEAT_CHANGES
from caravanserai.server.model.people import NAMELESS, clean_name
from caravanserai.server.routes.dependencies import Address, Context, Maybe, Registry, Somebody, let_in
from caravanserai.server.schemas.common import SeatIndex
from caravanserai.server.schemas.live import Ack, Command, Hint, Refusal, Why
from caravanserai.server.schemas.tables import (
    BotRequest,
    JoinRequest,
    PlayNowRequest,
    SeatRequest,
    TableInfo,
    TableRequest,
)
from caravanserai.server.tables import seating
from caravanserai.server.tables.command_handler import CommandHandler
from caravanserai.server.tables.lists import list_tables
from caravanserai.server.tables.opening import known_bot, known_game, shared_name
from caravanserai.server.tables.rematch import rematch
from caravanserai.server.tables.tables import open_table

router = APIRouter(prefix="/api", tags=["tables"])
TableId = Annotated[str, Path(max_length=64)]
SeatPath = Annotated[SeatIndex, Path()]
PLAY_NOW_SEATS = 3  # or as many as the game allows


@router.get("/tables", response_model=list[TableInfo])
async def tables(
    registry: Registry,
    person: Maybe,
    which: Annotated[Literal["open", "mine", "watch", "finished"], Query(alias="list")] = "open",
) -> list[dict[str, Any]]:
    """One of the lobby's lists, newest first; `mine` has those that wait for you first."""
    if which == "mine" and person is None:
        raise no_session()
    return await list_tables(registry, which, person)


@router.post("/tables", response_model=TableInfo)
async def new_table(body: TableRequest, registry: Registry, context: Context, person: Somebody) -> dict[str, Any]:
    """A new table; without open seats the game begins at once."""
    context.limits.count(NEW_TABLES, person.id)
    for number, seat in enumerate(body.seats, 1):
        if seat.kind != "shared":
            continue
        if seat.name:
            await context.people.check_name(clean_name(seat.name), person)
        elif not await context.people.is_free(shared_name(person, number), person):
            seat.name = NAMELESS
    return await open_table(registry, body, person)


@router.post("/play-now", response_model=TableInfo)
async def play_now(
    body: PlayNowRequest,
    request: Request,
    response: Response,
    registry: Registry,
    context: Context,
    address: Address,
    person: Maybe,
) -> dict[str, Any]:
    """A game against bots at once; somebody without a name becomes a guest."""
    game = known_game(body.game)
    if person is None:
        context.limits.count(NEW_GUESTS, address)
        person = await context.people.add_guest(NAMELESS)
        await let_in(request, response, person)
    context.limits.count(NEW_TABLES, person.id)
    seats = min(max(PLAY_NOW_SEATS, game.players[0]), game.players[-1])
    bots = [SeatRequest(kind="bot") for _ in range(seats - 1)]
    return await open_table(registry, TableRequest(game=game.id, seats=[SeatRequest(kind="me"), *bots]), person)


@router.get("/tables/{table}", response_model=TableInfo)
async def one_table(table: TableId, registry: Registry, person: Maybe) -> dict[str, Any]:
    """A table."""
    return await registry.info(table, person.id if person else None)


@router.post("/tables/{table}/join", response_model=TableInfo)
async def join(
    table: TableId, registry: Registry, context: Context, person: Somebody, body: JoinRequest | None = None
) -> dict[str, Any]:
    """Take a seat."""
    context.limits.count(SEAT_CHANGES, person.id)
    await registry.perform(table, lambda found: seating.join(found, person, body.seat if body else None))
    return await registry.info(table, person.id)


@router.post("/tables/{table}/leave", response_model=TableInfo)
async def leave(table: TableId, registry: Registry, context: Context, person: Somebody) -> dict[str, Any]:
    """Get up. A table that nobody waits at any more is put away."""
    context.limits.count(SEAT_CHANGES, person.id)
    before = await registry.info(table, person.id)
    if await registry.perform(table, lambda found: seating.leave(found, person)):
        await registry.forget(table)
        return {**before, "seats": [], "your_seats": [], "status": "finished"}
    return await registry.info(table, person.id)


@router.post("/tables/{table}/start", response_model=TableInfo)
async def start(table: TableId, registry: Registry, context: Context, person: Somebody) -> dict[str, Any]:
    """Begin without the seats still open."""
    context.limits.count(SEAT_CHANGES, person.id)
    await registry.perform(table, lambda found: seating.start(found, person))
    return await registry.info(table, person.id)


@router.post("/tables/{table}/seats/{seat}/bot", response_model=TableInfo)
async def give_to_bot(
    table: TableId, seat: SeatPath, body: BotRequest, registry: Registry, context: Context, person: Somebody
) -> dict[str, Any]:
    """Let a bot play a seat."""
    context.limits.count(SEAT_CHANGES, person.id)
    bot = known_bot(body.bot)
    await registry.perform(table, lambda found: seating.give_to_bot(found, person, seat, bot))
    return await registry.info(table, person.id)


@router.post("/tables/{table}/seats/{seat}/take-back", response_model=TableInfo)
async def take_back(
    table: TableId, seat: SeatPath, registry: Registry, context: Context, person: Somebody
) -> dict[str, Any]:
    """Take a seat back from a bot."""
    context.limits.count(SEAT_CHANGES, person.id)
    await registry.perform(table, lambda found: seating.take_back(found, person, seat))
    return await registry.info(table, person.id)


@router.post("/tables/{table}/rematch", response_model=TableInfo)
async def play_again(table: TableId, registry: Registry, context: Context, person: Somebody) -> dict[str, Any]:
    """The same people and options at a new table."""
    context.limits.count(NEW_TABLES, person.id)
    return await registry.info(await rematch(registry, table, person), person.id)


REFUSED: dict[int | str, dict[str, Any]] = {403: {"model": Refusal}, 409: {"model": Refusal}, 429: {"model": Refusal}}


@router.post("/tables/{table}/commands", response_model=Ack | Refusal | Why | Hint, responses=REFUSED)
async def command(
    table: TableId, body: Command, response: Response, registry: Registry, address: Address, person: Somebody
) -> dict[str, Any]:
    """One command or question, for programs that do not keep a socket."""
    answer = await CommandHandler(registry, table, person, address).answer(body)
    if answer["type"] == "refused":
        response.status_code = {"wrong_seat": 403}.get(answer["code"], 409)
    return answer
