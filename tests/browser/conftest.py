"""A real Chromium, and a server for it. Without a browser on this machine these tests are left out, and say so."""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import Guests, Visitor
from tests.table.house import House
from tests.table.reviewing import gate as gate
from tests.table.reviewing import quick_reviews as quick_reviews

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""Programs that are Chromium, by the names under which systems install it. The first has no windows at all, and opens a
page for less than half the work."""
SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
)
"""The last one lets letters be as wide without windows as they are on a screen."""


def chromium() -> str | None:
    """Return the first browser that this machine has."""
    return next((found for found in map(shutil.which, NAMES) if found), None)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = chromium()
    if program is None:
        pytest.skip(f"no browser here, so its tests are left out; they use {', '.join(NAMES)}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture
def guests(browser: Browser, house: House) -> Iterator[Guests]:
    """Whoever comes to the house, each with a device of their own; what their pages complain of is a failure."""
    invited = Guests(browser, house.url)
    yield invited
    invited.leave()


@pytest.fixture
def guest(guests: Guests) -> Visitor:
    return guests.invite()
