"""Players read words: no name that only programs know stands in a question, a label, a log or a score."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import quartier
from quartier.bots.players import bot
from quartier.engine.locale import LANGUAGES, Words
from quartier.games import NAMES
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import name_in
from quartier.table.course import following
from quartier.table.shown import Look, picture, told

PLACE = re.compile(r"\b[a-i][1-9]\b")
"""The name of a space is the same in all languages."""
PACK = load_pack("short")
NAMED = [*(tile.name for tile in PACK.designs), *(poll.name for poll in PACK.polls), *(one.name for one in PACK.mayors)]
SHOPS = sorted((name_in(name, "uk") for name in NAMED), key=len, reverse=True)
"""Houses, newspapers and mayors of Paris keep their names, the longest first."""
FOREIGN = re.compile(r"[A-Za-z_\[\]]|\d\.\d")
"""What no Ukrainian sentence has."""


def bare(text: str) -> str:
    """Return a text without names."""
    for shop in SHOPS:
        text = text.replace(shop, "")
    return PLACE.sub("", text)


def said(trie: Any) -> Iterator[str]:
    """Yield all questions and labels."""
    yield trie["question"]
    for option in trie["options"]:
        yield option["label"]
        if option["next"]:
            yield from said(option["next"])


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_is_told_in_words_alone(game: str) -> None:
    match = quartier.new(game, seed=4, **({"content": "short"} if game == "munivers" else {}))
    player = bot("random", 1)
    texts: set[str] = set()
    while not match.over:
        seat = match.waiting[0]
        shown = picture(following(match), Look(seat, "uk", "none"))
        texts |= {shown.prompt, *said(shown.choices)}
        match.play_action(player.choose(match, seat), seat)
    texts |= {line["text"] for line in told(following(match), Look(None, "uk"), 0)}
    assert len(texts) > 50
    assert {text for text in texts if FOREIGN.search(bare(text))} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_installed_is_described_in_the_language_of_its_reader(client: httpx.Client, language: str) -> None:
    manifest = client.get(f"/manifest.{language}.webmanifest").json()
    assert (manifest["lang"], manifest["name"], manifest["id"]) == (language, "Quartier", "/")
    assert manifest["description"] == Words.load("table", language)("lobby-about")
    assert client.get("/manifest.xx.webmanifest").status_code == 404
