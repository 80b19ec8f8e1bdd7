"""Whatever strangers send is refused in words, and changes nothing."""

import json
import logging
import re
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quartier.engine.locale import LANGUAGES, Words
from quartier.table.errors import STATUS, Refused
from quartier.table.identity import neighbourhood
from quartier.table.settings import Limits
from tests.table.house import House, Line, eventually, new_table, play_out

ROOT = Path(__file__).parents[2]
PROTOCOL = ROOT / "docs" / "protocol.md"
TABLE = ROOT / "src" / "quartier" / "table"


def test_pages_keep_to_themselves(browser: httpx.Client) -> None:
    page = browser.get("/")
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "style-src 'self';" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert page.headers["x-content-type-options"] == "nosniff"
    assert page.headers["referrer-policy"] == "no-referrer"


def test_the_cookie_of_a_device_is_out_of_reach_of_scripts_and_foreign_pages(client: httpx.Client) -> None:
    first = client.get("/")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert "set-cookie" not in client.get("/").headers
    client.cookies.clear()
    assert "Secure" in client.get("/", headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://example.org"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Host": "example.org"},
        {"Host": "example.org", "Origin": "http://example.org"},
        {"Origin": "http://["},
        {"Host": "["},
    ],
)
def test_foreign_pages_can_change_nothing(browser: httpx.Client, headers: dict[str, str]) -> None:
    wish = {"game": "paris", "seats": [{"who": "me"}] * 2}
    answer = browser.post("/api/tables", json=wish, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")
    assert browser.get("/api/tables?which=mine").json() == []


def test_own_pages_can(browser: httpx.Client, house: House) -> None:
    wish = {"game": "paris", "seats": [{"who": "me"}] * 2}
    assert browser.post("/api/tables", json=wish, headers={"Origin": house.url}).status_code == 201


def test_large_bodies_are_refused(client: httpx.Client) -> None:
    huge = json.dumps({"game": "paris", "seats": [], "options": {"x": "y" * 100_000}})
    assert client.post("/api/tables", content=huge).status_code == 413

    def pieces() -> Any:
        for _ in range(100):
            yield b" " * 2_000

    assert client.post("/api/tables", content=pieces()).status_code == 413


def test_names_are_short_and_without_tricks(client: httpx.Client) -> None:
    table = new_table(client, "tiny_towns", "me", "open", "open")["table"]
    long = client.post(f"/api/tables/{table}/seats/1", json={"name": "x" * 33})
    assert (long.status_code, long.json()["code"]) == (400, "malformed")
    name = "<b>\u202eEve\u0000\n \u200b</b>"
    assert client.post(f"/api/tables/{table}/seats/1", json={"name": name}).status_code == 200
    assert client.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "<b> Eve </b>"


def test_who_asks_too_fast_must_wait(tmp_path: Path) -> None:
    limits = Limits(requests=1, burst=5, address_factor=2, tables_a_minute=3)
    with House(tmp_path, limits=limits, ready=0) as house, house.client() as client:
        codes = [client.get("/api/games").status_code for _ in range(12)]
        assert codes[:4] == [200] * 4
        assert codes[-1] == 429


def test_sockets_that_talk_too_much_are_told_so(tmp_path: Path) -> None:
    with House(tmp_path, limits=Limits(requests=0.001, burst=20, sockets=2)) as house, house.client() as client:
        made = new_table(client, "paris", "me", "me")
        token = made["seats"][0]["token"]
        with Line(house.url, made["table"], token) as line, Line(house.url, made["table"], token):
            line.hello(0)
            codes = [line.ask("ping").get("code") for _ in range(40)]
            assert codes[0] is None
            assert codes[-1] == "too-fast"
            with pytest.raises(InvalidStatus), Line(house.url, made["table"], token):
                pass


def test_unknown_addresses_are_refused_in_words(client: httpx.Client) -> None:
    for address in ("/api/nothing", "/api/tables/nothing", "/api/replays/nothing", "/static/x/../../secrets", "/x"):
        answer = client.get(address)
        assert answer.status_code == 404, address
        assert answer.json()["code"] == "not-found"


@pytest.mark.parametrize("address", ["/sit/nobody/0/nonsense", "/sit/nobody", "/rules/chess", "/new/chess"])
def test_people_at_unknown_addresses_get_a_page(client: httpx.Client, address: str) -> None:
    answer = client.get(address, headers={"Accept": "text/html,application/xhtml+xml"})
    assert answer.status_code == 404
    assert answer.text.startswith("<!doctype html>")


def test_a_game_that_there_is_not_is_refused_as_such_wherever_it_is_named(client: httpx.Client) -> None:
    record = {"format": 1, "game": "chess", "rules": 1, "options": {}, "moves": [], "seed": 1}
    answers = [
        *(client.get(address) for address in ("/rules/chess", "/new/chess", "/api/rules/chess")),
        client.post("/api/tables", json={"game": "chess", "seats": [{"who": "me"}]}),
        client.post("/api/records", json=record),
    ]
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(404, "no-such-game")] * 5
    assert "paris" in answers[0].json()["detail"]


