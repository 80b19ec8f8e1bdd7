"""The pages: one shell for all of them, and the files it is made of (`files`); seats by link, and how the server is."""

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Request
from fastapi import Path as PathParameter
from starlette.responses import JSONResponse, RedirectResponse, Response

from quartier.table.api import Service
from quartier.table.assets import SHELL, Asset, Assets
from quartier.table.errors import Refused
from quartier.table.identity import caller, give_device
from quartier.table.metrics import A_FILE
from quartier.table.seating import carry
from quartier.table.shelf import check_name

READ = ["GET", "HEAD"]
FOR_EVER = "public, max-age=31536000, immutable"
NEVER = "no-cache"

files = APIRouter(include_in_schema=False, tags=[A_FILE])
router = APIRouter(include_in_schema=False)


def _service(request: Request) -> Service:
    found: Service = request.app.state.service
    return found


def _assets(request: Request) -> Assets:
    found: Assets = request.app.state.assets
    return found


def send(request: Request, asset: Asset | None, kept: str) -> Response:
    """Send a file, packed if the reader can unpack it."""
    if asset is None:
        raise Refused("not-found")
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.packed, media_type=asset.type, headers={**headers, "Content-Encoding": "gzip"})
    return Response(asset.plain, media_type=asset.type, headers=headers)


@files.api_route("/new/{game}", methods=READ)
@files.api_route("/rules/{game}", methods=READ)
async def page_of_game(game: Annotated[str, PathParameter(max_length=32)], request: Request) -> Response:
    """Send the page of a game that there is."""
    check_name(game)
    return await shell(request)


@files.api_route("/", methods=READ)
@files.api_route("/table/{table}", methods=READ)
@files.api_route("/replay/{replay}", methods=READ)
async def shell(request: Request) -> Response:
    """Send the one page, which finds out by itself what it is to show."""
    assets = _assets(request)
    assets.refresh()
    response = send(request, assets.root.get(SHELL), NEVER)
    give_device(request, response)
    return response


@files.api_route("/service-worker.js", methods=READ)
@files.api_route("/manifest.webmanifest", methods=READ)
async def root_file(request: Request) -> Response:
    """Send a file that must lie at the root."""
    return send(request, _assets(request).root.get(request.url.path[1:]), NEVER)


@files.api_route("/manifest.{language}.webmanifest", methods=READ)
async def manifest(language: str, request: Request) -> Response:
    """Send what a browser shows of the page when it is installed, in a language."""
    return send(request, _assets(request).manifests.get(language), NEVER)


@files.api_route("/favicon.ico", methods=READ)
async def icon(request: Request) -> Response:
    """Send the icon."""
    return send(request, _assets(request).files.get("icons/icon.svg"), NEVER)


@files.api_route("/static/texts/{name}", methods=READ)
async def text_file(name: str, request: Request) -> Response:
    """Send the texts of a language."""
    return send(request, _assets(request).texts.get(name), FOR_EVER)


@files.api_route("/static/art/{name}", methods=READ)
async def art_file(name: str, request: Request) -> Response:
    """Send the sprites or the colours of a game."""
    shelf = _service(request).shelf
    game = name.split(".")[0]
    text = shelf.game(game).art().files.get(name) if game in shelf.ready else None
    return send(request, None if text is None else packed_art(name, text), FOR_EVER)


@cache
def packed_art(name: str, text: str) -> Asset:
    """Return a file of a game's art, packed once."""
    return Asset.of(name, text.encode())


@files.api_route("/static/{digest}/{name:path}", methods=READ)
async def static_file(digest: str, name: str, request: Request) -> Response:
    """Send a file of the client."""
    assets = _assets(request)
    return send(request, assets.files.get(name), FOR_EVER if digest == assets.digest else NEVER)


@router.api_route("/health", methods=READ)
async def health(request: Request) -> Response:
    """Tell whether the server can read its database; which games are ready."""
    service = _service(request)
    await service.rooms.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    return JSONResponse({"ok": True, "ready": sorted(service.shelf.ready)})


@router.api_route("/metrics", methods=READ)
async def metrics(request: Request) -> Response:
    """Tell Prometheus how it goes."""
    return Response(_service(request).rooms.metrics.page(), media_type="text/plain; version=0.0.4")


@router.api_route("/sit/{token}", methods=READ)
async def sit(token: Annotated[str, PathParameter(max_length=100)], request: Request) -> Response:
    """Carry a seat to the device that opens this link."""
    _service(request).guard.admit_costly(caller(request), "link")
    response = RedirectResponse("/", 303)
    device = give_device(request, response)
    table, seat = await carry(_service(request).rooms, token, device)
    response.headers["Location"] = f"/table/{table}?seat={seat}"
    response.headers["Cache-Control"] = "no-store"
    return response
