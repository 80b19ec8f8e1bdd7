"""Where a game is kept, and what is never written over.

A game that was given no file is kept in the user's data folder. Nothing that a person wrote is lost: a file is written
over only if it holds nothing but this very game at an earlier time.
"""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import platformdirs

from quartier.engine.errors import BadOption, BadRecord, QuartierError
from quartier.engine.match import Match
from quartier.engine.record import read_json, write_record
from quartier.terminal import signals

Record = Mapping[str, Any]


class Keeper:
    """Keeps one game in one file.

    `known` is what that file held when it was last read or written, `kept` whether anything was kept here at all.
    """

    def __init__(self, file: Path | None = None, known: Record | None = None) -> None:
        self.file = file
        self.known = known
        self.kept = False

    def check(self, match: Match) -> None:
        """Refuse a file that can't be written or holds something else, before a game is played that is to go there."""
        if self.file is None:
            return
        self._refuse_others(self.file, _record(match))
        needed = [self.file.parent, *([self.file] if self.file.exists() else [])]
        if not self.file.parent.is_dir() or not all(os.access(place, os.W_OK) for place in needed):
            sentence = f"the game can't be saved as {str(self.file)!r}: this file can't be written"
            raise BadOption(sentence, "unwritable", file=repr(str(self.file)))

    def keep(self, match: Match, file: Path | None = None) -> list[QuartierError]:
        """Save the game in that file; or where it is kept and, if that fails, where it can be. Return what failed."""
        failures: list[QuartierError] = []
        for place in self._places(match.game.name) if file is None else [file]:
            try:
                self._save(_record(match), place)
                return failures
            except QuartierError as error:
                failures.append(error)
        raise failures[0]

    def _save(self, record: Record, file: Path) -> None:
        if file != self.file or record != self.known:
            self._refuse_others(file, record)
            with signals.held():
                write_record(record, file)
                self.file, self.known = file, record
        self.kept = True

    def _places(self, game: str) -> Iterator[Path]:
        if self.file is not None:
            yield self.file
        name = f"{game}-{datetime.now():%Y%m%d-%H%M%S-%f}.json"
        yield games_folder() / name
        with suppress(OSError):
            yield Path(gettempdir()) / name

    def _refuse_others(self, file: Path, record: Record) -> None:
        """Refuse a file that is there but was not written by this game, and a name that no file can have."""
        try:
            file.lstat()
            ours = file.is_file() and self._is_ours(file, record)
        except FileNotFoundError:
            return
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            sentence = f"the game can't be saved as {str(file)!r}: {reason}"
            raise BadOption(sentence, "unsaved", file=repr(str(file)), reason=reason) from error
        if not ours:
            raise BadOption(
                f"the game can't be saved as {str(file)!r}: it holds something else, which is left as it is; "
                "choose another name",
                "something-else",
                file=repr(str(file)),
            )

    def _is_ours(self, file: Path, record: Record) -> bool:
        """Tell whether a file is empty, or holds what we know, or the beginning of this game."""
        if not file.stat().st_size:
            return True
        try:
            held = read_json(file)
        except BadRecord:
            return False
        return held == self.known or is_beginning(held, record)


def games_folder() -> Path:
    """Return the folder for games that were given no file."""
    folder = platformdirs.user_data_path("quartier") / "games"
    with suppress(OSError):  # saving a game there says what is wrong
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def is_record(data: object) -> bool:
    """Tell whether this was written as the record of a game: a position was not."""
    return isinstance(data, Mapping) and "format" in data


def is_beginning(earlier: Any, record: Record) -> bool:
    """Tell whether one record is the other at an earlier time: the same start, and no other moves."""
    if not is_record(earlier) or not isinstance(moves := earlier.get("moves"), list):
        return False
    return bool(earlier == {**record, "moves": record["moves"][: len(moves)]})


def _record(match: Match) -> Record:
    """Return the record as it is read back from a file."""
    record: Record = json.loads(json.dumps(match.record()))
    return record
