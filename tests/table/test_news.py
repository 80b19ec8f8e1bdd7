"""What a server tells while it runs: sentences for a person at a terminal, lines of JSON elsewhere."""

import asyncio
import io
import json
import logging
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from quartier.cli import app
from quartier.engine.locale import LANGUAGES, PACKAGE
from quartier.games import NAMES
from quartier.table import news, shelf
from quartier.table.logs import Lines, Terminal
from quartier.table.seating import play_again
from quartier.table.sentences import Sentences
from quartier.table.serve import Server, configured
from quartier.table.settings import Settings
from tests.table.house import House, new_table, play_out
from tests.terminal.processes import PATIENCE
from tests.terminal.processes import Terminal as Screen
from tests.texts import messages

AT = re.compile(r"http://127\.0\.0\.1:\d+")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'table.sqlite3'}"


@contextmanager
def at_a_terminal(database: str, *options: str) -> Iterator[tuple[Screen, httpx.Client]]:
    """Run a server in a terminal of its own, and yield it when all games can be played."""
    with Screen("serve", "--no-browser", "--port", "0", "--database", database, *options) as screen:
        screen.until("http://127.0.0.1:")
        found = AT.search(screen.until("\n"))
        assert found
        with httpx.Client(base_url=found[0], timeout=PATIENCE) as client:
            yield screen, client


def sentences_in(shown: str) -> list[str]:
    """Return the lines of a terminal without colours and the time of day, which stands before each."""
    lines = re.sub(r"\x1b\[[\d;]*m|\^C|\r", "", shown).strip().split("\n")
    assert all(re.match(r"\d\d:\d\d  \S", line) for line in lines), lines
    return [line[7:] for line in lines]


ENGLISH = [
    r"Quartier is at http://127.0.0.1:\d+",
    r"Just for this computer. To let your network in, start with --host 0.0.0.0",
    r"Ready to play: Paris, Tiny Towns and Munivers de Paris.",
    r"Paris begins: Orange \(person\), Blue \(person\). Watch: http://127.0.0.1:\d+/table/{table}",
    r"Paris is over. (Orange|Blue) wins: (Orange|Blue) −?\d+, (Orange|Blue) −?\d+",
    r"Closing the table. Ctrl-C once more ends it at once.",
    r"Closed. Everything is stored, and every game can go on next time. Goodbye!",
]
UKRAINIAN = [
    r"Quartier тут: http://127.0.0.1:\d+",
    r"Лише для цього комп’ютера. Щоб впустити інших у мережі: --host 0.0.0.0",
    r"Можна грати: Париж, Крихітні містечка і Munivers de Paris.",
    r"Почалася гра: Париж. Помаранчеві \(людина\), Блакитні \(людина\). Дивитися: http://127.0.0.1:\d+/table/{table}",
    r"Гру закінчено: Париж. Перемога: (Пом|Блак)\w+. \w+ −?\d+, \w+ −?\d+",
    r"Закриваємо стіл. Ще раз Ctrl-C — і він закриється негайно.",
    r"Закрито. Усе збережено, ігри можна буде продовжити. До зустрічі!",
]


