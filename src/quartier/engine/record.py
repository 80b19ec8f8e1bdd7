"""A saved game: rules version, options, seed and moves. Nothing else is needed to have it all again."""

import json
import os
import stat
from collections.abc import Mapping
from contextlib import suppress
from errno import EACCES
from pathlib import Path
from secrets import token_hex
from typing import Any

from quartier.engine.errors import BadRecord, QuartierError, shown
from quartier.engine.locale import mistake
from quartier.engine.plain import plain

FORMAT = 1
REQUIRED = {"format": int, "game": str, "rules": int, "options": dict, "moves": list}
OPTIONAL = {"seed": int, "position": dict}
RECORD = "record"
"""What the texts know a record by that is no file."""
LONGEST = 10_000_000
"""Characters of a file that could be a saved game: a long one has 20,000, and a device has no end."""
BESIDE = ".quartier-{}.tmp"
"""The name of a file that is being written, with sixteen hexadecimal digits in it."""
ABANDONED_AFTER = 3_600.0
"""Seconds after which nobody writes at such a file any more: whoever did was killed."""


def read_record(source: str | Path | Mapping[str, Any]) -> dict[str, Any]:
    """Return a record from a file or from data, checked for its shape."""
    data: Any = source
    name = RECORD
    if isinstance(source, str | Path):
        name = str(source)
        data = read_json(source)
    if not isinstance(data, Mapping):
        raise mistake(BadRecord, "record-object", file=name, fields=", ".join(REQUIRED))
    try:
        record: dict[str, Any] = plain(data)
    except QuartierError as error:
        raise mistake(BadRecord, "record-plain", file=name, reason=error) from error
    _check_fields(name, record)
    _check_moves(name, record["moves"])
    return record


def read_json(path: str | Path) -> Any:
    """Return what a JSON file holds; raise an error that names the file."""
    try:
        with Path(path).open(encoding="utf-8") as file:
            text = file.read(LONGEST + 1)
        if len(text) > LONGEST:
            raise mistake(BadRecord, "record-long", most=f"{LONGEST:,}")
        return json.loads(text)
    except OSError as error:
        sentence = f"{path} can't be read: {error.strerror}"
        raise BadRecord(sentence, "unreadable", file=path, reason=error.strerror) from error
    except (ValueError, RecursionError) as error:  # no JSON, no text, or no reasonable file name
        raise BadRecord(f"{path!s} is no saved game: {error}", "no-saved-game", file=path, reason=error) from error


def _check_fields(name: str, record: Mapping[str, Any]) -> None:
    for field, wanted in REQUIRED.items():
        if field not in record:
            raise mistake(BadRecord, "record-lacks", file=name, field=repr(field))
        if type(record[field]) is not wanted:
            raise _wrong_type(name, field, wanted, record[field])
    for field in record:
        if field not in REQUIRED and field not in OPTIONAL:
            raise mistake(BadRecord, "record-unknown", file=name, field=repr(field))
        if field in OPTIONAL and type(record[field]) is not OPTIONAL[field]:
            raise _wrong_type(name, field, OPTIONAL[field], record[field])
    if ("seed" in record) == ("position" in record):
        raise mistake(BadRecord, "record-start", file=name)
    if record["format"] != FORMAT:
        raise mistake(BadRecord, "record-format", file=name, found=record["format"], known=FORMAT)


def _wrong_type(name: str, field: str, wanted: type, value: object) -> BadRecord:
    return mistake(BadRecord, "record-type", file=name, field=repr(field), type=wanted.__name__, given=shown(value))


def _check_moves(name: str, moves: list[Any]) -> None:
    for number, move in enumerate(moves, 1):
        good = isinstance(move, list) and len(move) == 2 and type(move[0]) is int and isinstance(move[1], str)
        if not good:
            raise mistake(BadRecord, "record-shape", file=name, number=number, given=shown(move))


def write_record(record: Mapping[str, Any], path: str | Path) -> None:
    """Write a record so that a person can read it: a move a line."""
    fields = [
        f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in record.items()
        if key != "moves"
    ]
    moves = ",\n".join(f"    {json.dumps(move, ensure_ascii=False)}" for move in record["moves"])
    body = ",\n".join([*fields, f'  "moves": [\n{moves}\n  ]' if moves else '  "moves": []'])
    try:
        write_whole(path, ("{\n" + body + "\n}\n").encode())
    except (OSError, ValueError, TypeError) as error:
        name = shown(str(path) if isinstance(path, Path) else path)
        sentence = f"the game can't be saved as {name}: {error}"
        raise QuartierError(sentence, "unsaved", file=name, reason=error) from error


# --- files that are whole at every moment ----------------------------------------------------------------


def write_whole(path: str | Path, content: bytes) -> None:
    """Write a file so that whoever reads it finds all of the old content or all of the new.

    Neither a full disk nor a lost process leaves half a file: the new one is written beside the old one and put in
    its place by the system in one step. A link keeps leading where it led, and a file keeps its permissions. What
    killed writers left behind in the folder is cleared away.
    """
    target = Path(os.path.realpath(path))
    there = target.exists()
    if there and not target.is_file():  # a device or a pipe has nothing to lose, and must not be replaced
        target.write_bytes(content)
        return
    if there and not os.access(target, os.W_OK):
        raise PermissionError(EACCES, os.strerror(EACCES))
    beside = target.with_name(BESIDE.format(token_hex(8)))
    try:
        _write_new(beside, content)
        if there:
            beside.chmod(stat.S_IMODE(target.stat().st_mode))
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _settle(target.parent)
    with suppress(OSError):
        _clear_abandoned(target)


def _write_new(path: Path, content: bytes) -> None:
    """Write a file that was not there, and wait until it lies on the disk."""
    with path.open("xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _settle(folder: Path) -> None:
    """Wait until the disk knows the new name too, on systems that can open a folder; the content is safe already."""
    try:
        opened = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(opened)
    except OSError:
        pass
    finally:
        os.close(opened)


def _clear_abandoned(written: Path) -> None:
    """Clear away new files beside one just written that nobody writes at any more, by the clock of their own disk."""
    latest = written.stat().st_mtime - ABANDONED_AFTER
    for left in written.parent.glob(BESIDE.format("[0-9a-f]" * 16)):
        with suppress(OSError):
            if left.lstat().st_mtime < latest:
                left.unlink()
