"""The pages around the games: lobby, waiting room, replay, settings, rules."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

import quartier
from quartier.engine.locale import LANGUAGES
from tests.browser.visitor import PHONE, Guests, Visitor
from tests.table.house import House, eventually


def test_three_clicks_are_more_than_enough_from_a_first_visit_to_a_running_game(guest: Visitor) -> None:
    guest.open()
    guest.poster("tiny_towns").get_by_role("button", name="Play against a bot").click()
    expect(guest.asked()).to_be_visible()


def test_a_game_that_is_still_being_prepared_becomes_available_by_itself(guest: Visitor, house: House) -> None:
    games = house.app.state.service.shelf._games
    taken = games.pop("munivers")
    try:
        guest.open()
        expect(guest.poster("munivers").get_by_role("status")).to_contain_text("Being prepared")
        expect(guest.poster("paris").locator("button.go")).to_be_visible()
    finally:
        games["munivers"] = taken
    expect(guest.poster("munivers").locator("button.go")).to_be_visible()


def test_a_listed_table_is_found_and_joined_in_the_lobby(guests: Guests) -> None:
    host, stranger = guests.invite(), guests.invite()
    host.open("/new/paris")
    host.find("[name=who-1]").select_option("open")
    host.find("[name=listed]").check()
    host.find("[name=name-0]").fill("Zoë <b>")
    host.find(".setup .send button").click()
    expect(host.find(".waiting-room")).to_be_visible()
    row = stranger.open().find(".rows a", has_text="Zoë <b>")
    row.click()
    stranger.find(".waiting-room button.go").click()
    for player in (host, stranger):
        expect(player.find(".people")).to_contain_text("Zoë <b>")
        expect(player.find(".board")).to_be_visible()
    host.open()
    expect(host.find(".rows a", has_text="Zoë <b>")).to_be_visible()


def test_a_seat_can_be_carried_to_another_device(guests: Guests) -> None:
    here, there = guests.invite(), guests.invite()
    here.open().play_now("paris")
    here.find(".bar .share").click()
    here.get_by_name("Continue on another device").click()
    link = here.find('dialog input[value*="/sit/"]').input_value()
    there.page.goto(link)
    there.seated()


def test_a_replay_goes_to_any_move_and_has_a_link_to_it(guests: Guests) -> None:
    guest = guests.invite()
    guest.open().play_now("paris")
    guest.finish()
    told = guest.told().all_inner_texts()
    guest.find("dialog.ending .replay").click()
    count = guest.find(".player .which")
    expect(count).to_have_text(re.compile(r"^Move 0 of \d+$"))
    expect(guest.find(".people")).not_to_contain_text("not connected")
    expect(guest.find(".people .clock")).to_have_count(0)
    guest.get_by_name("One move on").click()
    expect(count).to_have_text(re.compile("^Move 1 of"))
    expect(guest.find(".player .prompt")).to_have_text(told[0])
    assert guest.page.url.endswith("#1")
    expect(guest.find(".people")).not_to_contain_text("deciding")
    guest.get_by_name("To the end").click()
    expect(guest.find(".people .icon").first).to_be_visible()
    other = guests.invite()
    other.page.goto(guest.page.url.split("#")[0] + "#3")
    expect(other.find(".player .prompt")).to_have_text(told[2])
    other.find(".player .go").click()
    expect(other.find(".player .which")).to_have_text(re.compile("^Move 5 of"))


def test_a_replay_tells_the_whole_game_and_leads_back(guests: Guests) -> None:
    guest = guests.invite()
    guest.open().play_now("paris")
    table = guest.page.url
    guest.finish()
    told = guest.told().all_inner_texts()
    guest.find("dialog.ending .replay").click()
    expect(guest.told()).to_have_text(told)
    expect(guest.told().first).to_be_in_viewport()
    guest.page.get_by_role("slider").fill(str(len(told)))
    expect(guest.find(".log [aria-current]")).to_have_text(told[-1])
    expect(guest.find(".log [aria-current]")).to_be_in_viewport()
    guest.page.get_by_role("slider").fill("2")
    expect(guest.find(".log [aria-current]")).to_have_text(told[1])
    expect(guest.find(".log [aria-current]")).to_be_in_viewport()
    guest.find(".log .to-move").nth(4).click()
    expect(guest.find(".player .prompt")).to_have_text(told[4])
    assert guest.page.url.endswith("#5")
    guest.get_by_name("Back to the table").click()
    guest.page.wait_for_url(table)
    guest.sees_the_end()


def test_on_a_phone_the_log_of_a_replay_opens_at_the_move_that_is_shown(guests: Guests) -> None:
    guest = guests.invite(viewport=PHONE, has_touch=True, is_mobile=True)
    guest.open().play_now("paris")
    guest.finish()
    guest.find("dialog.ending .replay").click()
    guest.page.get_by_role("slider").fill("12")
    expect(guest.find(".player .which")).to_have_text(re.compile("^Move 12 of"))
    guest.get_by_name("Log").click()
    expect(guest.find(".log [aria-current]")).to_be_in_viewport(ratio=1)
    expect(guest.find(".log .to-move").nth(11)).to_be_in_viewport(ratio=1)


def test_a_replay_is_kept_as_a_picture_and_as_a_film(guests: Guests) -> None:
    guest = guests.invite()
    guest.open().play_now("paris")
    guest.finish()
    guest.find("dialog.ending .replay").click()
    guest.page.route("**/animation.gif*", lambda route: route.fulfill(body=b"GIF89a", content_type="image/gif"))
    for name, begins in (("Picture", b"\x89PNG"), ("Film", b"GIF89a")):  # that a film is one is seen without a browser
        with guest.page.expect_download() as download:
            guest.get_by_name(name).click()
        assert download.value.path().read_bytes().startswith(begins)


def test_a_film_that_is_being_made_says_so_and_when_it_can_not_be(guests: Guests) -> None:
    guest = guests.invite()
    guest.open().play_now("paris")
    guest.finish()
    guest.find("dialog.ending .replay").click()
    answers: list[Route] = []
    guest.page.route("**/animation.gif*", lambda route: answers.append(route))
    film = guest.find(".files .film")
    film.click()
    expect(film).to_have_text("The film is being made…")
    film.click()
    refusal = {"code": "too-fast", "text": "That was too much at once. Wait a moment."}
    (answer,) = answers
    answer.fulfill(status=429, json=refusal)
    expect(guest.find(".toast")).to_have_text(refusal["text"])
    expect(film).to_have_text("Film")
    guest.complaints.clear()  # the browser notes the refusal by itself


def test_the_lobby_tells_who_has_won_a_finished_game_and_when(guests: Guests) -> None:
    guest = guests.invite()
    guest.open().play_now("paris")
    guest.finish()
    guest.sees_the_end()
    totals = [points.inner_text() for points in guest.find("dialog.ending tfoot td").all()]
    name = guest.page.url.rsplit("/", 1)[1]
    guest.open()
    row = guest.find(f'.rows a[href="/replay/{name}"]')
    expect(row.locator(".who")).to_have_text(re.compile(rf"Victory: .*Orange\s{totals[0]}, Blue \(bot\)\s{totals[1]}"))
    expect(row.locator("time")).to_have_text(re.compile(r"\d:\d\d"))


def test_the_lobby_says_at_which_tables_it_is_ones_turn_also_of_those_that_were_left_long_ago(
    guest: Visitor, house: House
) -> None:
    guest.open().play_now("tiny_towns")
    table = guest.page.url.split("/")[-1]
    guest.open()
    rooms = house.app.state.service.rooms.here
    eventually(lambda: not rooms[table].viewers)
    house.call(lambda: rooms.pop(table))
    guest.open()
    expect(guest.find(f'.rows a[href="/table/{table}"] .state')).to_have_text("Your turn")
    assert table not in rooms


def test_the_count_that_was_closed_can_be_seen_again(guests: Guests) -> None:
    guest = guests.invite(viewport=PHONE)
    guest.set_up("tiny_towns", "me")
    guest.seated()
    guest.finish()
    guest.find("dialog.ending button").first.click()
    guest.get_by_name("The final count").click()
    guest.sees_the_end()


def test_a_record_is_downloaded_and_seen_again_when_uploaded(guests: Guests) -> None:
    guest = guests.invite()
    guest.open().play_now("paris")
    guest.finish()
    guest.find("dialog.ending .replay").click()
    with guest.page.expect_download() as download:
        guest.get_by_name("Record").click()
    saved = download.value.path()
    moves = len(json.loads(saved.read_text(encoding="utf-8"))["moves"])
    other = guests.invite()
    other.open().find("input[type=file]").set_input_files(saved)
    expect(other.find(".player .which")).to_have_text(f"Move 0 of {moves}")


def test_a_file_that_is_no_record_is_refused_in_the_language_of_the_player(guests: Guests) -> None:
    guest = guests.invite(locale="uk")
    guest.open().find("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    expect(guest.find(".toast")).to_have_text("Цю збережену партію не вдається прочитати.")
    guest.complaints.clear()  # the answer 422 is told on the console


def test_settings_are_kept_on_the_device(guest: Visitor) -> None:
    guest.open()
    guest.find(".bar .settings").click()
    guest.page.get_by_label("Your name").fill("Mara")
    guest.page.get_by_label("Day or night").select_option("night")
    guest.page.keyboard.press("Escape")
    expect(guest.find("html.night")).to_be_attached()
    guest.page.reload()
    expect(guest.find("html.night")).to_be_attached()
    guest.play_now("paris")
    expect(guest.find(".people")).to_contain_text("Mara")


def options_of(guest: Visitor) -> dict[str, Any]:
    guest.find("form button.go").click()
    guest.seated()
    answer = guest.page.request.get(guest.page.url.replace("/table/", "/api/tables/"))
    options: dict[str, Any] = answer.json()["options"]
    return options


def test_nobody_can_be_chosen_to_begin_who_does_not_play(guest: Visitor) -> None:
    """T6: with fewer players the seats that are gone are no choice any more; one that was chosen is by lot again."""
    guest.open("/new/tiny_towns")
    players, first = guest.find("[name=players]"), guest.find("[name=option-first]")
    players.select_option("3")
    first.select_option(label="Hare")
    players.select_option("2")
    expect(first).to_have_value('"random"')
    expect(first.locator("option:not([disabled])")).to_have_text(["By lot", "Badger", "Fox"])
    players.select_option("6")
    expect(first.locator("option:not([disabled])")).to_have_count(7)


def test_the_rules_beside_a_board_are_those_of_its_game(guest: Visitor) -> None:
    """P38: what the edition of the table says is marked."""
    guest.open("/new/paris")
    guest.find("[name=option-edition]").select_option(label="French")
    options_of(guest)
    guest.page.get_by_role("button", name="Rules").click()
    expect(guest.find("dialog .prose")).to_contain_text("✓ the French one")


def test_an_edition_shows_which_options_it_sets(guest: Visitor) -> None:
    guest.open("/new/paris")
    expect(guest.find(".set-by:not(:empty)")).to_have_count(0)
    guest.find("[name=option-hand]").select_option(label="Two")
    guest.find("[name=option-edition]").select_option(label="French")
    expect(guest.find(".set-by:not(:empty)")).to_have_text(["Set by: Edition (French)"] * 2)
    expect(guest.find("[name=option-dancer_walls]")).not_to_be_checked()
    expect(guest.find("[name=option-hand]")).to_have_value("2")
    options = options_of(guest)
    assert (options["edition"], options["dancer_walls"], options["hand"]) == ("fr", False, 2)


def test_an_option_set_back_by_hand_has_the_last_word_over_the_edition(guest: Visitor) -> None:
    guest.open("/new/paris")
    guest.find("[name=option-edition]").select_option(label="French")
    guest.find("[name=option-dancer_walls]").check()
    expect(guest.page.get_by_text("Changed by you; Edition (French) has: No")).to_be_visible()
    options = options_of(guest)
    assert (options["edition"], options["dancer_walls"], options["chartier_fountain"]) == ("fr", True, False)


def test_a_choice_that_is_set_by_the_edition_may_be_changed_too(guest: Visitor) -> None:
    guest.open("/new/paris")
    guest.find("[name=option-edition]").select_option(label="Ukrainian")
    expect(guest.find("[name=option-tie]")).to_have_value('"free"')
    guest.find("[name=option-tie]").select_option('"visible"')
    options = options_of(guest)
    assert (options["edition"], options["tie"]) == ("uk", "visible")


def test_choosing_ours_again_takes_back_what_the_edition_set(guest: Visitor) -> None:
    guest.open("/new/paris")
    guest.find("[name=option-edition]").select_option(label="Ukrainian")
    guest.find("[name=option-edition]").select_option(label="Ours")
    expect(guest.find(".set-by:not(:empty)")).to_have_count(0)
    assert options_of(guest)["tie"] == "visible"


SHARED_WITH_OTHERS = """async () => {
    const shell = document.querySelector('script[src$="main.js"]').src;
    const { shareBox } = await import(shell.replace("main.js", "pages/frame.js"));
    const code = `/api${location.pathname.replace("table", "tables")}/qr.svg`;
    const box = shareBox("https://games.example/table/x", "", "", code);
    document.querySelector(".share").replaceWith(box);
    return box.querySelectorAll(".note, img").length;
}"""


def test_the_waiting_room_fits_a_phone(guests: Guests) -> None:
    guest = guests.invite(viewport=PHONE, has_touch=True, is_mobile=True, locale="fr")
    guest.set_up("munivers", "me", "open", "open", "open")
    expect(guest.find(".waiting-room .intro img")).to_be_visible()
    assert guest.find(".intro ~ * img").count() == 0  # an address of this machine alone has no code
    assert guest.page.evaluate(SHARED_WITH_OTHERS) == 1  # where others can follow it, it has a code and no warning
    expect(guest.find(".share img")).to_be_visible()
    for panel in guest.find(".waiting-room .panel").all():
        assert panel.evaluate("panel => panel.scrollWidth <= panel.clientWidth")


def test_nothing_touches_the_edge_of_the_bar(guests: Guests) -> None:
    guest = guests.invite()
    guest.open()
    for thing in guest.find(".bar > *").all():
        box = thing.bounding_box()
        assert box is not None
        assert box["y"] >= 6


def test_what_a_bot_is_like_is_said_beside_it(guest: Visitor) -> None:
    guest.open("/new/paris")
    expect(guest.page.get_by_text("Thinks a move or two ahead, and overlooks some.")).to_be_visible()
    guest.find("[name=who-1]").select_option("bot:random")
    expect(guest.page.get_by_text("Plays any move, without a thought: weaker than level 1.")).to_be_visible()
    for bot, text in (("level-1", "takes the prettiest."), ("level-6", "thinks for up to a second about every move.")):
        guest.find("[name=who-1]").select_option(f"bot:{bot}")
        expect(guest.find(".seat-row .note:visible")).to_contain_text(text)
    guest.find("[name=who-1]").select_option("open")
    expect(guest.find(".seat-row .note:visible")).to_have_text("Gets a link to sit down here.")


def test_bots_are_listed_from_the_weakest_to_the_strongest_and_the_list_says_so(guest: Visitor) -> None:
    """As docs/strength.md has it: greedy is about as strong as level 3, random weaker than all."""
    guest.open("/new/paris")
    bots = guest.find("[name=who-1] optgroup")
    expect(bots).to_have_attribute("label", "Bots, from the weakest to the strongest")
    levels = [f"bot:level-{level}" for level in range(1, 7)]
    listed = bots.locator("option").evaluate_all("all => all.map((one) => one.value)")
    assert listed == ["bot:random", *levels[:3], "bot:greedy", *levels[3:]]


CUT_TEXTS = """() => {
    const widest = (select) => {
        const copy = select.cloneNode(true);
        Object.assign(copy.style, { position: "absolute", width: "max-content", maxWidth: "none" });
        select.after(copy);
        const width = copy.offsetWidth;
        copy.remove();
        return width;
    };
    const all = (selector) => [...document.querySelectorAll(selector)];
    const selects = all(".setup select").filter((select) => widest(select) > select.offsetWidth);
    const blocks = all(".setup :is(b, span, p, legend, label, button, fieldset), .bar h1").filter(
        (block) => block.clientWidth && block.scrollWidth > block.clientWidth
    );
    return [...selects.map((select) => select.name), ...blocks.map((block) => block.textContent)];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", quartier.games())
def test_on_a_narrow_phone_no_text_of_the_setup_is_cut(guests: Guests, game: str, language: str) -> None:
    guest = guests.invite(viewport=PHONE, has_touch=True, is_mobile=True, locale=language)
    guest.open(f"/new/{game}")
    expect(guest.find(".setup")).to_be_visible()
    guest.page.evaluate("() => document.fonts.ready.then(() => true)")
    assert guest.find(".setup select").count() > 2
    assert guest.page.evaluate(CUT_TEXTS) == []


def test_the_table_and_its_replay_say_which_bot_plays(guest: Visitor) -> None:
    table = guest.set_up("paris", "me", "bot:level-2")
    expect(guest.find(".people li").nth(1)).to_contain_text("Bot: 2 · Stroller")
    guest.finish()
    guest.open(table.replace("table", "replay"))
    expect(guest.find(".people li").nth(1)).to_contain_text("Bot: 2 · Stroller")


def test_a_table_that_is_not_there_says_so(guest: Visitor) -> None:
    guest.open("/table/nowhere12345")
    expect(guest.page.get_by_role("heading", name="Nothing here")).to_be_visible()
    guest.complaints.clear()  # the answer 404 is told on the console


def test_whoever_gives_no_name_is_called_by_the_seat_in_everybodys_own_language(guests: Guests) -> None:
    host, looker = guests.invite(), guests.invite(locale="uk")
    host.open().play_now("paris")
    expect(host.find(".people b").first).to_have_text("Orange")
    looker.page.goto(host.page.url)
    expect(looker.find(".people b").first).to_have_text("Помаранчеві")
    expect(looker.find(".asking .note")).to_have_text("Ви спостерігаєте за грою.")
    expect(host.find(".asking .note")).to_have_count(0)


def test_a_link_that_only_this_machine_can_follow_says_so(guest: Visitor) -> None:
    guest.set_up("paris", "me", "open")
    expect(guest.find(".share .note")).to_contain_text("--host 0.0.0.0")
    expect(guest.find(".share img")).to_have_count(0)
