"""Who may ask, how often and how much: hosts, origins, rates, sizes; and headers that keep pages to themselves."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quartier.engine.locale import LANGUAGES
from quartier.table.errors import Refused
from quartier.table.identity import Caller, caller
from quartier.table.settings import Limits, Settings

MOST_BUCKETS = 50_000
LONGEST_HOST = 300
"""A name has 255 letters at most, and a port."""
INSIDE = frozenset({"/health", "/metrics"})
"""For whoever runs the server, under whatever name."""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self' {sockets}",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Buckets:
    """Lets so many things a second pass, and a burst of more, for each of many keys."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._levels: dict[object, tuple[float, float]] = {}

    def take(self, key: object, amount: float = 1.0) -> bool:
        """Tell whether one more may pass."""
        now = time.monotonic()
        level, then = self._levels.get(key, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate) - amount
        if level < 0:
            return False
        if len(self._levels) >= MOST_BUCKETS:
            self._levels.clear()
        self._levels[key] = (level, now)
        return True


class Guard:
    """What one server lets pass."""

    def __init__(self, settings: Settings) -> None:
        self.limits: Limits = settings.limits
        self.hosts = frozenset(settings.known_hosts)
        limits, factor = self.limits, settings.limits.address_factor
        self._devices = Buckets(limits.requests, limits.burst)
        self._addresses = Buckets(limits.requests * factor, limits.burst * factor)
        self._costly = {
            "table": Buckets(limits.tables_a_minute / 60, limits.tables_a_minute),
            "upload": Buckets(limits.uploads_a_minute / 60, limits.uploads_a_minute),
            "picture": Buckets(limits.pictures_a_minute / 60, limits.pictures_a_minute),
            "hint": Buckets(limits.hints_a_minute / 60, limits.hints_a_minute),
            "review": Buckets(limits.reviews_a_minute / 60, limits.reviews_a_minute),
            "link": Buckets(limits.links_a_minute / 60, limits.links_a_minute),
        }
        self._sockets: Counter[str] = Counter()

    def admit(self, who: Caller) -> None:
        """Count a request or a message."""
        keys = who.hashes[-1:] or [who.address.encode()]
        if not all(self._devices.take(key) for key in keys) or not self._addresses.take(who.address):
            raise Refused("too-fast")

    def admit_costly(self, who: Caller, what: str, amount: float = 1.0) -> None:
        """Count something that costs more than a request."""
        if not self._costly[what].take(who.address, amount):
            raise Refused("too-fast")

    @contextmanager
    def socket(self, who: Caller) -> Iterator[None]:
        """Count an open socket."""
        if self._sockets[who.address] >= self.limits.sockets:
            raise Refused("too-fast")
        self._sockets[who.address] += 1
        try:
            yield
        finally:
            self._sockets[who.address] -= 1
            if not self._sockets[who.address]:
                del self._sockets[who.address]

    def check_host(self, connection: HTTPConnection) -> None:
        """Refuse a request under a name that is not ours: a foreign page may have been told our address."""
        host = connection.headers.get("host", "")
        if len(host) > LONGEST_HOST or (self.hosts and host_name(host) not in self.hosts):
            raise Refused("foreign-page", "this server is not known under that name")

    def check_origin(self, connection: HTTPConnection) -> None:
        """Refuse what a page of another origin sends with our cookies; programs send no origin."""
        self.check_host(connection)
        origin = connection.headers.get("origin")
        if origin is None:
            if connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                raise Refused("foreign-page")
            return
        if _split(origin).netloc.lower() != connection.headers.get("host", "").lower():
            raise Refused("foreign-page")


def host_name(host: str) -> str:
    """Return a host without its port and brackets."""
    return _split(f"//{host}").hostname or ""


def _split(address: str) -> SplitResult:
    """Return the pieces of an address; of one that makes no sense, nothing."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


class GuardMiddleware:
    """Stands before everything that comes in over HTTP."""

    def __init__(self, app: ASGIApp, guard: Guard) -> None:
        self.app = app
        self.guard = guard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Refused as error:
            await refusal(error, HTTPConnection(scope))(scope, receive, _with_headers(scope, send))
            return
        await self.app(scope, self._bounded(scope, receive), _with_headers(scope, send))

    def _check(self, scope: Scope) -> None:
        connection = HTTPConnection(scope)
        if scope["path"] in INSIDE:
            pass
        elif scope["method"] in SAFE_METHODS:
            self.guard.check_host(connection)
        else:
            self.guard.check_origin(connection)
        if not scope["path"].startswith("/static/"):
            self.guard.admit(caller(connection))
        length = connection.headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:12]) > self._most(scope):
            raise Refused("too-large")

    def _most(self, scope: Scope) -> int:
        return self.guard.limits.record if scope["path"] == "/api/records" else self.guard.limits.body

    def _bounded(self, scope: Scope, receive: Receive) -> Receive:
        """Count the bytes of a body that did not say how long it is."""
        received, most = 0, self._most(scope)

        async def counted() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > most:
                raise HTTPException(413)  # of other errors amid a body FastAPI says just that it is bad
            return message

        return counted


def refusal(error: Refused, asked: HTTPConnection) -> JSONResponse:
    """Return the answer to a request that is refused, in the language that it asks for."""
    language = asked.query_params.get("language", "en")
    return JSONResponse(error.told(language if language in LANGUAGES else "en"), error.status)


def _with_headers(scope: Scope, send: Send) -> Send:
    host = Headers(scope=scope).get("host", "")
    sockets = f"ws://{host} wss://{host}" if host.replace(".", "").replace(":", "").replace("-", "").isalnum() else ""

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.setdefault("Content-Security-Policy", POLICY.format(sockets=sockets).replace(" ;", ";"))
            if scope["path"].startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sent
