"""The HTTP API for what is over: records, replays, pictures, films."""

import json
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request
from fastapi import Path as PathParameter
from starlette.responses import Response

from quartier.engine.svg import with_fonts
from quartier.table.api import REFUSALS, SVG, Asking, Laid, Service, Shared, Spoken, There
from quartier.table.course import following
from quartier.table.errors import Refused
from quartier.table.identity import Caller
from quartier.table.messages import LARGEST_NUMBER, LayoutOrNone
from quartier.table.replays import Replay, Replays, replay_update, summary
from quartier.table.rules_page import rules_page
from quartier.table.shelf import check_name
from quartier.table.shown import Look, drawing, record

FILM_WIDTH = 480
FILM_PICTURES = 10
"""A film counts as so many pictures."""
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"
"""A picture that is opened by itself brings its own style and fonts, and nothing else."""

router = APIRouter(prefix="/api", responses=REFUSALS)


async def known_replays(request: Request) -> Replays:
    """Return the replays of this server."""
    found: Replays = request.app.state.replays
    return found


Known = Annotated[Replays, Depends(known_replays)]


async def open_replay(replay: Annotated[str, PathParameter(max_length=16)], known: Known) -> Replay:
    """Return the replay that a request names."""
    return await known.replay(replay)


async def replay_of_table(room: There) -> Replay:
    """Return a game that is still going on, as far as it has come: a spectator may look back too."""
    names = tuple((seat.name, "", "") for seat in room.table.seats)
    return Replay(room.id, following(room.playing().match), room.id, names)


Again = Annotated[Replay, Depends(open_replay)]
Going = Annotated[Replay, Depends(replay_of_table)]
MoveNumber = Annotated[int | None, Query(ge=0, le=LARGEST_NUMBER)]
Theme = Annotated[Literal["day", "night"], Query()]
Width = Annotated[int, Query(ge=160, le=2400)]


@router.post("/records", status_code=201)
async def upload(request: Request, known: Known, shared: Shared, who: Asking) -> dict[str, str]:
    """Keep a saved game, so that it can be seen again."""
    shared.guard.admit_costly(who, "upload")
    try:
        data: Any = json.loads(await request.body())
    except (ValueError, RecursionError) as error:
        raise Refused("malformed", "a record is a JSON object") from error
    return {"replay": await known.upload(data)}


@router.get("/replays/{replay}")
async def replay_summary(replay: Again, language: Spoken = "en") -> dict[str, Any]:
    """Tell of a replay in a few words."""
    return summary(replay, language)


@router.get("/replays/{replay}/state")
async def replay_state(
    replay: Again,
    shared: Shared,
    move: MoveNumber = None,
    since: Annotated[int | None, Query(alias="from", ge=0, le=LARGEST_NUMBER)] = None,
    language: Spoken = "en",
    layout: Annotated[LayoutOrNone, Query()] = "wide",
) -> dict[str, Any]:
    """Return what a spectator saw after so many moves."""
    look = Look(None, language, layout)
    return await shared.rooms.workers.drawing.run(replay.id, lambda: replay_update(replay, move, since, look))


@router.get("/replays/{replay}/record")
async def replay_record(replay: Again) -> dict[str, Any]:
    """Return the game as it was saved."""
    return record(replay.course) if replay.uploaded is None else dict(replay.uploaded)


# --- pictures ----------------------------------------------------------------------------------------

Answers = dict[int | str, dict[str, Any]]
PNG: Answers = {200: {"content": {"image/png": {}}}}
GIF: Answers = {200: {"content": {"image/gif": {}}}}


async def svg_picture(replay: Replay, shared: Service, move: int | None, look: Look, theme: str) -> Response:
    """Draw a game after a move."""
    match = replay.at(move)
    svg = await shared.rooms.workers.drawing.run(replay.id, lambda: drawing(match, look, theme))
    return Response(with_fonts(svg), media_type="image/svg+xml", headers={"Content-Security-Policy": PICTURE_POLICY})


