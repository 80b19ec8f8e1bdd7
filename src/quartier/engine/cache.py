"""Where compiled code is kept between starts.

A file holds the code of one entry. Its folder is named after everything that the code was made of: the sources that end
up in it, the compiler, this machine's processor. So code can't go stale, and a file that is whole needs no other proof.

What lies there is run, so it must be a folder that nobody else can write to. Where there is none, where the disk is
full or a file is broken, the code is compiled anew: that takes its time, and works.
"""

import ast
import hashlib
import os
import shutil
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import llvmlite.binding as llvm
import numba
import numpy as np
import platformdirs

PACKAGE = Path(__file__).parent.parent
LONGEST_WAIT = 600
"""Seconds after which we no longer believe that another process is compiling."""
UNUSED = 30 * 24 * 3600
"""Seconds after which code that nobody asked for makes room: every change of a source leaves a folder behind."""
_STARTED = time.time()
_DIGEST = hashlib.sha256
_OTHERS_CAN_WRITE = stat.S_IWGRP | stat.S_IWOTH


class Place:
    """The place for the code of one entry."""

    def __init__(self, file: Path, function: str) -> None:
        root = private_folder()
        self._folder = root / folder_name(file) if root and _is_as_imported(file) else None
        self._file = self._folder / f"{function}.code" if self._folder else None

    def read(self) -> bytes | None:
        """Return the code, if it is there and whole."""
        if self._file is None or self._folder is None:
            return None
        try:
            content = self._file.read_bytes()
        except OSError:
            return None
        with suppress(OSError):
            os.utime(self._folder)
        size = _DIGEST().digest_size
        return content[size:] if _DIGEST(content[size:]).digest() == content[:size] else None

    def write(self, code: bytes) -> None:
        """Keep the code, if that is possible."""
        from quartier.engine.record import write_whole

        if self._file is not None:
            with suppress(OSError):
                write_whole(self._file, _DIGEST(code).digest() + code)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Wait until no other process compiles the same source, then let others wait."""
        lock = self._lock()
        try:
            yield
        finally:
            if lock is not None:
                lock.release()

    def _lock(self) -> Any:
        """Return the system's lock on the folder, which ends with the process that holds it; None: there is none."""
        from filelock import FileLock, Timeout

        if self._folder is not None:
            with suppress(OSError, NotImplementedError, Timeout):  # some file systems know no locks
                self._folder.mkdir(mode=stat.S_IRWXU, exist_ok=True)
                lock = FileLock(self._folder / "lock", timeout=LONGEST_WAIT)
                lock.acquire()
                return lock
        return None


# --- the folder --------------------------------------------------------------------------------------


@cache
def private_folder() -> Path | None:
    """Return the folder of all compiled code; None where there is none that only this user can write to."""
    folder = Path(platformdirs.user_cache_dir("quartier")) / "compiled"
    with suppress(OSError):
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=stat.S_IRWXU, exist_ok=True)
        folder = folder.resolve(strict=True)  # a link on the way could lead elsewhere later
        if _is_private(folder):
            return folder
    return None


def _is_private(folder: Path) -> bool:
    """Tell whether nobody but this user and the system's administrator can put something there, or replace it."""
    if not hasattr(os, "geteuid"):
        return True  # Windows: the folder lies within the user's own, which has its rights
    if folder.stat().st_mode & _OTHERS_CAN_WRITE:
        return False
    return all(_keeps_what_it_holds(place.stat()) for place in (folder, *folder.parents))


def _keeps_what_it_holds(found: os.stat_result) -> bool:
    """Tell whether strangers can't replace what lies in a folder; in a sticky one each replaces only their own."""
    strangers_can_write = found.st_mode & stat.S_IWOTH and not found.st_mode & stat.S_ISVTX
    return found.st_uid in (os.geteuid(), 0) and not strangers_can_write


def keeps() -> bool:
    """Tell whether what is compiled now can be kept for the next start."""
    folder = private_folder()
    return folder is not None and os.access(folder, os.W_OK)


def prune() -> None:
    """Remove code that has not been asked for in a long time."""
    folder = private_folder()
    for place in folder.iterdir() if folder else ():
        with suppress(OSError):
            if place.is_dir() and time.time() - place.stat().st_mtime > UNUSED:
                shutil.rmtree(place)


def folder_name(file: Path) -> str:
    """Return the name of the folder for the entries of a source file."""
    checked = "-checked" if numba.config.BOUNDSCHECK else ""
    return f"{room(file)}-{file.stem}-{_digest_of(file)[:16]}{checked}"


def room(file: Path) -> str:
    """Return whose code a file has: the name of a game, or the folder of the file."""
    return file.parent.parent.name if file.parent.name == "rules" else file.parent.name


@cache
def _digest_of(file: Path) -> str:
    digest = _DIGEST(_compiler().encode())
    for path in sorted(sources(file)):
        digest.update(path.read_bytes())
    return digest.hexdigest()


@cache
def _compiler() -> str:
    """Return all that decides what is made of a source."""
    name = numba.config.CPU_NAME or llvm.get_host_cpu_name()
    features = numba.config.CPU_FEATURES or llvm.get_host_cpu_features().flatten()
    versions = (sys.implementation.cache_tag, numba.__version__, np.__version__, llvmlite.__version__)
    return repr((*versions, llvm.get_process_triple(), name, features, int(numba.config.OPT)))


# --- sources -----------------------------------------------------------------------------------------


@cache
def sources(file: Path) -> frozenset[Path]:
    """Return a file and all files of this package that it imports, directly or not; but for this one."""
    found = {file}
    unread = [file]
    while unread:
        new = _imported(unread.pop()) - found - {Path(__file__)}
        found |= new
        unread += new
    return frozenset(found)


@cache
def _imported(file: Path) -> frozenset[Path]:
    """Return the files of this package that a file imports."""
    modules = set()
    for node in _executed(_parsed(file)):
        if isinstance(node, ast.ImportFrom) and node.module:
            modules |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
        elif isinstance(node, ast.Import):
            modules |= {name.name for name in node.names}
    own = [module.split(".")[1:] for module in modules if module.startswith(PACKAGE.name + ".")]
    paths = (PACKAGE.joinpath(*parts).with_suffix(".py") for parts in own)
    return frozenset(path for path in paths if path.is_file())


def _executed(tree: ast.AST) -> Iterator[ast.AST]:
    """Give all nodes of a source but those that are there for checkers of types alone."""
    yield tree
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            yield from _executed(node)


@cache
def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_bytes())


def _is_as_imported(file: Path) -> bool:
    """Tell whether no source has changed since this program began: else old code would be kept under a new name.

    A source from the future, by this machine's clock, was written by another clock, and before.
    """
    now = time.time()
    return not any(_STARTED <= path.stat().st_mtime <= now for path in sources(file))


def entries(file: Path) -> list[tuple[Path, str]]:
    """Return the entries in a file and in all that it imports."""
    return [
        (path, node.name)
        for path in sorted(sources(file))
        for node in _parsed(path).body
        if isinstance(node, ast.FunctionDef) and any(map(_is_entry, node.decorator_list))
    ]


def _is_entry(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "entry"


def missing(file: Path) -> list[str]:
    """Return the entries that would be compiled if a file were imported now; nothing is imported to find out."""
    return [name for path, name in entries(file) if Place(path, name).read() is None]