@pytest.mark.parametrize(("locale", "told"), [("en_GB.UTF-8", ENGLISH), ("uk_UA.UTF-8", UKRAINIAN)])
def test_a_person_at_a_terminal_is_told_in_their_language_how_it_goes_from_the_address_to_the_farewell(
    locale: str, told: list[str], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    with at_a_terminal(database) as (screen, client):
        screen.until("Munivers de Paris.")
        made = new_table(client, "paris", "me", "open")
        seat = client.post(f"/api/tables/{made['table']}/seats/1", json={"name": "Somebody"}).json()
        tokens = {0: made["seats"][0]["token"], 1: seat["token"]}
        play_out(client, made["table"], tokens)
        screen.type("\x03")
        shown = screen.read_to_the_end()
    assert screen.process.returncode == 0
    for line, pattern in zip(sentences_in(shown), told, strict=True):
        assert re.fullmatch(pattern.replace("{table}", made["table"]), line)
    for secret in (*tokens.values(), "Somebody", "/sit/", "seed"):
        assert secret not in shown


def test_a_table_at_which_one_can_still_sit_down_is_not_named(database: str) -> None:
    with at_a_terminal(database, "--language", "fr") as (screen, client):
        screen.until("Munivers de Paris.")
        waiting = new_table(client, "paris", "me", "open")["table"]
        bots = new_table(client, "tiny_towns", "greedy", "level-3")["table"]
        shown = screen.until(f"/table/{bots}")
    assert "Les Petites Bourgades. Blaireau (robot Gourmand), Renard (robot 3 · Voisin)." in shown
    assert waiting not in shown


def test_a_second_ctrl_c_ends_at_once_what_the_first_would_still_wait_for(database: str) -> None:
    with at_a_terminal(database, "--language", "en") as (screen, client):
        url = client.base_url
        with socket.create_connection((url.host, url.port), PATIENCE) as unfinished:
            head = f"Host: {url.host}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue"
            unfinished.sendall(f"POST /api/tables HTTP/1.1\r\n{head}\r\n\r\n".encode())
            assert b"100 Continue" in unfinished.recv(1024)
            screen.type("\x03")
            screen.until("Ctrl-C once more")
            screen.type("\x03")
            shown = screen.read_to_the_end()
    assert screen.process.returncode == 128 + signal.SIGINT
    assert "Closed." not in shown


def test_two_requests_to_stop_that_no_person_typed_are_one(tmp_path: Path) -> None:
    """As when a service and its supervisor both ask."""
    server = Server(configured(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite3'}")))
    server.handle_exit(signal.SIGTERM, None)
    server.handle_exit(signal.SIGTERM, None)
    assert server.should_exit
    assert not server.force_exit


def test_a_terminal_gets_json_where_that_is_asked_for(database: str) -> None:
    with at_a_terminal(database, "--log", "json", "--language", "en") as (screen, _):
        screen.until("games-ready")
        screen.type("\x03")
        first, *lines = screen.read_to_the_end().replace("^C", "").strip().splitlines()
    assert "Quartier is at" in first
    assert [json.loads(line)["text"] for line in lines] == ["only-here", "games-ready", "stopping", "stopped"]


def test_who_reads_it_elsewhere_may_ask_for_sentences_and_gets_them_without_colours(database: str) -> None:
    options = ("serve", "--log", "text", "--language", "es", "--host", "0.0.0.0", "--port", "0", "--no-browser")
    command = [sys.executable, "-m", "quartier", *options, "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith("Quartier is at http://")
        said = ""
        for line in process.stderr:
            said += line
            if "Ya se puede jugar" in line:
                process.terminate()
    assert "\x1b" not in said
    assert "en internet hace falta https: docs/deploy.md" in said
    assert sentences_in(said)[-1].startswith("Mesa cerrada.")


def test_json_has_a_line_for_each_request_to_the_api_and_none_for_a_file_of_a_page(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    with house.browser() as client:
        page = client.get("/").text
        files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert {name.rpartition(".")[2] for name in files} >= {"js", "css", "svg"}
        for file in (*files, "/favicon.ico", "/static/x/fonts/missing.woff2", "/table/abc", "/rules/paris"):
            client.get(file)
        client.get("/api/games")
        client.get("/sit/nobody")
    routes = [json.loads(Lines().format(one)).get("route") for one in caplog.records]
    assert [route for route in routes if route] == ["/api/games", "/sit/{token}"]


def test_games_that_begin_and_end_are_told_once_without_names_of_people(
    house: House, client: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    seats = [{"who": "me", "name": "Somebody"}, {"who": "bot", "bot": "greedy"}]
    made = client.post("/api/tables", json={"game": "paris", "seats": seats}).json()
    token = made["seats"][0]["token"]
    play_out(client, made["table"], {0: token})
    rooms = house.app.state.service.rooms

    async def both_ask_for_another() -> list[str]:
        room = await rooms.room(made["table"])
        return list(await asyncio.gather(play_again(rooms, room), play_again(rooms, room)))

    again, same = house.call(both_ask_for_another)
    assert again == same
    told = [json.loads(Lines().format(one)) for one in caplog.records if one.name == news.__name__]
    begun = [line for line in told if line["text"] == "game-begun"]
    assert [line["table"] for line in begun] == [made["table"], again]
    assert begun[0]["seats"] == {"orange": "person", "blue": "greedy"}
    (over,) = (line for line in told if line["text"] == "game-over" and line["table"] == made["table"])
    assert over["points"].keys() == {"orange", "blue"}
    assert "Somebody" not in json.dumps(told)


def test_games_are_said_to_be_prepared_and_how_long_each_took(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, news.__name__)
    compiled: set[str] = {NAMES[0]}

    async def compile_all() -> None:
        compiled.update(NAMES)

    monkeypatch.setattr(shelf, "_compile_all", compile_all)
    monkeypatch.setattr(shelf, "_is_ready", lambda name: name in compiled)
    monkeypatch.setattr(shelf, "_load", lambda name: name)
    monkeypatch.setattr(shelf, "LOOK", 0)
    asyncio.run(shelf.Shelf().prepare())
    sentences = [in_words(one) for one in caplog.records]
    assert sentences[0] == "Preparing Tiny Towns and Munivers de Paris for this computer: a minute or more, just once."
    assert sorted(sentences[1:-1]) == [
        "Munivers de Paris is ready (0\N{NO-BREAK SPACE}s).",
        "Tiny Towns is ready (0\N{NO-BREAK SPACE}s).",
    ]
    assert sentences[-1] == "Ready to play: Paris, Tiny Towns and Munivers de Paris."


def test_ctrl_c_while_games_are_prepared_is_no_failure_and_lets_nothing_be_compiled_instead(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It goes to the process that prepares them as well."""

    async def compiler(*_: str, **__: int) -> Any:
        async def communicate() -> tuple[None, bytes]:
            return None, b"Aborted!"

        return SimpleNamespace(communicate=communicate, returncode=128 + signal.SIGINT)

    async def interrupted() -> None:
        games = shelf.Shelf()
        preparing = asyncio.ensure_future(games.prepare())
        for _ in range(100):
            await asyncio.sleep(0)
        assert not games.ready
        preparing.cancel()
        await asyncio.gather(preparing, return_exceptions=True)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", compiler)
    monkeypatch.setattr(shelf, "_is_ready", lambda name: False)  # noqa: ARG005
    monkeypatch.setattr(shelf, "_load", lambda name: name)
    monkeypatch.setattr(shelf, "LOOK", 0)
    asyncio.run(interrupted())
    assert [one for one in caplog.records if one.levelno > logging.INFO] == []


def in_words(record: logging.LogRecord, language: str = "en") -> str:
    """Return what a terminal shows of a record."""
    stream = io.StringIO()
    Terminal(Sentences(language), stream).handle(record)
    return stream.getvalue()[7:].rstrip("\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_of_news_has_its_sentence_and_there_are_none_too_many(language: str) -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in (PACKAGE / "table").glob("*.py"))
    told = set(re.findall(r'\b(?:tell|_say|self\.words)\("([a-z-]+)"', sources))
    sentences = messages("table/news", language).keys()
    assert len(told) > 10
    assert told - sentences == set()
    assert {key for key in sentences if f'"{key}"' not in sources} == set()


@pytest.mark.parametrize(
    ("winners", "points", "told"),
    [
        (["fox"], {"badger": -3, "fox": 40}, "Tiny Towns is over. Fox wins: Fox 40, Badger −3"),
        (["badger", "fox"], {"badger": 7, "fox": 7}, "Tiny Towns is over. Badger and Fox share the victory: "),
        (["badger"], {"badger": 12}, "Tiny Towns is over: Badger 12"),
    ],
)
def test_the_end_of_a_game_is_told_with_who_won_and_who_plays_alone_beats_nobody(
    winners: list[str], points: dict[str, int], told: str
) -> None:
    fields: dict[str, Any] = {"game": "tiny_towns", "table": "x", "winners": winners, "points": points}
    assert Sentences("en").news("game-over", fields).startswith(told)


def failed(what: str, level: int, error: Exception | None = None) -> logging.LogRecord:
    trace = None if error is None else (type(error), error, None)
    return logging.LogRecord("quartier.table.live", level, "", 0, what, (), trace)


def test_a_mishap_is_one_short_sentence_that_does_not_repeat_what_an_error_knows() -> None:
    told = in_words(failed("an answer failed\nSQL", logging.ERROR, ValueError("token 1234")))
    assert told == "Something went wrong, but the table goes on: an answer failed: ValueError"
    assert in_words(failed("the disk is slow", logging.WARNING), "ru") == "Обратите внимание: the disk is slow"
    assert in_words(failed("too much to tell", logging.INFO)) == ""


def test_a_mishap_that_happens_again_and_again_is_told_once_a_minute() -> None:
    stream = io.StringIO()
    terminal = Terminal(Sentences("en"), stream)
    for second in range(0, 120, 5):
        for what in ("one", "other"):
            record = failed(what, logging.ERROR)
            record.created = 1e9 + second
            terminal.handle(record)
    assert len(stream.getvalue().splitlines()) == 4


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ([], ("127.0.0.1", True, None)),
        (["serve"], ("127.0.0.1", True, None)),
        (["--host", "0.0.0.0", "--no-browser", "--log", "json"], ("0.0.0.0", False, "json")),
    ],
)
def test_without_a_command_the_table_is_run(
    typed: list[str], asked: tuple[str, bool, str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Any] = []

    def serve(settings: Settings, browser: bool, log: str | None, language: str) -> None:  # noqa: ARG001
        found.append((settings.host, browser, log))

    monkeypatch.setattr("quartier.table.serve.serve", serve)
    assert CliRunner().invoke(app, typed).exit_code == 0
    assert found == [asked]


def test_help_and_version_are_told_without_a_table() -> None:
    told = CliRunner().invoke(app, ["--help"])
    assert told.exit_code == 0
    assert "Usage" in told.output
    told = CliRunner().invoke(app, ["--version"])
    assert (told.exit_code, told.output) == (0, f"quartier {version('quartier')}\n")


def test_the_api_has_the_version_of_the_program(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    assert client.get("/api/openapi.json").json()["info"]["version"] == version("quartier")
    monkeypatch.setattr("quartier.table.app.version", lambda _: "7.8.9")
    assert configured(Settings()).app.version == "7.8.9"  # type: ignore[union-attr]
