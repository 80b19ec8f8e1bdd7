"""For those who play by the keyboard, by ear, in colours that their system chooses, or with large fingers."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Guests, Visitor
from tests.table.house import House
from tests.table.reviewing import with_losses

DESK_LOW = {"width": 1280, "height": 800}


@pytest.mark.usefixtures("quick_reviews")
def test_a_replay_with_a_review_stays_on_the_screen_and_keys_go_through_the_game(guests: Guests, house: House) -> None:
    with house.client() as client:
        id = with_losses(client)
    for viewport in (DESK_LOW, PHONE):
        guest = guests.invite(viewport=viewport)
        guest.open(f"/replay/{id}?review#3")
        expect(guest.find(".graph")).to_be_attached()
        which, press = guest.find(".player .which"), guest.page.keyboard.press
        expect(which).to_have_text(re.compile("^Move 3 of"))
        last = which.inner_text().rsplit(" ", 1)[1]
        guest.page.mouse.move(viewport["width"] / 4, viewport["height"] / 2)
        guest.page.mouse.wheel(0, 900)
        for key, move in (("End", last), ("Home", "0"), ("ArrowRight", "1")):
            press(key)
            expect(which).to_have_text(f"Move {move} of {last}")
        press("Space")
        expect(guest.get_by_name("Pause")).to_be_visible()
        press("Space")
        expect(guest.get_by_name("Play")).to_be_visible()
        press("Home")
        guest.get_by_name("To the end").focus()
        press("Space")  # which presses what has the focus, and nothing else
        expect(which).to_have_text(f"Move {last} of {last}")
        expect(guest.get_by_name("Play")).to_be_visible()
        guest.find(".bar .settings").click()
        guest.page.get_by_label("Your name").focus()
        for key in ("Home", "Space", "?"):
            press(key)
        expect(guest.page.get_by_label("Your name")).to_have_value(" ?")
        press("Escape")
        expect(which).to_have_text(f"Move {last} of {last}")
        assert guest.page.evaluate("[scrollY, document.documentElement.scrollHeight - innerHeight]") == [0, 0]


def test_a_question_mark_lists_the_keys_and_so_do_the_settings(guest: Visitor) -> None:
    guest.open()
    expect(guest.poster("paris").locator("button.go")).to_be_visible()
    keys = guest.page.get_by_role("heading", name="Keyboard shortcuts")
    guest.page.keyboard.press("?")
    expect(keys).to_be_visible()
    expect(guest.find("dialog .keys div", has_text="turn the piece").locator("kbd")).to_have_text(["R", "Shift + R"])
    guest.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    guest.find(".bar .settings").click()
    guest.page.get_by_role("button", name="Keyboard shortcuts").click()
    expect(keys).to_be_visible()


FOCUSED = "document.activeElement.id"


def test_the_focus_stays_where_a_piece_is_turned_and_placed_and_goes_on_from_what_is_gone(guest: Visitor) -> None:
    guest.set_up("paris", "me", "bot:greedy", first="orange")
    guest.seated()
    press = guest.page.keyboard.press
    guest.find(".choices button").first.press("Enter")  # lay a tile
    turn = guest.find(".turning span")
    expect(turn).to_have_text("1 of 4")
    guest.get_by_name("Turn right").press("Enter")
    expect(turn).to_have_text("2 of 4")
    expect(guest.get_by_name("Turn right")).to_be_focused()
    space = guest.find("#space-d4")
    space.focus()
    for key, place in (("r", 3), ("r", 4), ("Shift+R", 3)):
        press(key)
        expect(turn).to_have_text(f"{place} of 4")
        expect(space).to_be_focused()
    press("Enter")
    expect(guest.told().nth(1)).to_be_visible()
    expect(guest.asked()).to_be_visible()
    expect(space).to_be_focused()
    expect(guest.find(".marks .focus")).to_be_visible()
    taken = guest.find(".board .can[id^=pool-]").first
    taken.focus()
    name = guest.page.evaluate(FOCUSED)
    press("Enter")
    expect(guest.told().nth(3)).to_be_visible()
    expect(guest.find(f"#{name}")).to_have_count(0)
    expect(guest.find(".board .can:focus")).to_have_count(1)


def test_a_saved_game_is_offered_once_to_those_who_listen(guest: Visitor) -> None:
    guest.open()
    expect(guest.find(".upload button")).to_be_visible()
    expect(guest.page.get_by_role("button", name="See a saved game")).to_have_count(1)
