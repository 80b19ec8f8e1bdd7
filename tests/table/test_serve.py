"""The command `quartier serve`: addresses, ports, locks, logs, and a stop in good order."""

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from quartier.engine.errors import QuartierError
from quartier.table.serve import AlreadyServed, alone, listen, serve
from quartier.table.settings import PORT, Settings
from quartier.table.store.database import BadDatabase, open_database
from tests.table.crowd import Crowd
from tests.table.house import Process, new_table


def test_the_next_free_port_is_taken_if_the_usual_one_is_not_free(caplog: pytest.LogCaptureFixture) -> None:
    with socket.socket() as taken:
        try:
            taken.bind(("127.0.0.1", PORT))
            taken.listen()
        except OSError:
            pass  # somebody else has it, which serves as well
        listening, settings = listen(Settings())
        listening.close()
    assert settings.port > PORT
    told = caplog.records[-1]
    assert (told.msg, vars(told)["taken"], vars(told)["port"]) == ("port-taken", PORT, settings.port)


def test_a_port_that_was_asked_for_is_not_replaced() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(QuartierError, match="can't listen"):
            listen(Settings(port=taken.getsockname()[1]))


def test_one_file_has_one_server(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'table.sqlite3'}")
    with alone(settings) as note:
        note("http://127.0.0.1:1234")
        with pytest.raises(QuartierError, match=r"http://127\.0\.0\.1:1234"), alone(settings):
            pass
    with alone(settings):
        pass


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "mysql://x/y",
        "sqlite://",
        "sqlite:////proc/nothing/here.sqlite3",
        "postgresql://127.0.0.1:1/nothing",
    ],
)
def test_a_database_that_cannot_be_used_is_refused_in_one_line(url: str) -> None:
    with pytest.raises(BadDatabase, match=r"^the database can't be used: .+$") as refused:
        open_database(url)
    assert "\n" not in str(refused.value)


def test_binding_to_other_machines_warns(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "quartier", "serve", "--no-browser", "--port", "0", "--host", "0.0.0.0"]
    with subprocess.Popen(
        [*command, "--database", f"sqlite:///{tmp_path / 'table.sqlite3'}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert re.match(r"Quartier is at http://(?!0\.0\.0\.0)\d+\.\d+\.\d+\.\d+:\d+", process.stdout.readline())
        assert process.stderr is not None
        told = {}
        for line in map(json.loads, process.stderr):
            told[line["text"]] = line["level"]
            if line["text"] == "games-ready":
                process.terminate()
    assert told["reachable-without-https"] == "warning"
    assert "only-here" not in told


def test_a_stop_finishes_what_was_acknowledged_and_is_no_failure(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    with Process(database) as first:
        crowd = Crowd([first.url], 2, "me", "greedy")

        async def play() -> Process:
            playing = asyncio.ensure_future(crowd.play())
            await crowd.moved(12, playing)
            assert await asyncio.to_thread(first.end, signal.SIGTERM) == 0
            second = await asyncio.to_thread(Process, database, first.port)
            await playing
            return second

        with asyncio.run(play()) as second:
            crowd.check(second.url)
            assert second.end(signal.SIGINT) == 0


def test_logs_are_lines_of_json_without_secrets(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with (
        Process(f"sqlite:///{tmp_path / 'table.sqlite3'}", log=log) as server,
        httpx.Client(base_url=server.url) as client,
    ):
        made = new_table(client, "paris", "me", "open")
        token = made["seats"][0]["token"]
        client.get(f"/sit/{token}")
        client.post(f"/api/tables/{made['table']}/seats/1", json={"name": "Somebody"})
        client.get(f"/api/tables/{made['table']}/state?seat=0", headers={"Authorization": f"Bearer {token}"})
        client.get("/api/tables/x?password=hunter2")
        server.end()
    text = log.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    assert {line["route"] for line in lines if line["text"] == "request"} >= {"/sit/{token}", "/api/tables"}
    assert {line["text"] for line in lines} >= {"only-here", "game-begun", "stopped"}
    for secret in (token, "Somebody", "hunter2", "Bearer"):
        assert secret not in text
    assert not re.search(r"seed", text)


def test_who_starts_it_twice_is_led_to_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("quartier.table.serve.log_to_stderr", lambda kind, sentences: None)  # noqa: ARG005
    settings = Settings(database=f"sqlite:///{tmp_path / 'table.sqlite3'}")
    with alone(settings) as note:
        note("http://127.0.0.1:1234")
        serve(settings, browser=True)
        assert opened == ["http://127.0.0.1:1234"]
        assert "already at http://127.0.0.1:1234" in capsys.readouterr().out
        with pytest.raises(AlreadyServed):
            serve(settings, browser=False)


def test_the_server_comes_up_before_anything_is_compiled() -> None:
    listing = "import sys, quartier.table.app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=True).stdout.split()
    assert "quartier.bots.names" in loaded
    assert "quartier.bots.players" not in loaded
    assert not [name for name in loaded if re.match(r"quartier\.games\.\w+\.rules|quartier\.engine\.playout", name)]
