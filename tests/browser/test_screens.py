"""Every screen: languages, sizes, contrast, weight, and what happens without a network."""

import re
from importlib.resources import files
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from quartier.engine.locale import LANGUAGES, Words
from tests.browser.visitor import PHONE, Guests, Visitor

FIRST_LOAD = 300_000
"""Bytes over the wire, compressed as they are served, until a first visitor has met the lobby and can play."""

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
COUNT_MOTION = """() => {
    window.moved = 0;
    const known = Element.prototype.animate;
    Element.prototype.animate = function (...given) { window.moved += 1; return known.apply(this, given); };
}"""


def complaints_of_axe(guest: Visitor) -> list[str]:
    """Return what axe finds serious, as a line each."""
    guest.page.evaluate(AXE)
    found = guest.page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    serious = [one for one in found if one["impact"] in ("serious", "critical")]
    return [f"{one['id']}: {node['html'][:160]} {node['failureSummary']}" for one in serious for node in one["nodes"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_chooses_the_language_of_everything(guests: Guests, language: str) -> None:
    own, paris = Words.load("table", language), Words.load("paris", language)
    guest = guests.invite(locale=language)
    guest.open()
    expect(guest.find("html")).to_have_attribute("lang", language)
    expect(guest.page.get_by_role("heading", name=own("lobby-title"))).to_be_visible()
    expect(guest.poster("paris")).to_contain_text(own("about-paris"))
    guest.find(".bar .settings").click()
    expect(guest.page.get_by_text(own("confirm-moves"))).to_be_visible()
    guest.page.keyboard.press("Escape")
    guest.open("/new/paris")
    expect(guest.page.get_by_text(own("option-paris-edition-about"))).to_be_visible()
    guest.open().play_now("paris")
    expect(guest.find(".people li").first).to_contain_text(paris("seat-orange"))
    expect(guest.find(".prompt")).not_to_be_empty()
    guest.play(moves=2)
    expect(guest.told().first).not_to_be_empty()


def test_the_language_is_switched_in_the_middle_of_a_game(guest: Visitor) -> None:
    guest.open().play_now("paris")
    guest.find(".bar .settings").click()
    guest.find("dialog .language").select_option("uk")
    expect(guest.page).to_have_title(re.compile("Ваш хід"))
    expect(guest.find("html")).to_have_attribute("lang", "uk")
    guest.page.reload()
    expect(guest.page).to_have_title(re.compile("Ваш хід"))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("device", ["desk", "phone"])
def test_axe_finds_nothing_serious_on_any_page(guests: Guests, theme: str, device: str) -> None:
    phone: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    guest = guests.invite(color_scheme=theme, **(phone if device == "phone" else {}))
    guest.open()
    expect(guest.find(".poster button.go")).to_have_count(3)
    assert complaints_of_axe(guest) == []
    guest.find(".bar .settings").click()
    assert complaints_of_axe(guest) == []
    guest.set_up("paris", "me", "open")
    expect(guest.find(".waiting-room img").first).to_be_visible()
    assert complaints_of_axe(guest) == []
    guest.open("/new/munivers")
    expect(guest.find(".setup")).to_be_visible()
    assert complaints_of_axe(guest) == []


@pytest.mark.parametrize("game", ["paris", "tiny_towns", "munivers"])
def test_axe_finds_nothing_serious_at_a_table(guests: Guests, game: str) -> None:
    for theme, viewport in (("light", {"width": 1280, "height": 900}), ("dark", PHONE)):
        guest = guests.invite(color_scheme=theme, viewport=viewport)
        guest.open().play_now(game)
        guest.play(moves=3)
        expect(guest.asked()).to_be_visible()
        assert complaints_of_axe(guest) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_wider_than_a_small_phone_in_any_language(guests: Guests, language: str) -> None:
    guest = guests.invite(viewport=PHONE, locale=language)
    for path in ("/", "/new/paris", "/new/tiny_towns", "/new/munivers", "/rules/paris"):
        guest.open(path)
        expect(guest.find(".lists h2" if path == "/" else "main :is(button, select, p)").first).to_be_visible()
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path


@pytest.mark.parametrize("game", ["paris", "tiny_towns", "munivers"])
def test_on_a_phone_everything_that_can_be_pressed_is_large_enough_for_a_finger(guests: Guests, game: str) -> None:
    guest = guests.invite(viewport=PHONE, has_touch=True, is_mobile=True)
    guest.open().play_now(game)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for button in guest.find("button:visible, .button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, button.evaluate("button => button.outerHTML")


@pytest.mark.parametrize("viewport", [{"width": 1440, "height": 900}, {"width": 768, "height": 1024}])
@pytest.mark.parametrize("game", ["paris", "tiny_towns", "munivers"])
def test_desks_and_tablets_show_the_whole_board_as_large_as_it_fits(
    guests: Guests, game: str, viewport: dict[str, int]
) -> None:
    """All but Munivers, which is high: it is scrolled, and never sideways."""
    guest = guests.invite(viewport=viewport)
    guest.open().play_now(game)
    stage, board = guest.find(".stage"), guest.find(".board").bounding_box()
    assert board is not None
    assert board["width"] > 0.6 * viewport["width"]
    assert stage.evaluate("stage => stage.scrollWidth <= stage.clientWidth")
    if viewport["width"] > viewport["height"]:
        assert game == "munivers" or stage.evaluate("stage => stage.scrollHeight <= stage.clientHeight")
    else:
        assert board["width"] > 0.95 * viewport["width"]


FULLY_SEEN = """element => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && element.contains(hit);
}"""
"""Whether an element lies within the window, and nothing above it."""


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 720}, {"width": 768, "height": 1024}, PHONE])
def test_with_six_players_every_total_stays_in_sight(guests: Guests, viewport: dict[str, int]) -> None:
    guest = guests.invite(viewport=viewport)
    guest.set_up("tiny_towns", "me", *["bot:random"] * 5)
    guest.seated()
    guest.play(moves=3)
    expect(guest.asked()).to_be_visible()
    for scroll in ("0", "side.scrollHeight"):
        guest.find(".side").evaluate(f"side => {{ side.scrollTop = {scroll}; }}")
        seen = f"() => [...document.querySelectorAll('.people .total')].map({FULLY_SEEN})"
        assert guest.page.evaluate(seen) == [True] * 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobodys_scores_are_cut_off_where_words_are_long(guests: Guests, players: int) -> None:
    guest = guests.invite(viewport={"width": 1280, "height": 800}, locale="ru")
    guest.set_up("munivers", "me", *["bot:random"] * (players - 1))
    guest.seated()
    assert guest.find(".score-frame").evaluate("frame => frame.scrollWidth <= frame.clientWidth")


