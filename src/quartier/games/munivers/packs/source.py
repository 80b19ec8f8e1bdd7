"""Reads one TOML file of a content pack and remembers on which line everything stands, for errors that help."""

import re
import tomllib
from pathlib import Path
from typing import Any

from quartier.engine.errors import QuartierError
from quartier.engine.plain import plain

_HEADER = re.compile(r"^\s*\[\[?\s*([\w.-]+)\s*\]\]?")
_KEY = re.compile(r"^\s*([\w-]+)\s*=")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_ERROR_LINE = re.compile(r"at line (\d+)")

Place = tuple[str | int, ...]
"""Where something stands: table, number of the table, key, number of the item; as much of it as is known."""


class Source:
    """One file: its data, the lines of its parts, and the problems found in it."""

    def __init__(self, path: Path, problems: list[str]) -> None:
        self.path = path
        self.problems = problems
        self.data: dict[str, Any] = {}
        self.readable = False
        self._lines: dict[Place, int] = {}
        try:
            text = path.read_text(encoding="utf-8")
        except OSError:
            self.report((), "the file is missing")
            return
        except UnicodeDecodeError as error:
            self.report((), f"the file is not UTF-8: {error.reason}")
            return
        self._find_lines(text)
        try:
            self.data = plain(tomllib.loads(text))
            self.readable = True
        except RecursionError:
            self.report((), "too many lists lie in each other")
        except QuartierError as error:
            self.report((), str(error))
        except ValueError as error:  # no TOML, or a number with thousands of digits
            found = _ERROR_LINE.search(str(error))
            line = int(found[1]) if found else len(text.splitlines())
            self.problems.append(f"{path.name}:{line}: {str(error).split(' (at')[0]}")

    def report(self, place: Place, reason: str) -> None:
        """Note a problem at a place; the line is that of the innermost part that can be found."""
        while place and place not in self._lines:
            place = place[:-1]
        self.problems.append(f"{self.path.name}:{self._lines.get(place, 1)}: {reason}")

    def tables(self, name: str) -> list[dict[str, Any]]:
        """Return the tables `[[name]]` of the file."""
        tables = self.data.get(name, [])
        if isinstance(tables, list) and all(isinstance(table, dict) for table in tables):
            return tables
        self.report((name, 0), f"write [[{name}]] for each {name}")
        return []

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
                count = sum(1 for known in self._lines if len(known) == 2 and known[0] == header[1])
                place, key = (header[1], count), ""
                self._lines[place] = number
                self._lines.setdefault((header[1],), number)
                continue
            bare = _STRING.sub('""', line.split(" #")[0])
            if depth == 0 and (found := _KEY.match(bare)):
                key, items = found[1], 0
                self._lines[(*place, key)] = number
                inside_text = line.count('"""') == 1
            for mark in bare:
                if mark == "{" and key:
                    self._lines[(*place, key, items)] = number
                    items += 1
                depth += (mark in "[{") - (mark in "]}")
