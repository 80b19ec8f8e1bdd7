"""The example client plays as its text says."""

import subprocess
import sys
from pathlib import Path

import httpx

from quartier.engine.locale import Words
from tests.table.house import House, new_table

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_bot_sits_down_and_plays_to_the_end(house: House, client: httpx.Client) -> None:
    made = new_table(client, "paris", "greedy", "open")
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), house.url, made["table"], "1"], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("The winners are [")
    assert client.get(f"/api/tables/{made['table']}").json()["stage"] == "over"


def test_the_example_bot_says_what_the_server_says(house: House) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), house.url, "nothing", "1"], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 1
    assert Words.load("table", "en")("error-not-found") in done.stderr
