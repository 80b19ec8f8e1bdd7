"""Imports point one way, as ARCHITECTURE.md says; ALLOWED is its picture of the layers."""

import ast
from pathlib import Path

import pytest

import quartier
from quartier.games import NAMES

PACKAGE = Path(quartier.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))

ALLOWED = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "bots": {"engine", "bots"},
    "reviews": {"engine", "bots", "reviews"},
    "lab": {"engine", "games", "bots", "reviews", "lab"},
    "envs": {"engine", "games", "bots", "envs"},
    "terminal": {"engine", "games", "bots", "terminal", "package"},
    "table": {"engine", "games", "bots", "reviews", "table", "package"},
    "cli": {"engine", "games", "bots", "lab", "terminal", "table", "package", "cli"},
    "package": {"engine", "games"},
    "__main__": {"cli"},
}


def room(module: list[str]) -> str:
    """Return the room that a module of the package lies in; a new room must be given its place above."""
    if not module or module == ["__init__"]:
        return "package"
    assert module[0] in ALLOWED, f"{module[0]} is no room of the house yet"
    return module[0]


def imports(file: Path) -> set[str]:
    """Return the modules of the package that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports name the whole path"
            assert node.module
            found |= {node.module} | {f"{node.module}.{name.name}" for name in node.names}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    modules = {name for name in found if name.split(".")[0] == "quartier"}
    return {name for name in modules if is_module(name)}


def is_module(name: str) -> bool:
    path = PACKAGE.joinpath(*name.split(".")[1:])
    return path.with_suffix(".py").is_file() or path.is_dir()


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(PACKAGE)) for file in FILES])
def test_imports_point_one_way(file: Path) -> None:
    here = room(list(file.relative_to(PACKAGE).with_suffix("").parts))
    for name in imports(file):
        there = room(name.split(".")[1:])
        assert there in ALLOWED[here], f"{here} must not import {name}"


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(PACKAGE)) for file in FILES])
def test_games_do_not_know_each_other(file: Path) -> None:
    parts = file.relative_to(PACKAGE).parts
    if parts[0] == "games" and len(parts) > 2:
        for name in imports(file):
            pieces = name.split(".")
            if pieces[1] == "games" and len(pieces) > 2:
                assert pieces[2] == parts[1], f"{parts[1]} must not import {name}"


WALL = {"engine.compile", "engine.kernels", "engine.doors", "engine.rules", "engine.layout"}
"""All that compiled rules may know beside each other."""


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(PACKAGE)) for file in FILES])
def test_compiled_rules_know_nothing_that_draws_or_speaks(file: Path) -> None:
    parts = file.relative_to(PACKAGE).parts
    if parts[0] == "games" and "rules" in parts:
        for name in leaves(imports(file)):
            inside = name.startswith(f"quartier.games.{parts[1]}.rules")
            assert inside or name.removeprefix("quartier.") in WALL, f"rules must not import {name}"


@pytest.mark.parametrize("game", NAMES)
def test_a_game_has_the_shape_of_all_games(game: str) -> None:
    folder = PACKAGE / "games" / game
    for name in ("RULES.md", "words/locale"):
        assert (folder / name).exists(), name
    for name in ("game", "moves", "view", "position/writing", "position/reading", "drawing/scene", "words/terminal",
                 "facts", "words/choices", "words/tell"):  # fmt: skip
        assert (folder / f"{name}.py").is_file(), name
    for name in ("state", "actions", "secrets", "taste", "observe", "checks", "rulebook", "entries"):
        assert (folder / "rules" / f"{name}.py").is_file(), name


def leaves(names: set[str]) -> set[str]:
    """Drop the packages that others of the names lie in."""
    return {name for name in names if not any(other.startswith(name + ".") for other in names)}


def test_a_wrong_import_would_be_noticed(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text("from quartier.games.paris import rules\nimport quartier.bots.players\n", encoding="utf-8")
    assert {room(name.split(".")[1:]) for name in imports(wrong)} == {"games", "bots"}
