"""The socket of a viewer: says hello, hears updates, and asks."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from quartier.engine.locale import Words
from quartier.table import messages
from quartier.table.errors import FAILURES, Refused, as_refusal
from quartier.table.guard import Guard
from quartier.table.identity import Caller, caller, hashed
from quartier.table.rooms import Room, Rooms
from quartier.table.runner import Runner
from quartier.table.seating import come_back
from quartier.table.shown import Look, advised, preview
from quartier.table.updates import Seen, text_for

log = logging.getLogger(__name__)

PARSE: TypeAdapter[Any] = TypeAdapter(messages.LiveMessage)
CLOSE_NOT_YOURS = 4403
CLOSE_NOT_FOUND = 4404
CLOSE_TRY_LATER = 1013
CLOSE_NO_TEXT = 1003
CLOSE_FOR_GOOD = {"not-found": CLOSE_NOT_FOUND, "not-yours": CLOSE_NOT_YOURS, "malformed": CLOSE_NOT_YOURS}
"""With what a line is closed that need not be tried again; any other may."""
SLOW = 1.0
"""Seconds after which the answer to a move lets others pass: who hears nothing believes the line to be down."""
BREATH = 0.1
"""Seconds that who talks too fast is not listened to."""
HELLO_WITHIN = 10.0


class Viewer:
    """Somebody who looks at a table through a socket."""

    def __init__(self, socket: WebSocket, room: Room, who: Caller, runner: Runner, guard: Guard) -> None:
        self.socket = socket
        self.room = room
        self.who = who
        self.runner = runner
        self.guard = guard
        self.look = Look()
        self.seen = Seen()
        self._hashes = who.hashes
        self._asides: set[asyncio.Task[None]] = set()
        """Answers that take long, while others are given."""
        self._awake = asyncio.Event()

    def wake(self) -> None:
        """Note that there is something new to send."""
        self._awake.set()

    def keep_to_own_seat(self) -> None:
        """Look on as a spectator, if the seat was left or given to somebody else meanwhile."""
        if self.look.seat is not None and self.look.seat not in self.room.seats_of(self._hashes):
            self.look, self.seen = replace(self.look, seat=None), Seen(self.seen.number)

    async def show(self) -> None:
        """Send whatever is new, whenever there is something; a slow line misses steps, never the last one."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            if self.room.gone:
                await self.socket.close(CLOSE_NOT_FOUND)
                return
            text, self.seen = text_for(self.room, self.look, self.seen)
            await self.send(text)

    async def send(self, text: str) -> None:
        """Send a message."""
        self.room.rooms.metrics.sent.inc(len(text))
        try:
            await self.socket.send_text(text)
        except RuntimeError as error:  # it was closed meanwhile
            raise WebSocketDisconnect from error

    async def hear(self) -> None:
        """Answer one message after the other, until the line is closed."""
        try:
            while True:
                await self.answer(await received(self.socket))
        finally:
            for task in self._asides:
                task.cancel()

    async def answer(self, text: str) -> None:
        """Answer a message; whatever is wrong with it changes nothing."""
        id: Any = None
        try:
            try:
                message = parse(text, self.guard.limits.message)
                id = message.id
            finally:
                self.guard.admit(self.who)
            if isinstance(message, messages.LiveHint):
                self.guard.admit_costly(self.who, "hint")
                self._answer_aside(message)
            elif isinstance(message, messages.LiveMove | messages.LiveUndo):
                await asyncio.wait([self._answer_aside(message)], timeout=SLOW)
            else:
                await self._answer(message)
        except FAILURES as error:
            await self.refuse(id, as_refusal(error))

    async def _answer(self, message: Any) -> None:
        answer = await ANSWERS[type(message)](self, message)
        await self.send(json.dumps({"type": "answer", "id": message.id, "ok": True, **answer}, ensure_ascii=False))

    def _answer_aside(self, message: Any) -> "asyncio.Task[None]":
        """Answer what may take a second while other messages are heard."""

        async def answer() -> None:
            with suppress(WebSocketDisconnect):
                try:
                    await self._answer(message)
                except FAILURES as error:
                    await self.refuse(message.id, as_refusal(error))
                except WebSocketDisconnect:
                    raise
                except Exception:  # whoever asked would wait for ever
                    log.exception("an answer failed at table %s", self.room.id)
                    await self.refuse(message.id, Refused("unavailable"))

        task = asyncio.ensure_future(answer())
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)
        return task

    async def refuse(self, id: Any, error: Refused) -> None:
        """Say why not; who asks too fast is not listened to for a moment."""
        self.room.rooms.metrics.refused.labels(error.code).inc()
        await self.send(json.dumps({"type": "error", "id": id, **error.told(self.look.language)}, ensure_ascii=False))
        if error.code == "too-fast":
            await asyncio.sleep(BREATH)

    @property
    def seat(self) -> int:
        """The seat that this viewer acts for."""
        if self.look.seat is None:
            raise Refused("not-yours")
        return self.look.seat

    @property
    def words(self) -> Words:
        """The texts of the game."""
        return self.room.playing().match.words(self.look.language)

    # --- what can be asked ---------------------------------------------------------------------------

    async def hello(self, message: messages.Hello) -> dict[str, Any]:
        """Look through the eyes of a seat, or of nobody."""
        hashes = self.who.hashes + ([hashed(message.token)] if message.token else [])
        if message.seat is not None and message.seat not in await self.room.held_by(hashes, message.seat):
            raise Refused("not-yours")
        self.look, self._hashes = Look(message.seat, message.language, message.layout), hashes
        number = 0 if self.room.course is None else self.room.course.number
        self.seen = Seen(min(message.since or 0, number))
        self.room.viewers.add(self)
        self.room.came_or_went()
        if message.seat is not None:
            await come_back(self.room, message.seat)
        self._show_anew()
        return {}

    def _show_anew(self) -> None:
        if self.room.table.clock.kind != "none":
            self.room.texts.clear()  # they tell how much time was left when they were written
        self.wake()

    async def style(self, message: messages.Style) -> dict[str, Any]:
        """Draw and speak differently from now on."""
        self.look = Look(self.look.seat, message.language, message.layout)
        self.seen = Seen()
        self._show_anew()
        return {}

    async def move(self, message: messages.LiveMove) -> dict[str, Any]:
        """Make a move."""
        return {"number": await self.room.move(self.seat, message.number, message.path)}

    async def undo(self, message: messages.LiveUndo) -> dict[str, Any]:
        """Take back the last move."""
        return {"number": await self.room.undo(self.seat, message.number)}

    async def hint(self, _: messages.LiveHint) -> dict[str, Any]:
        """Tell what a strong bot would do, and why."""
        return await hint(self.room, self.runner, self.seat, self.look.language)

    async def preview(self, message: messages.LivePreview) -> dict[str, Any]:
        """Tell what a move would do to the scores."""
        return {"scores": preview(self.room.playing(), self.seat, message.path, self.words)}

    async def ping(self, _: messages.Ping) -> dict[str, Any]:
        """Say that the line holds."""
        return {}


