"""The review of a finished game beside its replay: asked for, waited for, and gone along by pointer and by keys."""

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from quartier.engine.locale import LANGUAGES, Words
from quartier.table.settings import Limits
from tests.browser.test_screens import complaints_of_axe
from tests.browser.visitor import PHONE, Guests, Visitor
from tests.table.house import House
from tests.table.reviewing import Gate, finished, look, never, with_losses

FINGER: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
REVIEW = re.compile("/api/replays/[^/]+/review")
PLAYERS = {"paris": ("random", "random"), "tiny_towns": ("random",) * 4, "munivers": ("random",) * 3}

pytestmark = pytest.mark.usefixtures("quick_reviews")


@cache
def game_of(house: House, game: str = "paris", who: tuple[str, ...] = (), **options: Any) -> str:
    """Return a finished game of bots that was reviewed, with losses: one for all tests that look at such a game."""
    with house.client() as client:
        return with_losses(client, game, who or PLAYERS[game], options)


def told_of(house: House, id: str, language: str = "en") -> dict[str, Any]:
    with house.client() as client:
        review: dict[str, Any] = look(client, id, language)["review"]
        return review


def see(guest: Visitor, id: str, move: int = 0) -> None:
    guest.open(f"/replay/{id}#{move}")
    expect(guest.find(".graph")).to_be_attached()
    expect(guest.find(".player .which")).to_have_text(re.compile(rf"\b{move}\b"))


def test_a_game_is_reviewed_from_its_end_and_every_move_has_a_verdict(guest: Visitor) -> None:
    guest.open().play_now("paris")
    guest.play()
    guest.find("dialog.ending .review").click()
    expect(guest.find(".graph")).to_be_visible()
    expect(guest.find(".how-played tbody tr").first).to_contain_text("Accuracy")
    expect(guest.find(".verdict")).to_be_empty()
    guest.get_by_name("One move on").click()
    expect(guest.find(".verdict .called")).to_have_text(
        re.compile("best|sound|inaccuracy|mistake|blunder|no other move")
    )


def test_a_turning_point_says_and_marks_what_would_have_been_better(guest: Visitor, house: House) -> None:
    id = game_of(house)
    point, *_ = told_of(house, id)["turning"]["points"]
    decision = next(one for one in told_of(house, id)["decisions"] if one["number"] == point["number"])
    see(guest, id)
    guest.get_by_name(point["title"]).click()
    expect(guest.find(".player .which")).to_have_text(re.compile(f"^Move {point['number']} of"))
    expect(guest.find(".verdict p")).to_have_text([decision["title"], *decision["cost"]])
    expect(guest.find(".marks .better").first).to_be_in_viewport()
    assert guest.page.evaluate("document.scrollingElement.scrollTop") == 0, "the page stays where it is"
    guest.get_by_name("To the start").click()
    expect(guest.find(".marks .better")).to_have_count(0)
    expect(guest.find(".verdict")).to_be_empty()


def test_the_graph_is_gone_along_by_keys_and_says_where_it_is(guest: Visitor, house: House) -> None:
    id = game_of(house)
    review = told_of(house, id)
    lost = [one["number"] for one in review["decisions"] if one["cost"]]
    see(guest, id)
    graph = guest.page.get_by_role("slider", name=review["title"])
    graph.focus()
    for key, move in (("ArrowRight", 1), ("End", review["course"][-1]["move"]), ("Home", 0), ("PageUp", lost[0])):
        guest.page.keyboard.press(key)
        expect(graph).to_have_attribute("aria-valuenow", str(move))
        expect(guest.find(".player .which")).to_have_text(re.compile(f"^Move {move} of"))
    verdict = next(one["title"] for one in review["decisions"] if one["number"] == lost[0])
    said = re.compile(rf"^Move {lost[0]} of \d+; Orange \d+%, Blue \d+%; {verdict}$")
    expect(graph).to_have_attribute("aria-valuetext", said)
    guest.page.keyboard.press("PageUp")
    expect(graph).to_have_attribute("aria-valuenow", str(lost[1]))
    guest.page.keyboard.press("PageDown")
    expect(graph).to_have_attribute("aria-valuenow", str(lost[0]))


def test_who_goes_from_loss_to_loss_need_not_wait_until_each_is_shown(guest: Visitor, house: House) -> None:
    id = game_of(house)
    lost = [one["number"] for one in told_of(house, id)["decisions"] if one["cost"]]
    see(guest, id)
    holding = True
    held: list[Route] = []
    guest.page.route("**/state?*", lambda route: held.append(route) if holding else route.continue_())
    graph = guest.find(".graph")
    graph.focus()
    for number in lost[:2]:
        guest.page.keyboard.press("PageUp")
        assert graph.get_attribute("aria-valuenow") == str(number)
    holding = False
    for route in held:
        route.continue_()
    expect(guest.find(".player .which")).to_have_text(re.compile(f"^Move {lost[1]} of"))