async def png_picture(
    replay: Replay, shared: Service, who: Caller, move: int | None, look: Look, theme: str, width: int
) -> Response:
    """Paint a game after a move."""
    shared.guard.admit_costly(who, "picture")
    match = replay.at(move)
    key = (replay.id, len(match.history), match.state.tobytes(), look, theme, width)
    png = await shared.painter.paint(key, "png", width, lambda: [drawing(match, look, theme)])
    return Response(png, media_type="image/png")


async def film(replay: Replay, shared: Service, who: Caller, language: str) -> Response:
    """Paint a whole game."""
    shared.guard.admit_costly(who, "picture", FILM_PICTURES)
    look = Look(None, language, "wide")
    gif = await shared.painter.paint((replay.id, look), "gif", FILM_WIDTH, lambda: replay.frames(look))
    return Response(gif, media_type="image/gif")


@router.get("/replays/{replay}/picture.svg", responses=SVG, response_class=Response)
async def replay_svg(
    replay: Again,
    shared: Shared,
    move: MoveNumber = None,
    theme: Theme = "day",
    language: Spoken = "en",
    layout: Laid = "wide",
) -> Response:
    """Draw the scene after a move."""
    return await svg_picture(replay, shared, move, Look(None, language, layout), theme)


@router.get("/replays/{replay}/picture.png", responses=PNG, response_class=Response)
async def replay_png(
    replay: Again,
    shared: Shared,
    who: Asking,
    move: MoveNumber = None,
    width: Width = 1280,
    theme: Theme = "day",
    language: Spoken = "en",
    layout: Laid = "wide",
) -> Response:
    """Paint the scene after a move."""
    return await png_picture(replay, shared, who, move, Look(None, language, layout), theme, width)


@router.get("/replays/{replay}/animation.gif", responses=GIF, response_class=Response)
async def replay_gif(replay: Again, shared: Shared, who: Asking, language: Spoken = "en") -> Response:
    """Paint the whole game as a film."""
    return await film(replay, shared, who, language)


@router.get("/tables/{table}/picture.svg", responses=SVG, response_class=Response)
async def table_svg(
    replay: Going,
    shared: Shared,
    move: MoveNumber = None,
    theme: Theme = "day",
    language: Spoken = "en",
    layout: Laid = "wide",
) -> Response:
    """Draw the scene after a move, as a spectator saw it."""
    return await svg_picture(replay, shared, move, Look(None, language, layout), theme)


@router.get("/tables/{table}/picture.png", responses=PNG, response_class=Response)
async def table_png(
    replay: Going,
    shared: Shared,
    who: Asking,
    move: MoveNumber = None,
    width: Width = 1280,
    theme: Theme = "day",
    language: Spoken = "en",
    layout: Laid = "wide",
) -> Response:
    """Paint the scene after a move, as a spectator saw it."""
    return await png_picture(replay, shared, who, move, Look(None, language, layout), theme, width)


@router.get("/tables/{table}/animation.gif", responses=GIF, response_class=Response)
async def table_gif(room: There, known: Known, shared: Shared, who: Asking, language: Spoken = "en") -> Response:
    """Paint a finished game as a film."""
    return await film(await known.replay(room.id), shared, who, language)


@router.get("/rules/{game}")
async def rules(game: Annotated[str, PathParameter(max_length=32)], language: Spoken = "en") -> dict[str, str]:
    """Tell the rules of a game as a player reads them."""
    check_name(game)
    return rules_page(game, language)


@router.get("/tables/{table}/rules")
async def table_rules(room: There, language: Spoken = "en") -> dict[str, str]:
    """Tell the rules as they are at a table, by its options."""
    return rules_page(room.table.game, language, room.table.options)


@router.get("/replays/{replay}/rules")
async def replay_rules(replay: Again, language: Spoken = "en") -> dict[str, str]:
    """Tell the rules as they were in a game that is seen again."""
    return rules_page(replay.match.game.name, language, replay.match.options)
