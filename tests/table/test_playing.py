"""Setting up, sitting down and playing, over HTTP."""

import threading
from typing import Any

import httpx
import pytest

import quartier
from quartier.bots.names import USUAL
from quartier.bots.players import bot, play_to_the_end
from quartier.engine.locale import LANGUAGES, Words
from quartier.games import NAMES, game
from quartier.table.course import Course
from quartier.table.rooms import undo_chain
from quartier.table.seating import _options_again
from tests.table.house import House, Line, bearer, new_table, paths, play_out
from tests.table.test_store import a_table


def state(client: httpx.Client, table: str, token: str = "", **query: Any) -> dict[str, Any]:
    found = client.get(f"/api/tables/{table}/state", params={"layout": "none", **query}, headers=bearer(token))
    assert found.status_code == 200, found.text
    answer: dict[str, Any] = found.json()
    return answer


@pytest.mark.parametrize("game", NAMES)
def test_the_lobby_explains_every_option_in_every_language(client: httpx.Client, game: str) -> None:
    for language in ("en", "uk", "fr", "es", "ru"):
        listed = client.get("/api/games", params={"language": language}).json()
        found = next(entry for entry in listed if entry["name"] == game)
        assert found["ready"]
        for option in found["options"]:
            assert option["label"]
            assert option["about"]
            assert option["default"] in [choice["value"] for choice in option["choices"]]
            assert all(choice["label"] for choice in option["choices"])


def test_the_lobby_tells_which_options_an_edition_sets(client: httpx.Client) -> None:
    paris = next(entry for entry in client.get("/api/games").json() if entry["name"] == "paris")
    edition = next(option for option in paris["options"] if option["name"] == "edition")
    sets = {choice["value"]: choice.get("sets", {}) for choice in edition["choices"]}
    assert sets["standard"] == {}
    assert sets["fr"] == {"chartier_fountain": False, "dancer_walls": False}


@pytest.mark.parametrize("name", NAMES)
def test_the_lobby_tells_how_many_players_it_takes_that_a_seat_begins(client: httpx.Client, name: str) -> None:
    found = next(entry for entry in client.get("/api/games").json() if entry["name"] == name)
    first = next(option for option in found["options"] if option["name"] == "first")
    least, most = found["players"]
    assert [choice["players"] for choice in first["choices"]] == [least, *(max(least, n) for n in range(1, most + 1))]
    assert [choice["label"] for choice in first["choices"][1:]] == found["seats"] or name == "paris"


@pytest.mark.parametrize(
    ("game", "who"), [("paris", "me me"), ("tiny_towns", "me random random"), ("munivers", "me greedy")]
)
def test_a_game_is_played_from_the_first_move_to_its_record(client: httpx.Client, game: str, who: str) -> None:
    options = {"content": "short"} if game == "munivers" else {}
    made = new_table(client, game, *who.split(), options=options)
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    over = play_out(client, made["table"], tokens)
    record = client.get(f"/api/tables/{made['table']}/record").json()
    assert record["game"] == game
    assert len(record["moves"]) == over["number"]
    result = client.get(f"/api/tables/{made['table']}").json()["result"]
    assert result["winners"] == over["status"]["winners"]
    assert result["totals"] == [score["total"] for score in over["scores"]]


def test_bots_play_by_themselves(client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "greedy")
    over = play_out(client, made["table"], {0: made["seats"][0]["token"]})
    assert over["status"]["over"]


def test_a_record_is_not_given_away_before_the_end(client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "me")
    answer = client.get(f"/api/tables/{made['table']}/record")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-over")


def test_a_game_begins_when_the_last_seat_is_taken(client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "open", listed=True)
    table = made["table"]
    assert table in [found["table"] for found in client.get("/api/tables?which=open").json()]
    assert state(client, table)["status"]["stage"] == "waiting"
    sat = client.post(f"/api/tables/{table}/seats/1", json={"name": "Олена"}).json()
    assert client.get(f"/api/tables/{table}").json()["stage"] == "playing"
    assert client.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Олена"
    assert state(client, table, sat["token"], seat=1)["status"]["turn"] == 0


def test_a_seat_is_taken_once(client: httpx.Client) -> None:
    table = new_table(client, "tiny_towns", "me", "open", "open")["table"]
    assert client.post(f"/api/tables/{table}/seats/1", json={"name": "one"}).status_code == 200
    answer = client.post(f"/api/tables/{table}/seats/1", json={"name": "two"})
    assert (answer.status_code, answer.json()["code"]) == (409, "taken")
    assert client.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "one"


