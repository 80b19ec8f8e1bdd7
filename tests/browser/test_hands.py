"""Deciding on the board itself: with a mouse, a finger, a keyboard."""

import re
import threading

import pytest
from playwright.sync_api import expect

from quartier import Match
from quartier.bots.advice import Advice, advice
from quartier.table import runner
from tests.browser.visitor import PHONE, Guests, Visitor

LAST_WORD = re.compile(r"^Yes, play it (changes your score by [+−][1-9]\d*|does not change your score)$")
"""The name of the button that sends a move, with what the move gains."""


def begin(guest: Visitor) -> None:
    """Sit at a fresh table of Paris, with the first move."""
    guest.set_up("paris", "me", "bot:greedy", first="orange")
    guest.seated()


def point_at(guest: Visitor, space: str) -> None:
    box = guest.find(f"#space-{space}").bounding_box()
    assert box is not None
    guest.page.mouse.move(box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.4)


def test_a_piece_follows_the_pointer_turns_with_the_wheel_and_is_placed_by_a_click(guest: Visitor) -> None:
    begin(guest)
    guest.find("[id^=hand-orange-]").click()
    turn = guest.find(".turning span")
    expect(turn).to_have_text("1 of 4")
    point_at(guest, "d4")
    expect(guest.find(".ghost-piece")).to_be_visible()
    guest.page.mouse.wheel(0, 100)
    expect(turn).to_have_text("2 of 4")
    expect(guest.find(".ghost-piece")).to_have_attribute("transform", re.compile(r"rotate\(90\)"))
    guest.page.keyboard.press("r")
    expect(turn).to_have_text("3 of 4")
    guest.find(".turning button").first.click()
    expect(turn).to_have_text("2 of 4")
    point_at(guest, "d4")
    guest.page.mouse.down()
    guest.page.mouse.up()
    expect(guest.told().first).to_have_text(re.compile("c3"))


def test_a_space_may_be_chosen_before_the_piece(guest: Visitor) -> None:
    begin(guest)
    guest.find("#space-d4").click()
    expect(guest.find(".last-word .go")).to_be_visible()
    expect(guest.find(".turning span")).to_have_text("1 of 4")
    guest.page.keyboard.press("r")
    expect(guest.find(".turning span")).to_have_text("2 of 4")
    guest.find(".last-word .go").click()
    expect(guest.told().first).to_have_text(re.compile("c3"))


def test_escape_takes_the_last_choice_back(guest: Visitor) -> None:
    begin(guest)
    prompt = guest.find(".prompt").inner_text()
    guest.find("[id^=hand-orange-]").click()
    expect(guest.find(".prompt")).not_to_have_text(prompt)
    guest.page.keyboard.press("Escape")
    expect(guest.find(".prompt")).to_have_text(prompt)


def test_another_piece_may_be_taken_instead(guest: Visitor) -> None:
    begin(guest)
    guest.find("[id^=hand-orange-]").click()
    expect(guest.find(".turning")).to_be_visible()
    guest.find("#pool-V6").click()  # nobody was asked for it, and it would end the turn
    expect(guest.find(".prompt")).to_have_text("Play this?")
    assert not guest.told().count()
    guest.get_by_name("No").click()
    expect(guest.find(".turning")).to_be_visible()
    guest.find("#pool-V6").click()
    guest.find(".last-word .go").click()
    expect(guest.told().first).to_have_text(re.compile(r"Long corner of\s6"))


def test_the_move_under_the_pointer_shows_what_it_does_to_the_scores(guest: Visitor) -> None:
    begin(guest)
    guest.find("#pool-V6").hover()
    expect(guest.find(".scores .down").first).to_have_text("−3")
    guest.find(".prompt").hover()
    expect(guest.find(".scores .down")).to_have_count(0)


def test_a_finger_is_asked_before_a_move_is_sent(guests: Guests) -> None:
    guest = guests.invite(viewport=PHONE, has_touch=True, is_mobile=True)
    begin(guest)
    guest.find(".choices button").first.tap()
    guest.find("#space-d4").tap()
    expect(guest.find(".last-word .go")).to_be_visible()
    guest.find("#space-f6").tap()
    expect(guest.find(".walked")).to_contain_text("e5")
    assert not guest.told().count()
    guest.find(".last-word .go").tap()
    expect(guest.told().first).to_have_text(re.compile("e5"))