ANSWERS: dict[type, Callable[[Viewer, Any], Awaitable[dict[str, Any]]]] = {
    messages.Hello: Viewer.hello,
    messages.Style: Viewer.style,
    messages.LiveMove: Viewer.move,
    messages.LiveUndo: Viewer.undo,
    messages.LiveHint: Viewer.hint,
    messages.LivePreview: Viewer.preview,
    messages.Ping: Viewer.ping,
}


async def received(socket: WebSocket) -> str:
    """Return the next text of a client; one that sends bytes is sent away."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text: str | None = message.get("text")
    if text is None:
        await socket.close(CLOSE_NO_TEXT)
        raise WebSocketDisconnect(CLOSE_NO_TEXT)
    return text


def parse(text: str, longest: int) -> Any:
    """Return a message of a client, or say what is wrong with it."""
    if len(text) > longest:
        raise Refused("too-large")
    try:
        return PARSE.validate_json(text)
    except ValidationError as error:
        raise Refused("malformed", explain(error)) from error


def explain(error: ValidationError) -> str:
    """Say in a line what a message lacks or has too much, without repeating what may be secret."""
    first = error.errors(include_input=False, include_url=False, include_context=False)[0]
    where = ".".join(str(step) for step in first["loc"])
    return f"{where}: {first['msg']}" if where else str(first["msg"])


async def hint(room: Room, runner: Runner, seat: int, language: str) -> dict[str, Any]:
    """Return what a strong bot would do for a seat, and why, if the table allows hints."""
    course = room.playing()
    if not room.table.hints:
        raise Refused("no-hint")
    if seat not in course.match.waiting:
        raise Refused("stale")
    return advised(course, seat, await runner.advised(room, course, seat), language)


async def serve_live(socket: WebSocket, table: str, rooms: Rooms, runner: Runner, guard: Guard) -> None:
    """Serve one socket from its first message to its end."""
    who = caller(socket)
    guard.check_origin(socket)
    guard.admit(who)
    with guard.socket(who):
        await socket.accept()
        try:
            room = await rooms.room(table)
        except FAILURES as error:
            await _send_away(socket, rooms, error)
            return
        viewer = Viewer(socket, room, who, runner, guard)
        try:
            await _greeted(viewer)
            await _until_first(viewer.hear(), viewer.show())
        except WebSocketDisconnect:
            pass
        except FAILURES as error:
            await _send_away(socket, rooms, error)
        finally:
            room.viewers.discard(viewer)
            room.came_or_went()


async def _send_away(socket: WebSocket, rooms: Rooms, error: Exception) -> None:
    """Say why a line is closed, and by its code whether it may be tried again."""
    refusal = as_refusal(error)
    rooms.metrics.refused.labels(refusal.code).inc()
    with suppress(RuntimeError):  # it was closed meanwhile
        await socket.send_text(json.dumps({"type": "error", "id": None, **refusal.told("en")}))
        await socket.close(CLOSE_FOR_GOOD.get(refusal.code, CLOSE_TRY_LATER))


async def _greeted(viewer: Viewer) -> None:
    """Wait for the first message, which must be a good hello."""
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            text = await received(viewer.socket)
    except TimeoutError as error:
        raise Refused("malformed", "the first message is hello, and comes soon") from error
    message = parse(text, viewer.guard.limits.message)
    if not isinstance(message, messages.Hello):
        raise Refused("malformed", "the first message is hello")
    await viewer.hello(message)


async def _until_first(*works: Any) -> None:
    """Run all until one ends; end the others with it."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
