"""Reads one TOML file of a content pack and remembers on which line everything stands, for errors that help.

A pack that extends another gives only what changes: its file is laid over that of the other pack.
"""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quartier.engine.errors import BadContent, QuartierError
from quartier.engine.locale import mistake
from quartier.engine.plain import plain

_HEADER = re.compile(r"^\s*\[\[?\s*([\w.-]+)\s*\]\]?")
_KEY = re.compile(r"^\s*([\w-]+)\s*=")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_ERROR_LINE = re.compile(r"at line (\d+)")

Place = tuple[str | int, ...]
"""Where something stands: table, number of the table, key, number of the item; as much of it as is known."""
MISTAKES = "munivers/mistakes"
"""Where the texts lie that say what is wrong."""
WHOLE = frozenset({"name", "flavour"})
"""Tables of texts, which are given as a whole or not at all."""


class Source:
    """One file: its data, the lines of its parts, and the problems found in it."""

    def __init__(self, path: Path, problems: list[BadContent], label: str = "") -> None:
        self.label = label or path.name
        self.problems = problems
        self.data: dict[str, Any] = {}
        self.readable = False
        self._lines: dict[Place, tuple[str, int]] = {}
        try:
            text = path.read_text(encoding="utf-8")
        except OSError:
            self.report((), "file-missing")
            return
        except UnicodeDecodeError as error:
            self.report((), "file-not-text", reason=error.reason)
            return
        self._find_lines(text)
        try:
            self.data = plain(tomllib.loads(text))
            self.readable = True
        except RecursionError:
            self.report((), "file-deep")
        except QuartierError as error:
            self.problems.append(self._at(1, error))
        except ValueError as error:  # no TOML, or a number with thousands of digits
            found = _ERROR_LINE.search(str(error))
            line = int(found[1]) if found else len(text.splitlines())
            self.problems.append(self._at(line, str(error).split(" (at")[0]))

    def report(self, place: Place, key: str, **values: object) -> None:
        """Note a problem at a place, `error-pack-KEY`; the line is that of the innermost part that can be found."""
        reason = mistake(BadContent, f"pack-{key}", MISTAKES, **values)
        while place and place not in self._lines:
            place = place[:-1]
        label, line = self._lines.get(place, (self.label, 1))
        self.problems.append(self._at(line, reason, label))

    def _at(self, line: int, reason: object, label: str = "") -> BadContent:
        return mistake(BadContent, "pack-line", MISTAKES, file=label or self.label, line=line, reason=reason)

    def tables(self, name: str) -> list[dict[str, Any]]:
        """Return the tables `[[name]]` of the file."""
        tables = self.data.get(name, [])
        if isinstance(tables, list) and all(isinstance(table, dict) for table in tables):
            return tables
        self.report((name, 0), "tables", table=name)
        return []

    # --- one file over another -----------------------------------------------------------------------------

    def lay_over(self, base: "Source") -> None:
        """Take from another file what this one does not say; tables with an id change the one of that id."""
        if not self.readable or not base.readable:
            return
        dropped = self._dropped(base)
        own, self.data = self.data, {key: value for key, value in base.data.items() if key != "extends"}
        lines, self._lines = self._lines, dict(base._lines)
        for key in [key for key, value in self.data.items() if _are_tables(value)]:
            self._keep(key, [n for n, table in enumerate(self.data[key]) if str(table.get("id")) not in dropped])
        for key, value in own.items():
            there: Any = self.data.get(key)
            if _are_tables(value) and _are_tables(there) and all("id" in table for table in there):
                self._change_tables(key, value, lines)
                continue
            both = isinstance(value, dict) and isinstance(there, dict) and key not in WHOLE
            self.data[key] = {**there, **value} if both else value
            self._lines = {place: line for place, line in self._lines.items() if both or place[0] != key}
            self._lines |= {place: line for place, line in lines.items() if place[0] == key}

    def _dropped(self, base: "Source") -> set[str]:
        """Return the ids that the file does without."""
        without = self.data.pop("without", [])
        if not isinstance(without, list) or not all(isinstance(id, str) for id in without):
            self.report(("without",), "without")
            return set()
        ids = {str(table.get("id")) for value in base.data.values() if _are_tables(value) for table in value}
        for id in without:
            if id not in ids:
                self.report(("without",), "without-unknown", id=repr(id), file=base.label)
        return set(without)

    def _keep(self, key: str, kept: list[int]) -> None:
        """Keep some tables of a name, with their lines."""
        self.data[key] = [self.data[key][number] for number in kept]
        places = {number: place for place, number in enumerate(kept)}
        lines = {place: line for place, line in self._lines.items() if place[0] != key or len(place) < 2}
        for place, line in self._lines.items():
            if place[0] == key and len(place) > 1 and place[1] in places:
                lines[key, places[int(place[1])], *place[2:]] = line
        self._lines = lines

    def _change_tables(self, key: str, own: list[dict[str, Any]], lines: Mapping[Place, tuple[str, int]]) -> None:
        """Change tables by their ids, and add those with new ids."""
        seen: set[str] = set()
        ids = [str(table["id"]) for table in self.data[key]]
        for number, table in enumerate(own):
            id = str(table.get("id"))
            place = ids.index(id) if id in ids else len(self.data[key])
            self._lines |= {(key, place, *at[2:]): line for at, line in lines.items() if at[:2] == (key, number)}
            if place == len(self.data[key]):
                self.data[key].append(table)
            else:
                self.data[key][place] = {**self.data[key][place], **table}
            if id in seen:
                self.report((key, place, "id"), "same-id", id=repr(id))
            seen.add(id)

    # --- lines ---------------------------------------------------------------------------------------------

    def _find_lines(self, text: str) -> None:
        place: Place = ()
        key = ""
        items = depth = 0
        inside_text = False
        for number, line in enumerate(text.splitlines(), 1):
            if inside_text:
                inside_text = '"""' not in line
                continue
            if header := _HEADER.match(line):
                place, key = self._place_of(header[1]), ""
                self._note(place, number)
                if place[:-1] not in self._lines:
                    self._note(place[:-1], number)
                continue
            bare = _STRING.sub('""', line.split(" #")[0])
            if depth == 0 and (found := _KEY.match(bare)):
                key, items = found[1], 0
                self._note((*place, key), number)
                inside_text = line.count('"""') == 1
            for mark in bare:
                if mark == "{" and key:
                    self._note((*place, key, items), number)
                    items += 1
                depth += (mark in "[{") - (mark in "]}")

    def _note(self, place: Place, line: int) -> None:
        self._lines[place] = (self.label, line)

    def _place_of(self, header: str) -> Place:
        """Return where a header leads: the next table of its name; `[[board.level]]` lies in the last board."""
        place: Place = ()
        *outer, name = header.split(".")
        for part in outer:
            place = (*place, part, max(0, self._number_of((*place, part)) - 1))
        return (*place, name, self._number_of((*place, name)))

    def _number_of(self, place: Place) -> int:
        """Return how many tables of a name were found so far."""
        size = len(place) + 1
        return sum(1 for known in self._lines if len(known) == size and known[:-1] == place and type(known[-1]) is int)


def _are_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(table, dict) for table in value)