def test_whoever_points_at_the_graph_goes_to_that_move(guest: Visitor, house: House) -> None:
    id = game_of(house)
    see(guest, id)
    moves = told_of(house, id)["course"][-1]["move"]
    graph, which = guest.find(".graph"), guest.find(".player .which")
    box = graph.bounding_box()
    assert box is not None
    right, middle, height = box["x"] + box["width"] - 1, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    guest.page.mouse.click(right, height)
    expect(which).to_have_text(f"Move {moves} of {moves}")
    assert graph.bounding_box() == box, "it does not slip away from under the pointer"
    guest.page.mouse.click(middle, height)
    expect(which).not_to_have_text(f"Move {moves} of {moves}")
    between = graph.get_attribute("aria-valuenow")
    assert 0 < int(between or 0) < moves
    guest.page.mouse.click(right, height, button="right")
    assert graph.get_attribute("aria-valuenow") == between, "only the first button goes anywhere"


def test_a_finger_taps_the_graph_goes_along_it_or_scrolls_past_it(guests: Guests, house: House) -> None:
    id = game_of(house)
    guest = guests.invite(**FINGER)
    see(guest, id)
    guest.find(".tabs").get_by_role("button", name="Review").click()
    graph, devices = guest.find(".graph"), guest.context.new_cdp_session(guest.page)
    box = graph.bounding_box()
    assert box is not None
    middle, height = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drawn(across: int, down: int) -> int:
        """Return where the graph is after a finger was drawn from its middle."""
        for part in range(7):
            point = {"x": middle + across * part / 6, "y": height + down * part / 6}
            kind = "touchMove" if part else "touchStart"
            devices.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        devices.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return int(graph.get_attribute("aria-valuenow") or 0)

    last = told_of(house, id)["course"][-1]["move"]
    guest.page.touchscreen.tap(box["x"] + box["width"] - 1, height)
    expect(graph).to_have_attribute("aria-valuenow", str(last))
    along = drawn(60, 0)
    assert last / 2 < along < last
    assert drawn(0, -60) == along
    expect(guest.find(".side > .review")).to_have_attribute("data-hides", re.compile("above"))
    assert graph.get_attribute("aria-valuenow") == str(along)


def test_curves_are_told_apart_without_colours(guest: Visitor, house: House) -> None:
    see(guest, game_of(house, "tiny_towns"))
    pattern = "all => all.map(one => getComputedStyle(one).strokeDasharray)"
    shape = "all => all.map(one => one.getAttribute('d'))"
    patterns = guest.find(".legend .curve").evaluate_all(pattern)
    shapes = guest.find(".legend .mark").evaluate_all(shape)
    assert len(set(patterns)) == len(set(shapes)) == 4
    assert guest.find(".graph .curve").evaluate_all(pattern) == patterns
    assert guest.find(".graph .curve + .mark").evaluate_all(shape) == shapes


def test_a_key_tells_what_the_signs_in_the_graph_mean(guests: Guests, house: House) -> None:
    id = game_of(house)
    for language in LANGUAGES:
        review = told_of(house, id, language)
        guest = guests.invite(locale=language)
        see(guest, id)
        drawn = guest.find(".graph .loss").evaluate_all("all => all.map(one => one.classList[1])")
        kinds = [kind for kind in ("slip", "mistake", "blunder") if kind in drawn]
        words = [next(one["title"] for one in review["decisions"] if one["verdict"] == kind) for kind in kinds]
        expect(guest.find(".key li")).to_have_text([*words, review["turning"]["title"]])
        shape = "all => all.map(one => one.getAttribute('d'))"
        for kind in kinds:
            (told,) = guest.find(f".key .{kind} .mark").evaluate_all(shape)
            assert set(guest.find(f".graph .{kind} .mark").evaluate_all(shape)) == {told}


def test_alone_points_are_told_and_nobody_hears_of_rivals(guest: Visitor, house: House) -> None:
    see(guest, game_of(house, "tiny_towns", ("random",), mode="solo"))
    expect(guest.find(".review h2")).to_have_text("The points to expect")
    expect(guest.find(".how-played")).not_to_contain_text("Rivals")
    expect(guest.find(".legend b")).to_have_text(re.compile(r"^−?\d+(\.\d)?$"))


