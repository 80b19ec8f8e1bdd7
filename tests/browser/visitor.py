"""Somebody with a browser: opens pages, sets tables up, plays by clicking."""

from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.table.house import play_out

CLICKER = (Path(__file__).parent / "clicker.js").read_text(encoding="utf-8")
CLICKER = CLICKER[CLICKER.index("async (") :].rstrip().removesuffix(";")
DESK = {"width": 1280, "height": 900}
PHONE = {"width": 360, "height": 740}
PATIENCE = 60_000
"""Milliseconds; a loaded machine may be slow, and no test measures time."""
ENDLESS = 100_000

expect.set_options(timeout=PATIENCE)


class Visitor:
    """A device with one page."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        self.fetched: list[str] = []
        """The addresses of all that the page asked for."""
        context.set_default_timeout(PATIENCE)
        self.page = self._watched(context.new_page())

    def _watched(self, page: Page) -> Page:
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        page.on("request", lambda request: self.fetched.append(request.url))
        return page

    # --- pages ---------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> "Visitor":
        self.page.goto(self.url + path)
        return self

    def find(self, selector: str, **which: Any) -> Locator:
        return self.page.locator(selector, **which)

    def get_by_name(self, name: str) -> Locator:
        """Return what can be pressed under that name."""
        return self.page.get_by_role("button", name=name, exact=True).or_(
            self.page.get_by_role("link", name=name, exact=True)
        )

    def poster(self, game: str) -> Locator:
        return self.find(f'.poster[data-game="{game}"]')

    def play_now(self, game: str) -> None:
        """From the lobby to a running game against a bot."""
        self.poster(game).locator("button.go").click()
        self.seated()

    def seated(self) -> None:
        expect(self.asked()).to_be_visible()

    def set_up(self, game: str, *who: str, **options: Any) -> str:
        """Set a table up by the form, and return its address; `who` as the form calls it: me, open, bot:greedy."""
        self.open(f"/new/{game}")
        expect(self.find(".setup")).to_be_visible()
        if self.find("[name=players]").count():
            self.find("[name=players]").select_option(str(len(who)))
        for seat, one in enumerate(who):
            self.find(f"[name=who-{seat}]").select_option(one)
        for name, value in options.items():
            field = self.find(f"[name=option-{name}]")
            field.set_checked(value) if isinstance(value, bool) else field.select_option(f'"{value}"')
        self.find(".setup .send button").click()
        self.page.wait_for_url("**/table/*")
        return self.page.url.removeprefix(self.url)

    # --- playing -------------------------------------------------------------------------------------

    def start_playing(self, moves: int = ENDLESS, seed: int = 1, board: float = 0.4) -> None:
        """Choose at random among what the page offers, until the game is over or so many moves were sent."""
        given = {"seed": seed, "board": board, "moves": moves, "patience": PATIENCE}
        self.page.evaluate(f"given => {{ window.playing = ({CLICKER})(given); }}", given)

    def stop_playing(self) -> None:
        """Wait until the playing that was started is done."""
        self.page.evaluate("() => window.playing")

    def play(self, moves: int = ENDLESS, seed: int = 1, board: float = 0.4) -> None:
        """Play, and wait until that is done."""
        self.start_playing(moves, seed, board)
        self.stop_playing()

    def finish(self, *friends: "Visitor") -> None:
        """Play on to the end over HTTP, each the seat after the last one's, and come back to see it.

        For tests of what comes after a game. Meanwhile the pages are elsewhere: none draws what nobody looks at.
        """
        address, everybody = self.page.url, (self, *friends)
        table = address.rsplit("/", 1)[1]
        tokens = {seat: player.token(table, seat) for seat, player in enumerate(everybody)}
        for player in everybody:
            player.page.goto("about:blank")
        with httpx.Client(base_url=self.url, timeout=PATIENCE / 1000) as client:
            play_out(client, table, tokens)
        for player in everybody:
            player.page.goto(address)
            expect(player.find("dialog.ending .winner")).not_to_be_empty()

    def token(self, table: str, seat: int) -> str:
        """Return a secret with which a program plays a seat of this device."""
        answer = self.page.request.post(f"{self.url}/api/tables/{table}/seats/{seat}/link")
        token: str = answer.json()["token"]
        return token

    def asked(self) -> Locator:
        """What is asked of the player, while something is and the answer is not on its way."""
        return self.find(".asking.mine:has(.choices)")

    def told(self) -> Locator:
        """The lines of the log."""
        return self.find(".log li")

    def sees_the_end(self) -> None:
        expect(self.find("dialog.ending .winner")).not_to_be_empty()
        assert self.find("dialog.ending tfoot td").count() >= 1


class Guests:
    """All visitors of one test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.visitors: list[Visitor] = []

    def invite(self, url: str = "", **device: Any) -> Visitor:
        """Let somebody come, with a device of their own."""
        wishes = {"viewport": DESK, "locale": "en", "reduced_motion": "reduce", **device}
        visitor = Visitor(self.browser.new_context(**wishes), url or self.url)
        self.visitors.append(visitor)
        return visitor

    def leave(self) -> None:
        for visitor in self.visitors:
            visitor.context.close()
        complaints = {complaint for visitor in self.visitors for complaint in visitor.complaints}
        assert not complaints, complaints
