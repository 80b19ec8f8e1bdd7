"""The client's own texts: all of them there, none too many, in every language."""

import re
from pathlib import Path

import pytest

from quartier.engine.locale import LANGUAGES
from tests.texts import messages

TABLE = Path(__file__).parents[2] / "src" / "quartier" / "table"
SCRIPTS = sorted((TABLE / "static" / "js").rglob("*.js"))
SAID = re.compile(r"say\(\s*([^)`]*?)[,)]|say\(`([^`]*)`")
NAME = re.compile(r'"([a-z0-9-]+)"')
SERVER = ("about-", "bot-", "choice-", "error-", "log-", "option-")
"""How the keys of the server's own texts begin."""
PLURALS = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "es": {"one", "other"},
    "uk": {"one", "few", "many", "other"},
    "ru": {"one", "few", "many", "other"},
}


def said() -> tuple[set[str], set[str]]:
    """Return the keys that the scripts name, and the beginnings of those that they put together."""
    keys: set[str] = set()
    beginnings: set[str] = set()
    for script in SCRIPTS:
        for plain, pattern in SAID.findall(script.read_text(encoding="utf-8")):
            keys.update(NAME.findall(plain))
            if pattern:
                beginnings.add(pattern.split("${")[0])
    return keys, beginnings


def test_every_text_that_the_client_says_is_there() -> None:
    keys, beginnings = said()
    known = messages("table", "en").keys()
    assert len(keys) > 100
    assert keys - known == set()
    assert all(any(key.startswith(beginning) for key in known) for beginning in beginnings)


def test_nothing_is_translated_that_nobody_says() -> None:
    keys, beginnings = said()
    of_others = {key for key in messages("table", "en") if key not in keys and not key.startswith(tuple(beginnings))}
    assert {key for key in of_others if not key.startswith(SERVER)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_depends_on_a_number_has_every_form_of_its_language(language: str) -> None:
    for key, text in messages("table", language).items():
        for forms in text.forms:
            assert forms == PLURALS[language], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_without_a_network_speaks_every_language_too(language: str) -> None:
    script = (TABLE / "static" / "js" / "offline.js").read_text(encoding="utf-8")
    assert re.search(rf"^  {language}: \[", script, re.MULTILINE)