def test_on_a_phone_the_review_has_a_tab_and_its_turning_points_lead_to_the_board(guests: Guests, house: House) -> None:
    id = game_of(house)
    guest = guests.invite(**FINGER)
    see(guest, id)
    expect(guest.find(".review")).to_be_hidden()
    guest.find(".tabs").get_by_role("button", name="Review").click()
    expect(guest.find(".graph")).to_be_visible()
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for button in guest.find("button:visible, .button:visible, summary:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, button.evaluate("button => button.outerHTML")
    guest.find(".to-turn").first.click()
    expect(guest.find(".review")).to_be_hidden()
    expect(guest.find(".verdict")).to_be_in_viewport()
    expect(guest.find(".marks .better").first).to_be_in_viewport()


def test_whoever_reads_on_in_a_review_keeps_the_way_through_the_game_in_sight(guests: Guests, house: House) -> None:
    id = game_of(house)
    guest = guests.invite(viewport={"width": 1280, "height": 800})
    see(guest, id)
    side = guest.find(".side")
    side.evaluate("side => side.scrollTo(0, side.scrollHeight)")
    expect(side).to_have_attribute("data-hides", "above")
    expect(guest.find(".player")).to_be_in_viewport(ratio=1)
    guest.get_by_name("One move on").click()
    expect(guest.find(".player .which")).to_have_text(re.compile("^Move 1 of"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_a_verdict_leaves_the_board_in_sight_and_says_more_when_asked(
    guests: Guests, house: House, language: str
) -> None:
    id = game_of(house)
    review = told_of(house, id, language)
    first, second, *_ = (one for one in review["decisions"] if one["cost"])
    guest = guests.invite(locale=language, **FINGER)
    see(guest, id, first["number"])
    called, cost = guest.find(".verdict .called"), guest.find(".verdict .unfold ~ p")
    expect(called).to_have_text(first["title"])
    expect(cost).to_have_text(first["cost"])
    expect(cost.first).to_be_hidden()
    stage = guest.find(".stage").bounding_box()
    assert stage is not None
    assert stage["height"] > PHONE["height"] / 2
    guest.find(".unfold").click()
    for line in cost.all():
        expect(line).to_be_visible()
    guest.page.get_by_role("slider").last.fill(str(second["number"]))
    expect(cost).to_have_text(second["cost"])
    expect(cost.first).to_be_visible()
    guest.find(".unfold").click()
    expect(cost.first).to_be_hidden()


def test_a_review_that_can_be_scrolled_hints_at_the_edge_where_it_goes_on(guests: Guests, house: House) -> None:
    id = game_of(house)
    for device, scrolled in (({"viewport": {"width": 1280, "height": 800}}, ".side"), (FINGER, ".side > .review")):
        guest = guests.invite(**device)
        see(guest, id)
        if device is FINGER:
            guest.find(".tabs").get_by_role("button", name="Review").click()
        frame = guest.find(scrolled)
        expect(frame).to_have_attribute("data-hides", "below")
        assert frame.evaluate("frame => getComputedStyle(frame).maskImage") != "none"
        frame.evaluate("frame => frame.scrollTo(0, frame.scrollHeight)")
        expect(frame).to_have_attribute("data-hides", "above")


def test_whoever_leaves_while_a_game_is_thought_over_finds_it_when_they_come_back(
    guests: Guests, house: House, gate: Gate
) -> None:
    with house.client() as client:
        id = finished(client)
    guest = guests.invite()
    guest.open(f"/replay/{id}")
    guest.find(".ask-review").click()
    expect(guest.find(".how-far")).to_have_text("Thinking it over: 3 of 7 decisions")
    assert guest.find(".review progress").get_attribute("value") == "3"
    assert complaints_of_axe(guest) == []
    guest.open()
    other = guests.invite()
    other.open(f"/replay/{id}")
    expect(other.find(".how-far")).to_have_text("Thinking it over: 3 of 7 decisions")
    gate.open.set()
    expect(other.find(".graph")).to_be_visible()
    guest.open(f"/replay/{id}")
    expect(guest.find(".graph")).to_be_visible()
    assert gate.begun == ["reviews"]


def test_the_lobby_leads_back_to_the_games_of_this_device_and_says_how_far_their_reviews_have_come(
    guest: Visitor, gate: Gate
) -> None:
    guest.open()
    yours, others = guest.find(".lists section").first, guest.find(".lists section").last
    expect(yours).to_contain_text("None yet")
    guest.play_now("paris")
    guest.finish()
    id = guest.page.url.rsplit("/", 1)[1]
    review = yours.locator(f'.to-review[href="/replay/{id}?review"]')
    guest.open()
    expect(yours.locator(f'.to-table[href="/replay/{id}"]')).to_be_visible()
    expect(others.locator(f'[href="/replay/{id}"]')).to_have_count(0)
    expect(others).not_to_contain_text("None yet")
    expect(review).to_have_text("Review")
    review.click()
    expect(guest.find(".how-far")).to_have_text("Thinking it over: 3 of 7 decisions")
    guest.open()
    expect(review).to_have_text("Thinking it over: 3 of 7 decisions")
    gate.open.set()
    review.click()
    expect(guest.find(".graph")).to_be_visible()
    guest.open()
    expect(review).to_have_text("The review is ready")


def test_the_lobby_forgets_a_review_that_was_interrupted(guest: Visitor) -> None:
    guest.open().play_now("paris")
    guest.finish()
    id = guest.page.url.rsplit("/", 1)[1]
    noted = "games => localStorage.setItem('quartier.reviews', JSON.stringify(games))"
    guest.page.evaluate(noted, [[id, "working"]])
    guest.open()
    expect(guest.find(".to-review")).to_have_text("Review")


def test_a_review_is_offered_when_it_is_known_that_there_is_none_and_asked_for_once(
    guest: Visitor, house: House, gate: Gate
) -> None:
    with house.client() as client:
        id = finished(client)
    looks: list[Route] = []
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.method) if REVIEW.search(request.url) else None)
    guest.page.route(REVIEW, lambda route: looks.append(route), times=1)
    guest.open(f"/replay/{id}")
    expect(guest.find(".player .which")).to_have_text(re.compile(r"\b0\b"))
    expect(guest.find(".ask-review")).to_have_count(0)
    looks[0].continue_()
    guest.find(".ask-review").dblclick()
    expect(guest.find(".how-far")).to_have_text("Thinking it over: 3 of 7 decisions")
    assert asked.count("POST") == 1
    gate.open.set()
    expect(guest.find(".graph")).to_be_visible()


def test_a_review_that_fails_is_offered_again(guest: Visitor, house: House, gate: Gate) -> None:
    with house.client() as client:
        id = finished(client)
    guest.open(f"/replay/{id}?review")
    expect(guest.find(".how-far")).to_be_visible()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tests.table.reviewing.review_of", never)
        gate.open.set()
        expect(guest.find(".toast")).to_have_text("The review was interrupted. Ask for it again.")
    guest.find(".ask-review").click()
    expect(guest.find(".graph")).to_be_visible()


def test_who_is_refused_hears_why_and_may_ask_again(guests: Guests, house: House) -> None:
    with house.client() as client:
        id = finished(client)
    guest = guests.invite(locale="fr")
    guest.open(f"/replay/{id}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.app.state.reviews, "limits", Limits(reviews_waiting=-1))
        guest.find(".ask-review").click()
        expect(guest.find(".toast")).to_have_text(Words.load("table", "fr")("error-busy"))
    guest.complaints.clear()  # the answer 503 is told on the console
    guest.find(".ask-review").click()
    expect(guest.find(".graph")).to_be_visible()


def test_a_game_that_was_not_played_to_its_end_offers_no_review(guest: Visitor, house: House) -> None:
    with house.client() as client:
        record = client.get(f"/api/tables/{finished(client)}/record").json()
        id = client.post("/api/records", json={**record, "moves": record["moves"][:9]}).json()["replay"]
    guest.open(f"/replay/{id}?review")
    expect(guest.find(".player .which")).to_have_text("Move 0 of 9")
    expect(guest.find(".review, .ask-review, [data-to=review]")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_speaks_the_language_of_its_reader(guests: Guests, house: House, language: str) -> None:
    id = game_of(house)
    review = told_of(house, id, language)
    point = review["turning"]["points"][0]["number"]
    guest = guests.invite(locale=language)
    see(guest, id, point)
    titles = [review["title"], review["turning"]["title"], review["players"]["title"]]
    expect(guest.find(".review :is(h2, h3)")).to_have_text(titles)
    decision = next(one for one in review["decisions"] if one["number"] == point)
    expect(guest.find(".verdict p")).to_have_text([decision["title"], *decision["cost"]])
    expect(guest.find(".review summary")).to_have_text(Words.load("table", language)("review-words"))


@pytest.mark.parametrize("game", PLAYERS)
def test_axe_finds_nothing_serious_in_a_review(guests: Guests, house: House, game: str) -> None:
    id = game_of(house, game)
    point = told_of(house, id)["turning"]["points"][0]["number"]
    devices = [("light", {}), ("light", {"viewport": {"width": 820, "height": 1100}}), ("dark", FINGER)]
    for theme, device in devices if game == "paris" else devices[-1:]:
        guest = guests.invite(color_scheme=theme, **device)
        see(guest, id, point)
        if device is FINGER:
            guest.find("[data-to=review]").click()
        expect(guest.find(".graph")).to_be_visible()
        assert complaints_of_axe(guest) == []