def test_every_refusal_is_documented_with_its_status_and_said_in_every_language() -> None:
    told = PROTOCOL.read_text(encoding="utf-8").partition("\nCodes: ")[2].partition("\n## ")[0]
    documented: dict[str, int] = {}
    for codes, status in re.findall(r"((?:`[a-z-]+`[^`;]*?)+) (\d{3})[;.]", told):
        documented |= dict.fromkeys(re.findall(r"`([a-z-]+)`", codes), int(status))
    assert documented == STATUS
    for language in LANGUAGES:
        for code in STATUS:
            assert Refused(code).told(language)["text"] != f"error-{code}"


def test_the_refusals_that_are_raised_are_those_that_are_known() -> None:
    raised = {
        code for file in TABLE.rglob("*.py") for code in re.findall(r'Refused\("([^"]+)"', file.read_text("utf-8"))
    }
    assert raised == set(STATUS)


def test_files_outside_are_out_of_reach(client: httpx.Client) -> None:
    for name in ("../settings.py", "%2e%2e/settings.py", "..%2fsettings.py", "/etc/passwd", "js/../../settings.py"):
        assert client.get(f"/static/abc/{name}").status_code == 404


# --- frames ------------------------------------------------------------------------------------------

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
TYPES = st.sampled_from(["hello", "style", "move", "undo", "hint", "preview", "ping", "update", ""])
FIELDS = st.sampled_from(["id", "number", "path", "seat", "since", "layout", "language", "token", "x"])
FRAMES = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    PLAIN.map(json.dumps),
    st.builds(lambda type, fields: json.dumps({**fields, "type": type}), TYPES, st.dictionaries(FIELDS, PLAIN)),
)


def test_frames_of_any_kind_are_answered_or_close_the_line_and_change_nothing(house: House) -> None:
    with house.client() as client:
        made = new_table(client, "paris", "me", "me")
    table, token = made["table"], made["seats"][0]["token"]
    ends: set[int | None] = set()

    @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
    @given(frames=st.lists(FRAMES, min_size=1, max_size=8), greet=st.booleans())
    def send(frames: list[str | bytes], greet: bool) -> None:
        with Line(house.url, table, token) as line:
            try:
                if greet:
                    line.hello(0)
                for frame in frames:
                    line.socket.send(frame)
                if greet:
                    assert line.ask("ping")["ok"]
            except ConnectionClosed as closed:
                ends.add(closed.rcvd.code if closed.rcvd else None)

    send()
    assert ends <= {1003, 1007, 4403}
    with house.client() as client:
        assert client.get(f"/api/tables/{table}").json()["number"] == 0
        assert client.get("/health").json()["ok"]


def test_a_frame_that_is_too_large_closes_the_line(house: House, client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "me")
    with Line(house.url, made["table"], made["seats"][0]["token"]) as line:
        line.hello(0)
        line.say("ping", path="x" * 5_000)
        assert line.hear()["code"] == "too-large"
        with pytest.raises(ConnectionClosed):
            line.ask("ping", path="x" * 100_000)


# --- records -----------------------------------------------------------------------------------------


def test_records_are_uploaded_and_seen_again(client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "me")
    play_out(client, made["table"], {seat["seat"]: seat["token"] for seat in made["seats"]})
    record = client.get(f"/api/tables/{made['table']}/record").json()
    answer = client.post("/api/records", json=record)
    assert answer.status_code == 201, answer.text
    replay = answer.json()["replay"]
    told = client.get(f"/api/replays/{replay}?language=es").json()
    assert (told["game"], told["moves"], told["table"]) == ("paris", len(record["moves"]), None)
    assert client.get(f"/api/replays/{replay}/record").json() == record
    assert client.get(f"/api/replays/{made['table']}/record").json() == record


