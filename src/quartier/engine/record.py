"""A saved game: rules version, options, seed and moves. Nothing else is needed to have it all again."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quartier.engine.errors import BadRecord, QuartierError

FORMAT = 1
REQUIRED = {"format": int, "game": str, "rules": int, "options": dict, "moves": list}
OPTIONAL = {"seed": int, "position": dict}


def read_record(source: str | Path | Mapping[str, Any]) -> dict[str, Any]:
    """Return a record from a file or from data, checked for its shape."""
    data: Any = source
    name = "the record"
    if isinstance(source, str | Path):
        name = str(source)
        data = read_json(source)
    if not isinstance(data, Mapping):
        raise BadRecord(f"{name} is no saved game: it must be an object with {', '.join(REQUIRED)}")
    _check_fields(name, data)
    _check_moves(name, data["moves"])
    return dict(data)


def read_json(path: str | Path) -> Any:
    """Return what a JSON file holds; raise an error that names the file."""
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"{path} can't be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:  # no JSON, no text, or no reasonable file name
        raise BadRecord(f"{path!s} is no saved game: {error}") from error


def _check_fields(name: str, data: Mapping[str, Any]) -> None:
    for field, wanted in REQUIRED.items():
        if field not in data:
            raise BadRecord(f"{name} lacks the field {field!r}")
        if type(data[field]) is not wanted:
            raise BadRecord(f"{name}: {field!r} must be of type {wanted.__name__}, not {data[field]!r}")
    for field in data:
        if field not in REQUIRED and field not in OPTIONAL:
            raise BadRecord(f"{name} has an unknown field {field!r}")
        if field in OPTIONAL and type(data[field]) is not OPTIONAL[field]:
            raise BadRecord(f"{name}: {field!r} must be of type {OPTIONAL[field].__name__}")
    if ("seed" in data) == ("position" in data):
        raise BadRecord(f"{name} must have either a seed or a position to start from")
    if data["format"] != FORMAT:
        raise BadRecord(f"{name} has format {data['format']}; this program reads format {FORMAT}")


def _check_moves(name: str, moves: list[Any]) -> None:
    for number, move in enumerate(moves, 1):
        good = isinstance(move, list) and len(move) == 2 and type(move[0]) is int and isinstance(move[1], str)
        if not good:
            raise BadRecord(f"{name}: move {number} must be [seat, path], not {move!r}")


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
        Path(path).write_text("{\n" + body + "\n}\n", encoding="utf-8")
    except (OSError, ValueError) as error:
        raise QuartierError(f"the game can't be saved as {str(path)!r}: {error}") from error
