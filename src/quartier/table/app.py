"""Puts a server together."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from quartier.table import api, pages, replay_api, review_api
from quartier.table.assets import Assets
from quartier.table.errors import FAILURES, Refused, as_refusal
from quartier.table.guard import Guard, GuardMiddleware, refusal
from quartier.table.metrics import Metrics, MetricsMiddleware
from quartier.table.pictures import Painter
from quartier.table.replays import Replays
from quartier.table.reviews import Reviews
from quartier.table.rooms import Rooms
from quartier.table.runner import Runner
from quartier.table.settings import Settings
from quartier.table.shelf import Shelf
from quartier.table.store.store import Store
from quartier.table.waiting import fill_in
from quartier.table.wake import Wake
from quartier.table.workers import Workers

NOT_FOUND = 404
CODES = {NOT_FOUND: "not-found", 413: "too-large"}
"""What the framework's own errors are called."""


def create_app(settings: Settings) -> FastAPI:
    """Return a server; it opens its database when it starts."""
    guard = Guard(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store, settings.database_url)
        workers, shelf = Workers(settings.workers), Shelf(settings.compile)
        rooms = Rooms(store, workers, shelf, metrics, settings.idle)
        runner, wake = Runner(rooms, settings.pace), Wake(store, rooms)
        painter = Painter()
        app.state.service = api.Service(rooms, runner, shelf, guard, painter)
        app.state.replays = Replays(rooms, settings.limits.uploads_kept)
        reviews = app.state.reviews = Reviews(rooms, settings.limits)
        app.state.assets = Assets()
        metrics.watch(rooms)
        ready = asyncio.Queue[str]()
        works = (shelf.prepare(ready.put_nowait), fill_in(rooms, ready), runner.run(), wake.run())
        tasks = [asyncio.ensure_future(work) for work in works]
        yield
        await _stop(tasks, runner)
        await reviews.stop()
        await painter.close()
        workers.close()
        await asyncio.to_thread(store.close)

    metrics = Metrics()
    app = FastAPI(
        title="Quartier",
        summary="Sit down at a table and play.",
        version=version("quartier"),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    app.include_router(api.router)
    app.include_router(replay_api.router)
    app.include_router(review_api.router)
    app.include_router(pages.router)
    app.include_router(pages.files)
    app.add_middleware(GZipMiddleware, minimum_size=1_000, compresslevel=5)
    app.add_middleware(GuardMiddleware, guard=guard)
    app.add_middleware(MetricsMiddleware, metrics=metrics)
    _refuse_in_words(app)
    return app


async def _stop(tasks: Sequence["asyncio.Future[None]"], runner: Runner) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await runner.stop()


def _refuse_in_words(app: FastAPI) -> None:
    """Answer whatever goes wrong with a code and a sentence, and never with an inside view."""

    def told(request: Request, error: Refused) -> Response:
        return refusal(error, request)

    async def refused(request: Request, error: Exception) -> Response:
        refusal = as_refusal(error)
        page = not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")
        if refusal.status != NOT_FOUND or not page:
            return told(request, refusal)
        response = await pages.shell(request)  # the client says it in words
        response.status_code = NOT_FOUND
        return response

    for failure in FAILURES:
        app.add_exception_handler(failure, refused)

    @app.exception_handler(RequestValidationError)
    async def _(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(step) for step in first["loc"])
        return told(request, Refused("malformed", f"{where}: {first['msg']}"))

    @app.exception_handler(HTTPException)
    async def _(request: Request, error: HTTPException) -> Response:
        response = await refused(request, Refused(CODES.get(error.status_code, "malformed")))
        response.status_code = error.status_code
        response.headers.update(error.headers or {})
        return response