def test_a_seat_that_was_left_before_the_game_is_open_again(client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "open")
    table = made["table"]
    sat = client.post(f"/api/tables/{new_table(client, 'tiny_towns', 'me', 'open', 'open')['table']}/seats/1", json={})
    assert sat.status_code == 200
    left = client.delete(f"/api/tables/{table}/seats/0", headers=bearer(made["seats"][0]["token"]))
    assert left.status_code == 200
    assert client.get(f"/api/tables/{table}").status_code == 404


def test_whoever_sits_there_may_seat_a_bot(client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "open")
    address = f"/api/tables/{made['table']}/seats/1"
    assert client.post(address, json={"bot": "greedy"}).json()["code"] == "not-yours"
    token = made["seats"][0]["token"]
    assert client.post(address, json={"bot": "nobody"}, headers=bearer(token)).json()["code"] == "bad-option"
    assert client.post(address, json={"bot": "greedy"}, headers=bearer(token)).status_code == 200
    assert client.get(f"/api/tables/{made['table']}").json()["stage"] == "playing"


def test_the_bot_that_nobody_names_plays_at_a_level(client: httpx.Client) -> None:
    """At a new table, and where one is seated by one press; the lobby says which it is."""
    usual = [bot["id"] for bot in client.get("/api/games").json()[0]["bots"] if bot["usual"]]
    assert usual == [USUAL]
    seats = [{"who": "me"}, {"who": "bot"}, {"who": "open"}]
    made = client.post("/api/tables", json={"game": "tiny_towns", "seats": seats}).json()
    address, token = f"/api/tables/{made['table']}", made["seats"][0]["token"]
    assert client.post(f"{address}/seats/2", json={"bot": "any"}, headers=bearer(token)).status_code == 200
    assert [seat["bot"] for seat in client.get(address).json()["seats"]][1:] == [USUAL, USUAL]


