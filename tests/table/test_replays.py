"""Finished games seen again: move by move, as pictures and as a film."""

import io
import re
from collections.abc import Iterator

import httpx
import pytest
from PIL import Image

import quartier
from quartier.engine.locale import LANGUAGES
from quartier.games import NAMES
from quartier.table.pictures import LONGEST
from tests.table.house import PATIENCE, House, new_table, play_out


@pytest.fixture(scope="module")
def finished(house: House) -> Iterator[tuple[httpx.Client, str, int]]:
    """A client, a finished table, and how many moves it had."""
    with house.client() as client:
        made = new_table(client, "paris", "me", "me", listed=True)
        over = play_out(client, made["table"], {seat["seat"]: seat["token"] for seat in made["seats"]})
        yield client, made["table"], over["number"]


Finished = tuple[httpx.Client, str, int]


def test_a_finished_game_is_listed_and_told_of(finished: Finished) -> None:
    client, table, moves = finished
    assert table in [found["table"] for found in client.get("/api/tables?which=finished").json()]
    told = client.get(f"/api/replays/{table}?language=fr").json()
    assert (told["replay"], told["table"], told["moves"], told["game"]) == (table, table, moves, "paris")
    assert [seat["who"] for seat in told["seats"]] == ["human", "human"]


def test_every_move_is_an_update_for_a_spectator(finished: Finished) -> None:
    client, table, moves = finished
    first = client.get(f"/api/replays/{table}/state", params={"move": 0}).json()
    assert (first["number"], first["moves"], first["log"], first["choices"]) == (0, moves, [], None)
    assert not first["status"]["over"]
    last = client.get(f"/api/replays/{table}/state").json()
    assert last["number"] == moves
    assert last["status"]["over"]
    assert len(last["log"]) == moves
    assert set(last["parts"]) == set(last["order"])


def test_between_two_moves_only_what_changed_is_sent(finished: Finished) -> None:
    client, table, _ = finished
    whole = client.get(f"/api/replays/{table}/state", params={"move": 5}).json()
    before = client.get(f"/api/replays/{table}/state", params={"move": 4}).json()
    step = client.get(f"/api/replays/{table}/state", params={"move": 5, "from": 4}).json()
    assert {**before["parts"], **step["parts"]}.items() >= whole["parts"].items()
    assert {**before["places"], **step["places"]}.items() >= whole["places"].items()
    assert len(step["parts"]) < len(whole["parts"])
    assert [line["number"] for line in step["log"]] == [5]


def test_there_is_no_move_after_the_last(finished: Finished) -> None:
    client, table, moves = finished
    for address in (f"/api/replays/{table}/state", f"/api/tables/{table}/picture.svg"):
        assert client.get(address, params={"move": moves + 1}).status_code == 404


def test_pictures_are_drawn_and_painted(finished: Finished) -> None:
    client, table, _ = finished
    svg = client.get(f"/api/tables/{table}/picture.svg", params={"move": 3, "theme": "night", "layout": "tall"})
    assert svg.headers["content-type"] == "image/svg+xml"
    assert svg.text.startswith("<svg")
    for kind in ("tables", "replays"):
        png = client.get(f"/api/{kind}/{table}/picture.png", params={"width": 320})
        assert png.headers["content-type"] == "image/png"
        assert Image.open(io.BytesIO(png.content)).size[0] == 320


def test_a_finished_game_is_a_film(finished: Finished) -> None:
    client, table, _ = finished
    film = client.get(f"/api/replays/{table}/animation.gif", timeout=LONGEST + PATIENCE)
    assert film.headers["content-type"] == "image/gif"
    assert getattr(Image.open(io.BytesIO(film.content)), "n_frames", 1) > 10
    assert client.get(f"/api/tables/{table}/animation.gif").content == film.content


def test_a_game_that_goes_on_is_no_film_and_no_replay(client: httpx.Client) -> None:
    table = new_table(client, "paris", "me", "me")["table"]
    for address in (f"/api/tables/{table}/animation.gif", f"/api/replays/{table}", f"/api/replays/{table}/state"):
        assert client.get(address).json()["code"] == "not-over"
    assert client.get(f"/api/tables/{table}/picture.svg").status_code == 200


@pytest.mark.parametrize("game", NAMES)
def test_the_rules_are_told_in_every_language(client: httpx.Client, game: str) -> None:
    told = [client.get(f"/api/rules/{game}", params={"language": language}).json() for language in LANGUAGES]
    assert len({page["markdown"] for page in told}) == len(LANGUAGES)
    assert all(page["title"] for page in told)


def test_at_a_table_and_in_a_replay_the_rules_are_those_of_its_options(client: httpx.Client) -> None:
    """P38: of a game that waits for somebody, too; all ways to play are told where there is no game."""
    usual = client.get("/api/rules/paris").json()
    assert "holds unless" in usual["markdown"]
    waiting = new_table(client, "paris", "me", "open", options={"edition": "fr", "flip": True})["table"]
    told = client.get(f"/api/tables/{waiting}/rules").json()
    assert told["title"] == usual["title"]
    assert "✓ the French one" in told["markdown"]
    assert "You may turn it and flip it" in told["markdown"]
    record = quartier.new("paris", seed=1, tie="free").record()
    replay = client.post("/api/records", json=record).json()["replay"]
    assert "✓ by those that are free" in client.get(f"/api/replays/{replay}/rules").json()["markdown"]
    assert client.get("/api/tables/nobody/rules").status_code == 404


def test_pages_and_their_files_are_packed_and_kept(browser: httpx.Client) -> None:
    page = browser.get("/table/anything")
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-encoding"] == "gzip"
    digest = re.findall(r"/static/([0-9a-f]{12})/", page.text)[0]
    script = browser.get(f"/static/{digest}/js/main.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" not in browser.get("/static/other/js/main.js").headers["cache-control"]
    assert browser.head("/").status_code == 200