BROKEN_WORDS = """() => {
    const lines = (text, from, to) => {
        const range = new Range();
        range.setStart(text, from);
        range.setEnd(text, to);
        return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size;
    };
    const broken = (text) => [...text.data.matchAll(/[^ -]+/g)].filter(
        (word) => lines(text, word.index, word.index + word[0].length) > 1
    );
    return [...document.querySelectorAll(".scores tbody th, .scores tfoot th, .people b")]
        .flatMap((element) => [...element.childNodes])
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .flatMap(broken)
        .map((word) => word[0]);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_the_board_no_word_is_broken(guests: Guests, language: str) -> None:
    guest = guests.invite(viewport={"width": 1280, "height": 800}, locale=language)
    for game in ("munivers", "tiny_towns"):
        guest.set_up(game, "me", *["bot:greedy"] * 2)
        guest.seated()
        assert guest.find(".scores tbody th").count() > 5
        assert guest.page.evaluate(BROKEN_WORDS) == []
        heads = guest.find(".scores thead span")
        assert heads.evaluate_all("heads => heads.every((head) => head.scrollHeight <= head.clientHeight)")


SCORES_FIT = """others => {
    const frame = document.querySelector(".score-frame");
    const tale = document.querySelector(".tale").getBoundingClientRect();
    return frame.scrollHeight <= frame.clientHeight + 1 || (others > 0 && tale.height < 9.1 * 16);
}"""
"""They fit but for rounding, or give way to a few lines of what happened, which stay in sight."""


@pytest.mark.parametrize(("options", "others"), [({"mode": "solo"}, 0), ({}, 2)])
def test_all_scores_are_seen_where_there_is_room(guests: Guests, options: dict[str, str], others: int) -> None:
    guest = guests.invite(viewport={"width": 1280, "height": 800})
    guest.set_up("tiny_towns", "me", *["bot:greedy"] * others, **options)
    guest.seated()
    for _ in range(4):
        guest.page.wait_for_function(SCORES_FIT, arg=others)  # a busy machine may still be laying out
        guest.play(moves=1)
        expect(guest.asked()).to_be_visible()


@pytest.mark.parametrize("game", ["paris", "tiny_towns", "munivers"])
def test_on_a_phone_no_choice_is_cut_off(guests: Guests, game: str) -> None:
    guest = guests.invite(viewport=PHONE, has_touch=True, is_mobile=True)
    guest.open().play_now(game)
    for move in range(6):
        expect(guest.asked()).to_be_visible()
        for part in guest.find(".asking, .asking .choices").all():
            assert part.evaluate("part => part.scrollWidth <= part.clientWidth")
        for button in guest.find(".asking .choices button:visible").all():
            button.scroll_into_view_if_needed()
            assert button.evaluate(FULLY_SEEN)
        guest.play(moves=1, seed=move)


def test_on_a_phone_a_name_is_whole_where_the_strip_has_room_for_it(guests: Guests) -> None:
    guest = guests.invite(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="uk")
    guest.set_up("munivers", "me", *["bot:greedy"] * 2)
    guest.seated()
    names = guest.find(".people b")
    expect(names).to_have_text(["Помаранчевий", "Блакитний", "Зелений"])
    assert names.evaluate_all("names => names.every((name) => name.scrollWidth <= name.clientWidth)")


def test_no_column_of_the_scores_is_cut_off_however_long_the_names(guests: Guests) -> None:
    guest = guests.invite(viewport={"width": 1024, "height": 768}, locale="uk")
    guest.open().play_now("munivers")
    frame = guest.find(".scores .score-frame")
    expect(frame.locator("thead")).to_contain_text("Блакитний")
    assert frame.evaluate("frame => frame.scrollWidth <= frame.clientWidth")


def test_tiles_are_shown_in_small_also_where_somebody_has_bid_on_them(guest: Visitor) -> None:
    guest.open().play_now("munivers")
    expect(guest.find(".board [id]").first).to_be_attached()
    shown = guest.page.evaluate(
        """async () => {
            const shell = document.querySelector('script[src$="main.js"]').src;
            const { Asking } = await import(shell.replace("main.js", "play/asking.js"));
            const thing = document.querySelector(".board [id]");
            const asking = new Asking({ find: () => thing }, { look() {} });
            const label = "Boulangerie de la Grande Pâtisserie (bid 3 K€ by Orange)";
            const option = { kind: "tile", label, touches: [thing.id] };
            return asking.choice({ options: [option], pick: {} }).querySelectorAll(".thumb").length;
        }"""
    )
    assert shown == 1


def test_on_a_phone_both_monuments_can_be_read(guests: Guests) -> None:
    guest = guests.invite(viewport=PHONE, has_touch=True, is_mobile=True)
    guest.set_up("tiny_towns", "me", "bot:random")
    guest.seated()
    monuments = guest.find(".asking .choices button")
    expect(monuments).to_have_count(2)
    for monument in monuments.all():
        monument.scroll_into_view_if_needed()
        assert monument.evaluate(FULLY_SEEN)
        expect(monument.locator(".note")).not_to_be_empty()


def test_on_a_phone_six_totals_are_counted_in_one_line_each(guests: Guests) -> None:
    guest = guests.invite(viewport=PHONE, has_touch=True, is_mobile=True)
    guest.set_up("tiny_towns", "me", *["bot:random"] * 5, monuments=False)
    guest.seated()
    guest.finish()
    guest.sees_the_end()
    count = guest.find("dialog.ending")
    assert count.evaluate("count => count.scrollWidth <= count.clientWidth")
    assert len(set(count.locator("tfoot strong").evaluate_all("all => all.map((one) => one.offsetHeight)"))) == 1
    assert count.locator("tfoot td").evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth)")


def test_what_can_be_scrolled_hints_at_the_edge_where_it_goes_on(guests: Guests) -> None:
    guest = guests.invite(viewport={"width": 1280, "height": 800})
    guest.set_up("munivers", "me", *["bot:greedy"] * 3)
    guest.seated()
    guest.play(moves=14)
    expect(guest.asked()).to_be_visible()
    scores, log = guest.find(".score-frame"), guest.find(".log-frame")
    expect(log).to_have_attribute("data-hides", "above")
    assert log.evaluate("log => getComputedStyle(log).maskImage") != "none"
    expect(scores).to_have_attribute("data-hides", "below")
    shadow = "scores => getComputedStyle(scores.querySelector('tfoot')).boxShadow"
    hinted = scores.evaluate(shadow)
    scores.evaluate("scores => scores.scrollTo(0, scores.scrollHeight)")
    expect(scores).to_have_attribute("data-hides", "above")
    assert scores.evaluate(shadow) != hinted


@pytest.mark.parametrize(("game", "players"), [("paris", 2), ("tiny_towns", 6)])
def test_in_a_low_window_all_scores_fit_where_they_can(guests: Guests, game: str, players: int) -> None:
    guest = guests.invite(viewport={"width": 1280, "height": 800})
    guest.set_up(game, "me", *["bot:random"] * (players - 1))
    guest.seated()
    guest.play(moves=6)
    expect(guest.asked()).to_be_visible()
    expect(guest.find(".score-frame")).to_have_attribute("data-hides", "")


def test_a_look_at_a_move_leaves_the_scores_where_they_were_scrolled_to(guests: Guests) -> None:
    guest = guests.invite(viewport={"width": 1280, "height": 800})
    guest.set_up("munivers", "me", *["bot:greedy"] * 3)
    guest.seated()
    scores = guest.find(".score-frame")
    scores.evaluate("scores => scores.scrollTo(0, scores.scrollHeight)")
    before = scores.evaluate("scores => scores.scrollTop")
    assert before > 0
    scores.evaluate("""scores => {
        let drawn = 0;
        new MutationObserver(() => (scores.dataset.drawn = String(++drawn))).observe(scores, { childList: true });
    }""")
    guest.find(".choices button").first.hover()
    expect(scores).to_have_attribute("data-drawn", "2")  # once when the look begins, once when its answer comes
    assert scores.evaluate("scores => scores.scrollTop") == before


def test_the_log_stays_at_its_end(guest: Visitor) -> None:
    guest.open().play_now("tiny_towns")
    guest.play(moves=12)
    expect(guest.asked()).to_be_visible()
    assert guest.find(".log-frame").evaluate("frame => frame.scrollHeight > frame.clientHeight")
    expect(guest.told().last).to_be_in_viewport()


def test_the_first_load_is_light_and_asks_no_other_host(guests: Guests) -> None:
    guest = guests.invite(service_workers="block")  # what a worker fetches is not told
    session = guest.context.new_cdp_session(guest.page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    guest.open().play_now("paris")
    guest.page.wait_for_load_state("networkidle")
    assert sum(sizes) < FIRST_LOAD
    assert {urlsplit(address).netloc for address in guest.fetched} == {urlsplit(guest.url).netloc}


def test_the_page_can_be_installed(guest: Visitor) -> None:
    guest.open()
    session = guest.context.new_cdp_session(guest.page)
    guest.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert session.send("Page.getAppManifest")["errors"] == []
    guest.find('link[rel="manifest"][href="/manifest.en.webmanifest"]').wait_for(state="attached")
    problems = [one["errorId"] for one in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [one for one in problems if one != "in-incognito"] == []


def test_without_a_network_a_friendly_page_says_so(guest: Visitor) -> None:
    guest.open()
    guest.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    guest.page.reload()
    expect(guest.poster("paris")).to_be_visible()
    guest.context.set_offline(True)
    guest.page.reload()
    expect(guest.page.get_by_role("heading", name="The lamps are out")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Try again")).to_be_visible()
    guest.context.set_offline(False)
    expect(guest.poster("paris")).to_be_visible()
    guest.complaints.clear()


def test_with_reduced_motion_nothing_moves_and_else_it_does(guests: Guests) -> None:
    for wish, moves in (("reduce", False), ("no-preference", True)):
        guest = guests.invite(reduced_motion=wish)
        guest.open().play_now("paris")
        guest.page.evaluate(COUNT_MOTION)
        guest.play(moves=2)
        expect(guest.told().nth(2)).to_be_attached()
        assert (guest.page.evaluate("window.moved") > 0) == moves


def test_the_count_comes_line_by_line_and_whoever_is_in_a_hurry_presses_a_key(guests: Guests) -> None:
    guest = guests.invite(reduced_motion="no-preference")
    guest.set_up("tiny_towns", "me")
    guest.seated()
    guest.page.emulate_media(reduced_motion="reduce")
    guest.finish()
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.find("dialog.ending button").first.click()
    guest.page.evaluate("() => { window.setTimeout = () => 0; }")  # time stands still
    guest.get_by_name("The final count").click()
    ending = guest.find("dialog.ending")
    expect(ending.locator("tfoot tr.hidden")).to_have_count(1)
    expect(ending.locator(".actions")).to_be_hidden()
    guest.page.keyboard.press("Shift")
    expect(ending.locator(".hidden")).to_have_count(0)
    expect(ending.locator(".winner")).not_to_be_empty()
    expect(ending.locator(".actions")).to_be_visible()


END_WITH = """async ([first, second, mine]) => {
    const shell = document.querySelector('script[src$="main.js"]').src;
    const { openEnding } = await import(shell.replace("main.js", "play/ending.js"));
    const seats = ["Orange", "Blue"].map((title) => ({ title, name: "", who: "human", bot: null }));
    const status = { seats, winners: [0], prompt: "By a whisker." };
    const scores = [first, second].map((total) => ({ lines: [], total }));
    openEnding({ scores, status }, { mine, again: null, replay: "/", share() {} });
}"""


@pytest.mark.parametrize(
    ("mine", "told"),
    [([0], "You win!"), ([1], "Orange wins!"), ([0, 1], "Orange wins!"), ([], "Orange wins!")],
    ids=["own seat", "another seat", "both seats", "no seat"],
)
def test_who_has_one_seat_is_told_of_the_own_victory(guest: Visitor, mine: list[int], told: str) -> None:
    guest.open()
    expect(guest.find(".poster").first).to_be_visible()
    guest.page.evaluate(END_WITH, [38, 37, mine])
    expect(guest.find("dialog.ending .winner")).to_have_text(told)


@pytest.mark.parametrize(("points", "told"), [([38, 38], "By a whisker."), ([38, 37], "")])
def test_the_count_says_why_one_of_two_with_equal_points_wins(guest: Visitor, points: list[int], told: str) -> None:
    guest.open()
    expect(guest.find(".poster").first).to_be_visible()
    guest.page.evaluate(END_WITH, [*points, []])
    expect(guest.find("dialog.ending .winner")).to_have_text("Orange wins!")
    expect(guest.find("dialog.ending .why")).to_have_text(told)


LONG_COUNT = """async ([names, lines]) => {
    const shell = document.querySelector('script[src$="main.js"]').src;
    const { openEnding } = await import(shell.replace("main.js", "play/ending.js"));
    const seats = names.map((title) => ({ title, name: "", who: "human", bot: null }));
    const status = { seats, winners: [0], prompt: "" };
    const counted = lines.map((label) => ({ id: label, label, points: -165 }));
    const scores = names.map(() => ({ lines: counted, total: -165 }));
    openEnding({ scores, status }, { again() {}, replay: "/", share() {} });
}"""


@pytest.mark.parametrize("viewport", [PHONE, {"width": 740, "height": 360}, {"width": 1280, "height": 720}])
@pytest.mark.parametrize("names", [["Помаранчевий", "Блакитний"], ["Konstantin", "Alexandrine"], list("abcd")])
def test_however_long_the_count_is_the_winner_and_what_to_do_next_are_in_sight(
    guests: Guests, viewport: dict[str, int], names: list[str]
) -> None:
    guest = guests.invite(viewport=viewport)
    guest.open()
    expect(guest.find(".poster").first).to_be_visible()
    guest.page.evaluate(LONG_COUNT, [names, [f"Найбільше супермаркетів {number}" for number in range(18)]])
    count, frame = guest.find("dialog.ending"), guest.find("dialog.ending .score-frame")
    for wanted in (".winner", "tfoot", ".again", ".replay", ".review", ".actions button >> nth=-1"):
        expect(count.locator(wanted)).to_be_in_viewport(ratio=1)
    assert frame.evaluate("frame => frame.scrollHeight > frame.clientHeight"), "the lines are scrolled"
    assert frame.evaluate("frame => frame.scrollWidth <= frame.clientWidth"), "and no number is cut off"
    expect(frame).to_have_attribute("data-hides", "below")


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_count_shows_everybody_with_the_sign_that_the_scene_gives_them(guests: Guests, language: str) -> None:
    guest = guests.invite(locale=language)
    for game, signs in (
        ("paris", ["token-orange", "token-blue"]),
        ("tiny_towns", ["animal-badger", "animal-fox"]),
        ("munivers", ["sign-orange", "sign-blue"]),
    ):
        guest.set_up(game, "me", "bot:random")
        guest.seated()
        titles = guest.find(".people b").all_inner_texts()
        guest.page.evaluate(LONG_COUNT, [titles, ["a", "b"]])
        drawn = guest.find("dialog.ending thead .seat-sign use").evaluate_all(
            "all => all.map(one => one.getAttribute('href'))"
        )
        assert drawn == [f"#{sign}" for sign in signs], (game, language)
        assert guest.find("dialog.ending .winner use").get_attribute("href") == f"#{signs[0]}"


LINES_OF_A_WINNER = """async (title) => {
    const shell = document.querySelector('script[src$="main.js"]').src;
    const { People } = await import(shell.replace("main.js", "play/people.js"));
    const people = new People();
    const seats = [title, "Blue"].map((title, seat) => ({ seat, title, name: `Player ${seat}`, who: "human" }));
    const side = Object.assign(document.createElement("aside"), { className: "side" });
    side.append(people.element);
    document.querySelector(".side").replaceWith(side);
    const status = { seats, over: true, winners: [0], waiting: [] };
    people.show({ status, scores: [{ total: 138 }, { total: 27 }] }, [0], 0);
    const range = new Range();
    range.selectNodeContents(side.querySelector("small"));
    range.setEnd(range.startContainer.firstChild, title.length);
    return range.getClientRects().length;
}"""


def test_a_low_window_breaks_no_word_beside_the_star_of_the_winner(guests: Guests) -> None:
    guest = guests.invite(viewport={"width": 1280, "height": 800})
    guest.open().play_now("paris")
    assert guest.page.evaluate(LINES_OF_A_WINNER, "Помаранчеві") == 1


# --- windows of every height -----------------------------------------------------------------------------


@pytest.mark.parametrize("height", [720, 800, 1200])
@pytest.mark.parametrize("game", ["paris", "munivers"])
def test_a_scene_is_seen_from_its_top_and_whole_or_scrolled_to_its_end(guests: Guests, game: str, height: int) -> None:
    guest = guests.invite(viewport={"width": 1280, "height": height})
    guest.open().play_now(game)
    stage, scene = guest.find(".stage"), guest.find(".scene")
    stage.evaluate("stage => stage.scrollTo(0, 0)")
    room, top = stage.bounding_box(), scene.bounding_box()
    assert room
    assert top
    assert room["y"] <= top["y"]
    stage.evaluate("stage => stage.scrollTo(0, stage.scrollHeight)")
    end = scene.bounding_box()
    assert end
    assert end["y"] + end["height"] <= room["y"] + room["height"] + 1
    assert top["x"] >= room["x"]
    assert top["x"] + top["width"] <= room["x"] + room["width"]


def test_small_print_of_munivers_can_be_read_in_a_small_window(guests: Guests) -> None:
    guest = guests.invite(viewport={"width": 1280, "height": 720})
    guest.open().play_now("munivers")
    sizes = guest.find(".board text").evaluate_all(
        "texts => texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"
    )
    assert len(sizes) > 100
    assert min(sizes) >= 10


def test_a_low_window_has_room_for_what_happened(guests: Guests) -> None:
    guest = guests.invite(viewport={"width": 1280, "height": 720})
    guest.open().play_now("paris")
    guest.play(moves=5)
    frame = guest.find(".log-frame").bounding_box()
    assert frame
    inside = [line for line in guest.told().all() if (box := line.bounding_box()) and box["y"] >= frame["y"] - 1]
    assert len(inside) >= 5


@pytest.mark.parametrize("path", ["/table", "/replay"])
def test_the_tab_that_is_open_says_so(guests: Guests, path: str) -> None:
    guest = guests.invite(viewport=PHONE)
    guest.open().play_now("paris")
    if path == "/replay":
        guest.finish()
        guest.open("/replay/" + guest.page.url.rsplit("/", 1)[1])
    expect(guest.find(".tabs [aria-pressed=true]")).to_have_text("Board")


def test_a_poster_keeps_its_shape(guests: Guests) -> None:
    for viewport, shape in ((PHONE, 2), ({"width": 1280, "height": 800}, 4 / 3)):
        picture = guests.invite(viewport=viewport).open().find(".poster img").first
        expect(picture).to_be_visible()
        box = picture.bounding_box()
        assert box
        assert abs(box["width"] / box["height"] - shape) < 0.01


def test_a_replay_in_a_low_window_shows_all_scores_and_its_steps_in_a_line(guests: Guests) -> None:
    player = guests.invite()
    player.open().play_now("paris")
    player.finish()
    for language in LANGUAGES:
        guest = guests.invite(viewport={"width": 1280, "height": 800}, locale=language)
        guest.open("/replay/" + player.page.url.rsplit("/", 1)[1])
        steps, lines = guest.find(".player .steps button"), guest.find(".scores tbody tr")
        expect(steps).to_have_count(5)
        expect(lines).to_have_count(4)
        middles = {round(y + height / 2) for _, y, _, height in map(place, steps.all())}
        assert len(middles) == 1, language
        left, top, width, height = place(lines.last)
        panel = place(guest.find(".side"))
        assert top + height <= place(guest.find(".scores tfoot"))[1] + 1, language
        assert left + width <= panel[0] + panel[2], language


def place(element: Locator) -> tuple[float, float, float, float]:
    """Return where an element is, and its size."""
    box = element.bounding_box()
    assert box
    return box["x"], box["y"], box["width"], box["height"]