def test_a_seat_is_moved_only_by_its_owner(client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    mine, other = (seat["token"] for seat in made["seats"])
    move = {"seat": 0, "number": 0, "path": "take/V6"}
    address = f"/api/tables/{made['table']}/moves"
    assert client.post(address, json=move).json()["code"] == "not-yours"
    assert client.post(address, json=move, headers=bearer(other)).json()["code"] == "not-yours"
    assert client.post(address, json=move, headers=bearer(mine)).json() == {"number": 1}


def test_a_resent_move_is_answered_alike_and_made_once(client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    token = made["seats"][0]["token"]
    address = f"/api/tables/{made['table']}/moves"
    move = {"seat": 0, "number": 0, "path": "take/V6"}
    answers = [client.post(address, json=move, headers=bearer(token)).json() for _ in range(3)]
    assert answers == [{"number": 1}] * 3
    assert state(client, made["table"])["number"] == 1
    other = client.post(address, json={**move, "path": "take/L4"}, headers=bearer(token))
    assert (other.status_code, other.json()["code"]) == (409, "stale")


def test_an_illegal_move_is_explained_and_changes_nothing(client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    token = made["seats"][0]["token"]
    move = {"seat": 0, "number": 0, "path": "take/Z9"}
    answer = client.post(f"/api/tables/{made['table']}/moves?language=uk", json=move, headers=bearer(token))
    assert (answer.status_code, answer.json()["code"]) == (422, "illegal")
    assert "take" in answer.json()["detail"]
    assert answer.json()["text"] == Words.load("table", "uk")("error-illegal")
    assert state(client, made["table"])["number"] == 0


def test_a_move_is_taken_back_once(client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    table, token = made["table"], made["seats"][0]["token"]
    client.post(f"/api/tables/{table}/moves", json={"number": 0, "path": "take/V6"}, headers=bearer(token))
    back = {"number": 1}
    answers = [client.post(f"/api/tables/{table}/undo", json=back, headers=bearer(token)).json() for _ in range(2)]
    assert answers == [{"number": 2}] * 2
    seen = state(client, table, token, seat=0)
    assert seen["status"]["turn"] == 2
    assert "take/V6" in paths(seen["choices"])
    assert [line.get("undone", False) for line in seen["log"]] == [True, False]
    client.post(f"/api/tables/{table}/moves", json={"number": 2, "path": "take/L4"}, headers=bearer(token))
    assert state(client, table)["number"] == 3


def test_whether_a_move_may_be_taken_back_is_found_out_once_and_beside_the_event_loop(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, int, int]] = []

    def noted(course: Course, seat: int, bots: frozenset[int]) -> list[int]:
        asked.append((threading.current_thread().name, course.number, seat))
        return undo_chain(course, seat, bots)

    monkeypatch.setattr("quartier.table.rooms.undo_chain", noted)
    made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    table, token = made["table"], made["seats"][0]["token"]
    client.post(f"/api/tables/{table}/moves", json={"number": 0, "path": "take/V6"}, headers=bearer(token))
    assert [state(client, table, token, seat=0)["status"]["undo"] for _ in range(3)] == [True] * 3
    assert {name.partition("_")[0] for name, _, _ in asked} == {"undo"}
    assert sorted(what for _, *what in asked if what[0]) == [[1, 0], [1, 1]]


def test_taking_back_takes_the_answers_of_bots_along(client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "greedy", options={"first": "orange"})
    table, token = made["table"], made["seats"][0]["token"]
    client.post(f"/api/tables/{table}/moves", json={"number": 0, "path": "take/V6"}, headers=bearer(token))
    while not state(client, table, token, seat=0)["choices"]:
        pass
    undone = client.post(f"/api/tables/{table}/undo", json={"number": 1}, headers=bearer(token))
    if undone.status_code == 422:  # the bot's answer revealed a tile: then it stands
        assert undone.json()["code"] == "no-undo"
        return
    assert state(client, table, token, seat=0)["status"]["waiting"] == [0]


def test_a_table_may_forbid_taking_back_and_hints(client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "me", undo=False, hints=False, options={"first": "orange"})
    table, token = made["table"], made["seats"][0]["token"]
    assert client.post(f"/api/tables/{table}/hint", json={}, headers=bearer(token)).json()["code"] == "no-hint"
    client.post(f"/api/tables/{table}/moves", json={"number": 0, "path": "take/V6"}, headers=bearer(token))
    refused = client.post(f"/api/tables/{table}/undo", json={"number": 1}, headers=bearer(token))
    assert refused.json()["code"] == "no-undo"


def test_a_hint_is_a_legal_move_in_words(client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    table, token = made["table"], made["seats"][0]["token"]
    hint = client.post(f"/api/tables/{table}/hint?language=fr", json={"seat": 0}, headers=bearer(token)).json()
    assert hint["path"] in paths(state(client, table, token, seat=0)["choices"])
    assert hint["label"]


def test_a_preview_tells_what_a_move_does_to_the_scores(client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    table, token = made["table"], made["seats"][0]["token"]
    preview = client.post(f"/api/tables/{table}/preview", json={"path": "take/V6"}, headers=bearer(token)).json()
    assert preview["scores"][0]["total"] == -3
    assert state(client, table)["scores"][0]["total"] == 0


def test_the_same_people_play_again_and_the_loser_begins(client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "random")
    table, token = made["table"], made["seats"][0]["token"]
    assert client.post(f"/api/tables/{table}/again", headers=bearer(token)).json()["code"] == "not-over"
    over = play_out(client, table, {0: token}, seed=3)
    assert client.post(f"/api/tables/{table}/again").json()["code"] == "not-yours"
    again = [client.post(f"/api/tables/{table}/again", headers=bearer(token)).json()["table"] for _ in range(2)]
    assert again[0] == again[1] != table
    assert state(client, table)["status"]["again"] == again[0]
    new = client.get(f"/api/tables/{again[0]}", headers=bearer(token)).json()
    assert [seat["mine"] for seat in new["seats"]] == [True, False]
    if len(over["status"]["winners"]) == 1:
        assert new["options"]["first"] == ("blue" if over["status"]["winners"] == [0] else "orange")


@pytest.mark.parametrize(("winners", "first"), [([0], "blue"), ([1], "orange"), ([0, 1], "blue")])
def test_the_loser_begins_again_and_after_a_draw_whoever_did_not(winners: list[int], first: str) -> None:
    """P9: orange has begun by lot; the option that was chosen stays with whoever began, and nothing else changes."""
    paris = game("paris")
    for chosen in ("random", "orange", "blue"):
        options = paris.resolve({"first": chosen, "hand": 2})
        assert paris.again(options, 0, winners) == {**options, "first": first}
    assert paris.again(paris.resolve({}), 1, [0, 1])["first"] == "orange"


def test_after_a_draw_the_one_begins_who_did_not_begin_it() -> None:
    """P9: a drawn game of two random bots, as a table keeps it; orange began by lot."""
    drawn = play_to_the_end(quartier.new("paris", seed=495), [bot("random", seat) for seat in range(2)])
    assert (drawn.ending, drawn.at(0).waiting) == ("draw", [0])
    assert _options_again(drawn, a_table(options=drawn.options))["first"] == "blue"


@pytest.mark.parametrize("name", ["tiny_towns", "munivers"])
def test_in_the_other_games_who_begins_again_is_as_it_was_chosen(name: str) -> None:
    options = game(name).resolve({"players": 2})
    assert game(name).again(options, 0, [1]) == options


def test_a_seat_is_carried_to_another_device_by_a_link(house: House, browser: httpx.Client) -> None:
    made = new_table(browser, "paris", "me", "me")
    link = browser.post(f"/api/tables/{made['table']}/seats/0/link").json()
    assert link["link"].endswith(f"/sit/{link['token']}")
    assert link["qr"].startswith("<svg")
    with house.client() as phone:
        there = phone.get(f"/sit/{link['token']}")
        assert there.status_code == 303
        assert there.headers["location"] == f"/table/{made['table']}?seat=0"
        seats = phone.get(f"/api/tables/{made['table']}").json()["seats"]
        assert [seat["mine"] for seat in seats] == [True, False]
        assert [table["table"] for table in phone.get("/api/tables?which=mine").json()] == [made["table"]]


def test_a_wrong_token_opens_nothing(house: House) -> None:
    with house.client() as phone:
        assert phone.get("/sit/nonsense").status_code == 404


def test_options_are_those_that_the_game_lists(client: httpx.Client) -> None:
    for options in ({"content": "/etc"}, {"content": "../standard"}, {"hat": 1}, {"players": 7}, {"match": True}):
        wish = {"game": "munivers", "seats": [{"who": "me"}] * 3, "options": options}
        answer = client.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-option"), options


def test_a_table_has_as_many_seats_as_the_game(client: httpx.Client) -> None:
    answer = client.post("/api/tables", json={"game": "paris", "seats": [{"who": "me"}] * 3})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-option")


def test_nobody_chooses_a_seed(client: httpx.Client) -> None:
    wish = {"game": "paris", "seats": [{"who": "me"}] * 2, "seed": 7}
    assert client.post("/api/tables", json=wish).status_code == 400
    wish = {"game": "paris", "seats": [{"who": "me"}] * 2, "options": {"seed": 7}}
    assert client.post("/api/tables", json=wish).status_code == 422


@pytest.mark.parametrize("language", LANGUAGES)
def test_scores_of_tiny_towns_name_the_buildings_that_are_in_this_game(
    house: House, client: httpx.Client, language: str
) -> None:
    made = new_table(client, "tiny_towns", "me", "me", options={"buildings": "random", "monuments": False})
    match = house.call(lambda: house.app.state.service.rooms.room(made["table"])).course.match
    words = match.words(language)
    lines = state(client, made["table"], language=language)["scores"][0]["lines"]
    assert [line["label"] for line in lines][:7] == [words(f"card-{card}") for card in match.view()["cards"]]


def test_the_lobby_counts_the_moves_of_the_game_and_tells_its_end(browser: httpx.Client) -> None:
    made = new_table(browser, "paris", "me", "me", options={"first": "orange"})
    table, tokens = made["table"], {seat["seat"]: seat["token"] for seat in made["seats"]}
    for number in (0, 2, 4):
        move = {"seat": 0, "number": number, "path": "take/V6"}
        assert browser.post(f"/api/tables/{table}/moves", json=move).status_code == 200
        if number < 4:
            assert browser.post(f"/api/tables/{table}/undo", json={"seat": 0, "number": number + 1}).status_code == 200
    (playing,) = (one for one in browser.get("/api/tables?which=mine").json() if one["table"] == table)
    assert (playing["number"], playing["moves"]) == (5, 1)
    assert browser.get(f"/api/tables/{table}").json()["moves"] == 1
    end = play_out(browser, table, tokens)
    (over,) = (one for one in browser.get("/api/tables?which=finished").json() if one["table"] == table)
    assert over["moves"] == browser.get(f"/api/replays/{table}").json()["moves"] == over["number"] - 4
    assert over["result"]["winners"] == end["status"]["winners"]
    assert over["ended"] >= over["begun"]


def test_who_plays_over_http_is_there_as_long_as_something_is_heard(
    house: House, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quartier.table.rooms.HEARD_FOR", 0.5)
    made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    table, (mine, others) = made["table"], (seat["token"] for seat in made["seats"])

    def online(update: dict[str, Any]) -> list[bool]:
        return [seat["online"] for seat in update["status"]["seats"]]

    with Line(house.url, table, mine) as me:
        assert online(me.hello(0)) == [True, False]
        state(client, table, others, seat=1)
        assert online(me.update(lambda update: online(update)[1])) == [True, True]
        assert online(me.update(lambda update: not online(update)[1])) == [True, False]
        assert client.get(f"/api/tables/{table}").json()["seats"][1]["online"] is False
