"""The HTTP API: tables, seats, moves. docs/protocol.md tells of it in words; /api/openapi.json in all detail."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import segno
from fastapi import APIRouter, Depends, Query, Request, WebSocket
from fastapi import Path as PathParameter
from starlette.responses import Response

from quartier.table import lobby, messages, seating
from quartier.table.errors import Refused
from quartier.table.guard import Guard
from quartier.table.identity import Caller, caller
from quartier.table.live import hint, serve_live
from quartier.table.messages import Language, Layout, LayoutOrNone, SeatNumber
from quartier.table.pictures import Painter
from quartier.table.rooms import Room, Rooms
from quartier.table.runner import Runner
from quartier.table.shelf import Shelf
from quartier.table.shown import Look, preview, record
from quartier.table.store import tables as rows
from quartier.table.store.events import taken_back
from quartier.table.updates import Seen, update


@dataclass
class Service:
    """What all requests share."""

    rooms: Rooms
    runner: Runner
    shelf: Shelf
    guard: Guard
    painter: Painter


async def service(connection: Request) -> Service:
    """Return what all requests share."""
    found: Service = connection.app.state.service
    return found


async def open_room(table: Annotated[str, PathParameter(max_length=16)], request: Request) -> Room:
    """Return the room of the table that a request names."""
    return await (await service(request)).rooms.room(table)


async def asking(request: Request) -> Caller:
    """Return who asks."""
    return caller(request)


Shared = Annotated[Service, Depends(service)]
Asking = Annotated[Caller, Depends(asking)]
There = Annotated[Room, Depends(open_room)]
Spoken = Annotated[Language, Query()]
Laid = Annotated[Layout, Query()]
SeatInPath = Annotated[int, PathParameter(ge=0, lt=messages.MOST_SEATS)]

REFUSALS: dict[int | str, dict[str, Any]] = {
    code: {"model": messages.Refusal} for code in (400, 403, 404, 409, 413, 422, 429, 503)
}
SVG: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {}}}}
BOTS_ALONE = 5
"""A game that bots play through at once counts as so many tables."""
router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/games")
async def games(shared: Shared, language: Spoken = "en") -> list[dict[str, Any]]:
    """List the games, their options and bots."""
    return lobby.games(shared.shelf, language)


# --- tables ------------------------------------------------------------------------------------------


@router.post("/tables", status_code=201)
async def new_table(wish: messages.NewTable, shared: Shared, who: Asking, request: Request) -> messages.TableMade:
    """Set a table up."""
    alone = all(seat.who == "bot" for seat in wish.seats)
    shared.guard.admit_costly(who, "table", BOTS_ALONE if alone else 1)
    table, tokens = await seating.set_up(shared.rooms, wish, who)
    return messages.TableMade(table=table, seats=[_token(request, seat, token) for seat, token in tokens.items()])


def _token(request: Request, seat: int, token: str) -> messages.SeatToken:
    return messages.SeatToken(seat=seat, token=token, link=f"{request.base_url}sit/{token}")


@router.get("/tables")
async def tables(
    shared: Shared, who: Asking, which: Literal["open", "mine", "finished"] = "open", language: Spoken = "en"
) -> list[dict[str, Any]]:
    """List tables: open ones to join, the caller's own, or finished games to see again."""

    def read(connection: Any) -> list[Any]:
        if which == "open":
            found = rows.open_tables(connection)
        elif which == "finished":
            own = rows.tables_of_device(connection, who.device, over=True) if who.device else []
            found = list({table.id: table for table in (*own, *rows.finished_tables(connection))}.values())
        else:
            found = rows.tables_of_device(connection, who.device, over=False) if who.device else []
        undone = taken_back(connection, [table.id for table in found])
        return [
            (table, rows.seats_of_device(connection, table.id, who.device or b""), undone.get(table.id, 0))
            for table in found
        ]

    found = await shared.rooms.store.read(read)
    return [lobby.summary(shared.rooms, table, mine, language, undone) for table, mine, undone in found]


