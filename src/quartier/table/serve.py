"""What `quartier serve` runs."""

import asyncio
import logging
import os
import socket
import sys
import webbrowser
from dataclasses import replace
from threading import Timer

import uvicorn

from quartier.engine.errors import QuartierError
from quartier.table.app import create_app
from quartier.table.settings import PORT, Settings

PORTS_TO_TRY = 50
STOP_WITHIN = 10


def serve(settings: Settings, browser: bool) -> None:
    """Run a server until it is told to stop."""
    logging.basicConfig(level=logging.INFO, stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s")
    listening, settings = listen(settings)
    address = f"http://{_shown(settings.host)}:{settings.port}"
    print(f"Quartier is at {address}", flush=True)
    if not settings.on_loopback:
        print(
            "quartier: other machines can reach this server; put it behind a proxy with https (docs/deploy.md)",
            file=sys.stderr,
        )
    if browser:
        opening = Timer(0.8, webbrowser.open, (address,))
        opening.daemon = True
        opening.start()
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message * 4,
        ws_max_queue=16,
        timeout_graceful_shutdown=STOP_WITHIN,
        proxy_headers=True,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"),
    )
    asyncio.run(uvicorn.Server(config).serve([listening]))


def listen(settings: Settings) -> tuple[socket.socket, Settings]:
    """Return a socket that listens, and the settings with its port: the next free one if the usual one is taken."""
    wanted = settings.port
    ports = [wanted, *range(PORT + 1, PORT + PORTS_TO_TRY)] if wanted == PORT else [wanted]
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in ports:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((settings.host, port))
        except OSError as error:
            listening.close()
            if port == ports[-1]:
                raise QuartierError(f"can't listen at {settings.host}, port {port}: {error.strerror}") from error
            continue
        chosen = listening.getsockname()[1]
        if wanted and chosen != wanted:
            print(f"quartier: port {wanted} is taken, so this is port {chosen}", file=sys.stderr)
        return listening, replace(settings, port=chosen)
    raise AssertionError("unreachable")


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host
