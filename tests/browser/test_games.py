"""Every game from the lobby to its final score, by clicking."""

from tests.browser.visitor import Guests, Visitor


def test_paris_is_played_against_a_bot_from_the_lobby_to_the_final_score(guest: Visitor) -> None:
    guest.open().play_now("paris")
    guest.play()
    guest.sees_the_end()


def test_tiny_towns_is_played_against_a_bot_from_the_lobby_to_the_final_score(guest: Visitor) -> None:
    guest.open().play_now("tiny_towns")
    guest.play()
    guest.sees_the_end()


def test_munivers_is_played_against_a_bot_from_the_lobby_to_the_final_score(guest: Visitor) -> None:
    guest.open().poster("munivers").get_by_role("link", name="Set up a table").click()
    guest.set_up("munivers", "me", "bot:greedy", content="short")
    guest.seated()
    guest.play()
    guest.sees_the_end()


def test_a_phone_is_enough_for_a_whole_game(guests: Guests) -> None:
    guest = guests.invite(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    guest.open().play_now("paris")
    guest.play()
    guest.sees_the_end()
