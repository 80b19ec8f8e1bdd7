"""Libraries that only the lab, trained bots and learning environments need: players install none of them."""

import shlex
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from quartier.engine.errors import QuartierError

EXTRAS = {
    "joblib": "lab", "choix": "lab", "matplotlib": "lab", "scipy": "lab", "ray": "cluster", "onnxruntime": "net",
    "gymnasium": "envs", "pettingzoo": "envs", "pyspiel": "openspiel", "numba_cuda": "gpu",
}  # fmt: skip
"""The library, and the extra of this project that brings it."""


def needed(module: str) -> Any:
    """Return a module of one of these libraries; where it is not installed, say how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise missing(error) from error


def missing(error: ModuleNotFoundError) -> QuartierError:
    """Return the error that says how to get a library that was not found; one that no extra brings we can't explain."""
    library = (error.name or "").split(".")[0]
    if library not in EXTRAS:
        raise error
    command = command_for(EXTRAS[library])
    sentence = f"this needs {library}, which is not installed; in the folder of this project: {command}"
    return QuartierError(sentence, "extra", library=library, command=command)


def command_for(extra: str) -> str:
    """Return what installs an extra for the Python that runs.

    Where that has no pip of its own, as under `scripts/play`, another one's pip is told for whom it installs.
    """
    pip = "pip" if find_spec("pip") else f"pip --python {shlex.quote(sys.executable)}"
    return f"{pip} install -e '.[{extra}]'"