@router.get("/tables/{table}")
async def table_summary(room: There, who: Asking, shared: Shared, language: Spoken = "en") -> dict[str, Any]:
    """Tell of a table in a few words."""
    mine = await room.held_by(who.hashes)
    undone = 0 if room.course is None else room.course.number - len(room.course.match.history)
    return lobby.summary(shared.rooms, room.table, mine, language, undone // 2)


@router.post("/tables/{table}/seats/{seat}")
async def sit_down(
    room: There, seat: SeatInPath, wish: messages.SitDown, shared: Shared, who: Asking, request: Request
) -> messages.SeatToken | dict[str, Any]:
    """Take an open seat, or seat a bot there."""
    if wish.bot is not None:
        await seating.seat_bot(shared.rooms, room, seat, wish.bot, who)
        return {}
    return _token(request, seat, await seating.sit_down(shared.rooms, room, seat, wish.name, who))


@router.delete("/tables/{table}/seats/{seat}")
async def stand_up(room: There, seat: SeatInPath, shared: Shared, who: Asking) -> dict[str, Any]:
    """Leave a seat."""
    await seating.stand_up(shared.rooms, room, await who.seat(room, seat), who)
    return {}


@router.post("/tables/{table}/seats/{seat}/link")
async def seat_link(room: There, seat: SeatInPath, shared: Shared, who: Asking, request: Request) -> messages.SeatLink:
    """Make a link, and a QR code of it, that carries the caller's seat to another device."""
    shared.guard.admit_costly(who, "link")
    token = await seating.new_link(shared.rooms, room, await who.seat(room, seat), who)
    made = _token(request, seat, token)
    return messages.SeatLink(**made.model_dump(), qr=qr_code(made.link))


@router.get("/tables/{table}/qr.svg", responses=SVG, response_class=Response)
async def table_code(room: There, request: Request) -> Response:
    """Draw the address of a table as a QR code."""
    return Response(qr_code(f"{request.base_url}table/{room.id}"), media_type="image/svg+xml")


def qr_code(text: str) -> str:
    """Return a QR code as SVG."""
    drawn: str = segno.make(text, micro=False).svg_inline(scale=4, border=4, light="#fff", omitsize=True)
    return drawn.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)


@router.post("/tables/{table}/again")
async def again(room: There, shared: Shared, who: Asking) -> messages.TableMade:
    """Play the same once more, with the same people."""
    if not await room.held_by(who.hashes):
        raise Refused("not-yours")
    shared.guard.admit_costly(who, "table")
    return messages.TableMade(table=await seating.play_again(shared.rooms, room))


# --- playing -----------------------------------------------------------------------------------------


@router.get("/tables/{table}/state")
async def state(
    room: There,
    who: Asking,
    seat: Annotated[SeatNumber | None, Query()] = None,
    since: Annotated[int | None, Query(ge=0, le=messages.LARGEST_NUMBER)] = None,
    language: Spoken = "en",
    layout: Annotated[LayoutOrNone, Query()] = "wide",
) -> dict[str, Any]:
    """Return the `update` message that a socket would get."""
    look = Look(None if seat is None else await who.seat(room, seat), language, layout)
    if look.seat is not None:
        room.heard(look.seat)
        await seating.come_back(room, look.seat)
    number = 0 if room.course is None else room.course.number
    return update(room, look, Seen(min(since or 0, number)))[0]


@router.post("/tables/{table}/moves")
async def move(room: There, wish: messages.MoveRequest, who: Asking) -> messages.MoveMade:
    """Make a move. `number` is the seat's `turn`; a move that was made already is answered just so again."""
    return messages.MoveMade(number=await room.move(await who.seat(room, wish.seat), wish.number, wish.path))


@router.post("/tables/{table}/undo")
async def undo(room: There, wish: messages.UndoRequest, who: Asking) -> messages.MoveMade:
    """Take back the seat's last move."""
    return messages.MoveMade(number=await room.undo(await who.seat(room, wish.seat), wish.number))


@router.post("/tables/{table}/hint")
async def get_hint(
    room: There, wish: messages.HintRequest, who: Asking, shared: Shared, language: Spoken = "en"
) -> messages.Hint:
    """Tell what a strong bot would do, and why."""
    shared.guard.admit_costly(who, "hint")
    return messages.Hint(**await hint(room, shared.runner, await who.seat(room, wish.seat), language))


@router.post("/tables/{table}/preview")
async def get_preview(
    room: There, wish: messages.PreviewRequest, who: Asking, language: Spoken = "en"
) -> messages.Preview:
    """Tell what a move would do to the scores."""
    course = room.playing()
    scores = preview(course, await who.seat(room, wish.seat), wish.path, course.match.words(language))
    return messages.Preview(scores=scores)


@router.get("/tables/{table}/record")
async def get_record(room: There) -> dict[str, Any]:
    """Return a finished game: all that is needed to see it again."""
    course = room.playing()
    if not course.match.over:
        raise Refused("not-over")
    return record(course)


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Look at a table, and play there: see docs/protocol.md."""
    shared: Service = socket.app.state.service
    try:
        await serve_live(socket, table, shared.rooms, shared.runner, shared.guard)
    except Refused:
        await socket.close(4403)
