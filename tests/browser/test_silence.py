"""A network that falls silent and closes nothing: the page says so soon, and goes on as if nothing had been."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.hole import Hole
from tests.browser.visitor import Guests, Visitor
from tests.table.house import House

SOON = 5_000
"""Milliseconds within which a player is told."""


@pytest.fixture
def hole(house: House) -> Iterator[Hole]:
    with Hole(house.settings.port) as network:
        yield network


def moves_of(house: House, guest: Visitor) -> list[str]:
    """Return the moves that seat 0 has made at the table that is shown, as they are stored."""
    entries = house.app.state.service.rooms.here[guest.page.url.split("/")[-1]].course.entries
    return [entry.event.path for entry in entries if entry.event.seat == 0]


def test_a_silent_network_shows_and_a_move_that_falls_into_it_is_made_once(
    house: House, guests: Guests, hole: Hole
) -> None:
    guest = guests.invite(hole.url)
    guest.open().play_now("paris")
    guest.play(moves=2)
    expect(guest.asked()).to_be_visible()
    banner = guest.find(".banner")
    expect(banner).to_be_hidden()
    hole.silence()
    expect(banner).to_be_visible()
    hole.speak()
    expect(banner).to_be_hidden()
    hole.silence()
    guest.start_playing(moves=1, seed=3)
    expect(banner).to_be_visible(timeout=SOON)
    guest.page.wait_for_event("websocket")  # the silent line is given up, and a new one tried
    assert len(moves_of(house, guest)) == 2
    hole.speak()
    expect(banner).to_be_hidden()
    guest.stop_playing()
    expect(guest.asked()).to_be_visible()
    assert len(moves_of(house, guest)) == 3
    guest.complaints.clear()  # a line that is given up before it was open is told on the console