def tab_to(guest: Visitor, selector: str) -> None:
    """Press Tab until something of that kind has the focus."""
    for _ in range(80):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"no way to {selector} by the keyboard")


def walk(guest: Visitor, key: str) -> str:
    """Press an arrow key; return what has the focus then."""
    before = guest.page.evaluate("document.activeElement.id")
    guest.page.keyboard.press(key)
    expect(guest.find(".marks .focus")).to_be_visible()
    after: str = guest.page.evaluate("document.activeElement.id")
    assert after != before, f"{key} leads nowhere from {before}"
    return after


def test_a_keyboard_is_enough_from_the_lobby_to_a_piece_on_the_board(guest: Visitor) -> None:
    press = guest.page.keyboard.press
    guest.open()
    expect(guest.poster("paris").locator("button.go")).to_be_visible()
    tab_to(guest, '.poster[data-game="paris"] button.go')
    press("Enter")
    expect(guest.asked()).to_be_visible()
    before = guest.told().count()
    tab_to(guest, ".choices button")
    press("Enter")  # lay a tile
    expect(guest.find(".turning span")).to_have_text("1 of 4")
    press("r")
    expect(guest.find(".turning span")).to_have_text("2 of 4")
    tab_to(guest, ".board .can")
    seen = {walk(guest, key) for key in ("ArrowUp", "ArrowRight", "ArrowLeft", "ArrowDown")}
    assert len(seen) >= 3
    while not walk(guest, "ArrowUp").startswith("space-"):  # the paved spaces are passed by
        pass
    expect(guest.find(".ghost-piece")).to_be_visible()
    press("Enter")
    expect(guest.told().nth(before)).to_be_visible()


def test_the_focus_stays_with_the_question_from_one_decision_to_the_next(guest: Visitor) -> None:
    guest.open().play_now("tiny_towns")
    tab_to(guest, ".choices button")
    guest.page.keyboard.press("Enter")  # keep a monument; others decide meanwhile
    expect(guest.find(".prompt")).not_to_contain_text("Keep")
    expect(guest.asked()).to_be_visible()
    expect(guest.find(".answers :is(button, summary):focus")).to_have_count(1)


def test_a_list_serves_those_who_do_not_see_the_board(guest: Visitor) -> None:
    press = guest.page.keyboard.press
    begin(guest)
    tab_to(guest, ".choices button")
    press("Enter")
    tab_to(guest, "summary")
    press("Enter")
    tab_to(guest, ".from-list .choices button")
    press("Enter")
    expect(guest.told().first).to_be_visible()
    assert guest.find(".prompt").get_attribute("aria-live") == "polite"


def test_a_hint_shows_a_move_and_sends_nothing(guest: Visitor) -> None:
    begin(guest)
    guest.find(".tools .hint").click()
    expect(guest.find(".last-word .go")).to_be_visible()
    expect(guest.find(".prompt")).to_have_text("A bot would do this. Play it?")
    expect(guest.find(".reason")).to_have_text(re.compile(r"It puts your chance of winning at \d+%, "))
    assert not guest.told().count()
    guest.get_by_name("No").click()
    expect(guest.find(".reason")).to_be_hidden()


