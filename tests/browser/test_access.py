"""For those who play by the keyboard, by ear, in colours that their system chooses, or with large fingers."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.visitor import PHONE, Guests, Visitor
from tests.table.house import House
from tests.table.reviewing import with_losses

DESK_LOW: ViewportSize = {"width": 1280, "height": 800}


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
        assert_headings_go_down_step_by_step(guest.page)


def assert_headings_go_down_step_by_step(page: Page) -> None:
    levels = page.locator("h1, h2, h3, h4").evaluate_all("all => all.map((one) => Number(one.tagName[1]))")
    assert levels[0] == 1
    assert all(below - above <= 1 for above, below in pairwise(levels)), levels


def test_a_question_mark_lists_the_keys_and_so_do_the_settings(guest: Visitor) -> None:
    guest.open()
    expect(guest.poster("paris").locator("button.go")).to_be_visible()
    assert_headings_go_down_step_by_step(guest.page)
    keys = guest.page.get_by_role("heading", name="Keyboard shortcuts")
    guest.page.keyboard.press("?")
    expect(keys).to_be_visible()
    expect(guest.find("dialog .keys div", has_text="turn the piece").locator("kbd")).to_have_text(["R", "Shift + R"])
    guest.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    guest.find(".bar .settings").click()
    guest.page.get_by_role("button", name="Keyboard shortcuts").click()
    expect(keys).to_be_visible()


def test_what_a_move_brought_is_told_wherever_one_looks(guests: Guests) -> None:
    guest = guests.invite(viewport=PHONE)
    guest.set_up("paris", "me", "bot:greedy", first="orange")
    guest.seated()
    told = guest.page.get_by_role("log", name="What happened")
    expect(told).to_be_empty()
    guest.find("#pool-V6").click()
    taken = "Orange takes a building: Long corner of\u00a06. Score: Orange −3, now −3."
    expect(told.locator("p").first).to_have_text(taken)
    expect(told.locator("p", has_text="Blue")).to_have_count(1)
    guest.page.set_viewport_size(DESK_LOW)
    expect(guest.find(".board")).to_have_attribute("viewBox", re.compile("^0 0 [0-9]{4}"))
    expect(told.locator("p")).to_have_count(2)
    guest.page.reload()
    expect(told.locator("p")).to_have_text(re.compile("^Since your last move. Blue "))


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


@pytest.mark.parametrize("game", ["tiny_towns", "munivers"])
def test_nothing_that_is_named_in_a_scene_is_hidden_in_a_picture(guest: Visitor, game: str) -> None:
    guest.open().play_now(game)
    expect(guest.asked()).to_be_visible()
    assert guest.find(".board [role=group] [role=img]").count()
    expect(guest.find(".board [role=img] [role]")).to_have_count(0)
    assert_headings_go_down_step_by_step(guest.page)


def test_a_saved_game_is_offered_once_to_those_who_listen(guest: Visitor) -> None:
    guest.open()
    expect(guest.find(".upload button")).to_be_visible()
    expect(guest.page.get_by_role("button", name="See a saved game")).to_have_count(1)


@pytest.mark.parametrize(("device", "least"), [(PHONE, 44), (DESK_LOW, 24)])
def test_every_link_of_the_lobby_is_large_enough(guests: Guests, device: ViewportSize, least: int) -> None:
    guest = guests.invite(viewport=device, has_touch=device is PHONE, is_mobile=device is PHONE)
    guest.open()
    expect(guest.find(".to-rules")).to_have_count(3)
    for link in guest.find("a:visible, button:visible").all():
        box = link.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= least, link.evaluate("link => link.outerHTML")


CONTRAST = """field => {
    const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
    const light = ([red, green, blue]) => [red, green, blue]
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0);
    const ground = numbers(getComputedStyle(field).backgroundColor);
    const { color, opacity } = getComputedStyle(field, "::placeholder");
    const [red, green, blue, alpha = 1] = numbers(color);
    const seen = [red, green, blue].map((part, place) => ground[place] + (part - ground[place]) * alpha * opacity);
    const [dark, bright] = [light(seen), light(ground)].sort((one, other) => one - other);
    return (bright + 0.05) / (dark + 0.05);
}"""
"""How far the words that stand in an empty field are from its ground."""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_stands_in_an_empty_field_can_be_read(guests: Guests, theme: str) -> None:
    guest = guests.invite(color_scheme=theme)
    guest.open("/new/paris")
    field = guest.find("[name=name-0]")
    expect(field).to_be_visible()
    assert_headings_go_down_step_by_step(guest.page)
    assert field.evaluate(CONTRAST) >= 4.5


def test_with_forced_colours_the_turn_and_the_open_tab_are_marked(guests: Guests) -> None:
    guest = guests.invite(viewport=PHONE, forced_colors="active")
    guest.set_up("paris", "me", "bot:greedy", first="orange")
    guest.seated()
    edge = "element => [getComputedStyle(element).borderTopColor, getComputedStyle(element).borderTopWidth]"
    turn, tab = guest.find(".people li.deciding"), guest.find(".tabs [aria-pressed=true]")
    assert turn.evaluate(edge) != guest.find(".people li:not(.deciding)").evaluate(edge)
    assert tab.evaluate(edge) != guest.find(".tabs [aria-pressed=false]").first.evaluate(edge)


OVERLAPS = """async () => {
    const shell = document.querySelector('script[src$="main.js"]').src;
    const { Scene } = await import(shell.replace("main.js", "play/scene.js"));
    const scene = Object.assign(new Scene(), { parts: document.querySelector(".board > g:last-of-type") });
    const all = (selector) => [...scene.parts.querySelectorAll(selector)];
    const named = all("text").filter((text) => text.textContent.includes("arrondissement"));
    const places = named.map((text) => scene.boxOf(text));
    const facts = all("[id^=cash-], [id^=income-]").map((fact) => scene.outline(fact, "focus"));
    const edges = (mark) => ["x", "y", "width", "height"].map((name) => Number(mark.getAttribute(name)));
    const meets = ([x, y, width, height], place) =>
        y < place.y + place.height && y + height > place.y && x < place.x + place.width && x + width > place.x;
    const found = facts.flatMap((fact) => places.filter((place) => meets(edges(fact), place)));
    return [facts.length, places.length, found.length];
}"""
"""How many marks of what players have, how many names of places, and how many of them meet."""


@pytest.mark.parametrize("viewport", [DESK_LOW, PHONE])
def test_the_mark_of_what_a_player_has_leaves_the_arrondissement_free(guests: Guests, viewport: ViewportSize) -> None:
    guest = guests.invite(viewport=viewport)
    guest.open().play_now("munivers")
    expect(guest.find("[id^=cash-]")).to_have_count(2)
    assert guest.page.evaluate(OVERLAPS) == [4, 2, 0]