@pytest.mark.parametrize(
    "record",
    [
        [],
        {},
        {"format": 1, "game": "paris", "rules": 1, "options": {}, "moves": [], "position": {}},
        {"format": 1, "game": "paris", "rules": 99, "options": {}, "moves": [], "seed": 1},
        {"format": 1, "game": "chess", "rules": 1, "options": {}, "moves": [], "seed": 1},
        {"format": 1, "game": "munivers", "rules": 1, "options": {"content": "/etc"}, "moves": [], "seed": 1},
        {"format": 1, "game": "munivers", "rules": 1, "options": {"content": ["/etc"]}, "moves": [], "seed": 1},
        {"format": 1, "game": "paris", "rules": 1, "options": {}, "moves": [[0, "take/Z9"]], "seed": 1},
        {"format": 1, "game": "paris", "rules": 1, "options": {}, "moves": [[0, "pass"]] * 5_000, "seed": 1},
        {"format": 1, "game": "paris", "rules": 1, "options": {}, "moves": [], "seed": -1},
        {"format": 1, "game": "paris", "rules": 1, "options": {}, "moves": [], "seed": 10**30},
        {"format": 1, "game": "\ud800", "rules": 1, "options": {}, "moves": [], "seed": 1},
        {"format": 1, "game": "paris", "rules": 1, "options": {"\ud800": "\ud800"}, "moves": [], "seed": 1},
        {"format": 1, "game": "paris", "rules": 1, "options": {}, "moves": [[0, "\ud800"]], "seed": 1},
        {"format": 1, "game": "paris", "rules": 1, "options": {}, "moves": [], "seed": 1, "\ud800": 1},
    ],
)
def test_bad_records_are_refused_in_words(client: httpx.Client, record: Any) -> None:
    answer = client.post("/api/records", content=json.dumps(record))
    assert answer.status_code in (404, 422), answer.text
    assert answer.json()["code"] in ("bad-record", "bad-option", "no-such-game")


def test_records_that_are_no_json_are_refused(client: httpx.Client) -> None:
    for body in (b"", b"\xff\xfe", b"[" * 100_000, b'{"a":' * 10_000, b"NaN", b"1" * 10_000):
        answer = client.post("/api/records", content=body)
        assert answer.status_code in (400, 422), body[:10]


def test_mutated_records_are_refused_or_replayed(client: httpx.Client) -> None:
    made = new_table(client, "tiny_towns", "me", "me")
    play_out(client, made["table"], {seat["seat"]: seat["token"] for seat in made["seats"]})
    record = json.dumps(client.get(f"/api/tables/{made['table']}/record").json())
    random = Random(4)
    for _ in range(25):
        where = random.randrange(len(record))
        body = record[:where] + random.choice(['"', "0", "[", "}", "x", ""]) + record[where + random.randrange(3) :]
        assert client.post("/api/records", content=body.encode()).status_code in (201, 400, 404, 422), body[:200]


def test_households_count_as_one_address() -> None:
    assert neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::9") != neighbourhood("2001:db8:1:3::9")
    assert neighbourhood("") == ""


def test_a_database_that_fails_is_said_and_nothing_is_lost(house: House, client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    token = made["seats"][0]["token"]
    store, move = house.app.state.service.rooms.store, {"number": 0, "path": "take/V6"}
    headers = {"Authorization": f"Bearer {token}"}
    with Line(house.url, made["table"], token) as line:
        line.hello(0)
        together, store._together = store._together, failing
        try:
            assert line.ask("move", **move)["code"] == "unavailable"
            assert client.post(f"/api/tables/{made['table']}/moves", json=move, headers=headers).status_code == 503
        finally:
            store._together = together
        assert line.ask("move", **move)["number"] == 1


def test_what_is_refused_is_no_error_in_the_log_and_what_fails_is(
    house: House, client: httpx.Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    service = house.app.state.service
    caplog.set_level(logging.INFO)

    def asked(status: int) -> set[int]:
        caplog.clear()
        assert client.post("/api/tables", json={"game": "paris", "seats": [{"who": "me"}] * 2}).status_code == status
        eventually(lambda: bool(levels(status)))  # it is logged when it was sent
        return levels(status)

    def levels(status: int) -> set[int]:
        return {one.levelno for one in caplog.records if getattr(one, "status", None) == status}

    with monkeypatch.context() as patch:
        patch.setattr(service.shelf, "_games", {})
        assert asked(503) == {logging.INFO}
    monkeypatch.setattr(service.rooms, "game", lambda _: 1 // 0)
    assert asked(500) == {logging.ERROR}


def failing(_: object) -> None:
    raise OperationalError("", {}, Exception("the disk is full"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_refused_before_it_is_read_is_refused_in_the_language_asked_for(
    client: httpx.Client, language: str
) -> None:
    answer = client.post(f"/api/records?language={language}", content=b"x" * 400_000)
    assert (answer.status_code, answer.json()["text"]) == (413, Words.load("table", language)("error-too-large"))
