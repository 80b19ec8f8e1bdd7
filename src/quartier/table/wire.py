"""How bytes come and go: who dawdles is cut off, and a message is packed once for all who are sent it."""

import asyncio
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

REQUEST_WITHIN = 30.0
"""Seconds that a request may take to come in, from its first byte (or that of the connection) to its last."""
WORTH_PACKING = 256
"""Shorter messages go as they are."""
PACKED_KEPT = 128
LEVEL = 6
CLIENT_WINDOW = 12
"""What clients send is short, so they need to remember little."""


class Http(H11Protocol):
    """HTTP without endless patience for who begins to ask and does not go on."""

    _end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Take what comes; wait on if something is missing."""
        super().data_received(data)
        upgraded = self.transport.get_protocol() is not self
        if not upgraded and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._wait()
        else:
            self._wait_no_more()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._end is None:
            self._end = self.loop.call_later(REQUEST_WITHIN, self.transport.close)

    def _wait_no_more(self) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None


@lru_cache(PACKED_KEPT)
def packed(message: bytes, window: int) -> bytes:
    """Return a message as WebSockets compress it, in a way that depends on nothing but the message."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -window)
    return (packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


class PackedOnce(PerMessageDeflate):
    """Compression that remembers nothing from one message to the next.

    So a thousand spectators get the same bytes, packed once, and an open line takes no memory for it.
    """

    def encode(self, frame: Frame) -> Frame:
        """Return a whole message that goes out, packed where that helps."""
        if frame.opcode is not Opcode.TEXT or len(frame.data) < WORTH_PACKING:
            return frame
        return Frame(frame.opcode, packed(bytes(frame.data), self.local_max_window_bits), frame.fin, rsv1=True)


class Packing(ServerPerMessageDeflateFactory):
    """Agrees with clients on that compression."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True, client_no_context_takeover=True, client_max_window_bits=CLIENT_WINDOW
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Any]
    ) -> tuple[list[ExtensionParameter], PackedOnce]:
        """Answer what a client offers."""
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, PackedOnce(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that packs so, and keeps no answers for who does not read them."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [Packing()]

    def handle_ping(self) -> None:
        """Answer a ping, unless the answers to those before it pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()