def test_a_hint_that_is_on_its_way_says_so(guest: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()
    monkeypatch.setattr(runner, "advise", lambda match, seat: gate.wait(60) and advice(match, seat))
    begin(guest)
    button = guest.find(".tools .hint")
    button.click()
    expect(guest.find(".prompt")).to_have_text("Thinking…")
    expect(button).to_have_attribute("aria-busy", "true")
    gate.set()
    expect(guest.find(".prompt")).to_have_text("A bot would do this. Play it?")
    expect(button).to_have_attribute("aria-busy", "false")


def test_a_hint_that_comes_late_does_not_replace_what_the_player_has_chosen_meanwhile(
    guest: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, answered = threading.Event(), threading.Event()

    def advise(match: Match, seat: int) -> Advice:
        gate.wait(60)
        try:
            return advice(match, seat)
        finally:
            answered.set()

    monkeypatch.setattr(runner, "advise", advise)
    begin(guest)
    guest.find(".tools .hint").click()
    expect(guest.find(".prompt")).to_have_text("Thinking…")
    guest.find("[id^=hand-orange-]").click()
    expect(guest.find(".turning")).to_be_visible()
    gate.set()
    answered.wait(60)
    expect(guest.find(".tools .hint")).to_have_attribute("aria-busy", "false")
    expect(guest.find(".toast")).to_have_text(re.compile("^The hint came too late"))
    expect(guest.find(".turning")).to_be_visible()
    expect(guest.find(".last-word")).to_have_count(0)


def test_asking_for_a_hint_by_keyboard_leaves_the_focus_where_it_was(
    guest: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()
    monkeypatch.setattr(runner, "advise", lambda match, seat: gate.wait(60) and advice(match, seat))
    begin(guest)
    button = guest.find(".tools .hint")
    button.focus()
    for _ in range(2):
        guest.page.keyboard.press("Enter")
        expect(guest.find(".prompt")).to_have_text("Thinking…")
        expect(button).to_be_focused()
    gate.set()
    expect(guest.find(".prompt")).to_have_text("A bot would do this. Play it?")


@pytest.mark.parametrize("game", ["paris", "tiny_towns", "munivers"])
def test_every_game_has_hints_with_what_they_gain_and_asks_for_the_last_word(guest: Visitor, game: str) -> None:
    guest.open()
    guest.find(".bar .settings").click()
    guest.page.get_by_label("Confirm moves before they are sent").select_option("always")
    guest.page.keyboard.press("Escape")
    guest.play_now(game)
    for _ in range(3 if game == "paris" else 1):
        expect(guest.asked()).to_be_visible()
        guest.find(".tools .hint").click()
        expect(guest.find(".prompt")).to_have_text("A bot would do this. Play it?")
        expect(guest.find(".last-word .go")).to_have_accessible_name(LAST_WORD)
        expect(guest.find(".last-word .gain", has_text=re.compile(r"^0"))).to_have_count(0)
        expect(guest.find(".walked span").first).to_be_visible()
        guest.get_by_name("No").click()
        expect(guest.asked()).to_be_visible()
        guest.play(moves=1)


def test_a_move_is_taken_back_as_long_as_nobody_answered_it(guests: Guests) -> None:
    guest, friend = guests.invite(), guests.invite()
    table = guest.set_up("paris", "me", "open", first="orange")
    friend.open(table).find(".waiting-room button.go").click()
    guest.seated()
    for player in (guest, friend):
        expect(player.find(".board [id^=space-]").first).to_be_attached()
    for _ in range(2):
        guest.find("#pool-V6").click()
        expect(friend.told().last).to_contain_text("Long corner of 6")
        guest.find(".tools .undo").click()
        expect(guest.asked()).to_be_visible()
        expect(guest.find("#pool-V6")).to_be_visible()
        for player in (guest, friend):
            expect(player.told()).to_have_text(["Orange: the last move is taken back."])
    friend.page.reload()
    expect(friend.told()).to_have_text(["Orange: the last move is taken back."])


def test_passing_in_munivers_takes_one_press(guest: Visitor) -> None:
    guest.set_up("munivers", "me", "bot:greedy", content="short")
    guest.seated()
    guest.find(".choices button", has_text="pass this time").click()
    expect(guest.told().filter(has_text="Orange passes.")).to_have_count(1)


def test_many_amounts_are_one_number_to_set(guest: Visitor) -> None:
    while not guest.find(".amount").count():  # somebody may have put a lid on the bids: then there is another table
        guest.set_up("munivers", "me", "bot:random", content="short")
        guest.seated()
        while "Bid for a tile" not in guest.find(".prompt").inner_text():
            guest.play(moves=1, board=0)
            guest.seated()
        guest.find(".choices button").first.click()
        guest.page.wait_for_timeout(500)
    expect(guest.find(".prompt")).to_have_text("How much?")
    amount, go = guest.find(".amount input"), guest.find(".amount .go")
    first = go.inner_text()
    guest.get_by_name("More").click()
    expect(go).not_to_have_text(first)
    expect(amount).to_have_attribute("aria-valuetext", go.inner_text())
    guest.get_by_name("Less").click()
    expect(go).to_have_text(first)
    go.click()
    expect(guest.told().filter(has_text=f"bids {first} for")).not_to_have_count(0)


def test_what_a_hint_chooses_is_outlined_and_its_words_stay_as_they_are(guest: Visitor) -> None:
    guest.set_up("tiny_towns", "me", "bot:random")  # who begins by keeping one of two monuments
    guest.seated()
    guest.find(".tools .hint").click()
    expect(guest.find(".ghost-rim")).to_be_visible()
    fills = guest.find(".ghost > *").evaluate_all("all => all.map(one => getComputedStyle(one).fill)")
    assert set(fills) == {"none"}


def test_a_card_is_read_closely_with_its_text(guest: Visitor) -> None:
    begin(guest)
    guest.find("#card-chartier").click()
    dialog = guest.find("dialog.reading")
    expect(dialog.get_by_role("heading")).to_have_text("Chartier")
    expect(dialog.locator(".text")).to_contain_text("turn a free space of your rival’s colour")
    expect(dialog.locator("svg.figure")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


READ_ALL = """async (beginnings) => {
    const shell = document.querySelector('script[src$="main.js"]').src;
    const { read } = await import(shell.replace("main.js", "play/reading.js"));
    const things = beginnings.map((id) => [...document.querySelectorAll(`.board [id^="${id}-"][aria-label]`)]).flat();
    return things.map((thing) => {
        read(thing);
        const dialog = document.querySelector("dialog.reading");
        const [title, text] = [dialog.querySelector("h2").textContent, dialog.querySelector(".text").innerText];
        const drawn = dialog.querySelectorAll("svg.figure, svg.card").length;
        const whole = dialog.querySelector("svg.card") !== null;
        dialog.remove();
        return { id: thing.id, label: thing.getAttribute("aria-label"), title, text, drawn, whole };
    });
}"""


@pytest.mark.parametrize(
    ("game", "beginnings"),
    [("paris", ["card"]), ("tiny_towns", ["card", "monument"]), ("munivers", ["card", "mayor", "poll", "lot"])],
)
def test_what_is_read_closely_has_its_name_as_title_and_its_text_once(
    guest: Visitor, game: str, beginnings: list[str]
) -> None:
    guest.open().play_now(game)
    guest.play(moves=3)
    expect(guest.asked()).to_be_visible()
    found = guest.page.evaluate(READ_ALL, beginnings)
    assert len(found) >= 6
    for thing in found:
        kind = thing["id"].split("-")[0]
        if kind != "monument":
            assert thing["title"] in thing["label"], thing
            assert thing["title"] not in thing["text"], thing
        assert not re.search("[.:,]", thing["title"].replace("Going, Going…", "")), thing
        assert thing["drawn"] == (kind != "mayor"), thing
        assert thing["text"], thing
        assert re.search(r"Bakery: \d+ vote", thing["text"]) or kind != "poll", thing
        assert (thing["whole"]) == (kind in ("card", "poll") and game == "munivers"), thing


def test_the_turn_is_announced_in_title_and_icon(guest: Visitor) -> None:
    begin(guest)
    expect(guest.page).to_have_title(re.compile("^● Your turn"))
    assert "icon-turn" in (guest.find('link[rel="icon"]').get_attribute("href") or "")
    guest.open()
    expect(guest.page).to_have_title("Quartier")


def test_a_clock_shows_how_much_time_is_left_and_what_happens_then(guest: Visitor) -> None:
    warned = re.compile("After three in a row it plays on until you are back")
    guest.open("/new/paris")
    expect(guest.find(".setup")).to_contain_text(warned)
    guest.find("[name=clock]").select_option(label="10 minutes a decision")
    guest.find(".setup .send button").click()
    expect(guest.find(".people .clock").first).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
    expect(guest.find(".seats .note")).to_have_text(warned)


def test_what_is_in_hand_stays_there_while_others_come_and_go(guests: Guests) -> None:
    guest, other = guests.invite(), guests.invite()
    table = guest.set_up("paris", "me", "open", first="orange")
    other.open(table).find(".waiting-room button.go").click()
    guest.seated()
    guest.find("[id^=hand-orange-]").click()
    point_at(guest, "d4")
    expect(guest.find(".ghost-piece")).to_be_visible()
    other.open()
    expect(guest.find(".people")).to_contain_text("not connected")
    expect(guest.find(".ghost-piece")).to_be_visible()
    expect(guest.find(".turning span")).to_have_text("1 of 4")
