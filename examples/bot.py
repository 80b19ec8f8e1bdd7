"""A player in a few lines of plain Python: sits down at a table and plays random legal moves, over HTTP.

    python examples/bot.py http://127.0.0.1:8000 TABLE SEAT

TABLE is the last part of a table's address, SEAT the number of an open seat there, from 0. Nothing but Python is
needed: the same few requests work from any language. docs/protocol.md tells of all that can be asked.
"""

import json
import random
import sys
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def ask(address: str, token: str = "", body: object = None) -> Any:
    """Send a request and return the answer; with a body it is a POST."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(address, data, headers)) as answer:
            return json.load(answer)
    except HTTPError as error:
        refusal = json.load(error)
        raise SystemExit(f"{refusal['text']} {refusal.get('detail', '')}") from error


def moves(trie: dict[str, Any], walked: tuple[str, ...] = ()) -> list[str]:
    """Return all legal moves: every way through the trie to a place where a move may end."""
    found = []
    for option in trie["options"]:
        path = (*walked, option["choice"])
        if "all" in option:
            found.append("/".join(path))
        if option["next"]:
            found += moves(option["next"], path)
    return found


def play(server: str, table: str, seat: int) -> list[int]:
    """Sit down, play to the end, and return who has won."""
    address = f"{server}/api/tables/{table}"
    token = ask(f"{address}/seats/{seat}", body={"name": "Random bot"})["token"]
    while True:
        state = ask(f"{address}/state?seat={seat}&layout=none", token)
        status = state["status"]
        if status.get("over"):
            winners: list[int] = status["winners"]
            return winners
        if state.get("choices"):
            path = random.choice(moves(state["choices"]))
            ask(f"{address}/moves", token, {"seat": seat, "number": status["turn"], "path": path})
        else:
            time.sleep(0.2)


if __name__ == "__main__":
    server, table, seat = sys.argv[1:]
    print("The winners are", play(server.rstrip("/"), table, int(seat)))
