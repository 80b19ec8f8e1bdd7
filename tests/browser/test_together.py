"""Several people: on two devices, on one, after a break, after the server fell."""

import signal
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.visitor import Guests, Visitor
from tests.table.house import Process

LOOK_ELSEWHERE = """
Object.defineProperty(document, "hidden", { value: true });
ServiceWorkerRegistration.prototype.showNotification = async (title) => window.notes.push(title);
window.notes = [];
"""
"""What the system would show is noted: whether it does is up to the system."""
ALLOW_NOTES = """
Object.defineProperty(Notification, "permission", { get: () => "granted" });
Notification.requestPermission = async () => "granted";
"""
"""A browser without windows has nobody whom it could ask."""


def test_two_browsers_play_against_each_other(guests: Guests) -> None:
    host, friend = guests.invite(), guests.invite(locale="uk")
    table = host.set_up("paris", "me", "open")
    friend.open(table)
    expect(host.find(".waiting-room")).to_be_visible()
    friend.find(".waiting-room button.go").click()
    for player in (host, friend):
        expect(player.find(".asking")).to_be_visible()
        player.start_playing()
    for player in (host, friend):
        player.stop_playing()
        player.sees_the_end()
    assert (
        host.find("dialog.ending tfoot").inner_text().split()[1:]
        == friend.find("dialog.ending tfoot").inner_text().split()[1:]
    )


def until_both_are_asked(*players: Visitor) -> None:
    """Let whoever is master builder name a resource: then everybody must place it."""
    while not all(player.asked().is_visible() for player in players):
        for player in players:
            if player.asked().is_visible() and player.find(".people li.deciding").count() == 1:
                player.play(moves=1)
        players[0].page.wait_for_timeout(50)


def test_six_seats_of_tiny_towns_decide_at_the_same_time(guests: Guests) -> None:
    host, friend = guests.invite(), guests.invite()
    table = host.set_up("tiny_towns", "me", "open", *["bot:random"] * 4, monuments=False)
    friend.open(table).find(".waiting-room button.go").click()
    for player in (host, friend):
        expect(player.find(".people li")).to_have_count(6)
    until_both_are_asked(host, friend)
    for player in (host, friend):
        assert player.find(".people li.deciding").count() >= 2
        player.start_playing(moves=3)
    for player in (host, friend):
        player.stop_playing()
    host.finish(friend)
    for player in (host, friend):
        player.sees_the_end()
        expect(player.find("dialog.ending tfoot td")).to_have_count(6)


def test_people_at_one_device_are_parted_by_a_curtain(guests: Guests) -> None:
    guest = guests.invite()
    guest.set_up("paris", "me", "me", first="orange")
    curtain = guest.find(".curtain")
    expect(curtain.get_by_role("heading")).to_have_text("Hand the device to Orange")
    assert not guest.find(".board").count()
    curtain.get_by_role("button").click()
    expect(guest.asked()).to_be_visible()
    assert guest.find("[id^=hand-orange-]").count() == 1
    assert guest.find("[id^=hand-blue-]").count() == 0
    expect(guest.find(".people li small").first).to_have_text("your turn")
    expect(guest.find(".people li small").last).to_have_text("on this device")
    guest.play(moves=1)
    expect(curtain.get_by_role("heading")).to_have_text("Hand the device to Blue")
    assert not guest.find(".board").count()
    curtain.get_by_role("button").click()
    expect(guest.asked()).to_be_visible()
    assert guest.find("[id^=hand-orange-]").count() == 0
    assert guest.find("[id^=hand-blue-]").count() == 1
    guest.play(moves=4)
    expect(guest.find(".curtain, .asking")).to_be_visible()


def test_a_reload_in_mid_game_loses_nothing_and_first_tells_what_happened(guests: Guests) -> None:
    guest = guests.invite()
    guest.open().play_now("paris")
    guest.play(moves=3)
    expect(guest.asked()).to_be_visible()
    before = guest.told().all_inner_texts()
    guest.page.reload()
    expect(guest.asked()).to_be_visible()
    assert guest.told().all_inner_texts() == before
    news = guest.find(".away li")
    expect(news.first).to_be_visible()
    assert news.last.inner_text() == before[-1]
    guest.find(".away button").click()
    expect(guest.find(".away")).to_have_count(0)


