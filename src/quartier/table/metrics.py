"""What Prometheus is told: how much goes on, and how long it takes. Routes are named by their pattern alone."""

import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quartier.table.logs import REQUESTS

if TYPE_CHECKING:
    from quartier.table.rooms import Rooms

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
UNEXPECTED = 500
"""The status of what nobody foresaw; a refusal is none, also when it says that somebody should come again later."""
A_FILE = "file"
"""The tag of routes to pages and what they are made of: a visit asks for dozens of them."""
QUICK = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

log = logging.getLogger(REQUESTS)


class Metrics:
    """The numbers of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "quartier_requests", "HTTP requests", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "quartier_request_seconds", "Time of an HTTP request", ["route"], buckets=QUICK, registry=self.registry
        )
        self.events = Counter("quartier_events", "Moves and takings back", ["game", "by"], registry=self.registry)
        self.stored = Histogram(
            "quartier_store_seconds", "Time to store an event", buckets=QUICK, registry=self.registry
        )
        self.refused = Counter("quartier_refused", "What was refused on sockets", ["code"], registry=self.registry)
        self.sent = Counter("quartier_sent_bytes", "Bytes of messages on sockets, unpacked", registry=self.registry)

    def watch(self, rooms: "Rooms") -> None:
        """Count rooms, viewers and waiting jobs whenever somebody asks."""
        gauges = {
            "quartier_rooms": ("Tables in memory", lambda: len(rooms.here)),
            "quartier_viewers": ("Open sockets", lambda: sum(len(room.viewers) for room in rooms.here.values())),
        }
        for name, (about, count) in gauges.items():
            Gauge(name, about, registry=self.registry).set_function(count)
        waiting = Gauge("quartier_waiting_jobs", "Jobs that wait for a thread", ["lane"], registry=self.registry)
        for name, lane in rooms.workers.lanes.items():
            waiting.labels(name).set_function(partial(getattr, lane, "waiting"))

    def page(self) -> bytes:
        """Return all numbers, as Prometheus reads them."""
        return generate_latest(self.registry)


class MetricsMiddleware:
    """Counts requests, and logs them; the files of a page only where one failed."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request and note how it went."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status, begun = 500, time.perf_counter()

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sent)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        found = scope.get("route")
        route = getattr(found, "path", "none")
        method = scope["method"] if scope["method"] in METHODS else "OTHER"
        self.metrics.requests.labels(method, route, status).inc()
        self.metrics.seconds.labels(route).observe(seconds)
        how = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        if status == UNEXPECTED:
            log.error("request", extra=how)
        elif A_FILE not in getattr(found, "tags", ()):
            log.info("request", extra=how)
