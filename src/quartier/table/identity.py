"""Who somebody is: a device with a cookie, a program with a token. There are no accounts."""

import hashlib
import secrets
from dataclasses import dataclass
from ipaddress import IPv6Network, ip_address

from starlette.requests import HTTPConnection
from starlette.responses import Response

from quartier.table.errors import Refused
from quartier.table.rooms import Room

COOKIE = "quartier_device"
YEAR = 365 * 24 * 3600
LONGEST_TOKEN = 100


def new_token() -> str:
    """Return a secret of 256 bits."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> bytes:
    """Return what is stored of a secret: it is long and random, so a plain digest can't be turned back."""
    return hashlib.sha256(secret.encode()).digest()


@dataclass(frozen=True)
class Caller:
    """Who asks: the hashes of a device's cookie and of a token, as far as there are any."""

    device: bytes | None
    token: bytes | None
    address: str

    @property
    def hashes(self) -> list[bytes]:
        """All that may open a seat."""
        return [hash for hash in (self.device, self.token) if hash is not None]

    async def seat(self, room: Room, wanted: int | None) -> int:
        """Return the seat to act for: the wanted one, or the only one that this caller has."""
        seats = await room.held_by(self.hashes, wanted)
        if wanted is None and len(seats) == 1:
            return seats.pop()
        if wanted is None or wanted not in seats:
            raise Refused("not-yours")
        return wanted


def caller(connection: HTTPConnection) -> Caller:
    """Return who sent a request or opened a socket."""
    cookie = connection.cookies.get(COOKIE, "")
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    bearer = token.strip() if scheme.lower() == "bearer" else ""
    return Caller(
        hashed(cookie) if 20 <= len(cookie) <= LONGEST_TOKEN else None,
        hashed(bearer) if 0 < len(bearer) <= LONGEST_TOKEN else None,
        neighbourhood(connection.client.host if connection.client else ""),
    )


def neighbourhood(address: str) -> str:
    """Return what counts as one address: of IPv6, the network that one household has."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    return str(IPv6Network((int(known) >> 64 << 64, 64))) if known.version == 6 else address


def give_device(connection: HTTPConnection, response: Response) -> str:
    """Return the secret of a device; one that has none yet is given one with this response."""
    known = connection.cookies.get(COOKIE, "")
    if 20 <= len(known) <= LONGEST_TOKEN:
        return known
    device = new_token()
    response.set_cookie(
        COOKIE, device, max_age=YEAR, httponly=True, samesite="lax", secure=connection.url.scheme in ("https", "wss")
    )
    return device