LOOK = """hidden => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
"""Looks away, or back."""


def test_whoever_looks_away_is_told_what_happened_meanwhile_until_they_decide(guests: Guests) -> None:
    guest, friend = guests.invite(), guests.invite()
    table = guest.set_up("paris", "me", "open", first="blue")
    friend.open(table).find(".waiting-room button.go").click()
    friend.seated()
    expect(guest.find(".board [id^=space-]").first).to_be_attached()
    guest.page.evaluate(LOOK, True)
    friend.find("#pool-V6").click()
    expect(guest.asked()).to_be_visible()
    expect(guest.find(".away")).to_have_count(0)
    guest.page.evaluate(LOOK, False)
    expect(guest.find(".away li")).to_have_text(["Blue takes a building: Long corner of 6."])
    guest.find("#pool-U6").click()
    expect(guest.find(".away")).to_have_count(0)


def test_somebody_for_whom_a_bot_decides_is_back_by_touching_the_page(guests: Guests) -> None:
    guest, friend = guests.invite(), guests.invite()
    table = guest.set_up("paris", "me", "open", first="blue")
    friend.open(table).find(".waiting-room button.go").click()
    friend.seated()
    away = friend.find(".people small", has_text="away")
    guest.page.evaluate("table => fetch(`/api/tables/${table}/seats/0`, { method: 'DELETE' })", table.split("/")[-1])
    expect(away).to_be_visible()
    guest.find(".board").click(position={"x": 2, "y": 2})
    expect(away).to_have_count(0)


def test_a_server_that_is_killed_and_comes_back_finds_everybody_at_the_table(browser: Browser, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    server = Process(database)
    guests = Guests(browser, server.url)
    guest = guests.invite()
    guest.open().play_now("paris")
    guest.play(moves=3)
    expect(guest.asked()).to_be_visible()
    before = guest.told().all_inner_texts()
    server.end(signal.SIGKILL)
    expect(guest.find(".banner")).to_be_visible()
    guest.complaints.clear()  # a line that can't be opened is told on the console
    server = Process(database, server.port)
    expect(guest.find(".banner")).to_be_hidden()
    assert guest.told().all_inner_texts()[: len(before)] == before
    guest.play(moves=2)
    guest.finish()
    guest.complaints.clear()
    guests.leave()
    server.end()


def test_a_spectator_sees_the_game_and_is_asked_nothing(guests: Guests) -> None:
    guest, spectator = guests.invite(), guests.invite()
    guest.open().play_now("paris")
    spectator.open(guest.page.url.removeprefix(guest.url))
    expect(spectator.find(".board [id^=space-]").first).to_be_attached()
    guest.play(moves=2)
    expect(spectator.told().nth(1)).to_be_attached()
    assert not spectator.find(".board .can").count()
    assert not spectator.find(".choices button").count()
    assert not spectator.find("[id^=hand-orange-], [id^=hand-blue-]").count()


def test_the_same_people_play_again(guests: Guests) -> None:
    guest = guests.invite()
    guest.open().play_now("paris")
    first = guest.page.url
    guest.finish()
    guest.find("dialog.ending .again").click()
    guest.page.wait_for_url(lambda url: url != first)
    guest.seated()


def test_somebody_who_looks_elsewhere_is_told_of_their_turn(guests: Guests) -> None:
    guest, friend = guests.invite(), guests.invite()
    guest.context.add_init_script(ALLOW_NOTES)
    table = guest.set_up("paris", "me", "open", first="blue")
    guest.find(".bar .settings").click()
    guest.page.get_by_label("Notifications").check()
    guest.page.get_by_label("Sounds").check()
    guest.page.keyboard.press("Escape")
    guest.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    friend.open(table).find(".waiting-room button.go").click()
    friend.seated()
    guest.page.evaluate(LOOK_ELSEWHERE)
    friend.play(moves=1)
    expect(guest.asked()).to_be_visible()
    guest.page.wait_for_function("() => window.notes.length")
    assert guest.page.evaluate("window.notes") == ["Your turn"]
