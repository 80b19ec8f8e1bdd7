"""Where the results of a command go: checked before the work begins, and written as a whole after it."""

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from quartier.engine.errors import BadOption
from quartier.engine.extras import needed
from quartier.lab.page import MADE_BY, write_page
from quartier.lab.wording import ReportWording

DATA = '{\n "quartier": "'
"""How reports begin that are data."""
BEGINNING = 400
"""Bytes of a file that tell what it is."""


@dataclass(frozen=True)
class Files:
    """The files that somebody named."""

    keep: Path | None = None
    """Finished games, a line each."""
    json: Path | None = None
    html: Path | None = None

    def check(self, *taken: Path) -> None:
        """Refuse files that can't be written or are one and the same, or taken, before hours are spent for them."""
        reports = [file for file in (self.json, self.html) if file is not None]
        named = [*taken, *([self.keep] if self.keep else []), *reports]
        for number, file in enumerate(named):
            if any(os.path.realpath(file) == os.path.realpath(other) for other in named[:number]):
                raise BadOption(f"{file} can't hold two things", "report-twice", file=file)
        for file in reports:
            _check_place(file)
        if self.html is not None:
            needed("matplotlib")

    def contents(self, data: Callable[[], Mapping[str, Any]], page: Callable[[], str]) -> dict[Path, str]:
        """Return what is to be written where."""
        found = {}
        if self.json is not None:
            found[self.json] = json.dumps(data(), ensure_ascii=False, indent=1) + "\n"
        if self.html is not None:
            found[self.html] = page()
        return found


def _check_place(file: Path) -> None:
    """Refuse a file that can't be replaced by a report, or holds anything but an earlier one, such as saved games."""
    there, folder = file.exists(), file.parent
    if (there and not file.is_file()) or not folder.is_dir() or not os.access(folder, os.W_OK):
        raise BadOption(f"{file} can't be written", "drawing-unwritable", file=file)
    if there and not _is_report(file):
        sentence = f"{file} holds something else, which is left as it is; name another file"
        raise BadOption(sentence, "report-elsewhere", file=file)


def _is_report(file: Path) -> bool:
    """Tell whether a file was written by us as a report, or is empty."""
    with file.open("rb") as opened:
        beginning = opened.read(BEGINNING)
    return not beginning or DATA.encode() in beginning or MADE_BY.encode() in beginning


def write_all(contents: Mapping[Path, str]) -> None:
    """Write what a command has found out to its files: before it is printed, since whoever reads may have left."""
    for file, content in contents.items():
        write_page(file, content)


def say_where(contents: Mapping[Path, str], console: Console, say: ReportWording) -> None:
    """Say which files were written."""
    for file in contents:
        console.print(say.written(file), soft_wrap=True)
