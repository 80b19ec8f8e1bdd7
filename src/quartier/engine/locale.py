"""Texts in five languages, kept in Fluent files (`locale/LANGUAGE.ftl`) beside what they speak of.

Fluent knows the plural rules of every language, so a translator writes whole sentences and the program
gives only numbers and names.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeVar

from quartier.engine.errors import BadOption, QuartierError, printable, shown

LANGUAGES = ("en", "uk", "fr", "es", "ru")
PACKAGE = Path(__file__).parent.parent
MOST_KNOWN = 8192
LONGEST_VALUE = 900
"""Characters that are put into a text at one place; Fluent refuses more than a thousand."""
EUPHONY = {"and": re.compile("h?[ií](?![aeo])", re.IGNORECASE), "or": re.compile("h?[oó]|8", re.IGNORECASE)}
"""The words before which Spanish says “e” instead of “y”, and “u” instead of “o”."""
PART = re.compile(r"\{(\w+)=(\w+)(\*?)\|([^{}]*)\}")
"""A part of a guide that is read only under an option."""
Failure = TypeVar("Failure", bound=QuartierError)


class Words:
    """The texts of one room of the house (a game, or the terminal) in one language."""

    def __init__(self, language: str, bundle: Any) -> None:
        self.language = language
        self._bundle = bundle
        self._known = lru_cache(MOST_KNOWN, typed=True)(self._put_together)
        """Texts that were asked for of late: Fluent takes long to put them together."""

    @classmethod
    def load(cls, room: str, language: str) -> "Words":
        """Return the texts of a room: a game, `reviews`, `lab`, `table`, or `quartier` for all else.

        `paris/mistakes` are those that only who writes positions or content for it reads; `table/news` those that only
        who runs a server reads, and no browser is sent.
        """
        _check(language)
        return _load(room, language)

    def __call__(self, key: str, **values: Any) -> str:
        """Return the text with that key. A missing key is an error of ours: a test finds it in every language."""
        return self._known(key, **values)

    def _put_together(self, key: str, **values: Any) -> str:
        message = self._bundle.get_message(key)
        text, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise KeyError(f"{key} ({self.language}): {errors}")
        return str(text)

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))


def listed(names: Sequence[str], language: str, joint: str = "and") -> str:
    """Return names as a list in words: “a, b and c”, with the joint `and` or `or` of the language."""
    if len(names) < 2:
        return "".join(names)
    joined = Words.load("quartier", language)(f"list-{joint}")
    if language == "es" and EUPHONY[joint].match(names[-1]):
        joined = {"and": " e ", "or": " u "}[joint]
    return f"{', '.join(names[:-1])}{joined}{names[-1]}"


def colon(language: str, what: str, text: str) -> str:
    """Return what something is: “Mayor: Anatole”, with the spaces that the language wants."""
    return Words.load("quartier", language)("colon", what=what, text=text)


def explained(error: QuartierError, language: str) -> str:
    """Return an error in the words of a language; what only programs can cause is said in English."""
    key = f"error-{error.key}"
    for room in (error.room, "quartier"):
        words = Words.load(room, language)
        if key in words:
            values = {name: _said(value, language)[:LONGEST_VALUE] for name, value in error.values.items()}
            return printable(words(key, **values))
    return str(error)


def _said(value: object, language: str) -> str:
    """Return a value of an error in words: errors within it are explained, several of them a line each."""
    if isinstance(value, QuartierError):
        return explained(value, language)
    if isinstance(value, tuple):
        return "\n".join(_said(part, language) for part in value)
    return str(value)


def mistake(kind: type[Failure], key: str, room: str = "quartier", **values: object) -> Failure:
    """Return an error whose texts lie in a room; what it says to programs is the English one, easy to type."""
    error = kind("", key, **values)
    error.room = room
    error.args = (explained(error, "en").replace("’", "'"),)
    return error


def _check(language: Any) -> None:
    """Refuse a language in which there are no texts."""
    if not isinstance(language, str) or language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise BadOption(
            f"no language {shown(language)}; there are {known}", "language", given=shown(language), known=known
        )


def locale_folder(room: str) -> Path:
    """Return where the texts of a room lie."""
    if room == "quartier":
        return PACKAGE / "locale"
    home, _, part = room.partition("/")
    return (PACKAGE if home in ("lab", "reviews", "table") else PACKAGE / "games") / home / "words" / (part or "locale")


def guide(game: str, language: str, options: Mapping[str, Any] | None = None) -> str:
    """Return the rules of a game as a player reads them, in Markdown: as they are under some options, or usually.

    A part `{option=value|text}` is read where the option has that value. A star after the value marks the usual one,
    which holds where nothing else is said; `{game=this|…}` and `{game=none*|…}` tell whether there is a game.
    """
    _check(language)
    text = (locale_folder(game).parent / "guide" / f"{language}.md").read_text(encoding="utf-8")
    said = {} if options is None else {"game": "this", **{name: _value(value) for name, value in options.items()}}

    def read(part: re.Match[str]) -> str:
        option, value, usual, words = part.groups()
        return words if (said[option] == value if option in said else usual) else ""

    return PART.sub(read, text)


def _value(value: Any) -> str:
    """Return what a guide calls the value of an option."""
    return "list" if isinstance(value, list) else str(value).lower()


@cache
def _load(room: str, language: str) -> Words:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and not needed to play

    bundle = FluentBundle([language], use_isolating=False)
    source = (locale_folder(room) / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return Words(language, bundle)
