"""Takes the pictures of every page that are kept in docs/screens: `python -m tests.browser.screens docs/screens`."""

import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import expect, sync_playwright

from tests.browser.conftest import SWITCHES, chromium
from tests.browser.visitor import PATIENCE, PHONE, Guests, Visitor
from tests.table.house import House

DEVICES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}
THEMES = {"day": "light", "night": "dark"}
SETTLE = 600
"""Milliseconds until fonts and pictures have arrived."""


def lobby(guest: Visitor) -> None:
    guest.open()
    expect(guest.find(".poster button.go")).to_have_count(3)


def setup(guest: Visitor) -> None:
    guest.open("/new/tiny_towns")
    expect(guest.find(".setup")).to_be_visible()


def waiting(guest: Visitor) -> None:
    guest.set_up("paris", "me", "open")
    expect(guest.find(".waiting-room img").first).to_be_visible()


def rules(guest: Visitor) -> None:
    guest.open("/rules/paris")
    expect(guest.find(".prose h2").first).to_be_visible()


def table(game: str, moves: int) -> Callable[[Visitor], None]:
    """Return the way to a table in the middle of a game."""

    def sit(guest: Visitor) -> None:
        guest.open().play_now(game)
        guest.play(moves=moves, seed=5)
        expect(guest.asked()).to_be_visible()

    return sit


def ending(guest: Visitor) -> None:
    guest.open().play_now("paris")
    guest.play(seed=3)
    guest.sees_the_end()


def replay(guest: Visitor) -> None:
    ending(guest)
    guest.find("dialog.ending .replay").click()
    guest.page.get_by_role("slider").fill("30")


def review(guest: Visitor) -> None:
    ending(guest)
    guest.find("dialog.ending .review").click()
    expect(guest.find(".graph")).to_be_attached(timeout=3 * PATIENCE)
    guest.find(".to-turn").first.dispatch_event("click")
    expect(guest.find(".verdict")).to_be_visible()


PAGES: dict[str, Callable[[Visitor], None]] = {
    "lobby": lobby,
    "setup": setup,
    "waiting": waiting,
    "rules": rules,
    "paris": table("paris", 14),
    "tiny_towns": table("tiny_towns", 16),
    "munivers": table("munivers", 30),
    "ending": ending,
    "replay": replay,
    "review": review,
}


def main(folder: Path, *names: str) -> None:
    """Take all pictures, or those of some pages."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, House(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        for name, way in PAGES.items():
            if names and name not in names:
                continue
            for device, screen in DEVICES.items():
                guests = Guests(browser, house.url)
                guest = guests.invite(**screen)
                way(guest)
                for theme, scheme in THEMES.items():
                    guest.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
                    guest.page.wait_for_timeout(SETTLE)
                    picture = Image.open(BytesIO(guest.page.screenshot()))
                    small = picture.convert("RGB").quantize(128, kmeans=3, dither=Image.Dither.NONE)
                    small.save(folder / f"{name}-{device}-{theme}.png", optimize=True)
                guests.leave()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
