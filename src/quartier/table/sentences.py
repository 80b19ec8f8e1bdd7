"""What a person at the server's terminal reads: news in words, and mishaps in one short sentence."""

from collections.abc import Mapping
from typing import Any

from quartier.engine.locale import Words, listed
from quartier.engine.numbers import Numbers
from quartier.table.news import PERSON


class Sentences:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words.load("table/news", language)
        self._number = Numbers(language).number
        self.address = ""
        """Where the server is, once that is known."""

    def news(self, what: str, fields: Mapping[str, Any]) -> str:
        """Return a piece of news in words."""
        values: dict[str, Any] = {name: self._said(name, fields) for name in fields}
        if what == "game-over":
            values["count"] = len(fields["winners"]) if len(fields["points"]) > 1 else 0  # who plays alone beats nobody
        return self.words(what, **values)

    def mishap(self, what: str, serious: bool) -> str:
        """Return that something is not as it should be; `what` is said in English, to be looked up."""
        return self.words("failure" if serious else "warning", what=what)

    def _said(self, name: str, fields: Mapping[str, Any]) -> str:
        """Return a field in words; which other fields there are says what it means."""
        value, game = fields[name], fields.get("game", "")
        match name:
            case "game":
                return self._title(game)
            case "games":
                return listed([self._title(one) for one in value], self.language)
            case "table":
                return f"{self.address}/table/{value}"
            case "seats":
                return ", ".join(self._seated(game, seat, who) for seat, who in value.items())
            case "winners":
                return listed([self._seat(game, seat) for seat in value], self.language)
            case "points":
                most_first = sorted(value, key=value.__getitem__, reverse=True)
                return ", ".join(f"{self._seat(game, seat)} {self._number(value[seat])}" for seat in most_first)
        return str(value)

    def _title(self, game: str) -> str:
        return Words.load(game, self.language)("title")

    def _seat(self, game: str, seat: str) -> str:
        return Words.load(game, self.language)(f"seat-{seat}")

    def _seated(self, game: str, seat: str, who: str) -> str:
        name = self._seat(game, seat)
        if who == PERSON:
            return self.words("seat-person", seat=name)
        return self.words("seat-bot", seat=name, bot=Words.load("table", self.language)(f"bot-{who}"))
